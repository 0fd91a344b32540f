"""Lands that change what lands are, or are creatures."""

from domain.cards.corpus.forms import land, pays, taps_for
from domain.cards.corpus.parts import LAND, THIS
from domain.cards.creature_types import CREATURE_TYPES
from domain.cards.ir.language import Activated, All, Apply, ChangeTypes, SetStats, Static

CARDS = (
    land(
        "Urborg, Tomb of Yawgmoth", "legendary land",
        Static((ChangeTypes(subtypes=("Swamp",)),), All(LAND)),
    ),
    land(
        "Yavimaya, Cradle of Growth", "legendary land",
        Static((ChangeTypes(subtypes=("Forest",)),), All(LAND)),
    ),
    land(
        "Mutavault", "land", taps_for("C"),
        Activated(
            pays("{1}"),
            Apply(THIS, (ChangeTypes(("creature",), CREATURE_TYPES), SetStats(2, 2))),
        ),
    ),
)  # fmt: skip
