"""Whoever leaves, at whichever decision of the stage: the others go on to their turns (Q-28)."""

from collections.abc import Iterator

import domain.rules as game
from domain.rules import Choose, GameState, Number, Question
from tests.formats.conquering.hirelings import native
from tests.formats.conquering.stage import asked, bid, go_on, stage
from tests.support.board import Board


def lively(question: Question) -> game.Answer:
    """Return an answer with which much happens: bids, hires, responses."""
    least = question.params.get("least")
    if question.kind == "number" and isinstance(least, int) and least <= 6:
        return Number(least)
    wanted = {"select": 1, "act": 0}.get(question.kind)
    open_refs = [c.ref for c in question.candidates if c.selectable]
    if wanted == 1 and open_refs:
        return Choose((open_refs[0],))
    cast = [c.ref for c in question.candidates if c.selectable and c.verb == "cast"]
    return Choose((cast[0],)) if wanted == 0 and cast else question.default


def answered(at: Board, question: Question, answer: game.Answer) -> GameState:
    seat = question.answered_by or question.seat
    answers = [answer]
    done = game.advance(at.state, seat, answers, at.cards, at.overlay, at.chance)
    while isinstance(done, game.Incomplete):
        answers.append(done.question.default)
        done = game.advance(at.state, seat, answers, at.cards, at.overlay, at.chance)
    return done.state


def decisions(at: Board) -> Iterator[GameState]:
    """Play the stage and yield the state before each of its decisions."""
    while at.state.turn.number == 0:
        yield at.state
        (question,) = at.questions()
        at.state = answered(at, question, lively(question))


def busy() -> Board:
    return stage(
        "ABC",
        lands=("Kabira Crossroads", "Steam Vents", "Khalni Garden", "Island"),
        natives=("Flametongue Kavu",),
        there=[native("Grizzly Bears"), native("Hill Giant")],
        rolls=(1, 6, *(6,) * 20),
        A={"battlefield": ["Soul Warden"]},
        B={"battlefield": ["Mountain"], "hand": ["Shock"]},
        C={"battlefield": ["Mountain"], "hand": ["Lightning Bolt"]},
    )


def test_the_others_come_to_a_turn_and_what_is_reserved_is_theirs() -> None:
    at = busy()
    kinds = set()
    for before in decisions(at):
        kinds.add(before.turn.step)
        for seat in before.seats:
            branch = Board(before, at.cards, at.overlay, at.chance).concede(seat)
            while branch.state.turn.number == 0:
                question = branch.questions()[0]
                asked = question.answered_by or question.seat
                assert branch.state.players[asked].lost is None
                branch.state = answered(branch, question, question.default)
            assert branch.state.turn.active in set("ABC") - {seat}
            assert not branch.state.overlay["auction"]
            on_stack = [branch.state.objects[oid].kind for oid in branch.state.zones["stack"]]
            assert "action" not in on_stack
            assert all(
                player.resources.get("gold", 0) >= 0 for player in branch.state.players.values()
            )
    assert kinds == {"landgrab", "discovery", "auction"}


def test_who_replaces_a_first_player_is_the_rounds_first_player_for_the_next_bidding_too() -> None:
    at = go_on(stage("ABC"), "bid.first_pick")
    bid(at, "A", 1)
    go_on(at, "auction.declare").concede("A")
    go_on(at, turn=1)
    assert at.state.turn.active == "B"
    go_on(at, round=2)
    assert asked(go_on(at, "bid.first_pick")) == ("C", "bid.first_pick")
