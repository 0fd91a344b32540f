"""Blue cards that change the words of others (CR 612)."""

from domain.cards.corpus.forms import does, keywords, paying, spell, target
from domain.cards.corpus.parts import IT
from domain.cards.ir.language import (
    Apply,
    ChangeText,
    Choice,
    ChooseEffect,
    ChooseValue,
    Mode,
    Seq,
    SpellAbility,
    TargetSpec,
)
from domain.cards.ir.terms import ANYTHING, IsAbility, Not

COLOR_WORDS = Seq(
    (
        ChooseValue("color", "to be replaced"),
        ChooseValue("color", "instead"),
        Apply(IT, (ChangeText("color", "to be replaced", "instead", chosen=True),), "game"),
    )
)
LAND_TYPES = Seq(
    (
        ChooseValue("land_type", "to be replaced"),
        ChooseValue("land_type", "instead"),
        Apply(IT, (ChangeText("land_type", "to be replaced", "instead", chosen=True),), "game"),
    )
)
SPELL_OR_PERMANENT = TargetSpec(Not(IsAbility()), also="stack")

CARDS = (
    spell(
        "Mind Bend",
        "{U}",
        "instant",
        does(
            ChooseEffect(
                (Choice("color word", COLOR_WORDS), Choice("basic land type", LAND_TYPES))
            ),
            to=(target(ANYTHING),),
        ),
    ),
    spell("Sleight of Mind", "{U}", "instant", does(COLOR_WORDS, to=(SPELL_OR_PERMANENT,))),
    spell("Magical Hack", "{U}", "instant", does(LAND_TYPES, to=(SPELL_OR_PERMANENT,))),
    spell(
        "Alter Reality",
        "{1}{U}",
        "instant",
        does(COLOR_WORDS, to=(SPELL_OR_PERMANENT,)),
        paying("flashback", "{1}{U}"),
    ),
    spell(
        "Glamerdye",
        "{1}{U}",
        "instant",
        does(COLOR_WORDS, to=(SPELL_OR_PERMANENT,)),
        *keywords("retrace"),
    ),
    spell(
        "Artificial Evolution",
        "{U}",
        "instant",
        does(
            ChooseValue("creature_type", "to be replaced"),
            ChooseValue("creature_type", "instead", options=("Wall",)),
            Apply(
                IT,
                (ChangeText("creature_type", "to be replaced", "instead", chosen=True),),
                "game",
            ),
            to=(SPELL_OR_PERMANENT,),
        ),
    ),
    spell(
        "Spectral Shift",
        "{1}{U}",
        "instant",
        SpellAbility(
            modes=(
                Mode(LAND_TYPES, (SPELL_OR_PERMANENT,)),
                Mode(COLOR_WORDS, (SPELL_OR_PERMANENT,)),
            )
        ),
        first=(paying("entwine", "{2}"),),
    ),
)
