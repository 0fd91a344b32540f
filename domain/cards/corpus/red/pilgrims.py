"""Red cards of many kinds."""

from domain.cards.corpus.forms import creature, does, loyal, pays, planeswalker, spell, token, when
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ATTACKS,
    CREATURE_OR_PLANESWALKER,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    PLANESWALKER,
    SELF,
    THIS,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    CastNow,
    CreateTokens,
    DealDamage,
    Discard,
    DiscardCost,
    Draw,
    Gate,
    If,
    Keyword,
    MayPlay,
    Move,
    Note,
    Repeat,
    Seq,
    SetColors,
    SetController,
    Static,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Bound,
    Color,
    CounterChange,
    EventAmount,
    Matches,
    Not,
    OwnedBy,
    Players,
    PlayerStat,
    Stat,
    Var,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Chaos Harlequin", "{2}{R}{R}", "2/4", "Human",
        Activated(
            pays("{R}"),
            Seq(
                (
                    Move(TopOf(), "exile", "exile", bind="exiled card"),
                    If(
                        Matches(Bound("exiled card"), LAND),
                        Apply(THIS, (AddStats(-4, 0),)),
                        Apply(THIS, (AddStats(2, 0),)),
                    ),
                )
            ),
        ),
    ),
    spell(
        "Brand", "{R}", "instant",
        does(Apply(All(OwnedBy(YOU)), (SetController(),), "game")),
        Keyword("cycling", mana_cost("{2}")),
    ),
    spell(
        "Ghostfire", "{2}{R}", "instant", does(DealDamage(IT, 3), to=(ANY_TARGET,)),
        first=(Static((SetColors(defining=True),), zone="stack"),),
    ),
    spell(
        "Rally the Horde", "{5}{R}", "sorcery",
        does(
            Note("nonland cards", 0),
            Repeat(
                Repeat(
                    Seq(
                        (
                            Move(TopOf(), "exile", "exile", bind="exiled card"),
                            If(
                                Matches(Bound("exiled card"), Not(LAND)),
                                Note("nonland cards", Arith("+", Var("nonland cards"), 1)),
                            ),
                        )
                    ),
                    times=3,
                ),
                again=Matches(Bound("exiled card"), Not(LAND)),
            ),
            CreateTokens(token("Warrior", "1/1", "R"), Var("nonland cards")),
        ),
    ),
    creature(
        "Wolf of Devil's Breach", "{3}{R}{R}", "5/5", "Elemental Wolf",
        when(
            ATTACKS,
            Gate(
                YOU, DealDamage(IT, Stat(Bound("discarded"), "mana_value")),
                pay=pays("{1}{R}", DiscardCost()),
            ),
            to=(CREATURE_OR_PLANESWALKER,),
        ),
    ),
    planeswalker(
        "Chandra Ablaze", "{4}{R}{R}", 5, "Chandra",
        loyal(
            1, Discard(bind="discarded card"),
            If(Matches(Bound("discarded card"), Color("R")), DealDamage(IT, 4)),
            to=(ANY_TARGET,),
        ),
        loyal(
            -2, Discard(PlayerStat(Bound("each"), "hand"), Players("all")),
            Draw(3, Players("all")),
        ),
        loyal(
            -7,
            CastNow(
                All(And((Color("R"), INSTANT_OR_SORCERY, OwnedBy(YOU))), "graveyard"), max=None
            ),
        ),
    ),
    planeswalker(
        "Chandra, Fire Artisan", "{2}{R}{R}", 4, "Chandra",
        when(
            CounterChange(SELF, "loyalty", removed=True), DealDamage(IT, EventAmount()),
            to=(TargetSpec(PLANESWALKER, "opponent"),),
        ),
        loyal(
            1, Move(TopOf(), "exile", "exile", bind="exiled card"),
            Apply(Bound("exiled card"), (MayPlay("exile", verb="play"),)),
        ),
        loyal(
            -7, Move(TopOf(YOU, 7), "exile", "exile", bind="exiled cards"),
            Apply(Bound("exiled cards"), (MayPlay("exile", verb="play"),)),
        ),
    ),
)  # fmt: skip
