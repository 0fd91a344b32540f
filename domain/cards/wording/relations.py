"""What objects have to do with others and with the past, and what is counted over many."""

from domain.cards.ir import terms as t
from domain.cards.mana import COLOR_NAMES
from domain.cards.wording import nouns
from domain.cards.wording.grammar import (
    Speaker,
    either,
    listed,
    ordinal,
    past_tense,
    plural,
    with_article,
)

_KINDS = {
    "name": "different names", "color": "colors", "type": "card types",
    "basic": "basic land types", "creature_type": "creature types", "power": "different powers",
    "mana_value": "different mana values",
}  # fmt: skip
_COUNTED = t.Count | t.Aggregate | t.Distinct | t.Devotion | t.History | t.TimesResolved
_RELATED = t.Shares | t.Akin | t.Attached | t.Bears | t.InZone | t.Targeting | t.Past


def counted(v: _COUNTED, s: Speaker) -> str:
    """Return a number that is counted over many objects or events."""
    match v:
        case t.Count(filter_, zone):
            phrase, where = within(filter_, zone, s, many=True)
            return f"the number of {phrase}{where}"
        case t.Aggregate(fn, of, stat, zone):
            lead = {"max": "greatest", "min": "least", "sum": "total"}[fn]
            among = nouns.objects(of, s, many=True, noun="" if zone == "battlefield" else "card")
            return f"the {lead} {stat.replace('_', ' ')} among {among}{_where(zone)}"
        case t.Distinct(among, what, zone):
            noun = "" if zone == "battlefield" else "card"
            phrase = nouns.objects(among, s, many=True, noun=noun)
            return f"the number of {_KINDS[what]} among {phrase}{_where(zone)}"
        case t.Devotion(colors, who):
            named = listed([COLOR_NAMES[color] for color in colors])
            return f"{nouns.possessive(who, s)} devotion to {named}"
        case t.History(of, window, total, before):
            counted_as = "the total amount, as" if total else "the number of times"
            past = f"{counted_as} {past_tense(_event(of, s))} {_when(window)}"
            return past + (" before that" if before else "")
        case _:
            return "the number of times that this ability has resolved this turn"


_IN = {"stack": " on the stack", "exile": " in exile", "everywhere": " in every zone"}


def within(filter_: t.Filter, zone: str, s: Speaker, *, many: bool) -> tuple[str, str]:
    """Return objects of a zone as a noun phrase, and where they are."""
    if zone == "battlefield":
        phrase = nouns.objects(filter_, s, many=many)
        known = any(word in phrase for word in (" control", "attacking", "blocking"))
        return phrase, "" if known else " on the battlefield"
    parts = filter_.of if isinstance(filter_, t.And) else (filter_,)
    owners = [part.who for part in parts if isinstance(part, t.OwnedBy)]
    rest = t.And(tuple(part for part in parts if not isinstance(part, t.OwnedBy)))
    noun = "spell" if zone == "stack" else "card"
    phrase = nouns.objects(rest if owners else filter_, s, many=many, noun=noun)
    if zone in ("stack", "exile", "command", "everywhere"):
        return phrase, _IN.get(zone, "")
    if len(owners) == 1 and not isinstance(owners[0], t.Players):
        return phrase, f" in {nouns.possessive(owners[0], s)} {zone}"
    if owners == [t.Players("opponents")]:
        return phrase, f" in your opponents' {plural(zone)}"
    if owners == [t.Players("all")]:
        return phrase, f" in each player's {zone}"
    return phrase, f" in all {plural(zone)}" if many else f" in a {zone}"


def _where(zone: str) -> str:
    return {"battlefield": "", "graveyard": " in graveyards"}.get(zone, f" in the {zone}")


def _when(window: t.Window) -> str:
    return "this turn" if window == "turn" else "last turn"


def _event(pattern: t.Pattern, s: Speaker) -> str:
    from domain.cards.wording.patterns import event

    return event(pattern, s)


def related(filter_: _RELATED, s: Speaker) -> str:
    """Return what stands behind a noun: what it has to do with something else."""
    match filter_:
        case t.Shares(_, of, only) if only:
            return (
                f"that is {either([with_article(k) for k in only])} as {nouns.reference(of, s)} is"
            )
        case t.Shares(what, of):
            kind = with_article(what.replace("_", " "))
            return f"that shares {kind} with {nouns.reference(of, s)}"
        case t.Akin(what, to, zone):
            kind = with_article(what.replace("_", " "))
            other, where = within(to, zone, s, many=False)
            return f"that shares {kind} with {with_article(other)}{where}"
        case t.Attached(to):
            return f"attached to {with_article(nouns.objects(to, s))}"
        case t.Bears(attachment):
            return f"with {with_article(nouns.objects(attachment, s))} attached to it"
        case t.InZone(zone):
            return f"on the {zone}" if zone in ("battlefield", "stack") else f"in {zone}"
        case t.Targeting(what, only):
            from domain.cards.wording.events import either_of

            return f"that targets {'only ' if only else ''}{either_of(what, s)}"
        case t.Past(event, part, window):
            return f"{_part_in(event, part, s)} {_when(window)}"


def _part_in(event: t.Pattern, part: str, s: Speaker) -> str:
    """Return what something did or was done to, as a relative clause."""
    if isinstance(event, t.Nth):
        clause = past_tense(_event(event.of, s))
        return f"that is the {ordinal(event.number)} for which {clause}"
    clause = past_tense(_event(event, s))
    if part == "object" and isinstance(event, t.Damaged):
        by = "" if event.source == t.ANYTHING else f" by {_source(event, s)}"
        return f"that was dealt {'combat ' if event.combat else ''}damage{by}"
    for vague in ("a creature ", "a permanent ", "a source ", "a card "):
        if clause.startswith(vague):
            return f"that {clause.removeprefix(vague)}"
    return f"that took part as {clause}"


def _source(event: t.Damaged, s: Speaker) -> str:
    from domain.cards.wording.events import subject

    return subject(event.source, s)
