"""The mutual shuffle: what a seat adds to its game's chance, or that it adds nothing (C-20)."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from domain.game import commands as c
from domain.game.state import Table
from services.commands.committing import Committing
from services.handling import Request
from services.ports import Clock
from services.tables import Tables
from services.visibility import visible_table


class Shuffles:
    """The use cases of a mutual shuffle; with what the last seat does the game begins."""

    def __init__(self, tables: Tables, committing: Committing, clock: Clock) -> None:
        self._tables = tables
        self._committing = committing
        self._clock = clock

    async def commit(self, request: Request, game_id: UUID, commitment: str) -> Table:
        """Bind a seat to its entropy; raises ``Malformed``, ``Conflict`` and ``Stale``."""
        account, at = str(request.account), self._clock.now()
        command = c.CommitRandomness(account=account, commitment=commitment, at=at)
        return await self._handled(request, game_id, command, at)

    async def contribute(self, request: Request, game_id: UUID, entropy: str, nonce: str) -> Table:
        """Open what a seat committed to; raises ``Illegal`` where it is something else."""
        account, at = str(request.account), self._clock.now()
        command = c.ContributeRandomness(account=account, entropy=entropy, nonce=nonce, at=at)
        return await self._handled(request, game_id, command, at)

    async def waive(self, request: Request, game_id: UUID) -> Table:
        """Add nothing; raises ``Conflict`` for a seat that has contributed."""
        at = self._clock.now()
        command = c.WaiveRandomness(account=str(request.account), at=at)
        return await self._handled(request, game_id, command, at)

    async def _handled(
        self, request: Request, game_id: UUID, command: c.Command, at: datetime
    ) -> Table:
        if await self._committing.again(request) is None:
            await visible_table(self._tables, game_id, request.account)
            await self._committing.handle(request, game_id, command, at)
        return await visible_table(self._tables, game_id, request.account)
