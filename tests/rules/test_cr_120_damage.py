"""Dealing and preventing damage (CR 120, 615), life and drawing (CR 119, 121)."""

from domain.cards.card import CardDefinition
from domain.cards.ir.language import Deontic, Static
from domain.cards.ir.terms import ANYTHING, Color, Filter
from domain.rules import cost_parts, drawing, life, shuffling
from domain.rules import facts as f
from domain.rules.agenda import Given, Settle
from domain.rules.answers import Order
from domain.rules.context import Context, Ref
from domain.rules.damage import Hit, deal
from domain.rules.engine import Engine
from domain.rules.state import PreventionShield
from tests.support.board import Put, board
from tests.support.chance import ScriptedChance

SIDES = {
    "A": {"battlefield": ["Hill Giant", "Vampire Nighthawk"]},
    "B": {"battlefield": ["Grizzly Bears", "Sol Ring"]},
}


def facts_of(engine: Engine, kind: type[f.Fact]) -> list[f.AnyFact]:
    return [fact for fact in engine.facts if isinstance(fact, kind)]


def shielded(
    engine: Engine,
    protects: tuple[Ref, ...] | None,
    remaining: int | None = None,
    by: Filter = ANYTHING,
    combat_only: bool = False,
) -> None:
    source = engine.battlefield()[0]
    shield = PreventionShield(
        id=engine.new_id(),
        context=Context(controller="B", source=source),
        protects=protects,
        by=by,
        remaining=remaining,
        combat_only=combat_only,
    )
    engine.emit(f.ShieldBegan(shield=shield))


def test_damage_to_a_player_is_lost_as_life() -> None:
    engine = board(SIDES).engine()
    giant = engine.battlefield()[0]
    assert deal(engine, [Hit(giant, "B", 3)]) == {"B": 3}
    assert engine.state.players["B"].life == 17


def test_damage_to_a_creature_is_marked_and_does_not_destroy_it_by_itself() -> None:
    table = board(SIDES)
    engine, bears = table.engine(), table.id("Grizzly Bears")
    deal(engine, [Hit(table.id("Hill Giant"), bears, 3)])
    assert engine.state.objects[bears].damage == 3


def test_no_damage_is_no_event() -> None:
    engine = board(SIDES).engine()
    assert deal(engine, [Hit(engine.battlefield()[0], "B", 0)]) == {}
    assert engine.facts == []


def test_what_is_no_creature_and_who_left_is_dealt_no_damage() -> None:
    table = board(SIDES, C={}).concede("C")
    engine = table.engine()
    ring, giant = table.id("Sol Ring"), table.id("Hill Giant")
    assert deal(engine, [Hit(giant, ring, 3), Hit(giant, "C", 3)]) == {}


def test_lifelink_is_one_gain_for_each_source_whatever_it_damages() -> None:
    table = board(SIDES)
    engine, hawk = table.engine(), table.id("Vampire Nighthawk")
    deal(engine, [Hit(hawk, "B", 2), Hit(hawk, table.id("Grizzly Bears"), 1)])
    gains = facts_of(engine, f.LifeChanged)
    assert gains == [f.LifeChanged(seat="A", change=3, cause="gain")]
    assert engine.state.objects[table.id("Grizzly Bears")].deathtouched


def test_a_shield_prevents_the_next_damage_and_is_used_up() -> None:
    engine = board(SIDES).engine()
    giant = engine.battlefield()[0]
    shielded(engine, ("B",), remaining=4)
    assert deal(engine, [Hit(giant, "B", 3)]) == {}
    assert engine.state.shields[0].remaining == 1
    assert deal(engine, [Hit(giant, "B", 3)]) == {"B": 2}
    assert engine.state.shields == ()
    assert engine.state.players["B"].life == 18


def test_a_shield_is_shared_by_damage_dealt_at_the_same_time() -> None:
    table = board(SIDES)
    engine = table.engine()
    shielded(engine, ("B",), remaining=4)
    giant, hawk = table.id("Hill Giant"), table.id("Vampire Nighthawk")
    engine.given = [Given("B", Order((hawk, giant)))]
    assert deal(engine, [Hit(giant, "B", 3), Hit(hawk, "B", 2)]) == {"B": 1}
    dealt = [fact for fact in engine.facts if isinstance(fact, f.DamageDealt)]
    assert [(fact.source, fact.amount) for fact in dealt] == [(giant, 1)]


def test_a_shield_protects_no_other_player() -> None:
    engine = board(SIDES).engine()
    shielded(engine, ("B",))
    assert deal(engine, [Hit(engine.battlefield()[0], "A", 3)]) == {"A": 3}


def test_a_shield_against_combat_damage_lets_other_damage_through() -> None:
    engine = board(SIDES).engine()
    giant = engine.battlefield()[0]
    shielded(engine, None, combat_only=True)
    assert deal(engine, [Hit(giant, "B", 3, combat=True)]) == {}
    assert deal(engine, [Hit(giant, "B", 3)]) == {"B": 3}


def test_a_shield_against_some_sources_rechecks_the_source() -> None:
    table = board(SIDES)
    engine = table.engine()
    shielded(engine, ("B",), by=Color("R"))
    giant, hawk = table.id("Hill Giant"), table.id("Vampire Nighthawk")
    assert deal(engine, [Hit(giant, "B", 3), Hit(hawk, "B", 2)]) == {"B": 2}


def test_prevented_damage_gains_no_life_by_lifelink() -> None:
    table = board(SIDES)
    engine = table.engine()
    shielded(engine, None)
    deal(engine, [Hit(table.id("Vampire Nighthawk"), "B", 2)])
    assert not facts_of(engine, f.LifeChanged)


def test_damage_from_what_a_permanent_is_protected_from_is_prevented() -> None:
    # The catalogue has no card with protection yet (CR 702.16e).
    guarded = CardDefinition(
        name="Guarded One",
        types=("creature",),
        power=1,
        toughness=1,
        abilities=(Static((Deontic("cant", "be_damaged", by=Color("R")),)),),
    )
    table = board(
        more=(guarded,),
        A={"battlefield": ["Hill Giant", "Vampire Nighthawk"]},
        B={"battlefield": ["Guarded One"]},
    )
    engine, one = table.engine(), table.id("Guarded One")
    assert deal(engine, [Hit(table.id("Hill Giant"), one, 3)]) == {}
    assert deal(engine, [Hit(table.id("Vampire Nighthawk"), one, 2)]) == {one: 2}


def test_gaining_no_life_is_no_event() -> None:
    engine = board().engine()
    life.gain(engine, "A", 0)
    assert engine.facts == []


def test_setting_a_life_total_gains_or_loses_the_difference() -> None:
    engine = board().engine()
    life.become(engine, "A", 25)
    life.become(engine, "B", 5)
    assert engine.facts == [
        f.LifeChanged(seat="A", change=5, cause="gain"),
        f.LifeChanged(seat="B", change=-15, cause="lose"),
    ]


def test_life_is_paid_only_by_who_has_it() -> None:
    engine = board(A={"life": 2}).engine()
    assert cost_parts.life_to_pay(engine, "A") == 2


def test_cards_are_drawn_one_at_a_time_from_the_top() -> None:
    table = board(A={"library": ["Swamp", "Island", "Plains"]})
    engine = table.engine()
    drawing.draw(engine, "A", 2)
    assert len(facts_of(engine, f.Moved)) == 2
    names = [engine.look(oid).name for oid in engine.zone("hand", "A")]
    assert names == ["Swamp", "Island"]


def test_drawing_more_than_there_is_is_noted_and_loses_at_the_next_check() -> None:
    table = board(A={"library": ["Swamp"]})
    engine = table.engine()
    assert len(drawing.draw(engine, "A", 3)) == 1
    engine.push(Settle())
    table.keep(engine)
    assert table.state.result is not None
    assert table.state.result.winners == ("B",)


def test_a_shuffled_library_holds_the_same_cards_as_new_objects() -> None:
    table = board(
        A={"library": ["Swamp", "Island", "Plains"]},
        chance=ScriptedChance(shuffles=[(2, 0, 1)]),
    )
    engine = table.engine()
    before = engine.zone("library", "A")
    shuffling.shuffle(engine, "A")
    after = engine.zone("library", "A")
    assert not set(before) & set(after)
    assert sorted(engine.look(oid).name for oid in after) == ["Island", "Plains", "Swamp"]
    assert engine.state.chances == 1


def test_damage_put_on_the_board_is_there() -> None:
    table = board(A={"battlefield": [Put("Hill Giant", damage=2)]})
    assert table.state.objects[table.id("Hill Giant")].damage == 2
