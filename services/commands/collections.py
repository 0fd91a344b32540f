"""Physical cards: registered, and taken out again."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from domain.collection import decider
from domain.collection import events as e
from domain.collection.card import PhysicalCard
from domain.collection.collection import Collection, collection_stream
from domain.kernel.refusals import Conflict, Malformed, NotFound, Refusal
from services.card_pool import CardPool
from services.commands.identifying import Claim, Doubt, Identified, identified
from services.handling import Request, seen_before
from services.holdings import Holdings
from services.ports import Append, Clock, Entropy, EventStore, Remembered, StreamConflict

ATTEMPTS = 5
"""How often a command is judged while others change the collection."""

RESTLESS = "The collection changed meanwhile; try again."


class Collections:
    """The use cases of collections."""

    def __init__(
        self,
        store: EventStore,
        holdings: Holdings,
        pool: CardPool,
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self._store = store
        self._holdings = holdings
        self._pool = pool
        self._clock = clock
        self._entropy = entropy

    async def load(self, account: str) -> Collection:
        """Return an account's collection as it stands; empty where nothing is recorded."""
        return await self._holdings.of(account)

    async def identified(self, claims: Sequence[Claim]) -> list[Identified]:
        """Return which printings are claimed; raises ``Malformed`` with every doubt."""
        known, doubts = await identified(self._pool, claims)
        if doubts:
            raise in_doubt(doubts)
        return known

    async def register(self, request: Request, claims: Sequence[Claim]) -> tuple[PhysicalCard, ...]:
        """Register cards, all or none, and return them as they were then.

        Raises ``Malformed`` for cards or printings that do not exist and for too many at once,
        ``Conflict`` where there is no room.
        """
        known = await self._again(request)
        if known is not None:
            return await self._registered(request, known)
        account = str(request.account)
        cards = self.copies(account, await self.identified(claims))
        for _ in range(ATTEMPTS):
            try:
                if await self._added(request, account, cards):
                    return cards
            except Refusal:
                # What the same request recorded meanwhile is no reason to refuse it.
                if await self._again(request) is None:
                    raise
            known = await self._again(request)
            if known is not None:
                return await self._registered(request, known)
        raise Conflict(RESTLESS, code="collection-changed")

    async def _added(self, request: Request, account: str, cards: tuple[PhysicalCard, ...]) -> bool:
        collection = await self.load(account)
        events = decider.register(collection, cards)
        return await self._append(
            request, Append(collection_stream(account), collection.version, events)
        )

    def copies(self, account: str, found: Sequence[Identified]) -> tuple[PhysicalCard, ...]:
        """Return new physical cards, each with an id of its own."""
        now = self._clock.now()
        return tuple(
            PhysicalCard(
                id=str(self._entropy.uuid()),
                name=each.name,
                set_code=each.set_code,
                number=each.number,
                rarity=each.rarity,
                foil=each.claim.foil,
                registered_by=account,
                registered_at=now,
            )
            for each in found
            for _ in range(each.claim.count)
        )

    async def unregister(self, request: Request, card: str) -> None:
        """Take a card out again; raises ``NotFound`` and ``Conflict``."""
        account = str(request.account)
        for _ in range(ATTEMPTS):
            if await self._again(request) is not None:
                return
            collection = await self.load(account)
            try:
                events = decider.unregister(collection, card)
            except Refusal:
                if await self._again(request) is None:
                    raise
                return
            if await self._append(
                request, Append(collection_stream(account), collection.version, events)
            ):
                return
        raise Conflict(RESTLESS, code="collection-changed")

    async def _registered(self, request: Request, known: Remembered) -> tuple[PhysicalCard, ...]:
        """Return what the same request registered."""
        stream = collection_stream(str(request.account))
        for recorded in await self._store.load(stream, known.version - 1, known.version):
            if isinstance(recorded.event, e.CardsRegistered):
                return recorded.event.cards
        raise NotFound("There is no such card.")

    async def _again(self, request: Request) -> Remembered | None:
        return await seen_before(self._store, request)

    async def _append(self, request: Request, append: Append) -> bool:
        """Append and tell whether it was so; a conflict is judged anew."""
        try:
            await self._store.append(
                append,
                command_id=self._entropy.uuid(),
                actor=str(request.account),
                at=self._clock.now(),
                remember=request.remember(append.stream, append.expected + len(append.events)),
            )
        except StreamConflict:
            return False
        return True


def in_doubt(doubts: Sequence[Doubt]) -> Malformed:
    """Return the refusal of cards that are not known as somebody says, with every reason."""
    return Malformed(
        "Some of the cards are not clear; nothing was registered.",
        code="cards-in-doubt",
        data={"problems": [msgspec.to_builtins(doubt) for doubt in doubts]},
    )
