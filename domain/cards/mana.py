"""Mana symbols and mana costs (CR 106, 107.4, 202)."""

import re

import msgspec

COLORS = ("W", "U", "B", "R", "G")
MANA_TYPES = (*COLORS, "C")
COLOR_NAMES = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "C": "colorless"}

_SYMBOL = re.compile(r"\{([^{}]+)\}")


class ManaCost(msgspec.Struct, frozen=True):
    """A mana cost: generic mana, coloured or special pips, and how many {X} (CR 202.1).

    A pip is what stands between the braces: ``R``, ``C``, ``W/U``, ``2/W``, ``G/P``, ``S``.
    """

    generic: int = 0
    pips: tuple[str, ...] = ()
    x: int = 0

    @property
    def mana_value(self) -> int:
        """The total amount of mana, with X as 0 (CR 202.3)."""
        return self.generic + sum(2 if pip.startswith("2/") else 1 for pip in self.pips)

    @property
    def colors(self) -> tuple[str, ...]:
        """The colours of the pips in WUBRG order (CR 202.2)."""
        return tuple(color for color in COLORS if any(color in pip for pip in self.pips))

    def with_x(self, amount: int) -> "ManaCost":
        """Return the cost with each {X} replaced by ``amount`` (CR 107.3)."""
        return ManaCost(generic=self.generic + self.x * amount, pips=self.pips)

    def plus(self, other: "ManaCost") -> "ManaCost":
        """Return the sum of two costs."""
        return ManaCost(
            generic=self.generic + other.generic, pips=self.pips + other.pips, x=self.x + other.x
        )

    def __str__(self) -> str:
        generic = f"{{{self.generic}}}" if self.generic or not (self.pips or self.x) else ""
        return "{X}" * self.x + generic + "".join(f"{{{pip}}}" for pip in self.pips)


def mana_cost(text: str) -> ManaCost:
    """Parse ``{2}{R}{R}``; raises ValueError for anything that is no mana cost."""
    symbols = _SYMBOL.findall(text)
    if "".join(f"{{{symbol}}}" for symbol in symbols) != text:
        raise ValueError(f"not a mana cost: {text!r}")
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit())
    pips = tuple(symbol for symbol in symbols if not symbol.isdigit() and symbol != "X")
    unknown = [pip for pip in pips if not set(pip.split("/")) <= {*MANA_TYPES, "S", "P", "2"}]
    if unknown:
        raise ValueError(f"unknown mana symbol {unknown[0]!r} in {text!r}")
    return ManaCost(generic=generic, pips=pips, x=symbols.count("X"))
