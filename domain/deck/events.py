"""What is recorded of decks: one stream a deck, and one shelf an account that lists them."""

from typing import ClassVar

from domain.formats.deck_kinds import PLAYER
from domain.formats.deck_rules import Entry
from domain.kernel.events import Event


class DeckWritten(Event, frozen=True, kw_only=True):
    """A deck is stored, or replaced as a whole.

    ``kind`` is which of its format's kinds of decks it is; one that is ``shared`` can be read,
    and named when a table is opened, by everybody.
    """

    private_fields: ClassVar[frozenset[str]] = frozenset({"name", "entries"})

    owner: str
    name: str
    format: str
    entries: tuple[Entry, ...]
    kind: str = PLAYER
    shared: bool = False


class DeckDeleted(Event, frozen=True, kw_only=True):
    """The owner deleted the deck; games keep the cards that it brought."""


class DeckShelved(Event, frozen=True, kw_only=True):
    """In an account's shelf: the account has this deck."""

    deck: str


class DeckUnshelved(Event, frozen=True, kw_only=True):
    """In an account's shelf: the account no longer has this deck."""

    deck: str


DeckEvent = DeckWritten | DeckDeleted | DeckShelved | DeckUnshelved
