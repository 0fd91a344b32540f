"""Blue instants."""

from domain.cards.corpus.forms import (
    does,
    keywords,
    spell,
    spell_target,
    target,
    unless_paid,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT_OR_ENCHANTMENT,
    CREATURE,
    IT,
    NONLAND_PERMANENT,
    RETURN_IT,
    YOU,
)
from domain.cards.ir.language import (
    All,
    AndTo,
    Apply,
    Arrange,
    Choose,
    CounterSpell,
    DealDamage,
    Draw,
    Grant,
    HandOf,
    Look,
    LoseLife,
    Move,
    SwitchStats,
    TopOf,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Color,
    ControllerOf,
    Not,
    Or,
    Type,
    X,
)

CARDS = (
    spell("Counterspell", "{U}{U}", "instant", does(CounterSpell(IT), to=(A_SPELL,))),
    spell("Mana Leak", "{1}{U}", "instant", does(unless_paid("{3}"), to=(A_SPELL,))),
    spell(
        "Essence Scatter", "{1}{U}", "instant",
        does(CounterSpell(IT), to=(spell_target(Type("creature")),)),
    ),
    spell(
        "Negate", "{1}{U}", "instant",
        does(CounterSpell(IT), to=(spell_target(Not(Type("creature"))),)),
    ),
    spell("Unsummon", "{U}", "instant", does(Move(IT, "hand", "return"), to=(target(CREATURE),))),
    spell("Boomerang", "{U}{U}", "instant", does(Move(IT, "hand", "return"), to=(target(And()),))),
    spell("Ancestral Recall", "{U}", "instant", does(Draw(3, IT), to=(ANY_PLAYER,))),
    spell("Opt", "{U}", "instant", does(Arrange(1), Draw())),
    spell("Regress", "{2}{U}", "instant", does(Move(IT, "hand", "return"), to=(target(And()),))),
    spell("Peek", "{U}", "instant", does(Look(HandOf(IT)), Draw(), to=(ANY_PLAYER,))),
    spell(
        "Brainstorm", "{U}", "instant",
        does(
            Draw(3),
            Move(Choose(YOU, ANYTHING, "hand", min=2, max=2, from_zone_of=YOU), "library"),
        ),
    ),
    spell(
        "Twisted Image", "{U}", "instant",
        does(Apply(IT, (SwitchStats(),)), Draw(), to=(target(CREATURE),)),
    ),
    spell("Cancel", "{1}{U}{U}", "instant", does(CounterSpell(IT), to=(A_SPELL,))),
    spell(
        "Thought Scour", "{U}", "instant",
        does(Move(TopOf(IT, 2), "graveyard", "mill"), Draw(), to=(ANY_PLAYER,)),
    ),
    spell(
        "Psionic Blast", "{2}{U}", "instant",
        does(DealDamage(IT, 4, also=(AndTo(YOU, 2),)), to=(ANY_TARGET,)),
    ),
    spell("Inspiration", "{3}{U}", "instant", does(Draw(2, IT), to=(ANY_PLAYER,))),
    spell("Jace's Ingenuity", "{3}{U}{U}", "instant", does(Draw(3))),
    spell("Opportunity", "{4}{U}{U}", "instant", does(Draw(4, IT), to=(ANY_PLAYER,))),
    spell("Stroke of Genius", "{X}{2}{U}", "instant", does(Draw(X(), IT), to=(ANY_PLAYER,))),
    spell("Quench", "{1}{U}", "instant", does(unless_paid("{2}"), to=(A_SPELL,))),
    spell("Remove Soul", "{1}{U}", "instant", does(CounterSpell(IT), to=(spell_target(CREATURE),))),
    spell("Dissolve", "{1}{U}{U}", "instant", does(CounterSpell(IT), Arrange(1), to=(A_SPELL,))),
    spell("Dismiss", "{2}{U}{U}", "instant", does(CounterSpell(IT), Draw(), to=(A_SPELL,))),
    spell(
        "Exclude", "{2}{U}", "instant",
        does(CounterSpell(IT), Draw(), to=(spell_target(CREATURE),)),
    ),
    spell(
        "Annul", "{U}", "instant",
        does(CounterSpell(IT), to=(spell_target(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    spell("Convolute", "{2}{U}", "instant", does(unless_paid("{4}"), to=(A_SPELL,))),
    spell(
        "Flashfreeze", "{1}{U}", "instant",
        does(CounterSpell(IT), to=(spell_target(Or((Color("R"), Color("G")))),)),
    ),
    spell("Repulse", "{2}{U}", "instant", does(RETURN_IT, Draw(), to=(target(CREATURE),))),
    spell("Disperse", "{1}{U}", "instant", does(RETURN_IT, to=(NONLAND_PERMANENT,))),
    spell(
        "Vapor Snag", "{U}", "instant",
        does(RETURN_IT, LoseLife(1, ControllerOf(IT)), to=(target(CREATURE),)),
    ),
    spell("Evacuation", "{3}{U}{U}", "instant", does(Move(All(CREATURE), "hand", "return"))),
    spell(
        "Jump", "{U}", "instant",
        does(Apply(IT, (Grant(keywords("flying")),)), to=(target(CREATURE),)),
    ),
)  # fmt: skip
