"""Cards given by agreement: one account offers, the other accepts or declines.

An offer stands in both collections; each of its steps is one append to both.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal
from uuid import UUID

import msgspec

from domain.collection import decider
from domain.collection.card import PhysicalCard
from domain.collection.collection import Collection, Offer, collection_stream, evolve
from domain.kernel.events import Event
from domain.kernel.refusals import Conflict, Refusal
from services.commands.collections import ATTEMPTS, RESTLESS
from services.handling import Request, seen_before
from services.holdings import Holdings
from services.people import People
from services.ports import Append, Clock, Entropy, EventStore, Remembered, StreamConflict

Status = Literal["open", "accepted", "declined", "withdrawn"]
Both = tuple[tuple[Event, ...], tuple[Event, ...]]
Step = Callable[[Collection, Collection, str], Both]


class Deal(msgspec.Struct, frozen=True):
    """An offer as the caller sees it, with its card and what became of it."""

    offer: Offer
    card: PhysicalCard
    status: Status = "open"


class Offers:
    """The use cases of offers."""

    def __init__(
        self,
        store: EventStore,
        holdings: Holdings,
        people: People,
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self._store = store
        self._holdings = holdings
        self._people = people
        self._clock = clock
        self._entropy = entropy

    async def make(self, request: Request, card: str, to: str) -> Deal:
        """Offer a card to the account of a name; raises ``NotFound``, ``Conflict``, ``TooMany``."""
        offer_id = str(self._entropy.uuid())

        async def attempt() -> Deal | None:
            account = str(request.account)
            other, name = await self._people.called(to)
            names = await self._people.name_of(account), name
            giver, receiver = await self._holdings.of(account), await self._holdings.of(other)
            both = decider.offer(giver, receiver, card, offer_id, names)
            if not await self._append(request, offer_id, (giver, receiver), both):
                return None
            then = await self._as_of(account, giver.version + 1)
            return _deal(then, then.offers[offer_id])

        async def again(known: Remembered) -> Deal:
            then = await self._as_of(str(request.account), known.version)
            return _deal(then, then.offers[known.resource])

        return await self._once(request, attempt, again)

    async def accept(self, request: Request, offer_id: str) -> Deal:
        """Accept an offer: the card is the caller's; raises ``NotFound`` and ``Conflict``."""
        return await self._step(request, offer_id, decider.accept, "accepted")

    async def decline(self, request: Request, offer_id: str) -> Deal:
        """Decline an offer; raises ``NotFound``."""
        return await self._step(request, offer_id, decider.decline, "declined")

    async def withdraw(self, request: Request, offer_id: str) -> Deal:
        """Take one's own offer back; raises ``NotFound``."""
        return await self._step(request, offer_id, decider.withdraw, "withdrawn")

    async def _step(self, request: Request, offer_id: str, step: Step, status: Status) -> Deal:
        """Take a step that ends the offer, in both collections."""
        account, made = str(request.account), status == "withdrawn"

        async def attempt() -> Deal | None:
            own = await self._holdings.of(account)
            offer = decider.offered(own, offer_id, made=made)
            other = await self._holdings.of(offer.other)
            giver, receiver = (own, other) if made else (other, own)
            both = step(giver, receiver, offer_id)
            if not made:
                both = both[1], both[0]
            if not await self._append(request, offer_id, (own, other), both):
                return None
            return _deal(own, offer, status)

        async def again(known: Remembered) -> Deal:
            before = await self._as_of(account, known.version - 1)
            return _deal(before, before.offers[known.resource], status)

        return await self._once(request, attempt, again)

    async def _once(
        self,
        request: Request,
        attempt: Callable[[], Awaitable[Deal | None]],
        again: Callable[[Remembered], Awaitable[Deal]],
    ) -> Deal:
        """Attempt it until it is appended or refused; the same request before is told ``again``.

        What was recorded meanwhile under the request's own key is no reason to refuse it.
        """
        for _ in range(ATTEMPTS):
            known = await seen_before(self._store, request)
            if known is not None:
                return await again(known)
            try:
                done = await attempt()
            except Refusal:
                if await seen_before(self._store, request) is None:
                    raise
                continue
            if done is not None:
                return done
        raise Conflict(RESTLESS, code="collection-changed")

    async def _append(
        self, request: Request, offer_id: str, two: tuple[Collection, Collection], both: Both
    ) -> bool:
        """Append to the caller's collection, the first, and the other; tell whether it was so."""
        own, other = two
        try:
            await self._store.append(
                Append(collection_stream(own.account), own.version, both[0]),
                Append(collection_stream(other.account), other.version, both[1]),
                command_id=self._entropy.uuid(),
                actor=own.account,
                at=self._clock.now(),
                remember=request.remember(UUID(offer_id), own.version + len(both[0])),
            )
        except StreamConflict:
            return False
        return True

    async def _as_of(self, account: str, version: int) -> Collection:
        """Return a collection as it stood after so many events."""
        then = Collection(account=account)
        for recorded in await self._store.load(collection_stream(account), 0, version):
            then = evolve(then, recorded.event)
        return then


def _deal(collection: Collection, offer: Offer, status: Status = "open") -> Deal:
    """Return an offer with its card, as the collection knows it."""
    card = collection.cards[offer.card] if offer.made else collection.shown[offer.id]
    return Deal(offer, card, status)
