"""Decks: store, replace, delete, read, and bring to a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from uuid import UUID

import msgspec

from domain.cards.card import CardDefinition
from domain.cards.catalogue import Catalogue
from domain.deck import deck as decks
from domain.deck import events as e
from domain.deck.deck import Deck, Shelf
from domain.formats.deck_rules import Entry, card_of
from domain.formats.registry import format_of
from domain.game import events as game
from domain.kernel.refusals import Conflict, IllegalDeck, NotFound
from services.card_pool import CardPool, known_cards
from services.handling import Request, seen_before
from services.ports import Append, Clock, Entropy, EventStore, StreamConflict

_ATTEMPTS = 5


class Written(msgspec.Struct, frozen=True):
    """A deck as its owner writes it."""

    name: str
    format: str
    entries: tuple[Entry, ...]


class Decks:
    """The use cases of decks."""

    def __init__(
        self,
        store: EventStore,
        catalogue: Catalogue,
        pool: CardPool,
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self._store = store
        self._pool = pool
        self._catalogue = catalogue
        self._clock = clock
        self._entropy = entropy

    async def create(self, request: Request, written: Written) -> tuple[UUID, Deck]:
        """Store a deck; raises ``Malformed`` for a format that does not exist."""
        format_of(written.format)
        again = await self._again(request)
        if again is not None:
            return again
        account = str(request.account)
        deck_id = self._entropy.uuid()
        for _ in range(_ATTEMPTS):
            shelf = decks.with_room(await self._shelf(account))
            appends = (
                Append(deck_id, 0, (_event(account, written),)),
                Append(
                    decks.shelf_stream(account), shelf.version,
                    (e.DeckShelved(deck=str(deck_id)),),
                ),
            )  # fmt: skip
            if await self._append(request, deck_id, 1, appends):
                return deck_id, await self._load(deck_id)
            again = await self._again(request)
            if again is not None:
                return again
        raise Conflict("Your decks changed meanwhile.")

    async def replace(
        self, request: Request, deck_id: UUID, written: Written, expected: int | None = None
    ) -> Deck:
        """Replace a deck, at an expected version if one is given; raises ``Conflict``."""
        format_of(written.format)
        again = await self._again(request)
        if again is not None:
            return again[1]
        for _ in range(_ATTEMPTS):
            deck = await self.get(request.account, deck_id)
            if expected is not None and deck.version != expected:
                raise Conflict("The deck changed meanwhile.", code="deck-changed")
            event = _event(str(request.account), written)
            appends = (Append(deck_id, deck.version, (event,)),)
            if await self._append(request, deck_id, deck.version + 1, appends):
                return await self.get(request.account, deck_id)
        raise Conflict("The deck changed meanwhile.", code="deck-changed")

    async def delete(self, request: Request, deck_id: UUID) -> None:
        """Delete a deck; the same request again has no second effect."""
        account = str(request.account)
        for _ in range(_ATTEMPTS):
            if await seen_before(self._store, request) is not None:
                return
            deck = await self.get(request.account, deck_id)
            shelf = await self._shelf(account)
            appends = (
                Append(deck_id, deck.version, (e.DeckDeleted(),)),
                Append(
                    decks.shelf_stream(account), shelf.version,
                    (e.DeckUnshelved(deck=str(deck_id)),),
                ),
            )  # fmt: skip
            if await self._append(request, deck_id, deck.version + 1, appends):
                return
        raise Conflict("The deck changed meanwhile.", code="deck-changed")

    async def get(self, account: UUID, deck_id: UUID) -> Deck:
        """Return a deck of the account; raises ``NotFound``."""
        return decks.owned(await self._load(deck_id), str(account))

    async def owned(self, account: UUID) -> Sequence[tuple[UUID, Deck]]:
        """Return the account's decks, in the order in which they were stored."""
        found = []
        for deck in (await self._shelf(str(account))).decks:
            deck_id = UUID(deck)
            found.append((deck_id, await self._load(deck_id)))
        return [(deck_id, deck) for deck_id, deck in found if deck.owner]

    async def bring(self, account: UUID, deck: UUID, format_id: str) -> tuple[game.DeckEntry, ...]:
        """Return the main deck for a game; implements ``games.Decks``."""
        found = await self.get(account, deck)
        known = await known_cards(self._catalogue, self._pool, found.entries)
        problems = format_of(format_id).deck_check(found.entries, known)
        if problems:
            raise IllegalDeck(
                "The format does not allow this deck.",
                rule=problems[0].rule,
                data={"problems": [msgspec.to_builtins(one) for one in problems]},
            )
        cards: dict[str, CardDefinition] = {}
        counts: Counter[str] = Counter()
        for entry in found.entries:
            card = card_of(entry.name, self._catalogue)
            if entry.zone == "main" and card is not None:
                cards[card.name] = card
                counts[card.name] += entry.count
        return tuple(
            game.DeckEntry(name, cards[name].digest, count) for name, count in counts.items()
        )

    async def _append(
        self, request: Request, deck_id: UUID, version: int, appends: tuple[Append, ...]
    ) -> bool:
        """Append all or nothing, and tell whether it was so; a conflict is judged anew."""
        try:
            await self._store.append(
                *appends,
                command_id=self._entropy.uuid(),
                actor=str(request.account),
                at=self._clock.now(),
                remember=request.remember(deck_id, version),
            )
        except StreamConflict:
            return False
        return True

    async def _again(self, request: Request) -> tuple[UUID, Deck] | None:
        """Return what the same request led to, as it was then."""
        known = await seen_before(self._store, request)
        if known is None:
            return None
        deck_id = UUID(known.resource)
        deck = await self._load(deck_id, known.version)
        if not deck.owner:
            raise NotFound("There is no such deck.")
        return deck_id, deck

    async def _load(self, deck_id: UUID, upto: int | None = None) -> Deck:
        deck = Deck()
        for recorded in await self._store.load(deck_id, 0, upto):
            if not isinstance(recorded.event, e.DeckWritten | e.DeckDeleted):
                return Deck()  # the id is some other aggregate's
            deck = decks.evolve(deck, recorded.event)
        return deck

    async def _shelf(self, account: str) -> Shelf:
        shelf = Shelf()
        for recorded in await self._store.load(decks.shelf_stream(account)):
            shelf = decks.evolve_shelf(shelf, recorded.event)
        return shelf


def _event(owner: str, written: Written) -> e.DeckWritten:
    return e.DeckWritten(
        owner=owner, name=written.name, format=written.format, entries=written.entries
    )
