"""Positions that random games of the whole catalogue came into and could not go on from."""

import domain.rules as game
from domain.rules.answers import Answer, Number
from tests.rules.plays import pick
from tests.support.board import Board, board


def with_defaults(table: Board, *given: Answer) -> game.Advance:
    """Answer what is asked after these answers as anybody would who let the time run out."""
    answers = list(given)
    while True:
        done = game.advance(table.state, "A", answers, table.cards, table.overlay, table.chance)
        if isinstance(done, game.Advance):
            return done
        answers.append(done.question.default)


def test_no_more_targets_are_asked_for_than_one_graveyard_holds() -> None:
    """CR 601.2c: among one card, one and one there are no two of the same owner."""
    one = {"graveyard": ["Shock"]}
    table = board(A={"hand": ["Rats' Feast"], "battlefield": ["Swamp"] * 4, **one}, B=one, C=one)
    feast = table.id("Rats' Feast", "hand:A")
    done = with_defaults(table, pick(f"cast:{feast}"), Number(3))
    assert [len(done.state.zones[f"graveyard:{seat}"]) for seat in "ABC"] == [1, 1, 1]
    assert len(done.state.zones["stack"]) == 1


def test_what_is_tapped_for_its_own_ability_is_not_tapped_for_it_twice() -> None:
    """CR 118.3: a Rider and one creature do not tap for {T} and two creatures more."""
    table = board(A={"battlefield": ["Tradewind Rider", "Grizzly Bears"]})
    rider = table.id("Tradewind Rider")
    assert not any(
        candidate.selectable
        for candidate in table.asked("act").candidates
        if candidate.object == rider
    )
    bears = {"battlefield": ["Tradewind Rider", "Grizzly Bears", "Grizzly Bears"]}
    table = board(A=bears)
    rider = table.id("Tradewind Rider")
    assert any(
        candidate.selectable
        for candidate in table.asked("act").candidates
        if candidate.object == rider
    )
