"""Keywords that define characteristics: changeling, devoid."""

from domain.cards.creature_types import CREATURE_TYPES
from domain.cards.ir.language import ChangeTypes, SetColors, Static
from domain.cards.keywords.definition import means

DEFINING = (
    means(
        "changeling",
        "CR 702.73",
        Static((ChangeTypes(subtypes=CREATURE_TYPES, defining=True),)),
    ),
    means("devoid", "CR 702.114", Static((SetColors((), defining=True),))),
)
