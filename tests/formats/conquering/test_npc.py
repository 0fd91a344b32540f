"""The NPC: attacked and targeted as a player, and nothing else of one (Q-30 to Q-37)."""

from domain.formats.conquering.npc import NPC
from domain.formats.conquering.overlay import Conquering
from domain.formats.marks import NATIVE, TREASURE
from domain.rules import facts as f
from domain.rules.answers import Attack
from tests.rules.plays import pick, resolved
from tests.support.board import Board, Put, Side, board

NATIVES, TREASURES = {NATIVE: "natives"}, {TREASURE: "treasures"}


def native(name: str, **state: bool) -> Put:
    return Put(name, marks=NATIVES, **state)


def treasure(name: str) -> Put:
    return Put(name, marks=TREASURES)


def table(*natives: str | Put, step: str = "precombat_main", **sides: Side) -> Board:
    """Return a board on which the NPC controls these."""
    own = [native(one) if isinstance(one, str) else one for one in natives]
    npc: Side = {"battlefield": own, **sides.pop(NPC, {})}
    return board({NPC: npc}, overlay=Conquering(), step=step, **sides)


def test_a_native_that_dies_goes_to_the_graveyard_of_the_natives_q_33() -> None:
    laid = table("Grizzly Bears", A={"hand": ["Doom Blade"], "battlefield": ["Swamp"] * 2})
    resolved(laid, "Doom Blade", pick(laid.id("Grizzly Bears")))
    assert laid.names("graveyard:natives") == ["Grizzly Bears"]


def test_a_treasure_that_is_destroyed_goes_to_the_graveyard_of_the_treasures_q_33() -> None:
    laid = table(treasure("Ornithopter"), A={"hand": ["Shatter"], "battlefield": ["Mountain"] * 2})
    resolved(laid, "Shatter", pick(laid.id("Ornithopter")))
    assert laid.names("graveyard:treasures") == ["Ornithopter"]


def test_a_native_that_is_returned_to_hand_goes_on_top_of_its_deck_q_32() -> None:
    laid = table(
        "Grizzly Bears",
        A={"hand": ["Unsummon"], "battlefield": ["Island"]},
        npc={"library": [native("Hill Giant")]},
    )
    resolved(laid, "Unsummon", pick(laid.id("Grizzly Bears")))
    assert laid.names("library:natives") == ["Grizzly Bears", "Hill Giant"]


def test_the_npc_is_attacked_as_a_player_q_30() -> None:
    laid = table(step="begin_combat", A={"battlefield": ["Grizzly Bears"]})
    laid.pass_until("declare_attackers")
    bears = laid.id("Grizzly Bears")
    laid.answer("A", Attack(((bears, NPC),)))
    laid.pass_until("end_combat")
    assert not laid.happened(f.DamageDealt)
    assert laid.state.overlay["reached_npc"]["by"] == ["A"]
