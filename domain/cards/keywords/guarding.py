"""Keywords about targeting, destruction and timing: hexproof, shroud, indestructible, flash."""

from domain.cards.ir.language import Deontic, Static
from domain.cards.ir.terms import ANYTHING, ControlledBy, Players
from domain.cards.keywords.definition import means

GUARDING = (
    means("flash", "CR 702.8", Static((Deontic("may", "cast_anytime"),), zone="hand")),
    means(
        "hexproof",
        "CR 702.11",
        Static((Deontic("cant", "be_targeted", by=ControlledBy(Players("opponents"))),)),
    ),
    means("indestructible", "CR 702.12", Static((Deontic("cant", "be_destroyed"),))),
    means("shroud", "CR 702.18", Static((Deontic("cant", "be_targeted", by=ANYTHING),))),
)
