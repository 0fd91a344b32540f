"""Collections folded from their streams, kept in memory and brought up to date at each look."""

from __future__ import annotations

from collections import OrderedDict

from domain.collection.collection import Collection, collection_stream, evolve
from services.ports import EventStore

KEPT = 100_000
"""Cards in memory, in the collections that were last looked at: half a kilobyte each."""


class Holdings:
    """Reads collections for commands and reads alike; what was recorded before is always seen."""

    def __init__(self, store: EventStore, kept: int = KEPT) -> None:
        self._store = store
        self._kept = kept
        self._known: OrderedDict[str, tuple[Collection, int]] = OrderedDict()
        self._cards = 0

    async def of(self, account: str) -> Collection:
        """Return an account's collection as it stands; empty where nothing is recorded."""
        return (await self._read(account))[0]

    async def reached(self, account: str) -> int:
        """Return the position of the newest event of an account's collection; 0 before any."""
        return (await self._read(account))[1]

    async def _read(self, account: str) -> tuple[Collection, int]:
        found, position = self._known.get(account) or (Collection(account=account), 0)
        for recorded in await self._store.load(collection_stream(account), found.version):
            found, position = evolve(found, recorded.event), recorded.position
        self._keep(account, found, position)
        return found, position

    def _keep(self, account: str, found: Collection, position: int) -> None:
        """Keep a collection unless a newer one is kept; those not looked at for longest go."""
        known = self._known.pop(account, None)
        if known is not None and known[0].version > found.version:
            found, position = known
        self._cards += _weight(found) - (0 if known is None else _weight(known[0]))
        self._known[account] = found, position
        while self._cards > self._kept and len(self._known) > 1:
            _, (gone, _) = self._known.popitem(last=False)
            self._cards -= _weight(gone)


def _weight(collection: Collection) -> int:
    """Return how many cards a collection keeps in memory; an empty one counts too."""
    return 1 + len(collection.cards) + len(collection.gone)
