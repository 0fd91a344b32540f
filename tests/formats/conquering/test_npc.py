"""The NPC: attacked and targeted as a player, and nothing else of one (Q-30 to Q-37)."""

from domain.formats.conquering.npc import NPC
from domain.formats.conquering.overlay import Conquering
from domain.rules import facts as f
from domain.rules.answers import Attack, Order
from tests.formats.conquering.hirelings import native, treasure
from tests.rules.plays import cast, pick, resolved
from tests.support.board import Board, Put, Side, board


def table(*natives: str | Put, step: str = "precombat_main", **sides: Side) -> Board:
    """Return a board on which the NPC controls these."""
    own = [native(one) if isinstance(one, str) else one for one in natives]
    npc: Side = {"battlefield": own, **sides.pop(NPC, {})}
    return board({**sides, NPC: npc}, overlay=Conquering(), step=step)


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


def test_natives_that_return_together_lie_as_the_steward_says_q_32() -> None:
    side = {"hand": ["Evacuation"], "battlefield": ["Island"] * 5}
    laid = table("Serra Angel", "Grizzly Bears", A=side)
    cast(laid, "Evacuation").resolve()
    for seat in "AB":
        laid.answer(seat, pick("B"))
    question = laid.asked("order")
    assert (question.seat, question.answered_by) == (NPC, "B")
    angel, bears = laid.id("Serra Angel"), laid.id("Grizzly Bears")
    laid.answer("B", Order((bears, angel)))
    assert laid.names("library:natives") == ["Grizzly Bears", "Serra Angel"]


def test_a_copy_enters_on_its_side_as_the_steward_says_q_31() -> None:
    side = {"hand": ["Flickerwisp"], "battlefield": ["Plains"] * 3}
    laid = table("Serra Angel", "Hill Giant", "Sakashima the Impostor", A=side)
    resolved(laid, "Flickerwisp")
    laid.answer("A", pick(laid.id("Sakashima the Impostor"))).resolve().pass_until("end")
    laid.resolve()
    for seat in "AB":
        laid.answer(seat, pick("B"))
    question = laid.asked("select")
    assert (question.seat, question.answered_by) == (NPC, "B")
    laid.answer("B", pick(laid.id("Hill Giant")))
    copies = [oid for oid in laid.engine().battlefield() if laid.engine().look(oid).power == 3]
    assert len(copies) == 3


def test_the_npc_never_acts_and_never_pays_q_31() -> None:
    laid = table("Llanowar Elves", treasure("Marble Chalice"), "Prodigal Pyromancer")
    for question in laid.questions():
        own = [c.object for c in question.candidates if c.object is not None]
        assert not {laid.state.objects[oid].controller for oid in own} & {NPC}
