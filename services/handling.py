"""What every command shares: who asks, and a request that comes twice has one effect."""

from uuid import UUID

import msgspec

from domain.kernel.refusals import KeyReused
from services.ports import EventStore, Remembered

SERVICE = UUID(int=0)
"""Who acts where nobody asked: no account has this id."""


class Request(msgspec.Struct, frozen=True):
    """Who asks, under which idempotency key (if any), and the hash of what was asked."""

    account: UUID
    key: str | None = None
    body_hash: str = ""

    def remember(self, resource: UUID, version: int) -> Remembered | None:
        """Return what to store beside the events, so that the request is known again."""
        if self.key is None:
            return None
        return Remembered(self.account, self.key, self.body_hash, str(resource), version)


async def seen_before(store: EventStore, request: Request) -> Remembered | None:
    """Return what the request's key was used for; raises ``KeyReused`` for another body."""
    if request.key is None:
        return None
    known = await store.remembered(request.account, request.key)
    if known is not None and known.body_hash != request.body_hash:
        raise KeyReused("This idempotency key was used with another request.")
    return known
