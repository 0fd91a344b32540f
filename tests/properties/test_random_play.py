"""What holds after every answer of random games of the engine."""

from collections import Counter

import msgspec
import pytest

from domain.rules import Advance, Answer, AnyFact, GameState, Incomplete, fold
from tests.support.engine_play import EnginePlay, refolded

DUELS = range(30)
TABLES = range(100, 106)
BOUND = 6000
"""More answers than any game needs: libraries are small, and who cannot draw loses."""


def owned(state: GameState) -> Counter[tuple[str, str]]:
    """Return how often each physical card (owner, slot) is in the game."""
    cards = [thing for thing in state.objects.values() if thing.kind == "card"]
    return Counter((card.owner, str(card.slot)) for card in cards)


def assert_cards_are_conserved(play: EnginePlay) -> None:
    state = play.state
    expected = Counter(
        (seat, slot) for seat, deck in play.decks.items()
        if not state.players[seat].lost for _, slot in deck
    )  # fmt: skip
    found = owned(state)
    # CR 800.4a: the cards of a player who left are gone, and nobody else's.
    assert (
        Counter({key: n for key, n in found.items() if not state.players[key[0]].lost}) == expected
    )
    assert max(found.values(), default=1) == 1
    listed = [(oid, key) for key, ids in state.zones.items() for oid in ids]
    assert len({oid for oid, _ in listed}) == len(listed)
    assert {(oid, thing.zone) for oid, thing in state.objects.items()} == set(listed)


def assert_facts_are_plain_data(facts: tuple[AnyFact, ...]) -> None:
    stored = msgspec.json.encode(facts)
    assert msgspec.json.decode(stored, type=tuple[AnyFact, ...]) == facts


def checked(play: EnginePlay) -> None:
    """Play a game to its end and check every step of it."""
    while (question := play.asked()) is not None:
        assert play.answers < BOUND
        before = play.state
        assert isinstance(play.tried(question, (question.default,)), Advance | Incomplete)
        assert play.state is before
        play.answer(question)
        batch = play.batches[-1]
        assert fold(before, batch.facts, batch.agenda) == play.state
        assert_facts_are_plain_data(batch.facts)
        assert_cards_are_conserved(play)
    assert play.state.result is not None
    assert refolded(play.batches) == play.state


@pytest.mark.slow
@pytest.mark.parametrize("seed", DUELS)
def test_a_random_duel_keeps_its_promises_after_every_answer(seed: int) -> None:
    checked(EnginePlay(seed, cards=24))


@pytest.mark.slow
@pytest.mark.parametrize("seed", TABLES)
def test_a_random_game_of_four_keeps_its_promises_after_every_answer(seed: int) -> None:
    checked(EnginePlay(seed, "ABCD", cards=16))


@pytest.mark.parametrize("seed", [200, 201])
def test_the_default_of_every_question_on_the_way_is_accepted(seed: int) -> None:
    play = EnginePlay(seed, cards=24)
    while (question := play.asked()) is not None:
        answers: tuple[Answer, ...] = (question.default,)
        done = play.tried(question, (question.default,))
        while isinstance(done, Incomplete):
            answers = (*answers, done.question.default)
            done = play.tried(question, answers)
        play.answer(question)
    assert play.state.result is not None
