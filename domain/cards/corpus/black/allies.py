"""Black Allies, landfall, quests, traps, and others that look at the turn so far."""

from domain.cards.corpus.forms import (
    creature,
    does,
    instead,
    keywords,
    permanent,
    regenerates,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    CREATURE,
    ENTERS,
    IT,
    LAND,
    OTHER,
    PLANESWALKER,
    RETURN_IT,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    ChangeTypes,
    CreateTokens,
    DealDamage,
    Gate,
    LoseLife,
    Move,
    PutCounters,
    RemoveCountersCost,
    Sacrifice,
    Seq,
    SetController,
    Static,
    TapOthers,
    TargetSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    Count,
    Damaged,
    EventAmount,
    Exists,
    Happened,
    Not,
    Or,
    OwnedBy,
    Players,
    Status,
    Subtype,
    Unless,
    ZoneChange,
)

LANDFALL = ZoneChange(And((LAND, YOURS)), to="battlefield")
A_CREATURE_DIES = ZoneChange(CREATURE, "battlefield", "graveyard")
RALLIES = ZoneChange(Or((SELF, And((Subtype("Ally"), OTHER, YOURS)))), to="battlefield")
ALLIES = Count(And((Subtype("Ally"), YOURS)))

CARDS = (
    creature(
        "Hagra Diabolist",
        "{4}{B}",
        "3/2",
        "Ogre Shaman Ally",
        when(RALLIES, Gate(YOU, LoseLife(ALLIES, IT)), to=(ANY_PLAYER,)),
    ),
    creature(
        "Nimana Sell-Sword",
        "{3}{B}",
        "2/2",
        "Human Warrior Ally",
        when(RALLIES, Gate(YOU, PutCounters(THIS, "+1/+1"))),
    ),
    creature(
        "Ob Nixilis, the Fallen",
        "{3}{B}{B}",
        "3/3",
        "Demon",
        when(
            LANDFALL,
            Gate(YOU, Seq((LoseLife(3, IT), PutCounters(THIS, "+1/+1", 3)))),
            to=(ANY_PLAYER,),
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Quest for the Gravelord",
        "{B}",
        "enchantment",
        when(A_CREATURE_DIES, Gate(YOU, PutCounters(THIS, "quest"))),
        Activated(
            (RemoveCountersCost("quest", 3), SACRIFICE_THIS),
            CreateTokens(token("Zombie Giant", "5/5", "B")),
        ),
    ),
    permanent(
        "Soul Stair Expedition",
        "{B}",
        "enchantment",
        when(LANDFALL, Gate(YOU, PutCounters(THIS, "quest"))),
        Activated(
            (RemoveCountersCost("quest", 3), SACRIFICE_THIS),
            RETURN_IT,
            targets=(
                TargetSpec(
                    And((CREATURE, OwnedBy(YOU))),
                    zone="graveyard",
                    min=0,
                    max=2,
                ),
            ),
        ),
    ),
    spell(
        "Ravenous Trap",
        "{2}{B}{B}",
        "instant: Trap",
        does(Move(All(OwnedBy(IT), "graveyard"), "exile", "exile"), to=(ANY_PLAYER,)),
        instead(
            condition=Happened(
                ZoneChange(
                    And((OwnedBy(Players("opponents")), Not(Status("token")))), to="graveyard"
                ),
                least=3,
                each="player",
            ),
        ),
    ),
    creature(
        "Kjeldoran Dead",
        "{B}",
        "3/1",
        "Skeleton",
        when(ENTERS, Sacrifice(CREATURE)),
        regenerates("{B}"),
    ),
    creature(
        "Captivating Vampire",
        "{1}{B}{B}",
        "2/2",
        "Vampire",
        Static((AddStats(1, 1),), affects=All(And((CREATURE, Subtype("Vampire"), OTHER, YOURS)))),
        Activated(
            (TapOthers(And((Subtype("Vampire"), YOURS)), 5),),
            Apply(IT, (SetController(), ChangeTypes(subtypes=("Vampire",))), "game"),
            targets=(target(CREATURE),),
        ),
    ),
    creature(
        "Wall of Souls",
        "{1}{B}",
        "0/4",
        "Wall",
        *keywords("defender"),
        when(
            Damaged(combat=True, recipient=THIS),
            DealDamage(IT, EventAmount()),
            to=(TargetSpec(PLANESWALKER, "opponent"),),
        ),
    ),
    creature(
        "Nether Spirit",
        "{1}{B}{B}",
        "2/2",
        "Spirit",
        Triggered(
            YOUR_UPKEEP,
            Gate(YOU, Move(THIS, "battlefield", "return")),
            zone="graveyard",
            condition=Unless(Exists(And((CREATURE, OTHER, OwnedBy(YOU))), zone="graveyard")),
        ),
    ),
)
