"""Decks of physical cards: what a list names by a card's id, as the collection knows it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from domain.collection.card import PhysicalCard
from domain.collection.collection import Collection, Gone
from domain.formats.deck_rules import Entry, Zone
from domain.kernel.refusals import Malformed, NotFound


class Absent(msgspec.Struct, frozen=True):
    """A card that a deck names and its owner no longer has (C-8)."""

    entry: Entry
    gone: Gone


def filled(collection: Collection, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return the entries with name and printing of each physical card that they name.

    Raises ``NotFound`` for a card that never was in the collection, and ``Malformed`` for
    several copies of one.
    """
    return tuple(_filled(collection, entry) if entry.card else entry for entry in entries)


def _filled(collection: Collection, entry: Entry) -> Entry:
    if entry.count != 1:
        raise Malformed(
            "A physical card is one card: its count is 1.",
            code="one-of-a-kind",
            data={"card": entry.card},
        )
    return entry_of(_known(collection, entry.card), entry.zone)


def entry_of(card: PhysicalCard, zone: Zone) -> Entry:
    """Return the entry of a deck that is this card."""
    printing = card.set_code or None, card.number or None
    return Entry(1, card.name, zone, *printing, card.foil, card.id)


def _known(collection: Collection, card: str) -> PhysicalCard:
    found = collection.cards.get(card)
    if found is not None:
        return found
    gone = collection.gone.get(card)
    if gone is None:
        raise NotFound("You have no such card.", code="not-your-card", data={"card": card})
    return gone.card


def cards_of(entries: Sequence[Entry]) -> tuple[str, ...]:
    """Return the physical cards of a deck, but for those that are listed aside."""
    return tuple(entry.card for entry in entries if entry.card and entry.zone != "aside")


def present(collection: Collection, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return the entries that are still there to be played with."""
    return tuple(entry for entry in entries if not entry.card or entry.card in collection.cards)


def absent(collection: Collection, entries: Sequence[Entry]) -> tuple[Absent, ...]:
    """Return the cards of a deck that left the collection, and how."""
    return tuple(
        Absent(entry, collection.gone[entry.card])
        for entry in entries
        if entry.card in collection.gone and entry.zone != "aside"
    )
