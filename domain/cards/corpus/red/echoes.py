"""Red cards that answer to events: enters, dies, damage, life, cycling."""

from domain.cards.corpus.forms import (
    creature,
    divided,
    does,
    keywords,
    paying,
    pays,
    permanent,
    spell,
    when,
)
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ATTACKS,
    CREATURE,
    DIES,
    ENTERS,
    GOBLIN,
    IT,
    PUMP,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    All,
    CreateTokens,
    DealDamage,
    DealDivided,
    Gate,
    Move,
    Triggered,
)
from domain.cards.ir.terms import (
    Activates,
    And,
    AnyOf,
    Has,
    LifeChanged,
    Not,
    Players,
    StatCompare,
    ZoneChange,
)

ENTERS_OR_ATTACKS = AnyOf((ENTERS, ATTACKS))

CARDS = (
    creature(
        "Bogardan Hellkite",
        "{6}{R}{R}",
        "5/5",
        "Dragon",
        *keywords("flash", "flying"),
        when(ENTERS, DealDivided(), to=(divided(5, 5),)),
    ),
    creature(
        "Mogg War Marshal",
        "{1}{R}",
        "1/1",
        "Goblin Warrior",
        paying("echo", "{1}{R}"),
        when(AnyOf((ENTERS, DIES)), CreateTokens(GOBLIN)),
    ),
    creature(
        "Inferno Titan",
        "{4}{R}{R}",
        "6/6",
        "Giant",
        PUMP,
        when(ENTERS_OR_ATTACKS, DealDivided(), to=(divided(3, 3),)),
    ),
    permanent(
        "Where Ancients Tread",
        "{4}{R}",
        "enchantment",
        when(
            ZoneChange(And((CREATURE, StatCompare("power", ">=", 5), YOURS)), to="battlefield"),
            Gate(YOU, DealDamage(IT, 5)),
            to=(ANY_TARGET,),
        ),
    ),
    creature(
        "Ryusei, the Falling Star",
        "{5}{R}",
        "5/5",
        "Dragon Spirit",
        *keywords("flying"),
        when(DIES, DealDamage(All(And((CREATURE, Not(Has("flying"))))), 5)),
        kinds="legendary creature",
    ),
    spell(
        "Slice and Dice",
        "{4}{R}{R}",
        "sorcery",
        does(DealDamage(All(CREATURE), 4)),
        paying("cycling", "{2}{R}"),
        Triggered(
            Activates(SELF, YOU, "cycling"),
            Gate(YOU, DealDamage(All(CREATURE), 1)),
            zone="graveyard",
        ),
    ),
    spell(
        "Punishing Fire",
        "{1}{R}",
        "instant",
        does(DealDamage(IT, 2), to=(ANY_TARGET,)),
        Triggered(
            LifeChanged(Players("opponents"), "gain"),
            Gate(YOU, pay=pays("{R}"), then=Move(THIS, "hand", "return")),
            zone="graveyard",
        ),
    ),
)
