"""Multicoloured cards for what can be activated."""

from domain.cards.corpus.forms import (
    creature,
    forecast,
    from_hand,
    keywords,
    pays,
    permanent,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    ARTIFACT_OR_ENCHANTMENT,
    CREATURE,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ENCHANTMENT,
    ENTERS,
    IT,
    LAND,
    OTHER,
    PLAYER_OR_PLANESWALKER,
    RETURN_IT,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    ActivationCost,
    AddMana,
    AddStats,
    All,
    Apply,
    CreateTokens,
    DealDamage,
    Delay,
    Deontic,
    Discard,
    DiscardCost,
    Draw,
    ExileCost,
    GainLife,
    Grant,
    Keyword,
    LoseLife,
    Move,
    ProducedMana,
    PutCounters,
    SacrificeCost,
    Seq,
    SetTapped,
    Static,
    TapOthers,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Begins,
    Bound,
    Color,
    Damaged,
    Event,
    InCombat,
    Not,
    Or,
    Players,
    StatCompare,
    Status,
    Subtype,
    TapsForMana,
    X,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Psychatog", "{1}{U}{B}", "1/2", "Atog",
        Activated((DiscardCost(),), Apply(THIS, (AddStats(1, 1),))),
        Activated((ExileCost(ANYTHING, "graveyard", 2),), Apply(THIS, (AddStats(1, 1),))),
    ),
    creature(
        "Qasali Pridemage", "{G}{W}", "2/2", "Cat Wizard", *keywords("exalted"),
        Activated(
            pays("{1}", SACRIFICE_THIS), DESTROY_IT, targets=(target(ARTIFACT_OR_ENCHANTMENT),)
        ),
    ),
    creature(
        "Necrotic Sliver", "{1}{W}{B}", "2/2", "Sliver",
        Static(
            (
                Grant(
                    (
                        Activated(
                            pays("{3}", SACRIFICE_THIS), DESTROY_IT, targets=(target(ANYTHING),)
                        ),
                    )
                ),
            ),
            All(Subtype("Sliver")),
        ),
    ),
    creature(
        "Dreg Mangler", "{1}{B}{G}", "3/3", "Plant Zombie", *keywords("haste"),
        Keyword("scavenge", mana_cost("{3}{B}{G}")),
    ),
    permanent(
        "Mirari's Wake", "{3}{G}{W}", "enchantment",
        Static((AddStats(1, 1),), CREATURES_YOU_CONTROL),
        when(TapsForMana(LAND, YOU), AddMana(of=ProducedMana())),
    ),
    permanent(
        "Stormbind", "{1}{R}{G}", "enchantment",
        Activated(
            pays("{2}", DiscardCost(random=True)), DealDamage(IT, 2), targets=(ANY_TARGET,)
        ),
    ),
    permanent(
        "Pernicious Deed", "{1}{B}{G}", "enchantment",
        Activated(
            pays("{X}", SACRIFICE_THIS),
            Move(
                All(
                    And(
                        (
                            Or((ARTIFACT, CREATURE, ENCHANTMENT)),
                            StatCompare("mana_value", "<=", X()),
                        )
                    )
                ),
                "graveyard", "destroy",
            ),
        ),
    ),
    permanent(
        "Thopter Foundry", "{W/B}{U}", "artifact",
        Activated(
            pays("{1}", SacrificeCost(And((Not(Status("token")), ARTIFACT)))),
            Seq(
                (
                    CreateTokens(
                        token(
                            "Thopter", "1/1", "U", *keywords("flying"), kinds="artifact creature"
                        )
                    ),
                    GainLife(1),
                )
            ),
        ),
    ),
    creature(
        "Rakdos Guildmage", "{B/R}{B/R}", "2/2", "Zombie Shaman",
        Activated(
            pays("{3}{B}", DiscardCost()), Apply(IT, (AddStats(-2, -2),)),
            targets=(target(CREATURE),),
        ),
        Activated(
            pays("{3}{R}"),
            Seq(
                (
                    CreateTokens(token("Goblin", "2/1", "R", *keywords("haste")), bind="token"),
                    Delay(Begins("end"), Move(Bound("token"), "exile", "exile")),
                )
            ),
        ),
    ),
    creature(
        "Golgari Guildmage", "{B/G}{B/G}", "2/2", "Elf Shaman",
        Activated(
            pays("{4}{B}", SacrificeCost(CREATURE)), RETURN_IT, targets=(YOUR_DEAD_CREATURE,)
        ),
        Activated(pays("{4}{G}"), PutCounters(IT, "+1/+1"), targets=(target(CREATURE),)),
    ),
    creature(
        "Orzhov Guildmage", "{W/B}{W/B}", "2/2", "Human Wizard",
        Activated(pays("{2}{W}"), GainLife(1, IT), targets=(ANY_PLAYER,)),
        Activated(pays("{2}{B}"), LoseLife(1, Players("all"))),
    ),
    creature(
        "Gruul Guildmage", "{R/G}{R/G}", "2/2", "Human Shaman",
        Activated(
            pays("{3}{R}", SacrificeCost(LAND)), DealDamage(IT, 2),
            targets=(PLAYER_OR_PLANESWALKER,),
        ),
        Activated(pays("{3}{G}"), Apply(IT, (AddStats(2, 2),)), targets=(target(CREATURE),)),
    ),
    creature(
        "Ghor-Clan Rampager", "{2}{R}{G}", "4/4", "Beast", *keywords("trample"),
        from_hand(
            "bloodrush", "{R}{G}", Apply(IT, (AddStats(4, 4), Grant(keywords("trample")))),
            target(And((CREATURE, InCombat("attacking")))),
        ),
    ),
    creature(
        "Silver-Fur Master", "{U}{B}", "2/2", "Rat Ninja",
        Keyword("ninjutsu", mana_cost("{U}{B}")),
        Static((ActivationCost(-1, who=YOU, keyword="ninjutsu"),)),
        Static(
            (AddStats(1, 1),),
            All(And((CREATURE, Or((Subtype("Ninja"), Subtype("Rogue"))), YOURS, OTHER))),
        ),
    ),
    creature(
        "Sky Hussar", "{3}{W}{U}", "4/3", "Human Knight", *keywords("flying"),
        when(ENTERS, SetTapped(CREATURES_YOU_CONTROL, False)),
        forecast(Draw(), TapOthers(And((CREATURE, Or((Color("W"), Color("U"))))), 2)),
    ),
    creature(
        "Shambling Remains", "{1}{B}{R}", "4/3", "Zombie Horror",
        Static((Deontic("cant", "block"),)), Keyword("unearth", mana_cost("{B}{R}")),
    ),
    creature(
        "Sedraxis Specter", "{U}{B}{R}", "3/2", "Specter", *keywords("flying"),
        when(Damaged(SELF, "player", combat=True), Discard(1, Event("player"))),
        Keyword("unearth", mana_cost("{1}{B}")),
    ),
    creature(
        "Dimir Infiltrator", "{U}{B}", "1/3", "Spirit", Static((Deontic("cant", "be_blocked"),)),
        Keyword("transmute", mana_cost("{1}{U}{B}")),
    ),
    permanent(
        "Glare of Subdual", "{2}{G}{W}", "enchantment",
        Activated(
            (TapOthers(CREATURE),), SetTapped(IT, True),
            targets=(target(Or((ARTIFACT, CREATURE))),),
        ),
    ),
)  # fmt: skip
