from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from infra.postgres.migrations import Migration, MigrationChanged, available, fingerprint, migrate
from infra.postgres.pool import open_pool

FIRST = Migration(
    "0001_things.sql", b"CREATE TABLE things (name text); CREATE INDEX ON things (name);"
)
SECOND = Migration("0002_more.sql", b"ALTER TABLE things ADD size int;")
BROKEN = Migration("0003_broken.sql", b"CREATE TABLE half (a int); SELECT no_such_function();")


@pytest.fixture
def empty_database_url(fresh_database_url: str) -> str:
    with psycopg.connect(fresh_database_url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return fresh_database_url


def tables(url: str) -> set[str]:
    with psycopg.connect(url) as connection:
        rows = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        return {row[0] for row in rows}


def test_each_migration_is_applied_once_and_in_order(empty_database_url: str) -> None:
    assert migrate(empty_database_url, [FIRST]) == (FIRST.name,)
    assert migrate(empty_database_url, [FIRST, SECOND]) == (SECOND.name,)
    assert migrate(empty_database_url, [FIRST, SECOND]) == ()


def test_a_migration_that_fails_leaves_nothing_of_itself(empty_database_url: str) -> None:
    with pytest.raises(psycopg.errors.UndefinedFunction):
        migrate(empty_database_url, [FIRST, BROKEN])
    assert tables(empty_database_url) == {"things", "schema_migrations"}


def test_an_applied_migration_that_was_edited_is_refused(empty_database_url: str) -> None:
    migrate(empty_database_url, [FIRST])
    edited = Migration(FIRST.name, FIRST.sql + b" ")
    with pytest.raises(MigrationChanged, match=FIRST.name):
        migrate(empty_database_url, [edited])


def test_of_processes_that_start_together_one_migrates(empty_database_url: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        applied = list(threads.map(lambda _: migrate(empty_database_url, [FIRST]), range(4)))
    assert sorted(applied) == [(), (), (), (FIRST.name,)]


def test_a_cloned_database_has_every_migration(database_url: str) -> None:
    assert migrate(database_url) == ()
    with psycopg.connect(database_url) as connection:
        rows = connection.execute("SELECT name FROM schema_migrations ORDER BY name").fetchall()
    assert [row[0] for row in rows] == [each.name for each in available()]


def test_a_schema_is_named_by_the_files_that_made_it() -> None:
    edited = Migration(FIRST.name, FIRST.sql + b" ")
    assert fingerprint([FIRST]) == fingerprint([FIRST])
    assert len({fingerprint(each) for each in ([], [FIRST], [edited], [FIRST, SECOND])}) == 4


async def test_the_pool_lends_connections_that_keep_utc_and_end_long_statements(
    database_url: str,
) -> None:
    async with open_pool(database_url, size=2) as pool, pool.connection() as connection:
        zone = await (await connection.execute("SHOW TIME ZONE")).fetchone()
        limit = await (await connection.execute("SHOW statement_timeout")).fetchone()
    assert (zone, limit) == (("UTC",), ("30s",))


async def test_a_pool_with_a_role_has_that_roles_rights_only(fresh_database_url: str) -> None:
    with psycopg.connect(fresh_database_url, autocommit=True) as owner:
        owner.execute("CREATE TABLE kept (a int)")
    async with (
        open_pool(fresh_database_url, size=1, role="pg_monitor") as pool,
        pool.connection() as connection,
    ):
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            await connection.execute("SELECT * FROM kept")
