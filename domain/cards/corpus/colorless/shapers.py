"""Artifacts that change what others are: types, colours, abilities, sizes."""

from domain.cards.corpus.forms import creature, keywords, pays, permanent, token
from domain.cards.corpus.parts import CHOOSES_COLOR, CREATURE_YOU_CONTROL
from domain.cards.creature_types import CREATURE_TYPES
from domain.cards.ir.language import (
    Activated,
    All,
    ChangeTypes,
    CreateTokens,
    SetColors,
    SetStats,
    Static,
)
from domain.cards.ir.terms import ANYTHING, Subtype

CARDS = (
    creature(
        "Painter's Servant", "{2}", "1/3", "Scarecrow", CHOOSES_COLOR,
        Static((SetColors(add=True, chosen="chosen color"),), All(ANYTHING, "everywhere")),
        kinds="artifact creature",
    ),
    permanent(
        "Kormus Bell", "{4}", "artifact",
        Static(
            (ChangeTypes(("creature",)), SetColors(("B",)), SetStats(1, 1)), All(Subtype("Swamp"))
        ),
    ),
    permanent(
        "Maskwood Nexus", "{4}", "artifact",
        Static((ChangeTypes(subtypes=CREATURE_TYPES),), All(CREATURE_YOU_CONTROL, "everywhere")),
        Activated(
            pays("{3}", tap=True),
            CreateTokens(token("Shapeshifter", "2/2", "U", *keywords("changeling"))),
        ),
    ),
    permanent("Thran Lens", "{2}", "artifact", Static((SetColors(()),), All(ANYTHING))),
)  # fmt: skip
