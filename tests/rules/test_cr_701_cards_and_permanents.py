"""Keyword actions on libraries and permanents: search, scry, attach, fight and so on (CR 701)."""

from domain.cards.ir.language import (
    Arrange,
    CreateTokens,
    EndGame,
    ExtraTurn,
    Fight,
    HandOf,
    Look,
    PutCounters,
    Search,
    SetTapped,
    Shuffle,
    TargetSpec,
    TokenSpec,
)
from domain.cards.ir.terms import ANYTHING, Players, Target, Type, You
from domain.rules import facts as f
from domain.rules.answers import Partition
from tests.rules.plays import activate, pick, resolved, sorcery
from tests.support.board import Put, board

CREATURE = Type("creature")
ONE = (TargetSpec(filter=CREATURE),)


def test_701_23_a_card_that_is_found_goes_where_it_should_and_the_library_is_shuffled() -> None:
    table = board(
        A={"battlefield": ["Forest"] * 2, "hand": ["Rampant Growth"],
           "library": ["Shock", "Island", "Taiga", "Memnite"]},
    )  # fmt: skip
    resolved(table, "Rampant Growth")
    question = table.asked("select")
    assert (question.rule, question.secret) == ("CR 701.23a", True)
    assert [c.label for c in question.candidates] == ["Island"]
    table.answer("A", pick(table.id("Island", "library")))
    island = table.state.objects[table.id("Island")]
    assert (island.tapped, island.controller) == (True, "A")
    assert len(table.happened(f.Shuffled)) == 1
    assert all(table.state.objects[o].known_to == () for o in table.state.zones["library:A"])


def test_701_23b_a_card_of_a_stated_quality_need_not_be_found() -> None:
    table = board(
        A={"battlefield": ["Forest"] * 2, "hand": ["Rampant Growth"], "library": ["Island"]},
    )
    resolved(table, "Rampant Growth")
    assert table.asked("select").default == pick()
    table.answer("A", pick())
    assert table.names("library:A") == ["Island"]


def test_701_23_a_search_that_finds_nothing_is_asked_all_the_same() -> None:
    table = board(
        A={"battlefield": ["Forest"] * 2, "hand": ["Rampant Growth"], "library": ["Shock"]},
    )
    resolved(table, "Rampant Growth")
    assert table.asked("select").candidates == ()
    table.answer("A", pick())
    assert len(table.happened(f.Shuffled)) == 1


def test_701_23d_any_card_must_be_found() -> None:
    table = board(
        A={"battlefield": ["Swamp"] * 4, "hand": ["Diabolic Tutor"], "library": ["Shock", "Fog"]}
    )
    resolved(table, "Diabolic Tutor")
    question = table.asked("select")
    assert (question.constraints.min, len(question.candidates)) == (1, 2)
    table.answer("A", pick(table.id("Fog", "library")))
    fog = table.state.objects[table.id("Fog", "hand")]
    assert fog.known_to == ("A",)


def test_701_20_a_card_that_is_revealed_is_known_to_all() -> None:
    table = board(
        A={"battlefield": ["Forest"] * 2, "hand": ["Sylvan Ranger"], "library": ["Island", "Fog"]}
    )
    resolved(table, "Sylvan Ranger").answer("A", pick("yes"))
    table.answer("A", pick(table.id("Island", "library")))
    assert "*" in table.state.objects[table.id("Island", "hand")].known_to


def test_701_23_a_card_may_be_put_on_top_of_the_shuffled_library() -> None:
    spell = sorcery("Plan", Search(ANYTHING, "library", min=1))
    table = board(A={"hand": ["Plan"], "library": ["Shock", "Fog", "Memnite"]}, more=[spell])
    resolved(table, "Plan")
    table.answer("A", pick(table.id("Memnite", "library")))
    assert table.names("library:A")[0] == "Memnite"
    assert len(table.names("library:A")) == 3
    top, *rest = (table.state.objects[oid] for oid in table.state.zones["library:A"])
    assert top.known_to == ("A",)
    assert all(thing.known_to == () for thing in rest)


def test_701_22a_scrying_keeps_or_puts_on_the_bottom_in_any_order() -> None:
    table = board(
        A={"battlefield": ["Island"], "hand": ["Preordain"],
           "library": ["Shock", "Fog", "Memnite"]},
    )  # fmt: skip
    resolved(table, "Preordain")
    question = table.asked("partition")
    assert (question.seat, question.secret) == ("A", True)
    shock, fog = (c.ref for c in question.candidates)
    assert all(table.state.objects[int(o)].known_to == ("A",) for o in (shock, fog))
    table.answer("A", Partition({"top": (fog,), "bottom": (shock,)}))
    assert table.names("hand:A") == ["Fog"]
    assert table.names("library:A") == ["Memnite", "Shock"]


def test_701_25a_surveil_puts_into_the_graveyard() -> None:
    spell = sorcery("Watch", Arrange(2, away="graveyard"))
    table = board(A={"hand": ["Watch"], "library": ["Shock", "Fog", "Memnite"]}, more=[spell])
    resolved(table, "Watch")
    shock, fog = (c.ref for c in table.asked("partition").candidates)
    table.answer("A", Partition({"top": (fog,), "graveyard": (shock,)}))
    assert table.names("library:A") == ["Fog", "Memnite"]
    assert table.names("graveyard:A") == ["Shock", "Watch"]


def test_701_22b_scrying_nothing_is_no_event() -> None:
    spell = sorcery("Watch", Arrange(2))
    table = board(A={"hand": ["Watch"], "library": []}, more=[spell])
    resolved(table, "Watch")
    assert not table.happened(f.Arranged)


def test_701_22c_several_players_arrange_in_turn_order() -> None:
    spell = sorcery("Omens", Arrange(1, Players()))
    table = board(A={"hand": ["Omens"]}, more=[spell])
    resolved(table, "Omens")
    for seat in ("A", "B"):
        question = table.asked("partition")
        assert question.seat == seat
        table.answer(seat, question.default)
    assert [fact.seat for fact in table.happened(f.Arranged)] == ["A", "B"]


def test_701_20_looking_at_a_hand_is_for_the_one_who_looks() -> None:
    spell = sorcery("Glimpse", Look(HandOf(Players("opponents"))))
    table = board(A={"hand": ["Glimpse"]}, B={"hand": ["Shock"]}, C={}, more=[spell])
    resolved(table, "Glimpse")
    assert set(table.state.objects[table.id("Shock", "hand")].known_to) == {"B", "A"}


def test_701_24_shuffling_makes_new_objects() -> None:
    spell = sorcery("Mix", Shuffle(Players()))
    table = board(A={"hand": ["Mix"]}, more=[spell])
    before = set(table.state.zones["library:B"])
    resolved(table, "Mix")
    assert not before & set(table.state.zones["library:B"])


def test_701_26_only_what_is_untapped_becomes_tapped() -> None:
    from domain.cards.ir.language import All

    spell = sorcery("Sleeping", SetTapped(All(CREATURE), True))
    table = board(
        A={"hand": ["Sleeping"]}, B={"battlefield": ["Memnite", Put("Hill Giant", tapped=True)]},
        more=[spell],
    )  # fmt: skip
    resolved(table, "Sleeping")
    assert [fact.object for fact in table.happened(f.TappedChanged)] == [table.id("Memnite")]


def test_122_counters_are_put_on_and_taken_off() -> None:
    spell = sorcery("Shrink", PutCounters(Target(0), "+1/+1", -3), to=ONE)
    table = board(
        A={"hand": ["Shrink"], "battlefield": [Put("Craw Wurm", counters={"+1/+1": 2})]},
        more=[spell],
    )
    resolved(table, "Shrink")
    assert table.state.objects[table.id("Craw Wurm")].counters == {}


def test_122_1_players_get_counters_too() -> None:
    spell = sorcery("Sting", PutCounters(Players("opponents"), "poison", 3))
    table = board(A={"hand": ["Sting"]}, more=[spell])
    resolved(table, "Sting")
    assert table.state.players["B"].resources == {"poison": 3}


def test_701_3_equipment_moves_from_one_creature_to_another() -> None:
    table = board(
        A={"battlefield": [Put("Bonesplitter", on="Memnite"), "Memnite", "Grizzly Bears", "Forest"]}
    )
    blade, bears = table.id("Bonesplitter"), table.id("Grizzly Bears")
    before = table.state.objects[blade].timestamp
    activate(table, blade, 1, pick(bears)).resolve()
    assert table.state.objects[blade].attached_to == bears
    assert table.state.objects[blade].timestamp > before
    assert table.engine().look(bears).power == 4
    assert table.engine().look(table.id("Memnite")).power == 1


def test_701_3b_attaching_to_what_it_is_attached_to_does_nothing() -> None:
    table = board(A={"battlefield": [Put("Bonesplitter", on="Memnite"), "Memnite", "Forest"]})
    activate(table, table.id("Bonesplitter"), 1).resolve()
    assert not table.happened(f.AttachedChanged)


def test_701_14a_fighting_creatures_deal_damage_to_each_other() -> None:
    table = board(
        A={"battlefield": ["Trained Armodon", "Forest"], "hand": ["Prey Upon"]},
        B={"battlefield": ["Grizzly Bears"]},
    )
    resolved(table, "Prey Upon")
    assert table.names("graveyard:B") == ["Grizzly Bears"]
    assert table.state.objects[table.id("Trained Armodon")].damage == 2


def test_701_14c_a_creature_that_fights_itself_deals_twice_its_power() -> None:
    spell = sorcery("Madness", Fight(Target(0), Target(0)), to=ONE)
    table = board(A={"hand": ["Madness"], "battlefield": ["Giant Spider"]}, more=[spell])
    resolved(table, "Madness")
    assert table.names("graveyard:A") == ["Madness", "Giant Spider"]


def test_111_4_a_token_is_named_after_its_subtypes() -> None:
    table = board(A={"battlefield": ["Mountain"] * 5, "hand": ["Siege-Gang Commander"]})
    resolved(table, "Siege-Gang Commander")
    assert table.names("battlefield").count("Goblin Token") == 3


def test_111_2_each_player_creates_their_own_tokens() -> None:
    spell = sorcery("Hatch", CreateTokens(TokenSpec(("creature",), ("Bird",), (), 1, 1),
                                          2, Players()))  # fmt: skip
    table = board(A={"hand": ["Hatch"]}, more=[spell])
    resolved(table, "Hatch")
    owners = [table.state.objects[oid].owner for oid in table.state.zones["battlefield"]]
    assert owners == ["A", "A", "B", "B"]


def test_500_7_an_extra_turn_comes_after_this_one() -> None:
    spell = sorcery("Again", ExtraTurn(You()))
    table = board(A={"hand": ["Again"]}, more=[spell])
    resolved(table, "Again")
    assert table.state.extra_turns == ("A",)


def test_104_2b_an_effect_may_end_the_game() -> None:
    for outcome, winners in (("win", ("A",)), ("lose", ("B",)), ("draw", ())):
        spell = sorcery("End", EndGame(outcome))  # type: ignore[arg-type] # a loop over literals
        table = board(A={"hand": ["End"]}, more=[spell])
        resolved(table, "End")
        assert table.state.result is not None
        assert table.state.result.winners == winners


def test_106_4_a_spell_adds_mana() -> None:
    table = board(A={"battlefield": ["Swamp"], "hand": ["Dark Ritual"]})
    resolved(table, "Dark Ritual")
    assert table.state.players["A"].mana == {"B": 3}
