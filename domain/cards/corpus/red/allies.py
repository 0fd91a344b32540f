"""Red Allies, landfall, quests, traps, and others that look at the turn so far."""

from domain.cards.corpus.forms import (
    creature,
    does,
    instead,
    keywords,
    pays,
    permanent,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    CREATURE,
    DESTROY_IT,
    HITS_OPPONENT,
    IT,
    LAND,
    OPPOSING,
    OTHER,
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
    Choose,
    CreateTokens,
    DealDamage,
    Delay,
    Gate,
    Grant,
    Move,
    PutCounters,
    RemoveCountersCost,
    Seq,
    TargetSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Bound,
    ControllerOf,
    Count,
    Damaged,
    Event,
    EventAmount,
    Happened,
    IsSpell,
    Or,
    Subtype,
    ZoneChange,
)

LANDFALL = ZoneChange(And((LAND, YOURS)), to="battlefield")
RALLIES = ZoneChange(Or((SELF, And((Subtype("Ally"), OTHER, YOURS)))), to="battlefield")
ALLIES = Count(And((Subtype("Ally"), YOURS)))

CARDS = (
    creature(
        "Plated Geopede",
        "{1}{R}",
        "1/1",
        "Insect",
        *keywords("first strike"),
        when(LANDFALL, Apply(THIS, (AddStats(2, 2),))),
    ),
    creature(
        "Murasa Pyromancer",
        "{4}{R}{R}",
        "3/2",
        "Human Shaman Ally",
        when(RALLIES, Gate(YOU, DealDamage(IT, ALLIES)), to=(target(CREATURE),)),
    ),
    creature(
        "Highland Berserker",
        "{1}{R}",
        "2/1",
        "Human Berserker Ally",
        when(
            RALLIES,
            Gate(
                YOU,
                Apply(
                    All(And((CREATURE, Subtype("Ally"), YOURS))),
                    (Grant(keywords("first strike")),),
                ),
            ),
        ),
    ),
    permanent(
        "Zektar Shrine Expedition",
        "{1}{R}",
        "enchantment",
        when(LANDFALL, Gate(YOU, PutCounters(THIS, "quest"))),
        Activated(
            (RemoveCountersCost("quest", 3), SACRIFICE_THIS),
            Seq(
                (
                    CreateTokens(
                        token("Elemental", "7/1", "R", *keywords("trample", "haste")),
                        bind="token",
                    ),
                    Delay(Begins("end"), Move(Bound("token"), "exile", "exile")),
                )
            ),
        ),
    ),
    creature(
        "Warren Instigator",
        "{R}{R}",
        "1/1",
        "Goblin Berserker",
        *keywords("double strike"),
        when(
            HITS_OPPONENT,
            Gate(
                YOU,
                Move(
                    Choose(YOU, And((CREATURE, Subtype("Goblin"))), "hand", from_zone_of=YOU),
                    "battlefield",
                ),
            ),
        ),
    ),
    spell(
        "Lavaball Trap",
        "{6}{R}{R}",
        "instant: Trap",
        does(
            DESTROY_IT,
            DealDamage(All(CREATURE), 4),
            to=(TargetSpec(LAND, min=2, max=2),),
        ),
        instead(
            *pays("{3}{R}{R}"),
            condition=Happened(
                ZoneChange(And((LAND, OPPOSING)), to="battlefield"), least=2, each="player"
            ),
        ),
    ),
    creature(
        "Tephraderm",
        "{4}{R}",
        "4/5",
        "Beast",
        when(Damaged(CREATURE, recipient=THIS), DealDamage(Event("source"), EventAmount())),
        when(
            Damaged(IsSpell(), recipient=THIS),
            DealDamage(ControllerOf(Event("source")), EventAmount()),
        ),
    ),
    creature(
        "Squee, Goblin Nabob",
        "{2}{R}",
        "1/1",
        "Goblin",
        Triggered(
            YOUR_UPKEEP,
            Gate(YOU, Move(THIS, "hand", "return")),
            zone="graveyard",
        ),
        kinds="legendary creature",
    ),
)
