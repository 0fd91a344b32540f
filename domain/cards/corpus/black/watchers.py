"""Black cards that watch for events, and ask what happened."""

from domain.cards.corpus.forms import (
    creature,
    keywords,
    pays,
    permanent,
    protection,
    token,
    when,
)
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    OPPOSING,
    OTHER,
    SELF,
    THIS,
    YOU,
    YOU_CONTROL_RED,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    CreateTokens,
    DealDamage,
    Deontic,
    Discard,
    Draw,
    GainLife,
    Gate,
    Grant,
    If,
    LoseLife,
    Move,
    Sacrifice,
    Static,
    TapOthers,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Attacks,
    Color,
    Compare,
    Count,
    Devotion,
    Drew,
    Event,
    Happened,
    Not,
    Or,
    Players,
    PlayerStat,
    Status,
    Subtype,
    Unless,
    Var,
    ZoneChange,
)

LANDFALL = ZoneChange(And((LAND, YOURS)), to="battlefield")
A_CREATURE_DIES = ZoneChange(CREATURE, "battlefield", "graveyard")
AN_OPPONENT_IS_LOW = Compare(PlayerStat(Players("opponents"), fn="min"), "<=", 10)

CARDS = (
    creature(
        "Midnight Reaper",
        "{2}{B}",
        "3/2",
        "Zombie Knight",
        when(
            ZoneChange(And((CREATURE, Not(Status("token")), YOURS)), "battlefield", "graveyard"),
            DealDamage(YOU, 1),
            Draw(1),
        ),
    ),
    creature(
        "Deadeye Tormentor",
        "{2}{B}",
        "2/2",
        "Human Pirate",
        when(
            ENTERS,
            Discard(1, IT),
            to=(AN_OPPONENT,),
            condition=Happened(Attacks(YOURS)),
        ),
    ),
    creature(
        "Butcher of Malakir",
        "{5}{B}{B}",
        "5/4",
        "Vampire Warrior",
        *keywords("flying"),
        when(
            ZoneChange(Or((SELF, And((CREATURE, OTHER, YOURS)))), "battlefield", "graveyard"),
            Sacrifice(CREATURE, 1, Players("opponents")),
        ),
    ),
    permanent(
        "Grave Pact",
        "{1}{B}{B}{B}",
        "enchantment",
        when(
            ZoneChange(CREATURE_YOU_CONTROL, "battlefield", "graveyard"),
            Sacrifice(CREATURE, 1, Players("others")),
        ),
    ),
    creature(
        "Bloodghast",
        "{B}{B}",
        "2/1",
        "Vampire Spirit",
        Static((Deontic("cant", "block"),)),
        Static((Grant(keywords("haste")),), condition=AN_OPPONENT_IS_LOW),
        Triggered(LANDFALL, Gate(YOU, Move(THIS, "battlefield", "return")), zone="graveyard"),
    ),
    creature(
        "Vampire Lacerator",
        "{B}",
        "2/2",
        "Vampire Warrior",
        when(YOUR_UPKEEP, If(Unless(AN_OPPONENT_IS_LOW), LoseLife(1))),
    ),
    creature(
        "Guul Draz Vampire",
        "{B}",
        "1/1",
        "Vampire Rogue",
        Static(
            (AddStats(2, 1), Grant(keywords("intimidate"))),
            condition=AN_OPPONENT_IS_LOW,
        ),
    ),
    creature(
        "Malakir Bloodwitch",
        "{3}{B}{B}",
        "4/4",
        "Vampire Shaman",
        *keywords("flying"),
        *protection(Color("W")),
        when(
            ENTERS,
            LoseLife(Count(And((Subtype("Vampire"), YOURS))), Players("opponents"), bind="lost"),
            GainLife(Var("lost")),
        ),
    ),
    creature(
        "Gray Merchant of Asphodel",
        "{3}{B}{B}",
        "2/4",
        "Zombie",
        when(
            ENTERS,
            LoseLife(Devotion(("B",)), Players("opponents"), bind="lost"),
            GainLife(Var("lost")),
        ),
    ),
    creature(
        "Skirsdag High Priest",
        "{1}{B}",
        "1/2",
        "Human Cleric",
        Activated(
            pays("", TapOthers(CREATURE_YOU_CONTROL, 2), tap=True),
            CreateTokens(token("Demon", "5/5", "B", *keywords("flying"))),
            condition=Happened(A_CREATURE_DIES),
        ),
    ),
    creature(
        "Kederekt Parasite",
        "{B}",
        "1/1",
        "Horror",
        when(
            Drew(Players("opponents")),
            Gate(YOU, DealDamage(Event("player"), 1)),
            condition=YOU_CONTROL_RED,
        ),
    ),
    permanent(
        "Megrim",
        "{2}{B}",
        "enchantment",
        when(
            ZoneChange(ANYTHING, verb="discard", by=Players("opponents")),
            DealDamage(Event("player"), 2),
        ),
    ),
    permanent(
        "Liliana's Caress",
        "{1}{B}",
        "enchantment",
        when(
            ZoneChange(ANYTHING, verb="discard", by=Players("opponents")),
            LoseLife(2, Event("player")),
        ),
    ),
    creature(
        "Sangromancer",
        "{2}{B}{B}",
        "3/3",
        "Vampire Shaman",
        *keywords("flying"),
        when(
            ZoneChange(And((CREATURE, OPPOSING)), "battlefield", "graveyard"),
            Gate(YOU, GainLife(3)),
        ),
        when(
            ZoneChange(ANYTHING, verb="discard", by=Players("opponents")),
            Gate(YOU, GainLife(3)),
        ),
    ),
)
