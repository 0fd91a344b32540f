"""Keywords that define characteristics or a status: changeling, devoid, phasing."""

from domain.cards.creature_types import CREATURE_TYPES
from domain.cards.ir.language import ChangeTypes, Deontic, SetColors, Static
from domain.cards.keywords.definition import means

DEFINING = (
    means(
        "changeling",
        "CR 702.73",
        Static((ChangeTypes(subtypes=CREATURE_TYPES, defining=True),)),
    ),
    # Of several instances one is enough (CR 702.26p).
    means("phasing", "CR 702.26", Static((Deontic("must", "phase"),))),
    means("devoid", "CR 702.114", Static((SetColors((), defining=True),))),
)
