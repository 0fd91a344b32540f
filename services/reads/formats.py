"""Formats and decks as they are read: descriptions, checks, samples, deck lists as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from domain.cards.catalogue import Catalogue
from domain.cards.corpus.printed import FIRST_PRINTINGS
from domain.deck.decklist import read_decklist
from domain.formats.deck_kinds import PLAYER, Gathering
from domain.formats.deck_rules import Entry
from domain.formats.format import Format, Option
from domain.formats.registry import FORMATS, format_of
from domain.formats.sample import SampleDeck
from domain.formats.samples import SAMPLES
from domain.rules import LIMITS, MEANINGS
from services.card_pool import CardPool, known_cards, meant
from services.reads.deck_at_table import AtTable
from services.reads.decklists import Doubts

Json = dict[str, Any]

_KINDS = {int: "integer", bool: "boolean", str: "string", list: "names"}


class FormatReads:
    """What can be asked of the formats without playing."""

    def __init__(self, catalogue: Catalogue, pool: CardPool) -> None:
        self._catalogue = catalogue
        self._pool = pool

    def described(self) -> Sequence[Json]:
        """Return every format with its number of seats and its options."""
        return [_described(each) for each in FORMATS]

    def limits(self) -> Sequence[Json]:
        """Return how far the engine goes, by the names that facts give the limits."""
        return [
            {"limit": name, "most": most, "meaning": MEANINGS[name]}
            for name, most in LIMITS.items()
        ]

    async def check(self, format_id: str, entries: Sequence[Json]) -> Sequence[Json]:
        """Return every problem of a deck; raises ``Malformed`` for an unknown format."""
        problems: Sequence[Json] = (await self.report(format_id, entries))["problems"]
        return problems

    async def report(
        self,
        format_id: str,
        entries: Sequence[Json],
        kind_id: str = PLAYER,
        at: AtTable | None = None,
        seats: int | None = None,
    ) -> Json:
        """Return every problem of a deck, and what the check took for granted.

        ``warnings``: what does not keep the deck from a game; ``colors``: for which colour each
        card counts, where a format counts so; ``assumed``: the printings of cards of which the
        list names none. ``at`` is the table that a player's deck is for, ``seats`` how many
        play with a deck of the table. Raises ``Malformed`` for an unknown format or kind.
        """
        format_ = format_of(format_id)
        kind = format_.kind(kind_id)
        deck = [msgspec.convert(entry, Entry) for entry in entries]
        known = await known_cards(self._catalogue, self._pool, deck)
        found: Json = {"problems": kind.check(deck, known), "warnings": kind.advice(deck, known)}
        if at is not None and kind_id == PLAYER:
            asked = at.asks(format_, deck, known)
            found = {
                "problems": (*found["problems"], *asked["problems"]),
                "warnings": asked["warnings"],
            }
        if seats is not None and kind_id != PLAYER:
            decks = Gathering(seats=seats, table={kind_id: deck})
            found["problems"] = (*found["problems"], *format_.together(decks, known))
        if kind_id == PLAYER and format_.color_count is not None:
            found["colors"] = format_.color_count(deck, known)
        if kind_id == PLAYER and format_.assumed_printings is not None:
            found["assumed"] = format_.assumed_printings(deck, known)
        told: Json = msgspec.to_builtins(found)
        return told

    async def imported(self, text: str, style: str | None = None) -> Json:
        """Return what a decklist says: its name, style and entries, and every doubt about a line.

        ``unread`` are lines that could not be read; ``unknown`` names that no card bears, with
        near ones; ``ambiguous`` names that several cards' faces bear; ``unplayable`` known
        cards that the engine does not play; ``no_printing`` printings that a card does not
        have. Raises ``Malformed`` for a style that does not exist.
        """
        read = read_decklist(text, style)
        found = await meant(self._pool, (each.entry.name for each in read.listed))
        doubts = await Doubts.of(read.listed, found, self._pool)
        return {
            "style": read.style,
            "name": read.name,
            "entries": [msgspec.to_builtins(entry) for entry in read.entries],
            "unread": [msgspec.to_builtins(problem) for problem in read.problems],
            **doubts.document(),
        }


def sample_decks() -> Sequence[Json]:
    """Return decks that their format allows: the same ones as long as a process runs."""
    return [
        {
            "id": sample.id,
            "name": sample.name,
            "format": format_id,
            "kind": sample.kind,
            "entries": [
                *_general(sample),
                *(_sampled(format_id, *held) for held in sorted(sample.cards.items())),
            ],
        }
        for format_id, samples in SAMPLES.items()
        for sample in samples
    ]


def _general(sample: SampleDeck) -> list[Json]:
    """Return the entry of a sample deck's general, if it has one."""
    entry = {"name": sample.general, "count": 1, "zone": "commander"}
    return [entry] if sample.general else []


def _sampled(format_id: str, name: str, count: int) -> Json:
    """Return an entry of a sample deck, of the first printing where decks are of such."""
    if not format_of(format_id).physical:
        return {"name": name, "count": count}
    printing = FIRST_PRINTINGS[name]
    return {
        "name": name,
        "count": count,
        "set_code": printing.set_code,
        "number": printing.number,
    }


def _described(format_: Format) -> Json:
    return {
        "id": format_.id,
        "name": format_.name,
        "min_players": format_.min_players,
        "max_players": format_.max_players,
        "options": [_option(option) for option in format_.options],
        "kinds": [{"id": kind.id, "name": kind.name} for kind in format_.kinds],
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
