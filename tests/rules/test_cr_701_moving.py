"""Keyword actions that move objects: destroy, sacrifice, discard, counter and so on (CR 701)."""

from domain.cards.card import CardDefinition
from domain.cards.ir.language import (
    All,
    Choose,
    Discard,
    Draw,
    EnchantAbility,
    Keyword,
    Move,
    Sacrifice,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import And, ControlledBy, OwnedBy, Players, Target, Type, You
from domain.cards.mana import mana_cost
from domain.rules import facts as f
from domain.rules.answers import Order
from tests.rules.plays import cast, creature, pick, resolved, sorcery
from tests.support.board import Put, board
from tests.support.chance import ScriptedChance

CREATURE = Type("creature")
ONE = (TargetSpec(filter=CREATURE),)
YES = pick("yes")


def test_701_8_destroying_puts_into_the_owners_graveyard() -> None:
    table = board(
        A={"battlefield": [Put("Hill Giant", under="B"), "Swamp", "Swamp"], "hand": ["Doom Blade"]}
    )
    resolved(table, "Doom Blade")
    assert "Hill Giant" in table.names("graveyard:A")
    assert [fact.verb for fact in table.happened(f.Moved)][1] == "destroy"


def test_702_12b_an_indestructible_permanent_is_not_destroyed() -> None:
    table = board(
        A={"battlefield": ["Plains"] * 4, "hand": ["Day of Judgment"]},
        B={"battlefield": ["Darksteel Myr", "Grizzly Bears"]},
    )
    resolved(table, "Day of Judgment")
    assert table.names("battlefield").count("Darksteel Myr") == 1
    assert table.names("graveyard:B") == ["Grizzly Bears"]


def test_701_21a_the_player_chooses_what_to_sacrifice_and_it_is_not_destroyed() -> None:
    table = board(
        A={"battlefield": ["Swamp"] * 2, "hand": ["Diabolic Edict"]},
        B={"battlefield": ["Darksteel Myr", "Grizzly Bears"]},
    )
    resolved(table, "Diabolic Edict", pick("B"))
    question = table.asked("select")
    assert (question.seat, question.rule) == ("B", "CR 701.21a")
    table.answer("B", pick(table.id("Darksteel Myr")))
    assert table.names("graveyard:B") == ["Darksteel Myr"]


def test_101_4_all_choose_in_turn_order_then_all_sacrifice_at_once() -> None:
    spell = sorcery("Purge", Sacrifice(CREATURE, 1, Players()))
    table = board(
        A={"battlefield": ["Memnite", "Grizzly Bears"], "hand": ["Purge"]},
        B={"battlefield": ["Hill Giant", "Craw Wurm"]},
        active="A",
        more=[spell],
    )
    resolved(table, "Purge")
    assert table.asked("select").seat == "A"
    table.answer("A", pick(table.id("Memnite")))
    assert len(table.names("battlefield")) == 4
    table.answer("B", pick(table.id("Craw Wurm")))
    assert sorted(table.names("battlefield")) == ["Grizzly Bears", "Hill Giant"]


def test_701_21a_nobody_sacrifices_what_another_controls() -> None:
    spell = sorcery("Betray", Move(Target(0), "graveyard", "sacrifice"), to=ONE)
    table = board(A={"hand": ["Betray"]}, B={"battlefield": ["Hill Giant"]}, more=[spell])
    resolved(table, "Betray")
    assert table.names("battlefield") == ["Hill Giant"]


def test_701_9b_a_player_chooses_what_to_discard() -> None:
    table = board(
        A={"battlefield": ["Swamp"] * 3, "hand": ["Mind Rot"]},
        B={"hand": ["Forest", "Shock", "Memnite"]},
    )
    resolved(table, "Mind Rot", pick("B"))
    question = table.asked("select")
    assert (question.seat, question.secret) == ("B", True)
    table.answer("B", pick(table.id("Shock", "hand"), table.id("Forest", "hand")))
    assert table.names("hand:B") == ["Memnite"]


def test_701_9b_who_has_no_more_cards_discards_them_all_unasked() -> None:
    table = board(
        A={"battlefield": ["Swamp"] * 3, "hand": ["Mind Rot"]}, B={"hand": ["Forest", "Shock"]}
    )
    resolved(table, "Mind Rot", pick("B"))
    assert table.names("hand:B") == []


def test_101_4_players_discard_at_the_same_time() -> None:
    spell = sorcery("Wither", Discard(1, Players()))
    table = board(
        A={"hand": ["Wither", "Forest", "Shock"]}, B={"hand": ["Memnite", "Shock"]}, more=[spell]
    )
    resolved(table, "Wither")
    table.answer("A", pick(table.id("Forest", "hand:A")))
    assert len(table.names("hand:A")) == 2
    table.answer("B", pick(table.id("Memnite", "hand:B")))
    assert (table.names("hand:A"), table.names("hand:B")) == (["Shock"], ["Shock"])


def test_701_9b_a_random_discard_is_chosen_by_chance_and_on_record() -> None:
    spell = sorcery("Tear", Discard(1, Players("opponents"), random=True))
    chance = ScriptedChance(shuffles=[(1, 0, 2)])
    table = board(
        A={"hand": ["Tear"]}, B={"hand": ["Forest", "Shock", "Memnite"]}, more=[spell],
        chance=chance,
    )  # fmt: skip
    before = table.state.chances
    resolved(table, "Tear")
    assert len(table.names("hand:B")) == 2
    assert table.state.chances == before + 1
    chance.assert_used_up()


def test_701_9b_a_random_discard_does_not_depend_on_the_order_of_the_hand() -> None:
    spell = sorcery("Tear", Discard(1, Players("opponents"), random=True))
    for hand in (["Forest", "Shock", "Memnite"], ["Memnite", "Forest", "Shock"]):
        table = board(A={"hand": ["Tear"]}, B={"hand": hand}, more=[spell],
                      chance=ScriptedChance(shuffles=[(2, 0, 1)]))  # fmt: skip
        resolved(table, "Tear")
        found = sorted(
            (table.cards.find(name) for name in hand), key=lambda c: c.digest if c else ""
        )
        assert found[2] is not None
        assert table.names("graveyard:B") == [found[2].name]


def test_701_6a_a_countered_spell_goes_to_the_graveyard() -> None:
    table = board(
        A={"battlefield": ["Forest"] * 2, "hand": ["Grizzly Bears"]},
        B={"battlefield": ["Island"] * 2, "hand": ["Counterspell"]},
    )
    cast(table, "Grizzly Bears")
    cast(table, "Counterspell", seat="B")
    table.resolve()
    assert table.names("graveyard:A") == ["Grizzly Bears"]
    assert len(table.happened(f.Countered)) == 1


def test_701_6a_what_cannot_be_countered_resolves() -> None:
    from domain.cards.ir.language import Deontic, Static

    stubborn = CardDefinition(
        name="Stubborn Bear", cost=mana_cost("{1}{G}"), types=("creature",), power=2, toughness=2,
        abilities=(Static((Deontic("cant", "be_countered"),), zone="stack"),),
    )  # fmt: skip
    table = board(
        A={"battlefield": ["Forest"] * 2, "hand": ["Stubborn Bear"]},
        B={"battlefield": ["Island"] * 2, "hand": ["Counterspell"]}, more=[stubborn],
    )  # fmt: skip
    cast(table, "Stubborn Bear")
    cast(table, "Counterspell", seat="B")
    table.resolve()
    assert "Stubborn Bear" in table.names("battlefield")


def test_701_17_milling_goes_to_the_owners_graveyard_from_the_top() -> None:
    table = board(
        A={"battlefield": ["Island"], "hand": ["Tome Scour"]},
        B={"library": ["Shock", "Memnite", "Forest", "Forest", "Forest", "Hill Giant"]},
    )
    resolved(table, "Tome Scour", pick("B"))
    assert table.names("graveyard:B") == ["Shock", "Memnite", "Forest", "Forest", "Forest"]
    assert table.names("library:B") == ["Hill Giant"]


def test_121_4_drawing_more_than_there_is_loses() -> None:
    table = board(A={"battlefield": ["Island"] * 3, "hand": ["Divination"], "library": ["Forest"]})
    resolved(table, "Divination")
    assert table.state.result is not None
    assert table.state.result.winners == ("B",)


def test_111_7_a_token_that_is_returned_ceases_to_exist() -> None:
    table = board(
        A={"battlefield": ["Forest", "Island"], "hand": ["Sprout", "Unsummon"]},
    )
    resolved(table, "Sprout")
    saproling = next(
        oid for oid in table.state.zones["battlefield"]
        if table.state.objects[oid].kind == "token"
    )  # fmt: skip
    assert table.engine().look(saproling).subtypes == {"Saproling"}
    resolved(table, "Unsummon")
    assert table.names("hand:A") == []


def test_400_7_a_creature_that_returns_is_a_new_object_under_its_owner() -> None:
    table = board(
        A={"battlefield": ["Swamp"] * 4, "graveyard": ["Hill Giant"], "hand": ["Zombify"]}
    )
    resolved(table, "Zombify")
    giant = table.state.objects[table.id("Hill Giant")]
    assert (giant.controller, giant.fresh) == ("A", True)


def test_110_2_a_card_may_enter_under_another_players_control() -> None:
    spell = sorcery(
        "Grave Robbery",
        Move(Choose(You(), And((CREATURE, OwnedBy(Players("opponents")))), "graveyard"),
             "battlefield", "return", under=You()),
    )  # fmt: skip
    table = board(A={"hand": ["Grave Robbery"]}, B={"graveyard": ["Hill Giant"]}, more=[spell])
    resolved(table, "Grave Robbery")
    giant = table.state.objects[table.id("Hill Giant")]
    assert (giant.controller, giant.owner) == ("A", "B")


def test_401_4_the_owner_arranges_cards_that_go_on_top_at_the_same_time() -> None:
    spell = sorcery("Sweep", Move(All(CREATURE), "library", "put"))
    table = board(
        A={"battlefield": ["Memnite", "Hill Giant"], "hand": ["Sweep"], "library": ["Forest"]},
        B={"battlefield": ["Craw Wurm"], "library": []},
        more=[spell],
    )
    resolved(table, "Sweep")
    question = table.asked("order")
    assert (question.seat, question.rule) == ("A", "CR 401.4")
    table.answer("A", Order((table.id("Hill Giant"), table.id("Memnite"))))
    assert table.names("library:A") == ["Hill Giant", "Memnite", "Forest"]
    assert table.names("library:B") == ["Craw Wurm"]


def test_401_4_the_last_of_the_order_lies_lowest_on_the_bottom() -> None:
    spell = sorcery("Sink", Move(All(CREATURE), "library", "put", place="bottom"))
    table = board(
        A={"battlefield": ["Memnite", "Hill Giant"], "hand": ["Sink"], "library": ["Forest"]},
        more=[spell],
    )
    resolved(table, "Sink")
    table.answer("A", Order((table.id("Hill Giant"), table.id("Memnite"))))
    assert table.names("library:A") == ["Forest", "Hill Giant", "Memnite"]


AURA = CardDefinition(
    name="Old Curse", types=("enchantment",), subtypes=("Aura",),
    abilities=(EnchantAbility(CREATURE),),
)  # fmt: skip
WAKE = sorcery(
    "Wake", Move(Choose(You(), Type("enchantment"), "graveyard"), "battlefield", "return")
)


def test_303_4f_an_aura_that_is_put_onto_the_battlefield_asks_what_it_enchants() -> None:
    table = board(
        A={"graveyard": ["Old Curse"], "hand": ["Wake"], "battlefield": ["Memnite"]},
        B={"battlefield": ["Gladecover Scout"]}, more=[AURA, WAKE],
    )  # fmt: skip
    resolved(table, "Wake")
    question = table.asked("select")
    assert (question.seat, question.rule) == ("A", "CR 303.4f")
    scout = table.id("Gladecover Scout")
    table.answer("A", pick(scout))
    assert table.state.objects[table.id("Old Curse")].attached_to == scout


def test_303_4g_an_aura_that_can_enchant_nothing_stays_where_it_is() -> None:
    table = board(A={"graveyard": ["Old Curse"], "hand": ["Wake"]}, more=[AURA, WAKE])
    resolved(table, "Wake")
    assert "Old Curse" in table.names("graveyard:A")


def test_608_2d_a_card_of_a_hand_is_chosen_in_secret() -> None:
    table = board(
        A={"battlefield": ["Forest"] * 4, "hand": ["Hunted Wumpus"]},
        B={"hand": ["Craw Wurm", "Memnite", "Shock"]},
    )
    resolved(table, "Hunted Wumpus")
    table.answer("B", YES)
    question = table.asked("select")
    assert (question.seat, question.secret, len(question.candidates)) == ("B", True, 2)
    table.answer("B", pick(table.id("Craw Wurm", "hand")))
    assert "Craw Wurm" in table.names("battlefield")


def test_701_9_another_player_may_choose_what_is_discarded() -> None:
    table = board(
        A={"battlefield": ["Swamp"], "hand": ["Duress"]},
        B={"hand": ["Craw Wurm", "Shock", "Forest", "Fog"]},
    )
    resolved(table, "Duress")
    question = table.asked("select")
    assert (question.seat, sorted(c.label for c in question.candidates)) == ("A", ["Fog", "Shock"])
    table.answer("A", pick(table.id("Shock", "hand")))
    assert table.names("graveyard:B") == ["Shock"]
    discard = next(fact for fact in table.happened(f.Moved) if fact.verb == "discard")
    assert discard.agent == "B"
    assert all("*" in table.state.objects[oid].known_to for oid in table.state.zones["hand:B"])


def test_701_20_top_cards_go_to_hand_and_only_their_owner_knows_them() -> None:
    spell = sorcery("Sidelong Glance", Move(TopOf(You(), 2), "hand", "put"), Draw())
    table = board(A={"hand": ["Sidelong Glance"]}, more=[spell])
    resolved(table, "Sidelong Glance")
    hand = [table.state.objects[oid] for oid in table.state.zones["hand:A"]]
    assert [thing.known_to for thing in hand] == [("A",)] * 3


def test_702_29_a_card_is_cycled_from_hand() -> None:
    cycler = creature("Cycler", 1, 1, Keyword("cycling", mana_cost("{1}")))
    table = board(A={"battlefield": ["Forest"], "hand": ["Cycler"]}, more=[cycler])
    oid = table.id("Cycler", "hand")
    table.answer("A", pick(f"activate:{oid}:0")).resolve()
    assert table.names("graveyard:A") == ["Cycler"]
    assert table.names("hand:A") == ["Forest"]


def test_701_21a_a_choice_may_be_limited_to_what_one_controls() -> None:
    spell = sorcery(
        "Toll", Move(Choose(You(), And((CREATURE, ControlledBy(You())))), "graveyard", "sacrifice")
    )
    table = board(A={"battlefield": ["Memnite", "Hill Giant"], "hand": ["Toll"]},
                  B={"battlefield": ["Craw Wurm"]}, more=[spell])  # fmt: skip
    resolved(table, "Toll")
    assert len(table.asked("select").candidates) == 2
