"""Decks: store, replace, delete, read, and bring to a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from uuid import UUID

import msgspec

from domain.cards.catalogue import Catalogue
from domain.collection.collection import collection_stream
from domain.collection.decider import put_in_deck
from domain.collection.listing import cards_of, filled
from domain.deck import deck as decks
from domain.deck import events as e
from domain.deck.deck import Deck, Shelf
from domain.formats.deck_kinds import PLAYER
from domain.formats.deck_rules import DeckProblem, Entry
from domain.formats.registry import format_of
from domain.game import events as game
from domain.kernel.refusals import Conflict, IllegalDeck, NotFound
from services.card_pool import CardPool, known_cards
from services.commands.played_entries import played
from services.commands.playing import LaidOut
from services.commands.table_decks import TableDecks
from services.deck_verdicts import DeckVerdicts, Ownership
from services.handling import Request, seen_before
from services.holdings import Holdings
from services.people import People
from services.ports import Append, Clock, Entropy, EventStore, StreamConflict

_ATTEMPTS = 5


class Written(msgspec.Struct, frozen=True):
    """A deck as its owner writes it; one that is ``shared`` everybody may read."""

    name: str
    format: str
    entries: tuple[Entry, ...]
    kind: str = PLAYER
    shared: bool = False


class Decks:
    """The use cases of decks."""

    def __init__(
        self,
        store: EventStore,
        catalogue: Catalogue,
        pool: CardPool,
        clock: Clock,
        entropy: Entropy,
        holdings: Holdings | None = None,
    ) -> None:
        self._store = store
        self._holdings = holdings or Holdings(store)
        self._verdicts = DeckVerdicts(self._holdings, People(store))
        self._pool = pool
        self._catalogue = catalogue
        self._clock = clock
        self._entropy = entropy
        self._table_decks = TableDecks(catalogue, pool, self.read)

    async def create(self, request: Request, written: Written) -> tuple[UUID, Deck]:
        """Store a deck; raises ``Malformed`` for a format or a kind that does not exist.

        Of physical cards that it names raises ``NotFound`` where they are not the account's,
        and ``Conflict`` where a game holds them.
        """
        format_of(written.format).kind(written.kind)
        again = await self._again(request)
        if again is not None:
            return again
        account = str(request.account)
        deck_id = self._entropy.uuid()
        for _ in range(_ATTEMPTS):
            entries, listed = await self._listed(account, deck_id, written.entries)
            stored = msgspec.structs.replace(written, entries=entries)
            appends = (*await self.stored(account, deck_id, stored), *listed)
            if await self._append(request, deck_id, 1, appends):
                return deck_id, await self._load(deck_id)
            again = await self._again(request)
            if again is not None:
                return again
        raise Conflict("Your decks changed meanwhile.")

    async def stored(self, account: str, deck_id: UUID, written: Written) -> tuple[Append, ...]:
        """Return what stores a new deck; raises ``Conflict`` for one deck too many."""
        shelf = decks.with_room(await self._shelf(account))
        shelved = e.DeckShelved(deck=str(deck_id))
        return (
            Append(deck_id, 0, (_event(account, written),)),
            Append(decks.shelf_stream(account), shelf.version, (shelved,)),
        )

    async def replace(
        self, request: Request, deck_id: UUID, written: Written, expected: int | None = None
    ) -> Deck:
        """Replace a deck, at an expected version if one is given; raises ``Conflict``.

        A physical card that a game holds stays in its deck and comes to no other (C-23).
        """
        format_of(written.format).kind(written.kind)
        again = await self._again(request)
        if again is not None:
            return again[1]
        for _ in range(_ATTEMPTS):
            deck = await self.get(request.account, deck_id)
            if expected is not None and deck.version != expected:
                raise Conflict("The deck changed meanwhile.", code="deck-changed")
            account = str(request.account)
            entries, listed = await self._listed(account, deck_id, written.entries)
            event = _event(account, msgspec.structs.replace(written, entries=entries))
            appends = (Append(deck_id, deck.version, (event,)), *listed)
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
            _, listed = await self._listed(account, deck_id, ())
            appends = (
                Append(deck_id, deck.version, (e.DeckDeleted(),)),
                Append(
                    decks.shelf_stream(account), shelf.version,
                    (e.DeckUnshelved(deck=str(deck_id)),),
                ),
                *listed,
            )  # fmt: skip
            if await self._append(request, deck_id, deck.version + 1, appends):
                return
        raise Conflict("The deck changed meanwhile.", code="deck-changed")

    async def get(self, account: UUID, deck_id: UUID) -> Deck:
        """Return a deck of the account; raises ``NotFound``."""
        return decks.owned(await self._load(deck_id), str(account))

    async def read(self, account: UUID, deck_id: UUID) -> Deck:
        """Return a deck of the account, or a shared one; raises ``NotFound``.

        Which physical cards somebody else's deck is made of is not told.
        """
        deck = decks.readable(await self._load(deck_id), str(account))
        if deck.owner == str(account):
            return deck
        entries = tuple(msgspec.structs.replace(entry, card="") for entry in deck.entries)
        return msgspec.structs.replace(deck, entries=entries)

    async def owned(self, account: UUID) -> Sequence[tuple[UUID, Deck]]:
        """Return the account's decks, in the order in which they were stored."""
        found = []
        for deck in (await self._shelf(str(account))).decks:
            deck_id = UUID(deck)
            found.append((deck_id, await self._load(deck_id)))
        return [(deck_id, deck) for deck_id, deck in found if deck.owner]

    async def ownership(self, deck: Deck) -> Ownership:
        """Return what of a deck its owner still has, and what is wrong with the rest (C-8)."""
        return await self._verdicts.of(deck.owner, format_of(deck.format), deck.entries)

    async def bring(
        self, account: UUID, deck: UUID, format_id: str, options: Mapping[str, object]
    ) -> tuple[game.DeckEntry, ...]:
        """Return the main deck and its general for a game; implements ``games.Decks``.

        ``options`` are the table's. A physical card goes along as it is now, with those who
        signed it.
        """
        found = await self.get(account, deck)
        format_ = format_of(format_id)
        known = await known_cards(self._catalogue, self._pool, found.entries)
        held = await self._verdicts.of(str(account), format_, found.entries)
        house = format_.house_rules
        problems = (
            *_of_players(found),
            *held.problems,
            *format_.deck_check(held.entries, known),
            *(house(options)(held.entries, known) if house is not None else ()),
        )
        if problems:
            raise IllegalDeck(
                "The format does not allow this deck.",
                rule=problems[0].rule,
                data={"problems": [msgspec.to_builtins(one) for one in problems]},
            )
        owned = (await self._holdings.of(str(account))).cards if format_.physical else {}
        return played(found.entries, self._catalogue, owned)

    async def lay_out(
        self, account: UUID, format_id: str, seats: int, options: Mapping[str, object]
    ) -> LaidOut:
        """Return the decks that belong to a table; implements ``games.Decks``."""
        return await self._table_decks.lay_out(account, format_id, seats, options)

    async def _listed(
        self, account: str, deck_id: UUID, entries: tuple[Entry, ...]
    ) -> tuple[tuple[Entry, ...], tuple[Append, ...]]:
        """Return a deck's entries with what the collection knows of its physical cards.

        Beside them what to append to the collection, so that no game takes cards while their
        deck changes.
        """
        collection = await self._holdings.of(account)
        known = filled(collection, entries)
        events = put_in_deck(collection, str(deck_id), cards_of(known))
        if not events:
            return known, ()
        return known, (Append(collection_stream(account), collection.version, events),)

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


def _of_players(deck: Deck) -> tuple[DeckProblem, ...]:
    """Refuse a deck of the table in a player's hands."""
    if deck.kind == PLAYER:
        return ()
    detail = "The deck belongs to a table: a player sits down with a deck of their own."
    return (DeckProblem("CR 100.2", "other-kind", detail),)


def _event(owner: str, written: Written) -> e.DeckWritten:
    return e.DeckWritten(
        owner=owner, name=written.name, format=written.format, entries=written.entries,
        kind=written.kind, shared=written.shared,
    )  # fmt: skip
