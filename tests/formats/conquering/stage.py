"""Boards that begin with the Exploration Stage, and short ways to play through it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType

from domain.formats.conquering.overlay import Conquering
from domain.formats.marks import LAND
from domain.rules import Choose, Number, Question
from tests.formats.conquering.hirelings import native, treasure
from tests.support.board import Board, Put, Side, board
from tests.support.chance import ScriptedChance

BASICS = ("Swamp", "Island", "Plains", "Forest", "Mountain")
NOTHING_COMES = (6, 6)
"""Results of the two dice of the discovery with which no card arrives."""

STOPS = ("between_turns", "stack:opponent", "own:precombat_main")


def land(name: str) -> Put:
    """Return a card of the land deck."""
    return Put(name, marks={LAND: "lands"})


def stage(
    seats: str = "ABCDE",
    more: Mapping[str, Side] = MappingProxyType({}),
    *,
    lands: Sequence[str] = BASICS,
    natives: Sequence[str] = (),
    treasures: Sequence[str] = (),
    there: Sequence[Put] = (),
    rolls: Iterable[int] = NOTHING_COMES,
    starter: str = "A",
    wanted: Collection[str] = STOPS,
    **sides: Side,
) -> Board:
    """Begin round 1 with its stage; ``there`` is what the NPC has, ``rolls`` all dice to come."""
    decks = [*map(land, lands), *map(native, natives), *map(treasure, treasures)]
    laid = {seat: {**more, **sides}.get(seat, {}) for seat in seats}
    first = seats.index(starter)
    order = (first, *(at for at in range(len(seats)) if at != first))
    return board(
        {**laid, "npc": {"library": decks, "battlefield": list(there)}},
        overlay=Conquering(),
        begin=True,
        step="exploration",
        turn=1,
        wanted=wanted,
        chance=ScriptedChance(rolls=rolls, shuffles=(order,)),
    )


def open_question(at: Board) -> Question:
    """Return the one open question."""
    (question,) = at.questions()
    return question


def asked(at: Board) -> tuple[str, str]:
    """Return who is asked, and what."""
    question = open_question(at)
    return question.seat, question.prompt


def bid(at: Board, seat: str, amount: int) -> Board:
    """Let a player bid, 0 to pass."""
    assert asked(at)[1].startswith("bid."), asked(at)
    return at.answer(seat, Number(amount))


def pick(at: Board, seat: str, name: str) -> Board:
    """Let a player pick the first revealed land of that name."""
    assert asked(at) == (seat, "landgrab.pick")
    return at.answer(seat, Choose((named(at, name),)))


def hire(at: Board, seat: str, name: str) -> Board:
    """Let a player declare to hire the first creature of that name."""
    assert asked(at) == (seat, "auction.declare")
    return at.answer(seat, Choose((named(at, name),)))


def declare(at: Board, seat: str, name: str) -> Board:
    """Let a player declare to hire a creature, to which nobody responds."""
    return go_on(hire(at, seat, name), "bid.hire")


def named(at: Board, name: str) -> int:
    """Return the candidate of that name."""
    for candidate in open_question(at).candidates:
        if candidate.object is not None and at.engine().look(candidate.object).name == name:
            return candidate.object
    raise AssertionError(f"no {name} is a candidate")


def go_on(at: Board, until: str = "", *, step: str = "", turn: int = 0, round: int = 0) -> Board:
    """Give default answers until something is asked, or a step, a turn or a round is there."""
    for _ in range(300):
        now = at.state.turn
        if step == now.step or (turn and turn == now.number) or (round and round == now.round):
            return at
        if at.state.result is not None:
            break
        question = at.questions()[0]
        if until and question.prompt.startswith(until):
            return at
        at.answer(question.answered_by or question.seat, question.default)
    raise AssertionError(f"never came to {until or step or turn or round}")


def gold(at: Board, seat: str) -> int:
    """Return what is in a player's treasury."""
    return at.state.players[seat].resources.get("gold", 0)


def controlled(at: Board, seat: str) -> list[str]:
    """Return the names of what a player controls."""
    engine = at.engine()
    seen = [engine.look(oid) for oid in at.state.zones["battlefield"]]
    return [each.name for each in seen if each.controller == seat]
