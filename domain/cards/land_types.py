"""Basic land types and the mana ability that each of them brings (CR 305.6)."""

from functools import cache

from domain.cards.ir.language import Activated, AddMana, Tap

LAND_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


@cache
def intrinsic_mana(subtype: str) -> Activated | None:
    """Return the mana ability of a basic land type, or nothing for any other subtype.

    It is the same object each time: what is worked out for abilities is kept by identity.
    """
    symbol = LAND_MANA.get(subtype)
    if symbol is None:
        return None
    return Activated(cost=(Tap(),), effect=AddMana(((symbol,),)))
