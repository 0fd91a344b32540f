"""Black cards that many decks are built around."""

from domain.cards.corpus.forms import (
    artifact_creature,
    creature,
    keywords,
    pays,
    permanent,
    regenerates,
    when,
)
from domain.cards.corpus.parts import AN_OPPONENT, ARTIFACT, CREATURE, EXILE_IT, IT, OTHER, YOU
from domain.cards.ir.language import (
    Activated,
    All,
    Discard,
    Gate,
    Grant,
    LoseLife,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import ANYTHING, And, CastSpell, Event, Subtype, ZoneChange

CARDS = (
    creature("Alley Strangler", "{2}{B}", "2/3", "Aetherborn Rogue", *keywords("menace")),
    creature(
        "Disciple of the Vault", "{B}", "1/1", "Human Cleric",
        when(
            ZoneChange(ARTIFACT, "battlefield", "graveyard"),
            Gate(YOU, then=LoseLife(1, IT)),
            to=(AN_OPPONENT,),
        ),
    ),
    permanent(
        "Oppression", "{1}{B}{B}", "enchantment",
        when(CastSpell(), Discard(1, Event("player"))),
    ),
    creature(
        "Withered Wretch", "{B}{B}", "2/2", "Zombie Cleric",
        Activated(pays("{1}"), EXILE_IT, targets=(TargetSpec(ANYTHING, zone="graveyard"),)),
    ),
    creature(
        "Zombie Master", "{1}{B}{B}", "2/3", "Zombie",
        Static(
            (Grant(keywords("swampwalk")),), All(And((CREATURE, Subtype("Zombie"), OTHER)))
        ),
        Static((Grant((regenerates("{B}"),)),), All(And((Subtype("Zombie"), OTHER)))),
    ),
    artifact_creature(
        "Vault Skirge", "{1}{B/P}", "1/1", "Phyrexian Imp", *keywords("flying", "lifelink")
    ),
)  # fmt: skip
