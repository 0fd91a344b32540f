"""Cards played as lands (C-10 to C-17): in which ways, and what they are on the battlefield."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from domain.cards.colors import in_order
from domain.cards.ir.language import Activated, AddMana, Tap, TokenSpec
from domain.formats.centurion.colors import LAND_OF, in_cost

if TYPE_CHECKING:
    from domain.rules import Base, Characteristics

NONBASIC: Final = "nonbasic"
"""The way of a card of several colours, and of an artifact."""

COLORLESS: Final = "colorless"
"""The way of an artifact that, being of several colours, has the other nonbasic way too."""


def ways(seen: Characteristics | Base) -> dict[str, str]:
    """Return the ways to play a card as a land, by name, each with the land's description.

    A card of one colour is a basic land (C-10), of several a nonbasic one (C-11), an artifact
    a nonbasic one too (C-12); a colourless card that is no artifact is none (C-14).
    """
    if "land" in seen.types:
        return {}
    colors, artifact = in_order(seen.colors), "artifact" in seen.types
    found: dict[str, str] = {}
    if len(colors) == 1:
        found[LAND_OF[colors[0]]] = _called(LAND_OF[colors[0]], seen)
    elif colors:
        found[NONBASIC] = "a nonbasic land"
    if artifact and NONBASIC in found:
        found[COLORLESS] = "a nonbasic land for colorless mana"
    elif artifact:
        found[NONBASIC] = "a nonbasic land"
    return found


def values(seen: Characteristics | Base, way: str) -> TokenSpec:
    """Return the copiable values of a card that was played as a land in one of its ways."""
    snow = _is_snow(seen)
    if way in LAND_OF.values():
        return _basic(way, _called(way, seen), snow)
    colors = in_order(seen.colors)
    if way == COLORLESS or len(colors) < 2:
        return _nonbasic(("C",), snow)
    cost = in_cost(seen.cost)
    # A colour that it has by text or indicator alone gives colourless mana (C-11).
    symbols = tuple(color for color in colors if color in cost)
    return _nonbasic(symbols if symbols == colors else (*symbols, "C"), snow)


def _called(way: str, seen: Characteristics | Base) -> str:
    return f"Snow-Covered {way}" if _is_snow(seen) else way


def _is_snow(seen: Characteristics | Base) -> bool:
    """Whether it makes a snow land: a snow permanent card does, no other (C-13)."""
    return "snow" in seen.supertypes and not {"instant", "sorcery"} & seen.types


@cache
def _basic(subtype: str, name: str, snow: bool) -> TokenSpec:
    supertypes = ("basic", "snow") if snow else ("basic",)
    return TokenSpec(types=("land",), subtypes=(subtype,), name=name, supertypes=supertypes)


@cache
def _nonbasic(symbols: tuple[str, ...], snow: bool) -> TokenSpec:
    mana = Activated(cost=(Tap(),), effect=AddMana(tuple((symbol,) for symbol in symbols)))
    supertypes = ("snow",) if snow else ()
    return TokenSpec(types=("land",), abilities=(mana,), name="", supertypes=supertypes)
