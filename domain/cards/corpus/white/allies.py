"""White Allies, landfall, quests, traps, and others that look at the turn so far."""

from domain.cards.corpus.forms import creature, keywords, permanent, when
from domain.cards.corpus.parts import (
    BIRD,
    CREATURE,
    LAND,
    OTHER,
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
    CreateTokens,
    GainLife,
    Gate,
    PutCounters,
    RemoveCountersCost,
    Static,
)
from domain.cards.ir.terms import And, Arith, Attached, Count, Or, Subtype, ZoneChange

LANDFALL = ZoneChange(And((LAND, YOURS)), to="battlefield")
RALLIES = ZoneChange(Or((SELF, And((Subtype("Ally"), OTHER, YOURS)))), to="battlefield")
ALLIES = Count(And((Subtype("Ally"), YOURS)))
WORN = Arith("*", 2, Count(And((Subtype("Equipment"), Attached(SELF)))))

CARDS = (
    creature(
        "Steppe Lynx",
        "{W}",
        "0/1",
        "Cat",
        when(LANDFALL, Apply(THIS, (AddStats(2, 2),))),
    ),
    creature(
        "Emeria Angel",
        "{2}{W}{W}",
        "3/3",
        "Angel",
        *keywords("flying"),
        when(LANDFALL, Gate(YOU, CreateTokens(BIRD))),
    ),
    creature(
        "Kazandu Blademaster",
        "{W}{W}",
        "1/1",
        "Human Soldier Ally",
        *keywords("first strike", "vigilance"),
        when(RALLIES, Gate(YOU, PutCounters(THIS, "+1/+1"))),
    ),
    creature(
        "Hada Freeblade",
        "{W}",
        "0/1",
        "Human Soldier Ally",
        when(RALLIES, Gate(YOU, PutCounters(THIS, "+1/+1"))),
    ),
    creature(
        "Ondu Cleric",
        "{1}{W}",
        "1/1",
        "Kor Cleric Ally",
        when(RALLIES, Gate(YOU, GainLife(ALLIES))),
    ),
    creature(
        "Armament Master",
        "{W}{W}",
        "2/2",
        "Kor Soldier",
        Static(
            (AddStats(WORN, WORN),),
            affects=All(And((CREATURE, Subtype("Kor"), OTHER, YOURS))),
        ),
    ),
    permanent(
        "Sunspring Expedition",
        "{W}",
        "enchantment",
        when(LANDFALL, Gate(YOU, PutCounters(THIS, "quest"))),
        Activated((RemoveCountersCost("quest", 3), SACRIFICE_THIS), GainLife(8)),
    ),
)
