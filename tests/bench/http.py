"""Over HTTP, durable: actions a second with many duels, and live reads beside a constant."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from io import StringIO
from random import Random

import httpx
from rich.console import Console

from house.answers import Policy
from house.client import Client
from house.exhibition import Exhibition
from house.player import Player
from tests.bench.figures import Figure, percentile
from tests.e2e.service import served

TABLES = 12
SECONDS = 25.0
READS = 600
APP = "tests.bench.constant:create_app"


class Timed:
    """How long each accepted answer took, in milliseconds, as the client saw it."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.others = 0
        self.refused = 0
        self.kinds: Counter[str] = Counter()

    async def sent(self, request: httpx.Request) -> None:
        request.extensions["sent"] = time.perf_counter()

    async def received(self, response: httpx.Response) -> None:
        request = response.request
        if request.method == "POST" and "/decisions/" in request.url.path:
            took = time.perf_counter() - request.extensions["sent"]
            self.answers.append(took * 1000)
            self.refused += response.status_code >= 400
        else:
            self.others += 1


def connection(url: str, timed: Timed | None = None) -> httpx.AsyncClient:
    """Return a client that keeps its connections open."""
    hooks: dict[str, list[Callable[..., Awaitable[None]]]] = {}
    if timed is not None:
        hooks = {"request": [timed.sent], "response": [timed.received]}
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=200)
    return httpx.AsyncClient(base_url=url, timeout=60, event_hooks=hooks, limits=limits)


async def seated(http: httpx.AsyncClient, seed: int) -> tuple[Player, Player]:
    """Return the players of a new duel with sample decks."""
    rng = Random(seed)
    clients = [
        await Client(http).register(f"bench-{seed}-{side}", f"a long password {seed}")
        for side in "ab"
    ]
    decks = await clients[0].sample_decks()
    game = await clients[0].open_game("duel", 2)
    for client in clients:
        await client.take_seat(game, await client.make_deck(rng.choice(decks)))
    first, second = (Player(client, game, Random(seed + side), Policy())
                     for side, client in enumerate(clients))  # fmt: skip
    return first, second


async def _duels(http: httpx.AsyncClient, seed: int, until: float, timed: Timed) -> None:
    while time.perf_counter() < until:
        pair = await seated(http, seed)
        seed += 1000
        tasks = [asyncio.create_task(player.play()) for player in pair]
        await asyncio.wait(tasks, timeout=until - time.perf_counter())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in pair:
            timed.kinds.update(player.tally.kinds)


async def actions(url: str) -> tuple[Figure, Figure]:
    """Return actions a second and the time of the slowest hundredth."""
    timed = Timed()
    async with connection(url, timed) as http:
        begun = time.perf_counter()
        until = begun + SECONDS
        await asyncio.gather(*(_duels(http, 1 + n, until, timed) for n in range(TABLES)))
        spent = time.perf_counter() - begun
    on: dict[str, object] = {
        "tables_at_once": TABLES, "seconds": round(spent, 1), "answers": len(timed.answers),
        "refused": timed.refused, "other_requests": timed.others,
        "decisions": dict(timed.kinds), "boards": "sample decks of a duel, from the first turn",
    }  # fmt: skip
    rate = Figure(
        name="over HTTP", value=len(timed.answers) / spent, unit="actions/s", gate=200,
        measured_on=on,
    )  # fmt: skip
    slowest = Figure(
        name="over HTTP, slowest hundredth", value=percentile(timed.answers, 0.99),
        unit="ms at p99", gate=150, better="less", measured_on=on,
    )  # fmt: skip
    return rate, slowest


async def _reads(http: httpx.AsyncClient, path: str, token: dict[str, str]) -> float:
    begun = time.perf_counter()
    for _ in range(READS // 3):
        answered = await http.get(path, headers=token)
        assert answered.status_code == 200, answered.text
    return READS // 3 / (time.perf_counter() - begun)


async def reads(url: str) -> Figure:
    """Return live reads a second as a share of a constant of the same size, taken in turns."""
    async with connection(url) as http:
        exhibition = Exhibition(http, Random(3), Console(file=StringIO()))
        await exhibition.prepare()
        played = await exhibition.play(quiet=True)
        path = f"/v1/games/{played.game}/view?audience=public"
        size = len((await http.get(path)).content)
        live, constant = 0.0, 0.0
        for _ in range(3):
            live += await _reads(http, path, {})
            constant += await _reads(http, f"/constant/{size}", {})
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
        return [*await actions(url), await reads(url)]
