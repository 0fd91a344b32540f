"""Red cards about striking: double strike, deathtouch, what a creature fights."""

from domain.cards.corpus.forms import creature, exerts, keywords, pays, permanent, target, when
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_TARGET,
    ARTIFACT,
    ATTACKS,
    CREATURE,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    DIES,
    IT,
    OTHER,
    PLANESWALKER,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddPhases,
    AddStats,
    All,
    Apply,
    AsItAttacks,
    DealDamage,
    Deontic,
    EnchantAbility,
    Grant,
    PutCounters,
    Seq,
    SetController,
    SetTapped,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AnyOf,
    AttachedTo,
    Attacks,
    BecomesBlocked,
    Blocks,
    Compare,
    Counters,
    Does,
    Event,
    Stat,
    ZoneChange,
)

FIVE_COUNTERS = Compare(Counters(THIS, "+1/+1"), ">=", 5)

CARDS = (
    creature("Two-Headed Cerberus", "{1}{R}{R}", "1/2", "Dog", *keywords("double strike")),
    creature(
        "Hound of Griselbrand", "{2}{R}{R}", "2/2", "Elemental Dog",
        *keywords("double strike", "undying"),
    ),
    creature(
        "Pyreheart Wolf", "{2}{R}", "1/1", "Wolf",
        when(ATTACKS, Apply(CREATURES_YOU_CONTROL, (Grant(keywords("menace")),))),
        *keywords("undying"),
    ),
    creature(
        "Goblin Cadets", "{R}", "2/1", "Goblin",
        when(
            AnyOf((Blocks(SELF), BecomesBlocked(SELF))),
            Apply(THIS, (SetController(IT),), "game"), to=(AN_OPPONENT,),
        ),
    ),
    creature(
        "Slumbering Dragon", "{R}", "3/3", "Dragon", *keywords("flying"),
        Static(
            (
                Deontic("cant", "attack", unless=FIVE_COUNTERS),
                Deontic("cant", "block", unless=FIVE_COUNTERS),
            )
        ),
        when(
            AnyOf(
                (
                    Attacks(CREATURE, against=YOU),
                    Attacks(CREATURE, against=And((PLANESWALKER, YOURS))),
                )
            ),
            PutCounters(THIS, "+1/+1"),
        ),
    ),
    creature(
        "Ogre Battledriver", "{2}{R}{R}", "3/3", "Ogre Warrior",
        when(
            ZoneChange(And((OTHER, CREATURE, YOURS)), to="battlefield"),
            Apply(Event("object"), (AddStats(2, 0), Grant(keywords("haste")))),
        ),
    ),
    permanent(
        "Madcap Skills", "{1}{R}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((AddStats(3, 0), Grant(keywords("menace"))), affects=AttachedTo()),
    ),
    creature(
        "Emberhorn Minotaur", "{3}{R}", "4/3", "Minotaur Warrior",
        exerts(Apply(THIS, (AddStats(1, 1), Grant(keywords("menace"))))),
    ),
    creature(
        "Nef-Crop Entangler", "{1}{R}", "2/1", "Human Warrior", *keywords("trample"),
        exerts(Apply(THIS, (AddStats(1, 2),))),
    ),
    creature(
        "Ahn-Crop Crasher", "{2}{R}", "3/2", "Minotaur Warrior", *keywords("haste"),
        exerts(Apply(IT, (Deontic("cant", "block"),)), to=(target(CREATURE),)),
    ),
    creature(
        "Trueheart Twins", "{4}{R}", "4/4", "Jackal Warrior", AsItAttacks(exert=True),
        when(Does("exert", YOU), Apply(CREATURES_YOU_CONTROL, (AddStats(1, 0),))),
    ),
    creature(
        "Balduvian Berserker", "{2}{R}", "1/3", "Kor Berserker", *keywords("enlist"),
        when(DIES, DealDamage(IT, Stat(THIS)), to=(ANY_TARGET,)),
    ),
    creature(
        "Coalition Warbrute", "{3}{R}", "3/4", "Minotaur Berserker",
        *keywords("enlist", "trample"),
    ),
    creature(
        "Yavimaya Steelcrusher", "{1}{R}", "2/2", "Ape Warrior", *keywords("enlist"),
        Activated(pays("{1}", SACRIFICE_THIS), DESTROY_IT, targets=(target(ARTIFACT),)),
    ),
    creature(
        "Combat Celebrant", "{2}{R}", "4/1", "Human Warrior",
        AsItAttacks(
            exert=True, once=True,
            effect=Seq(
                (
                    SetTapped(All(And((OTHER, CREATURE, YOURS))), tapped=False),
                    AddPhases(("combat",)),
                )
            ),
        ),
    ),
)  # fmt: skip
