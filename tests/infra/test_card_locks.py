"""Cards that a game holds, on a real Postgres: asked for at once, by several processes."""

import asyncio

import pytest

from domain.cards.catalogue import STARTER
from domain.collection import decider
from domain.collection.collection import collection_stream
from domain.formats.deck_rules import Entry
from domain.kernel.refusals import Conflict
from infra.entropy import SystemEntropy
from infra.postgres.pool import Pool
from services.commands.decks import Decks, Written
from services.handling import Request
from services.ports import Append, StreamConflict
from tests.api.memory_pool import MemoryPool
from tests.infra.stakes_kept import outcomes, started
from tests.support.stake_worlds import ANY, account_of
from tests.support.timed_games import HandClock


async def test_of_two_tables_at_once_one_gets_the_cards(pool: Pool, clock: HandClock) -> None:
    one, other = started(pool, clock), started(pool, clock)
    for name in ("anna", "ben"):
        await one.register(name)
    games = [await one.opened("ben"), await other.opened("ben")]
    done, refused = await outcomes(one.sit(games[0], "anna", ANY), other.sit(games[1], "anna", ANY))
    assert done == 1
    assert [each.code for each in refused] == ["card-locked"]
    holders = set((await started(pool, clock).collection("anna")).locked.values())
    seated = {str(g) for g in games if (await other.table(g)).seat_of(str(account_of("anna")))}
    assert holders == seated


async def test_a_card_that_is_offered_meanwhile_is_at_no_table(
    pool: Pool, clock: HandClock
) -> None:
    process = started(pool, clock)
    for name in ("anna", "ben"):
        await process.register(name)
    game = await process.opened("ben")
    mine, theirs = await process.collection("anna"), await process.collection("ben")
    made, come = decider.offer(mine, theirs, next(iter(mine.cards)), "o", ("anna", "ben"))

    async def offer() -> None:
        try:
            await process.store.append(
                Append(collection_stream(mine.account), mine.version, made),
                Append(collection_stream(theirs.account), theirs.version, come),
                command_id=SystemEntropy().uuid(), actor=mine.account, at=clock.now(),
            )  # fmt: skip
        except StreamConflict:
            raise Conflict("changed") from None

    done, _ = await outcomes(process.sit(game, "anna", ANY), offer())
    after = await started(pool, clock).collection("anna")
    assert done == 1
    assert bool(after.locked) != bool(after.offers)


@pytest.mark.parametrize("head_start", range(3))
async def test_no_deck_is_edited_once_a_game_holds_its_cards(
    pool: Pool, clock: HandClock, head_start: int
) -> None:
    process, other = started(pool, clock), started(pool, clock)
    await process.register("anna")
    game = await process.opened("ben")
    entries = tuple(
        Entry(1, card.name, card=card.id)
        for card in (await process.collection("anna")).cards.values()
    )
    decks = Decks(other.store, STARTER, MemoryPool(), clock, SystemEntropy(), other.holdings)
    request = Request(account_of("anna"))
    deck, _ = await decks.create(request, Written("Mine", "centurion", entries))

    async def edit() -> None:
        for _ in range(head_start):
            await asyncio.sleep(0.002)
        await decks.replace(request, deck, Written("Mine", "centurion", entries[1:]))

    await outcomes(process.sit(game, "anna", ANY), edit())
    told = [
        type(each.event).__name__
        for each in await process.store.load(collection_stream(str(account_of("anna"))))
    ]
    assert told.count("CardsLocked") == 1
    assert told[-1] == "CardsLocked"


async def test_the_same_seat_asked_for_many_times_locks_the_cards_once(
    pool: Pool, clock: HandClock
) -> None:
    processes = [started(pool, clock) for _ in range(4)]
    await processes[0].register("anna")
    game = await processes[0].opened("ben")
    request = Request(account_of("anna"), "sit", "same")
    done, _ = await outcomes(
        *(each.games.take_seat(request, "anna", game, ANY, waives=True) for each in processes)
    )
    assert done == len(processes)
    stream = await processes[0].store.load(collection_stream(str(account_of("anna"))))
    assert [type(each.event).__name__ for each in stream] == ["CardsRegistered", "CardsLocked"]
