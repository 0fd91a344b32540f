"""Blue cards whose every word can be seen at work."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    permanent,
    spell,
    spell_target,
    token,
    unless_paid,
    when,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    AN_OPPONENT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DIES,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    NONLAND_PERMANENT,
    OPPOSING,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    Among,
    Apply,
    CastNow,
    Choice,
    Choose,
    ChooseEffect,
    CounterSpell,
    CreateTokens,
    Draw,
    Enters,
    Gate,
    If,
    Keyword,
    Move,
    Remember,
    Sacrifice,
    Seq,
    SetController,
    SetStats,
    Static,
    TargetSpec,
    TokenCopy,
    TopOf,
    While,
)
from domain.cards.ir.terms import (
    And,
    AnyOf,
    BecomesBlocked,
    BecomesTarget,
    Blocks,
    Bound,
    CastSpell,
    Color,
    Compare,
    ControlledBy,
    Count,
    Counters,
    Damaged,
    Did,
    Event,
    Exists,
    Has,
    Is,
    IsAbility,
    Not,
    Or,
    OwnedBy,
    OwnerOf,
    Shares,
    Stat,
    Subtype,
    Var,
    ZoneChange,
)

CARDS = (
    permanent(
        "Favorable Winds", "{1}{U}", "enchantment",
        Static((AddStats(1, 1),), All(And((CREATURE_YOU_CONTROL, Has("flying"))))),
    ),
    creature(
        "Shape Stealer", "{U}{U}", "1/1", "Shapeshifter Spirit",
        when(
            AnyOf((Blocks(SELF, CREATURE), BecomesBlocked(SELF, CREATURE))),
            Apply(
                THIS, (SetStats(Stat(Event("other"), "power"), Stat(Event("other"), "toughness")),)
            ),
        ),
    ),
    spell(
        "Aether Gust", "{1}{U}", "instant",
        does(
            ChooseEffect(
                (
                    Choice("top of the library", Move(IT, "library")),
                    Choice("bottom of the library", Move(IT, "library", place="bottom")),
                ),
                OwnerOf(IT),
            ),
            to=(
                TargetSpec(
                    And((Not(IsAbility()), Or((Color("R"), Color("G"))))), also="stack"
                ),
            ),
        ),
    ),
    spell(
        "Counterlash", "{4}{U}{U}", "instant",
        does(
            CounterSpell(IT), CastNow(All(OwnedBy(YOU), "hand"), filter=Shares("type", IT)),
            to=(A_SPELL,),
        ),
    ),
    spell(
        "Echoing Truth", "{1}{U}", "instant",
        does(
            Move(All(Or((Is(IT), Shares("name", IT)))), "hand", "return"),
            to=(NONLAND_PERMANENT,),
        ),
    ),
    spell(
        "Flusterstorm", "{U}", "instant",
        does(unless_paid("{1}"), to=(spell_target(INSTANT_OR_SORCERY),)), *keywords("storm"),
    ),
    creature(
        "Jace's Mindseeker", "{4}{U}{U}", "4/4", "Fish Illusion", *keywords("flying"),
        when(
            ENTERS,
            Move(TopOf(IT, 5), "graveyard", "mill", bind="milled cards"),
            CastNow(Among(Bound("milled cards"), INSTANT_OR_SORCERY)),
            to=(AN_OPPONENT,),
        ),
    ),
    permanent(
        "Secrets of the Dead", "{2}{U}", "enchantment",
        when(CastSpell(who=YOU, origin="graveyard"), Draw()),
    ),
    permanent(
        "Day of the Dragons", "{4}{U}{U}{U}", "enchantment",
        when(
            ENTERS,
            Move(CREATURES_YOU_CONTROL, "exile", "exile", bind="exiled card"),
            Remember("exiled card", Bound("exiled card")),
            CreateTokens(
                token("Dragon", "5/5", "R", *keywords("flying")), Var("exiled card")
            ),
        ),
        when(
            ZoneChange(SELF, "battlefield"),
            Sacrifice(Subtype("Dragon"), Count(And((Subtype("Dragon"), YOURS)))),
            Move(Bound("exiled card"), "battlefield", "return", under=YOU),
        ),
    ),
    creature(
        "Chronozoa", "{3}{U}", "3/3", "Illusion", *keywords("flying"),
        Keyword("vanishing", number=3),
        when(
            DIES, CreateTokens(TokenCopy(Event()), 2),
            condition=Compare(Counters(Event(), "time"), "==", 0),
        ),
    ),
    creature(
        "Willbreaker", "{3}{U}{U}", "2/3", "Human Wizard",
        when(
            BecomesTarget(And((CREATURE, OPPOSING)), ControlledBy(YOU)),
            Apply(Event(), (SetController(),), While(Exists(And((SELF, YOURS))))),
        ),
    ),
    creature(
        "Living Lore", "{3}{U}", "*/*", "Avatar",
        Enters(
            first=Move(
                Choose(
                    YOU, And((INSTANT_OR_SORCERY, OwnedBy(YOU))), "graveyard", from_zone_of=YOU
                ),
                "exile", "exile", bind="exiled card",
            )
        ),
        Static(
            (
                SetStats(
                    Stat(Bound("exiled card"), "mana_value"),
                    Stat(Bound("exiled card"), "mana_value"), defining=True,
                ),
            )
        ),
        when(
            Damaged(SELF, combat=True),
            Gate(
                YOU,
                then=Seq(
                    (
                        Move(THIS, "graveyard", "sacrifice", bind="sacrificed creature"),
                        If(Did("sacrificed creature"), CastNow(Bound("exiled card"))),
                    )
                ),
            ),
        ),
    ),
)  # fmt: skip
