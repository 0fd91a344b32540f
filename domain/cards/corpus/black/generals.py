"""Black cards legends that lead, and old companions of theirs."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    pays,
    permanent,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_PLAYER,
    ANY_TARGET,
    BURY_IT,
    CREATURE,
    ENTERS,
    IT,
    PLANESWALKER,
    SELF,
    THIS,
    YOU,
    YOUR_UPKEEP,
)
from domain.cards.corpus.promises import MYOJIN, SHRINES
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    ChangeTypes,
    CostChange,
    CreateTokens,
    DealDamage,
    Discard,
    Enters,
    ExileCost,
    ForEach,
    GainLife,
    If,
    Keyword,
    LoseLife,
    Move,
    Note,
    PayLife,
    RemoveCountersCost,
    Seq,
    SetColors,
    SpellAbility,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Bound,
    Color,
    Counters,
    Exists,
    Matches,
    Not,
    Or,
    Players,
    PlayerStat,
    Stat,
    Status,
    Subtype,
    Var,
    X,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Maga, Traitor to Mortals", "{X}{B}{B}{B}", "0/0", "Human Wizard",
        Enters(counters=(("+1/+1", X()),)),
        when(ENTERS, LoseLife(Counters(THIS, "+1/+1"), IT), to=(ANY_PLAYER,)),
        kinds="legendary creature",
    ),
    creature(
        "Myojin of Night's Reach", "{5}{B}{B}{B}", "5/2", "Spirit", *MYOJIN,
        Activated(
            pays("", RemoveCountersCost("divinity")),
            ForEach(
                Players("opponents"),
                Discard(PlayerStat(Bound("each"), "hand"), Bound("each")),
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Chainer, Dementia Master", "{3}{B}{B}", "3/3", "Human Minion",
        Static((AddStats(1, 1),), All(And((CREATURE, Subtype("Nightmare"))))),
        Activated(
            pays("{B}{B}{B}", PayLife(3)),
            Seq(
                (
                    Move(IT, "battlefield", under=YOU, bind="raised creature"),
                    Apply(
                        Bound("raised creature"),
                        (SetColors(("B",)), ChangeTypes(subtypes=("Nightmare",))), "game",
                    ),
                )
            ),
            targets=(TargetSpec(CREATURE, zone="graveyard"),),
        ),
        when(ZoneChange(SELF, "battlefield"), Move(All(Subtype("Nightmare")), "exile", "exile")),
        kinds="legendary creature",
    ),
    creature(
        "Balthor the Defiled", "{2}{B}{B}", "2/2", "Zombie Dwarf",
        Static((AddStats(1, 1),), All(And((CREATURE, Subtype("Minion"))))),
        Activated(
            pays("{B}{B}{B}", ExileCost()),
            Move(
                All(And((CREATURE, Or((Color("B"), Color("R"))))), "graveyard"), "battlefield",
                "return",
            ),
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Honden of Night's Reach", "{3}{B}", "legendary enchantment: Shrine",
        when(YOUR_UPKEEP, Discard(SHRINES, IT), to=(AN_OPPONENT,)),
    ),
    spell(
        "Dark Banishing", "{2}{B}", "instant",
        does(BURY_IT, to=(target(And((CREATURE, Not(Color("B"))))),)),
    ),
    spell(
        "Drain Life", "{X}{1}{B}", "sorcery",
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
                    GainLife(Arith("min", Var("damage"), Var("limit"))),
                )
            ),
            targets=(ANY_TARGET,), x_from=("B",),
        ),
    ),
    spell(
        "Evincar's Justice", "{2}{B}{B}", "sorcery",
        does(DealDamage(All(CREATURE), 2), DealDamage(Players("all"), 2)),
        first=(Keyword("buyback", mana_cost("{3}")),),
    ),
    creature(
        "Avatar of Woe", "{6}{B}{B}", "6/5", "Avatar",
        Static(
            (CostChange(SELF, YOU, -6),), condition=Exists(CREATURE, "graveyard", min=10),
            zone="stack",
        ),
        *keywords("fear"),
        Activated(pays(tap=True), BURY_IT, targets=(target(CREATURE),)),
    ),
    creature(
        "Sengir Autocrat", "{3}{B}", "2/2", "Human",
        when(ENTERS, CreateTokens(token("Serf", "0/1", "B"), 3)),
        when(
            ZoneChange(SELF, "battlefield"),
            Move(All(And((Status("token"), Subtype("Serf")))), "exile", "exile"),
        ),
    ),
)  # fmt: skip
