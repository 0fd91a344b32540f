"""Shared decks, read from a store in memory whenever somebody asks."""

from collections.abc import Sequence
from uuid import UUID

from services.shared_decks import SharedDeck, SharedDecksWanted, told
from tests.api.memory import MemoryStore


class MemorySharedDecks:
    """Implements ``services.shared_decks.SharedDecks``."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store

    async def page(self, wanted: SharedDecksWanted) -> Sequence[SharedDeck]:
        newest: dict[UUID, SharedDeck | None] = dict(filter(None, map(told, self._store.order)))
        found = [
            each
            for each in newest.values()
            if each is not None
            and wanted.format in (None, each.format)
            and wanted.kind in (None, each.kind)
            and (wanted.before is None or each.position < wanted.before)
        ]
        return sorted(found, key=lambda each: -each.position)[: wanted.limit]
