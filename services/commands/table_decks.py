"""The decks that belong to a table: its opener names them, or the samples are played with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from uuid import UUID

import msgspec

from domain.cards.catalogue import Catalogue
from domain.deck.deck import Deck
from domain.formats.deck_kinds import DeckKind, Gathering
from domain.formats.deck_rules import DeckProblem, Entry
from domain.formats.format import Format
from domain.formats.registry import format_of
from domain.formats.samples import SAMPLES
from domain.game.events import DeckEntry, TableDeck
from domain.kernel.refusals import IllegalDeck, Malformed
from services.card_pool import CardPool, known_cards
from services.commands.played_entries import played
from services.commands.playing import LaidOut

Reader = Callable[[UUID, UUID], Awaitable[Deck]]
"""Reads a deck for an account; raises ``NotFound`` for one that it may not see."""


class _Chosen(msgspec.Struct, frozen=True):
    """A deck of a table: its entries, what everybody sees of it, and its cards.

    A ``sample`` is one that its kind allows: no need to look again.
    """

    entries: tuple[Entry, ...]
    shown: TableDeck
    pile: tuple[DeckEntry, ...]
    sample: bool = False


class TableDecks:
    """Finds the decks that a table is to be played with, and checks them together."""

    def __init__(self, catalogue: Catalogue, pool: CardPool, read: Reader) -> None:
        self._catalogue = catalogue
        self._pool = pool
        self._read = read
        self._samples: dict[tuple[str, str], _Chosen] = {}

    async def lay_out(
        self, account: UUID, format_id: str, seats: int, options: Mapping[str, Any]
    ) -> LaidOut:
        """Return the decks of a table, by the kinds of its format.

        Each option of a kind's name is the id of a deck of the account's or of one that is
        shared. Raises ``Malformed`` for options that the format does not have, ``NotFound`` for
        a deck that is not there, ``IllegalDeck`` with every problem of them all (Q-2 to Q-5).
        """
        format_ = format_of(format_id)
        format_.overlay(options)
        chosen = {
            kind.id: await self._chosen(account, format_, kind, options.get(kind.id))
            for kind in format_.table_decks
        }
        problems = await self._problems(format_, seats, chosen)
        if problems:
            raise IllegalDeck(
                "The format does not allow these decks of the table.",
                rule=problems[0].rule,
                data={"problems": [msgspec.to_builtins(problem) for problem in problems]},
            )
        return LaidOut(
            {kind: each.shown for kind, each in chosen.items()},
            {kind: each.pile for kind, each in chosen.items()},
        )

    async def _chosen(
        self, account: UUID, format_: Format, kind: DeckKind, named: object
    ) -> _Chosen:
        if not named:
            return self._sample(format_, kind)
        try:
            deck_id = UUID(str(named))
        except ValueError:
            raise Malformed(
                "A deck of the table is named by its id.",
                code="bad-option",
                data={"option": kind.id},
            ) from None
        deck = await self._read(account, deck_id)
        if (deck.format, deck.kind) != (format_.id, kind.id):
            raise IllegalDeck(
                f"The deck is none of this kind: {kind.name}.",
                code="other-kind",
                data={"kind": kind.id, "is": deck.kind, "format": deck.format},
            )
        return self._laid(str(deck_id), deck.name, deck.entries)

    def _laid(self, deck: str, name: str, entries: tuple[Entry, ...]) -> _Chosen:
        cards = sum(entry.count for entry in entries if entry.zone == "main")
        pile = played(entries, self._catalogue)
        return _Chosen(entries, TableDeck(deck, name, cards), pile)

    def _sample(self, format_: Format, kind: DeckKind) -> _Chosen:
        """Return the format's sample of a kind of deck; it is worked out once."""
        key = (format_.id, kind.id)
        if key not in self._samples:
            sample = next(each for each in SAMPLES[format_.id] if each.kind == kind.id)
            entries = tuple(Entry(count, name) for name, count in sorted(sample.cards.items()))
            laid = self._laid(sample.id, sample.name, entries)
            self._samples[key] = msgspec.structs.replace(laid, sample=True)
        return self._samples[key]

    async def _problems(
        self, format_: Format, seats: int, chosen: Mapping[str, _Chosen]
    ) -> list[DeckProblem]:
        if not chosen:
            return []
        named = {kind: each.entries for kind, each in chosen.items() if not each.sample}
        every = [entry for entries in named.values() for entry in entries]
        cards = await known_cards(self._catalogue, self._pool, every)
        problems = [
            problem
            for kind in format_.table_decks
            for problem in kind.check(named.get(kind.id, ()), cards)
            if kind.id in named
        ]
        table = {kind: each.entries for kind, each in chosen.items()}
        return [*problems, *format_.together(Gathering(seats=seats, table=table), cards)]
