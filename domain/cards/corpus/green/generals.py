"""Green cards legends that lead, and old companions of theirs."""

from domain.cards.corpus.forms import (
    creature,
    does,
    from_hand,
    keywords,
    pays,
    permanent,
    spell,
    taps_for,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    IT,
    LAND,
    OTHER,
    SAPROLING,
    SELF,
    THEIRS,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.corpus.promises import SHRINES
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    Apply,
    ChangeTypes,
    CostChange,
    CreateTokens,
    DealDamage,
    Draw,
    GainLife,
    Grant,
    PlayerRule,
    PutCounters,
    RemoveCountersCost,
    SetStats,
    Static,
    TapOthers,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    CastSpell,
    Compare,
    Count,
    Has,
    Players,
    Someone,
    Subtype,
    Supertype,
    X,
)

CARDS = (
    creature(
        "Azusa, Lost but Seeking", "{2}{G}", "1/2", "Human Monk",
        Static((PlayerRule("land_plays", 2),)), kinds="legendary creature",
    ),
    creature(
        "Kamahl, Fist of Krosa", "{4}{G}{G}", "4/3", "Human Druid",
        Activated(
            pays("{G}"), Apply(IT, (ChangeTypes(("creature",)), SetStats(1, 1))),
            targets=(target(LAND),),
        ),
        Activated(
            pays("{2}{G}{G}{G}"),
            Apply(CREATURES_YOU_CONTROL, (AddStats(3, 3), Grant(keywords("trample")))),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Reki, the History of Kamigawa", "{2}{G}", "1/2", "Human Shaman",
        when(CastSpell(Supertype("legendary"), YOU), Draw()), kinds="legendary creature",
    ),
    creature(
        "Sachi, Daughter of Seshiro", "{2}{G}{G}", "1/3", "Snake Shaman",
        Static(
            (AddStats(0, 1),), All(And((CREATURE_YOU_CONTROL, OTHER, Subtype("Snake"))))
        ),
        Static((Grant((taps_for("GG"),)),), All(And((Subtype("Shaman"), YOURS)))),
        kinds="legendary creature",
    ),
    creature(
        "Seton, Krosan Protector", "{G}{G}{G}", "2/2", "Centaur Druid",
        Activated(pays("", TapOthers(Subtype("Druid"))), AddMana((("G",),))),
        kinds="legendary creature",
    ),
    creature(
        "Arashi, the Sky Asunder", "{3}{G}{G}", "5/5", "Spirit",
        Activated(
            pays("{X}{G}", tap=True), DealDamage(IT, X()),
            targets=(target(And((CREATURE, Has("flying")))),),
        ),
        from_hand(
            "channel", "{X}{G}{G}", DealDamage(All(And((CREATURE, Has("flying")))), X())
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Honden of Life's Web", "{4}{G}", "legendary enchantment: Shrine",
        when(YOUR_UPKEEP, CreateTokens(token("Spirit", "1/1", ""), SHRINES)),
    ),
    spell("Stream of Life", "{X}{G}", "sorcery", does(GainLife(X(), IT), to=(ANY_PLAYER,))),
    creature(
        "Avatar of Might", "{6}{G}{G}", "8/8", "Avatar",
        Static(
            (CostChange(SELF, YOU, -6),),
            condition=Someone(
                Players("opponents"),
                Compare(
                    Count(And((CREATURE, THEIRS))), ">=",
                    Arith("+", Count(CREATURE_YOU_CONTROL), 4),
                ),
            ),
            zone="stack",
        ),
        *keywords("trample"),
    ),
    creature(
        "Thallid", "{G}", "1/1", "Fungus",
        when(YOUR_UPKEEP, PutCounters(THIS, "spore")),
        Activated(pays("", RemoveCountersCost("spore", 3)), CreateTokens(SAPROLING)),
    ),
)  # fmt: skip
