"""Postgres away, back, or with its connections killed: clear 503s, and then all goes on."""

import asyncio
from random import Random

import httpx
import psycopg
import pytest

from tests.faults.campaigns import HANGING, played_through
from tests.faults.nursery import Nursery
from tests.faults.pair import Pair
from tests.faults.tables import Tables

pytestmark = pytest.mark.slow


async def refused_clearly(http: httpx.AsyncClient, method: str, path: str, **body: str) -> None:
    """Ask without patience: the answer is a problem document that says when to come back."""
    response = await http.request(method, path, json=body or None, timeout=HANGING)
    assert response.status_code == 503, response.text
    assert response.headers["Content-Type"] == "application/problem+json"
    assert int(response.headers["Retry-After"]) > 0
    document = response.json()
    assert (document["status"], document["code"]) == (503, "unavailable")
    assert "127.0.0.1" not in response.text


async def test_while_postgres_is_stopped_requests_get_503_and_games_go_on_afterwards(
    pair: Pair, prefix: str
) -> None:
    async def stop_and_start(service: Nursery, _: Tables) -> None:
        await asyncio.to_thread(pair.postgres.stop)
        async with httpx.AsyncClient(base_url=service.url) as http:
            unknown = "/v1/games/0197f0f0-0000-7000-8000-000000000000"
            await refused_clearly(http, "GET", f"{unknown}/view")
            await refused_clearly(http, "GET", "/v1/games")
            await refused_clearly(
                http, "POST", "/v1/accounts", name="somebody", password="long enough for it"
            )
            assert (await http.get("/healthz")).status_code == 200
            assert (await http.get("/readyz", timeout=HANGING)).status_code == 503
        await asyncio.sleep(2)
        pair.start_postgres()

    notes = await played_through(pair, prefix, stop_and_start)
    assert notes.unavailable > 0


async def test_a_restart_of_postgres_loses_and_doubles_nothing(pair: Pair, prefix: str) -> None:
    async def restart(service: Nursery, played: Tables) -> None:
        for _ in range(3):
            await asyncio.to_thread(pair.postgres.stop)
            pair.start_postgres()
            await asyncio.sleep(1)

    await played_through(pair, prefix, restart)


async def test_connections_killed_at_random_moments_lose_and_double_nothing(
    pair: Pair, prefix: str
) -> None:
    killed = 0

    async def kill(service: Nursery, played: Tables) -> None:
        nonlocal killed
        random = Random(1)
        async with await psycopg.AsyncConnection.connect(
            pair.database_url, autocommit=True
        ) as owner:
            for _ in range(60):
                await asyncio.sleep(random.uniform(0, 0.1))
                cursor = await owner.execute(
                    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    " AND random() < %s",
                    [random.choice((0.3, 1.0))],
                )
                row = await cursor.fetchone()
                killed += row[0] if row else 0

    await played_through(pair, prefix, kill)
    assert killed > 0
