"""Single statements on pooled connections; reads outlive a connection that was lost."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, LiteralString

from infra.postgres.pool import LEND_WITHIN, Away, Pool

ATTEMPTS = 3

Row = tuple[Any, ...]
Arguments = Mapping[str, Any] | Sequence[Any]


class Statements:
    """Runs single statements, each a transaction."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def run(self, statement: LiteralString, arguments: Arguments) -> list[Row]:
        """Run a statement once and return its rows."""
        async with self._pool.connection() as connection:
            cursor = await connection.execute(statement, arguments)
            return await cursor.fetchall()

    async def read(self, statement: LiteralString, arguments: Arguments) -> list[Row]:
        """Run a statement that changes nothing, again if its connection is lost."""
        for _ in range(ATTEMPTS - 1):
            try:
                return await self.run(statement, arguments)
            except Away as error:
                await self.recover(error)
        return await self.run(statement, arguments)

    async def recover(self, error: Away) -> None:
        """Replace dead connections after one was lost; raises any other fault again."""
        if not error.lost:
            raise error
        try:
            async with asyncio.timeout(LEND_WITHIN):
                await self._pool.check()
        except TimeoutError:
            raise error from None
