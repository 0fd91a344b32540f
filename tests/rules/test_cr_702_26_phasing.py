"""Phasing where a scenario cannot look: ids, views, the story of it (CR 702.26)."""

from domain.cards.ir.language import SetController
from domain.rules import facts as f
from domain.rules import layers, phasing, zones
from domain.rules.state import PHASED, ContinuousEffect
from services.documents.board import build_view
from tests.support.board import Board, Put, board
from tests.support.tables import table_of


def _away(table: Board, *names: str) -> Board:
    engine = table.engine()
    phasing.out(engine, [table.id(name) for name in names])
    return table.keep(engine)


def test_702_26d_it_stays_the_same_object() -> None:
    table = board(A={"battlefield": [Put("Hill Giant", counters={"+1/+1": 1})]}, B={})
    before = table.id("Hill Giant")
    _away(table, "Hill Giant")
    assert table.id("Hill Giant", PHASED) == before
    engine = table.engine()
    phasing.into(engine, [before])
    table.keep(engine)
    thing = table.state.objects[before]
    assert (thing.zone, thing.counters, thing.phased_under) == ("battlefield", {"+1/+1": 1}, "")


def test_702_26b_what_is_phased_out_does_not_move() -> None:
    table = board(A={"battlefield": ["Hill Giant"]}, B={})
    oid = table.id("Hill Giant")
    engine = _away(table, "Hill Giant").engine()
    assert zones.move_all(engine, [zones.Going(oid=oid, to="graveyard", verb="destroy")]) == {}
    assert engine.facts == []


def test_702_26h_what_would_phase_out_both_ways_does_so_along_with_its_creature() -> None:
    table = board(A={"battlefield": ["Hill Giant", Put("Vanishing", on="Hill Giant")]}, B={})
    _away(table, "Vanishing", "Hill Giant")
    aura = table.state.objects[table.id("Vanishing", PHASED)]
    assert aura.phased_with == table.id("Hill Giant", PHASED)


def test_702_26g_an_aura_that_went_along_does_not_come_back_alone() -> None:
    table = board(A={"battlefield": ["Hill Giant", Put("Vanishing", on="Hill Giant")]}, B={})
    _away(table, "Hill Giant")
    engine = table.engine()
    phasing.turn_based(engine)
    back = [fact.object for fact in engine.facts if isinstance(fact, f.PhasedIn)]
    assert len(back) == len(set(back)) == 2


def test_702_26i_an_aura_that_phased_out_alone_finds_its_creature_gone() -> None:
    table = board(A={"battlefield": ["Hill Giant", Put("Vanishing", on="Hill Giant")]}, B={})
    _away(table, "Vanishing")
    engine = table.engine()
    zones.move(engine, table.id("Hill Giant"), "exile", "exile")
    phasing.into(engine, [table.id("Vanishing", PHASED)])
    table.keep(engine).pass_until("end")
    assert table.names("graveyard:A") == ["Vanishing"]


def test_702_26n_what_a_player_who_left_controlled_phases_in_when_their_turn_would_have_come() -> (
    None
):
    table = board(A={"battlefield": ["Hill Giant"]}, B={}, C={})
    giant = table.id("Hill Giant")
    engine = table.engine()
    stolen = ContinuousEffect(
        id=engine.new_id(), timestamp=engine.state.clock + 1, controller="B", objects=(giant,),
        changes=(SetController(),), duration="game", source=giant,
    )  # fmt: skip
    engine.emit(f.EffectBegan(effect=stolen))
    layers.settle_control(engine)
    phasing.out(engine, [giant])
    table.keep(engine).concede("B")
    table.pass_until("end").pass_until("precombat_main")
    assert table.state.turn.active == "C"
    assert table.state.objects[giant].zone == "battlefield"


def test_702_26k_what_is_phased_out_leaves_with_its_owner() -> None:
    table = board(A={}, B={"battlefield": ["Hill Giant"]}, C={})
    _away(table, "Hill Giant").concede("B")
    assert table.state.zones[PHASED] == ()


def test_702_26b_everybody_sees_what_is_phased_out() -> None:
    table = _away(board(A={"battlefield": ["Hill Giant"]}, B={}), "Hill Giant")
    view = build_view(table_of(table), "B")
    assert [thing["name"] for thing in view["zones"][PHASED]] == ["Hill Giant"]
    assert view["battlefield"] == []
