"""Blue cards that came lately, with a word of their own."""

from domain.cards.corpus.faced import indicated
from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    loyal,
    paying,
    pays,
    permanent,
    planeswalker,
    spell,
    target,
    token,
    unless_paid,
    when,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    ENTERS,
    ENTERS_TAPPED,
    INSTANT_OR_SORCERY,
    IT,
    SACRIFICE_IT,
    SELF,
    THAT_PLAYER,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.corpus.promises import oath, wish
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    ChangeTypes,
    CopySpell,
    CreateTokens,
    Discard,
    Draw,
    EnchantAbility,
    EntersAsCopy,
    ExchangeControl,
    Gate,
    Grant,
    Keyword,
    Loyalty,
    Mode,
    Move,
    Remember,
    Search,
    Seq,
    SetStats,
    SetTapped,
    SpellAbility,
    Static,
    TargetSpec,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Begins,
    Bound,
    CastSpell,
    Event,
    Is,
    Matches,
    Not,
    Or,
    OtherThan,
    PlayerStat,
    Shares,
    Stat,
    StatCompare,
    Status,
    Target,
    Type,
    X,
    ZoneChange,
)

CARDS = (
    spell(
        "Phantom Interference", "{U}", "instant",
        SpellAbility(
            modes=(
                Mode(
                    CreateTokens(token("Spirit", "2/2", "W", *keywords("flying"))),
                    cost=pays("{3}"),
                ),
                Mode(unless_paid("{2}"), (A_SPELL,), pays("{1}")),
            ),
            choose_max=2,
        ),
        first=keywords("spree"),
    ),
    permanent(
        "Oath of Scholars", "{3}{U}", "enchantment",
        when(
            Begins("upkeep"),
            Gate(THAT_PLAYER, then=Seq((Discard(PlayerStat(THAT_PLAYER, "hand"), THAT_PLAYER), Draw(3, THAT_PLAYER)))),
            to=(oath(PlayerStat(Bound("each"), "hand"), PlayerStat(THAT_PLAYER, "hand")),),
        ),
    ),
    permanent(
        "Estrid's Invocation", "{2}{U}", "enchantment",
        EntersAsCopy(
            And((ENCHANTMENT, YOURS)),
            changes=(
                Grant(
                    (
                        when(
                            YOUR_UPKEEP,
                            Gate(
                                YOU,
                                then=Seq(
                                    (
                                        Move(THIS, "exile", "exile", bind="exiled card"),
                                        Move(Bound("exiled card"), "battlefield", "return"),
                                    )
                                ),
                            ),
                        ),
                    )
                ),
            ),
        ),
    ),
    permanent(
        "Hive Mind", "{5}{U}", "enchantment",
        when(
            CastSpell(INSTANT_OR_SORCERY),
            CopySpell(Event(), who=OtherThan(THAT_PLAYER)),
        ),
    ),
    permanent(
        "Dance of Many", "{U}{U}", "enchantment",
        when(
            ENTERS,
            CreateTokens(TokenCopy(IT), bind="dancing token"),
            Remember("dancing token", Bound("dancing token")),
            to=(target(And((CREATURE, Not(Status("token"))))),),
        ),
        when(ZoneChange(SELF, "battlefield"), Move(Bound("dancing token"), "exile", "exile")),
        when(ZoneChange(Is(Bound("dancing token")), "battlefield"), SACRIFICE_IT),
        when(
            YOUR_UPKEEP,
            Gate(YOU, pay=pays("{U}{U}"), otherwise=SACRIFICE_IT),
        ),
    ),
    permanent(
        "Animate Artifact", "{3}{U}", "enchantment: Aura", EnchantAbility(ARTIFACT),
        Static(
            (
                ChangeTypes(("artifact", "creature")),
                SetStats(Stat(AttachedTo(), "mana_value"), Stat(AttachedTo(), "mana_value")),
            ),
            affects=AttachedTo(), condition=Matches(AttachedTo(), Not(CREATURE)),
        ),
    ),
    planeswalker(
        "Tezzeret the Seeker", "{3}{U}{U}", 4, "Tezzeret",
        loyal(1, SetTapped(IT, tapped=False), to=(TargetSpec(ARTIFACT, min=0, max=2),)),
        Activated(
            (Loyalty(X(), minus=True),),
            Search(And((ARTIFACT, StatCompare("mana_value", "<=", X()))), "battlefield"),
        ),
        loyal(
            -5,
            Apply(
                All(And((ARTIFACT, YOURS))),
                (ChangeTypes(("artifact", "creature")), SetStats(5, 5)),
            ),
        ),
    ),
    spell(
        "Legerdemain", "{2}{U}{U}", "sorcery",
        does(
            ExchangeControl(IT, Target(1)),
            to=(
                target(Or((ARTIFACT, CREATURE))),
                TargetSpec(
                    Shares("type", Target(0), ("artifact", "creature")), another=True
                ),
            ),
        ),
    ),
    indicated(
        spell(
            "Evermind", None, "instant: Arcane", does(Draw()), paying("splice", "{1}{U}")
        ),
        "U",
    ),
    creature(
        "Watcher for Tomorrow", "{1}{U}", "2/1", "Human Wizard", Keyword("hideaway", number=4),
        ENTERS_TAPPED,
        when(ZoneChange(SELF, "battlefield"), Move(Bound("hidden card"), "hand")),
    ),
    spell("Cunning Wish", "{2}{U}", "instant", does(*wish(Type("instant")))),
)  # fmt: skip
