"""Mana abilities resolve at once, with whatever else they say (CR 605)."""

from domain.cards.card import CardDefinition
from domain.cards.ir.language import (
    Ability,
    Activated,
    AddMana,
    DealDamage,
    Draw,
    PayMana,
    Producible,
    Seq,
    Spend,
    Tap,
    Triggered,
)
from domain.cards.ir.terms import (
    ControlledBy,
    Event,
    Subtype,
    TapsForMana,
    Type,
    You,
    all_of,
)
from domain.cards.mana import mana_cost
from tests.rules.plays import activate, cast, enchantment
from tests.support.board import board


def land(name: str, *abilities: Ability, supertypes: tuple[str, ...] = ()) -> CardDefinition:
    """Return a land with these abilities."""
    return CardDefinition(name=name, types=("land",), abilities=abilities, supertypes=supertypes)


def spell(name: str, cost: str, kind: str = "sorcery") -> CardDefinition:
    """Return a spell of that cost which does nothing."""
    stats = (1, 1) if kind == "creature" else (None, None)
    return CardDefinition(
        name=name, cost=mana_cost(cost), types=(kind,), power=stats[0], toughness=stats[1]
    )


PAINFUL = land(
    "Painful Land",
    Activated((Tap(),), AddMana((("C",),))),
    Activated((Tap(),), Seq((AddMana((("W",), ("U",))), DealDamage(You(), 1)))),
)
SIGNET = CardDefinition(
    name="Sign",
    types=("artifact",),
    abilities=(Activated((PayMana(mana_cost("{1}")), Tap()), AddMana((("W", "B"),))),),
)


def test_a_mana_ability_that_hurts_is_used_last_and_hurts_at_once() -> None:
    table = board(A={"hand": ["White Thing"], "battlefield": ["Painful Land", "Plains"]},
                  more=[PAINFUL, spell("White Thing", "{1}{W}")])  # fmt: skip
    cast(table, "White Thing")
    assert table.life("A") == 20
    table = board(A={"hand": ["White Thing"], "battlefield": ["Painful Land", "Swamp"]},
                  more=[PAINFUL, spell("White Thing", "{1}{W}")])  # fmt: skip
    cast(table, "White Thing")
    assert table.life("A") == 19
    assert table.state.players["A"].mana == {}


def test_a_mana_ability_that_costs_mana_is_paid_with_other_mana() -> None:
    table = board(A={"hand": ["Grey Thing"], "battlefield": ["Sign", "Forest"]},
                  more=[SIGNET, spell("Grey Thing", "{W}{B}")])  # fmt: skip
    cast(table, "Grey Thing")
    assert [table.state.objects[table.id(n)].tapped for n in ("Sign", "Forest")] == [True, True]


def test_two_such_abilities_cannot_pay_for_each_other() -> None:
    table = board(A={"hand": ["Grey Thing"], "battlefield": ["Sign", "Sign"]},
                  more=[SIGNET, spell("Grey Thing", "{W}{B}")])  # fmt: skip
    offered = table.asked("act").candidates
    assert not any(c.selectable for c in offered if c.label == "Cast Grey Thing")


def test_one_such_ability_pays_for_the_next() -> None:
    table = board(A={"hand": ["Grey Thing"], "battlefield": ["Sign", "Sign", "Forest"]},
                  more=[SIGNET, spell("Grey Thing", "{W}{B}{B}")])  # fmt: skip
    cast(table, "Grey Thing")
    assert table.state.players["A"].mana == {}


def test_what_tapping_a_land_for_mana_triggers_resolves_without_the_stack() -> None:
    flare = enchantment(
        "Flare",
        Triggered(
            TapsForMana(Type("land")),
            AddMana((("G",),), who=Event("player")),
        ),
    )
    table = board(A={"hand": ["Green Thing"], "battlefield": ["Flare", "Forest"]},
                  more=[flare, spell("Green Thing", "{1}{G}")])  # fmt: skip
    activate(table, table.id("Forest"), 0)
    assert table.state.players["A"].mana == {"G": 2}
    assert not table.state.zones["stack"]
    table = board(A={"hand": ["Green Thing"], "battlefield": ["Flare", "Forest"]},
                  more=[flare, spell("Green Thing", "{1}{G}")])  # fmt: skip
    cast(table, "Green Thing")
    assert table.state.players["A"].mana == {}


def test_a_triggered_ability_with_other_effects_uses_the_stack() -> None:
    shock = enchantment("Sting", Triggered(TapsForMana(Type("land")), DealDamage(You(), 1)))
    table = board(A={"battlefield": ["Sting", "Forest"]}, more=[shock])
    activate(table, table.id("Forest"), 0)
    assert len(table.state.zones["stack"]) == 1


def test_a_mana_ability_may_draw_a_card_beside() -> None:
    egg = CardDefinition(
        name="Egg",
        types=("artifact",),
        abilities=(
            Activated((PayMana(mana_cost("{1}")), Tap()), Seq((AddMana((("R",),)), Draw(1)))),
        ),
    )
    table = board(A={"battlefield": ["Egg", "Forest"]}, more=[egg])
    activate(table, table.id("Egg"), 0)
    assert len(table.state.zones["hand:A"]) == 1
    assert table.state.players["A"].mana == {"R": 1}


def test_a_land_that_looks_at_another_of_its_kind_makes_nothing_by_that() -> None:
    pool = land(
        "Mirror Pool",
        Activated((Tap(),), AddMana(of=Producible(all_of(Type("land"), ControlledBy(You()))))),
    )
    table = board(A={"battlefield": ["Mirror Pool", "Mirror Pool"]}, more=[pool])
    found = [c for c in table.asked("act").candidates if c.verb == "activate"]
    assert table.engine().look(table.id("Mirror Pool")).name == "Mirror Pool"
    assert len(found) == 2
    table = board(A={"battlefield": ["Mirror Pool", "Island"]}, more=[pool])
    activate(table, table.id("Mirror Pool"), 0)
    assert table.state.players["A"].mana == {"U": 1}


def test_mana_for_creature_spells_pays_for_nothing_else() -> None:
    grove = land(
        "Beast Grove", Activated((Tap(),), AddMana((("G",),), spend=Spend(Type("creature"))))
    )
    things = [spell("Green Beast", "{G}", "creature"), spell("Green Thing", "{G}")]
    table = board(A={"hand": ["Green Beast", "Green Thing"], "battlefield": ["Beast Grove"]},
                  more=[grove, *things])  # fmt: skip
    offered = {c.label: c.selectable for c in table.asked("act").candidates if c.verb == "cast"}
    assert offered == {"Cast Green Beast": True, "Cast Green Thing": False}
    activate(table, table.id("Beast Grove"), 0)
    offered = {c.label: c.selectable for c in table.asked("act").candidates if c.verb == "cast"}
    assert offered == {"Cast Green Beast": True, "Cast Green Thing": False}
    cast(table, "Green Beast")
    assert table.state.players["A"].mana == {}


def test_snow_mana_is_paid_by_what_a_snow_permanent_made() -> None:
    ice = land("Ice Field", Activated((Tap(),), AddMana((("U",),))), supertypes=("snow",))
    table = board(A={"hand": ["Cold Thing"], "battlefield": ["Ice Field", "Island"]},
                  more=[ice, spell("Cold Thing", "{U}{S}")])  # fmt: skip
    cast(table, "Cold Thing")
    assert table.state.players["A"].mana == {}
    table = board(A={"hand": ["Cold Thing"], "battlefield": ["Island", "Island"]},
                  more=[ice, spell("Cold Thing", "{U}{S}")])  # fmt: skip
    assert not any(c.selectable for c in table.asked("act").candidates if c.verb == "cast")


def test_mana_that_lasts_is_lost_as_the_turn_ends() -> None:
    spring = land("Spring", Activated((Tap(),), AddMana((("G",),), lasting="turn")))
    table = board(A={"battlefield": ["Spring"]}, more=[spring])
    activate(table, table.id("Spring"), 0)
    table.pass_until("end")
    assert table.state.players["A"].mana_by_symbol == {"G": 1}
    table.pass_until("upkeep")
    assert table.state.players["A"].mana == {}


def test_an_opponents_tapped_land_may_feed_its_controller_alone() -> None:
    growth = enchantment(
        "Fertility",
        Triggered(
            TapsForMana(all_of(Type("land"), Subtype("Forest")), who=You()), AddMana((("G",),))
        ),
    )
    table = board(A={"battlefield": ["Fertility", "Forest", "Island"]}, more=[growth])
    activate(table, table.id("Island"), 0)
    assert table.state.players["A"].mana == {"U": 1}
    activate(table, table.id("Forest"), 0)
    assert table.state.players["A"].mana == {"U": 1, "G": 2}
