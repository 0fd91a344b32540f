"""Black cards about striking: double strike, deathtouch, what a creature fights."""

from domain.cards.corpus.forms import creature, keywords, protection, when
from domain.cards.corpus.parts import CREATURE, OPPOSING, SELF
from domain.cards.ir.language import AddStats, Delay, Keyword, Move, Static
from domain.cards.ir.terms import (
    And,
    AnyOf,
    BecomesBlocked,
    Begins,
    Blocks,
    Color,
    Count,
    Event,
    Filter,
    Not,
    Or,
    Subtype,
)

DESTROYED_LATER = Delay(Begins("end_combat"), Move(Event("other"), "graveyard", "destroy"))
THEIR_PLAINS = Count(And((Subtype("Plains"), OPPOSING)))


def fights(quality: Filter) -> AnyOf:
    """It blocks, or becomes blocked by, a creature of a quality."""
    return AnyOf((Blocks(SELF, whom=quality), BecomesBlocked(SELF, by=quality)))


CARDS = (
    creature("Moonglove Winnower", "{3}{B}", "2/3", "Elf Rogue", *keywords("deathtouch")),
    creature(
        "Gifted Aetherborn", "{B}{B}", "2/3", "Aetherborn Vampire",
        *keywords("deathtouch", "lifelink"),
    ),
    creature(
        "Deathgazer", "{3}{B}", "2/2", "Lizard",
        when(fights(And((Not(Color("B")), CREATURE))), DESTROYED_LATER),
    ),
    creature(
        "Abomination", "{3}{B}{B}", "2/6", "Horror",
        when(fights(And((Or((Color("G"), Color("W"))), CREATURE))), DESTROYED_LATER),
    ),
    creature(
        "Infernal Medusa", "{3}{B}{B}", "2/4", "Gorgon",
        when(Blocks(SELF, whom=CREATURE), DESTROYED_LATER),
        when(BecomesBlocked(SELF, by=And((Not(Subtype("Wall")), CREATURE))), DESTROYED_LATER),
    ),
    creature(
        "Hand of Cruelty", "{B}{B}", "2/2", "Human Samurai", *protection(Color("W")),
        Keyword("bushido", number=1),
    ),
    creature(
        "Marauding Knight", "{2}{B}{B}", "2/2", "Phyrexian Zombie Knight",
        *protection(Color("W")), Static((AddStats(THEIR_PLAINS, THEIR_PLAINS),)),
    ),
)  # fmt: skip
