"""Blue cards that have seen many tables."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    does,
    enchanted,
    keywords,
    paying,
    pays,
    permanent,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DIES,
    ENCHANTMENT,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    NONLAND_PERMANENT,
    OPPOSING,
    RETURN_IT,
    SELF,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    AddPhases,
    AddStats,
    Apply,
    Choose,
    CostChange,
    CreateTokens,
    Draw,
    EnchantAbility,
    ExchangeControl,
    Gate,
    Keyword,
    Move,
    PlayerRule,
    SetController,
    SetTapped,
    Static,
    TargetSpec,
    TopOf,
    While,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Begins,
    Bound,
    Compare,
    Matches,
    Nth,
    Players,
    PlayerStat,
    Someone,
    Stat,
    StatCompare,
    Status,
    Target,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Aethersnipe", "{5}{U}", "4/4", "Elemental",
        when(ENTERS, RETURN_IT, to=(NONLAND_PERMANENT,)), Keyword("evoke", mana_cost("{1}{U}{U}")),
    ),
    creature(
        "Nevermaker", "{3}{U}", "2/3", "Elemental", *keywords("flying"),
        when(ZoneChange(SELF, "battlefield"), Move(IT, "library"), to=(NONLAND_PERMANENT,)),
        Keyword("evoke", mana_cost("{3}{U}")),
    ),
    creature(
        "Jin-Gitaxias, Core Augur", "{8}{U}{U}", "5/4", "Phyrexian Praetor", *keywords("flash"),
        when(Begins("end", YOU), Draw(7)),
        Static((PlayerRule("max_hand", 0, Players("opponents")),)),
        kinds="legendary creature",
    ),
    creature(
        "Spawnbroker", "{2}{U}", "1/1", "Human Wizard",
        when(
            ENTERS, Gate(YOU, then=ExchangeControl(IT, Target(1))),
            to=(
                target(CREATURE_YOU_CONTROL),
                target(
                    And((CREATURE, OPPOSING, StatCompare("power", "<=", Stat(IT, "power"))))
                ),
            ),
        ),
    ),
    spell(
        "Shifting Borders", "{3}{U}", "instant: Arcane",
        does(
            ExchangeControl(IT, Target(1)), to=(target(LAND), TargetSpec(LAND, another=True))
        ),
        paying("splice", "{3}{U}"),
    ),
    aura("Steal Enchantment", "{U}{U}", ENCHANTMENT, enchanted(SetController())),
    aura(
        "Treachery", "{3}{U}{U}", CREATURE,
        when(ENTERS, SetTapped(Choose(YOU, LAND, min=0, max=5), tapped=False)),
        enchanted(SetController()),
    ),
    creature(
        "Rootwater Matriarch", "{2}{U}{U}", "2/3", "Merfolk",
        Activated(
            pays(tap=True),
            Apply(IT, (SetController(),), While(Matches(IT, Status("enchanted")))),
            targets=(target(CREATURE),),
        ),
    ),
    creature(
        "Jace's Phantasm", "{U}", "1/1", "Illusion", *keywords("flying"),
        Static(
            (AddStats(4, 4),),
            condition=Someone(
                Players("opponents"),
                Compare(PlayerStat(Bound("each"), "graveyard"), ">=", 10),
            ),
        ),
    ),
    permanent(
        "Arcane Melee", "{4}{U}", "enchantment",
        Static((CostChange(INSTANT_OR_SORCERY, Players("all"), -2),)),
    ),
    creature(
        "Reef Worm", "{3}{U}", "0/1", "Worm",
        when(
            DIES,
            CreateTokens(
                token(
                    "Fish", "3/3", "U",
                    when(
                        DIES,
                        CreateTokens(
                            token(
                                "Whale", "6/6", "U",
                                when(DIES, CreateTokens(token("Kraken", "9/9", "U"))),
                            )
                        ),
                    ),
                )
            ),
        ),
    ),
    creature(
        "Selhoff Occultist", "{2}{U}", "2/3", "Human Rogue",
        when(
            ZoneChange(CREATURE, "battlefield", "graveyard"),
            Move(TopOf(IT), "graveyard", "mill"), to=(ANY_PLAYER,),
        ),
    ),
    permanent(
        "Paradox Haze", "{2}{U}", "enchantment: Aura", EnchantAbility(players="any"),
        when(Nth(Begins("upkeep", AttachedTo()), 1), AddPhases(("upkeep",))),
    ),
)  # fmt: skip
