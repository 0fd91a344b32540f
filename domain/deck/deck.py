"""A deck's state, an account's shelf of decks, and what may be done with them."""

from uuid import UUID, uuid5

import msgspec
from msgspec.structs import replace

from domain.deck import events as e
from domain.formats.deck_kinds import PLAYER
from domain.formats.deck_rules import Entry
from domain.kernel.events import Event
from domain.kernel.refusals import Conflict, NotFound

MOST_DECKS = 500
"""Decks of one account."""

_SHELVES = UUID("6f1a1f0e-6f0e-5d2c-9b57-1f6a52d30d04")


def shelf_stream(account: str) -> UUID:
    """Return the stream that lists an account's decks."""
    return uuid5(_SHELVES, account)


class Deck(msgspec.Struct, frozen=True):
    """A deck; ``version`` 0 is one of which nothing is recorded, ``owner`` "" one deleted.

    One that is ``shared`` everybody may read.
    """

    owner: str = ""
    name: str = ""
    format: str = ""
    entries: tuple[Entry, ...] = ()
    version: int = 0
    kind: str = PLAYER
    shared: bool = False


class Shelf(msgspec.Struct, frozen=True):
    """The decks of an account, in the order in which they were stored."""

    decks: tuple[str, ...] = ()
    version: int = 0


def evolve(deck: Deck, event: Event) -> Deck:
    """Return the deck after one more event."""
    match event:
        case e.DeckWritten():
            return Deck(
                event.owner, event.name, event.format, event.entries, deck.version + 1,
                event.kind, event.shared,
            )  # fmt: skip
        case e.DeckDeleted():
            return Deck(version=deck.version + 1)
        case _:
            raise TypeError(f"not an event of a deck: {type(event).__name__}")


def evolve_shelf(shelf: Shelf, event: Event) -> Shelf:
    """Return the shelf after one more event."""
    shelf = replace(shelf, version=shelf.version + 1)
    match event:
        case e.DeckShelved(deck=deck):
            return replace(shelf, decks=(*shelf.decks, deck))
        case e.DeckUnshelved(deck=gone):
            return replace(shelf, decks=tuple(deck for deck in shelf.decks if deck != gone))
        case _:
            raise TypeError(f"not an event of a shelf: {type(event).__name__}")


def owned(deck: Deck, account: str) -> Deck:
    """Return the deck if the account has it; raises ``NotFound`` alike for any other."""
    if not deck.owner or deck.owner != account:
        raise NotFound("There is no such deck.")
    return deck


def readable(deck: Deck, account: str) -> Deck:
    """Return the deck if the account may read it; raises ``NotFound`` alike for any other."""
    if deck.owner and deck.shared:
        return deck
    return owned(deck, account)


def with_room(shelf: Shelf) -> Shelf:
    """Return the shelf if one more deck fits; raises ``Conflict``."""
    if len(shelf.decks) >= MOST_DECKS:
        raise Conflict(f"An account has at most {MOST_DECKS} decks.", code="too-many-decks")
    return shelf
