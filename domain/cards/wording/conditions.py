"""Conditions as clauses."""

from typing import assert_never

from domain.cards.ir import terms as t
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, count_word, with_article

_OPERATORS = {
    "<": "is less than", "<=": "is at most", "==": "is", "!=": "is not", ">=": "is at least",
    ">": "is greater than",
}  # fmt: skip


def condition(c: t.Condition, s: Speaker) -> str:
    """Return a condition as a clause."""
    match c:
        case t.Compare(left, op, right):
            return f"{nouns.value(left, s)} {_OPERATORS[op]} {nouns.value(right, s)}"
        case t.Exists(filter_, zone, least):
            return _exists(filter_, zone, least, s)
        case t.Matches(what, filter_):
            return f"{nouns.reference(what, s)} is {_predicate(filter_, s)}"
        case t.TurnOf(who):
            return f"it's {nouns.possessive(who, s)} turn"
        case t.Kicked():
            return f"{s.this} was kicked"
        case t.Did(name):
            return f"there is {with_article(name)}"
        case t.Every(parts):
            return " and ".join(condition(part, s) for part in parts)
        case t.Either(parts):
            return " or ".join(condition(part, s) for part in parts)
        case t.Unless(of):
            return f"it isn't true that {condition(of, s)}"
        case _:
            assert_never(c)


def _exists(filter_: t.Filter, zone: str, least: int, s: Speaker) -> str:
    phrase = nouns.objects(filter_, s, noun="" if zone == "battlefield" else "card")
    for ending, subject in ((" you control", "you control"), (" defending player controls",
                                                              "defending player controls")):  # fmt: skip
        if phrase.endswith(ending):
            noun = phrase.removesuffix(ending)
            some = with_article(noun) if least == 1 else f"{count_word(str(least))} or more {noun}"
            return f"{subject} {some}"
    some = with_article(phrase) if least == 1 else f"{count_word(str(least))} or more {phrase}"
    where = "on the battlefield" if zone == "battlefield" else f"in a {zone}"
    return f"{some} is {where}"


def _predicate(filter_: t.Filter, s: Speaker) -> str:
    if isinstance(filter_, t.Status) and filter_.status != "token":
        return filter_.status.replace("_", "-")
    return with_article(nouns.objects(filter_, s))
