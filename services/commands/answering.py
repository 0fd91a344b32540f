"""Answering: what a seat must decide, and what becomes of its answers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from domain.game.decider import Ruleset
from domain.game.state import Game, Table
from domain.kernel.refusals import NotFound, Stale
from domain.rules import Question
from services.commands.committing import Committing
from services.commands.judging import judge, open_questions, payment_of
from services.commands.playing import Formats, Outcome
from services.documents import decisions as documents
from services.handling import Request
from services.ports import LiveViews
from services.tables import Tables

Json = dict[str, Any]


class Answering:
    """The use cases of decisions."""

    def __init__(
        self, tables: Tables, views: LiveViews, formats: Formats, committing: Committing
    ) -> None:
        self._tables = tables
        self._views = views
        self._formats = formats
        self._committing = committing

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
            if dry_run or await self._committing.again(request) is None:
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
        if not dry_run and await self._committing.again(request) is not None:
            game = await self._tables.get(game_id)
            return Outcome(complete=True, table=game.table, seat=seat_in(game, request.account))
        async with self._tables.locked(game_id):
            game = await self._tables.get(game_id)
            seat = seat_in(game, request.account)
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
            after, recorded = await self._committing.commit(game_id, game, step, request)
        return Outcome(complete=True, table=after.table, seat=seat, events=recorded)

    async def decisions(self, account: UUID, game_id: UUID, wait: float = 0.0) -> Json:
        """Return the account's open decisions with their candidates, and whom the game awaits.

        With ``wait`` seconds it returns as soon as the account must decide or the game ends.
        """
        game = await self._tables.get(game_id)
        seat = seat_in(game, account)
        loop = asyncio.get_running_loop()
        until = loop.time() + wait
        while not _concerns(game.table, seat) and (left := until - loop.time()) > 0:
            await self._views.wait(game_id, game.table.version, left)
            game = await self._tables.get(game_id)
        rules = self._formats.ruleset(game.table.format)
        mine: list[Json] = []
        if any((o.asked.answered_by or o.asked.seat) == seat for o in game.table.open):
            mine = await asyncio.to_thread(_pending, game, seat, rules)
        return {
            "game_version": game.table.version,
            "status": game.table.status,
            "seat": seat,
            "decisions": mine,
            "waiting_for": documents.waiting_for(game.table),
            "standing": documents.standing(game.table, seat),
        }


def seat_in(game: Game, account: UUID) -> str:
    """Return the account's seat; raises ``NotFound`` for who has none."""
    seat = game.table.seat_of(str(account))
    if seat is None:
        raise NotFound("There is no such game.")
    return seat


def _pending(game: Game, seat: str, rules: Ruleset) -> list[Json]:
    return [
        documents.decision_document(game.table, question, opened)
        for opened, question in open_questions(game, rules)
        if (question.answered_by or question.seat) == seat
    ]


def _concerns(table: Table, seat: str) -> bool:
    return table.status == "over" or any(
        (o.asked.answered_by or o.asked.seat) == seat for o in table.open
    )
