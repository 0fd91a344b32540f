"""Lists of preconstructed decks: ``COMMANDER: 1 Name [SET:123] [foil]``.

A number ``*`` stands for any printing of the set; a bare ``[set]`` names the set alone.
"""

import re
from typing import Final

from domain.deck.decklist.plain import Named, read_lines
from domain.deck.decklist.reading import DeckList

_BRACKET = re.compile(r"\s*\[([^\[\]]*)\]$")
_FOIL: Final = frozenset({"foil", "etched"})


def read(text: str) -> DeckList:
    """Read a list with printings in brackets behind the name."""
    return read_lines(text, "precon", _peel)


def _peel(words: str) -> Named:
    set_code, number, foil = None, None, False
    while bracket := _BRACKET.search(words):
        words = words[: bracket.start()]
        if bracket[1].casefold() in _FOIL:
            foil = True
        else:
            set_code, _, number = bracket[1].partition(":")
    return Named(words, set_code, number or None, foil)
