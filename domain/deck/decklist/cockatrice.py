"""Cockatrice's .cod: zones of ``<card number="1" name="…" setShortName collectorNumber/>``.

Cockatrice has no place for a commander. Where the comments name one (``CDR: …``), that card
is taken, or else the card on the deck's banner.
"""

import re
from typing import Final

from domain.deck.decklist.elements import Element, NotRead, elements
from domain.deck.decklist.reading import DeckList, Reading
from domain.formats.deck_rules import Zone

_ZONES: Final[dict[str, Zone]] = {"main": "main", "side": "sideboard", "tokens": "aside"}
_COMMANDER = re.compile(
    r"^\s*(?:CDR|CMDR|Commander|General)\s*:\s*(.+?)\s*$", re.IGNORECASE | re.MULTILINE
)


def read(text: str) -> DeckList:
    """Read a Cockatrice deck file."""
    reading = Reading("cockatrice")
    told: dict[str, str] = {}
    try:
        for element in elements(text):
            match element.name:
                case "card":
                    _card(reading, element)
                case "deckname":
                    reading.called(element.text)
                case "comments" | "bannerCard":
                    told[element.name] = element.text
                case _:
                    pass  # tags, settings, the element around it all
    except NotRead as refused:
        reading.problem(refused.line, "bad-xml", refused.detail)
    named = _COMMANDER.search(told.get("comments", ""))
    if named and not reading.moved(named[1], "commander"):
        reading.moved(told.get("bannerCard", ""), "commander")
    return reading.result()


def _card(reading: Reading, element: Element) -> None:
    said = element.attributes
    place = element.within[-1].get("name", "") if element.within else ""
    zone = _ZONES.get(place.casefold())
    text = f"{said.get('number', '')} {said.get('name', '')}".strip()
    if zone is None:
        detail = f'The zone "{place[:40]}" is none of a deck.'
        reading.problem(element.line, "unknown-line", detail, text)
        return
    reading.card(
        element.line,
        text,
        said.get("number", "1"),
        said.get("name", ""),
        zone=zone,
        set_code=said.get("setShortName"),
        number=said.get("collectorNumber"),
    )
