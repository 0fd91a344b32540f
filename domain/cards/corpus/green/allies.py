"""Green Allies, landfall, quests, traps, and others that look at the turn so far."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    enchanted,
    keywords,
    permanent,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    BASIC_LAND,
    CREATURE,
    ENTERS,
    IT,
    LAND,
    OTHER,
    SACRIFICE_THIS,
    SELF,
    THIS,
    WOLF,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    CreateTokens,
    DealDamage,
    Gate,
    Grant,
    PutCounters,
    RemoveCountersCost,
    Search,
    Seq,
    Shield,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Count,
    Has,
    History,
    Not,
    Or,
    OwnedBy,
    Status,
    Subtype,
    ZoneChange,
)

LANDFALL = ZoneChange(And((LAND, YOURS)), to="battlefield")
RALLIES = ZoneChange(Or((SELF, And((Subtype("Ally"), OTHER, YOURS)))), to="battlefield")
ALLIES = Count(And((Subtype("Ally"), YOURS)))

CARDS = (
    creature(
        "Turntimber Ranger",
        "{3}{G}{G}",
        "2/2",
        "Elf Scout Ranger Ally",
        when(RALLIES, Gate(YOU, Seq((CreateTokens(WOLF), PutCounters(THIS, "+1/+1"))))),
    ),
    creature(
        "Oran-Rief Survivalist",
        "{1}{G}",
        "1/1",
        "Human Warrior Ally",
        when(RALLIES, Gate(YOU, PutCounters(THIS, "+1/+1"))),
    ),
    creature(
        "Joraga Bard",
        "{3}{G}",
        "1/4",
        "Elf Rogue Bard Ally",
        when(
            RALLIES,
            Gate(
                YOU,
                Apply(
                    All(And((CREATURE, Subtype("Ally"), YOURS))), (Grant(keywords("vigilance")),)
                ),
            ),
        ),
    ),
    creature(
        "Tajuru Archer",
        "{2}{G}",
        "1/2",
        "Elf Archer Ally",
        when(
            RALLIES,
            Gate(YOU, DealDamage(IT, ALLIES)),
            to=(target(And((CREATURE, Has("flying")))),),
        ),
    ),
    permanent(
        "Khalni Heart Expedition",
        "{1}{G}",
        "enchantment",
        when(LANDFALL, Gate(YOU, PutCounters(THIS, "quest"))),
        Activated(
            (RemoveCountersCost("quest", 3), SACRIFICE_THIS),
            Search(BASIC_LAND, "battlefield", max=2, tapped=True),
        ),
    ),
    creature(
        "Caller of the Claw",
        "{2}{G}",
        "2/2",
        "Elf",
        *keywords("flash"),
        when(
            ENTERS,
            CreateTokens(
                token("Bear", "2/2", "G"),
                History(
                    ZoneChange(
                        And((CREATURE, Not(Status("token")), OwnedBy(YOU))),
                        "battlefield",
                        "graveyard",
                    )
                ),
            ),
        ),
    ),
    creature(
        "Spore Frog",
        "{G}",
        "1/1",
        "Frog",
        Activated((SACRIFICE_THIS,), Shield(combat_only=True)),
    ),
    aura(
        "Briar Shield",
        "{G}",
        CREATURE,
        enchanted(AddStats(1, 1)),
        Activated((SACRIFICE_THIS,), Apply(AttachedTo(), (AddStats(3, 3),))),
    ),
)
