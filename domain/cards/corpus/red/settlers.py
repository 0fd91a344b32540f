"""Red cards of many kinds: with a word of their own, or with a way of casting them."""

from domain.cards.corpus.forms import creature, does, keywords, pays, permanent, spell, target, when
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ARTIFACT,
    ATTACKS,
    CREATURE,
    CREATURE_OR_PLANESWALKER,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    OTHER,
    SELF,
    THAT_PLAYER,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.corpus.promises import (
    GIFT_OF_A_TREASURE,
    GIFT_OF_FOOD,
    PROMISED,
    gives,
    oath,
    wish,
)
from domain.cards.ir.language import (
    AddStats,
    Apply,
    ChangeTypes,
    CreateTokens,
    DealDamage,
    Delay,
    Deontic,
    Draw,
    Gate,
    Grant,
    If,
    Keyword,
    Mode,
    Move,
    NextSpell,
    Seq,
    SpellAbility,
    TargetSpec,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    Becomes,
    Begins,
    Bound,
    CastSpell,
    CastWith,
    ControllerOf,
    Damaged,
    Either,
    Event,
    EventAmount,
    Happened,
    InCombat,
    Matches,
    Not,
    OneTarget,
    Players,
    PlayerStat,
    Stat,
    StatCompare,
    Targeting,
    Type,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Earthshaker Khenra", "{1}{R}", "2/1", "Jackal Warrior", *keywords("haste"),
        when(
            ENTERS, Apply(IT, (Deontic("cant", "block"),)),
            to=(target(And((CREATURE, StatCompare("power", "<=", Stat(THIS, "power"))))),),
        ),
        Keyword("eternalize", mana_cost("{4}{R}{R}")),
    ),
    spell(
        "Demon Bolt", "{2}{R}", "instant", does(DealDamage(IT, 4), to=(CREATURE_OR_PLANESWALKER,)),
        Keyword("foretell", mana_cost("{R}")),
    ),
    spell(
        "Full Bore", "{R}", "instant",
        does(
            Apply(IT, (AddStats(3, 2),)),
            If(
                CastWith("warp", IT),
                Apply(IT, (Grant(keywords("trample", "haste")),)),
            ),
            to=(target(CREATURE_YOU_CONTROL),),
        ),
    ),
    spell(
        "Plasma Bolt", "{R}", "sorcery",
        does(
            If(
                Either(
                    (
                        Happened(ZoneChange(Not(LAND), "battlefield")),
                        Happened(CastSpell(way="warp")),
                    )
                ),
                DealDamage(IT, 3), otherwise=DealDamage(IT, 2),
            ),
            to=(ANY_TARGET,),
        ),
    ),
    spell(
        "Valley Rally", "{2}{R}", "instant",
        does(
            gives(GIFT_OF_FOOD),
            Apply(CREATURES_YOU_CONTROL, (AddStats(2, 0),)),
            If(PROMISED, Apply(IT, (Grant(keywords("first strike")),))),
            to=(TargetSpec(CREATURE_YOU_CONTROL, condition=PROMISED),),
        ),
        first=keywords("gift"),
    ),
    spell(
        "Blooming Blast", "{1}{R}", "instant",
        does(
            gives(GIFT_OF_A_TREASURE), DealDamage(IT, 2),
            If(PROMISED, DealDamage(ControllerOf(IT), 3)),
            to=(target(CREATURE),),
        ),
        first=keywords("gift"),
    ),
    spell(
        "Overmaster", "{R}", "sorcery",
        does(
            Apply(None, (NextSpell((Deontic("cant", "be_countered"),), INSTANT_OR_SORCERY),)),
            Draw(),
        ),
    ),
    spell(
        "Explosive Derailment", "{R}", "instant",
        SpellAbility(
            modes=(
                Mode(DealDamage(IT, 4), (target(CREATURE),), pays("{2}")),
                Mode(DESTROY_IT, (target(ARTIFACT),), pays("{2}")),
            ),
            choose_max=2,
        ),
        first=keywords("spree"),
    ),
    permanent(
        "Oath of Mages", "{1}{R}", "enchantment",
        when(
            Begins("upkeep"),
            Gate(THAT_PLAYER, then=DealDamage(IT, 1)),
            to=(oath(PlayerStat(Bound("each")), PlayerStat(THAT_PLAYER)),),
        ),
    ),
    creature(
        "Felhide Spiritbinder", "{3}{R}", "3/4", "Minotaur Shaman",
        when(
            Becomes(SELF, "untapped"),
            Gate(
                YOU, pay=pays("{1}{R}"),
                then=Seq(
                    (
                        CreateTokens(
                            TokenCopy(IT, (ChangeTypes(("enchantment",)),)), bind="created token"
                        ),
                        Apply(Bound("created token"), (Grant(keywords("haste")),), "game"),
                        Delay(Begins("end"), Move(Bound("created token"), "exile", "exile")),
                    )
                ),
            ),
            to=(target(And((CREATURE, OTHER))),),
        ),
    ),
    creature(
        "Flamerush Rider", "{4}{R}", "3/3", "Human Warrior",
        when(
            ATTACKS,
            CreateTokens(TokenCopy(IT), tapped=True, attacking=True, bind="created token"),
            Delay(Begins("end_combat"), Move(Bound("created token"), "exile", "exile")),
            to=(target(And((CREATURE, InCombat("attacking"), OTHER))),),
        ),
        Keyword("dash", mana_cost("{2}{R}{R}")),
    ),
    creature(
        "Imodane, the Pyrohammer", "{2}{R}{R}", "4/4", "Human Knight",
        when(
            Damaged(
                And((INSTANT_OR_SORCERY, YOURS, OneTarget(), Targeting(CREATURE))), "object"
            ),
            DealDamage(Players("opponents"), EventAmount()),
            condition=Matches(Event("source"), Targeting(Event())),
        ),
        kinds="legendary creature",
    ),
    spell("Burning Wish", "{1}{R}", "sorcery", does(*wish(Type("sorcery")))),
)  # fmt: skip
