"""Lists of Moxfield, Archidekt and Arena: ``1x Name (SET) 123 *F* [Category] ^Have,#fff^``.

Categories say nothing of the deck, but for those that are places: commander, sideboard,
maybeboard, and whatever Archidekt marks ``{noDeck}``.
"""

import re
from typing import Final

from domain.deck.decklist.headings import place_of
from domain.deck.decklist.plain import Named, read_lines
from domain.deck.decklist.reading import DeckList
from domain.formats.deck_rules import Zone

PRINTING = re.compile(r"\s+\(([0-9A-Za-z_]{2,6})\)(?:\s+([^\s*()\[\]^]{1,16}))?$")
_COLOUR_TAG = re.compile(r"\s*\^[^^]*\^$")
_CATEGORY = re.compile(r"\s*\[([^\[\]]*)\]$")
_FINISH = re.compile(r"\s*\*[A-Za-z]\*$")
_FOIL: Final = ("*F*", "*E*")
"""Foil and etched; an etched card is a foil card."""


def read(text: str) -> DeckList:
    """Read a list with printings in parentheses."""
    return read_lines(text, "moxfield", _peel)


def _peel(words: str) -> Named:
    words = _COLOUR_TAG.sub("", words)
    zone: Zone | None = None
    while category := _CATEGORY.search(words):
        zone = _place(category[1]) or zone
        words = words[: category.start()]
    foil = False
    while finish := _FINISH.search(words):
        foil = foil or finish[0].strip().upper() in _FOIL
        words = words[: finish.start()]
    printing = PRINTING.search(words)
    if printing is None:
        return Named(words, foil=foil, zone=zone)
    return Named(words[: printing.start()], printing[1], printing[2], foil, zone)


def _place(categories: str) -> Zone | None:
    """The first category is the one a card is shown under; flags stand in braces."""
    first = categories.split(",", maxsplit=1)[0]
    words, _, flags = first.partition("{")
    return "aside" if "noDeck" in flags else place_of(words)
