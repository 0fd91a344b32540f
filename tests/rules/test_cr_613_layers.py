"""Interaction of continuous effects: layers, timestamps, what objects are then (CR 613)."""

from domain.cards.card import CardDefinition
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    ChangeTypes,
    Grant,
    Keyword,
    Lose,
    SetColors,
    SetController,
    SetStats,
    Static,
    SwitchStats,
    TargetSpec,
)
from domain.cards.ir.terms import And, Count, Named, Not, Supertype, Target, Type
from domain.rules import facts as f
from domain.rules.answers import Attack
from domain.rules.characteristics import Characteristics
from tests.rules.plays import activate, creature, enchantment, pick, resolved, sorcery
from tests.support.board import Board, Put, board

CREATURE = Type("creature")
ONE = (TargetSpec(filter=CREATURE),)


def look(table: Board, name: str) -> Characteristics:
    return table.engine().look(table.id(name))


def size(table: Board, name: str) -> tuple[int | None, int | None]:
    seen = look(table, name)
    return seen.power, seen.toughness


def everywhere(name: str, *changes: object) -> CardDefinition:
    """An enchantment that changes all creatures."""
    return enchantment(name, Static(changes, affects=All(CREATURE)))  # type: ignore[arg-type] # any modification


def test_613_1_a_static_ability_of_a_lord_changes_the_others() -> None:
    table = board(A={"battlefield": ["Goblin King", "Goblin Piker", "Grizzly Bears"]})
    assert size(table, "Goblin Piker") == (3, 2)
    assert size(table, "Goblin King") == (2, 2)
    assert size(table, "Grizzly Bears") == (2, 2)
    assert "mountainwalk" in look(table, "Goblin Piker").keywords


def test_613_1_two_lords_change_each_other() -> None:
    table = board(A={"battlefield": ["Goblin King", "Goblin Chieftain"]})
    assert size(table, "Goblin King") == (3, 3)
    assert size(table, "Goblin Chieftain") == (3, 3)


def test_611_3a_a_lord_that_leaves_changes_nothing_any_more() -> None:
    table = board(A={"battlefield": ["Goblin King", "Goblin Piker", "Mountain"], "hand": ["Shock"]})
    resolved(table, "Shock", pick(table.id("Goblin King")))
    assert size(table, "Goblin Piker") == (2, 1)


def test_611_3a_a_condition_is_true_or_not_at_every_moment() -> None:
    table = board(A={"battlefield": ["Kird Ape", "Mountain"]})
    assert size(table, "Kird Ape") == (1, 1)
    table = board(A={"battlefield": ["Kird Ape", "Taiga"]})
    assert size(table, "Kird Ape") == (2, 3)


def test_613_1b_an_aura_gives_control_and_its_end_gives_it_back() -> None:
    table = board(
        A={"battlefield": [Put("Mind Control", on="Grizzly Bears"), *["Plains"] * 2],
           "hand": ["Disenchant"]},
        B={"battlefield": ["Grizzly Bears"]},
    )  # fmt: skip
    assert look(table, "Grizzly Bears").controller == "A"
    resolved(table, "Disenchant", pick(table.id("Mind Control")))
    assert look(table, "Grizzly Bears").controller == "B"
    assert table.state.objects[table.id("Grizzly Bears")].controller == "B"


def test_613_1b_who_gains_control_has_not_controlled_it_since_their_turn_began() -> None:
    table = board(
        A={"battlefield": ["Island"] * 5, "hand": ["Mind Control"]},
        B={"battlefield": ["Grizzly Bears"]},
    )
    bears = table.id("Grizzly Bears")
    resolved(table, "Mind Control", pick(bears))
    assert table.state.objects[bears].controller == "A"
    assert table.state.objects[bears].fresh


def test_613_7_of_two_effects_in_a_layer_the_later_one_wins() -> None:
    red = sorcery("Paint Red", Apply(Target(0), (SetColors(("R",)),)), to=ONE)
    blue = sorcery("Paint Blue", Apply(Target(0), (SetColors(("U",)),)), to=ONE)
    table = board(
        A={"battlefield": ["Grizzly Bears"], "hand": ["Paint Red", "Paint Blue"]}, more=[red, blue]
    )
    bears = table.id("Grizzly Bears")
    resolved(table, "Paint Blue", pick(bears))
    resolved(table, "Paint Red", pick(bears))
    assert look(table, "Grizzly Bears").colors == {"R"}


def test_613_7a_a_static_ability_is_as_old_as_its_object() -> None:
    first, second = everywhere("First", SetStats(1, 1)), everywhere("Second", SetStats(5, 5))
    more = [first, second]
    table = board(A={"battlefield": ["Grizzly Bears", "First", "Second"]}, more=more)
    assert size(table, "Grizzly Bears") == (5, 5)
    table = board(A={"battlefield": ["Grizzly Bears", "Second", "First"]}, more=more)
    assert size(table, "Grizzly Bears") == (1, 1)


def test_613_1d_a_land_that_becomes_a_creature_is_still_a_land() -> None:
    table = board(A={"battlefield": ["Mishra's Factory", "Plains"]})
    activate(table, table.id("Mishra's Factory"), 1).resolve()
    seen = look(table, "Mishra's Factory")
    assert seen.types == {"land", "artifact", "creature"}
    assert "Assembly-Worker" in seen.subtypes
    assert (seen.power, seen.toughness) == (2, 2)
    assert len(seen.abilities) == 3


def test_613_4_setting_a_size_later_does_not_undo_what_was_added_before() -> None:
    table = board(A={"battlefield": ["Treetop Village", *["Forest"] * 5], "hand": ["Giant Growth"]})
    village = table.id("Treetop Village")
    activate(table, village, 2).resolve()
    resolved(table, "Giant Growth", pick(village))
    activate(table, village, 2).resolve()
    seen = look(table, "Treetop Village")
    assert (seen.power, seen.toughness) == (6, 6)
    assert seen.colors == {"G"}
    assert "trample" in seen.damage_rules


def test_613_4c_counters_count_after_a_size_is_set() -> None:
    table = board(
        A={"battlefield": [Put("Craw Wurm", counters={"+1/+1": 2}), "Small"]},
        more=[everywhere("Small", SetStats(1, 1))],
    )
    assert size(table, "Craw Wurm") == (3, 3)


def test_613_4d_power_and_toughness_are_switched_last() -> None:
    switch = sorcery("Switch", Apply(Target(0), (SwitchStats(),)), to=ONE)
    table = board(
        A={"battlefield": [Put("Giant Spider", counters={"+1/+1": 1})], "hand": ["Switch"]},
        more=[switch],
    )
    resolved(table, "Switch")
    assert size(table, "Giant Spider") == (5, 3)


def test_613_4d_what_is_added_after_a_switch_is_still_added_before_it() -> None:
    switch = sorcery("Switch", Apply(Target(0), (SwitchStats(),)), to=ONE)
    more = sorcery("More Power", Apply(Target(0), (AddStats(1, 0),)), to=ONE)
    table = board(A={"battlefield": ["Hill Giant"], "hand": ["Switch", "More Power"]},
                  more=[switch, more])  # fmt: skip
    giant = table.id("Hill Giant")
    resolved(table, "Switch", pick(giant))
    resolved(table, "More Power", pick(giant))
    assert size(table, "Hill Giant") == (3, 4)


def test_613_4a_a_size_that_defines_itself_counts_in_every_zone() -> None:
    table = board(
        A={"battlefield": ["Swamp", "Swamp", "Nightmare"], "hand": ["Nightmare"]},
        B={"battlefield": ["Swamp"]},
    )
    assert size(table, "Nightmare") == (2, 2)
    in_hand = table.engine().look(table.id("Nightmare", "hand"))
    assert (in_hand.power, in_hand.toughness) == (2, 2)


def test_613_4a_a_set_size_overrides_one_that_defines_itself() -> None:
    table = board(
        A={"battlefield": ["Big", "Swamp", "Nightmare"]}, more=[everywhere("Big", SetStats(9, 9))]
    )
    assert size(table, "Nightmare") == (9, 9)


def test_613_1f_a_creature_that_loses_all_abilities_does_not_have_its_keywords() -> None:
    table = board(A={"battlefield": ["Serra Angel", "Blank"]}, more=[everywhere("Blank", Lose())])
    seen = look(table, "Serra Angel")
    assert not seen.keywords
    assert not seen.deontics
    assert not seen.abilities


def test_613_1f_what_is_granted_after_a_loss_is_there() -> None:
    blank, fly = everywhere("Blank", Lose()), everywhere("Fly", Grant((Keyword("flying"),)))
    table = board(A={"battlefield": ["Hill Giant", "Blank", "Fly"]}, more=[blank, fly])
    assert look(table, "Hill Giant").keywords == {"flying"}
    table = board(A={"battlefield": ["Hill Giant", "Fly", "Blank"]}, more=[blank, fly])
    assert look(table, "Hill Giant").keywords == frozenset()


def test_613_6_an_effect_goes_on_in_later_layers_though_its_ability_is_lost() -> None:
    """A creature whose ability takes all abilities, its own too, and sets sizes."""
    humble = creature(
        "Humbling Beast", 4, 4, Static((Lose(), SetStats(1, 1)), affects=All(CREATURE))
    )
    table = board(A={"battlefield": ["Humbling Beast", "Serra Angel"]}, more=[humble])
    assert not look(table, "Serra Angel").abilities
    assert size(table, "Serra Angel") == (1, 1)
    assert size(table, "Humbling Beast") == (1, 1)


def test_613_6_an_effect_affects_what_it_began_to_affect() -> None:
    """It animates enchantments that are no creatures; in the later layer they still count."""
    rise = Static(
        (ChangeTypes(types=("creature",)), SetStats(4, 4)),
        affects=All(And((Type("enchantment"), Not(CREATURE)))),
    )
    table = board(
        A={"battlefield": ["Risen", "Glorious Anthem"]}, more=[enchantment("Risen", rise)]
    )
    assert "creature" in look(table, "Glorious Anthem").types
    assert size(table, "Glorious Anthem") == (5, 5)


def test_305_7_a_land_set_to_a_basic_type_has_that_mana_ability_and_no_other() -> None:
    moon = enchantment(
        "Red Moon",
        Static(
            (ChangeTypes(subtypes=("Mountain",), replace=True),),
            affects=All(And((Type("land"), Not(Supertype("basic"))))),
        ),
    )
    table = board(A={"battlefield": ["Red Moon", "Treetop Village", "Forest"]}, more=[moon])
    seen = look(table, "Treetop Village")
    assert seen.subtypes == {"Mountain"}
    assert seen.types == {"land"}
    assert len(seen.abilities) == 1
    assert look(table, "Forest").subtypes == {"Forest"}


def test_305_7_a_land_that_gets_a_type_in_addition_keeps_its_abilities() -> None:
    swamps = enchantment(
        "Mire", Static((ChangeTypes(subtypes=("Swamp",)),), affects=All(Type("land")))
    )
    table = board(A={"battlefield": ["Mire", "Forest"]}, more=[swamps])
    seen = look(table, "Forest")
    assert seen.subtypes == {"Forest", "Swamp"}
    assert len(seen.abilities) == 2


def test_611_3b_an_ability_that_is_granted_works_at_once() -> None:
    """A lord that is granted to others changes them too."""
    lord = Static((AddStats(1, 1),), affects=All(CREATURE))
    grant = enchantment("Teacher", Static((Grant((lord,)),), affects=All(Type("artifact"))))
    table = board(A={"battlefield": ["Teacher", "Sol Ring", "Grizzly Bears"]}, more=[grant])
    assert size(table, "Grizzly Bears") == (3, 3)


def test_613_1b_control_comes_before_what_controllers_count() -> None:
    table = board(
        A={"battlefield": ["Glorious Anthem", Put("Mind Control", on="Grizzly Bears")]},
        B={"battlefield": ["Grizzly Bears", "Hill Giant"]},
    )
    assert size(table, "Grizzly Bears") == (3, 3)
    assert size(table, "Hill Giant") == (3, 3)


def test_613_a_size_may_count_what_is_on_the_battlefield() -> None:
    lands = everywhere("Landed", SetStats(Count(Type("land")), 7))
    table = board(A={"battlefield": ["Landed", "Grizzly Bears", "Forest", "Forest"]}, more=[lands])
    assert size(table, "Grizzly Bears") == (2, 7)


def test_how_things_look_is_recorded_when_it_changes() -> None:
    table = board(
        A={"battlefield": ["Grizzly Bears", "Forest"], "hand": ["Giant Growth"]},
    )
    bears = table.id("Grizzly Bears")
    assert table.state.derived[bears].power == 2
    resolved(table, "Giant Growth", pick(bears))
    assert table.state.derived[bears].power == 5
    told = [fact for fact in table.happened(f.DerivedChanged) if bears in fact.objects]
    assert len(told) == 2


def test_613_1b_a_spell_that_gives_control_for_the_turn_ends_in_the_cleanup() -> None:
    take = sorcery("Borrow", Apply(Target(0), (SetController(),)), to=ONE)
    table = board(A={"hand": ["Borrow"]}, B={"battlefield": ["Hill Giant"]}, more=[take])
    giant = table.id("Hill Giant")
    resolved(table, "Borrow", pick(giant))
    assert table.state.objects[giant].controller == "A"
    table.pass_until("upkeep")
    while table.state.turn.active == "A":
        question = table.questions()[0]
        table.answer(question.seat, pick("pass"))
    assert table.state.objects[giant].controller == "B"


def test_702_14c_landwalk_looks_at_the_lands_of_the_defending_player() -> None:
    for lands, blocked in ((["Forest"], False), (["Island"], True)):
        table = board(
            A={"battlefield": ["Zodiac Monkey", "Forest"]},
            B={"battlefield": ["Hill Giant", *lands]},
            step="declare_attackers", begin=True,
        )  # fmt: skip
        table.answer("A", Attack(((table.id("Zodiac Monkey"), "B"),)))
        table.pass_until("declare_blockers")
        asked = [q for q in table.questions() if q.kind == "blockers"]
        assert bool(asked) is blocked


def test_613_7_a_land_type_set_earlier_is_lost_where_a_later_effect_sets_another() -> None:
    def moon(name: str, subtype: str) -> CardDefinition:
        change = ChangeTypes(subtypes=(subtype,), replace=True)
        return enchantment(name, Static((change,), affects=All(Type("land"))))

    more = [moon("Red Moon", "Mountain"), moon("Blue Moon", "Island")]
    table = board(A={"battlefield": ["Red Moon", "Blue Moon", "Forest"]}, more=more)
    assert look(table, "Forest").subtypes == {"Island"}
    assert len(look(table, "Forest").abilities) == 1


def test_613_1f_an_ability_lost_in_a_layer_no_longer_starts_anything() -> None:
    """What takes a lord's abilities away keeps it from adding to others."""
    table = board(
        A={"battlefield": ["Goblin Piker", "Goblin King", "Blank"]},
        more=[everywhere("Blank", Lose())],
    )
    assert size(table, "Goblin Piker") == (2, 1)
    assert look(table, "Goblin Piker").keywords == frozenset()


def test_613_8_an_effect_waits_for_one_that_makes_more_objects_its_own() -> None:
    """The older effect is on artifacts; the younger makes all creatures artifacts."""
    steel = everywhere("Steel", ChangeTypes(types=("artifact",)))
    birds = enchantment(
        "Birds", Static((ChangeTypes(subtypes=("Bird",)),), affects=All(Type("artifact")))
    )
    table = board(A={"battlefield": ["Birds", "Steel", "Grizzly Bears"]}, more=[steel, birds])
    assert look(table, "Grizzly Bears").subtypes == {"Bear", "Bird"}


def test_613_8b_effects_that_depend_on_each_other_apply_by_timestamp() -> None:
    """Each takes the abilities of the other."""
    one = creature("First Mute", 2, 2, Static((Lose(),), affects=All(Named("Second Mute"))))
    two = creature("Second Mute", 2, 2, Static((Lose(),), affects=All(Named("First Mute"))))
    table = board(A={"battlefield": ["First Mute", "Second Mute"]}, more=[one, two])
    assert look(table, "First Mute").abilities
    assert not look(table, "Second Mute").abilities
