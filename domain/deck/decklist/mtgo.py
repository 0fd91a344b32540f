"""Magic Online's .dek: ``<Cards CatID Quantity="4" Sideboard="false" Name="…"/>``.

The catalogue number names a printing in Magic Online's own numbering and is not kept.
"""

from domain.deck.decklist.elements import Element, NotRead, elements
from domain.deck.decklist.reading import DeckList, Reading
from domain.formats.deck_rules import Zone


def read(text: str) -> DeckList:
    """Read a Magic Online deck file."""
    reading = Reading("mtgo")
    try:
        for element in elements(text):
            if element.name == "Cards":
                _card(reading, element)
    except NotRead as refused:
        reading.problem(refused.line, "bad-xml", refused.detail)
    return reading.result()


def _card(reading: Reading, element: Element) -> None:
    said = element.attributes
    count, name = said.get("Quantity", ""), said.get("Name", "")
    zone: Zone = "sideboard" if said.get("Sideboard", "").casefold() == "true" else "main"
    reading.card(element.line, f"{count} {name}".strip(), count, name, zone=zone)
