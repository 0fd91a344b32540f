"""Over HTTP, durable: actions a second with many duels, and live reads beside a constant."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from io import StringIO
from itertools import cycle
from random import Random

import aiohttp
import httpx
from msgspec.structs import replace
from rich.console import Console

from house.exhibition import Exhibition
from house.player import Player
from tests.bench.figures import Figure, percentile
from tests.bench.lean import Lean, Timed
from tests.bench.spent import each, spent
from tests.e2e.service import served

TABLES = 12
SECONDS = 20.0
READS = 600
FORMAT = "duel"
APP = "tests.bench.constant:create_app"


def connection(url: str) -> httpx.AsyncClient:
    """Return a client that keeps its connections open."""
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=200)
    return httpx.AsyncClient(base_url=url, timeout=60, limits=limits)


def lean(url: str) -> aiohttp.ClientSession:
    """Return a session that keeps its connections open."""
    connector = aiohttp.TCPConnector(limit=0)
    return aiohttp.ClientSession(url, connector=connector, timeout=aiohttp.ClientTimeout(total=60))


class Pair:
    """Two accounts with sample decks that play one duel after another."""

    def __init__(self, nobody: Lean, seed: int) -> None:
        self._clients = [nobody, nobody]
        self._seed = seed
        self._games = 0
        self._decks: list[str] = []
        self.kinds: Counter[str] = Counter()

    async def prepare(self) -> None:
        """Register the accounts and make their decks; passwords are slow on purpose."""
        for side, nobody in enumerate(self._clients):
            name, password = f"bench-{self._seed}-{side}", f"a long password {self._seed}"
            client = self._clients[side] = await nobody.register(name, password)
            decks = [deck for deck in await client.sample_decks() if deck["format"] == FORMAT]
            self._decks.append(await client.make_deck(Random(self._seed + side).choice(decks)))

    async def play(self, until: float) -> None:
        """Play duels until then."""
        while (left := until - time.perf_counter()) > 0:
            self._games += 1
            game = await self._clients[0].open_game(FORMAT, 2)
            for client, deck in zip(self._clients, self._decks, strict=True):
                await client.take_seat(game, deck)
            players = [
                Player(client, game, Random(self._seed * 1000 + self._games * 2 + side))
                for side, client in enumerate(self._clients)
            ]
            tasks = [asyncio.create_task(player.play()) for player in players]
            await asyncio.wait(tasks, timeout=left)
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception):
                    raise ended
            for player in players:
                self.kinds.update(player.tally.kinds)


async def actions(urls: Sequence[str]) -> tuple[Figure, Figure]:
    """Return actions a second and the time of the slowest hundredth.

    With several processes of the service each duel stays at one of them, as a proxy would have
    it that sends requests on by the id of the game in their path.
    """
    timed = Timed()
    async with AsyncExitStack() as stack:
        sessions = [await stack.enter_async_context(lean(url)) for url in urls]
        turns = cycle(sessions)
        pairs = [
            Pair(Lean(next(turns), timed), len(urls) * TABLES + number) for number in range(TABLES)
        ]
        for pair in pairs:
            await pair.prepare()
        timed.others = 0
        begun, used = time.perf_counter(), spent()
        until = begun + SECONDS
        await asyncio.gather(*(pair.play(until) for pair in pairs))
        seconds = time.perf_counter() - begun
        costs = each(used, spent(), len(timed.answers))
    kinds: Counter[str] = sum((pair.kinds for pair in pairs), Counter())
    on: dict[str, object] = {
        "processes": len(urls), "tables_at_once": TABLES, "seconds": round(seconds, 1), "answers": len(timed.answers),
        "cpu_milliseconds_an_action": costs, "refused": timed.refused, "other_requests": timed.others,
        "decisions": dict(kinds), "boards": "sample decks of a duel, from the first turn",
        "commits": "synchronous, fsync on", "client": "aiohttp, in a process of its own",
    }  # fmt: skip
    name = f"over HTTP, {len(urls)} process{'es' if len(urls) > 1 else ''}"
    rate = Figure(name=name, value=len(timed.answers) / seconds, unit="actions/s", measured_on=on)
    slowest = Figure(
        name=f"{name}, slowest hundredth", value=percentile(timed.answers, 0.99),
        unit="ms at p99", better="less", measured_on=on,
    )  # fmt: skip
    return rate, slowest


async def _reads(http: httpx.AsyncClient, path: str) -> float:
    begun = time.perf_counter()
    for _ in range(READS // 3):
        answered = await http.get(path)
        assert answered.status_code == 200, answered.text
    return READS // 3 / (time.perf_counter() - begun)


async def reads(url: str) -> Figure:
    """Return live reads a second as a share of a constant of the same size, taken in turns."""
    async with connection(url) as http:
        exhibition = Exhibition(http, Random(3), Console(file=StringIO()), FORMAT)
        await exhibition.prepare()
        played = await exhibition.play(quiet=True)
        path = f"/v1/games/{played.game}/view?audience=public"
        size = len((await http.get(path)).content)
        live, constant = 0.0, 0.0
        for _ in range(3):
            live += await _reads(http, path)
            constant += await _reads(http, f"/constant/{size}")
    return Figure(
        name="live read beside a constant", value=live / constant, unit="ratio", gate=0.5,
        measured_on={
            "bytes": size, "reads_per_second": round(live / 3), "audience": "public",
            "constant_per_second": round(constant / 3), "board": "the end of a duel",
        },
    )  # fmt: skip


async def measured(database_url: str, redis_url: str) -> list[Figure]:
    """Return all figures over HTTP."""
    async with served(database_url, redis_url, "bench", APP) as url:
        read = await reads(url)
        alone = await actions([url])
        async with served(database_url, redis_url, "bench", APP) as other:
            rate, slowest = await actions([url, other])
    return [replace(rate, gate=200), replace(slowest, gate=150), *alone, read]
