"""Casting spells: ways, announcements and what is remembered of them (CR 601.2)."""

import pytest
from msgspec.structs import replace

import domain.rules as game
from domain.kernel.refusals import Illegal
from domain.rules import facts as f
from domain.rules import fold
from domain.rules.answers import Choose, Number, Pay, PayStep
from domain.rules.questions import Question, check_answer
from tests.rules.plays import act, cast, pick
from tests.support.board import Board, board

YES, NO = pick("yes"), pick("no")

TOWN = "This Town Ain't Big Enough"


def offered(table: Board, verb: str = "cast") -> dict[str, bool]:
    """Return what may be picked with priority, and whether it is open."""
    found = table.asked("act").candidates
    return {c.label: c.selectable for c in found if c.verb == verb}


def test_601_2b_each_way_of_casting_is_a_candidate_of_its_own() -> None:
    table = board(A={"battlefield": ["Island"] * 3, "hand": ["Mulldrifter"]})
    assert offered(table) == {"Cast Mulldrifter": False, "Cast Mulldrifter with evoke": True}


def test_601_3_cards_elsewhere_are_offered_only_where_they_may_be_cast() -> None:
    table = board(A={"battlefield": ["Mountain"] * 5, "graveyard": ["Firebolt", "Shock"]})
    assert offered(table) == {"Cast Firebolt with flashback": True}


def test_601_3_a_way_that_is_not_there_is_refused() -> None:
    table = board(A={"battlefield": ["Mountain"] * 5, "hand": ["Firebolt"]})
    firebolt = table.id("Firebolt", "hand")
    with pytest.raises(Illegal):
        table.answer("A", Choose((f"cast:{firebolt}:+flashback+",)), pick("B"))


def test_601_2b_choices_are_remembered_by_the_permanent() -> None:
    table = board(A={"battlefield": ["Plains"] * 5, "hand": ["Apex Hawks"]})
    cast(table, "Apex Hawks", Number(1)).resolve()
    (announced,) = table.happened(f.ChoicesAnnounced)
    assert announced.announced.paid == {"multikicker": 1}
    assert announced.announced.kicked
    assert announced.announced.origin == "hand"
    hawks = table.state.objects[table.id("Apex Hawks")]
    assert hawks.announced == announced.announced


def test_601_2h_the_mana_that_was_spent_is_on_record() -> None:
    table = board(A={"battlefield": ["Plains", "Plains", "Island"], "hand": ["Azorius Herald"]})
    cast(table, "Azorius Herald")
    (announced,) = table.happened(f.ChoicesAnnounced)
    assert announced.announced.mana == {"W": 2, "U": 1}


def test_601_2g_a_player_chooses_what_convoke_taps() -> None:
    table = board(
        A={"battlefield": ["Mountain"] * 4 + ["Goblin Piker"], "hand": ["Stoke the Flames"]}
    )
    piker = table.id("Goblin Piker")
    by_hand = Pay((PayStep(f"tap:{piker}", ""),))
    spell = pick(f"cast:{table.id('Stoke the Flames', 'hand')}")
    table.answer("A", spell, pick("B"), by_hand).resolve()
    assert table.life("B") == 16
    assert table.state.objects[piker].tapped
    assert sum(table.state.objects[oid].tapped for oid in table.ids("Mountain")) == 3


def test_702_66a_a_player_chooses_what_delve_exiles() -> None:
    table = board(
        A={
            "battlefield": ["Swamp"] * 6,
            "graveyard": ["Shock", "Forest", "Divination"],
            "hand": ["Gurmag Angler"],
        }
    )
    forest = table.id("Forest", "graveyard")
    spell = pick(f"cast:{table.id('Gurmag Angler', 'hand')}")
    table.answer("A", spell, Pay((PayStep(f"exile:{forest}", ""),))).resolve()
    assert table.names("exile") == ["Forest"]
    assert table.names("graveyard:A") == ["Shock", "Divination"]


def test_601_2_facts_of_casting_tell_the_same_state() -> None:
    table = board(
        A={
            "battlefield": ["Mountain", "Goblin Piker", "Swamp"],
            "graveyard": ["Lava Dart", "Forest", "Cut // Ribbons"],
            "hand": ["Curious Pair // Treats to Share", "Stoke the Flames", "Fire // Ice"],
        }
    )
    before = table.state
    table.facts.clear()
    act(table, "A", pick(f"cast:{table.id('Lava Dart', 'graveyard')}:+flashback+"), pick("B"))
    table.resolve()
    assert table.life("B") == 19
    assert table.names("exile") == ["Lava Dart"]
    again = fold(before, table.facts, table.state.agenda)
    # Each request makes a version; here the facts of several are folded at once.
    assert replace(again, version=table.state.version) == table.state


def test_702_96a_the_text_of_an_overloaded_spell_names_no_target() -> None:
    table = board(
        A={"battlefield": ["Mountain"] * 5, "hand": ["Vandalblast"]},
        B={"battlefield": ["Ornithopter"]},
    )
    act(table, "A", pick(f"cast:{table.id('Vandalblast', 'hand')}:+overload+"))
    (announced,) = table.happened(f.ChoicesAnnounced)
    assert announced.announced.targets == ()
    assert announced.announced.way == "overload"


def test_701_20b_a_revealed_top_card_is_known_to_everybody() -> None:
    table = board(
        A={"battlefield": ["Courser of Kruphix"], "library": ["Forest", "Shock"]},
    )
    top = table.state.zones["library:A"][0]
    assert table.state.objects[top].known_to == ("*",)
    act(table, "A", pick(f"play:{top}")).resolve()
    assert table.life("A") == 21
    below = table.state.zones["library:A"][0]
    assert table.state.objects[below].known_to == ("*",)


def town(lands: int) -> Question:
    """Return the question for the targets of a spell that is cast with so many lands.

    It costs {4}{U}, and {3} less if it targets a permanent of its caster.
    """
    table = board(
        A={
            "battlefield": ["Island"] * lands + ["Grizzly Bears"],
            "hand": [TOWN],
        },
        B={"battlefield": ["Hill Giant", "Craw Wurm"]},
    )
    casting = pick(f"cast:{table.id(TOWN, 'hand')}")
    done = game.advance(table.state, "A", [casting], table.cards, table.overlay, table.chance)
    assert isinstance(done, game.Incomplete)
    return done.question


def test_601_2f_targets_with_which_a_spell_cannot_be_paid_for_are_not_promised() -> None:
    question = town(2)
    labels = {c.ref: c.label for c in question.candidates}
    promised = {
        frozenset(labels[ref] for ref in answer.picks)
        for answer in (question.default, *question.examples)
        if isinstance(answer, Choose)
    }
    assert not question.constraints.complete
    assert promised == {
        frozenset({"Grizzly Bears"}),
        frozenset({"Grizzly Bears", "Hill Giant"}),
        frozenset({"Grizzly Bears", "Craw Wurm"}),
    }
    giant = next(ref for ref, label in labels.items() if label == "Hill Giant")
    with pytest.raises(Illegal):
        check_answer(question, Choose((giant,)))


def test_601_2f_where_it_can_be_paid_for_with_any_targets_all_are_promised() -> None:
    question = town(5)
    assert question.constraints.complete
    assert not question.examples
