"""Colorless Allies, landfall, quests, traps, and others that look at the turn so far."""

from domain.cards.corpus.forms import paying, permanent, when
from domain.cards.corpus.parts import LAND, YOURS
from domain.cards.ir.language import AddStats, Apply
from domain.cards.ir.terms import And, AttachedTo, ZoneChange

LANDFALL = ZoneChange(And((LAND, YOURS)), to="battlefield")

CARDS = (
    permanent(
        "Adventuring Gear",
        "{1}",
        "artifact: Equipment",
        when(LANDFALL, Apply(AttachedTo(), (AddStats(2, 2),))),
        paying("equip", "{1}"),
    ),
)
