"""Conditions as clauses."""

from typing import assert_never

from domain.cards.ir import terms as t
from domain.cards.wording import negating, nouns, relations
from domain.cards.wording.grammar import (
    Speaker,
    count_word,
    either,
    past_tense,
    with_article,
)

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
        case t.OnTop(whose, filter_):
            card = with_article(nouns.objects(filter_, s, noun="card"))
            return f"the top card of {nouns.possessive(whose, s)} library is {card}"
        case t.TurnOf(who):
            return f"it's {nouns.possessive(who, s)} turn"
        case t.DuringStep(steps):
            return f"it's {_steps(steps)}"
        case t.Happened():
            return happened(c, s)
        case t.CastFrom(zone, what):
            return f"{nouns.reference(what, s)} was cast{f' from your {zone}' if zone else ''}"
        case t.CastWith(way, what):
            return f"{nouns.reference(what, s)} was cast for its {way} cost"
        case t.PaidExtra(name):
            return f"{s.this}'s {name} cost was paid"
        case t.Kicked(cost):
            return f"{s.this} was kicked{f' with its {cost} kicker' if cost is not None else ''}"
        case t.Arrived(what):
            return (
                f"{nouns.reference(what, s)} came under your control since your last upkeep began"
            )
        case t.Did(name):
            return f"there is {with_article(name)}"
        case t.Someone(who, inner):
            said, s.each = s.each, "they"
            text = condition(inner, s)
            s.each = said
            some = with_article(nouns.reference(who, s).removeprefix("each "))
            if text.startswith("they control "):
                return f"{some} controls {text.removeprefix('they control ')}"
            return f"for {some}, {text}"
        case t.Every(parts):
            return " and ".join(condition(part, s) for part in parts)
        case t.Either(parts):
            return " or ".join(condition(part, s) for part in parts)
        case t.Unless(of):
            return negating.negated(of, s)
        case _:
            assert_never(c)


def happened(c: t.Happened, s: Speaker) -> str:
    """Return that something happened this turn or last turn, how often or how much."""
    from domain.cards.wording.patterns import event

    when = "this turn" if c.window == "turn" else "last turn"
    if isinstance(c.event, t.Nth):
        often = f"{count_word(str(c.event.number))} or more times"
        return f"{past_tense(event(c.event.of, s))} {often} {when}"
    clause = past_tense(event(c.event, s))
    if c.sum:
        many = f" {c.least} or more life" if clause.endswith(" life") else f" {c.least} or more"
        return f"{clause.removesuffix(' life')}{many} {when}"
    times = "" if c.least == 1 else f" {count_word(str(c.least))} or more times"
    alone = " by one player" if c.each and c.least > 1 and not clause.startswith("a player") else ""
    return f"{clause}{times}{alone} {when}"


_CONTROL = {" you control": "you control", " they control": "they control",
            " defending player controls": "defending player controls",
            " your opponents control": "your opponents control"}  # fmt: skip


def _exists(filter_: t.Filter, zone: str, least: int, s: Speaker) -> str:
    one = least == 1
    phrase, where = relations.within(filter_, zone, s, many=not one)
    owner = next((ending for ending in _CONTROL if ending in phrase), None)
    noun = phrase if owner is None else phrase.replace(owner, "", 1)
    some = with_article(noun) if one else f"{count_word(str(least))} or more {noun}"
    if owner is not None:
        return f"{_CONTROL[owner]} {some}"
    if zone == "battlefield":
        return f"{some} {'is' if one else 'are'}{where}"
    return f"there {'is' if one else 'are'} {some}{where}"


def absent(c: t.Exists, s: Speaker) -> str:
    """Return that there are no such objects, or fewer than so many."""
    phrase, where = relations.within(c.filter, c.zone, s, many=True)
    few = "no" if c.min == 1 else f"fewer than {count_word(str(c.min))}"
    owner = next((ending for ending in _CONTROL if ending in phrase), None)
    if owner is not None:
        return f"{_CONTROL[owner]} {few} {phrase.replace(owner, '', 1)}"
    return f"there are {few} {phrase}{where}"


def _predicate(filter_: t.Filter, s: Speaker) -> str:
    if isinstance(filter_, t.Status) and filter_.status != "token":
        return filter_.status.replace("_", "-")
    if filter_ == t.ControlledBy(t.You()):
        return "under your control"
    if isinstance(filter_, t.HasCounter):
        return f"bearing {with_article(f'{filter_.kind} counter'.strip())}"
    # What has no noun of its own is only so: it is red, it is attacking.
    phrase = nouns.objects(filter_, s, noun=_NOTHING)
    alone = phrase.removesuffix(f" {_NOTHING}")
    return alone if _NOTHING not in alone else with_article(nouns.objects(filter_, s))


_NOTHING = "\N{NULL}"


_COMBAT = {"begin_combat", "declare_attackers", "declare_blockers", "combat_damage", "end_combat"}
_PHASES = {
    "upkeep": "an upkeep", "draw": "a draw step", "end": "an end step",
    "declare_attackers": "the declare attackers step",
    "declare_blockers": "the declare blockers step",
}  # fmt: skip


def _steps(steps: tuple[str, ...]) -> str:
    """Return steps of the turn as a time."""
    if set(steps) >= _COMBAT:
        return "combat"
    if "begin_combat" in steps and "declare_attackers" not in steps:
        return "before attackers are declared"
    return either([_PHASES.get(step, step.replace("_", " ")) for step in steps])
