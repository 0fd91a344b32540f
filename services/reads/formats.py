"""Formats and decks as they are read: descriptions, checks, samples, deck lists as text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from domain.cards.catalogue import Catalogue
from domain.formats.duel.samples import SAMPLES
from domain.formats.format import DeckEntry, Format, Option
from domain.formats.registry import FORMATS, format_of

Json = dict[str, Any]

_LINE = re.compile(
    r"(?P<count>\d{1,4})\s*x?\s+(?P<name>[^(\[*]+?)"
    r"(?:\s+[(\[](?P<set>[A-Za-z0-9]{2,6})[)\]](?:\s+(?P<number>[A-Za-z0-9★-]{1,8}))?)?"
    r"(?:\s+\*(?P<foil>[FfEe])\*)?\s*"
)
_SECTIONS = {
    "deck": "main", "main": "main", "maindeck": "main", "main deck": "main",
    "sideboard": "sideboard", "side": "sideboard",
}  # fmt: skip
LONGEST_LINE = 300
_KINDS = {int: "integer", bool: "boolean", str: "string"}


class FormatReads:
    """What can be asked of the formats without playing."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def described(self) -> Sequence[Json]:
        """Return every format with its number of seats and its options."""
        return [_described(each) for each in FORMATS]

    def check(self, format_id: str, entries: Sequence[Json]) -> Sequence[Json]:
        """Return every problem of a deck; raises ``Malformed`` for an unknown format."""
        deck = [msgspec.convert(entry, DeckEntry) for entry in entries]
        problems = format_of(format_id).check(deck, self._catalogue.find)
        return [msgspec.to_builtins(problem) for problem in problems]

    def samples(self) -> Sequence[Json]:
        """Return decks that their format allows, with entries as a deck is stored."""
        return [
            {
                "id": sample.id,
                "name": sample.name,
                "format": "duel",
                "entries": [{"name": n, "count": c} for n, c in sorted(sample.cards.items())],
            }
            for sample in SAMPLES
        ]

    def imported(self, text: str) -> tuple[Sequence[Json], Sequence[Json]]:
        """Return the entries of a list, and the lines that could not be read.

        Read are ``4 Name``, ``4x Name (SET) 123 *F*``, sections by a heading or ``SB:``,
        and a blank line before a sideboard without one is no heading: it stays main.
        """
        entries: list[Json] = []
        unread: list[Json] = []
        zone = "main"
        for number, raw in enumerate(text.splitlines(), start=1):
            line = raw.strip()
            heading = _SECTIONS.get(line.rstrip(":").casefold())
            if heading is not None:
                zone = heading
            elif line and not line.startswith(("//", "#")):
                entry = _entry(line, zone) if len(line) <= LONGEST_LINE else None
                if entry is None:
                    unread.append({"line": number, "text": line[:200]})
                else:
                    entries.append(entry)
        return entries, unread


def _entry(line: str, zone: str) -> Json | None:
    part = "sideboard" if line.upper().startswith("SB:") else zone
    match = _LINE.fullmatch(line[3:].strip() if line.upper().startswith("SB:") else line)
    if match is None or not 1 <= int(match["count"]) <= 1000:
        return None
    entry: Json = {"name": match["name"], "count": int(match["count"])}
    if part != "main":
        entry["zone"] = part
    if match["set"]:
        entry["set_code"] = match["set"].upper()
    if match["number"]:
        entry["number"] = match["number"]
    if match["foil"]:
        entry["foil"] = True
    return entry


def _described(format_: Format) -> Json:
    return {
        "id": format_.id,
        "name": format_.name,
        "min_players": format_.min_players,
        "max_players": format_.max_players,
        "options": [_option(option) for option in format_.options],
    }


def _option(option: Option) -> Json:
    document: Json = {
        "name": option.name,
        "type": _KINDS.get(option.kind, option.kind.__name__),
        "meaning": option.meaning,
    }
    if option.choices:
        document["choices"] = list(option.choices)
    if option.kind is int:
        document |= {"least": option.least, "most": option.most}
    return document
