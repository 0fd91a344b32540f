"""Doing over what a player did: one round of a loop, and whether it leads back (CR 732.2a)."""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

import msgspec
from msgspec.structs import replace

from domain.kernel.chance import Label
from domain.kernel.refusals import Illegal, Malformed
from domain.rules import agenda as fr
from domain.rules import course, layers, looks
from domain.rules import facts as f
from domain.rules.engine import Engine
from domain.rules.state import GameState, Player, zone_name

_REVEALING = (f.Rolled, f.Shuffled, f.Arranged, f.Known, f.DrewFromEmpty)


class _Unforeseen(Exception):
    """What is done over again needs chance."""


class _NoChance:
    """Implements ``ChanceSource``: nothing that can be foretold needs it."""

    def shuffle(self, label: Label, n: int) -> NoReturn:
        raise _Unforeseen

    def roll(self, label: Label, sides: int) -> NoReturn:
        raise _Unforeseen

    def choose(self, label: Label, n: int) -> NoReturn:
        raise _Unforeseen

    def flip(self, label: Label) -> NoReturn:
        raise _Unforeseen


class Round(msgspec.Struct, frozen=True):
    """What doing it over once led to; ``engine`` worked out how things look afterwards."""

    state: GameState
    facts: tuple[f.AnyFact, ...]
    work: int
    engine: Engine


def play(
    engine: Engine, state: GameState, taken: tuple[course.Taken, ...], called: str = ""
) -> Round | None:
    """Do it over once; None where it cannot be done, or not without chance and secrets.

    With a player ``called`` it ends as soon as they have priority, and only then.
    """
    from domain.rules.chapters import run

    facts: list[f.AnyFact] = []
    work, sub = 0, engine
    for each in taken:
        if each.seat != taken[0].seat and not _is_asked(state, each.seat):
            # They accepted what happens; who left has nothing to say any more.
            continue
        sub = Engine(state, engine.cards, engine.overlay, _NoChance())
        # Nothing is to be repeated within what is repeated.
        sub.course, sub.repeated_by, sub.called = course.Course(), taken[0].seat, called
        sub.given.extend(fr.Given(each.seat, answer) for answer in course.again(each, state))
        try:
            run(sub)
        except (Illegal, Malformed, _Unforeseen):
            return None
        if sub.announcing or sub.taken < len(sub.given) or not all(map(_is_foreseen, sub.facts)):
            return None
        facts.extend(sub.facts)
        work += sub.ran
        before = len(sub.facts)
        layers.record(sub)
        facts.extend(sub.facts[before:])
        sub.state.agenda = sub.agenda()
        state = sub.state.publish()
        looks.keep(state, sub)
        if state.result is not None or (called and _is_with(state, called)):
            return Round(state, tuple(facts), work, sub)
    return None if called else Round(state, tuple(facts), work, sub)


def _is_asked(state: GameState, seat: str) -> bool:
    top = state.agenda.frames[-1]
    holder = top.holder if isinstance(top, fr.Priority) and top.asked else ""
    return holder != "" and seat == (state.players[holder].controlled_by or holder)


def _is_with(state: GameState, seat: str) -> bool:
    top = state.agenda.frames[-1]
    return isinstance(top, fr.Priority) and top.holder == seat and top.differs


def _is_foreseen(fact: f.AnyFact) -> bool:
    """Whether everybody at the table knew that this would happen."""
    if fact.audience != "public" or isinstance(fact, _REVEALING):
        return False
    return not isinstance(fact, f.Moved) or zone_name(fact.origin) != "library"


# -- Coming back --


def is_back(before: GameState, after: GameState, seat: str) -> bool:
    """Whether a state is another one but for figures: life, mana, counters, tokens, effects."""
    return (
        after.result is None
        and before.turn == after.turn
        and before.combat == after.combat
        and before.chances == after.chances
        and before.overlay == after.overlay
        and before.agenda.frames == after.agenda.frames
        and not after.agenda.waiting
        and before.zones.keys() == after.zones.keys()
        and all(
            _bare(player) == _bare(after.players[name]) for name, player in before.players.items()
        )
        and all(_same_zone(before, after, key, seat) for key in before.zones)
    )


def _bare(player: Player) -> Player:
    return replace(player, life=0, resources={}, mana={}, mana_terms={})


def _same_zone(before: GameState, after: GameState, key: str, seat: str) -> bool:
    """Whether a zone holds the same cards; what nobody or another knows is the same objects."""
    name, _, owner = key.partition(":")
    if before.zones[key] == after.zones[key] and name != "battlefield":
        return True
    if name == "library" or (name == "hand" and owner != seat):
        return False
    return _cards(before, key) == _cards(after, key)


def _cards(state: GameState, key: str) -> Counter[str]:
    things = (state.objects[oid] for oid in state.zones[key])
    return Counter(
        f"{thing.kind}:{thing.card}:{thing.controller}:{thing.owner}:{thing.tapped}:{thing.face}"
        for thing in things
        if thing.kind != "token"
    )


def figures(state: GameState) -> tuple[object, ...]:
    """Return what may grow from round to round."""
    things = [state.objects[oid] for oid in state.zones["battlefield"]]
    return (
        [(p.life, p.resources, p.mana) for p in state.players.values()],
        len(things),
        sum(thing.damage + sum(thing.counters.values()) for thing in things),
        (len(state.effects), len(state.shields), len(state.delayed), len(state.extra_turns)),
    )
