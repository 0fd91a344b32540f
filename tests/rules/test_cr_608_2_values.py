"""Values, filters and conditions that look at many objects, or at the past (CR 107, 608.2i)."""

from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    ChangeTypes,
    CreateTokens,
    DealDamage,
    Draw,
    GainLife,
    LoseLife,
    Move,
    Static,
    TargetSpec,
    TokenSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    Aggregate,
    And,
    Attached,
    Bears,
    CastSpell,
    Color,
    Compare,
    Condition,
    ControlledBy,
    ControllerOf,
    Count,
    Counters,
    Damaged,
    Devotion,
    Distinct,
    Drew,
    Filter,
    Happened,
    HasCounter,
    History,
    InZone,
    Is,
    LifeChanged,
    Named,
    Not,
    Number,
    OwnedBy,
    Past,
    Players,
    Shares,
    Stat,
    StatCompare,
    Subtype,
    Target,
    This,
    Type,
    Value,
    You,
    ZoneChange,
)
from domain.rules import conditions, matching, values
from domain.rules import facts as f
from domain.rules.answers import Attack
from domain.rules.context import Context
from tests.rules.plays import enchantment, pick, resolved, sorcery
from tests.support.board import Board, Put, board

CREATURE = Type("creature")
ONE = (TargetSpec(filter=CREATURE),)
YOU, THEM = You(), Players("opponents")
MINE, THEIRS = ControlledBy(YOU), ControlledBy(THEM)
DIED = ZoneChange(CREATURE, "battlefield", "graveyard")
GOBLIN = TokenSpec(types=("creature",), subtypes=("Goblin",), colors=("R",), power=1, toughness=1)


def amount(table: Board, value: Value, source: int = 0) -> int:
    """Return a value as A reads it."""
    return values.amount(table.engine(), value, Context(controller="A", source=source))


def holds(table: Board, condition: Condition) -> bool:
    """Return whether a condition holds as A reads it."""
    return conditions.holds(table.engine(), condition, Context(controller="A", source=0))


def found(table: Board, filter_: Filter, zone: str = "battlefield", source: int = 0) -> list[str]:
    """Return the names of what matches, as A reads it."""
    engine = table.engine()
    context = Context(controller="A", source=source)
    return [engine.look(oid).name for oid in matching.find(engine, filter_, zone, context)]


def field() -> Board:
    """Return a board with creatures of several sizes and colours."""
    return board(
        A={"battlefield": ["Grizzly Bears", "Savannah Lions", "Forest", "Plains", "Forest"],
           "graveyard": ["Shock", "Grizzly Bears", "Forest", "Shock"], "hand": ["Shock"]},
        B={"battlefield": ["Hill Giant", "Island"], "graveyard": ["Ornithopter"]},
    )  # fmt: skip


def test_107_the_greatest_least_and_total_of_what_matches() -> None:
    table = field()
    assert amount(table, Aggregate("max", CREATURE)) == 3
    assert amount(table, Aggregate("min", CREATURE, "toughness")) == 1
    assert amount(table, Aggregate("sum", And((CREATURE, MINE)))) == 4
    assert amount(table, Aggregate("max", Type("planeswalker"))) == 0
    assert amount(table, Aggregate("max", ANYTHING, "mana_value", "graveyard")) == 2


def test_205_2_card_types_in_all_graveyards() -> None:
    # Instant, creature, land and, of the other player, artifact.
    assert amount(field(), Distinct(ANYTHING, "type", "graveyard")) == 4
    assert amount(field(), Distinct(OwnedBy(YOU), "type", "graveyard")) == 3


def test_305_6_basic_land_types_among_lands() -> None:
    assert amount(field(), Distinct(And((Type("land"), MINE)), "basic")) == 2


def test_105_2_colors_and_names_among_permanents() -> None:
    assert amount(field(), Distinct(ANYTHING, "color")) == 3
    assert amount(field(), Distinct(And((Type("land"), MINE)), "name")) == 2
    assert amount(field(), Distinct(OwnedBy(YOU), "name", "graveyard")) == 3


def test_700_5_devotion_counts_the_symbols_of_permanents() -> None:
    table = board(A={"battlefield": ["Vampire Nighthawk", "Grizzly Bears", "Forest"]})
    assert amount(table, Devotion(("B",))) == 2
    assert amount(table, Devotion(("B", "G"))) == 3
    assert amount(table, Devotion(("B",), THEM)) == 0


def test_102_2_how_many_opponents_there_are() -> None:
    table = board(A={}, B={}, C={})
    assert amount(table, Number(THEM)) == 2
    assert amount(table, Number(Players("all"))) == 3


def test_122_counters_of_all_kinds() -> None:
    table = board(A={"battlefield": [Put("Hill Giant", counters={"+1/+1": 2, "charge": 1})]})
    giant = table.id("Hill Giant")
    assert amount(table, Counters(This()), giant) == 3
    assert found(table, HasCounter()) == ["Hill Giant"]
    assert found(table, HasCounter("-1/-1")) == []


def test_105_2_how_many_colors_an_object_has() -> None:
    table = board(A={"battlefield": ["Grizzly Bears", "Ornithopter", "Watchwolf"]})
    assert found(table, StatCompare("colors", "==", 1)) == ["Grizzly Bears"]
    assert found(table, StatCompare("colors", ">=", 2)) == ["Watchwolf"]
    assert amount(table, Stat(This(), "colors"), table.id("Watchwolf")) == 2


def test_109_3_objects_that_share_a_characteristic() -> None:
    table = board(
        A={"battlefield": ["Grizzly Bears", "Llanowar Elves", "Elvish Visionary", "Hill Giant"]}
    )
    elves = table.id("Llanowar Elves")
    others = Not(Is(This()))
    assert found(table, And((Shares("creature_type", This()), others)), source=elves) == [
        "Elvish Visionary"
    ]
    assert found(table, And((Shares("color", This()), others)), source=elves) == [
        "Grizzly Bears", "Elvish Visionary",
    ]  # fmt: skip
    assert found(table, Shares("name", This()), source=elves) == ["Llanowar Elves"]


def test_303_4_what_is_attached_to_what() -> None:
    table = board(
        A={"battlefield": ["Grizzly Bears", Put("Pacifism", on="Hill Giant")]},
        B={"battlefield": ["Hill Giant"]},
    )
    assert found(table, Attached(CREATURE)) == ["Pacifism"]
    assert found(table, Bears(And((Subtype("Aura"), MINE)))) == ["Hill Giant"]
    assert found(table, Bears(THEIRS)) == []


def test_400_1_a_filter_may_ask_for_the_zone() -> None:
    table = field()
    assert found(table, And((InZone("graveyard"), CREATURE)), "graveyard") == [
        "Grizzly Bears", "Ornithopter",
    ]  # fmt: skip
    assert found(table, InZone("hand"), "graveyard") == []


# -- The past of the turn --


def past() -> Board:
    """Return a board on which much has happened this turn."""
    deed = sorcery(
        "Deed", DealDamage(Target(0), 2), DealDamage(Target(1), 1), GainLife(3), GainLife(2),
        LoseLife(1, THEM), CreateTokens(GOBLIN), Draw(2), to=(*ONE, *ONE),
    )  # fmt: skip
    table = board(
        A={"battlefield": ["Grizzly Bears"], "hand": ["Deed"]}, B={"battlefield": ["Hill Giant"]},
        more=[deed],
    )  # fmt: skip
    bears, giant = pick(table.id("Grizzly Bears")), pick(table.id("Hill Giant"))
    return resolved(table, "Deed", bears, giant)


def test_608_2i_how_often_something_happened() -> None:
    table = past()
    assert amount(table, History(DIED)) == 1
    assert (
        amount(table, History(ZoneChange(And((CREATURE, THEIRS)), "battlefield", "graveyard"))) == 0
    )
    assert amount(table, History(LifeChanged(YOU, "gain"))) == 2
    assert amount(table, History(LifeChanged(YOU, "gain"), sum=True)) == 5
    assert amount(table, History(LifeChanged(THEM, "lose"), sum=True)) == 1
    assert amount(table, History(CastSpell(who=YOU))) == 1
    assert amount(table, History(Drew(YOU))) == 2


def test_608_2i_conditions_ask_whether_it_happened() -> None:
    table = past()
    assert holds(table, Happened(DIED))
    assert not holds(table, Happened(DIED, least=2))
    assert holds(table, Happened(CastSpell(Type("sorcery"))))
    assert not holds(table, Happened(CastSpell(CREATURE)))


def test_608_2i_objects_know_what_happened_to_them() -> None:
    table = past()
    assert found(table, Past(Damaged(), "object")) == ["Hill Giant"]
    assert found(table, Past(ZoneChange(CREATURE, to="battlefield"))) == ["Goblin Token"]


def test_608_2i_the_past_ends_with_the_turn_but_is_last_turns() -> None:
    table = past()
    table.pass_until("end").pass_until("upkeep")
    assert not holds(table, Happened(DIED))
    assert holds(table, Happened(DIED, window="last_turn"))
    assert amount(table, History(CastSpell(), "last_turn")) == 1
    table.answer("B", Attack(())).pass_until("end").pass_until("upkeep")
    assert not holds(table, Happened(CastSpell(), window="last_turn"))


def test_608_2i_what_a_creature_was_is_what_counts_as_it_died() -> None:
    deed = sorcery(
        "Deed", Apply(Target(0), (ChangeTypes(subtypes=("Goblin",)),)),
        Move(Target(0), "graveyard", "destroy"), to=ONE,
    )  # fmt: skip
    table = board(A={"battlefield": ["Grizzly Bears"], "hand": ["Deed"]}, more=[deed])
    resolved(table, "Deed")
    goblin = ZoneChange(Subtype("Goblin"), "battlefield", "graveyard")
    assert amount(table, History(goblin)) == 1
    assert amount(table, Count(Subtype("Goblin"), "graveyard")) == 0


def test_613_a_static_ability_that_reads_the_past_follows_it() -> None:
    anthem = enchantment(
        "Anthem",
        Static((AddStats(History(CastSpell(who=YOU)), 0),), affects=All(And((CREATURE, MINE)))),
    )
    table = board(
        A={"battlefield": ["Anthem", "Grizzly Bears"], "hand": ["Deed", "Deed"]},
        more=[anthem, sorcery("Deed", Draw(0))],
    )  # fmt: skip
    for expected in (3, 4):
        resolved(table, "Deed")
        assert table.engine().look(table.id("Grizzly Bears")).power == expected


def test_608_2h_who_controlled_what_died() -> None:
    table = past()
    (dead,) = (fact.object for fact in table.happened(f.Moved) if fact.origin == "battlefield")
    engine = table.engine()
    context = Context(controller="B", source=dead)
    assert values.amount(engine, Number(ControllerOf(This())), context) == 1
    assert conditions.holds(engine, Compare(Stat(This()), "==", 2), context)
    assert matching.matches(engine, dead, And((Named("Grizzly Bears"), Color("G"))), context)


def test_608_2i_how_much_one_player_lost_in_all() -> None:
    lost = LifeChanged(Players("all"), "lose")
    table = board(
        A={"hand": ["Deed"]}, more=[sorcery("Deed", LoseLife(1), LoseLife(2, Players("all")))],
    )  # fmt: skip
    resolved(table, "Deed")
    assert holds(table, Happened(lost, least=3))
    assert holds(table, Happened(lost, least=3, sum=True, each="player"))
    assert not holds(table, Happened(lost, least=4, sum=True, each="player"))
    assert holds(table, Happened(lost, least=5, sum=True))
    assert not holds(table, Happened(lost, least=3, each="player"))
