"""What Elder Dragon Highlander bans: what Vintage bans, and some cards of its own (E-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from domain.cards.facts import Printing
from domain.formats.edh.identity import ListedCard

FOR_ANTE: Final = frozenset({
    "Amulet of Quoz", "Bronze Tablet", "Contract from Below", "Darkpact", "Demonic Attorney",
    "Jeweled Bird", "Rebirth", "Tempest Efreet", "Timmerian Fiends",
})  # fmt: skip
FOR_DEXTERITY: Final = frozenset({"Chaos Orb", "Falling Star"})
OF_ITS_OWN: Final = frozenset({
    "Ancestral Recall", "Balance", "Biorhythm", "Black Lotus", "Mox Emerald", "Mox Jet",
    "Mox Pearl", "Mox Ruby", "Mox Sapphire", "Panoptic Mirror", "Shahrazad", "Sway of the Stars",
    "Test of Endurance", "Time Walk", "Tinker", "Yawgmoth's Bargain", "Yawgmoth's Will",
})  # fmt: skip

KINDS: Final = {
    "conspiracy": "Conspiracies are",
    "stickers": "Stickers are",
    "attraction": "Attractions are",
}
"""Words of a type line that make a card one that Vintage does not know."""

UN_SETS: Final = frozenset({"UGL", "UNH", "UST", "UND"})
"""Sets of which no card is legal but those that another set has too, and basic lands."""


def ban_of(card: ListedCard, printings: Sequence[Printing]) -> str | None:
    """Return why a card is banned, or nothing; ``printings`` are all that are known of it."""
    if card.name in FOR_ANTE:
        return "Cards that are about ante are banned."
    if card.name in FOR_DEXTERITY:
        return "Cards that ask for dexterity are banned."
    if card.name in OF_ITS_OWN:
        return "The card is banned in this format."
    for kind, told in KINDS.items():
        if kind in card.every_type:
            return f"{told} not legal in Vintage."
    silly = printings and all(printing.set_code in UN_SETS for printing in printings)
    if silly and "basic" not in card.supertypes:
        return "The card is of a set that is not legal in Vintage."
    return None
