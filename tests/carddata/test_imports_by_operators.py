"""An import that an operator orders of the running service, done by a process beside it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import UUID

import psycopg
import pytest

from infra.bootstrap import running
from infra.postgres.card_imports import LOST_AFTER
from infra.settings import Settings
from services.application import Application
from services.handling import Request
from tests.carddata.conftest import SHOCK, Written, scryfall_card

OPERATOR = UUID("018f0000-0000-7000-8000-00000000aaaa")


@asynccontextmanager
async def service(url: str, redis: str, prefix: str, folder: Path) -> AsyncIterator[Application]:
    settings = Settings(
        DATABASE_URL=url, REDIS_URL=redis, ANTECHAMBER_REDIS_PREFIX=prefix,
        ANTECHAMBER_CARD_FILES=folder, ANTECHAMBER_OPERATORS=f"{OPERATOR}",
    )  # fmt: skip
    async with running(settings) as application:
        yield application


async def ended(application: Application, job: str) -> dict[str, Any]:
    """Wait for the end of an import and return it."""
    for _ in range(600):
        found = await application.card_imports.get(OPERATOR, UUID(job))
        if found["status"] in {"done", "failed"}:
            return found
        await asyncio.sleep(0.1)
    raise TimeoutError(job)


async def test_an_ordered_import_is_done_and_its_cards_are_found(
    fresh_database_url: str, redis_url: str, redis_prefix: str, written: Written
) -> None:
    path = written([SHOCK, scryfall_card("Nobody's Spell")])
    async with service(fresh_database_url, redis_url, redis_prefix, path.parent) as application:
        job = await application.card_imports.order(Request(OPERATOR), path.name)
        done = await ended(application, job["id"])
        assert (done["status"], done["share"]) == ("done", 1.0)
        assert done["report"]["cards"]["read"] == 2
        (card,) = (await application.pool.find(["nobody's spell"]))["nobody's spell"]
        assert not card.playable


async def test_a_broken_file_fails_with_the_place(
    fresh_database_url: str, redis_url: str, redis_prefix: str, written: Written
) -> None:
    path = written('[{"name": "Shock", "layout": "nor')
    async with service(fresh_database_url, redis_url, redis_prefix, path.parent) as application:
        job = await application.card_imports.order(Request(OPERATOR), path.name)
        failed = await ended(application, job["id"])
        assert failed["status"] == "failed"
        assert "record 1" in failed["report"]["failure"]


async def test_an_import_whose_process_is_gone_reads_as_failed(
    fresh_database_url: str, redis_url: str, redis_prefix: str, tmp_path: Path
) -> None:
    job = "018f0000-0000-7000-8000-00000000bbbb"
    with psycopg.connect(fresh_database_url, autocommit=True) as connection:
        connection.execute(
            "INSERT INTO pool_imports (id, file, status, seen_at) VALUES"
            " (%s, 'x.json', 'running', clock_timestamp() - make_interval(secs => %s))",
            [job, LOST_AFTER + 1],
        )
    async with service(fresh_database_url, redis_url, redis_prefix, tmp_path) as application:
        found = await application.card_imports.get(OPERATOR, UUID(job))
    assert found["status"] == "failed"
    assert "nothing was changed" in found["report"]["failure"]


async def test_an_operator_who_is_no_id_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="badly formed"):
        _ = Settings(ANTECHAMBER_OPERATORS="anna").operator_accounts
