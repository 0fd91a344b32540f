"""Red creatures of mana value 2 or less."""

from domain.cards.corpus.forms import creature, keywords, pays, when
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ATTACKS,
    CREATURE,
    DIES,
    ENTERS,
    IT,
    PLAYER_OR_PLANESWALKER,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    DealDamage,
    Deontic,
    Grant,
    KeywordAction,
    SacrificeCost,
    Static,
)
from domain.cards.ir.terms import And, Color, ControlledBy, Exists, StatCompare, Subtype

CARDS = (
    creature("Goblin Piker", "{1}{R}", "2/1", "Goblin Warrior"),
    creature("Raging Goblin", "{R}", "1/1", "Goblin Berserker", *keywords("haste")),
    creature(
        "Mogg Fanatic", "{R}", "1/1", "Goblin",
        Activated((SacrificeCost(SELF),), DealDamage(IT, 1), targets=(ANY_TARGET,)),
    ),
    creature(
        "Borderland Marauder", "{1}{R}", "1/2", "Human Warrior",
        when(ATTACKS, Apply(THIS, (AddStats(2, 0),))),
    ),
    creature(
        "Kird Ape", "{R}", "1/1", "Ape",
        Static(
            (AddStats(1, 2),),
            condition=Exists(And((Subtype("Forest"), ControlledBy(YOU)))),
        ),
    ),
    creature("Mons's Goblin Raiders", "{R}", "1/1", "Goblin"),
    creature("Goblin Assailant", "{1}{R}", "2/2", "Goblin Warrior"),
    creature(
        "Chandra's Magmutt", "{1}{R}", "2/2", "Elemental Dog",
        Activated(pays(tap=True), DealDamage(IT, 1), targets=(PLAYER_OR_PLANESWALKER,)),
    ),
    creature(
        "Sparkmage Apprentice", "{1}{R}", "1/1", "Human Wizard",
        when(ENTERS, DealDamage(IT, 1), to=(ANY_TARGET,)),
    ),
    creature(
        "Goblin Raider", "{1}{R}", "2/2", "Goblin Warrior", Static((Deontic("cant", "block"),)),
    ),
    creature(
        "Ironclaw Orcs", "{1}{R}", "2/2", "Orc",
        Static((Deontic("cant", "block", by=StatCompare("power", ">=", 2)),)),
    ),
    creature("Crazed Goblin", "{R}", "1/1", "Goblin Warrior", Static((Deontic("must", "attack"),))),
    creature(
        "Goblin Balloon Brigade", "{R}", "1/1", "Goblin Warrior",
        Activated(pays("{R}"), Apply(THIS, (Grant(keywords("flying")),))),
    ),
    creature(
        "Bloodmark Mentor", "{1}{R}", "1/1", "Goblin Warrior",
        Static((Grant(keywords("first strike")),), affects=All(And((CREATURE, Color("R"), YOURS)))),
    ),
    creature(
        "Ember Hauler", "{R}{R}", "2/2", "Goblin",
        Activated(pays("{1}", SACRIFICE_THIS), DealDamage(IT, 2), targets=(ANY_TARGET,)),
    ),
    creature(
        "Fanatical Firebrand", "{R}", "1/1", "Goblin Pirate", *keywords("haste"),
        Activated(pays("", SACRIFICE_THIS, tap=True), DealDamage(IT, 1), targets=(ANY_TARGET,)),
    ),
    creature(
        "Grim Initiate", "{R}", "1/1", "Zombie Warrior", *keywords("first strike"),
        when(DIES, KeywordAction("amass", 1, kind="Zombie")),
    ),
)  # fmt: skip
