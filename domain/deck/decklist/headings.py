"""Headings that divide a list into zones, and the marks that put one line into a zone."""

import re
from typing import Final

from domain.formats.deck_rules import Zone

_ZONES: Final[dict[str, Zone]] = {
    **dict.fromkeys(("main", "mainboard", "maindeck", "main deck", "deck", "decklist"), "main"),
    **dict.fromkeys(("sideboard", "side", "side board", "companion"), "sideboard"),
    **dict.fromkeys(("commander", "commanders", "general", "generals"), "commander"),
    **dict.fromkeys(("maybeboard", "considering", "display commander", "tokens"), "aside"),
    **dict.fromkeys(("attractions", "stickers", "planes", "schemes", "contraptions"), "aside"),
}  # fmt: skip
"""A companion begins outside the game (CR 702.139a), hence in the sideboard."""

_PLACES: Final[dict[str, Zone]] = {
    "main": "main", "mainboard": "main", "sideboard": "sideboard", "commander": "commander",
    "commanders": "commander", "maybeboard": "aside", "considering": "aside",
}  # fmt: skip

_KINDS: Final = frozenset({
    "creature", "creatures", "land", "lands", "instant", "instants", "sorcery", "sorceries",
    "artifact", "artifacts", "enchantment", "enchantments", "planeswalker", "planeswalkers",
    "battle", "battles", "spell", "spells", "other", "other spells", "basic lands",
    "instants and sorceries", "nonbasic lands",
})  # fmt: skip

_HEADING = re.compile(r"\[?([A-Za-z][A-Za-z ]{2,30}?)\]?\s*(?:[(\[][0-9]{1,4}[)\]])?\s*:?")
_MARK = re.compile(r"(SB|SIDEBOARD|CMDR|COMMANDER|MB|MAIN|MAINBOARD):\s*(?=[0-9])", re.IGNORECASE)
_MARKED: Final[dict[str, Zone]] = {
    "SB": "sideboard", "SIDEBOARD": "sideboard", "CMDR": "commander", "COMMANDER": "commander",
    "MB": "main", "MAIN": "main", "MAINBOARD": "main",
}  # fmt: skip


def zone_of(heading: str) -> Zone | None:
    """Return the zone of a bare heading's words, if it names one."""
    return _ZONES.get(" ".join(heading.casefold().split()))


def place_of(category: str) -> Zone | None:
    """Return the zone that a category is, if it is one.

    Cards are sorted by what they do: ``Tokens`` there are cards that make tokens.
    """
    return _PLACES.get(category.strip().casefold())


def heading_of(line: str) -> str | None:
    """Return the words of a line that is a heading, in lower case."""
    match = _HEADING.fullmatch(line)
    words = " ".join(match[1].casefold().split()) if match else ""
    return words if words in _ZONES or words in _KINDS else None


def marked(line: str, zone: Zone) -> tuple[Zone, str]:
    """Return the zone of a line and the line without its mark: ``SB: 2 Duress``."""
    match = _MARK.match(line)
    if match is None:
        return zone, line
    return _MARKED[match[1].upper()], line[match.end() :]
