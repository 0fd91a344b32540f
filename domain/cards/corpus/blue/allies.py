"""Blue Allies, landfall, quests, traps, and others that look at the turn so far."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    does,
    enchanted,
    instead,
    keywords,
    pays,
    permanent,
    spell,
    when,
)
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_PLAYER,
    CREATURE,
    ENTERS,
    IT,
    LAND,
    NONCREATURE_SPELL,
    OPPOSING,
    OTHER,
    RETURN_IT,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    ChangeTypes,
    CounterSpell,
    Draw,
    Gate,
    Grant,
    Move,
    PutCounters,
    RemoveCountersCost,
    Seq,
    Shuffle,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    ControllerOf,
    Count,
    Does,
    Happened,
    Not,
    Or,
    OwnedBy,
    Players,
    Status,
    Subtype,
    ZoneChange,
)

LANDFALL = ZoneChange(And((LAND, YOURS)), to="battlefield")
RALLIES = ZoneChange(Or((SELF, And((Subtype("Ally"), OTHER, YOURS)))), to="battlefield")
ALLIES = Count(And((Subtype("Ally"), YOURS)))

CARDS = (
    creature(
        "Umara Raptor",
        "{2}{U}",
        "1/1",
        "Bird Ally",
        *keywords("flying"),
        when(RALLIES, Gate(YOU, PutCounters(THIS, "+1/+1"))),
    ),
    creature(
        "Seascape Aerialist",
        "{4}{U}",
        "2/3",
        "Merfolk Wizard Ally",
        when(
            RALLIES,
            Gate(
                YOU,
                Apply(All(And((CREATURE, Subtype("Ally"), YOURS))), (Grant(keywords("flying")),)),
            ),
        ),
    ),
    creature(
        "Sea Gate Loremaster",
        "{4}{U}",
        "1/3",
        "Merfolk Wizard Ally",
        Activated(pays(tap=True), Draw(ALLIES)),
    ),
    permanent(
        "Ior Ruin Expedition",
        "{1}{U}",
        "enchantment",
        when(LANDFALL, Gate(YOU, PutCounters(THIS, "quest"))),
        Activated((RemoveCountersCost("quest", 3), SACRIFICE_THIS), Draw(2)),
    ),
    spell(
        "Archive Trap",
        "{3}{U}{U}",
        "instant: Trap",
        does(Move(TopOf(IT, 13), "graveyard", "mill"), to=(AN_OPPONENT,)),
        instead(condition=Happened(Does("search", Players("opponents")))),
    ),
    spell(
        "Whiplash Trap",
        "{3}{U}{U}",
        "instant: Trap",
        does(RETURN_IT, to=(TargetSpec(CREATURE, min=2, max=2),)),
        instead(
            *pays("{U}"),
            condition=Happened(
                ZoneChange(And((CREATURE, OPPOSING)), to="battlefield"), least=2, each="player"
            ),
        ),
    ),
    spell(
        "Spell Pierce",
        "{U}",
        "instant",
        does(
            Gate(ControllerOf(IT), pay=pays("{2}"), otherwise=CounterSpell(IT)),
            to=(NONCREATURE_SPELL,),
        ),
    ),
    aura(
        "Spreading Seas",
        "{1}{U}",
        LAND,
        when(ENTERS, Draw(1)),
        enchanted(ChangeTypes(subtypes=("Island",), replace=True)),
    ),
    permanent(
        "Quest for Ancient Secrets",
        "{U}",
        "enchantment",
        when(
            ZoneChange(And((OwnedBy(YOU), Not(Status("token")))), to="graveyard"),
            Gate(YOU, PutCounters(THIS, "quest")),
        ),
        Activated(
            (RemoveCountersCost("quest", 5), SACRIFICE_THIS),
            Seq((Move(All(OwnedBy(IT), "graveyard"), "library"), Shuffle(IT))),
            targets=(ANY_PLAYER,),
        ),
    ),
)
