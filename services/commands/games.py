"""Tables: open one, take a seat, act without being asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from domain.game import commands as c
from domain.game.decider import decide
from domain.game.state import Table, initial
from domain.kernel.refusals import Malformed, NotFound
from domain.rules import Incomplete
from services.commands.committing import Committing
from services.commands.playing import Decks, Formats
from services.handling import Request
from services.ports import Entropy
from services.tables import Tables


class Games:
    """The use cases of a table."""

    def __init__(
        self,
        tables: Tables,
        formats: Formats,
        decks: Decks,
        committing: Committing,
        entropy: Entropy,
    ) -> None:
        self._tables = tables
        self._formats = formats
        self._decks = decks
        self._committing = committing
        self._entropy = entropy

    async def open(
        self, request: Request, format_id: str, seats: int, options: Mapping[str, Any]
    ) -> Table:
        """Open a table and return it; the opener has no seat yet."""
        again = await self._committing.again(request)
        if again is not None:
            return (await self._tables.get(UUID(again.resource))).table
        game_id = self._entropy.uuid()
        command = c.OpenGame(
            account=str(request.account),
            format=format_id,
            seats=seats,
            options=dict(options),
            seed=self._entropy.token(32).hex(),
            nonce=self._entropy.token(32).hex(),
            view_key=self._entropy.token(32).hex(),
        )
        rules = self._formats.ruleset(format_id)
        events = decide(initial(str(game_id)), command, rules)
        if isinstance(events, Incomplete):
            raise AssertionError("opening a table asks nothing")
        game, _ = await self._committing.commit(game_id, initial(str(game_id)), events, request)
        return game.table

    async def take_seat(
        self, request: Request, name: str, game_id: UUID, deck: UUID
    ) -> tuple[str, Table]:
        """Sit down with a deck and return the seat; the last seat starts the game."""
        if await self._committing.again(request) is None:
            format_id = (await self._tables.get(game_id)).table.format
            command = c.TakeSeat(
                account=str(request.account),
                name=name,
                deck=str(deck),
                entries=await self._decks.bring(request.account, deck, format_id),
            )
            await self._committing.handle(request, game_id, command)
        table = (await self._tables.get(game_id)).table
        seat = table.seat_of(str(request.account))
        if seat is None:
            raise NotFound("There is no such game.")
        return seat, table

    async def act(
        self, request: Request, game_id: UUID, action: str, data: Mapping[str, Any]
    ) -> Table:
        """Take a standing action: ``concede``, or ``set_stops`` with ``stops``."""
        if await self._committing.again(request) is None:
            account = str(request.account)
            command: c.Command
            match action:
                case "concede":
                    command = c.Concede(account=account)
                case "set_stops":
                    command = c.SetStops(account=account, stops=tuple(data.get("stops", ())))
                case _:
                    raise Malformed("There is no such action.", code="unknown-action")
            await self._committing.handle(request, game_id, command)
        return (await self._tables.get(game_id)).table
