"""Green cards with kicker, entwine and convoke."""

from domain.cards.corpus.forms import creature, does, keywords, paying, spell, target, when
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ARTIFACT,
    BASIC_LAND,
    CREATURE,
    DESTROY_IT,
    ENTERS,
    IT,
    SAPROLING,
)
from domain.cards.ir.language import (
    Apply,
    CreateTokens,
    DealDamage,
    Mode,
    PlayerRule,
    Search,
    SpellAbility,
)
from domain.cards.ir.terms import And, Kicked, StatCompare, X
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Thornscape Battlemage",
        "{2}{G}",
        "2/2",
        "Elf Wizard",
        paying("kicker", "{R}"),
        paying("kicker", "{W}"),
        when(
            ENTERS,
            DealDamage(IT, 2),
            to=(ANY_TARGET,),
            condition=Kicked(mana_cost("{R}")),
        ),
        when(ENTERS, DESTROY_IT, to=(target(ARTIFACT),), condition=Kicked(mana_cost("{W}"))),
    ),
    spell(
        "Chord of Calling",
        "{X}{G}{G}{G}",
        "instant",
        does(Search(And((CREATURE, StatCompare("mana_value", "<=", X()))), "battlefield")),
        first=keywords("convoke"),
    ),
    spell(
        "Sprout Swarm",
        "{1}{G}",
        "instant",
        does(CreateTokens(SAPROLING)),
        first=(*keywords("convoke"), paying("buyback", "{3}")),
    ),
    spell(
        "Journey of Discovery",
        "{2}{G}",
        "sorcery",
        SpellAbility(
            modes=(
                Mode(Search(BASIC_LAND, "hand", max=2, reveal=True)),
                Mode(Apply(None, (PlayerRule("land_plays", 2),))),
            ),
        ),
        paying("entwine", "{2}{G}"),
    ),
)
