"""Answering: what a seat must decide, and what becomes of its answers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from domain.game.commands import AnswerDecision
from domain.game.state import Game, Table, evolve
from domain.kernel.events import Event
from domain.kernel.refusals import NotFound, Stale
from domain.rules import Question
from services.commands.asking import Asking, pending_of
from services.commands.committing import Committing, Prepared
from services.commands.judging import addressed, judge
from services.commands.playing import Formats, Outcome
from services.commands.settling import Settling
from services.documents import decisions as documents
from services.documents.clocks import standing
from services.documents.format_actions import format_actions
from services.documents.previews import preview_document
from services.documents.standing_state import waiting
from services.documents.story import event_in_words
from services.handling import Request
from services.ports import Clock, LiveViews
from services.tables import Tables
from services.thinking import thought

Json = dict[str, Any]


class Answering:
    """The use cases of decisions."""

    def __init__(
        self,
        tables: Tables,
        views: LiveViews,
        formats: Formats,
        committing: Committing,
        settling: Settling,
        clock: Clock,
    ) -> None:
        self._settling = settling
        self._tables = tables
        self._views = views
        self._formats = formats
        self._committing = committing
        self._clock = clock
        self._asking = Asking()

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
        command = addressed(str(request.account), decision_id, self._clock.now())
        try:
            return await self._answer(request, game_id, command, bodies, dry_run=dry_run)
        except Stale:
            # The same request may have been accepted before, here or by another process: a
            # decision that is still open was not answered under any key.
            if dry_run or await self._committing.again(request) is None:
                raise
        game = await self._tables.refreshed(game_id)
        return Outcome(complete=True, table=game.table, seat=seat_in(game, request.account))

    async def _answer(
        self,
        request: Request,
        game_id: UUID,
        command: AnswerDecision,
        bodies: Sequence[Mapping[str, Any]],
        *,
        dry_run: bool,
    ) -> Outcome:
        async with self._tables.locked(game_id):
            judged = await self._committing.judged(
                game_id, lambda game: self._judged(game, command, bodies, dry_run=dry_run)
            )
            if isinstance(judged, Outcome):
                return judged
            done = await self._committing.commit(game_id, judged, request)
        await self._settling.after(done.game.table)
        seat = seat_in(done.game, request.account)
        told = tuple(
            event_in_words(before, recorded, after, seat)
            for before, recorded, after in zip(
                done.games, done.recorded, done.games[1:], strict=False
            )
        )
        return Outcome(complete=True, table=done.game.table, seat=seat, events=told)

    def _judged(
        self,
        game: Game,
        command: AnswerDecision,
        bodies: Sequence[Mapping[str, Any]],
        *,
        dry_run: bool,
    ) -> Outcome | Prepared:
        """Return what is to be recorded, or what to tell where nothing is."""
        table = game.table
        seat = seat_in(game, UUID(command.account))
        rules = self._formats.ruleset(table.format)
        step = judge(game, command, bodies, rules, self._asking.listing(game, rules))
        if isinstance(step, Question):
            opened = table.decision(command.decision)
            if opened is None:
                raise Stale("This decision is not open for you.", code="stale-decision")
            following = documents.decision_document(table, step, opened)
            return Outcome(complete=False, table=table, seat=seat, next=following)
        if dry_run:
            preview = preview_document(table, step)
            if table.foresight:
                preview["then"] = self._ahead(game, step, seat)
            return Outcome(complete=True, table=table, seat=seat, preview=preview)
        return self._committing.prepare(game, step, command.at)

    def _ahead(self, game: Game, events: Sequence[Event], seat: str) -> list[Json]:
        """Return what a seat would be asked next: only a sandbox may tell."""
        for event in events:
            game = evolve(game, event)
        found = pending_of(game, self._formats.ruleset(game.table.format))
        return [
            documents.decision_document(game.table, question, opened)
            for opened, question in zip(game.table.open, found, strict=True)
            if (question.answered_by or question.seat) == seat
        ]

    async def decisions(
        self, account: UUID, game_id: UUID, wait: float | None = None, *, grouped: bool = False
    ) -> Json:
        """Return the account's open decisions with their candidates, and whom the game awaits.

        With ``wait`` seconds it returns as soon as the account must decide or the game ends:
        word of what other processes do wakes it. With 0 the store is asked what they did.
        """
        game = await self._tables.get(game_id)
        seat = game.table.seat_of(str(account))
        idle = wait == 0 and seat is not None and not _concerns(game.table, seat)
        if game.table.status in ("open", "shuffling") or seat is None or idle:
            game = await self._tables.refreshed(game_id)
        seat = seat_in(game, account)
        loop = asyncio.get_running_loop()
        until = loop.time() + (wait or 0.0)
        while not _concerns(game.table, seat) and (left := until - loop.time()) > 0:
            await self._views.wait(game_id, game.table.version, left)
            game = await self._tables.newer(game_id, game.table.version)
            seat = seat_in(game, account)  # it may have been left, and taken by somebody else
        mine: list[Json] = []
        if any((o.asked.answered_by or o.asked.seat) == seat for o in game.table.open):
            mine = await thought(self._pending, game, seat, grouped)
        return {
            "game_version": game.table.version,
            "status": game.table.status,
            "seat": seat,
            "decisions": mine,
            "waiting_for": waiting(game.table),
            "standing": [*standing(game.table, seat), *self._of_the_format(game.table, seat)],
        }

    def _of_the_format(self, table: Table, seat: str) -> list[Json]:
        """Return the format's own actions of the seat that asks; nobody else waits for it."""
        return format_actions(
            table, seat, self._formats.ruleset(table.format).overlay(table.options)
        )

    def _pending(self, game: Game, seat: str, grouped: bool) -> list[Json]:
        told = documents.grouped_decision if grouped else documents.decision_document
        return [
            told(game.table, question, opened)
            for opened, question in self._asking.open(
                game, self._formats.ruleset(game.table.format)
            )
            if (question.answered_by or question.seat) == seat
        ]


def seat_in(game: Game, account: UUID) -> str:
    """Return the account's seat; raises ``NotFound`` for who has none."""
    seat = game.table.seat_of(str(account))
    if seat is None:
        raise NotFound("There is no such game.")
    return seat


def _concerns(table: Table, seat: str) -> bool:
    return table.status in ("over", "closed") or any(
        (o.asked.answered_by or o.asked.seat) == seat for o in table.open
    )
