"""What a format does between turns: rounds, phases that are no turn's, dice and lots."""

from __future__ import annotations

import pytest

import domain.rules as game
from domain.kernel.refusals import Illegal
from domain.rules import Candidate, Choose, Constraints, Engine, GameState, OverlayFrame, Question
from domain.rules import facts as f
from domain.rules.context import Ref
from domain.rules.overlay import Overlay
from domain.rules.stops import BETWEEN_TURNS, DEFAULT_STOPS, EVERYTHING, wants_between_turns
from tests.support.board import Board, board
from tests.support.chance import ScriptedChance

CLAP = "special:clap"


class Fair(Overlay):
    """A format with a fair between turns: everybody may clap while it waits for the first."""

    def next_turn(self, engine: Engine) -> bool:
        game.begin_round(engine, engine.state.turn.round + 1)
        engine.push(OverlayFrame("fair"))
        return True

    def run_frame(self, engine: Engine, frame: OverlayFrame) -> None:
        if frame.name == "fair":
            game.begin_phase(engine, "fair")
            engine.push(OverlayFrame("leaving"))
            return
        engine.ask(_leave_the_fair(engine.apnap()[0]))
        game.end_phase(engine)
        game.begin_turn_of(engine, engine.state.seats[engine.state.turn.round % 2])

    def active(self, engine: Engine) -> str:
        return engine.state.turn.active or "B"

    def awaits_actions(self, frame: OverlayFrame) -> bool:
        return frame.name == "leaving"

    def standing_actions(self, state: GameState, seat: str) -> tuple[Candidate, ...]:
        return (Candidate(ref=CLAP, label="Clap", verb="clap"),)

    def take_extra_action(self, engine: Engine, seat: str, ref: Ref) -> str | None:
        engine.emit(f.Chose(seat=seat, what="noise", value="clap"))
        return None


def _leave_the_fair(seat: str) -> Question:
    yes = Candidate(ref="yes", label="Yes")
    no = Candidate(ref="no", label="No")
    return Question(
        seat=seat,
        kind="yes_no",
        rule="Q-28",
        prompt="gate.may",
        candidates=(no, yes),
        constraints=Constraints(min=1, max=1),
        default=Choose(("no",)),
    )


def at_the_fair(**sides: dict[str, list[str]]) -> Board:
    return board(dict(sides), overlay=Fair(), step="cleanup", begin=True)


def test_between_turns_nobody_is_active_and_the_round_is_told() -> None:
    at = at_the_fair()
    turn = at.state.turn
    assert (turn.active, turn.step, turn.round, turn.number) == ("", "fair", 1, 3)
    assert [fact.number for fact in at.happened(f.RoundBegan)] == [1]


def test_the_format_says_who_comes_first_in_turn_order_there() -> None:
    at = at_the_fair()
    assert at.engine().apnap() == ("B", "A")
    assert at.asked("yes_no").seat == "B"


def test_a_turn_after_that_belongs_to_the_round() -> None:
    at = at_the_fair().answer("B", Choose(("no",)))
    assert (at.state.turn.number, at.state.turn.round, at.state.turn.active) == (4, 1, "B")


def test_an_extra_turn_comes_before_what_the_format_does_between_turns() -> None:
    at = board(overlay=Fair(), step="end", wanted=(EVERYTHING,), A={}, B={})
    engine = at.engine()
    engine.emit(f.TurnAdded(seat="A"))
    at.keep(engine).pass_until("upkeep")
    assert (at.state.turn.number, at.state.turn.active, at.state.turn.round) == (4, "A", 0)


def test_players_may_act_unasked_while_the_format_waits_and_it_waits_on() -> None:
    at = at_the_fair()
    done = game.act_unasked(at.state, "A", CLAP, at.cards, at.overlay, at.chance)
    assert [fact for fact in done.facts if isinstance(fact, f.Chose)]
    assert [(stub.seat, stub.kind) for stub in done.open] == [("B", "yes_no")]
    assert done.state.turn.step == "fair"


def test_nobody_acts_unasked_where_the_format_does_not_say_so() -> None:
    at = at_the_fair()
    with pytest.raises(Illegal):
        game.act_unasked(at.state, "A", CLAP, at.cards, Overlay(), at.chance)


def test_who_has_left_or_skips_it_has_no_turn_in_the_round() -> None:
    at = board(overlay=Fair(), A={}, B={}, C={})
    at.concede("C")
    engine = at.engine()
    engine.emit(f.SkipChanged(seat="B", what="turn"))
    assert not game.begin_turn_of(engine, "C")
    assert not game.begin_turn_of(engine, "B")
    assert engine.state.players["B"].skips.get("turn", 0) == 0
    assert game.begin_turn_of(engine, "B")


def test_mana_is_gone_when_such_a_phase_ends() -> None:
    at = at_the_fair()
    engine = at.engine()
    engine.emit(f.ManaChanged(seat="A", mana={"R": 2}))
    game.end_phase(engine)
    assert engine.state.players["A"].mana == {}


def test_priority_is_given_there_only_if_something_is_on_the_stack() -> None:
    engine = at_the_fair(A={"battlefield": ["Forest"]}).engine()
    assert not game.respond(engine)
    forest = engine.battlefield()[0]
    game.put_action(engine, "A", "clap", forest, forest)
    assert game.respond(engine)


# -- Dice and lots --


def test_a_lot_among_several_is_told_and_its_label_names_them() -> None:
    chance = ScriptedChance(shuffles=[(2, 0, 1)])
    engine = board(chance=chance).engine()
    assert game.draw_lot(engine, "starter", ("A", "B", "C")) == "C"
    (told,) = (fact for fact in engine.facts if isinstance(fact, f.Rolled))
    assert (told.purpose, told.sides, told.result) == ("starter", 0, 3)
    assert chance.asked == [("shuffle", ("pick", 0, "A", "B", "C"), 3)]


def test_of_one_alone_no_lot_is_drawn() -> None:
    engine = board().engine()
    assert game.draw_lot(engine, "starter", ("B",)) == "B"
    assert engine.facts == []


def test_two_dice_for_one_purpose_have_labels_of_their_own() -> None:
    chance = ScriptedChance(rolls=[3, 5])
    engine = board(chance=chance).engine()
    assert [game.roll_die(engine, "natives", 6) for _ in range(2)] == [3, 5]
    labels = [label for _, label, _ in chance.asked]
    assert labels[0] != labels[1]
    assert {label[:2] for label in labels} == {("die", "natives")}


# -- Stops --


@pytest.mark.parametrize(
    ("stops", "asked"),
    [((EVERYTHING,), True), ((BETWEEN_TURNS,), True), (DEFAULT_STOPS, False), ((), False)],
)
def test_between_turns_who_need_not_act_is_asked_by_a_stop(
    stops: tuple[str, ...], asked: bool
) -> None:
    state = board(wanted=stops).state
    assert wants_between_turns(state, "A") is asked


def test_a_player_begins_with_the_stops_of_the_format() -> None:
    class Asking(Overlay):
        def stops(self) -> tuple[str, ...]:
            return (*DEFAULT_STOPS, BETWEEN_TURNS)

    assert board(overlay=Asking()).state.players["A"].stops[-1] == BETWEEN_TURNS
    assert board(overlay=Asking(), wanted=("all",)).state.players["A"].stops == ("all",)
