"""Forge's .dck: sections in brackets, lines ``4 Name|SET|2``, a foil's name with ``+``."""

import re
from typing import Final

from domain.deck.decklist.headings import zone_of
from domain.deck.decklist.reading import DeckList, Reading
from domain.formats.deck_rules import Zone

SECTION = re.compile(r"\[([A-Za-z ]+)\]")
_CARD = re.compile(r"([+-]?[0-9]\S*)\s+(\S.*)")
_ABOUT: Final = frozenset({"metadata", "shop", "general", "duel"})
"""Sections of settings; ``general`` is the old name of ``metadata``, and no commander."""

_ASIDE: Final = frozenset({"avatar", "conspiracy", "dungeon", "schemes", "planes"})


def read(text: str) -> DeckList:
    """Read a Forge deck file."""
    reading = Reading("forge")
    zone: Zone | None = "main"
    about = False
    for at, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        section = SECTION.fullmatch(line)
        if section:
            title = section[1].casefold()
            about = title in _ABOUT
            zone = "aside" if title in _ASIDE else zone_of(title)
        elif not line or line.startswith(("#", "//")):
            continue
        elif about:
            key, _, value = line.partition("=")
            if key.strip().casefold() == "name":
                reading.called(value)
        else:
            _card(reading, at, line, zone)
    return reading.result()


def _card(reading: Reading, at: int, line: str, zone: Zone | None) -> None:
    match = _CARD.fullmatch(line)
    if match is None or zone is None:
        detail = 'A line reads "4 Name|SET" under a section that is a zone of the deck.'
        reading.problem(at, "unknown-line", detail, line)
        return
    name, *printing = (part.strip() for part in match[2].split("|"))
    set_code = printing[0] if printing else None
    # The third part is Forge's own count of pictures, unless it is in brackets: a number.
    third = printing[1] if len(printing) > 1 else ""
    number = third[1:-1] if third.startswith("[") and third.endswith("]") else None
    foil = name.endswith("+")
    name = name.removesuffix("+")
    reading.card(at, line, match[1], name, zone=zone, set_code=set_code, number=number, foil=foil)
