"""Physical cards in play: which slot of a deck is which copy, and what a copy brings along.

A slot (``A:17``) names a card of a deck for a whole game; the engine knows slots and marks,
and nothing of collections.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from domain.formats.marks import GENERAL, SIGNED, UNDEPLOYED


class Copy(msgspec.Struct, frozen=True, omit_defaults=True):
    """A physical card in a deck brought to a game, as it was then.

    ``card`` is its id, ``signers`` those who signed it: names by account (C-26).
    """

    card: str
    set_code: str = ""
    number: str = ""
    rarity: str = ""
    foil: bool = False
    signers: dict[str, str] = {}


class DeckEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many cards of one definition in a deck brought to a game.

    ``copies`` are the physical cards, where the format plays with such; ``count`` is their
    number then. ``zone`` is where the deck has it: ``commander`` for its general.
    """

    name: str
    digest: str
    count: int
    copies: tuple[Copy, ...] = ()
    zone: str = "main"


class TableDeck(msgspec.Struct, frozen=True):
    """A deck that belongs to the table, as everybody sees it: which one, and how many cards."""

    deck: str
    name: str
    cards: int


def slots_of(seat: str, entries: tuple[DeckEntry, ...]) -> list[tuple[str, str]]:
    """Return (definition digest, slot) in canonical order: identity, then place in the list."""
    return [(entry.digest, slot) for slot, entry, _ in _numbered(seat, entries)]


def copies_of(seat: str, entries: tuple[DeckEntry, ...]) -> dict[str, Copy]:
    """Return the physical cards of a deck by slot; none where the deck is a list of names."""
    return {slot: entry.copies[at] for slot, entry, at in _numbered(seat, entries) if entry.copies}


def brought_by_slot(
    decks: Mapping[str, tuple[DeckEntry, ...]], *, laid: bool
) -> dict[str, tuple[str, Copy]]:
    """Return the name and the copy of every physical card in a game, by slot.

    In a game that was laid out from a position each card bears its slot as its id.
    """
    if laid:
        return {
            copy.card: (entry.name, copy)
            for entries in decks.values()
            for entry in entries
            for copy in entry.copies
        }
    return {
        slot: (entry.name, entry.copies[at])
        for seat, entries in decks.items()
        for slot, entry, at in _numbered(seat, entries)
        if entry.copies
    }


def signed_marks(
    accounts: Mapping[str, str], decks: Mapping[str, tuple[DeckEntry, ...]]
) -> dict[str, dict[str, str]]:
    """Return the marks of cards that accounts of this table signed, by slot (C-26, C-31).

    ``accounts`` are those that sit here, by seat. A signature of somebody else does nothing in
    this game and marks nothing.
    """
    marks: dict[str, dict[str, str]] = {}
    for seat, entries in decks.items():
        for slot, copy in copies_of(seat, entries).items():
            signers = [who for who in sorted(accounts) if accounts[who] in copy.signers]
            if signers:
                marks[slot] = {SIGNED: ",".join(signers)}
    return marks


def general_marks(decks: Mapping[str, tuple[DeckEntry, ...]]) -> dict[str, dict[str, str]]:
    """Return the marks of the cards that are generals, by slot."""
    return {
        slot: {GENERAL: UNDEPLOYED}
        for seat, entries in decks.items()
        for slot, entry, _ in _numbered(seat, entries)
        if entry.zone == "commander"
    }


def _numbered(seat: str, entries: tuple[DeckEntry, ...]) -> Iterator[tuple[str, DeckEntry, int]]:
    cards = sorted(
        (entry.digest, at, copy) for at, entry in enumerate(entries) for copy in range(entry.count)
    )
    for number, (_, at, copy) in enumerate(cards, start=1):
        yield f"{seat}:{number}", entries[at], copy
