"""An append that fails inside Postgres: what is in memory stays what is recorded."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from uuid import UUID

import httpx
import psycopg
import pytest

from house.answers import answer
from tests.faults.campaigns import played_through
from tests.faults.ledger import Books
from tests.faults.nursery import Nursery, nursery
from tests.faults.pair import Pair
from tests.faults.tables import Tables

DISK_FULL = "53100"
STATEMENT_FAILED = "P0001"

_ARM = """
    CREATE SEQUENCE inserts;
    GRANT USAGE ON SEQUENCE inserts TO PUBLIC;
    CREATE FUNCTION fail_now_and_then() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF nextval('inserts') % {every} = 0 THEN
            RAISE EXCEPTION 'injected' USING ERRCODE = '{code}';
        END IF;
        RETURN NEW;
    END
    $$;
    CREATE TRIGGER failing AFTER INSERT ON events
        FOR EACH ROW EXECUTE FUNCTION fail_now_and_then();
"""
_DISARM = "DROP TRIGGER failing ON events; DROP FUNCTION fail_now_and_then; DROP SEQUENCE inserts"


@asynccontextmanager
async def failing(url: str, every: int, code: str) -> AsyncIterator[None]:
    """Let every n-th event that is inserted fail, after it was given its number."""
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as owner:
        await owner.execute(_ARM.format(every=every, code=code).encode())
        try:
            yield
        finally:
            await owner.execute(_DISARM)


@pytest.mark.parametrize(("code", "status"), [(DISK_FULL, 503), (STATEMENT_FAILED, 500)])
async def test_after_an_append_that_failed_the_game_stands_where_it_stood(
    pair: Pair, prefix: str, code: str, status: int
) -> None:
    async with (
        nursery(pair.database_url, pair.redis_url, prefix, log_level="CRITICAL") as service,
        httpx.AsyncClient(base_url=service.url, timeout=30) as http,
    ):
        tables = Tables(http, Random(1))
        clients, decks = await tables.pair()
        game = await tables.seat(clients, decks)
        states = [(client, await client.decisions(game)) for client in clients]
        client, before = next(each for each in states if each[1]["decisions"])
        view = await client.view(game)
        asked = before["decisions"][0]
        headers = {"Authorization": f"Bearer {client.token}", "Idempotency-Key": "once"}
        body = {"answers": [answer(asked, Random(1))]}
        path = f"/v1/games/{game}/decisions/{asked['decision_id']}"
        async with failing(pair.database_url, 1, code):
            for _ in range(2):
                failed = await http.post(path, headers=headers, json=body)
                assert failed.status_code == status, failed.text
                assert failed.headers["Content-Type"] == "application/problem+json"
                assert "injected" not in failed.text
                assert ("Retry-After" in failed.headers) == (status == 503)
            assert await client.decisions(game) == before
            assert await client.view(game) == view
        taken = await http.post(path, headers=headers, json=body)
        assert taken.status_code == 200, taken.text
        assert taken.json()["game_version"] > before["game_version"]
        books = Books(pair.database_url, pair.redis_url, prefix, http, service.url)
        assert await books.faults([str(UUID(game))], ()) == []


@pytest.mark.slow
async def test_a_disk_that_is_full_now_and_then_loses_and_doubles_nothing(
    pair: Pair, prefix: str
) -> None:
    async def fill(service: Nursery, played: Tables) -> None:
        async with failing(pair.database_url, 3, DISK_FULL):
            before = played.notes.unavailable
            while played.notes.unavailable < before + 15:
                await played.progress()

    notes = await played_through(pair, prefix, fill)
    assert notes.unavailable >= 15
