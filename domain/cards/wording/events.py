"""What happens, as clauses: who does it, what it happens to."""

from typing import cast, get_args

from domain.cards.ir import terms as t
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, count_word, with_article

_REFERENCES = get_args(t.Reference)


def subject(filter_: t.Filter, s: Speaker, noun: str = "") -> str:
    """Return the object that it is about, with its article."""
    if filter_ == t.Is(t.This()):
        return s.this
    if isinstance(filter_, t.Is):
        return nouns.reference(filter_.what, s)
    if filter_ == t.ANYTHING:
        return "a source"
    if isinstance(filter_, t.Or):
        return " or ".join(subject(part, s, noun) for part in filter_.of)
    phrase = nouns.objects(filter_, s, noun="" if _is_named(filter_) else noun)
    if phrase.startswith("other "):
        return "another " + phrase.removeprefix("other ")
    return with_article(phrase)


def _is_named(filter_: t.Filter) -> bool:
    """Whether a filter has a noun of its own."""
    if isinstance(filter_, t.And):
        return any(_is_named(part) for part in filter_.of)
    return isinstance(filter_, t.Type | t.Subtype | t.Is | t.Or)


def either_of(what: t.Filter | t.Reference, s: Speaker, noun: str = "permanent") -> str:
    """Return objects that match, or those that a reference stands for."""
    if isinstance(what, _REFERENCES):
        who = {t.Players("all"): "a player", t.Players("opponents"): "an opponent"}
        return (
            who[what] if isinstance(what, t.Players) and what in who else nouns.reference(what, s)
        )
    return with_article(noun) if what == t.ANYTHING else subject(cast(t.Filter, what), s, noun)


def fighter(what: t.Filter, s: Speaker) -> str:
    """Return the creature that takes part in combat."""
    return either_of(what, s, "creature")


def player(who: t.Reference, s: Speaker, verb: str) -> str:
    """Return a player with the verb that goes with them."""
    word, _, rest = verb.partition(" ")
    third = word + ("es" if word.endswith(("s", "x", "ch", "sh")) else "s")
    if word.endswith("y") and word[-2] not in "aeiou":
        third = word[:-1] + "ies"
    third += f" {rest}" if rest else ""
    if who == t.EVERYONE:
        return f"a player {third}"
    if who == t.Players("opponents"):
        return f"an opponent {third}"
    name = nouns.reference(who, s)
    return f"you {verb}" if name == "you" else f"{name} {third}"


def damage(p: t.Damaged, s: Speaker) -> str:
    """Return damage that is dealt, or that something is dealt."""
    kind = "combat damage" if p.combat else "damage"
    if p.combat is False:
        kind = "noncombat damage"
    hurt = p.recipient
    if p.source == t.ANYTHING and hurt is not None and not isinstance(hurt, t.You | t.Players):
        return f"{either_of(hurt, s)} is dealt {kind}"
    return f"{subject(p.source, s)} deals {kind}{_recipient(p, s)}"


def _recipient(p: t.Damaged, s: Speaker) -> str:
    recipient = p.recipient
    if recipient == t.Players("opponents"):
        return " to an opponent"
    if isinstance(recipient, t.You):
        return " to you"
    if recipient is not None:
        return f" to {either_of(recipient, s)}"
    if p.to == "any":
        return ""
    return " to a player" if p.to == "player" else " to a creature"


def zone_change(p: t.ZoneChange, s: Speaker) -> str:
    """Return what goes where, in the words that the rules have for it, and through whom."""
    if p.through is None:
        return _goes(p, s)
    whose = " an opponent controls" if p.through == t.Players("opponents") else ""
    return f"{_goes(p, s)} because of a spell or ability{whose}"


def _goes(p: t.ZoneChange, s: Speaker) -> str:
    # Only what was or will be a permanent is one.
    elsewhere = "battlefield" not in (p.origin, p.to)
    noun = "card" if elsewhere else ""
    anything = "a permanent" if p.origin == "battlefield" else "a card"
    who = subject(p.what, s, noun) if p.what != t.ANYTHING else anything
    if p.verb in ("discard", "sacrifice", "mill", "create") and p.by is not None:
        return f"{player(p.by, s, p.verb)} {who}"
    if p.verb is not None and p.verb not in ("resolve", "put"):
        return f"{who} is {_PARTICIPLES.get(p.verb, p.verb)}"
    if p.to == "battlefield" and p.origin is None:
        return f"{who} enters" + (
            "" if p.elsewhere is None else f" from other than the {p.elsewhere}"
        )
    if p.to == "battlefield":
        return f"{who} enters from {_zone(p.origin)}"
    if p.origin == "battlefield" and p.to == "graveyard":
        return f"{who} dies"
    if p.origin == "battlefield" and p.to is None:
        return f"{who} leaves the battlefield"
    if p.to is None:
        return f"{who} leaves {_zone(p.origin)}"
    where = f" into {_zone(p.to)}"
    source = f" from {_zone(p.origin)}" if p.origin else " from anywhere"
    if p.elsewhere is not None:
        source += f" other than the {p.elsewhere}"
    return f"{who} is put{where}{source}"


_PARTICIPLES = {
    "discard": "discarded", "sacrifice": "sacrificed", "mill": "milled", "create": "created",
    "destroy": "destroyed", "exile": "exiled", "return": "returned", "cast": "cast",
    "counter": "countered", "surveil": "surveiled", "play": "played", "draw": "drawn",
}  # fmt: skip


def _zone(zone: str | None) -> str:
    return (
        "the battlefield" if zone == "battlefield" else "exile" if zone == "exile" else f"a {zone}"
    )


def attack(p: t.Attacks, s: Speaker) -> str:
    """Return an attack: by whom, on whom, with how many others."""
    words = f"{fighter(p.what, s)} attacks"
    if p.others:
        many = count_word(str(p.others))
        words = f"{fighter(p.what, s)} and at least {many} other creatures attack"
    if p.beside is not None:
        words += f" together with {either_of(p.beside, s)}"
    if p.against is not None:
        if p.against == t.Players("opponents"):
            return f"{words} an opponent"
        words += f" {either_of(p.against, s)}"
    return words + (" alone" if p.alone else "")


def counters(p: t.CounterChange, s: Speaker) -> str:
    """Return counters put on something, or removed from it."""
    noun = f"{p.kind} counter" if p.kind else "counter"
    if p.last:
        return f"the last {noun} is removed from {either_of(p.what, s)}"
    on = either_of(p.what, s) if p.who is None else nouns.reference(p.who, s)
    if p.by is not None:
        return f"{player(p.by, s, 'put')} one or more {noun}s on {on}"
    way = "removed from" if p.removed else "put on"
    return f"one or more {noun}s are {way} {on}"


def activation(p: t.Activates, s: Speaker) -> str:
    """Return the activation of an ability, or of a keyword's."""
    if p.keyword == "cycling":
        card = "a card" if p.what == t.ANYTHING else subject(p.what, s)
        return f"{player(p.who, s, 'cycle')} {card}"
    ability = with_article(f"{p.keyword} ability" if p.keyword else "ability")
    of = "" if p.what == t.ANYTHING else f" of {subject(p.what, s)}"
    return f"{player(p.who, s, 'activate')} {ability}{of}"


def aim(by: t.Filter, s: Speaker) -> str:
    """Return what targets: a spell or ability, and whose."""
    match by:
        case t.And(()):
            return "a spell or ability"
        case t.ControlledBy(who):
            name = nouns.reference(who, s)
            owner = "an opponent" if who == t.Players("opponents") else name
            return f"a spell or ability {owner} control{'' if name == 'you' else 's'}"
        case t.IsSpell():
            return "a spell"
        case _:
            return with_article(nouns.objects(by, s))
