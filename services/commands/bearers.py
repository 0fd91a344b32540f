"""Bearer tokens: whose a secret is, and word between processes of those no longer valid."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

from domain.kernel.refusals import Unauthenticated
from domain.player import account as accounts
from domain.player.account import Bearer, Token
from services.ports import Clock, EventStore, Notices

TRUSTED_FOR = timedelta(seconds=5)
"""How long a token is taken as valid without asking the store again, while word of every
revocation reaches this process; one that it hears of is refused at once."""

UNCOVERED = timedelta(seconds=1)
"""How long while such word may be lost."""

WITHDRAWN = "tokens"
"""The topic under which processes tell one another the ids of tokens no longer valid."""


class Bearers:
    """Tells whose token a secret is, and remembers it for a moment."""

    def __init__(
        self, store: EventStore, clock: Clock, notices: Notices, remembered: int = 10_000
    ) -> None:
        self._store = store
        self._clock = clock
        self._notices = notices
        self._trusted: OrderedDict[str, tuple[datetime, Bearer]] = OrderedDict()
        self._capacity = remembered
        self._hashes: dict[str, str] = {}
        self._watching: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._withdrawals = 0
        notices.hear(WITHDRAWN, self._withdraw, self._doubt)

    async def authenticate(self, secret: str) -> Bearer:
        """Return whose token it is; raises ``Unauthenticated``."""
        secret_hash = hash_of(secret)
        now = self._clock.now()
        bearer = self._trust(secret_hash, now) or await self._known(secret_hash, now)
        if bearer.expired(now):
            raise Unauthenticated("This token has expired.", code="token-expired")
        return bearer

    @contextmanager
    def watch(self, token_id: str, nudge: asyncio.Event) -> Iterator[None]:
        """Set the event whenever the token may have ceased to be valid."""
        self._watching[token_id].add(nudge)
        try:
            yield
        finally:
            self._watching[token_id].discard(nudge)
            if not self._watching[token_id]:
                del self._watching[token_id]

    def _trust(self, secret_hash: str, now: datetime) -> Bearer | None:
        """Return whose token it was a moment ago, if that can still be relied on."""
        known = self._trusted.get(secret_hash)
        if known is None:
            return None
        age = now - known[0]
        covered = age < TRUSTED_FOR and self._notices.covered()
        return known[1] if covered or age < UNCOVERED else None

    async def _known(self, secret_hash: str, now: datetime) -> Bearer:
        """Return whose token it is by the store; raises ``Unauthenticated``."""
        withdrawals = self._withdrawals
        recorded = await self._store.load(accounts.token_stream(secret_hash))
        bearer = accounts.bearer(tuple(one.event for one in recorded))
        if bearer is None:
            raise Unauthenticated("This token is not valid.", code="bad-token")
        # What was loaded may be older than a withdrawal that was heard of in between.
        if withdrawals == self._withdrawals:
            self._trusted[secret_hash] = (now, bearer)
            self._hashes[bearer.token] = secret_hash
            while len(self._trusted) > self._capacity:
                _, (_, oldest) = self._trusted.popitem(last=False)
                self._hashes.pop(oldest.token, None)
        return bearer

    async def refuse(self, token: Token) -> None:
        """Trust a token no longer that was withdrawn by this process, and tell the others."""
        self._withdraw(token.id)
        await self._notices.give(WITHDRAWN, token.id)

    def _withdraw(self, token_id: str) -> None:
        self._withdrawals += 1
        self._trusted.pop(self._hashes.pop(token_id, ""), None)
        for nudge in self._watching.get(token_id, ()):
            nudge.set()

    def _doubt(self) -> None:
        """Trust nothing that was known before: word of a revocation may have been lost."""
        self._withdrawals += 1
        self._trusted.clear()
        self._hashes.clear()
        for nudges in self._watching.values():
            for nudge in nudges:
                nudge.set()


def hash_of(secret: str) -> str:
    """Return what is kept of a token's secret: its SHA-256 (hex)."""
    return hashlib.sha256(secret.encode()).hexdigest()
