"""Tables: open one, invite to it, take and leave seats, act without being asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import msgspec

from domain.game import commands as c
from domain.game.decider import decide
from domain.game.state import Table, initial
from domain.game.timing import TERMS, TableClock, Terms
from domain.kernel.refusals import Conflict, Illegal, NotFound, Stale
from domain.rules import Incomplete
from services.commands.committing import Committing
from services.commands.locking import CHANGED
from services.commands.playing import Decks, Formats, Names
from services.commands.settling import Settling
from services.documents.format_actions import with_ids
from services.handling import Request
from services.ports import Clock, Entropy
from services.tables import Tables
from services.visibility import visible_table

MOST_READ = 3
"""How often a deck is read anew whose cards change while its owner sits down."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What table is wanted: its format, seats and options, its clock, and for whom it is."""

    format: str
    seats: int
    options: Mapping[str, Any] = {}
    clock: TableClock = TableClock()
    private: bool = False
    invite: Sequence[str] = ()


class Games:
    """The use cases of a table."""

    def __init__(
        self,
        tables: Tables,
        formats: Formats,
        decks: Decks,
        names: Names,
        committing: Committing,
        settling: Settling,
        clock: Clock,
        entropy: Entropy,
        terms: Terms = TERMS,
    ) -> None:
        self._tables = tables
        self._formats = formats
        self._decks = decks
        self._names = names
        self._committing = committing
        self._settling = settling
        self._locks = settling.locks
        self._terms = terms
        self._clock = clock
        self._entropy = entropy

    async def open(self, request: Request, wanted: Wanted) -> Table:
        """Open a table and return it; the opener has no seat yet.

        Raises ``Malformed``, also for an invited name that nobody has, and ``NotFound`` and
        ``IllegalDeck`` for decks of the table: nothing is recorded.
        """
        again = await self._committing.again(request)
        if again is not None:
            return (await self._tables.get(UUID(again.resource))).table
        game_id = self._entropy.uuid()
        laid = await self._decks.lay_out(
            request.account, wanted.format, wanted.seats, dict(wanted.options)
        )
        guests = [await self._names.named(name) for name in wanted.invite]
        command = c.OpenGame(
            account=str(request.account),
            format=wanted.format,
            seats=wanted.seats,
            options=dict(wanted.options),
            seed=self._entropy.token(32).hex(),
            nonce=self._entropy.token(32).hex(),
            view_key=self._entropy.token(32).hex(),
            clock=wanted.clock,
            private=wanted.private,
            invited={str(account): name for account, name in guests},
            terms=self._terms,
            decks=laid.decks,
            piles=laid.piles,
        )
        rules = self._formats.ruleset(wanted.format)
        events = decide(initial(str(game_id)), command, rules)
        if isinstance(events, Incomplete):
            raise AssertionError("opening a table asks nothing")
        prepared = self._committing.prepare(initial(str(game_id)), events)
        try:
            return (await self._committing.commit(game_id, prepared, request)).game.table
        except Stale:
            # Nobody else knows this id: it is the key that was used meanwhile.
            again = await self._committing.again(request)
            if again is None:
                raise
            return (await self._tables.get(UUID(again.resource))).table

    async def invite(self, request: Request, game_id: UUID, name: str) -> Table:
        """Invite one more account by its name; raises ``Malformed`` where nobody has it."""
        if await self._committing.again(request) is None:
            await self._visible(request, game_id)
            guest, called = await self._names.named(name)
            command = c.Invite(account=str(request.account), guest=str(guest), name=called)
            await self._committing.handle(request, game_id, command)
        return await self._visible(request, game_id)

    async def take_seat(
        self, request: Request, name: str, game_id: UUID, deck: UUID, *, waives: bool = False
    ) -> tuple[str, Table]:
        """Sit down with a deck and return the seat; the last seat starts the game.

        The physical cards of the deck are locked by the same append. A seat that ``waives``
        adds nothing to a mutual shuffle.
        """
        if await self._committing.again(request) is None:
            for attempt in range(MOST_READ):
                try:
                    await self._sit(request, name, game_id, deck, waives=waives)
                    break
                except Conflict as conflict:
                    if conflict.code != CHANGED or attempt + 1 == MOST_READ:
                        raise
        table = await self._visible(request, game_id)
        seat = table.seat_of(str(request.account))
        if seat is None:
            raise NotFound("You have no seat at this table.", code="no-seat")
        return seat, table

    async def _sit(
        self, request: Request, name: str, game_id: UUID, deck: UUID, *, waives: bool
    ) -> None:
        table = await self._visible(request, game_id)
        entries = await self._decks.bring(request.account, deck, table.format, table.options)
        at = self._clock.now()
        command = c.TakeSeat(
            account=str(request.account), name=name, deck=str(deck), entries=entries, at=at,
            waives=waives,
        )  # fmt: skip
        await self._committing.handle(request, game_id, command, at, self._locks.changed)

    async def leave_seat(self, request: Request, game_id: UUID) -> Table:
        """Get up before the game has begun."""
        return await self._before_the_start(
            request, game_id, c.LeaveSeat(account=str(request.account))
        )

    async def close(self, request: Request, game_id: UUID) -> Table:
        """Give the table up before the game has begun; who opened it may."""
        return await self._before_the_start(
            request, game_id, c.CloseTable(account=str(request.account))
        )

    async def act(
        self, request: Request, game_id: UUID, action: str, data: Mapping[str, Any]
    ) -> Table:
        """Take a standing action: ``data`` holds the ``stops`` to set, or whom it is ``against``.

        Or the handles of the ``card`` and the ``spell`` of an action of the format, or the
        ``terms`` of a bargain.
        """
        if await self._committing.again(request) is None:
            table = await self._visible(request, game_id)
            at = self._clock.now()
            if not data.keys().isdisjoint(("card", "terms")):
                named = await self._named(request, table, data)
                if named is None:
                    return await self._visible(request, game_id)
                data = named
            command = c.standing_action(str(request.account), action, data, at)
            await self._committing.handle(request, game_id, command, at)
            await self._settling.after((await self._tables.get(game_id)).table)
        return await self._visible(request, game_id)

    async def _named(
        self, request: Request, table: Table, data: Mapping[str, Any]
    ) -> Mapping[str, Any] | None:
        """Read handles by the table as it is known here, else as the store has it.

        None: the same request was recorded meanwhile, and has moved what it names.
        """
        account = str(request.account)
        try:
            return with_ids(table, account, data)
        except Illegal:
            fresh = await self._tables.refreshed(UUID(table.id))
        try:
            return with_ids(fresh.table, account, data)
        except Illegal:
            if await self._committing.again(request) is None:
                raise
        return None

    async def _before_the_start(
        self, request: Request, game_id: UUID, command: c.LeaveSeat | c.CloseTable
    ) -> Table:
        if await self._committing.again(request) is None:
            await self._visible(request, game_id)
            await self._committing.handle(request, game_id, command, alongside=self._locks.changed)
        return await self._visible(request, game_id)

    async def _visible(self, request: Request, game_id: UUID) -> Table:
        return await visible_table(self._tables, game_id, request.account)
