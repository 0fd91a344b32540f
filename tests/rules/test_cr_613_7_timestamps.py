"""Effects in the order of their age: given abilities, counters, attachments (CR 613.7)."""

from domain.cards.card import CardDefinition
from domain.cards.ir.language import (
    Ability,
    All,
    Apply,
    Grant,
    Keyword,
    Lose,
    PutCounters,
    SetStats,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import Named, Target, Type
from tests.rules.plays import enchantment, pick, resolved, sorcery
from tests.support.board import Board, board

CREATURE = Type("creature")
ONE = (TargetSpec(filter=CREATURE),)


def size(table: Board, name: str) -> tuple[int | None, int | None]:
    seen = table.engine().look(table.id(name))
    return seen.power, seen.toughness


def sized(name: str, stats: int) -> CardDefinition:
    """An enchantment that gives all creatures a base size."""
    return enchantment(name, Static((SetStats(stats, stats),), affects=All(CREATURE)))


def gives(name: str, to: str, ability: Ability) -> CardDefinition:
    """An enchantment that gives an ability to what bears a name."""
    return enchantment(name, Static((Grant((ability,)),), affects=All(Named(to))))


def test_613_7a_an_ability_that_was_given_is_as_old_as_what_gave_it() -> None:
    big = Static((SetStats(5, 5),), affects=All(CREATURE))
    more = [sized("Small", 1), gives("Teacher", "Goblin Piker", big)]
    table = board(A={"battlefield": ["Goblin Piker", "Small", "Teacher"]}, more=more)
    assert size(table, "Goblin Piker") == (5, 5)


def test_613_7a_an_ability_is_no_older_than_the_object_that_has_it() -> None:
    big = Static((SetStats(5, 5),), affects=All(CREATURE))
    more = [sized("Small", 1), gives("Teacher", "Goblin Piker", big)]
    table = board(A={"battlefield": ["Teacher", "Small", "Goblin Piker"]}, more=more)
    assert size(table, "Goblin Piker") == (5, 5)
    table = board(A={"battlefield": ["Teacher", "Goblin Piker", "Small"]}, more=more)
    assert size(table, "Goblin Piker") == (1, 1)


def test_613_7c_a_keyword_counter_that_is_newer_than_a_loss_counts() -> None:
    humble = sorcery("Plain", Apply(Target(0), (Lose(),)), to=ONE)
    lift = sorcery("Lift", PutCounters(Target(0), "flying", 1), to=ONE)
    table = board(
        A={"battlefield": ["Serra Angel"], "hand": ["Plain", "Lift"]}, more=[humble, lift]
    )
    angel = table.id("Serra Angel")
    resolved(table, "Plain", pick(angel))
    assert not table.engine().look(angel).keywords
    resolved(table, "Lift", pick(angel))
    assert table.engine().look(angel).keywords == {"flying"}


def test_613_7c_a_keyword_counter_that_is_older_than_a_loss_does_not() -> None:
    humble = sorcery("Plain", Apply(Target(0), (Lose(),)), to=ONE)
    lift = sorcery("Lift", PutCounters(Target(0), "flying", 1), to=ONE)
    table = board(
        A={"battlefield": ["Serra Angel"], "hand": ["Plain", "Lift"]}, more=[humble, lift]
    )
    angel = table.id("Serra Angel")
    resolved(table, "Lift", pick(angel))
    resolved(table, "Plain", pick(angel))
    assert not table.engine().look(angel).keywords


def test_613_7c_another_counter_of_the_kind_makes_all_of_them_new() -> None:
    humble = sorcery("Plain", Apply(Target(0), (Lose(),)), to=ONE)
    lift = sorcery("Lift", PutCounters(Target(0), "flying", 1), to=ONE)
    hand = ["Lift", "Plain", "Lift"]
    table = board(A={"battlefield": ["Grizzly Bears"], "hand": hand}, more=[humble, lift])
    bears = table.id("Grizzly Bears")
    for name in hand:
        resolved(table, name, pick(bears))
    assert "flying" in table.engine().look(bears).keywords


def test_613_7_a_keyword_is_lost_to_the_newer_effect_and_kept_from_the_older_one() -> None:
    wings = Static((Grant((Keyword("flying"),)),), affects=All(CREATURE))
    plain = Static((Lose(),), affects=All(CREATURE))
    more = [enchantment("Wings", wings), enchantment("Plainness", plain)]
    table = board(A={"battlefield": ["Grizzly Bears", "Wings", "Plainness"]}, more=more)
    assert not table.engine().look(table.id("Grizzly Bears")).keywords
    table = board(A={"battlefield": ["Grizzly Bears", "Plainness", "Wings"]}, more=more)
    assert table.engine().look(table.id("Grizzly Bears")).keywords == {"flying"}


def test_613_7m_permanents_that_enter_together_are_ordered_by_turn() -> None:
    """CR 613.7m: the active player's come first, whichever were found first."""
    table = board(
        A={"graveyard": ["Grizzly Bears"]},
        B={"graveyard": ["Craw Wurm"], "hand": ["Living Death"], "battlefield": ["Swamp"] * 5},
        active="B",
        turn=4,
    )
    table = resolved(table, "Living Death", seat="B")
    assert table.names("battlefield")[-2:] == ["Craw Wurm", "Grizzly Bears"]
