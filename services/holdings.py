"""Collections folded from their streams, kept in memory and brought up to date at each look."""

from __future__ import annotations

from collections import OrderedDict

from domain.collection.collection import Collection, collection_stream, evolve
from services.ports import EventStore

KEPT = 256
"""Collections in memory, those last used."""


class Holdings:
    """Reads collections for commands and reads alike; what was recorded before is always seen."""

    def __init__(self, store: EventStore, kept: int = KEPT) -> None:
        self._store = store
        self._kept = kept
        self._known: OrderedDict[str, tuple[Collection, int]] = OrderedDict()

    async def of(self, account: str) -> Collection:
        """Return an account's collection as it stands; empty where nothing is recorded.

        Whoever takes cards of a deck reads the collection first and the deck after it: a deck
        that changes meanwhile changes the collection too.
        """
        return (await self._read(account))[0]

    async def reached(self, account: str) -> int:
        """Return the position of the newest event of an account's collection; 0 before any."""
        return (await self._read(account))[1]

    async def _read(self, account: str) -> tuple[Collection, int]:
        found, position = self._known.get(account) or (Collection(account=account), 0)
        for recorded in await self._store.load(collection_stream(account), found.version):
            found, position = evolve(found, recorded.event), recorded.position
        known = self._known.get(account)
        if known is None or known[0].version <= found.version:
            self._known[account] = found, position
        self._known.move_to_end(account)
        while len(self._known) > self._kept:
            self._known.popitem(last=False)
        return found, position
