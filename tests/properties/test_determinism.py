"""Chance comes from the seed alone, and a state does not remember how it was reached."""

import msgspec

from domain.cards.catalogue import STARTER
from domain.rules import GameState, Question, advance, pending
from tests.support.engine_play import EnginePlay


def recorded(seed: int, seats: str = "AB") -> bytes:
    play = EnginePlay(seed, seats, cards=24)
    while play.step():
        pass
    return msgspec.json.encode(play.batches)


def plain(question: Question) -> Question:
    """Return a question without its check, a function that is made anew each time."""
    return msgspec.structs.replace(question, check=None)


def test_the_same_seed_records_the_same_facts() -> None:
    assert recorded(7) == recorded(7)
    assert recorded(8, "ABC") == recorded(8, "ABC")


def test_another_seed_records_other_facts() -> None:
    assert recorded(7) != recorded(9)


def test_a_state_that_was_stored_and_loaded_goes_on_as_the_live_one() -> None:
    play = EnginePlay(11, cards=24)
    while (question := play.asked()) is not None:
        loaded = msgspec.json.decode(msgspec.json.encode(play.state), type=GameState)
        assert loaded == play.state
        there = pending(loaded, STARTER, play.overlay, play.chance)
        assert [plain(one) for one in there] == [plain(one) for one in play.questions()]
        seat = question.answered_by or question.seat
        again = advance(loaded, seat, (question.default,), STARTER, play.overlay, play.chance)
        assert again == play.tried(question, (question.default,))
        play.answer(question)
