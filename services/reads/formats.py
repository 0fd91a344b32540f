"""Formats and decks as they are read: descriptions, checks, samples, deck lists as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from domain.cards.catalogue import Catalogue
from domain.deck.decklist import Listed, read_decklist
from domain.formats.deck_rules import MOST_SUGGESTED, Entry, card_of, nearest
from domain.formats.duel.samples import SAMPLES
from domain.formats.format import Format, Option
from domain.formats.registry import FORMATS, format_of

Json = dict[str, Any]

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
        deck = [msgspec.convert(entry, Entry) for entry in entries]
        problems = format_of(format_id).deck_check(deck, self._catalogue)
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

    def imported(self, text: str, style: str | None = None) -> Json:
        """Return what a decklist says: its name, style and entries, and every other line.

        ``unread`` are lines that could not be read, ``unknown`` names that the catalogue does
        not have, with near ones. Raises ``Malformed`` for a style that does not exist.
        """
        read = read_decklist(text, style)
        return {
            "style": read.style,
            "name": read.name,
            "entries": [msgspec.to_builtins(entry) for entry in read.entries],
            "unread": [msgspec.to_builtins(problem) for problem in read.problems],
            "unknown": list(self._unknown(read.listed)),
        }

    def _unknown(self, listed: Iterable[Listed]) -> Iterator[Json]:
        sought: dict[str, tuple[str, ...]] = {}
        for each in listed:
            name = each.entry.name
            if card_of(name, self._catalogue) is None:
                if name not in sought:
                    few = len(sought) < MOST_SUGGESTED
                    sought[name] = nearest(name, self._catalogue) if few else ()
                yield {"line": each.line, "name": name, "suggestions": list(sought[name])}


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
