"""Everything derived is built anew from the events, and is the same to the byte."""

import asyncio
import os
import sys
from random import Random
from typing import Any

import httpx
import psycopg
from redis.asyncio import Redis

from tests.faults.nursery import nursery
from tests.faults.pair import Pair
from tests.faults.tables import Tables
from tests.support.processes import REPOSITORY

Rows = dict[str, list[tuple[Any, ...]]]

PROJECTED = {
    "lobby": "SELECT * FROM lobby ORDER BY game",
    # What is leased, and at which version nothing ran, is bookkeeping.
    "deadlines": "SELECT game, due, open FROM deadlines ORDER BY game",
    "account_games": "SELECT * FROM account_games ORDER BY account, game",
    "game_notes": "SELECT * FROM game_notes ORDER BY game",
    "account_feed": "SELECT account, number, game, version, kind, detail, at"
    " FROM account_feed ORDER BY account, number",
    "shared_decks": "SELECT * FROM shared_decks ORDER BY deck",
    "anchors": "SELECT stream, version, head FROM anchors ORDER BY stream, version",
}


def projected(url: str) -> Rows:
    with psycopg.connect(url) as owner:
        return {name: owner.execute(query.encode()).fetchall() for name, query in PROJECTED.items()}


async def caught_up(url: str) -> None:
    """Wait until everything that follows the log has read all of it."""
    async with asyncio.timeout(30):
        while True:
            with psycopg.connect(url) as owner:
                behind = owner.execute(
                    "SELECT count(*) FROM projections"
                    " WHERE position < (SELECT max(notification_id) FROM events)"
                ).fetchone()
            if behind == (0,):
                return
            await asyncio.sleep(0.05)


async def boards(
    http: httpx.AsyncClient, played: Tables
) -> dict[tuple[str, str], tuple[str, bytes]]:
    """Return bytes and ETag of every audience of every game."""
    found = {}
    for game, clients in played.sitting.items():
        looks = [(client.token, None) for client in clients] + [(None, "public"), (None, "after")]
        for token, audience in looks:
            response = await http.get(
                f"/v1/games/{game}/view",
                params={"audience": audience} if audience else {},
                headers={"Authorization": f"Bearer {token}"} if token else {},
            )
            if response.status_code == 404 and audience == "after":
                continue  # that game is not over
            response.raise_for_status()
            name = audience or response.json()["audience"]
            found[game, name] = (response.headers["ETag"], response.content)
    return found


async def sandbox(http: httpx.AsyncClient, token: str | None) -> None:
    """Open a game from a position."""
    response = await http.post(
        "/v1/sandboxes",
        json={"players": [{"name": "One"}, {"name": "Two"}]},
        headers={"Authorization": f"Bearer {token}"},
    )
    response.raise_for_status()


async def shared_deck(http: httpx.AsyncClient, token: str | None) -> None:
    """Store a deck that everybody may read."""
    response = await http.post(
        "/v1/decks",
        json={"name": "For all", "format": "duel", "entries": [], "shared": True},
        headers={"Authorization": f"Bearer {token}"},
    )
    response.raise_for_status()


async def stored(redis: "Redis", prefix: str) -> dict[bytes, Any]:
    """Return every live view as it lies in Redis."""
    keys = [key async for key in redis.scan_iter(match=f"{prefix}:view:*", count=1000)]
    return {key: await redis.hgetall(key) for key in keys}


async def rebuild(pair: Pair, prefix: str) -> str:
    """Run the command as a person would, and return what it printed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "infra.cli", "rebuild",
        cwd=REPOSITORY, stdout=asyncio.subprocess.PIPE,
        env=os.environ | {
            "DATABASE_URL": pair.database_url,
            "REDIS_URL": pair.redis_url,
            "ANTECHAMBER_REDIS_PREFIX": prefix,
        },
    )  # fmt: skip
    told, _ = await process.communicate()
    assert process.returncode == 0
    return told.decode()


async def test_everything_rebuilt_from_events_is_the_same_to_the_byte(
    pair: Pair, prefix: str
) -> None:
    async with (
        nursery(pair.database_url, pair.redis_url, prefix) as service,
        httpx.AsyncClient(base_url=service.url, timeout=40) as http,
        Redis.from_url(pair.redis_url) as redis,
    ):
        played = Tables(http, Random(3))
        await played.until(lambda: len(played.notes.promises) >= 60, 2)
        await played.seat(*await played.pair())  # one that is under way
        await played.opened(*await played.pair())  # and one where a seat is free
        somebody = next(iter(played.sitting.values()))[0].token
        await sandbox(http, somebody)
        await shared_deck(http, somebody)
        await caught_up(pair.database_url)
        rows, seen, views = (
            projected(pair.database_url), await boards(http, played), await stored(redis, prefix)
        )  # fmt: skip
        assert all(rows[name] for name in PROJECTED)
        assert len({audience for _, audience in seen}) == 4

        spoil(pair.database_url)
        await redis.flushall()
        for key in views:
            await redis.hset(key, mapping={"v": 10**6, "e": '"wrong"', "b": b"{}"})
        assert "games" in await rebuild(pair, prefix)

        assert projected(pair.database_url) == rows
        assert await stored(redis, prefix) == views
        assert await boards(http, played) == seen


def spoil(url: str) -> None:
    """Make every projected row wrong, as newer than the truth, or lose it."""
    with psycopg.connect(url, autocommit=True) as owner:
        owner.execute("UPDATE lobby SET status = 'wrong', version = version + 1000")
        owner.execute("UPDATE deadlines SET open = '[7]', version = version + 1000")
        owner.execute("UPDATE game_notes SET body = '{}'")
        owner.execute("DELETE FROM account_games")
        owner.execute("UPDATE shared_decks SET name = 'wrong'")
        owner.execute("UPDATE account_feed SET kind = 'wrong'")
        owner.execute("SET session_replication_role = replica")
        owner.execute("DELETE FROM anchors")
