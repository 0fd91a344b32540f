"""What the service's own connections may not do, triggers or no triggers."""

from collections.abc import AsyncIterator
from uuid import uuid4

import psycopg
import pytest
from psycopg import sql
from psycopg.errors import InsufficientPrivilege
from structlog.testing import capture_logs

from infra.bootstrap import running
from infra.entropy import SystemEntropy
from infra.eventstore.store import PostgresEventStore
from infra.postgres.pool import Pool
from infra.postgres.rights import ROLE, service_role
from infra.readiness import Servers
from infra.settings import Settings
from tests.infra.recorded import appended, opened

APPENDED_TO = ("events", "anchors", "idempotency", "card_definitions", "pool_bodies",
               "schema_migrations")  # fmt: skip
COLUMN = {"events": "topic", "anchors": "head", "idempotency": "key", "pool_bodies": "digest"}


@pytest.fixture
async def pool(fresh_database_url: str, redis_url: str, redis_prefix: str) -> AsyncIterator[Pool]:
    """The running service's own pool; the owner has switched the triggers off."""
    settings = Settings(
        DATABASE_URL=fresh_database_url,
        REDIS_URL=redis_url,
        ANTECHAMBER_REDIS_PREFIX=redis_prefix,
    )
    with psycopg.connect(fresh_database_url, autocommit=True) as owner:
        owner.execute("ALTER TABLE events DISABLE TRIGGER USER")
        owner.execute("ALTER TABLE anchors DISABLE TRIGGER USER")
    async with running(settings) as application:
        assert isinstance(application.readiness, Servers)
        yield application.readiness._pool


@pytest.mark.parametrize("table", APPENDED_TO)
async def test_the_service_cannot_change_remove_or_truncate_what_is_recorded(
    pool: Pool, table: str
) -> None:
    column = sql.Identifier(COLUMN.get(table, "name"))
    name = sql.Identifier(table)
    for statement in (
        sql.SQL("UPDATE {} SET {} = 'x'").format(name, column),
        sql.SQL("DELETE FROM {}").format(name),
        sql.SQL("TRUNCATE {}").format(name),
        sql.SQL("DROP TABLE {}").format(name),
        sql.SQL("ALTER TABLE {} DISABLE TRIGGER USER").format(name),
    ):
        with pytest.raises(InsufficientPrivilege):
            async with pool.connection() as connection:
                await connection.execute(statement)


async def test_the_service_can_still_append_and_read(pool: Pool) -> None:
    store, stream = PostgresEventStore(pool, SystemEntropy()), uuid4()
    await appended(store, stream, 0, opened())
    assert len(await store.load(stream)) == 1


async def test_a_table_of_a_later_migration_can_be_written(
    pool: Pool, fresh_database_url: str
) -> None:
    with psycopg.connect(fresh_database_url, autocommit=True) as owner:
        owner.execute("CREATE TABLE later (id bigserial, a int)")
    async with pool.connection() as connection:
        await connection.execute("INSERT INTO later (a) VALUES (1)")
        await connection.execute("UPDATE later SET a = 2")
        await connection.execute("DELETE FROM later")


async def test_without_the_role_the_service_works_as_the_account_and_says_so(
    fresh_database_url: str,
) -> None:
    assert await service_role(fresh_database_url) == ROLE
    with psycopg.connect(fresh_database_url, autocommit=True) as owner:
        owner.execute(f"REVOKE ALL ON events FROM {ROLE}")
    with capture_logs() as logged:
        assert await service_role(fresh_database_url) is None
    assert [one["role"] for one in logged] == [ROLE]
