"""What objects have to do with others and with the past, and what is counted over many."""

from domain.cards.ir import terms as t
from domain.cards.mana import COLOR_NAMES
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, listed, ordinal, past_tense, with_article

_KINDS = {
    "name": "different names", "color": "colors", "type": "card types",
    "basic": "basic land types", "creature_type": "creature types", "power": "different powers",
    "mana_value": "different mana values",
}  # fmt: skip
_COUNTED = t.Aggregate | t.Distinct | t.Devotion | t.History | t.TimesResolved
_RELATED = t.Shares | t.Attached | t.Bears | t.InZone | t.Targeting | t.Past


def counted(v: _COUNTED, s: Speaker) -> str:
    """Return a number that is counted over many objects or events."""
    match v:
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
        case t.History(of, window, total):
            counted_as = "the total amount, as" if total else "the number of times"
            return f"{counted_as} {past_tense(_event(of, s))} {_when(window)}"
        case _:
            return "the number of times that this ability has resolved this turn"


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
        case t.Shares(what, of):
            kind = with_article(what.replace("_", " "))
            return f"that shares {kind} with {nouns.reference(of, s)}"
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
