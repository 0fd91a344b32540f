"""Playing: open a table, take a seat, answer, act; decide → append → memory → views → reply."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from domain.game import commands as c
from domain.game.decider import Ruleset, decide
from domain.game.state import Game, Table, evolve, initial
from domain.kernel.events import Event
from domain.kernel.refusals import Conflict, KeyReused, Malformed, NotFound, Stale
from domain.rules import Incomplete, Question
from services.commands.judging import judge, open_questions, payment_of
from services.commands.playing import Decks, Formats, Lobby, Outcome
from services.documents import decisions as documents
from services.documents.board import live_views
from services.handling import Request
from services.ports import (
    Append,
    Clock,
    Entropy,
    EventStore,
    LiveViews,
    Recorded,
    Remembered,
    StreamConflict,
)
from services.tables import Tables

Json = dict[str, Any]


class Games:
    """The use cases of a game."""

    def __init__(
        self,
        store: EventStore,
        tables: Tables,
        views: LiveViews,
        formats: Formats,
        decks: Decks,
        lobby: Lobby,
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self._store = store
        self._tables = tables
        self._views = views
        self._formats = formats
        self._decks = decks
        self._lobby = lobby
        self._clock = clock
        self._entropy = entropy

    # -- Writing --

    async def open(
        self, request: Request, format_id: str, seats: int, options: Mapping[str, Any]
    ) -> Table:
        """Open a table and return it; the opener has no seat yet."""
        again = await self._again(request)
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
        game, _ = await self._append(game_id, initial(str(game_id)), events, request)
        return game.table

    async def take_seat(
        self, request: Request, name: str, game_id: UUID, deck: UUID
    ) -> tuple[str, Table]:
        """Sit down with a deck and return the seat; the last seat starts the game."""
        if await self._again(request) is None:
            format_id = (await self._tables.get(game_id)).table.format
            command = c.TakeSeat(
                account=str(request.account),
                name=name,
                deck=str(deck),
                entries=await self._decks.bring(request.account, deck, format_id),
            )
            await self._handle(request, game_id, command)
        table = (await self._tables.get(game_id)).table
        seat = table.seat_of(str(request.account))
        if seat is None:
            raise NotFound("There is no such game.")
        return seat, table

    async def act(
        self, request: Request, game_id: UUID, action: str, data: Mapping[str, Any]
    ) -> Table:
        """Take a standing action: ``concede``, or ``set_stops`` with ``stops``."""
        if await self._again(request) is None:
            account = str(request.account)
            command: c.Command
            match action:
                case "concede":
                    command = c.Concede(account=account)
                case "set_stops":
                    command = c.SetStops(account=account, stops=tuple(data.get("stops", ())))
                case _:
                    raise Malformed("There is no such action.", code="unknown-action")
            await self._handle(request, game_id, command)
        return (await self._tables.get(game_id)).table

    async def answer(
        self,
        request: Request,
        game_id: UUID,
        decision_id: str,
        bodies: Sequence[Mapping[str, Any]],
        *,
        dry_run: bool = False,
    ) -> Outcome:
        """Answer a decision with a list of answers; incomplete ones record nothing."""
        try:
            return await self._answer(request, game_id, decision_id, bodies, dry_run=dry_run)
        except Stale:
            # The same request may have been accepted meanwhile, here or by another process.
            if dry_run or await self._again(request) is None:
                raise
            self._tables.drop(game_id)
            return await self._answer(request, game_id, decision_id, bodies, dry_run=False)

    async def _answer(
        self,
        request: Request,
        game_id: UUID,
        decision_id: str,
        bodies: Sequence[Mapping[str, Any]],
        *,
        dry_run: bool,
    ) -> Outcome:
        if not dry_run and await self._again(request) is not None:
            game = await self._tables.get(game_id)
            return Outcome(complete=True, table=game.table, seat=self._seat(game, request.account))
        async with self._tables.locked(game_id):
            game = await self._tables.get(game_id)
            seat = self._seat(game, request.account)
            rules = self._formats.ruleset(game.table.format)
            step = await asyncio.to_thread(
                judge, game, str(request.account), decision_id, bodies, rules
            )
            if isinstance(step, Question):
                opened = game.table.decision(decision_id)
                if opened is None:
                    raise Stale("This decision is not open for you.", code="stale-decision")
                following = documents.decision_document(game.table, step, opened)
                return Outcome(complete=False, table=game.table, seat=seat, next=following)
            if dry_run:
                pays = payment_of(game, step)
                return Outcome(complete=True, table=game.table, seat=seat, preview={"pays": pays})
            after, recorded = await self._append(game_id, game, step, request)
        return Outcome(complete=True, table=after.table, seat=seat, events=recorded)

    async def _handle(self, request: Request, game_id: UUID, command: c.Command) -> None:
        """Decide and append; on a conflict judge once more by what is there then."""
        async with self._tables.locked(game_id):
            for attempt in (1, 2):
                game = await self._tables.get(game_id)
                rules = self._formats.ruleset(game.table.format)
                events = await asyncio.to_thread(decide, game, command, rules)
                if isinstance(events, Incomplete):
                    raise AssertionError("a standing action asks nothing")
                if not events:
                    return
                try:
                    await self._append(game_id, game, events, request)
                except Stale:
                    if attempt == 2:
                        raise Conflict("The game went on meanwhile.") from None
                else:
                    return

    async def _append(
        self, game_id: UUID, game: Game, events: Sequence[Event], request: Request
    ) -> tuple[Game, tuple[Recorded, ...]]:
        """Append, then publish in memory and to the live views."""
        at = self._clock.now()
        after = game
        for event in events:
            after = evolve(after, event)
        remember = None
        if request.key is not None:
            remember = Remembered(
                request.account, request.key, request.body_hash, str(game_id),
                after.table.version,
            )  # fmt: skip
        try:
            recorded = await self._store.append(
                Append(game_id, game.table.version, tuple(events)),
                command_id=self._entropy.uuid(),
                actor=str(request.account),
                at=at,
                remember=remember,
            )
        except StreamConflict:
            self._tables.drop(game_id)
            raise Stale("The game went on meanwhile.", code="stale-decision") from None
        self._tables.put(game_id, after, recorded)
        await self._views.put(game_id, live_views(after.table))
        await self._lobby.note(after.table, at)
        return after, recorded

    async def _again(self, request: Request) -> Remembered | None:
        """Return what this key was used for; another body is a refusal."""
        if request.key is None:
            return None
        known = await self._store.remembered(request.account, request.key)
        if known is not None and known.body_hash != request.body_hash:
            raise KeyReused("This idempotency key was used with another request.")
        return known

    def _seat(self, game: Game, account: UUID) -> str:
        seat = game.table.seat_of(str(account))
        if seat is None:
            raise NotFound("There is no such game.")
        return seat

    # -- Reading what is open --

    async def decisions(self, account: UUID, game_id: UUID, wait: float = 0.0) -> Json:
        """Return the account's open decisions with their candidates, and whom the game awaits.

        With ``wait`` seconds it returns as soon as the account must decide or the game ends.
        """
        game = await self._tables.get(game_id)
        seat = self._seat(game, account)
        loop = asyncio.get_running_loop()
        until = loop.time() + wait
        while not _concerns(game.table, seat) and (left := until - loop.time()) > 0:
            await self._views.wait(game_id, game.table.version, left)
            game = await self._tables.get(game_id)
        rules = self._formats.ruleset(game.table.format)
        mine: list[Json] = []
        if any((o.asked.answered_by or o.asked.seat) == seat for o in game.table.open):
            mine = await asyncio.to_thread(self._pending, game, seat, rules)
        return {
            "game_version": game.table.version,
            "status": game.table.status,
            "seat": seat,
            "decisions": mine,
            "waiting_for": documents.waiting_for(game.table),
            "standing": documents.standing(game.table, seat),
        }

    def _pending(self, game: Game, seat: str, rules: Ruleset) -> list[Json]:
        return [
            documents.decision_document(game.table, question, opened)
            for opened, question in open_questions(game, rules)
            if (question.answered_by or question.seat) == seat
        ]


def _concerns(table: Table, seat: str) -> bool:
    return table.status == "over" or any(
        (o.asked.answered_by or o.asked.seat) == seat for o in table.open
    )
