"""White cards that watch for events, and ask what happened."""

from domain.cards.corpus.forms import (
    creature,
    keywords,
    pays,
    permanent,
    protection,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
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
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    CreateTokens,
    Draw,
    EndGame,
    Enters,
    GainLife,
    Gate,
    LoseLife,
    Move,
    PutCounters,
    RemoveCountersCost,
    Seq,
    SetTapped,
)
from domain.cards.ir.terms import (
    And,
    Attacks,
    Batch,
    Begins,
    Color,
    Compare,
    ControllerOf,
    Counters,
    Event,
    Happened,
    HasCounter,
    LifeChanged,
    Matches,
    Not,
    Or,
    Players,
    PlayerStat,
    StatCompare,
    Subtype,
    Unless,
    ZoneChange,
)

CARDS = (
    creature(
        "Mentor of the Meek",
        "{2}{W}",
        "2/2",
        "Human Soldier",
        when(
            ZoneChange(
                And((CREATURE, OTHER, YOURS, StatCompare("power", "<=", 2))), to="battlefield"
            ),
            Gate(YOU, pay=pays("{1}"), then=Draw(1)),
        ),
    ),
    creature(
        "Suture Priest",
        "{1}{W}",
        "1/1",
        "Phyrexian Cleric",
        when(ZoneChange(And((CREATURE, OTHER, YOURS)), to="battlefield"), Gate(YOU, GainLife(1))),
        when(
            ZoneChange(And((CREATURE, OPPOSING)), to="battlefield"),
            Gate(YOU, LoseLife(1, Event("player"))),
        ),
    ),
    permanent(
        "Luminarch Ascension",
        "{1}{W}",
        "enchantment",
        when(
            Begins("end", Players("opponents")),
            Gate(YOU, PutCounters(THIS, "quest")),
            condition=Unless(Happened(LifeChanged(YOU, "lose"))),
        ),
        Activated(
            pays("{1}{W}"),
            CreateTokens(token("Angel", "4/4", "W", *keywords("flying"))),
            condition=Compare(Counters(THIS, "quest"), ">=", 4),
        ),
    ),
    permanent(
        "Test of Endurance",
        "{2}{W}{W}",
        "enchantment",
        when(YOUR_UPKEEP, EndGame("win"), condition=Compare(PlayerStat(YOU), ">=", 50)),
    ),
    creature(
        "Basri's Lieutenant",
        "{3}{W}",
        "3/4",
        "Human Knight",
        *keywords("vigilance"),
        *protection(Color("M")),
        when(ENTERS, PutCounters(IT, "+1/+1"), to=(target(CREATURE_YOU_CONTROL),)),
        when(
            ZoneChange(Or((SELF, And((CREATURE, OTHER, YOURS)))), "battlefield", "graveyard"),
            CreateTokens(token("Knight", "2/2", "W", *keywords("vigilance"))),
            condition=Matches(Event(), HasCounter("+1/+1")),
        ),
    ),
    creature(
        "Auriok Champion",
        "{W}{W}",
        "1/1",
        "Human Cleric",
        *protection(Color("B"), Color("R")),
        when(ZoneChange(And((CREATURE, OTHER)), to="battlefield"), Gate(YOU, GainLife(1))),
    ),
    creature(
        "Champion of the Parish",
        "{W}",
        "1/1",
        "Human Soldier",
        when(
            ZoneChange(And((Subtype("Human"), OTHER, YOURS)), to="battlefield"),
            PutCounters(THIS, "+1/+1"),
        ),
    ),
    permanent(
        "Argent Dais",
        "{1}{W}",
        "artifact",
        Enters(counters=(("oil", 2),)),
        when(Batch(Attacks(CREATURE), least=2), PutCounters(THIS, "oil")),
        Activated(
            pays("{2}", RemoveCountersCost("oil", 2), tap=True),
            Seq((Move(IT, "exile", "exile"), Draw(2, ControllerOf(IT)))),
            targets=(target(And((OTHER, Not(LAND)))),),
        ),
    ),
    creature(
        "Midnight Guard", "{2}{W}", "2/3", "Human Soldier",
        when(ZoneChange(And((CREATURE, OTHER)), to="battlefield"), SetTapped(THIS, False)),
    ),
)
