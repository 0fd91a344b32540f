"""Modes of a spell that have to be paid for together (CR 601.2b, 700.2h)."""

import pytest

import domain.rules as game
from domain.kernel.refusals import Illegal
from domain.rules.answers import Choose
from domain.rules.questions import Question
from tests.rules.plays import cast, pick
from tests.support.board import Board, board

# Trash the Town costs {G}; its modes {2}, {1} and {1} more.
TRASH = "Trash the Town"


def modes_of(table: Board, name: str) -> Question:
    """Return the question which modes a spell in hand is cast with."""
    casting = pick(f"cast:{table.id(name, 'hand')}")
    done = game.advance(table.state, "A", [casting], table.cards, table.overlay, table.chance)
    assert isinstance(done, game.Incomplete)
    return done.question


def with_forests(number: int) -> Board:
    """Return a board where A has so many Forests, a creature and the card in hand."""
    return board(A={"battlefield": ["Forest"] * number + ["Grizzly Bears"], "hand": [TRASH]})


def groups(question: Question) -> set[tuple[object, ...]]:
    """Return the groups of modes that a question promises to take."""
    told = (question.default, *question.examples)
    return {answer.picks for answer in told if isinstance(answer, Choose)}


def test_700_2h_only_modes_that_can_be_paid_for_together_are_promised() -> None:
    question = modes_of(with_forests(3), TRASH)
    assert not question.constraints.complete
    assert (question.constraints.min, question.constraints.max) == (1, 2)
    assert groups(question) == {
        ("mode:0",), ("mode:1",), ("mode:2",), ("mode:1", "mode:2"),
    }  # fmt: skip


@pytest.mark.parametrize("picked", [("mode:0", "mode:1"), ("mode:0", "mode:1", "mode:2")])
def test_700_2h_modes_that_cost_too_much_together_are_refused_at_once(
    picked: tuple[str, ...],
) -> None:
    table = with_forests(3)
    with pytest.raises(Illegal):
        table.answer("A", pick(f"cast:{table.id(TRASH, 'hand')}"), pick(*picked))


def test_700_2h_where_every_group_can_be_paid_for_nothing_is_left_to_examples() -> None:
    table = with_forests(5)
    question = modes_of(table, TRASH)
    assert question.constraints.complete
    assert question.constraints.max == 3
    bears = pick(table.id("Grizzly Bears"))
    cast(table, TRASH, pick("mode:2", "mode:0", "mode:1"), bears, bears, bears)
    assert len(table.state.zones["stack"]) == 1


def test_700_2h_a_mode_that_costs_too_much_alone_says_so() -> None:
    first, *others = modes_of(with_forests(2), TRASH).candidates
    assert first.reason is not None
    assert (first.selectable, first.reason.code) == (False, "mana")
    assert [mode.selectable for mode in others] == [True, True]


@pytest.mark.parametrize(("lands", "most"), [(4, 1), (5, 2)])
def test_702_120a_so_many_modes_are_offered_as_escalate_can_be_paid_for(
    lands: int, most: int
) -> None:
    # Borrowed Grace costs {2}{W}, and {1}{W} for its second mode.
    table = board(A={"battlefield": ["Plains"] * lands, "hand": ["Borrowed Grace"]})
    constraints = modes_of(table, "Borrowed Grace").constraints
    assert (constraints.min, constraints.max, constraints.complete) == (1, most, True)
