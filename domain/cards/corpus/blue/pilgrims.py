"""Blue cards of many kinds."""

from domain.cards.corpus.forms import (
    artifact_creature,
    creature,
    does,
    keywords,
    pays,
    spell,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    ENTERS,
    IT,
    LAND,
    OF_PLAYERS,
    RETURN_IT,
    SACRIFICE_IT,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    Bind,
    Choose,
    CostChange,
    Deontic,
    Draw,
    Gate,
    If,
    Look,
    Move,
    ReturnCost,
    SetLife,
    Shuffle,
    Static,
    TargetSpec,
    TopUntil,
)
from domain.cards.ir.terms import ANYTHING, And, Bound, Exists, Matches, Not, Players, Targeting

CARDS = (
    spell(
        "Infiltrate", "{U}", "instant",
        does(Apply(IT, (Deontic("cant", "be_blocked"),)), to=(target(CREATURE),)),
    ),
    artifact_creature(
        "Master Transmuter", "{3}{U}", "1/2", "Human Artificer",
        Activated(
            pays("{U}", ReturnCost(And((ARTIFACT, YOURS))), tap=True),
            Move(
                Choose(YOU, ARTIFACT, zone="hand", from_zone_of=YOU, min=0), "battlefield"
            ),
        ),
    ),
    spell(
        "Treasure Hunt", "{1}{U}", "sorcery",
        does(
            Bind("revealed cards", TopUntil(YOU, Not(LAND))),
            Look(Bound("revealed cards"), reveal=True),
            Move(Bound("revealed cards"), "hand"),
        ),
    ),
    spell(
        "Sway of the Stars", "{8}{U}{U}", "sorcery",
        does(
            Move(All(OF_PLAYERS), "library"),
            Move(All(ANYTHING, "hand"), "library"),
            Move(All(OF_PLAYERS, "graveyard"), "library"),
            Shuffle(Players("all")),
            Draw(7, Players("all")),
            SetLife(7, Players("all")),
        ),
    ),
    creature(
        "Drake Familiar", "{1}{U}", "2/1", "Drake", *keywords("flying"),
        when(
            ENTERS,
            If(
                Exists(ENCHANTMENT),
                Gate(YOU, Move(Choose(YOU, ENCHANTMENT), "hand", "return"), SACRIFICE_IT),
                SACRIFICE_IT,
            ),
        ),
    ),
    spell(
        "This Town Ain't Big Enough", "{4}{U}", "instant",
        does(RETURN_IT, to=(TargetSpec(Not(LAND), min=0, max=2),)),
        first=(
            Static(
                (CostChange(SELF, YOU, -3),),
                condition=Matches(THIS, Targeting(YOURS)),
                zone="stack",
            ),
        ),
    ),
)  # fmt: skip
