"""Basic land types and the mana ability that each of them brings (CR 305.6)."""

from domain.cards.ir.language import Activated, AddMana, Tap

LAND_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


def intrinsic_mana(subtype: str) -> Activated | None:
    """Return the mana ability of a basic land type, or nothing for any other subtype."""
    symbol = LAND_MANA.get(subtype)
    if symbol is None:
        return None
    return Activated(cost=(Tap(),), effect=AddMana(((symbol,),)))
