"""Multicolored creatures that move cards and permanents."""

from domain.cards.corpus.forms import creature, keywords, pays, when
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ATTACKS,
    CREATURE,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    OTHER,
    RETURN_IT,
    SELF,
    THIS,
    YOU,
    YOURS,
    adapts,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    Activated,
    Apply,
    Bind,
    ChangeTypes,
    Choose,
    DealDamage,
    Delay,
    Draw,
    ExchangeLife,
    Fight,
    Gate,
    Grant,
    If,
    Instead,
    Look,
    Move,
    Note,
    PayLife,
    PutCounters,
    Reflexive,
    Replace,
    Seq,
    SetController,
    SetTapped,
    Static,
    TargetSpec,
    TopOf,
    While,
)
from domain.cards.ir.terms import (
    And,
    AnyOf,
    Arith,
    Begins,
    Bound,
    Damaged,
    Did,
    Drew,
    Exists,
    Is,
    Matches,
    Not,
    PlayerStat,
    Subtype,
    Var,
)

CARDS = (
    creature(
        "Coiling Oracle", "{G}{U}", "1/1", "Snake Elf Druid",
        when(
            ENTERS, Bind("revealed card", TopOf()), Look(Bound("revealed card"), reveal=True),
            If(
                Matches(Bound("revealed card"), LAND),
                Move(Bound("revealed card"), "battlefield"),
                Move(Bound("revealed card"), "hand"),
            ),
        ),
    ),
    creature(
        "Brago, King Eternal", "{2}{W}{U}", "2/4", "Spirit Noble", *keywords("flying"),
        when(
            Damaged(SELF, "player", combat=True),
            Move(IT, "exile", "exile", bind="exiled cards"),
            Move(Bound("exiled cards"), "battlefield", "return"),
            to=(TargetSpec(And((Not(LAND), YOURS)), min=0, max=99),),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Aeromunculus", "{1}{G}{U}", "2/3", "Homunculus Mutant", *keywords("flying"),
        adapts("{2}{G}{U}", 1),
    ),
    creature(
        "Izzet Chronarch", "{3}{U}{R}", "2/2", "Human Wizard",
        when(ENTERS, RETURN_IT, to=(in_your_graveyard(INSTANT_OR_SORCERY),)),
    ),
    creature(
        "Sludge Titan", "{4}{B/G}{B/G}", "6/6", "Zombie Giant", *keywords("trample"),
        when(
            AnyOf((ENTERS, ATTACKS)),
            Move(TopOf(YOU, 5), "graveyard", "mill", bind="milled cards"),
            Bind("creature card", Choose(YOU, CREATURE, min=0, among=Bound("milled cards"))),
            Bind(
                "land card",
                Choose(
                    YOU, And((LAND, Not(Is(Bound("creature card"))))), min=0,
                    among=Bound("milled cards"),
                ),
            ),
            Move(Bound("creature card"), "hand"), Move(Bound("land card"), "hand"),
        ),
    ),
    creature(
        "Hans Eriksson", "{2}{R}{G}", "1/4", "Human Scout",
        when(
            ATTACKS, Bind("revealed card", TopOf()), Look(Bound("revealed card"), reveal=True),
            If(
                Matches(Bound("revealed card"), CREATURE),
                Seq(
                    (
                        Move(
                            Bound("revealed card"), "battlefield", tapped=True, attacking=True,
                            bind="new creature",
                        ),
                        If(
                            Did("new creature"), Reflexive(Fight(Bound("new creature"), THIS))
                        ),
                    )
                ),
                Move(Bound("revealed card"), "hand"),
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Mister Negative", "{5}{W}{B}", "5/5", "Human Villain", *keywords("vigilance", "lifelink"),
        when(
            ENTERS,
            Gate(
                YOU,
                Seq(
                    (
                        Note("life before", PlayerStat(YOU)), ExchangeLife(YOU, IT),
                        Draw(Arith("-", Var("life before"), PlayerStat(YOU))),
                    )
                ),
            ),
            to=(AN_OPPONENT,),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Olivia Voldaren", "{2}{B}{R}", "3/3", "Vampire", *keywords("flying"),
        Activated(
            pays("{1}{R}"),
            Seq(
                (
                    DealDamage(IT, 1), Apply(IT, (ChangeTypes(subtypes=("Vampire",)),), "game"),
                    PutCounters(THIS, "+1/+1"),
                )
            ),
            (TargetSpec(And((CREATURE, OTHER))),),
        ),
        Activated(
            pays("{3}{B}{B}"),
            Apply(IT, (SetController(),), While(Exists(And((SELF, YOURS))))),
            (TargetSpec(Subtype("Vampire")),),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Mistmeadow Witch", "{1}{W/U}", "1/1", "Kithkin Wizard",
        Activated(
            pays("{2}{W}{U}"),
            Seq(
                (
                    Move(IT, "exile", "exile", bind="exiled card"),
                    Delay(Begins("end"), Move(Bound("exiled card"), "battlefield", "return")),
                )
            ),
            (TargetSpec(CREATURE),),
        ),
    ),
    creature(
        "Underrealm Lich", "{3}{B}{G}", "4/3", "Zombie Elf Shaman",
        Static(
            (
                Replace(
                    Drew(YOU),
                    Instead(
                        Seq(
                            (
                                Bind("cards", TopOf(YOU, 3)), Look(Bound("cards")),
                                Move(Choose(YOU, among=Bound("cards")), "hand"),
                                Move(Bound("cards"), "graveyard"),
                            )
                        )
                    ),
                ),
            )
        ),
        Activated(
            (PayLife(4),), Seq((Apply(THIS, (Grant(keywords("indestructible")),)), SetTapped(THIS, True)))
        ),
    ),
)  # fmt: skip
