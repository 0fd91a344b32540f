"""Physical cards registered from a deck list as text, with a deck made of them if wanted."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import UUID

import msgspec

from domain.collection import decider
from domain.collection import events as e
from domain.collection.card import PhysicalCard
from domain.collection.collection import collection_stream
from domain.collection.listing import entry_of
from domain.deck.decklist import DeckList, Listed, read_decklist
from domain.formats.deck_rules import Entry
from domain.formats.registry import format_of
from domain.kernel.refusals import Conflict, Malformed, Refusal
from services.card_pool import CardPool
from services.commands.collections import ATTEMPTS, RESTLESS, Collections, in_doubt
from services.commands.decks import Decks, Written
from services.commands.identifying import Claim, Doubt, Identified, identified
from services.handling import Request, seen_before
from services.ports import Append, Clock, Entropy, EventStore, Remembered, StreamConflict


class CardList(msgspec.Struct, frozen=True):
    """A list to register: ``deck`` names the deck to make of it, and the deck's format.

    Where ``skip_doubtful`` is false, a line that is in doubt refuses the whole list.
    """

    text: str
    style: str | None = None
    deck: tuple[str, str] | None = None
    skip_doubtful: bool = False


class FromList(msgspec.Struct, frozen=True):
    """What a list led to: cards, the deck made of them, and the lines that were left out."""

    cards: tuple[PhysicalCard, ...]
    deck: UUID | None
    skipped: tuple[Doubt, ...]


class CardLists:
    """Registers what a list says, and stores the deck in the same append."""

    def __init__(
        self,
        store: EventStore,
        collections: Collections,
        decks: Decks,
        pool: CardPool,
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self._store = store
        self._collections = collections
        self._decks = decks
        self._pool = pool
        self._clock = clock
        self._entropy = entropy

    async def register(self, request: Request, wanted: CardList) -> FromList:
        """Register a list's cards; those that it puts aside are none of them.

        Raises ``Malformed`` for a list with doubtful lines, an unknown style or format and too
        many cards, ``Conflict`` where there is no room for cards or deck.
        """
        if wanted.deck is not None:
            format_of(wanted.deck[1])
        found, doubts = await self._read(wanted)
        account, deck_id = str(request.account), self._entropy.uuid()
        cards = self._collections.copies(account, found)
        entries = _entries(cards, found)
        for _ in range(ATTEMPTS):
            known = await seen_before(self._store, request)
            if known is not None:
                return await self._as_then(request, known, doubts)
            try:
                appends = await self._appends(account, cards, wanted, deck_id, entries)
            except Refusal:
                # What was recorded meanwhile under the request's own key is no reason to refuse.
                if await seen_before(self._store, request) is None:
                    raise
                continue
            if await self._append(request, appends):
                return FromList(cards, deck_id if wanted.deck else None, doubts)
        raise Conflict(RESTLESS, code="collection-changed")

    async def _read(self, wanted: CardList) -> tuple[list[Identified], tuple[Doubt, ...]]:
        """Return what is clear of a list, with its printings, and the doubtful lines."""
        read = read_decklist(wanted.text, wanted.style)
        claims = [_claim(each) for each in read.listed if each.entry.zone != "aside"]
        if sum(claim.count for claim in claims) > decider.MOST_AT_ONCE:
            raise Malformed(
                f"One request registers at most {decider.MOST_AT_ONCE} cards.",
                code="too-many-cards",
            )
        known, doubts = await identified(self._pool, claims)
        unclear = (*_unread(read), *doubts)
        if unclear and not wanted.skip_doubtful:
            raise in_doubt(unclear)
        return known, unclear

    async def _appends(
        self,
        account: str,
        cards: Sequence[PhysicalCard],
        wanted: CardList,
        deck_id: UUID,
        entries: tuple[Entry, ...],
    ) -> tuple[Append, ...]:
        collection = await self._collections.load(account)
        events = decider.register(collection, cards)
        stream = collection_stream(account)
        if wanted.deck is None:
            return (Append(stream, collection.version, events),)
        name, format_id = wanted.deck
        listed = e.CardsInDeck(
            owner=account, deck=str(deck_id), cards=tuple(card.id for card in cards)
        )
        stored = await self._decks.stored(account, deck_id, Written(name, format_id, entries))
        return (Append(stream, collection.version, (*events, listed)), *stored)

    async def _append(self, request: Request, appends: tuple[Append, ...]) -> bool:
        try:
            await self._store.append(
                *appends,
                command_id=self._entropy.uuid(),
                actor=str(request.account),
                at=self._clock.now(),
                remember=request.remember(appends[0].stream, appends[0].expected + 1),
            )
        except StreamConflict:
            return False
        return True

    async def _as_then(
        self, request: Request, known: Remembered, doubts: tuple[Doubt, ...]
    ) -> FromList:
        """Return what the same request led to: the deck is told of right after the cards."""
        stream = collection_stream(str(request.account))
        cards: tuple[PhysicalCard, ...] = ()
        deck: UUID | None = None
        for recorded in await self._store.load(stream, known.version - 1, known.version + 1):
            match recorded.event:
                case e.CardsRegistered():
                    cards = recorded.event.cards
                case e.CardsInDeck() if set(recorded.event.cards) == {card.id for card in cards}:
                    deck = UUID(recorded.event.deck)
        return FromList(cards, deck, doubts)


def _claim(listed: Listed) -> Claim:
    entry = listed.entry
    return Claim(
        listed.line, entry.name, entry.set_code, entry.number, entry.foil, entry.count, entry.zone
    )


def _unread(read: DeckList) -> tuple[Doubt, ...]:
    return tuple(
        Doubt(problem.line, problem.text, problem.code, problem.detail) for problem in read.problems
    )


def _entries(cards: Sequence[PhysicalCard], found: Sequence[Identified]) -> tuple[Entry, ...]:
    """Return the deck's entries: one for each card, in the zone where the list has it."""
    zones = [each.claim.zone for each in found for _ in range(each.claim.count)]
    return tuple(entry_of(card, zone) for card, zone in zip(cards, zones, strict=True))
