"""Blue instants that look, search and choose."""

from domain.cards.corpus.forms import does, pays, spell, token
from domain.cards.corpus.parts import (
    A_SPELL,
    ANY_PLAYER,
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    OPPOSING,
    RETURN_IT,
    THIS,
    WON_CLASH,
    YOU,
)
from domain.cards.ir.language import (
    All,
    Among,
    Apply,
    Arrange,
    Bind,
    ChangeTypes,
    Choice,
    Choose,
    ChooseEffect,
    CounterSpell,
    CreateTokens,
    Discard,
    DiscardCost,
    Draw,
    EndTurn,
    Gate,
    If,
    KeywordAction,
    Look,
    Lose,
    Mode,
    Move,
    PayMana,
    Piles,
    Proliferate,
    PutCounters,
    Sacrifice,
    Search,
    SetColors,
    SetStats,
    SetTapped,
    Shuffle,
    Skip,
    SpellAbility,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Bound,
    ControllerOf,
    Is,
    Matches,
    Not,
    Or,
    OwnerOf,
    Players,
    Subtype,
    X,
)
from domain.cards.mana import mana_cost
from domain.cards.predefined_tokens import LANDER

CARDS = (
    spell(
        "Impulse", "{1}{U}", "instant",
        does(
            Bind("cards", TopOf(YOU, 4)), Look(Bound("cards")),
            Move(Choose(YOU, among=Bound("cards")), "hand"),
            Move(Bound("cards"), "library", place="bottom"),
        ),
    ),
    spell(
        "Telling Time", "{1}{U}", "instant",
        does(
            Bind("cards", TopOf(YOU, 3)), Look(Bound("cards")),
            Move(Choose(YOU, among=Bound("cards")), "hand"),
            Bind("top card", Choose(YOU, among=Bound("cards"))),
            Bind("bottom card", Among(Bound("cards"), Not(Is(Bound("top card"))))),
            Move(Bound("bottom card"), "library", place="bottom"),
        ),
    ),
    spell("Time Stop", "{4}{U}{U}", "instant", does(EndTurn())),
    spell("Meditate", "{2}{U}", "instant", does(Draw(4), Skip("turn"))),
    spell("Steady Progress", "{2}{U}", "instant", does(Proliferate(), Draw())),
    spell("Long-Term Plans", "{2}{U}", "instant", does(Search(ANYTHING, "library", min=1, depth=2))),
    spell(
        "Turn to Frog", "{1}{U}", "instant",
        does(
            Apply(
                IT,
                (
                    Lose(), SetColors(("U",)), ChangeTypes(subtypes=("Frog",), replace=True),
                    SetStats(1, 1),
                ),
            ),
            to=(TargetSpec(CREATURE),),
        ),
    ),
    spell(
        "Diminish", "{U}", "instant", does(Apply(IT, (SetStats(1, 1),)), to=(TargetSpec(CREATURE),))
    ),
    spell(
        "Essence Flux", "{U}", "instant",
        does(
            Move(IT, "exile", "exile", bind="exiled card"),
            Move(Bound("exiled card"), "battlefield", "return", bind="returned card"),
            If(
                Matches(Bound("returned card"), Subtype("Spirit")),
                PutCounters(Bound("returned card"), "+1/+1"),
            ),
            to=(TargetSpec(CREATURE_YOU_CONTROL),),
        ),
    ),
    spell(
        "Perilous Research", "{1}{U}", "instant", does(Draw(2), Sacrifice(ANYTHING)),
    ),
    spell(
        "Condescend", "{X}{U}", "instant",
        does(
            Gate(ControllerOf(IT), pay=(PayMana(mana_cost("{X}")),), otherwise=CounterSpell(IT)),
            Arrange(2), to=(A_SPELL,),
        ),
    ),
    spell(
        "Fact or Fiction", "{3}{U}", "instant",
        does(
            Bind("revealed cards", TopOf(YOU, 5)), Look(Bound("revealed cards"), reveal=True),
            Bind("opponent", Choose(YOU, players=Players("opponents"))),
            Piles(Bound("revealed cards"), Bound("opponent")),
            Move(Bound("chosen pile"), "hand"), Move(Bound("other pile"), "graveyard"),
        ),
    ),
    spell(
        "Twiddle", "{U}", "instant",
        does(
            ChooseEffect(
                (Choice("tap", SetTapped(IT, True)), Choice("untap", SetTapped(IT, False))),
                optional=True,
            ),
            to=(TargetSpec(Or((ARTIFACT, CREATURE, LAND))),),
        ),
    ),
    spell(
        "Spin into Myth", "{4}{U}", "instant",
        does(Move(IT, "library"), KeywordAction("fateseal", 2), to=(TargetSpec(CREATURE),)),
    ),
    spell(
        "Broken Ambitions", "{X}{U}", "instant",
        does(
            Gate(ControllerOf(IT), pay=(PayMana(mana_cost("{X}")),), otherwise=CounterSpell(IT)),
            KeywordAction("clash"),
            If(WON_CLASH, Move(TopOf(ControllerOf(IT), 4), "graveyard", "mill")), to=(A_SPELL,),
        ),
    ),
    spell(
        "Thirst for Knowledge", "{2}{U}", "instant",
        does(Draw(3), Gate(YOU, pay=(DiscardCost(1, ARTIFACT),), otherwise=Discard(2))),
    ),
    spell(
        "Frantic Search", "{2}{U}", "instant",
        does(Draw(2), Discard(2), SetTapped(Choose(YOU, LAND, min=0, max=3), False)),
    ),
    spell("Catalog", "{2}{U}", "instant", does(Draw(2), Discard())),
    spell(
        "Mystical Tutor", "{U}", "instant", does(Search(INSTANT_OR_SORCERY, "library", reveal=True))
    ),
    spell(
        "Cryptic Command", "{1}{U}{U}{U}", "instant",
        SpellAbility(
            modes=(
                Mode(CounterSpell(IT), (A_SPELL,)),
                Mode(RETURN_IT, (TargetSpec(ANYTHING),)),
                Mode(SetTapped(All(And((CREATURE, OPPOSING))), True)),
                Mode(Draw()),
            ),
            choose_min=2, choose_max=2,
        ),
    ),
    spell(
        "Divert Disaster", "{1}{U}", "instant",
        does(
            Gate(
                ControllerOf(IT), pay=pays("{2}"), then=CreateTokens(LANDER),
                otherwise=CounterSpell(IT),
            ),
            to=(A_SPELL,),
        ),
    ),
    spell(
        "Pongify", "{U}", "instant",
        does(
            Move(IT, "graveyard", "destroy", regenerate=False),
            CreateTokens(token("Ape", "3/3", "G"), who=ControllerOf(IT)), to=(TargetSpec(CREATURE),),
        ),
    ),
    spell(
        "Rapid Hybridization", "{U}", "instant",
        does(
            Move(IT, "graveyard", "destroy", regenerate=False),
            CreateTokens(token("Frog Lizard", "3/3", "G"), who=ControllerOf(IT)),
            to=(TargetSpec(CREATURE),),
        ),
    ),
    spell("Vision Skeins", "{1}{U}", "instant", does(Draw(2, Players("all")))),
    spell(
        "Blue Sun's Zenith", "{X}{U}{U}{U}", "instant",
        does(
            Draw(X(), IT), Move(THIS, "library"), Shuffle(OwnerOf(THIS)), to=(ANY_PLAYER,)
        ),
    ),
)  # fmt: skip
