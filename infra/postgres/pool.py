"""Connections to Postgres, kept open and lent out; the one place where its faults are named."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, LiteralString

from psycopg import AsyncConnection, Error, InterfaceError, OperationalError, sql
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout, TooManyRequests

from domain.kernel.refusals import Unavailable

# What a row looks like is the caller's affair: each cursor names its row factory.
Connection = AsyncConnection[tuple[Any, ...]]

LEND_WITHIN = 3.0
"""Seconds a request waits for a connection: longer means that Postgres is away or overrun."""

STATEMENT_SECONDS = 30
"""What the server allows a statement."""

LENT_AT_MOST = STATEMENT_SECONDS + 5.0
"""Seconds after which whoever holds a connection is cut off, also where the server is frozen."""

RECONNECT = 2.0
"""Seconds the pool tries a lost connection anew; after that the next request asks for one."""

# PostgreSQL documentation, appendix A: 08 connection, 53 resources (full disk, too many
# connections), 57P the server stops or ended the session, 57014 a statement's time is up,
# 58 the system around the server, 25006 a server that is read only, 25P03 idle too long.
_AWAY = ("08", "53", "57P", "57014", "58", "25006", "25P03")
_LOST = ("08", "57P", "25P03")
_POOL = (PoolTimeout, PoolClosed, TooManyRequests)


class Away(Unavailable):
    """Postgres cannot do it for now.

    ``lost``: a connection went away in the middle of it, and another may serve; ``in_doubt``:
    it may have been done all the same.
    """

    def __init__(self, detail: str, *, lost: bool = False, in_doubt: bool = False) -> None:
        super().__init__(detail)
        self.lost = lost
        self.in_doubt = lost or in_doubt

    @classmethod
    def because_of(cls, error: Error) -> "Away | None":
        """Return the refusal for a fault of the server or the way to it, not of a statement."""
        if isinstance(error, _POOL):
            return cls("The database does not answer; nothing was recorded.")
        if error.sqlstate is None:
            # Without a code libpq itself met the end of the connection.
            if isinstance(error, OperationalError | InterfaceError):
                return cls("The connection to the database was lost.", lost=True)
            return None
        if not error.sqlstate.startswith(_AWAY):
            return None
        lost = error.sqlstate.startswith(_LOST)
        return cls("The database cannot serve this for now.", lost=lost)


class Pool(AsyncConnectionPool[Connection]):
    """A pool that raises ``Away`` where Postgres, or the way to it, is at fault."""

    @asynccontextmanager
    async def connection(self, timeout: float | None = None) -> AsyncIterator[Connection]:
        """Lend a connection; raises ``Away``, and psycopg's other errors.

        Every statement commits by itself, without the round trips of BEGIN and COMMIT; those
        that belong together ask for ``connection.transaction()``.
        """
        limit = asyncio.timeout(LENT_AT_MOST)
        try:
            async with limit, super().connection(timeout) as connection:
                yield connection
        except Error as error:
            away = Away.because_of(error)
            if away is None:
                raise
            raise away from error
        except TimeoutError as error:
            if not limit.expired():
                raise
            raise Away("The database does not answer.", in_doubt=True) from error


def new_pool(url: str, *, size: int = 10, role: str | None = None) -> Pool:
    """Return a pool that is not open yet, for whoever opens and closes it itself.

    ``role``: every connection works with this role's rights only, which may be fewer than
    the account's own. Statements end after 30 s and forgotten transactions after 60 s.
    """

    async def configure(connection: Connection) -> None:
        await connection.set_autocommit(True)
        for setting in _SESSION:
            await connection.execute(setting)
        if role is not None:
            await connection.execute(sql.SQL("SET ROLE {}").format(sql.Identifier(role)))

    return Pool(
        url,
        kwargs={"connect_timeout": 5},
        min_size=min(2, size),
        max_size=size,
        timeout=LEND_WITHIN,
        reconnect_timeout=RECONNECT,
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
