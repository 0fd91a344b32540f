"""Duels over HTTP while something goes wrong, and the reckoning afterwards."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random

import httpx

from tests.faults.ledger import Books
from tests.faults.nursery import Nursery, nursery
from tests.faults.pair import Pair
from tests.faults.stubborn import Notes
from tests.faults.tables import Tables
from tests.faults.watcher import watching

Disturb = Callable[[Nursery, Tables], Awaitable[None]]

HANGING = 20.0
"""Seconds after which a request counts as hanging; a long-poll of the players asks for 20."""


async def played_through(
    pair: Pair, prefix: str, disturb: Disturb, *, tables: int = 2, doors: int = 1
) -> Notes:
    """Play while ``disturb`` runs, let the games end, and return the notes.

    Asserts that nothing was lost or doubled, no game is stuck, every audit is clean, every
    board that anybody saw is what the events say, and every refusal said what it should.
    """
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(nursery(pair.database_url, pair.redis_url, prefix))
            for _ in range(doors)
        ]
        http = await stack.enter_async_context(httpx.AsyncClient(timeout=20 + HANGING))
        urls = tuple(server.url for server in servers)
        played = Tables(http, Random(prefix), doors=urls)
        disturbing = asyncio.create_task(_once_seated(servers[0], played, disturb))
        async with AsyncExitStack() as looking:
            watchers = [
                await looking.enter_async_context(watching(http, url, played)) for url in urls
            ]
            await played.until(disturbing.done, tables)
            await disturbing
        books = Books(pair.database_url, pair.redis_url, prefix, http, urls[0])
        found = await books.faults(played.games, played.notes.promises)
        assert found == [], found
    for watcher in watchers:
        assert watcher.looks
        wrong = await watcher.wrong(pair.database_url)
        assert wrong == [], wrong
    assert played.notes.odd == [], played.notes.odd
    assert played.notes.promises
    return played.notes


async def _once_seated(service: Nursery, played: Tables, disturb: Disturb) -> None:
    await played.seated.wait()
    await asyncio.sleep(0.5)
    await disturb(service, played)
