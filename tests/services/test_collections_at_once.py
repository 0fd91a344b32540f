"""Two requests for one physical card at the same time, on the real Postgres: one of them wins."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from typing import Any
from uuid import UUID, uuid4

import pytest

from domain.cards.catalogue import STARTER
from domain.collection import decider
from domain.collection.collection import Collection, collection_stream
from domain.formats.deck_rules import Entry
from domain.kernel.events import Event
from domain.kernel.refusals import Conflict, NotFound, Refusal
from domain.player import account as accounts
from domain.player import events as p
from infra.entropy import SystemEntropy
from infra.eventstore.store import PostgresEventStore
from infra.postgres.pool import open_pool
from services.commands.collections import Collections
from services.commands.decks import Decks, Written
from services.commands.identifying import Claim
from services.commands.offers import Offers
from services.handling import Request
from services.holdings import Holdings
from services.people import People
from services.ports import Append, StreamConflict
from tests.api.memory_pool import MemoryPool
from tests.support.accounts import SetClock

ROUNDS = 5


class Process:
    """The services of one process; several share a database and nothing else."""

    def __init__(self, store: PostgresEventStore) -> None:
        entropy, clock, pool = SystemEntropy(), SetClock(), MemoryPool()
        self.store = store
        self.holdings = Holdings(store)
        self.collections = Collections(store, self.holdings, pool, clock, entropy)
        self.offers = Offers(store, self.holdings, People(store), clock, entropy)
        self.decks = Decks(store, STARTER, pool, clock, entropy, self.holdings)

    async def account(self, name: str) -> UUID:
        """Make an account of that name."""
        made = uuid4()
        claimed = p.NameClaimed(account=str(made))
        await self._append(
            Append(accounts.name_stream(name), 0, (claimed,)),
            Append(made, 0, (p.Registered(name=name, password_hash="none"),)),
        )
        return made

    async def a_card(self, owner: UUID) -> str:
        """Register a card."""
        (card,) = await self.collections.register(Request(owner), [Claim(1, "Shock")])
        return card.id

    async def locked(self, owner: UUID, game: str, card: str) -> None:
        """Let a game hold a card, as taking a seat does; raises as that does."""
        collection = await self.holdings.of(str(owner))
        await self._change(collection, decider.lock(collection, game, [card]))

    async def _change(self, collection: Collection, events: tuple[Event, ...]) -> None:
        try:
            await self._append(
                Append(collection_stream(collection.account), collection.version, events)
            )
        except StreamConflict:
            raise Conflict("The collection changed meanwhile.") from None

    async def _append(self, *appends: Append) -> None:
        await self.store.append(
            *appends, command_id=uuid4(), actor="", at=SetClock().now(), remember=None
        )


@pytest.fixture
async def processes(fresh_database_url: str) -> AsyncIterator[tuple[Process, Process]]:
    async with open_pool(fresh_database_url, size=4) as pool:
        yield (
            Process(PostgresEventStore(pool, SystemEntropy())),
            Process(PostgresEventStore(pool, SystemEntropy())),
        )


async def at_once(*tries: Awaitable[Any]) -> list[Any]:
    """Run all at the same time and return what each led to; only refusals are expected."""
    found = await asyncio.gather(*tries, return_exceptions=True)
    for one in found:
        assert not isinstance(one, BaseException) or isinstance(one, Refusal), one
    return list(found)


async def test_two_games_want_one_card_and_one_of_them_gets_it(
    processes: tuple[Process, Process],
) -> None:
    here, there = processes
    anna = await here.account("anna")
    for number in range(ROUNDS):
        card = await here.a_card(anna)
        games = f"game {number}", f"other game {number}"
        found = await at_once(here.locked(anna, games[0], card), there.locked(anna, games[1], card))
        assert sum(isinstance(one, Conflict) for one in found) == 1
        for process in processes:
            assert (await process.holdings.of(str(anna))).locked[card] in games


async def test_an_offer_is_accepted_once_or_withdrawn_never_both(
    processes: tuple[Process, Process],
) -> None:
    here, there = processes
    anna, ben = await here.account("anna"), await here.account("ben")
    for _ in range(ROUNDS):
        card = await here.a_card(anna)
        offer = (await here.offers.make(Request(anna), card, "ben")).offer.id
        found = await at_once(
            here.offers.accept(Request(ben), offer),
            there.offers.accept(Request(ben), offer),
            there.offers.withdraw(Request(anna), offer),
        )
        assert sum(isinstance(one, NotFound) for one in found) == 2
        owners = [
            owner for owner in (anna, ben)
            if card in (await here.holdings.of(str(owner))).cards
        ]  # fmt: skip
        assert len(owners) == 1
        assert not (await there.holdings.of(str(ben))).offers


async def test_a_card_goes_to_a_game_or_is_offered_never_both(
    processes: tuple[Process, Process],
) -> None:
    here, there = processes
    anna = await here.account("anna")
    await here.account("ben")
    for _ in range(ROUNDS):
        card = await here.a_card(anna)
        found = await at_once(
            here.locked(anna, "game 1", card), there.offers.make(Request(anna), card, "ben")
        )
        assert sum(isinstance(one, Refusal) for one in found) == 1
        collection = await here.holdings.of(str(anna))
        assert (card in collection.locked) is not (card in collection.offered)


async def test_a_card_is_not_edited_out_of_a_deck_while_a_game_takes_it(
    processes: tuple[Process, Process],
) -> None:
    here, there = processes
    anna = await here.account("anna")
    for _ in range(ROUNDS):
        card = await here.a_card(anna)
        written = Written("Burn", "duel", (Entry(1, "", card=card),))
        deck, _ = await here.decks.create(Request(anna), written)
        found = await at_once(
            here.locked(anna, f"game of {card}", card),
            there.decks.replace(Request(anna), deck, Written("Burn", "duel", ())),
        )
        assert sum(isinstance(one, Refusal) for one in found) == 1
        collection = await there.holdings.of(str(anna))
        listed = [each.card for each in (await there.decks.get(anna, deck)).entries]
        assert (card in collection.locked) is (card in listed)


async def test_the_same_request_in_two_processes_registers_once(
    processes: tuple[Process, Process],
) -> None:
    anna = await processes[0].account("anna")
    asked = Request(anna, "key", "body")
    found = await at_once(
        *(process.collections.register(asked, [Claim(1, "Shock")]) for process in processes)
    )
    assert found[0] == found[1]
    assert len((await processes[0].holdings.of(str(anna))).cards) == 1


async def test_the_same_acceptance_in_two_processes_is_one(
    processes: tuple[Process, Process],
) -> None:
    here, there = processes
    anna, ben = await here.account("anna"), await here.account("ben")
    card = await here.a_card(anna)
    offer = (await here.offers.make(Request(anna), card, "ben")).offer.id
    asked = Request(ben, "key", "body")
    found = await at_once(here.offers.accept(asked, offer), there.offers.accept(asked, offer))
    assert found[0] == found[1]
    assert found[0].status == "accepted"
