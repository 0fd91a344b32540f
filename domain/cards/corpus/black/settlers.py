"""Black cards of many kinds: with a word of their own, or with a way of casting them."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    pays,
    permanent,
    protection,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ANY_TARGET,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    IT,
    PLANESWALKER,
    SACRIFICE_IT,
    SELF,
    THAT_PLAYER,
    THEIRS,
    THIS,
    YOU,
)
from domain.cards.corpus.promises import (
    ASCEND,
    BLESSED,
    GIFT_OF_FOOD,
    NOT_PROMISED,
    gives,
    oath,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    Apply,
    Attach,
    Bind,
    CastOption,
    ChangeTypes,
    Choose,
    CreateTokens,
    DealDamage,
    Delay,
    Discard,
    Draw,
    EnchantAbility,
    ForEach,
    GainLife,
    Gate,
    Grant,
    If,
    Keyword,
    LoseLife,
    Mode,
    Move,
    Note,
    Outside,
    PayLife,
    PlayerRule,
    Remember,
    Sacrifice,
    Search,
    Seq,
    SpellAbility,
    Static,
    TargetSpec,
    TopOf,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    Begins,
    Bound,
    CastWith,
    Color,
    ControllerOf,
    Count,
    Counters,
    Damaged,
    DuringStep,
    Event,
    EventAmount,
    Every,
    Exists,
    InZone,
    Is,
    ManaSpent,
    Matches,
    OwnedBy,
    Players,
    PlayerStat,
    Stat,
    TurnOf,
    Unless,
    Var,
    X,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Dreamstealer", "{2}{B}", "1/2", "Human Wizard", *keywords("menace"),
        when(Damaged(SELF, "player", combat=True), Discard(EventAmount(), Event("player"))),
        Keyword("eternalize", mana_cost("{4}{B}{B}")),
    ),
    spell(
        "Nocturnal Hunger", "{2}{B}", "instant",
        does(
            gives(GIFT_OF_FOOD), DESTROY_IT, If(NOT_PROMISED, LoseLife(2)), to=(target(CREATURE),)
        ),
        first=keywords("gift"),
    ),
    spell(
        "Unfortunate Accident", "{B}", "instant",
        SpellAbility(
            modes=(
                Mode(DESTROY_IT, (target(CREATURE),), pays("{2}{B}")),
                Mode(CreateTokens(
                        token(
                            "Mercenary", "1/1", "R",
                            Activated(
                                pays(tap=True), Apply(IT, (AddStats(1, 0),)),
                                targets=(target(CREATURE_YOU_CONTROL),), timing="sorcery",
                            ),
                        )
                    ), cost=pays("{1}")),
            ),
            choose_max=2,
        ),
        first=keywords("spree"),
    ),
    spell(
        "Insatiable Avarice", "{B}", "sorcery",
        SpellAbility(
            modes=(
                Mode(Search(ANYTHING, "library", min=1), cost=pays("{2}")),
                Mode(Seq((Draw(3, IT), LoseLife(3, IT))), (ANY_PLAYER,), pays("{B}{B}")),
            ),
            choose_max=2,
        ),
        first=keywords("spree"),
    ),
    permanent(
        "Oath of Ghouls", "{1}{B}", "enchantment",
        when(
            Begins("upkeep"),
            Gate(
                THAT_PLAYER,
                then=Move(
                    Choose(THAT_PLAYER, CREATURE, "graveyard", from_zone_of=THAT_PLAYER), "hand", "return"
                ),
            ),
            to=(
                oath(
                    Count(And((CREATURE, OwnedBy(THAT_PLAYER))), "graveyard"),
                    Count(And((CREATURE, OwnedBy(Bound("each")))), "graveyard"),
                ),
            ),
        ),
    ),
    permanent(
        "Necromancy", "{2}{B}", "enchantment",
        CastOption("flash", None, condition=Unless(
                Every(
                    (
                        TurnOf(YOU), DuringStep(("precombat_main", "postcombat_main")),
                        Unless(Exists(ANYTHING, "stack")),
                    )
                )
            ), timing="instant"),
        Triggered(
            Begins("cleanup"), SACRIFICE_IT, condition=CastWith("flash")
        ),
        when(
            ENTERS,
            Move(IT, "battlefield", "put", under=YOU, bind="creature"),
            Apply(
                THIS,
                (
                    ChangeTypes(subtypes=("Aura",)),
                    Grant((EnchantAbility(Is(Bound("creature"))),)),
                ),
                "game",
            ),
            Remember("creature", Bound("creature"), add=False),
            Attach(to=Bound("creature")),
            to=(TargetSpec(CREATURE, zone="graveyard"),),
            condition=Matches(THIS, InZone("battlefield")),
        ),
        when(
            ZoneChange(SELF, "battlefield"),
            Sacrifice(Is(Bound("creature")), who=ControllerOf(Bound("creature"))),
        ),
    ),
    spell(
        "Soul Burn", "{X}{2}{B}", "sorcery",
        SpellAbility(
            Seq(
                (
                    If(
                        Matches(IT, CREATURE), Note("limit", Stat(IT, "toughness")),
                        If(
                            Matches(IT, PLANESWALKER), Note("limit", Counters(IT, "loyalty")),
                            Note("limit", PlayerStat(IT)),
                        ),
                    ),
                    DealDamage(IT, X(), bind="damage"),
                    GainLife(
                        Arith(
                            "min", Arith("min", Var("damage"), Var("limit")),
                            Arith("min", X(), Arith("-", ManaSpent("B"), 1)),
                        )
                    ),
                )
            ),
            targets=(ANY_TARGET,), x_from=("B", "R"),
        ),
    ),
    creature(
        "Griselbrand", "{4}{B}{B}{B}{B}", "7/7", "Demon", *keywords("flying", "lifelink"),
        Activated(pays("", PayLife(7)), Draw(7)), kinds="legendary creature",
    ),
    permanent(
        "Necropotence", "{B}{B}{B}", "enchantment",
        Static((PlayerRule("skip_draw"),)),
        when(
            ZoneChange(OwnedBy(YOU), verb="discard"), Move(Event("card"), "exile", "exile")
        ),
        Activated(
            pays("", PayLife(1)),
            Seq(
                (
                    Move(TopOf(), "exile", "exile", bind="exiled card", face_down=True),
                    Delay(Begins("end", YOU), Move(Bound("exiled card"), "hand")),
                )
            ),
        ),
    ),
    creature(
        "Phyrexian Crusader", "{1}{B}{B}", "2/2", "Phyrexian Zombie Knight",
        *keywords("first strike", "infect"), *protection(Color("R"), Color("W")),
    ),
    spell(
        "Vona's Hunger", "{2}{B}", "instant",
        does(
            ASCEND,
            If(
                BLESSED,
                ForEach(
                    Players("opponents"),
                    Sacrifice(
                        CREATURE, Arith("half_up", Count(And((CREATURE, THEIRS)))), Bound("each")
                    ),
                ),
                otherwise=Sacrifice(CREATURE, who=Players("opponents")),
            ),
        ),
    ),
    spell(
        "Death Wish", "{1}{B}{B}", "sorcery",
        does(
            Bind("outside cards", Outside()),
            Gate(
                YOU, then=Move(Choose(YOU, among=Bound("outside cards")), "hand"),
            ),
            LoseLife(Arith("half_up", PlayerStat(YOU))), Move(THIS, "exile", "exile"),
        ),
    ),
)  # fmt: skip
