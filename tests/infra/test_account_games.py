"""What accounts are told, projected into Postgres exactly once."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, LiteralString
from uuid import UUID, uuid5

import pytest
from msgspec.structs import replace

from domain.game.events import GameOpened, SeatTaken
from infra.postgres.account_games import PostgresAccountFeeds, follow
from infra.postgres.pool import Pool, open_pool
from services.ports import Recorded
from tests.api.memory import MemoryFeeds, MemoryStore
from tests.support.records import recorded
from tests.support.whole_games import played

_ACCOUNTS = UUID(int=7)


@pytest.fixture
async def pool(fresh_database_url: str) -> AsyncIterator[Pool]:
    async with open_pool(fresh_database_url, size=4) as opened:
        yield opened


def account(name: str) -> str:
    """Return the id of the account with this name, as the service makes them."""
    return str(uuid5(_ACCOUNTS, name))


def games(*seeds: int) -> list[Recorded]:
    """Return whole games, their events taking turns in the log."""
    streams = []
    for seed in seeds:
        game = UUID(int=seed + 1)
        streams.append([_with_accounts(one) for one in recorded(game, played(seed, 60))])
    longest = max(map(len, streams))
    mixed = [one for at in range(longest) for stream in streams for one in stream[at : at + 1]]
    return [replace(one, position=at) for at, one in enumerate(mixed, start=1)]


def _with_accounts(one: Recorded) -> Recorded:
    match one.event:
        case GameOpened(opened_by=name) as event:
            return replace(one, event=replace(event, opened_by=account(name)))
        case SeatTaken(account=name) as event:
            return replace(one, event=replace(event, account=account(name)))
        case _:
            return one


async def project(pool: Pool, log: list[Recorded], size: int) -> None:
    """Project a log in batches."""
    for at in range(0, len(log), size):
        async with pool.connection() as connection, connection.transaction():
            await follow(connection, log[at : at + size])


async def rows(pool: Pool, query: LiteralString) -> list[Any]:
    async with pool.connection() as connection:
        return await (await connection.execute(query)).fetchall()


async def everything(pool: Pool) -> list[Any]:
    """Return all that is projected, but for the ids of rows."""
    return [
        await rows(pool, "SELECT game, version, body::text FROM game_notes ORDER BY game"),
        await rows(pool, "SELECT account, game, live FROM account_games ORDER BY account, game"),
        await rows(
            pool,
            "SELECT account, number, game, version, kind, detail::text, at FROM account_feed"
            " ORDER BY account, number",
        ),
    ]


async def test_however_the_log_is_cut_the_rows_are_the_same(pool: Pool) -> None:
    log = games(1, 2)
    seen = []
    for size in (len(log), 1, 7):
        async with pool.connection() as connection:
            await connection.execute("TRUNCATE game_notes, account_games, account_feed")
        await project(pool, log, size)
        seen.append(await everything(pool))
    assert seen[0][2]
    assert seen[0] == seen[1] == seen[2]


async def test_entries_of_an_account_have_no_gap_and_are_those_of_the_pure_fold(pool: Pool) -> None:
    log = games(3, 4)
    await project(pool, log, 5)
    store = MemoryStore()
    store.order = log
    expected, feeds = MemoryFeeds(store), PostgresAccountFeeds(pool)
    for name in ("account-A", "account-B"):
        who = UUID(account(name))
        told = await feeds.after(who, 0, 10_000)
        assert [each.number for each in told] == list(range(1, len(told) + 1))
        assert told == await expected.after(who, 0, 10_000)
        assert await feeds.last(who) == len(told)
        assert await feeds.games(who, 10) == await expected.games(who, 10)
        assert await feeds.after(who, 3, 2) == told[3:5]


async def test_whoever_waits_is_woken_by_an_entry_of_their_own(pool: Pool) -> None:
    log = games(5)
    feeds = PostgresAccountFeeds(pool)
    mine, strangers = asyncio.Event(), asyncio.Event()
    with feeds.watch(UUID(account("account-A")), mine), feeds.watch(UUID(int=9), strangers):
        async with asyncio.timeout(20):
            await mine.wait()  # the first look wakes all
            await strangers.wait()
        mine.clear()
        strangers.clear()
        await project(pool, log, len(log))
        async with asyncio.timeout(20):
            await mine.wait()
    assert not strangers.is_set()
    await feeds.close()
