"""Green cards of many kinds: with a word of their own, or with a way of casting them."""

from domain.cards.corpus.forms import (
    creature,
    does,
    if_would,
    keywords,
    pays,
    permanent,
    spell,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT_OR_ENCHANTMENT,
    CREATURE,
    DESTROY_IT,
    IT,
    LAND,
    OTHER,
    SELF,
    THAT_PLAYER,
    THEIRS,
    TWICE,
    YOU,
    YOURS,
)
from domain.cards.corpus.promises import (
    GIFT_OF_A_CARD,
    NOT_PROMISED,
    PROMISED,
    gives,
    oath,
    wish,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    Among,
    Apply,
    Bind,
    ChangeTypes,
    Draw,
    Enters,
    Gate,
    Grant,
    Keyword,
    Look,
    Mode,
    Move,
    PlayerRule,
    PutCounters,
    Seq,
    SetStats,
    SoMuch,
    SpellAbility,
    Static,
    TargetSpec,
    TopUntil,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    BecomesTarget,
    Begins,
    Bound,
    Compare,
    ControlledBy,
    Count,
    CounterChange,
    Damaged,
    EventAmount,
    ManaSpent,
    Not,
    OnTop,
    Or,
    Players,
    Subtype,
    Target,
)
from domain.cards.mana import COLORS, mana_cost

CARDS = (
    creature(
        "Battle Mammoth", "{3}{G}{G}", "6/5", "Elephant", *keywords("trample"),
        when(
            BecomesTarget(YOURS, ControlledBy(Players("opponents"))), Gate(YOU, then=Draw()),
        ),
        Keyword("foretell", mana_cost("{2}{G}{G}")),
    ),
    creature(
        "Freestrider Commando", "{2}{G}", "3/3", "Centaur Mercenary",
        Enters(counters=(("+1/+1", 2),), condition=Compare(ManaSpent(), "==", 0)),
        Keyword("plot", mana_cost("{3}{G}")),
    ),
    creature(
        "Mul Daya Channelers", "{1}{G}{G}", "2/2", "Elf Druid Shaman",
        Static((PlayerRule("reveal_top"),)),
        Static((AddStats(3, 3),), condition=OnTop(YOU, CREATURE)),
        Static(
            (
                Grant(
                    (Activated(pays(tap=True), AddMana(tuple((c, c) for c in COLORS))),),
                ),
            ),
            condition=OnTop(YOU, LAND),
        ),
    ),
    creature(
        "Vorinclex, Monstrous Raider", "{4}{G}{G}", "6/6", "Phyrexian Praetor",
        *keywords("trample", "haste"),
        if_would(CounterChange(ANYTHING, by=YOU), TWICE),
        if_would(CounterChange(ANYTHING, by=YOU, who=Players("all")), TWICE),
        if_would(CounterChange(ANYTHING, by=Players("opponents")), SoMuch(Arith("half_down", EventAmount()))),
        if_would(
            CounterChange(ANYTHING, by=Players("opponents"), who=Players("all")), SoMuch(Arith("half_down", EventAmount()))
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Oath of Druids", "{1}{G}", "enchantment",
        when(
            Begins("upkeep"),
            Gate(
                THAT_PLAYER,
                then=Seq(
                    (
                        Bind("revealed cards", TopUntil(THAT_PLAYER, CREATURE)),
                        Look(Bound("revealed cards"), reveal=True),
                        Move(Among(Bound("revealed cards"), CREATURE), "battlefield"),
                        Move(Among(Bound("revealed cards"), Not(CREATURE)), "graveyard"),
                    )
                ),
            ),
            to=(oath(Count(And((CREATURE, THEIRS))), Count(And((CREATURE, ControlledBy(THAT_PLAYER))))),),
        ),
    ),
    spell(
        "Wear Down", "{1}{G}", "sorcery",
        does(
            gives(GIFT_OF_A_CARD), DESTROY_IT, Move(Target(1), "graveyard", "destroy"),
            to=(
                TargetSpec(ARTIFACT_OR_ENCHANTMENT, condition=NOT_PROMISED),
                TargetSpec(ARTIFACT_OR_ENCHANTMENT, min=2, max=2, condition=PROMISED),
            ),
        ),
        first=keywords("gift"),
    ),
    spell(
        "Trash the Town", "{G}", "instant",
        SpellAbility(
            modes=(
                Mode(PutCounters(IT, "+1/+1", 2), (target(CREATURE),), pays("{2}")),
                Mode(
                    Apply(IT, (Grant(keywords("trample")),)), (target(CREATURE),), pays("{1}")
                ),
                Mode(
                    Apply(
                        IT,
                        (Grant((when(Damaged(SELF, "player", combat=True), Draw(2)),)),),
                    ),
                    (target(CREATURE),), pays("{1}"),
                ),
            ),
            choose_max=3,
        ),
        first=keywords("spree"),
    ),
    permanent(
        "Living Lands", "{3}{G}", "enchantment",
        Static(
            (ChangeTypes(("creature",)), SetStats(1, 1)), All(Subtype("Forest"))
        ),
    ),
    spell("Living Wish", "{1}{G}", "sorcery", does(*wish(Or((CREATURE, LAND))))),
    creature(
        "Eladamri, Lord of Leaves", "{G}{G}", "2/2", "Elf Warrior",
        Static(
            (Grant(keywords("forestwalk")),), All(And((CREATURE, Subtype("Elf"), OTHER)))
        ),
        Static((Grant(keywords("shroud")),), All(And((Subtype("Elf"), OTHER)))),
        kinds="legendary creature",
    ),
)  # fmt: skip
