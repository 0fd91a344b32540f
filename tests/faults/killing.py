"""The service killed again and again while duels are played; what that came to, as figures."""

import asyncio
import time
from dataclasses import asdict, dataclass
from random import Random

import httpx

from tests.faults.ledger import Books
from tests.faults.nursery import Nursery, nursery
from tests.faults.tables import Tables

TABLES = 3
LONGEST_LIFE = 0.35
"""Seconds that a process is allowed to serve at most before it is killed."""


@dataclass(frozen=True)
class Figures:
    """What a campaign came to; ``faults`` must be empty."""

    kills: int
    seconds: float
    games: int
    promises: int
    cut_off: int
    taken_unseen: int
    refused: int
    slowest: float
    faults: list[str]

    def document(self) -> dict[str, object]:
        return asdict(self)


async def campaign(
    database_url: str,
    redis_url: str,
    prefix: str,
    kills: int,
    seed: int,
    *,
    to_the_end: bool = False,
) -> Figures:
    """Kill the service at so many random moments, let the games end, and reckon up."""
    random, began = Random(seed), time.monotonic()
    async with (
        nursery(database_url, redis_url, prefix) as service,
        httpx.AsyncClient(base_url=service.url, timeout=40) as http,
    ):
        tables = Tables(http, random)
        killing = asyncio.create_task(_kill(service, tables, kills, random))
        await tables.until(killing.done, TABLES, to_the_end=to_the_end)
        await killing
        notes = tables.notes
        books = Books(database_url, redis_url, prefix, http, service.url)
        faults = await books.faults(tables.games, notes.promises)
    return Figures(
        kills, round(time.monotonic() - began, 1), len(tables.games), len(notes.promises),
        notes.cut_off, notes.taken_unseen, notes.refused, round(notes.slowest, 2),
        faults + notes.odd,
    )  # fmt: skip


async def _kill(service: Nursery, tables: Tables, kills: int, random: Random) -> None:
    await tables.seated.wait()
    for _ in range(kills):
        await service.ready()
        await asyncio.sleep(random.uniform(0, LONGEST_LIFE))
        service.kill()
        await service.reborn()
