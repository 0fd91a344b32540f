"""Resolving spells and abilities (CR 608)."""

from domain.cards.ir.language import (
    Bind,
    Choose,
    DealDamage,
    Draw,
    Enters,
    ForEach,
    GainLife,
    Gate,
    If,
    LoseLife,
    Move,
    PayLife,
    PutCounters,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    Bound,
    Count,
    Did,
    Exists,
    Kicked,
    Not,
    Players,
    Subtype,
    Target,
    Type,
    You,
)
from domain.rules import facts as f
from domain.rules.answers import Distribute, Number, Pay
from tests.rules.plays import activate, cast, creature, pick, resolved, sorcery
from tests.support.board import Put, board

CREATURE = Type("creature")
ONE = (TargetSpec(filter=CREATURE),)
YES, NO = pick("yes"), pick("no")


def test_608_2n_a_resolved_spell_goes_to_its_owners_graveyard() -> None:
    table = board(A={"battlefield": ["Mountain"], "hand": ["Shock"]})
    resolved(table, "Shock", pick("B"))
    assert table.names("graveyard:A") == ["Shock"]
    assert table.life("B") == 18


def test_608_2n_a_resolved_ability_ceases_to_exist() -> None:
    table = board(A={"battlefield": ["Prodigal Sorcerer"]})
    activate(table, table.id("Prodigal Sorcerer"), 0, pick("B")).resolve()
    assert table.life("B") == 19
    assert [fact.verb for fact in table.happened(f.Ceased)] == ["resolve"]


def test_608_2b_a_spell_whose_only_target_is_gone_does_nothing() -> None:
    table = board(
        A={"battlefield": ["Mountain", "Plains"], "hand": ["Lightning Helix"]},
        B={"battlefield": ["Grizzly Bears", "Mogg Fanatic"]},
    )
    bears, fanatic = table.id("Grizzly Bears"), table.id("Mogg Fanatic")
    cast(table, "Lightning Helix", pick(fanatic))
    activate(table, fanatic, 0, pick(bears), seat="B").resolve()
    assert table.life("A") == 20
    assert table.names("graveyard:A") == ["Lightning Helix"]
    assert [fact.fizzled for fact in table.happened(f.Resolved)] == [False, True]


def test_608_2b_a_target_that_became_illegal_is_not_affected() -> None:
    table = board(
        A={"battlefield": ["Swamp", "Island"], "hand": ["Agony Warp"]},
        B={"battlefield": ["Hill Giant", "Grizzly Bears", "Island"], "hand": ["Unsummon"]},
    )
    giant, bears = table.id("Hill Giant"), table.id("Grizzly Bears")
    cast(table, "Agony Warp", pick(bears), pick(giant))
    cast(table, "Unsummon", pick(bears), seat="B")
    table.resolve()
    assert table.names("hand:B") == ["Grizzly Bears"]
    assert sorted(table.names("graveyard:B")) == ["Hill Giant", "Unsummon"]


def test_608_2b_a_target_that_no_longer_is_what_was_asked_for_is_illegal() -> None:
    table = board(
        A={"battlefield": ["Swamp"] * 3, "hand": ["Assassinate"]},
        B={
            "battlefield": [Put("Goblin Sharpshooter", tapped=True), "Memnite", "Mountain"],
            "hand": ["Shock"],
        },
    )
    cast(table, "Assassinate", pick(table.id("Goblin Sharpshooter")))
    cast(table, "Shock", pick(table.id("Memnite")), seat="B")
    table.resolve()
    assert "Goblin Sharpshooter" in table.names("battlefield")
    assert [fact.fizzled for fact in table.happened(f.Resolved)] == [False, False, True]


def test_608_2h_what_is_gone_is_looked_at_as_it_last_was() -> None:
    table = board(
        A={"battlefield": ["Plains"], "hand": ["Swords to Plowshares"]},
        B={"battlefield": [Put("Grizzly Bears", counters={"+1/+1": 3}), "Memnite"]},
    )
    resolved(table, "Swords to Plowshares", pick(table.id("Grizzly Bears")))
    assert table.names("exile") == ["Grizzly Bears"]
    assert table.life("B") == 25


def test_608_2h_an_ability_of_a_source_that_is_gone_still_deals_damage() -> None:
    table = board(
        A={"battlefield": ["Prodigal Pyromancer"]},
        B={"battlefield": ["Mountain"], "hand": ["Shock"]},
    )
    pyromancer = table.id("Prodigal Pyromancer")
    activate(table, pyromancer, 0, pick("B"))
    cast(table, "Shock", pick(pyromancer), seat="B")
    table.resolve()
    assert table.life("B") == 19


def test_608_2c_modes_use_the_targets_chosen_for_them() -> None:
    table = board(
        A={"battlefield": ["Plains"], "hand": ["Healing Salve"]}, B={"battlefield": ["Hill Giant"]}
    )
    resolved(table, "Healing Salve", pick("mode:0"), pick("A"))
    assert table.life("A") == 23
    table = board(
        A={"battlefield": ["Island", "Mountain"], "hand": ["Izzet Charm"]},
        B={"battlefield": ["Grizzly Bears", "Hill Giant"]},
    )
    resolved(table, "Izzet Charm", pick("mode:1"), pick(table.id("Grizzly Bears")))
    assert table.names("graveyard:B") == ["Grizzly Bears"]


def test_608_2_the_value_of_x_is_known_on_resolution() -> None:
    table = board(A={"battlefield": ["Mountain"] * 5, "hand": ["Blaze"]})
    resolved(table, "Blaze", Number(3), pick("B"))
    assert table.life("B") == 17


def test_601_2d_divided_damage_is_dealt_as_announced() -> None:
    table = board(
        A={"battlefield": ["Mountain"] * 3, "hand": ["Arc Lightning"]},
        B={"battlefield": ["Grizzly Bears"]},
    )
    bears = table.id("Grizzly Bears")
    resolved(table, "Arc Lightning", pick("B", bears), Distribute((("B", 1), (bears, 2))))
    assert table.life("B") == 19
    assert table.names("graveyard:B") == ["Grizzly Bears"]


def test_608_2b_the_part_of_a_divided_amount_of_an_illegal_target_is_lost() -> None:
    table = board(
        A={"battlefield": ["Mountain"] * 3, "hand": ["Arc Lightning"]},
        B={"battlefield": ["Grizzly Bears", "Island"], "hand": ["Unsummon"]},
    )
    bears = table.id("Grizzly Bears")
    cast(table, "Arc Lightning", pick("B", bears), Distribute((("B", 1), (bears, 2))))
    cast(table, "Unsummon", pick(bears), seat="B")
    table.resolve()
    assert table.life("B") == 19


def test_702_33_a_kicked_spell_does_more() -> None:
    for answer, kicked in ((YES, True), (NO, False)):
        table = board(
            A={"battlefield": ["Grizzly Bears", *["Swamp"] * 4], "hand": ["Vampire's Bite"]}
        )
        bears = table.id("Grizzly Bears")
        resolved(table, "Vampire's Bite", answer, pick(bears))
        seen = table.engine().look(bears)
        assert (seen.power, "lifelink" in seen.keywords) == (5, kicked)


def test_608_3a_a_permanent_enters_under_the_control_of_who_cast_it() -> None:
    table = board(A={"battlefield": ["Forest"] * 2, "hand": ["Grizzly Bears"]})
    resolved(table, "Grizzly Bears")
    bears = table.state.objects[table.id("Grizzly Bears")]
    assert (bears.controller, bears.fresh) == ("A", True)
    assert [fact.verb for fact in table.happened(f.Moved)] == ["cast", "resolve"]


def test_614_1c_a_permanent_enters_tapped_or_with_counters() -> None:
    table = board(A={"battlefield": ["Mountain"] * 6, "hand": ["Triskelion"]})
    resolved(table, "Triskelion")
    assert table.state.objects[table.id("Triskelion")].counters == {"+1/+1": 3}


def test_614_12_a_condition_of_entering_knows_whether_the_spell_was_kicked() -> None:
    grower = creature("Grower", 1, 1, Enters(counters=(("+1/+1", 2),), condition=Kicked()))
    table = board(A={"battlefield": ["Swamp"] * 4, "graveyard": ["Grower"], "hand": ["Zombify"]},
                  more=[grower])  # fmt: skip
    resolved(table, "Zombify")
    assert table.state.objects[table.id("Grower")].counters == {}


def test_608_3c_an_aura_enters_attached_to_its_target() -> None:
    table = board(
        A={"battlefield": ["Grizzly Bears", "Hill Giant", "Swamp"], "hand": ["Unholy Strength"]}
    )
    bears = table.id("Grizzly Bears")
    resolved(table, "Unholy Strength", pick(bears))
    assert table.state.objects[table.id("Unholy Strength")].attached_to == bears
    assert table.engine().look(bears).power == 4


def test_608_3b_an_aura_whose_target_is_illegal_goes_to_the_graveyard() -> None:
    table = board(
        A={"battlefield": ["Swamp"], "hand": ["Unholy Strength"]},
        B={"battlefield": ["Mogg Fanatic"]},
    )
    fanatic = table.id("Mogg Fanatic")
    cast(table, "Unholy Strength")
    activate(table, fanatic, 0, pick("A"), seat="B").resolve()
    assert table.names("graveyard:A") == ["Unholy Strength"]


def test_608_2d_a_choice_is_made_while_the_spell_resolves() -> None:
    table = board(A={"battlefield": ["Plains", "Plains"], "hand": ["Kor Skyfisher"]})
    resolved(table, "Kor Skyfisher")
    question = table.asked("select")
    assert (question.seat, question.rule) == ("A", "CR 608.2d")
    table.answer("A", pick(table.ids("Plains")[1]))
    assert table.names("hand:A") == ["Plains"]


def test_608_2d_may_is_asked_and_no_is_the_default() -> None:
    table = board(
        A={"battlefield": ["Swamp"] * 4, "graveyard": ["Hill Giant"], "hand": ["Gravedigger"]}
    )
    resolved(table, "Gravedigger")
    assert table.asked("yes_no").default == NO
    table.answer("A", NO)
    assert table.names("graveyard:A") == ["Hill Giant"]


def test_118_12_who_does_not_pay_lets_it_happen() -> None:
    table = board(
        A={"battlefield": ["Forest"] * 5, "hand": ["Grizzly Bears"]},
        B={"battlefield": ["Island"] * 2, "hand": ["Mana Leak"]},
    )
    cast(table, "Grizzly Bears")
    cast(table, "Mana Leak", seat="B")
    table.resolve()
    question = table.asked("pay")
    assert (question.seat, question.default) == ("A", Pay("decline"))
    table.answer("A", Pay("decline"))
    assert table.names("graveyard:A") == ["Grizzly Bears"]


def test_118_12_who_pays_keeps_the_spell() -> None:
    table = board(
        A={"battlefield": ["Forest"] * 5, "hand": ["Grizzly Bears"]},
        B={"battlefield": ["Island"] * 2, "hand": ["Mana Leak"]},
    )
    cast(table, "Grizzly Bears")
    cast(table, "Mana Leak", seat="B")
    table.resolve().answer("A", Pay("auto"))
    table.resolve()
    assert "Grizzly Bears" in table.names("battlefield")


def test_608_2e_each_player_is_asked_in_turn_order() -> None:
    each = sorcery(
        "Offer", ForEach(Players(), Gate(Bound("each"), then=LoseLife(3, Bound("each"))))
    )
    table = board(A={"hand": ["Offer"]}, more=[each])
    resolved(table, "Offer")
    assert table.asked("yes_no").seat == "A"
    table.answer("A", NO)
    assert table.asked("yes_no").seat == "B"
    table.answer("B", YES)
    assert (table.life("A"), table.life("B")) == (20, 17)


def test_608_2c_what_was_bound_is_known_to_later_instructions() -> None:
    spell = sorcery(
        "Sifting",
        Bind("it", Choose(You(), CREATURE)),
        PutCounters(Bound("it"), "+1/+1"),
        Move(Bound("it"), "hand", "return", bind="moved"),
        If(Did("moved"), Draw(), GainLife(1)),
    )
    table = board(A={"battlefield": ["Grizzly Bears", "Hill Giant"], "hand": ["Sifting"]},
                  more=[spell])  # fmt: skip
    resolved(table, "Sifting")
    table.answer("A", pick(table.id("Hill Giant")))
    assert table.names("hand:A") == ["Hill Giant", "Forest"]


def test_608_2c_what_was_not_done_is_known_too() -> None:
    spell = sorcery(
        "Retrieve",
        Move(Choose(You(), CREATURE, "graveyard"), "hand", "return", bind="moved"),
        If(Did("moved"), Draw(), GainLife(1)),
    )
    table = board(A={"hand": ["Retrieve"]}, more=[spell])
    resolved(table, "Retrieve")
    assert table.life("A") == 21


def test_608_2h_a_number_is_counted_as_the_instruction_is_applied() -> None:
    goblins = And((Subtype("Goblin"), Not(Type("land"))))
    spell = sorcery(
        "Grudge",
        DealDamage(Target(0), 2),
        If(Exists(goblins), LoseLife(Count(goblins), Players("opponents"))),
        to=ONE,
    )
    table = board(
        A={"battlefield": ["Goblin Piker", "Raging Goblin"], "hand": ["Grudge"]}, more=[spell]
    )
    cast(table, "Grudge", pick(table.id("Goblin Piker"))).resolve()
    assert table.life("B") == 18


def test_118_12_a_cost_that_is_no_mana_can_be_offered() -> None:
    spell = sorcery("Blood Offer", Gate(You(), pay=(PayLife(2),), then=Draw()))
    table = board(A={"hand": ["Blood Offer"]}, more=[spell])
    resolved(table, "Blood Offer").answer("A", Pay("auto"))
    assert table.life("A") == 18
    assert len(table.state.zones["hand:A"]) == 1
