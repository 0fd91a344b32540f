"""Single statements on pooled connections; reads outlive a connection that was lost."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, LiteralString

from psycopg import AsyncConnection, InterfaceError, OperationalError
from psycopg.pq import TransactionStatus
from psycopg_pool import PoolTimeout

from infra.postgres.pool import Pool

ATTEMPTS = 3

Row = tuple[Any, ...]


def lost(error: OperationalError | InterfaceError) -> bool:
    """Tell whether an error means that the connection went away, not that a statement failed.

    Class 08 is a broken connection, 57P a server that stops or ended the session
    (PostgreSQL documentation, appendix A); without a code libpq itself met the end.
    """
    if isinstance(error, PoolTimeout):
        return False
    return error.sqlstate is None or error.sqlstate.startswith(("08", "57P"))


class Statements:
    """Runs one statement a transaction, without the round trips of BEGIN and COMMIT."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    @asynccontextmanager
    async def lent(self) -> AsyncIterator[AsyncConnection[Row]]:
        """Lend a connection in which every statement commits by itself."""
        async with self._pool.connection() as connection:
            await connection.set_autocommit(True)
            try:
                yield connection
            finally:
                # One that is not idle is broken or was left in the middle: the pool drops it.
                if connection.info.transaction_status == TransactionStatus.IDLE:
                    await connection.set_autocommit(False)

    async def run(self, statement: LiteralString, arguments: Mapping[str, Any]) -> list[Row]:
        """Run a statement once and return its rows."""
        async with self.lent() as connection:
            cursor = await connection.execute(statement, arguments)
            return await cursor.fetchall()

    async def read(self, statement: LiteralString, arguments: Mapping[str, Any]) -> list[Row]:
        """Run a statement that changes nothing, again if its connection is lost."""
        for _ in range(ATTEMPTS - 1):
            try:
                return await self.run(statement, arguments)
            except (OperationalError, InterfaceError) as error:
                await self.recover(error)
        return await self.run(statement, arguments)

    async def recover(self, error: OperationalError | InterfaceError) -> None:
        """Replace dead connections after one was lost; raises any other error again."""
        if not lost(error):
            raise error
        await self._pool.check()
