"""Green cards about spells and abilities on the stack, and about copies."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    paying,
    spell,
    spell_target,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT_OR_ENCHANTMENT,
    CREATURE,
    DESTROY_IT,
    IT,
    LAND,
    POPULATE,
    SELF,
    THIS,
    UNCOUNTERABLE,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    CounterSpell,
    CreateTokens,
    ForEach,
    Gate,
    Keyword,
    Shield,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    Bound,
    Color,
    Count,
    Damaged,
    Or,
    Status,
    Subtype,
    Targeting,
    Type,
)

CARDS = (
    spell(
        "Krosan Grip",
        "{2}{G}",
        "instant",
        does(DESTROY_IT, to=(target(ARTIFACT_OR_ENCHANTMENT),)),
        first=keywords("split second"),
    ),
    spell(
        "Prey's Vengeance",
        "{G}",
        "instant",
        does(Apply(IT, (AddStats(2, 2),)), to=(target(CREATURE),)),
        Keyword("rebound"),
    ),
    spell(
        "Avoid Fate",
        "{G}",
        "instant",
        does(
            CounterSpell(IT),
            to=(spell_target(Or((Type("instant"), Subtype("Aura"))), Targeting(YOURS)),),
        ),
    ),
    spell(
        "Druid's Deliverance",
        "{1}{G}",
        "instant",
        does(Shield(YOU, combat_only=True), POPULATE),
    ),
    creature(
        "Great Sable Stag",
        "{1}{G}{G}",
        "3/3",
        "Elk",
        UNCOUNTERABLE,
        Keyword("protection", quality=Color("U")),
        Keyword("protection", quality=Color("B")),
    ),
    creature(
        "Scragnoth",
        "{4}{G}",
        "3/4",
        "Beast",
        UNCOUNTERABLE,
        Keyword("protection", quality=Color("U")),
    ),
    spell(
        "Kodama's Might",
        "{G}",
        "instant: Arcane",
        does(Apply(IT, (AddStats(2, 2),)), to=(target(CREATURE),)),
        paying("splice", "{G}"),
    ),
    spell(
        "Strength of Cedars",
        "{4}{G}",
        "instant: Arcane",
        does(
            Apply(
                IT,
                (AddStats(Count(And((LAND, YOURS))), Count(And((LAND, YOURS)))),),
            ),
            to=(target(CREATURE),),
        ),
    ),
    spell(
        "Second Harvest",
        "{2}{G}{G}",
        "instant",
        does(ForEach(All(And((Status("token"), YOURS))), CreateTokens(TokenCopy(Bound("each"))))),
    ),
    creature(
        "Giant Adephage",
        "{5}{G}{G}",
        "7/7",
        "Insect",
        *keywords("trample"),
        when(Damaged(SELF, "player", combat=True), CreateTokens(TokenCopy(THIS))),
    ),
    creature(
        "Sprouting Phytohydra",
        "{4}{G}",
        "0/2",
        "Plant Hydra",
        *keywords("defender"),
        when(
            Damaged(recipient=SELF),
            Gate(YOU, then=CreateTokens(TokenCopy(THIS))),
        ),
    ),
    spell(
        "Spitting Image",
        "{4}{G/U}{G/U}",
        "sorcery",
        does(CreateTokens(TokenCopy(IT)), to=(target(CREATURE),)),
        Keyword("retrace"),
    ),
)
