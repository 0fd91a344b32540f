"""Plain lists: ``4 Shock``, ``4x Shock`` or bare names, with headings and comments.

Other styles of text differ in what follows the name; they read their lines here too,
with a function that takes it off.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from domain.deck.decklist.headings import heading_of, marked, zone_of
from domain.deck.decklist.reading import DeckList, Reading
from domain.formats.deck_rules import Zone


class Named(NamedTuple):
    """What a line says after its count; ``zone`` only where the line itself says so."""

    name: str
    set_code: str | None = None
    number: str | None = None
    foil: bool = False
    zone: Zone | None = None


Peel = Callable[[str], Named]

COUNTED = re.compile(r"([+-]?[0-9][0-9.,]*[xX]?)[\t ]+(\S.*)")
_TITLE = re.compile(r"(?://|#)?\s*(?:NAME|TITLE)\s*:\s*(.*)", re.IGNORECASE)
_REMARK = re.compile(r"\s+#\s*(.*)$")


def read(text: str) -> DeckList:
    """Read a plain list."""
    return read_lines(text, "plain", Named)


def read_lines(text: str, style: str, peel: Peel) -> DeckList:
    """Read a list line by line; ``peel`` parts a name from what stands behind it.

    A line without a count is one card where no line has a count, and otherwise a problem.
    """
    reading = Reading(style)
    lines = [line.strip() for line in text.splitlines()]
    bare = not any(COUNTED.match(marked(line, "main")[1]) for line in lines)
    zone: Zone = "main"
    about = False
    for at, line in enumerate(lines, start=1):
        title = _TITLE.fullmatch(line)
        if title:
            reading.called(title[1])
        elif not line or line.startswith(("//", "#")):
            zone = _commented(line, zone)
        elif line.casefold() == "about":
            about = True
        elif about and line.startswith("Name "):
            about = False
            reading.called(line[5:])
        elif (heading := heading_of(line)) is not None:
            zone = zone_of(heading) or zone
        else:
            _card(reading, at, line, zone, peel, bare=bare)
    return reading.result()


def _commented(line: str, zone: Zone) -> Zone:
    """A comment may be a heading: ``// Sideboard``."""
    heading = heading_of(line.lstrip("/# "))
    return (zone_of(heading) if heading else None) or zone


def _card(reading: Reading, at: int, line: str, zone: Zone, peel: Peel, *, bare: bool) -> None:
    place, rest = marked(line, zone)
    remark = _REMARK.search(rest)
    if remark:
        place = "commander" if remark[1].casefold().startswith("!commander") else place
        rest = rest[: remark.start()]
    match = COUNTED.fullmatch(rest)
    if match is None and not bare:
        detail = "The line has no count, or is neither a card nor a heading."
        reading.problem(at, "unknown-line", detail, line)
        return
    count, words = (match[1], match[2]) if match else ("1", rest)
    named = peel(words)
    reading.card(
        at,
        line,
        count,
        named.name,
        zone=named.zone or place,
        set_code=named.set_code,
        number=named.number,
        foil=named.foil,
    )
