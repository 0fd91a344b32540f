"""Physical cards that a game holds: locked with the seat, let go of when it is left (C-23)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from domain.collection import decider as cards
from domain.collection.card import PhysicalCard
from domain.collection.collection import Collection, collection_stream
from domain.game import events as e
from domain.game.state import Game
from domain.kernel.events import Event
from domain.kernel.refusals import Conflict
from services.commands.committing import Prepared
from services.ports import Append

CHANGED = "cards-changed"
"""The code of the refusal after which a deck is to be read again."""


class Owned(Protocol):
    """Reads collections as they stand."""

    async def load(self, account: str) -> Collection: ...


def copy_of(card: PhysicalCard) -> e.Copy:
    """Return a card as a game takes it along: its printing, and who signed it by now."""
    return e.Copy(
        card=card.id,
        set_code=card.set_code,
        number=card.number,
        rarity=card.rarity,
        foil=card.foil,
        signers=card.signers,
    )


def copies(entries: Iterable[e.DeckEntry]) -> tuple[e.Copy, ...]:
    """Return the physical cards of a deck; none where it is a list of names."""
    return tuple(copy for entry in entries for copy in entry.copies)


class Locks:
    """What goes along with events around a table: collections lock or release its decks."""

    def __init__(self, owned: Owned) -> None:
        self._owned = owned

    async def changed(self, prepared: Prepared) -> tuple[Append, ...]:
        """Return the appends to collections that go with what was decided.

        Raises ``NotFound`` and ``Conflict`` for cards that cannot be locked, and for one that
        was signed or left the deck since that was read (``cards-changed``).
        """
        before = prepared.games[0]
        appends: list[Append] = []
        for event in prepared.events:
            match event:
                case e.SeatTaken():
                    appends += await self._locked(before, event)
                case e.SeatLeft():
                    appends += await self.released(before, (event.seat,))
                case e.TableClosed():
                    appends += await self.released(before, tuple(before.table.sittings))
                case _:
                    pass
        return tuple(appends)

    async def _locked(self, game: Game, event: e.SeatTaken) -> list[Append]:
        brought = copies(event.entries)
        if not brought:
            return []
        collection = await self._owned.load(event.account)
        locked = cards.lock(collection, game.table.id, [copy.card for copy in brought])
        # A deck that was deleted meanwhile is no reason: games keep what it brought.
        listed = collection.decks.get(event.deck, tuple(copy.card for copy in brought))
        if any(
            copy.card not in listed or copy_of(collection.cards[copy.card]) != copy
            for copy in brought
        ):
            raise Conflict("Your cards changed meanwhile.", code=CHANGED)
        return appended(collection, locked)

    async def released(
        self, game: Game, seats: Sequence[str], keeping: frozenset[str] = frozenset()
    ) -> list[Append]:
        """Return the appends that let go of seats' decks, but for cards that stay at stake."""
        appends: list[Append] = []
        for seat in seats:
            freed = [copy.card for copy in copies(game.decks[seat]) if copy.card not in keeping]
            if freed:
                collection = await self._owned.load(game.table.sittings[seat].account)
                appends += appended(collection, cards.release(collection, game.table.id, freed))
        return appends


def appended(collection: Collection, events: tuple[Event, ...]) -> list[Append]:
    """Return the append of events to a collection as it was read; none where there are none."""
    if not events:
        return []
    return [Append(collection_stream(collection.account), collection.version, events)]
