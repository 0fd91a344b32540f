"""XMage's .dck: ``SB: 1 [SET:123] Name``, with ``NAME:`` and ``LAYOUT`` lines.

XMage keeps a commander in the sideboard. A list of exactly 100 cards whose sideboard is
one or two of them is a Commander deck (CR 903.5a), and they are its commanders.
"""

import re
from typing import Final

from domain.deck.decklist.reading import DeckList, Reading
from domain.formats.deck_rules import Zone

# Each part ends where the next begins: reading a line takes no more than its length.
CARD = re.compile(r"(SB:)?\s*([+-]?[0-9]\S*)\s+\[([^\]:]*)(?::([^\]]*))?\]\s*(\S.*)")
_ABOUT: Final = ("LAYOUT ", "AUTHOR:")
_COMMANDER_DECK: Final = 100


def read(text: str) -> DeckList:
    """Read an XMage deck file."""
    reading = Reading("xmage")
    for at, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        match = CARD.fullmatch(line)
        if match:
            zone: Zone = "sideboard" if match[1] else "main"
            count, code, number, name = match.group(2, 3, 4, 5)
            reading.card(at, line, count, name, zone=zone, set_code=code, number=number or "")
        elif line.upper().startswith("NAME:"):
            reading.called(line[5:])
        elif line and not line.startswith(("#", "//", *_ABOUT)):
            detail = 'A line reads "1 [SET:number] Name".'
            reading.problem(at, "unknown-line", detail, line)
    side = reading.total("sideboard")
    if side in {1, 2} and side + reading.total("main") == _COMMANDER_DECK:
        reading.rezoned("sideboard", "commander")
    return reading.result()
