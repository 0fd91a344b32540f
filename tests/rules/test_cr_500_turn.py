"""The turn: phases and steps, and whose turn is next (CR 500 to 505, 512 to 514)."""

import pytest

from domain.cards.ir.language import AddStats, Duration
from domain.kernel.refusals import Illegal
from domain.rules import facts as f
from domain.rules.answers import Attack, Choose
from domain.rules.engine import Engine
from domain.rules.overlay import Overlay
from domain.rules.state import ContinuousEffect
from tests.support.board import PASS, Board, Put, board


def steps(table: Board) -> list[str]:
    return [fact.step for fact in table.happened(f.StepBegan)]


def pumped(table: Board, duration: Duration, controller: str = "A") -> Board:
    """Give the first permanent of the board +1/+1 for a while."""
    engine = table.engine()
    effect = ContinuousEffect(
        id=engine.new_id(),
        timestamp=engine.state.clock + 1,
        controller=controller,
        objects=engine.battlefield()[:1],
        changes=(AddStats(1, 1),),
        duration=duration,
        source=engine.battlefield()[0],
    )
    engine.emit(f.EffectBegan(effect=effect))
    return table.keep(engine)


def test_a_turn_without_combat_goes_through_its_phases_and_steps() -> None:
    table = board(step="untap", begin=True, wanted=("opponent:end",))
    assert steps(table) == [
        "untap", "upkeep", "draw", "precombat_main", "begin_combat", "declare_attackers",
        "end_combat", "postcombat_main", "end",
    ]  # fmt: skip


def test_a_turn_with_an_attack_has_blockers_and_damage() -> None:
    table = board(
        step="begin_combat", begin=True, wanted=("own:end",), A={"battlefield": ["Grizzly Bears"]}
    )
    table.answer("A", Attack(((table.id("Grizzly Bears"), "B"),)))
    assert steps(table) == [
        "begin_combat", "declare_attackers", "declare_blockers", "combat_damage", "end_combat",
        "postcombat_main", "end",
    ]  # fmt: skip


def test_only_the_active_player_untaps_and_all_at_the_same_time() -> None:
    table = board(
        step="untap",
        begin=True,
        A={"battlefield": [Put("Forest", tapped=True), Put("Grizzly Bears", tapped=True)]},
        B={"battlefield": [Put("Mountain", tapped=True)]},
    )
    tapped = {oid for oid, thing in table.state.objects.items() if thing.tapped}
    assert tapped == {table.id("Mountain")}


def test_what_does_not_untap_stays_tapped() -> None:
    table = board(
        step="untap", begin=True, A={"battlefield": [Put("Goblin Sharpshooter", tapped=True)]}
    )
    assert table.state.objects[table.id("Goblin Sharpshooter")].tapped


def test_nobody_receives_priority_in_the_untap_step() -> None:
    table = board(step="untap", begin=True, wanted=("all",))
    assert table.state.turn.step == "upkeep"


def test_the_active_player_draws_in_the_draw_step() -> None:
    table = board(step="upkeep", wanted=("own:draw",), A={"library": ["Forest", "Swamp"]})
    assert table.names("hand:A") == ["Forest"]
    assert table.state.turn.step == "draw"


def test_mana_empties_as_a_step_ends() -> None:
    table = board(A={"battlefield": ["Forest"]}, wanted=("own:precombat_main", "own:end"))
    table.answer("A", Choose((f"activate:{table.id('Forest')}:0",)))
    assert table.state.players["A"].mana == {"G": 1}
    table.answer("A", PASS)
    assert table.state.players["A"].mana == {}
    assert len(table.happened(f.ManaEmptied)) == 1


def test_the_next_turn_is_the_next_players_and_makes_their_creatures_able() -> None:
    table = board(step="end", wanted=("own:upkeep",), B={"battlefield": [Put("Hill Giant")]})
    assert table.state.turn.active == "B"
    assert not table.state.objects[table.id("Hill Giant")].fresh


def test_the_extra_turn_added_last_is_taken_first_and_then_the_order_goes_on() -> None:
    table = board(step="end", wanted=("own:upkeep", "own:end"), A={}, B={}, C={})
    engine = table.engine()
    engine.emit(f.TurnAdded(seat="C"), f.TurnAdded(seat="A"))
    table.keep(engine)
    actives: list[str] = []
    while len(actives) < 5:
        table.answer(table.state.turn.active, PASS)
        if table.state.turn.step == "upkeep":
            actives.append(table.state.turn.active)
    assert actives == ["A", "C", "B", "C", "A"]


def test_the_active_player_discards_down_to_seven() -> None:
    table = board(step="end", wanted=(), A={"hand": ["Swamp"] * 9})
    question = table.asked("select")
    assert (question.seat, question.rule, question.constraints.min) == ("A", "CR 514.1", 2)
    picks = tuple(int(c.ref) for c in question.candidates[3:5])
    with pytest.raises(Illegal):
        table.answer("A", Choose(picks[:1]))
    table.answer("A", Choose(picks))
    assert table.names("graveyard:A") == ["Swamp", "Swamp"]


def test_damage_and_effects_until_end_of_turn_wear_off_at_the_same_time() -> None:
    # With the bonus gone first, or the damage left, the Bears would die.
    table = board(
        step="end", A={"battlefield": ["Grizzly Bears"]}, wanted=("own:end", "own:upkeep")
    )
    pumped(table, "end_of_turn")
    engine = table.engine()
    bears = table.id("Grizzly Bears")
    engine.emit(f.DamageDealt(source=bears, to=bears, amount=2))
    table.keep(engine).answer("A", PASS)
    assert table.state.turn.active == "B"
    assert table.names("battlefield") == ["Grizzly Bears"]
    assert table.state.objects[bears].damage == 0
    assert table.state.effects == ()


def test_effects_until_end_of_combat_last_through_the_end_of_combat_step() -> None:
    table = board(
        step="begin_combat",
        A={"battlefield": ["Grizzly Bears"]},
        wanted=("own:begin_combat", "own:end_combat", "own:postcombat_main"),
    )
    pumped(table, "end_of_combat").answer("A", PASS)
    table.answer("A", table.asked("attackers").default)
    assert table.state.turn.step == "end_combat"
    assert len(table.state.effects) == 1
    table.answer("A", PASS)
    assert not table.state.effects


def test_effects_until_your_next_turn_end_as_it_begins() -> None:
    table = board(step="end", A={"battlefield": ["Forest"]}, wanted=("own:upkeep", "own:end"))
    pumped(table, "your_next_turn").answer("A", PASS)
    assert (table.state.turn.active, len(table.state.effects)) == ("B", 1)
    table.answer("B", PASS).answer("B", PASS)
    assert (table.state.turn.active, len(table.state.effects)) == ("A", 0)


def test_state_based_actions_in_the_cleanup_step_bring_priority_and_another_cleanup() -> None:
    # The creature lives on its bonus alone until that wears off.
    table = board(
        step="end", wanted=("own:end", "own:cleanup"), A={"battlefield": ["Grizzly Bears"]}
    )
    pumped(table, "end_of_turn")
    engine = table.engine()
    bears = table.id("Grizzly Bears")
    engine.emit(f.CountersChanged(object=bears, kind="-1/-1", change=2))
    table.keep(engine).answer("A", PASS)
    assert table.names("graveyard:A") == ["Grizzly Bears"]
    assert table.asked("act").seat == "A"
    assert table.state.turn.step == "cleanup"
    table.answer("A", PASS)
    assert steps(table).count("cleanup") == 2
    assert table.state.turn.active == "B"


def test_a_format_may_take_over_between_turns() -> None:
    class Rounds(Overlay):
        def next_turn(self, engine: Engine) -> bool:
            from domain.rules import turn

            turn.begin_turn(engine, "A", round=engine.state.turn.round + 1)
            return True

    table = board(step="end", wanted=("own:upkeep",), overlay=Rounds())
    assert (table.state.turn.active, table.state.turn.round) == ("A", 1)
