"""Connections to Postgres, kept open and lent out."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, LiteralString

from psycopg import AsyncConnection, sql
from psycopg_pool import AsyncConnectionPool

# What a row looks like is the caller's affair: each cursor names its row factory.
Pool = AsyncConnectionPool[AsyncConnection[tuple[Any, ...]]]


def new_pool(url: str, *, size: int = 10, role: str | None = None) -> Pool:
    """Return a pool that is not open yet, for whoever opens and closes it itself.

    ``role``: every connection works with this role's rights only, which may be fewer than
    the account's own. Statements end after 30 s and forgotten transactions after 60 s.
    """

    async def configure(connection: AsyncConnection[tuple[Any, ...]]) -> None:
        await connection.set_autocommit(True)
        for setting in _SESSION:
            await connection.execute(setting)
        if role is not None:
            await connection.execute(sql.SQL("SET ROLE {}").format(sql.Identifier(role)))
        await connection.set_autocommit(False)

    return AsyncConnectionPool(
        url,
        min_size=min(2, size),
        max_size=size,
        timeout=10,
        open=False,
        configure=configure,
        name="antechamber",
    )


_SESSION: tuple[LiteralString, ...] = (
    "SET TIME ZONE 'UTC'",
    "SET statement_timeout = '30s'",
    "SET idle_in_transaction_session_timeout = '60s'",
)


@asynccontextmanager
async def open_pool(url: str, *, size: int = 10, role: str | None = None) -> AsyncIterator[Pool]:
    """Give an open pool and close it at the end; raises ``PoolTimeout`` if Postgres is away."""
    pool = new_pool(url, size=size, role=role)
    await pool.open(wait=True, timeout=10)
    try:
        yield pool
    finally:
        await pool.close()
