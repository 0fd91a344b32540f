"""Who accounts are: names to accounts and back, for what is told of others."""

from __future__ import annotations

from collections import OrderedDict
from uuid import UUID

from domain.kernel.refusals import NotFound
from domain.player import account as accounts
from domain.player import events as e
from services.ports import EventStore

KEPT = 10_000
"""Names in memory; a name is its account's for ever."""


class People:
    """Reads the names of accounts; nothing else of them."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._names: OrderedDict[str, str] = OrderedDict()

    async def called(self, name: str) -> tuple[str, str]:
        """Return the account of a name and how it writes it; raises ``NotFound``."""
        for recorded in await self._store.load(accounts.name_stream(name), 0, 1):
            if isinstance(recorded.event, e.NameClaimed):
                account = recorded.event.account
                return account, await self.name_of(account)
        raise NotFound("There is no such player.", code="unknown-player")

    async def name_of(self, account: str) -> str:
        """Return the name of an account, and nothing for what is none."""
        known = self._names.get(account)
        if known is not None:
            return known
        for recorded in await self._store.load(UUID(account), 0, 1):
            if isinstance(recorded.event, e.Registered):
                self._names[account] = recorded.event.name
                if len(self._names) > KEPT:
                    self._names.popitem(last=False)
                return recorded.event.name
        return ""
