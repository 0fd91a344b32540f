"""Comma-separated values with a line of column names, as collection programs export them."""

import csv
from typing import Final

from domain.deck.decklist.headings import place_of
from domain.deck.decklist.reading import DeckList, Reading
from domain.formats.deck_rules import Zone

_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "name": ("name", "card name", "card"),
    "count": ("count", "quantity", "qty", "amount"),
    "set": ("set", "set code", "edition", "edition code"),
    "number": ("collector number", "number", "card number"),
    "foil": ("foil", "finish", "printing"),
    "zone": ("zone", "board", "section", "categories", "category"),
}
_DELIMITERS: Final = (",", ";", "\t")
_FOIL: Final = frozenset({"foil", "etched", "true", "yes", "1", "f"})


def is_header(line: str) -> bool:
    """Tell whether a line names columns, the card's name among them."""
    return _delimiter(line) is not None


def read(text: str) -> DeckList:
    """Read a table; columns that say nothing of a deck are left out."""
    reading = Reading("csv")
    lines = text.splitlines(keepends=True)
    delimiter = _delimiter(lines[0]) if lines else None
    if delimiter is None:
        reading.problem(1, "no-header", "The first line names the columns, name among them.")
        return reading.result()
    rows = csv.reader(lines, delimiter=delimiter)
    try:
        columns = _columns(next(rows))
        for row in rows:
            if any(cell.strip() for cell in row):
                _card(reading, rows.line_num, row, columns)
    except csv.Error:
        reading.problem(rows.line_num, "bad-csv", "The table cannot be read on from here.")
    return reading.result()


def _delimiter(line: str) -> str | None:
    for delimiter in _DELIMITERS:
        cells = line.split(delimiter)
        if len(cells) > 1 and "name" in _columns([cell.strip().strip('"') for cell in cells]):
            return delimiter
    return None


def _columns(header: list[str]) -> dict[str, int]:
    titles = [" ".join(cell.replace("_", " ").casefold().split()) for cell in header]
    return {
        column: titles.index(title)
        for column, accepted in _NAMES.items()
        for title in reversed(accepted)
        if title in titles
    }


def _card(reading: Reading, line: int, row: list[str], columns: dict[str, int]) -> None:
    said = {column: row[place].strip() for column, place in columns.items() if place < len(row)}
    zone: Zone = place_of(said.get("zone", "")) or "main"
    reading.card(
        line,
        ",".join(row),
        said.get("count") or "1",
        said.get("name", ""),
        zone=zone,
        set_code=said.get("set"),
        number=said.get("number"),
        foil=said.get("foil", "").casefold() in _FOIL,
    )
