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
from domain.game.events import TableDeck
from domain.kernel.refusals import IllegalDeck, Malformed
from services.card_pool import CardPool, known_cards
from services.commands.played_entries import played
from services.commands.playing import LaidOut

Reader = Callable[[UUID, UUID], Awaitable[Deck]]
"""Reads a deck for an account; raises ``NotFound`` for one that it may not see."""


class _Chosen(msgspec.Struct, frozen=True):
    """A deck as it was named: its entries, and what everybody sees of it."""

    entries: tuple[Entry, ...]
    shown: TableDeck


class TableDecks:
    """Finds the decks that a table is to be played with, and checks them together."""

    def __init__(self, catalogue: Catalogue, pool: CardPool, read: Reader) -> None:
        self._catalogue = catalogue
        self._pool = pool
        self._read = read

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
            {kind: played(each.entries, self._catalogue) for kind, each in chosen.items()},
        )

    async def _chosen(
        self, account: UUID, format_: Format, kind: DeckKind, named: object
    ) -> _Chosen:
        if not named:
            return _sample(format_, kind)
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
        return _Chosen(deck.entries, _shown(str(deck_id), deck.name, deck.entries))

    async def _problems(
        self, format_: Format, seats: int, chosen: Mapping[str, _Chosen]
    ) -> list[DeckProblem]:
        every = [entry for each in chosen.values() for entry in each.entries]
        if not every:
            return []
        cards = await known_cards(self._catalogue, self._pool, every)
        problems = [
            problem
            for kind in format_.table_decks
            for problem in kind.check(chosen[kind.id].entries, cards)
        ]
        table = {kind: each.entries for kind, each in chosen.items()}
        return [*problems, *format_.together(Gathering(seats=seats, table=table), cards)]


def _sample(format_: Format, kind: DeckKind) -> _Chosen:
    """Return the format's sample of a kind of deck."""
    sample = next(each for each in SAMPLES[format_.id] if each.kind == kind.id)
    entries = tuple(Entry(count, name) for name, count in sorted(sample.cards.items()))
    return _Chosen(entries, _shown(sample.id, sample.name, entries))


def _shown(deck: str, name: str, entries: tuple[Entry, ...]) -> TableDeck:
    return TableDeck(deck, name, sum(entry.count for entry in entries if entry.zone == "main"))
