"""Black sorceries."""

from domain.cards.corpus.forms import does, spell, target
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_PLAYER,
    ANY_TARGET,
    CREATURE,
    DESTROY_IT,
    IT,
    LAND,
    RETURN_IT,
    SWAMPS,
    YOU,
    YOUR_DEAD_CREATURE,
)
from domain.cards.ir.language import (
    AdditionalCost,
    AddStats,
    All,
    Apply,
    Arrange,
    Bind,
    Choose,
    DealDamage,
    Discard,
    Draw,
    GainLife,
    HandOf,
    If,
    Keyword,
    Look,
    LoseLife,
    Move,
    Sacrifice,
    SacrificeCost,
    Search,
    TargetSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Bound,
    Color,
    ControllerOf,
    Matches,
    Not,
    Or,
    OwnedBy,
    Players,
    Stat,
    StatCompare,
    Status,
    Supertype,
    Var,
)
from domain.cards.mana import mana_cost

CARDS = (
    spell(
        "Assassinate", "{2}{B}", "sorcery",
        does(
            Move(IT, "graveyard", "destroy"),
            to=(target(And((CREATURE, Status("tapped")))),),
        ),
    ),
    spell(
        "Deathmark", "{B}", "sorcery",
        does(
            Move(IT, "graveyard", "destroy"),
            to=(target(And((CREATURE, Or((Color("G"), Color("W")))))),),
        ),
    ),
    spell("Mind Rot", "{2}{B}", "sorcery", does(Discard(2, IT), to=(ANY_PLAYER,))),
    spell(
        "Duress", "{B}", "sorcery",
        does(
            Look(HandOf(IT), reveal=True),
            Bind(
                "chosen card",
                Choose(YOU, And((Not(CREATURE), Not(LAND))), "hand", from_zone_of=IT),
            ),
            Move(Bound("chosen card"), "graveyard", "discard"),
            to=(AN_OPPONENT,),
        ),
    ),
    spell(
        "Diabolic Tutor", "{2}{B}{B}", "sorcery", does(Search(ANYTHING, "hand", min=1)),
    ),
    spell("Raise Dead", "{B}", "sorcery",
          does(Move(IT, "hand", "return"), to=(YOUR_DEAD_CREATURE,))),
    spell("Zombify", "{3}{B}", "sorcery",
          does(Move(IT, "battlefield", "return"), to=(YOUR_DEAD_CREATURE,))),
    spell("Sign in Blood", "{B}{B}", "sorcery",
          does(Draw(2, IT), LoseLife(2, IT), to=(ANY_PLAYER,))),
    spell("Essence Drain", "{4}{B}", "sorcery",
          does(DealDamage(IT, 3), GainLife(3), to=(ANY_TARGET,))),
    spell(
        "Bone Splinters", "{B}", "sorcery",
        does(Move(IT, "graveyard", "destroy"), to=(target(CREATURE),)),
        first=(AdditionalCost((SacrificeCost(CREATURE),)),),
    ),
    spell("Hymn to Tourach", "{B}{B}", "sorcery",
          does(Discard(2, IT, random=True), to=(ANY_PLAYER,))),
    spell(
        "Reanimate", "{B}", "sorcery",
        does(
            Move(IT, "battlefield", under=YOU, bind="creature put there"),
            LoseLife(Stat(Bound("creature put there"), "mana_value")),
            to=(TargetSpec(CREATURE, zone="graveyard"),),
        ),
    ),
    spell(
        "Unearth", "{B}", "sorcery",
        does(
            Move(IT, "battlefield", "return"),
            to=(
                TargetSpec(
                    And((CREATURE, OwnedBy(YOU), StatCompare("mana_value", "<=", 3))),
                    zone="graveyard",
                ),
            ),
        ),
        Keyword("cycling", mana_cost("{2}")),
    ),
    spell("Infest", "{1}{B}{B}", "sorcery", does(Apply(All(CREATURE), (AddStats(-2, -2),)))),
    spell("Nausea", "{1}{B}", "sorcery", does(Apply(All(CREATURE), (AddStats(-1, -1),)))),
    spell("Sinkhole", "{B}{B}", "sorcery", does(DESTROY_IT, to=(target(LAND),))),
    spell("Rain of Tears", "{1}{B}{B}", "sorcery", does(DESTROY_IT, to=(target(LAND),))),
    spell(
        "Icequake", "{1}{B}{B}", "sorcery",
        does(
            DESTROY_IT,
            If(Matches(IT, Supertype("snow")), DealDamage(ControllerOf(IT), 1)),
            to=(target(LAND),),
        ),
    ),
    spell("Read the Bones", "{2}{B}", "sorcery", does(Arrange(2), Draw(2), LoseLife(2))),
    spell("Night's Whisper", "{1}{B}", "sorcery", does(Draw(2), LoseLife(2))),
    spell("Ambition's Cost", "{3}{B}", "sorcery", does(Draw(3), LoseLife(3))),
    spell("Cruel Edict", "{1}{B}", "sorcery", does(Sacrifice(CREATURE, 1, IT), to=(AN_OPPONENT,))),
    spell("Barter in Blood", "{2}{B}{B}", "sorcery", does(Sacrifice(CREATURE, 2, Players("all")))),
    spell("Innocent Blood", "{B}", "sorcery", does(Sacrifice(CREATURE, 1, Players("all")))),
    spell("Demonic Tutor", "{1}{B}", "sorcery", does(Search(ANYTHING, "hand", min=1))),
    spell(
        "Distress", "{B}{B}", "sorcery",
        does(
            Look(HandOf(IT), reveal=True),
            Bind("chosen card", Choose(YOU, Not(LAND), "hand", from_zone_of=IT)),
            Move(Bound("chosen card"), "graveyard", "discard"),
            to=(ANY_PLAYER,),
        ),
    ),
    spell(
        "Coercion", "{2}{B}", "sorcery",
        does(
            Look(HandOf(IT), reveal=True),
            Bind("chosen card", Choose(YOU, ANYTHING, "hand", from_zone_of=IT)),
            Move(Bound("chosen card"), "graveyard", "discard"),
            to=(AN_OPPONENT,),
        ),
    ),
    spell(
        "Thoughtseize", "{B}", "sorcery",
        does(
            Look(HandOf(IT), reveal=True),
            Bind("chosen card", Choose(YOU, Not(LAND), "hand", from_zone_of=IT)),
            Move(Bound("chosen card"), "graveyard", "discard"),
            LoseLife(2),
            to=(ANY_PLAYER,),
        ),
    ),
    spell(
        "Inquisition of Kozilek", "{B}", "sorcery",
        does(
            Look(HandOf(IT), reveal=True),
            Bind(
                "chosen card",
                Choose(
                    YOU,
                    And((Not(LAND), StatCompare("mana_value", "<=", 3))),
                    "hand",
                    from_zone_of=IT,
                ),
            ),
            Move(Bound("chosen card"), "graveyard", "discard"),
            to=(ANY_PLAYER,),
        ),
    ),
    spell("Disentomb", "{B}", "sorcery", does(RETURN_IT, to=(YOUR_DEAD_CREATURE,))),
    spell(
        "Soul Feast", "{3}{B}{B}", "sorcery",
        does(LoseLife(4, IT), GainLife(4), to=(ANY_PLAYER,)),
    ),
    spell(
        "Corrupt", "{5}{B}", "sorcery",
        does(
            DealDamage(IT, SWAMPS, bind="damage dealt this way"),
            GainLife(Var("damage dealt this way")),
            to=(ANY_TARGET,),
        ),
    ),
)  # fmt: skip
