"""Declaring blockers (CR 509, 802.4)."""

import pytest

from domain.cards.card import CardDefinition
from domain.cards.ir.language import Deontic, Static
from domain.cards.ir.terms import Type
from domain.kernel.refusals import Illegal
from domain.rules import facts as f
from domain.rules.answers import Attack, Block
from domain.rules.combat import obeying
from domain.rules.combat.obeying import Limits, Wish
from domain.rules.questions import Candidate
from tests.support.board import Board, Put, Side, board


def creature(name: str, *deontics: Deontic) -> CardDefinition:
    """A creature with a requirement that no card of the catalogue has."""
    return CardDefinition(
        name=name, types=("creature",), power=2, toughness=2, abilities=(Static(deontics),)
    )


EAGER = creature("Eager Guard", Deontic("must", "block"))
BAIT = creature("Bait", Deontic("must", "be_blocked"))
LURE = creature("Living Lure", Deontic("must", "be_blocked", by=Type("creature")))
OWN = (EAGER, BAIT, LURE)


def blocking(*attackers: str, **sides: Side) -> Board:
    """Player A attacks player B with these creatures, and B is about to block."""
    table = board(
        {"A": {"battlefield": attackers}, **sides},
        step="declare_attackers",
        begin=True,
        wanted=("own:postcombat_main",),
        more=OWN,
    )
    pairs = tuple((int(c.ref), "B") for c in table.asked("attackers").candidates)
    return table.answer("A", Attack(pairs))


def candidate(table: Board, name: str) -> Candidate:
    oid = table.id(name)
    (found,) = [c for c in table.asked("blockers").candidates if c.ref == oid]
    return found


def block(table: Board, *pairs: tuple[str, str]) -> Board:
    return table.answer("B", Block(tuple((table.id(b), table.id(a)) for b, a in pairs)))


def may_block(attacker: str, blocker: str | Put) -> bool:
    # One of the others can always block, so that there is a question.
    table = blocking(attacker, B={"battlefield": [blocker, "Giant Spider", "Alloy Myr"]})
    name = blocker if isinstance(blocker, str) else blocker.name
    return candidate(table, name).selectable


def test_a_blocked_attacker_has_its_blockers_and_deals_the_player_nothing() -> None:
    table = blocking("Grizzly Bears", B={"battlefield": ["Giant Spider"]})
    block(table, ("Giant Spider", "Grizzly Bears"))
    (fact,) = table.happened(f.BlockDeclared)
    assert list(fact.blockers.values()) == [(table.id("Giant Spider"),)]
    assert table.life("B") == 20


def test_no_block_is_the_default() -> None:
    table = blocking("Grizzly Bears", B={"battlefield": ["Giant Spider"]})
    assert table.asked("blockers").default == Block(())
    table.answer("B", Block(()))
    assert table.life("B") == 18


def test_a_player_without_a_possible_blocker_is_not_asked() -> None:
    table = blocking("Grizzly Bears", B={"battlefield": [Put("Hill Giant", tapped=True)]})
    assert table.life("B") == 18
    assert table.state.turn.step == "postcombat_main"


def test_a_tapped_creature_may_not_block() -> None:
    assert not may_block("Grizzly Bears", Put("Hill Giant", tapped=True))


def test_a_creature_may_block_on_the_turn_it_came() -> None:
    assert may_block("Grizzly Bears", Put("Hill Giant", sick=True))


def test_flying_is_blocked_by_flying_and_reach_alone() -> None:
    assert not may_block("Wind Drake", "Hill Giant")
    assert may_block("Wind Drake", "Suntail Hawk")
    assert may_block("Wind Drake", "Deadly Recluse")


def test_fear_is_blocked_by_artifact_and_black_creatures_alone() -> None:
    assert not may_block("Severed Legion", "Hill Giant")
    assert may_block("Severed Legion", "Bog Imp")
    assert may_block("Severed Legion", "Alpha Myr")


def test_landwalk_counts_the_defending_players_lands() -> None:
    table = blocking("Zodiac Monkey", B={"battlefield": ["Hill Giant", "Forest"]})
    assert table.life("B") == 18
    assert may_block("Zodiac Monkey", "Hill Giant")


def test_what_cannot_be_blocked_is_not() -> None:
    table = blocking("Phantom Warrior", B={"battlefield": ["Hill Giant"]})
    assert table.life("B") == 18


def test_menace_is_blocked_by_two_or_more() -> None:
    table = blocking("Boggart Brute", B={"battlefield": ["Hill Giant", "Giant Spider"]})
    assert table.asked("blockers").constraints.min_blockers == {table.id("Boggart Brute"): 2}
    with pytest.raises(Illegal) as refused:
        block(table, ("Hill Giant", "Boggart Brute"))
    assert refused.value.rule == "CR 509.1b"
    block(table, ("Hill Giant", "Boggart Brute"), ("Giant Spider", "Boggart Brute"))
    assert table.life("B") == 20


def test_a_creature_blocks_one_attacker() -> None:
    table = blocking("Grizzly Bears", "Hill Giant", B={"battlefield": ["Giant Spider"]})
    with pytest.raises(Illegal) as refused:
        block(table, ("Giant Spider", "Grizzly Bears"), ("Giant Spider", "Hill Giant"))
    assert refused.value.rule == "CR 509.1a"


def test_what_must_block_does() -> None:
    table = blocking("Grizzly Bears", B={"battlefield": ["Eager Guard", "Hill Giant"]})
    question = table.asked("blockers")
    assert question.default == Block(((table.id("Eager Guard"), table.id("Grizzly Bears")),))
    assert not question.constraints.complete
    with pytest.raises(Illegal) as refused:
        block(table, ("Hill Giant", "Grizzly Bears"))
    assert refused.value.rule == "CR 509.1c"
    block(table, ("Eager Guard", "Grizzly Bears"))
    assert table.life("B") == 20


def test_what_must_block_a_creature_with_menace_takes_another_along() -> None:
    # The example of CR 509.1c.
    table = blocking("Boggart Brute", B={"battlefield": ["Eager Guard", "Hill Giant"]})
    for pairs in ((), (("Eager Guard", "Boggart Brute"),)):
        with pytest.raises(Illegal):
            block(table, *pairs)
    block(table, ("Eager Guard", "Boggart Brute"), ("Hill Giant", "Boggart Brute"))
    assert table.life("B") == 20


def test_what_must_be_blocked_is_by_one_at_least() -> None:
    table = blocking("Bait", B={"battlefield": ["Giant Spider", "Hill Giant"]})
    with pytest.raises(Illegal):
        block(table)
    block(table, ("Hill Giant", "Bait"))
    assert table.life("B") == 20


def test_what_all_creatures_must_block_is_blocked_by_all_that_can() -> None:
    table = blocking("Living Lure", B={"battlefield": ["Giant Spider", "Hill Giant"]})
    with pytest.raises(Illegal):
        block(table, ("Hill Giant", "Living Lure"))
    block(table, ("Hill Giant", "Living Lure"), ("Giant Spider", "Living Lure"))
    table.answer("A", table.asked("distribute").default)
    assert table.names("graveyard:A") == ["Living Lure"]


def test_of_two_requirements_that_exclude_each_other_one_is_enough() -> None:
    choices = {1: (10, 11)}
    wishes = (Wish(frozenset({(1, 10)})), Wish(frozenset({(1, 11)})))
    found = obeying.find(choices, Limits(rule="CR 509.1b", once="CR 509.1a"), wishes)
    assert obeying.granted(found, wishes) == 1


def test_the_search_for_the_best_block_ends_on_a_crowded_board() -> None:
    choices = {blocker: tuple(range(100, 112)) for blocker in range(30)}
    wishes = tuple(Wish(frozenset({(blocker, 100)})) for blocker in range(30))
    found = obeying.find(choices, Limits(rule="CR 509.1b", once="CR 509.1a"), wishes)
    assert obeying.granted(found, wishes) == 30


def test_defending_players_block_one_after_the_other_and_only_what_attacks_them() -> None:
    table = board(
        step="declare_attackers",
        begin=True,
        wanted=("own:postcombat_main",),
        A={"battlefield": ["Grizzly Bears", "Hill Giant"]},
        B={"battlefield": ["Giant Spider"]},
        C={"battlefield": ["Earth Elemental"]},
    )
    bears, giant = table.id("Grizzly Bears"), table.id("Hill Giant")
    table.answer("A", Attack(((bears, "C"), (giant, "B"))))
    first = table.asked("blockers")
    assert (first.seat, first.candidates[0].partners) == ("B", (giant,))
    table.answer("B", Block(()))
    second = table.asked("blockers")
    assert (second.seat, second.candidates[0].partners) == ("C", (bears,))
    table.answer("C", Block(((table.id("Earth Elemental"), bears),)))
    assert (table.life("B"), table.life("C")) == (17, 20)


def test_a_player_may_not_block_for_another() -> None:
    table = board(
        step="declare_attackers",
        begin=True,
        wanted=("own:postcombat_main",),
        A={"battlefield": ["Grizzly Bears"]},
        B={},
        C={"battlefield": ["Earth Elemental"]},
    )
    table.answer("A", Attack(((table.id("Grizzly Bears"), "B"),)))
    assert table.state.turn.step == "postcombat_main"
    assert table.life("B") == 18
