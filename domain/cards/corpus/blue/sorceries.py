"""Blue sorceries."""

from domain.cards.corpus.forms import does, spell
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    RETURN_IT,
    THIS,
    YOU,
    YOURS,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    AdditionalCost,
    All,
    Among,
    Arrange,
    Bind,
    Choose,
    ChooseValue,
    Discard,
    DiscardCost,
    Draw,
    ExchangeControl,
    ExtraTurn,
    ForEach,
    Gate,
    If,
    Look,
    Move,
    Note,
    SacrificeCost,
    Search,
    Shuffle,
    Skip,
    TargetSpec,
    TopOf,
    TopUntil,
    Vote,
)
from domain.cards.ir.terms import (
    ANYTHING,
    Aggregate,
    And,
    Arith,
    Bound,
    Chosen,
    Color,
    Compare,
    ControllerOf,
    Count,
    Or,
    OwnedBy,
    OwnerOf,
    Players,
    PlayerStat,
    Target,
    Type,
    Var,
    X,
)

CARDS = (
    spell("Divination", "{2}{U}", "sorcery", does(Draw(2))),
    spell("Preordain", "{U}", "sorcery", does(Arrange(2), Draw())),
    spell("Time Warp", "{3}{U}{U}", "sorcery", does(ExtraTurn(IT), to=(ANY_PLAYER,))),
    spell(
        "Tome Scour", "{U}", "sorcery",
        does(Move(TopOf(IT, 5), "graveyard", "mill"), to=(ANY_PLAYER,)),
    ),
    spell(
        "Traumatize", "{3}{U}{U}", "sorcery",
        does(
            Move(TopOf(IT, Arith("half_down", PlayerStat(IT, "library"))), "graveyard", "mill"),
            to=(ANY_PLAYER,),
        ),
    ),
    spell(
        "Reminisce", "{2}{U}", "sorcery",
        does(Move(All(OwnedBy(IT), "graveyard"), "library"), Shuffle(IT), to=(ANY_PLAYER,)),
    ),
    spell("Counsel of the Soratami", "{2}{U}", "sorcery", does(Draw(2))),
    spell("Concentrate", "{2}{U}{U}", "sorcery", does(Draw(3))),
    spell("Tidings", "{3}{U}{U}", "sorcery", does(Draw(4))),
    spell("Braingeyser", "{X}{U}{U}", "sorcery", does(Draw(X(), IT), to=(ANY_PLAYER,))),
    spell("Mind Spring", "{X}{U}{U}", "sorcery", does(Draw(X()))),
    spell("Careful Study", "{U}", "sorcery", does(Draw(2), Discard(2))),
    spell("Serum Visions", "{U}", "sorcery", does(Draw(), Arrange(2))),
    spell("Upheaval", "{4}{U}{U}", "sorcery", does(Move(All(ANYTHING), "hand", "return"))),
    spell(
        "Ponder", "{U}", "sorcery", does(Arrange(3, away=None), Gate(YOU, Shuffle()), Draw())
    ),
    spell(
        "Polymorph", "{3}{U}", "sorcery",
        does(
            Move(IT, "graveyard", "destroy", regenerate=False),
            Bind("revealed cards", TopUntil(ControllerOf(IT), CREATURE)),
            Look(Bound("revealed cards"), reveal=True),
            Move(Among(Bound("revealed cards"), CREATURE), "battlefield"),
            Shuffle(ControllerOf(IT)),
            to=(TargetSpec(CREATURE),),
        ),
    ),
    spell(
        "Switcheroo", "{4}{U}", "sorcery",
        does(
            ExchangeControl(IT, Target(1)),
            to=(TargetSpec(CREATURE), TargetSpec(CREATURE, another=True)),
        ),
    ),
    spell(
        "Plea for Power", "{3}{U}", "sorcery",
        does(
            Vote(("time", "knowledge")),
            If(Compare(Var("votes for time"), ">", Var("votes for knowledge")), ExtraTurn(), Draw(3)),
        ),
    ),
    spell(
        "Wash Out", "{3}{U}", "sorcery",
        does(
            ChooseValue("color", "chosen color"),
            Move(All(Chosen("color", "chosen color")), "hand", "return"),
        ),
    ),
    spell(
        "Time Ebb", "{2}{U}", "sorcery", does(Move(IT, "library"), to=(TargetSpec(CREATURE),))
    ),
    spell(
        "Beacon of Tomorrows", "{6}{U}{U}", "sorcery",
        does(ExtraTurn(IT), Move(THIS, "library"), Shuffle(OwnerOf(THIS)), to=(ANY_PLAYER,)),
    ),
    spell(
        "Windfall", "{2}{U}", "sorcery",
        does(
            ForEach(
                Players("all"),
                Note(
                    "greatest hand",
                    Arith("max", Var("greatest hand"), PlayerStat(Bound("each"), "hand")),
                ),
            ),
            Discard(PlayerStat(Bound("each"), "hand"), Players("all")),
            Draw(Var("greatest hand"), Players("all")),
        ),
    ),
    spell(
        "Compulsive Research", "{2}{U}", "sorcery",
        does(
            Draw(3, IT), Gate(IT, pay=(DiscardCost(1, LAND),), otherwise=Discard(2, IT)),
            to=(ANY_PLAYER,),
        ),
    ),
    spell("Sift", "{3}{U}", "sorcery", does(Draw(3), Discard())),
    spell("Fabricate", "{2}{U}", "sorcery", does(Search(ARTIFACT, "hand", reveal=True))),
    spell(
        "Merchant Scroll", "{1}{U}", "sorcery",
        does(Search(And((Color("U"), Type("instant"))), "hand", reveal=True)),
    ),
    spell(
        "Personal Tutor", "{U}", "sorcery", does(Search(Type("sorcery"), "library", reveal=True))
    ),
    spell(
        "Call to Mind", "{2}{U}", "sorcery",
        does(RETURN_IT, to=(in_your_graveyard(INSTANT_OR_SORCERY),)),
    ),
    spell(
        "Show and Tell", "{2}{U}", "sorcery",
        does(
            Move(
                Choose(
                    Players("all"), Or((ARTIFACT, CREATURE, ENCHANTMENT, LAND)), "hand", min=0,
                    from_zone_of=Bound("each"),
                ),
                "battlefield",
            ),
        ),
    ),
    spell("Fatigue", "{1}{U}", "sorcery", does(Skip("draw", IT), to=(ANY_PLAYER,))),
    spell("Time Stretch", "{8}{U}{U}", "sorcery", does(ExtraTurn(IT), ExtraTurn(IT), to=(ANY_PLAYER,))),
    spell("Time Walk", "{1}{U}", "sorcery", does(ExtraTurn())),
    spell("Prosperity", "{X}{U}", "sorcery", does(Draw(X(), Players("all")))),
    spell(
        "Rush of Knowledge", "{4}{U}", "sorcery",
        does(Draw(Aggregate("max", YOURS, "mana_value"))),
    ),
    spell(
        "Distant Melody", "{3}{U}", "sorcery",
        does(
            ChooseValue("creature_type", "chosen type"),
            Draw(Count(And((Chosen("subtype", "chosen type"), YOURS)))),
        ),
    ),
    spell(
        "Tinker", "{2}{U}", "sorcery", does(Search(ARTIFACT, "battlefield")),
        first=(AdditionalCost((SacrificeCost(ARTIFACT),)),),
    ),
    spell(
        "Bribery", "{3}{U}{U}", "sorcery",
        does(Search(CREATURE, "battlefield", whose=IT, under=YOU), to=(AN_OPPONENT,)),
    ),
    spell(
        "Acquire", "{3}{U}{U}", "sorcery",
        does(Search(ARTIFACT, "battlefield", whose=IT, under=YOU), to=(AN_OPPONENT,)),
    ),
    spell(
        "Extract", "{U}", "sorcery", does(Search(ANYTHING, "exile", min=1, whose=IT), to=(ANY_PLAYER,))
    ),
)  # fmt: skip
