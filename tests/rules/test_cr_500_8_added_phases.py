"""Phases and steps that are added to a turn, or skipped in it (CR 500.8 to 500.11)."""

from domain.cards.ir.language import AddPhases, PlayerRule, Static
from domain.cards.ir.language.fighting import AddedPhase
from domain.cards.ir.terms import Players
from domain.rules import facts as f
from tests.rules.plays import enchantment, instant, resolved
from tests.support.board import Board, board


def played_on(table: Board) -> Board:
    """Everybody passes until the other player's upkeep."""
    while table.state.turn.active == "A" or table.state.turn.step == "untap":
        question = table.questions()[0]
        table.answer(question.seat, question.default)
    return table


def steps(table: Board) -> list[str]:
    return [fact.step for fact in table.happened(f.StepBegan)]


def adding(*phases: AddedPhase, step: str = "precombat_main", copies: int = 1) -> Board:
    """Cast spells that add phases in a step, and play on to the next turn."""
    more = instant("More", AddPhases(phases))
    stops = (f"own:{step}", "opponent:upkeep")
    table = board(step=step, more=[more], wanted=stops, A={"hand": ["More"] * copies})
    for _ in range(copies):
        resolved(table, "More")
    return played_on(table)


def test_added_phases_follow_the_one_they_are_added_in_and_the_turn_goes_on() -> None:
    assert steps(adding("combat", "main")) == [
        "begin_combat", "declare_attackers", "end_combat", "postcombat_main",
        "begin_combat", "declare_attackers", "end_combat", "postcombat_main",
        "end", "cleanup", "untap", "upkeep",
    ]  # fmt: skip


def test_an_added_step_comes_right_after_the_step_and_alone() -> None:
    assert steps(adding("upkeep", step="upkeep"))[:3] == ["upkeep", "draw", "precombat_main"]


def test_500_10_a_step_that_is_added_after_a_phase_is_all_of_its_phase() -> None:
    assert steps(adding("draw", step="postcombat_main"))[:3] == ["draw", "end", "cleanup"]


def test_an_added_beginning_phase_is_whole() -> None:
    assert steps(adding("beginning", step="postcombat_main")) == [
        "untap", "upkeep", "draw", "end", "cleanup", "untap", "upkeep",
    ]  # fmt: skip


def test_two_spells_add_twice() -> None:
    found = steps(adding("combat", copies=2))
    assert found.count("begin_combat") == 3
    assert found.count("precombat_main") == 0


def test_combats_are_counted_through_the_turn() -> None:
    table = adding("combat")
    counted = [fact.combat for fact in table.happened(f.StepBegan) if fact.step == "begin_combat"]
    assert counted == [1, 2]


def test_players_skip_what_a_rule_says_they_skip() -> None:
    hub = enchantment("Hub", Static((PlayerRule("skip_upkeep", who=Players("all")),)))
    table = board(
        step="end", more=[hub], wanted=("opponent:draw",), B={"battlefield": ["Hub"]}
    ).pass_until("draw")
    assert steps(table) == ["cleanup", "untap", "draw"]
    assert table.state.turn.active == "B"


def test_a_skipped_combat_phase_is_skipped_whole_even_where_it_is_added() -> None:
    peace = enchantment("Peace", Static((PlayerRule("skip_combat", who=Players("all")),)))
    more = instant("More", AddPhases(("combat", "main")))
    table = board(
        step="precombat_main",
        more=[peace, more],
        wanted=("own:precombat_main", "opponent:upkeep"),
        A={"hand": ["More"]},
        B={"battlefield": ["Peace"]},
    )
    played_on(resolved(table, "More"))
    assert steps(table)[:3] == ["postcombat_main", "postcombat_main", "end"]
