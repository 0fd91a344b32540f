"""White cards of many kinds: with a word of their own, or with a way of casting them."""

from domain.cards.corpus.faced import adventure
from domain.cards.corpus.forms import (
    creature,
    does,
    if_would,
    keywords,
    pays,
    permanent,
    spell,
    taps_for,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ARTIFACT,
    ARTIFACT_OR_ENCHANTMENT,
    BASIC_LAND,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    DIES,
    ENCHANTMENT,
    ENTERS,
    ENTERS_TAPPED,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    OPPOSING,
    PLANESWALKER,
    THAT_PLAYER,
    THEIRS,
    THIS,
    YOU,
    YOURS,
    ZOMBIE,
)
from domain.cards.corpus.promises import (
    GIFT_OF_A_CARD,
    GIFT_OF_FOOD,
    PROMISED,
    gives,
    oath,
    wish,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    AsItResolves,
    Choose,
    CreateTokens,
    Deontic,
    Draw,
    GainLife,
    Gate,
    Grant,
    If,
    Keyword,
    MayPlay,
    Mode,
    Move,
    NextSpell,
    PutCounters,
    Search,
    SoMuch,
    SpellAbility,
    Static,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    Begins,
    Bound,
    CastSpell,
    ControlledBy,
    Count,
    CounterChange,
    Does,
    Event,
    EventAmount,
    InZone,
    Matches,
    Not,
    Nth,
    Or,
    OwnedBy,
    Past,
    Status,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Sacred Cat", "{W}", "1/1", "Cat", *keywords("lifelink"),
        Keyword("embalm", mana_cost("{W}")),
    ),
    creature(
        "Angel of Sanctions", "{3}{W}{W}", "3/4", "Angel", *keywords("flying"),
        when(
            ENTERS, Gate(YOU, then=Move(IT, "exile", "exile", until="this_leaves")),
            to=(target(And((Not(LAND), OPPOSING))),),
        ),
        Keyword("embalm", mana_cost("{5}{W}")),
    ),
    creature(
        "Adorned Pouncer", "{1}{W}", "1/1", "Cat", *keywords("double strike"),
        Keyword("eternalize", mana_cost("{3}{W}{W}")),
    ),
    creature(
        "Trueheart Duelist", "{1}{W}", "2/2", "Human Warrior",
        Static((Deontic("may", "block_more", at_most=1),)),
        Keyword("embalm", mana_cost("{2}{W}")),
    ),
    spell(
        "Doomskar", "{3}{W}{W}", "sorcery",
        does(Move(All(CREATURE), "graveyard", "destroy")),
        Keyword("foretell", mana_cost("{1}{W}{W}")),
    ),
    creature(
        "Doomskar Oracle", "{2}{W}", "3/2", "Human Cleric",
        when(Nth(CastSpell(who=YOU), 2), GainLife(2)),
        Keyword("foretell", mana_cost("{W}")),
    ),
    creature(
        "Lae'zel, Vlaakith's Champion", "{2}{W}", "3/3", "Gith Warrior",
        if_would(
            CounterChange(And((Or((CREATURE, PLANESWALKER)), YOURS)), by=YOU),
            SoMuch(Arith("+", EventAmount(), 1)),
        ),
        if_would(
            CounterChange(ANYTHING, by=YOU, who=YOU), SoMuch(Arith("+", EventAmount(), 1))
        ),
        *keywords("choose a background"), kinds="legendary creature",
    ),
    spell(
        "Dawn's Truce", "{1}{W}", "instant",
        does(
            gives(GIFT_OF_A_CARD),
            Apply(YOU, (Grant(keywords("hexproof")),)),
            Apply(All(YOURS), (Grant(keywords("hexproof")),)),
            If(PROMISED, Apply(All(YOURS), (Grant(keywords("indestructible")),))),
        ),
        first=keywords("gift"),
    ),
    spell(
        "Crumb and Get It", "{W}", "instant",
        does(
            gives(GIFT_OF_FOOD),
            Apply(IT, (AddStats(2, 2),)),
            If(PROMISED, Apply(IT, (Grant(keywords("indestructible")),))),
            to=(target(CREATURE_YOU_CONTROL),),
        ),
        first=keywords("gift"),
    ),
    spell(
        "Starfall Invocation", "{3}{W}{W}", "sorcery",
        does(
            gives(GIFT_OF_A_CARD),
            Move(All(CREATURE), "graveyard", "destroy", bind="destroyed creatures"),
            If(
                PROMISED,
                Move(
                    Choose(
                        YOU, And((CREATURE, InZone("graveyard"), OwnedBy(YOU))),
                        among=Bound("destroyed creatures"),
                    ),
                    "battlefield", "return", under=YOU,
                ),
            ),
        ),
        first=keywords("gift"),
    ),
    creature(
        "Jolly Gerbils", "{1}{W}", "2/3", "Hamster Citizen", when(Does("gift", YOU), Draw())
    ),
    creature(
        "Soulfire Grand Master", "{1}{W}", "2/2", "Human Monk", *keywords("lifelink"),
        Static((Grant(keywords("lifelink")),), All(And((INSTANT_OR_SORCERY, YOURS)), "stack")),
        Activated(
            pays("{2}{U/R}{U/R}"),
            Apply(
                None, (NextSpell((Grant((AsItResolves("hand"),)),), INSTANT_OR_SORCERY, "hand"),)
            ),
        ),
    ),
    permanent(
        "Wand of the Worldsoul", "{2}{W}", "artifact", ENTERS_TAPPED, taps_for("W"),
        Activated(pays(tap=True), Apply(None, (NextSpell((Grant(keywords("convoke")),)),))),
    ),
    permanent(
        "Oath of Lieges", "{1}{W}", "enchantment",
        when(
            Begins("upkeep"),
            Gate(THAT_PLAYER, then=Search(BASIC_LAND, "battlefield", who=THAT_PLAYER)),
            to=(oath(Count(And((LAND, THEIRS))), Count(And((LAND, ControlledBy(THAT_PLAYER))))),),
        ),
    ),
    spell(
        "Requisition Raid", "{W}", "sorcery",
        SpellAbility(
            modes=(
                Mode(DESTROY_IT, (target(ARTIFACT),), pays("{1}")),
                Mode(DESTROY_IT, (target(ENCHANTMENT),), pays("{1}")),
                Mode(
                    PutCounters(All(And((CREATURE, ControlledBy(IT)))), "+1/+1"), (ANY_PLAYER,),
                    pays("{1}"),
                ),
            ),
            choose_max=3,
        ),
        first=keywords("spree"),
    ),
    creature(
        "Codespell Cleric", "{W}", "1/1", "Human Cleric", *keywords("vigilance"),
        when(
            ENTERS, PutCounters(IT, "+1/+1"), to=(target(CREATURE),),
            condition=Matches(THIS, Past(Nth(CastSpell(who=YOU), 2))),
        ),
    ),
    adventure(
        "Hildibrand Manderville // Gentleman's Rise",
        creature(
            "Hildibrand Manderville", "{1}{W}", "2/2", "Human Detective",
            Static((AddStats(1, 1),), All(And((CREATURE, Status("token"), YOURS)))),
            when(
                DIES,
                Apply(Event("card"), (MayPlay("graveyard", face=1),), "end_of_your_next_turn"),
            ),
            kinds="legendary creature",
        ),
        spell(
            "Gentleman's Rise", "{2}{B}", "instant: Adventure", does(CreateTokens(ZOMBIE))
        ),
    ),
    spell(
        "Golden Wish", "{3}{W}{W}", "sorcery", does(*wish(ARTIFACT_OR_ENCHANTMENT))
    ),
)  # fmt: skip
