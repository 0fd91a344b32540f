"""Blue planeswalkers, and what becomes planeswalkers."""

from domain.cards.corpus.faced import indicated, transforming
from domain.cards.corpus.forms import creature, keywords, loyal, pays, planeswalker, when
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ATTACKS,
    CREATURE,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    ONE_OF_ANY_COLOR,
    OPPOSING,
    PLANESWALKER,
    RETURN_IT,
    TURNED_AROUND,
    YOU,
    YOURS,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    Apply,
    Bind,
    CastNow,
    Choose,
    CreateEmblem,
    Delay,
    Discard,
    Draw,
    ForEach,
    If,
    KeywordAction,
    Look,
    MayPlay,
    Move,
    Piles,
    PlayerRule,
    Search,
    Seq,
    Static,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    AnyOf,
    Arith,
    Attacks,
    Bound,
    CastSpell,
    Color,
    Compare,
    Drew,
    Event,
    Matches,
    Not,
    Nth,
    Players,
    PlayerStat,
)

CARDS = (
    transforming(
        "Jace, Vryn's Prodigy // Jace, Telepath Unbound",
        creature(
            "Jace, Vryn's Prodigy", "{1}{U}", "0/2", "Human Wizard",
            Activated(
                pays(tap=True),
                Seq(
                    (
                        Draw(), Discard(),
                        If(Compare(PlayerStat(YOU, "graveyard"), ">=", 5), TURNED_AROUND),
                    )
                ),
            ),
            kinds="legendary creature",
        ),
        indicated(
            planeswalker(
                "Jace, Telepath Unbound", None, 5, "Jace",
                loyal(
                    1, Apply(IT, (AddStats(-2, 0),), "your_next_turn"),
                    to=(TargetSpec(CREATURE, min=0),),
                ),
                loyal(
                    -3, Apply(IT, (MayPlay("graveyard", leaves="exile"),)),
                    to=(in_your_graveyard(INSTANT_OR_SORCERY),),
                ),
                loyal(
                    -9,
                    CreateEmblem(
                        (when(CastSpell(who=YOU), Move(TopOf(IT, 5), "graveyard", "mill"), to=(AN_OPPONENT,)),)
                    ),
                ),
            ),
            "U",
        ),
    ),
    transforming(
        "Tamiyo, Inquisitive Student // Tamiyo, Seasoned Scholar",
        creature(
            "Tamiyo, Inquisitive Student", "{U}", "0/3", "Moonfolk Wizard",
            *keywords("flying"),
            when(ATTACKS, KeywordAction("investigate")),
            when(Nth(Drew(YOU), 3, each="player"), TURNED_AROUND),
            kinds="legendary creature",
        ),
        indicated(
            planeswalker(
                "Tamiyo, Seasoned Scholar", None, 2, "Tamiyo",
                loyal(
                    2,
                    Delay(
                        AnyOf(
                            (
                                Attacks(CREATURE, against=YOU),
                                Attacks(CREATURE, against=And((PLANESWALKER, YOURS))),
                            )
                        ),
                        Apply(Event("object"), (AddStats(-1, 0),)),
                        once=False, duration="your_next_turn",
                    ),
                ),
                loyal(
                    -3,
                    RETURN_IT, If(Matches(IT, Color("G")), ONE_OF_ANY_COLOR),
                    to=(in_your_graveyard(INSTANT_OR_SORCERY),),
                ),
                loyal(
                    -7, Draw(Arith("half_up", PlayerStat(YOU, "library"))),
                    CreateEmblem((Static((PlayerRule("no_max_hand"),)),)),
                ),
            ),
            "GU",
        ),
    ),
    planeswalker(
        "Jace, Architect of Thought", "{2}{U}{U}", 4, "Jace",
        loyal(
            1,
            Delay(
                Attacks(And((CREATURE, OPPOSING))), Apply(Event("object"), (AddStats(-1, 0),)),
                once=False, duration="your_next_turn",
            ),
        ),
        loyal(
            -2, Bind("revealed cards", TopOf(YOU, 3)), Look(Bound("revealed cards"), reveal=True),
            Bind("opponent", Choose(YOU, players=Players("opponents"))),
            Piles(Bound("revealed cards"), Bound("opponent")),
            Move(Bound("chosen pile"), "hand"),
            Move(Bound("other pile"), "library", place="bottom"),
        ),
        loyal(
            -8,
            ForEach(
                Players("all"),
                Seq(
                    (
                        Search(Not(LAND), "exile", whose=Bound("each"), bind="found card"),
                        Bind("found cards", Bound("found card"), add=True),
                    )
                ),
            ),
            CastNow(Bound("found cards"), max=None),
        ),
    ),
)  # fmt: skip
