"""Effects that depend on others wait for them; in a loop age decides (CR 613.8)."""

from domain.cards.ir.language import (
    All,
    ChangeTypes,
    Grant,
    Keyword,
    Lose,
    SetColors,
    SetStats,
    Static,
)
from domain.cards.ir.terms import (
    Aggregate,
    And,
    Color,
    Has,
    Named,
    Not,
    Subtype,
    Type,
)
from domain.rules.characteristics import Characteristics
from tests.rules.plays import enchantment
from tests.support.board import Board, board

CREATURE = Type("creature")
FLYING = Grant((Keyword("flying"),))


def look(table: Board, name: str) -> Characteristics:
    return table.engine().look(table.id(name))


def test_613_8a_a_value_waits_for_what_changes_it() -> None:
    most = Aggregate("max", CREATURE)
    copying = Static((SetStats(most, most),), affects=All(Named("Grizzly Bears")))
    growing = Static((SetStats(7, 7),), affects=All(Named("Hill Giant")))
    more = [enchantment("Copying", copying), enchantment("Growing", growing)]
    table = board(
        A={"battlefield": ["Grizzly Bears", "Hill Giant", "Copying", "Growing"]}, more=more
    )
    assert look(table, "Grizzly Bears").power == 7


def test_613_8a_what_reads_a_color_waits_for_what_changes_colors() -> None:
    second = Static((SetColors(("U",)),), affects=All(And((CREATURE, Color("R")))))
    first = Static((SetColors(("R",)),), affects=All(Color("G")))
    more = [enchantment("Bluing", second), enchantment("Reddening", first)]
    table = board(A={"battlefield": ["Grizzly Bears", "Bluing", "Reddening"]}, more=more)
    assert look(table, "Grizzly Bears").colors == {"U"}


def test_613_8a_what_reads_a_keyword_waits_for_what_gives_it() -> None:
    reading = Static((Grant((Keyword("lifelink"),)),), affects=All(Has("flying")))
    giving = Static((FLYING,), affects=All(CREATURE))
    more = [enchantment("Reading", reading), enchantment("Giving", giving)]
    table = board(A={"battlefield": ["Grizzly Bears", "Reading", "Giving"]}, more=more)
    assert look(table, "Grizzly Bears").keywords == {"flying", "lifelink"}


def test_613_8a_an_effect_waits_for_one_that_would_take_its_ability() -> None:
    giving = Static((FLYING,), affects=All(CREATURE))
    taking = Static((Lose(),), affects=All(And((Type("enchantment"), Named("Giving")))))
    more = [enchantment("Giving", giving), enchantment("Taking", taking)]
    table = board(A={"battlefield": ["Grizzly Bears", "Giving", "Taking"]}, more=more)
    assert not look(table, "Grizzly Bears").keywords


def test_613_8a_what_defines_itself_depends_only_on_what_defines_itself() -> None:
    growing = Static((SetStats(7, 7),), affects=All(CREATURE))
    more = [enchantment("Growing", growing)]
    table = board(A={"battlefield": ["Growing", "Maro"], "hand": ["Shock"]}, more=more)
    assert look(table, "Maro").power == 7


def test_613_8b_what_depends_on_a_loop_waits_for_the_loop() -> None:
    metal = Static((ChangeTypes(("artifact",)),), affects=All(Subtype("Goblin")))
    elves = Static((ChangeTypes(subtypes=("Elf",), replace=True),), affects=All(Subtype("Goblin")))
    goblins = Static(
        (ChangeTypes(subtypes=("Goblin",), replace=True),), affects=All(Subtype("Elf"))
    )
    more = [
        enchantment("Metal", metal), enchantment("Elves", elves), enchantment("Goblins", goblins)
    ]  # fmt: skip
    names = ["Llanowar Elves", "Goblin Piker", "Metal", "Elves", "Goblins"]
    table = board(A={"battlefield": names}, more=more)
    # Each of two changes what the other is on: the older one first, then the newer one.
    assert look(table, "Goblin Piker").subtypes == {"Goblin"}
    assert look(table, "Llanowar Elves").subtypes == {"Goblin"}
    # The oldest of the three is no part of the loop.
    assert "artifact" in look(table, "Llanowar Elves").types


def test_613_8c_the_order_is_found_again_after_each_effect() -> None:
    first = Static((ChangeTypes(("creature",)), SetStats(1, 1)), affects=All(Type("land")))
    middle = Static((ChangeTypes(("artifact",)),), affects=All(CREATURE))
    last = Static(
        (ChangeTypes(("enchantment",)),),
        affects=All(And((Type("artifact"), Not(Named("Sol Ring"))))),
    )
    more = [enchantment("Last", last), enchantment("Middle", middle), enchantment("First", first)]
    # Only when lands are creatures does the last one depend on the one that is newer.
    table = board(A={"battlefield": ["Forest", "Sol Ring", "First", "Last", "Middle"]}, more=more)
    assert look(table, "Forest").types == {"land", "creature", "artifact", "enchantment"}
    assert look(table, "Sol Ring").types == {"artifact"}
