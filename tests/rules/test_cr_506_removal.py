"""What is removed from combat, and what goes on without it (CR 506.4)."""

from domain.cards.ir.language import Apply, ChangeTypes, Lose, SetController, TargetSpec
from domain.cards.ir.terms import Players, Target, Type
from domain.rules.answers import Attack, Block
from tests.rules.plays import instant, pick, resolved
from tests.support.board import Board, Put, board

CREATURE = TargetSpec(filter=Type("creature"))
WALKER = TargetSpec(filter=Type("planeswalker"))
STONE = instant(
    "Stone", Apply(Target(0), (ChangeTypes(types=("artifact",), replace=True),)), to=(CREATURE,)
)
TURNCOAT = instant("Turncoat", Apply(Target(0), (SetController(Players("active")),)), to=(WALKER,))
BLANK = instant("Blank", Apply(Target(0), (Lose(),)), to=(CREATURE,))
MORE = [STONE, TURNCOAT, BLANK]
STOPS = ("own:declare_attackers", "own:declare_blockers", "own:postcombat_main")


def attacking(attacker: str, to: str = "B", hand: str = "Stone", blocker: str = "") -> Board:
    """A creature of A attacks, with a spell in A's hand; B may block it."""
    walker = [Put("Jace, Memory Adept", counters={"loyalty": 4})]
    table = board(
        step="begin_combat", begin=True, wanted=STOPS, more=MORE,
        A={"battlefield": [attacker], "hand": [hand]},
        B={"battlefield": [*walker, *([blocker] if blocker else [])]},
    )  # fmt: skip
    attacked = to if to == "B" else table.id(to)
    table.answer("A", Attack(((table.id(attacker), attacked),)))
    if blocker:
        table.pass_until("declare_blockers")
        table.answer("B", Block(((table.id(blocker), table.id(attacker)),)))
    return table


def test_what_stops_being_a_creature_stops_attacking() -> None:
    table = attacking("Craw Wurm")
    resolved(table, "Stone", pick(table.id("Craw Wurm"))).pass_until("postcombat_main")
    assert table.life("B") == 20
    assert table.state.objects[table.id("Craw Wurm")].tapped


def test_a_blocker_that_stops_being_a_creature_leaves_its_attacker_blocked() -> None:
    table = attacking("Craw Wurm", blocker="Grizzly Bears")
    resolved(table, "Stone", pick(table.id("Grizzly Bears"))).pass_until("postcombat_main")
    assert table.life("B") == 20
    assert table.state.objects[table.id("Grizzly Bears")].damage == 0


def test_a_planeswalker_that_changes_sides_is_attacked_no_more() -> None:
    table = attacking("Craw Wurm", to="Jace, Memory Adept", hand="Turncoat")
    jace = table.id("Jace, Memory Adept")
    resolved(table, "Turncoat", pick(jace)).pass_until("postcombat_main")
    assert table.state.objects[jace].counters == {"loyalty": 4}
    assert table.life("B") == 20


def test_a_flier_that_loses_flying_after_blocks_stays_unblocked() -> None:
    table = attacking("Wind Drake", hand="Blank")
    table.pass_until("declare_blockers")
    resolved(table, "Blank", pick(table.id("Wind Drake"))).pass_until("postcombat_main")
    assert table.life("B") == 18
