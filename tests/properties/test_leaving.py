"""Players of random games leave at any moment: the game goes on to its end without them."""

from collections.abc import Iterator
from random import Random

import pytest

from domain.cards.catalogue import STARTER
from domain.rules import GameState, Question, concede, fold
from tests.support.board import Side, board
from tests.support.engine_play import BASICS, Batch, EnginePlay

BOUND = 4000
"""More answers than a game of small libraries needs."""

TABLES = (
    *(("ABC", seed, every) for seed, every in zip(range(300, 303), (13, 31, 57), strict=True)),
    *(("ABCD", seed, every) for seed, every in zip(range(310, 313), (11, 29, 43), strict=True)),
)
MANY = tuple(("ABCD"[: 3 + seed % 2], seed, 5 + seed % 53) for seed in range(400, 440))


def left(state: GameState) -> frozenset[str]:
    return frozenset(seat for seat, player in state.players.items() if player.lost is not None)


def remains(state: GameState) -> Iterator[str]:
    """Name what of a player who left is still there (CR 800.4a, 800.4d, 800.4k)."""
    gone = left(state)
    for oid, thing in state.objects.items():
        if thing.owner in gone:
            yield f"{oid} of {thing.owner} in {thing.zone}"
        if thing.controller in gone:
            yield f"{oid} under {thing.controller} in {thing.zone}"
        if thing.zone == "battlefield" and state.derived[oid].controller in gone:
            yield f"{oid} seen under {state.derived[oid].controller}"
    for trigger in state.delayed:
        if trigger.context.controller in gone and not trigger.immediate:
            yield f"a delayed trigger of {trigger.context.controller}"
    for waiting in state.agenda.waiting:
        if waiting.controller in gone:
            yield f"a waiting trigger of {waiting.controller}"
    if state.turn.holder in gone:
        yield f"priority of {state.turn.holder}"
    if state.combat is not None:
        for oid in state.combat.attackers:
            if oid in state.objects and state.objects[oid].controller in gone:
                yield f"attacker {oid}"


def leave(play: EnginePlay, seat: str) -> None:
    """Let a player concede, whatever the game waits for."""
    before = play.state
    done = concede(before, seat, STARTER, play.overlay, play.chance)
    assert fold(before, done.facts, done.state.agenda) == done.state
    play.state = done.state
    play.batches.append(Batch(done.facts, done.state.agenda))


def answerable(play: EnginePlay, question: Question) -> None:
    """Its seat is still there, and the default of the question is taken."""
    assert (question.answered_by or question.seat) not in left(play.state)
    play.tried(question, (question.default,))


def crowded(seats: str, seed: int) -> EnginePlay:
    """Return a game in the middle: creatures, enchantments and cards in hand for everybody."""
    rng = Random(seed)
    spells = [name for name in STARTER.names if name not in BASICS]
    lasting = [
        name for name in spells
        if (card := STARTER.find(name)) and {"creature", "enchantment", "artifact"} & {*card.types}
        and "Aura" not in card.subtypes
    ]  # fmt: skip
    sides: dict[str, Side] = {
        seat: {
            "battlefield": [*rng.choices(BASICS, k=10), *rng.sample(lasting, 10)],
            "hand": rng.sample(spells, 7),
            "graveyard": rng.sample(spells, 4),
            "library": [*rng.choices(BASICS, k=10), *rng.sample(spells, 15)],
        }
        for seat in seats
    }
    return EnginePlay.resumed(board(sides).state, seed)


def played(play: EnginePlay, every: int) -> None:
    """Play a game in which somebody concedes at every so-manieth decision."""
    seats, decisions = play.state.seats, 0
    while (question := play.asked()) is not None:
        assert play.answers < BOUND
        decisions += 1
        if decisions % every == 0:
            leave(play, play.rng.choice(sorted(set(seats) - left(play.state))))
        else:
            play.answer(question)
        if play.state.result is None:
            found = list(remains(play.state))
            assert not found, found
        for asked in play.questions():
            answerable(play, asked)
    assert play.state.result is not None


@pytest.mark.parametrize(("seats", "seed", "every"), TABLES)
def test_games_go_on_to_their_end_as_players_leave(seats: str, seed: int, every: int) -> None:
    played(EnginePlay(seed, seats, cards=16), every)


@pytest.mark.parametrize(("seats", "seed", "every"), TABLES)
def test_crowded_games_go_on_as_players_leave(seats: str, seed: int, every: int) -> None:
    played(crowded(seats, seed), every)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed", "every"), MANY)
def test_many_games_go_on_to_their_end_as_players_leave(seats: str, seed: int, every: int) -> None:
    played(EnginePlay(seed, seats, cards=16), every)
    played(crowded(seats, seed), every)
