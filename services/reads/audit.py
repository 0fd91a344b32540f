"""Audits: whether the record is whole, the seed kept, and the rules decide it so again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Protocol
from uuid import UUID

import msgspec

from domain.game import commands as c
from domain.game import events as e
from domain.game.decider import Ruleset, decide
from domain.game.randomness import (
    RandomnessCommitted,
    RandomnessContributed,
    RandomnessWaived,
)
from domain.game.settlement import DecksReleased, Settled
from domain.game.state import Game, evolve, initial
from domain.kernel import chance
from domain.kernel.events import Event
from domain.kernel.refusals import Refusal
from domain.rules import Incomplete
from services.ports import EventStore, Recorded
from services.tables import Tables

Json = dict[str, Any]

UNFOLDABLE = (LookupError, TypeError, ValueError, AttributeError)
"""What folding facts can raise that never followed from the state before them."""


class Rulesets(Protocol):
    """Finds the rules of a format."""

    def ruleset(self, format_id: str) -> Ruleset: ...


class Difference(msgspec.Struct, frozen=True):
    """Where the rules decide otherwise than was recorded; never a hidden card."""

    version: int
    what: str
    detail: str


class Auditor:
    """Audits games; the report names the first fault of each kind and shows no card."""

    def __init__(self, tables: Tables, store: EventStore, rulesets: Rulesets) -> None:
        self._tables = tables
        self._store = store
        self._rulesets = rulesets

    async def __call__(self, game_id: UUID) -> tuple[str, Json]:
        """Return the verdict (``clean`` or ``differs``) and the report.

        A chain with a fault is not judged any further: what it binds is not what was played.
        """
        check = await self._store.verify(game_id)
        chain_part: Json = {
            "events": check.events,
            "chain": check.fault or "whole",
            "chain_fault_at": check.version,
            "head": check.head,
        }
        if check.fault is not None:
            return "differs", chain_part
        live = await self._live(game_id)
        # A game may go on meanwhile: what is compared ends where the live game stood.
        recorded = await self._store.load(game_id, 0, live.table.version if live else check.events)
        judged = await asyncio.to_thread(self._judge, game_id, recorded, live)
        report = {**chain_part, "events": len(recorded), "head": recorded[-1].head, **judged}
        good = report["rules"] == report["fold"] == "same" and report["commitment"] in (
            "kept",
            "not opened yet",
        )
        return ("clean" if good else "differs"), report

    async def _live(self, game_id: UUID) -> Game | None:
        """Return the game as it is served, or nothing where its record does not fold."""
        try:
            return await self._tables.get(game_id)
        except UNFOLDABLE:
            return None

    def _judge(self, game_id: UUID, recorded: Sequence[Recorded], live: Game | None) -> Json:
        first = recorded[0].event
        if isinstance(first, e.GameOpened | e.SandboxOpened):
            rules = self._rulesets.ruleset(first.format)
            difference = re_execute(str(game_id), recorded, rules)
        else:
            difference = Difference(1, "type", "a game begins with its opening")
        same = live is not None and _fold(str(game_id), recorded) == live
        return {
            "commitment": commitment_verdict(recorded),
            "rules": "same" if difference is None else "differs",
            "first_difference": None if difference is None else msgspec.to_builtins(difference),
            "fold": "same" if same else "differs",
        }


def _fold(game_id: str, recorded: Sequence[Recorded]) -> Game:
    game = initial(game_id)
    for one in recorded:
        game = evolve(game, one.event)
    return game


def commitment_verdict(recorded: Sequence[Recorded]) -> str:
    """Say whether the seed that was opened is the one that was committed to."""
    openings = e.GameOpened | e.SandboxOpened
    opened = next((r.event for r in recorded if isinstance(r.event, openings)), None)
    disclosed = next((r.event for r in recorded if isinstance(r.event, e.Disclosed)), None)
    if opened is None:
        return "none"
    if disclosed is None:
        return "not opened yet"
    seed, nonce = bytes.fromhex(disclosed.seed), bytes.fromhex(disclosed.nonce)
    kept = chance.verify_commitment(opened.commitment, seed, nonce)
    return "kept" if kept else "broken"


def re_execute(game_id: str, recorded: Sequence[Recorded], rules: Ruleset) -> Difference | None:
    """Let the rules decide every recorded request again; return the first difference."""
    game = initial(game_id)
    at = 0
    while at < len(recorded):
        command = command_of(recorded[at])
        if command is None:
            return Difference(recorded[at].version, "type", "no request leads to this event")
        try:
            decided = decide(game, command, rules)
        except Refusal as refusal:
            return Difference(recorded[at].version, "refused", refusal.code)
        if isinstance(decided, Incomplete):
            return Difference(recorded[at].version, "incomplete", "the answers do not suffice now")
        for event in decided:
            if at >= len(recorded):
                return Difference(recorded[-1].version + 1, "missing", type(event).__name__)
            difference = compare(recorded[at], event)
            if difference is not None:
                return difference
            game = evolve(game, recorded[at].event)
            at += 1
        if not decided:
            return Difference(recorded[at].version, "nothing", "the request leads to no event now")
    return None


def compare(recorded: Recorded, decided: Event) -> Difference | None:
    """Return the first field in which a decided event is not the recorded one."""
    if type(recorded.event) is not type(decided):
        return Difference(recorded.version, "type", type(decided).__name__)
    for name in decided.__struct_fields__:
        if name == "engine":
            # Another release may decide the same.
            continue
        kept, now = getattr(recorded.event, name), getattr(decided, name)
        if kept == now:
            continue
        if name == "facts":
            return _facts_differ(recorded.version, kept, now)
        return Difference(recorded.version, name, "recorded and decided values differ")
    return None


def _facts_differ(version: int, kept: Sequence[object], now: Sequence[object]) -> Difference:
    pairs = zip(kept, now, strict=False)
    at = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(kept), len(now)))
    names = [type(side[at]).__name__ if at < len(side) else "none" for side in (kept, now)]
    return Difference(version, f"fact {at}", f"recorded {names[0]}, decided {names[1]}")


def command_of(recorded: Recorded) -> c.Command | None:
    """Return the request that an event records."""
    event, account, at = recorded.event, recorded.actor, recorded.at
    match event:
        case e.GameOpened():
            return c.OpenGame(
                account=event.opened_by, format=event.format, seats=event.seats,
                options=event.options, seed=event.seed, nonce=event.nonce,
                view_key=event.view_key, clock=event.clock, private=event.private,
                invited=event.invited, terms=event.terms, decks=event.decks, piles=event.piles,
            )  # fmt: skip
        case e.SandboxOpened():
            return c.OpenSandbox(
                account=event.opened_by, format=event.format, options=event.options,
                names=event.names, position=event.position, script=event.script,
                foresight=event.foresight, seed=event.seed, nonce=event.nonce,
                view_key=event.view_key,
            )  # fmt: skip
        case e.SeatTaken():
            return c.TakeSeat(
                account=event.account, name=event.name, deck=event.deck, entries=event.entries,
                at=at, waives=event.waives,
            )  # fmt: skip
        case e.Answered():
            return c.AnswerDecision(
                account=account, decision=event.decision, answers=event.answers, at=at
            )
        case e.Acted():
            return c.standing_action(account, event.action, event.data, at)
        case e.Conceded():
            return c.Concede(account=account, at=at)
        case _:
            return _around_the_play(event, account, at)


def _around_the_play(event: Event, account: str, at: datetime) -> c.Command | None:
    match event:
        case e.Invited():
            return c.Invite(account=account, guest=event.account, name=event.name)
        case e.SeatLeft():
            return c.LeaveSeat(account=account)
        case e.TableClosed():
            return c.CloseTable(account=account)
        case e.Expired():
            if event.decision is None:
                return c.ExpireClaim(against=event.seat, at=at)
            return c.ExpireDecision(decision=event.decision, at=at)
        case e.ClocksHeld():
            ended = event.started + timedelta(milliseconds=event.milliseconds)
            return c.HoldClocks(outage=event.outage, started=event.started, ended=ended, at=at)
        case _:
            return _shuffled_or_settled(event, account, at)


def _shuffled_or_settled(event: Event, account: str, at: datetime) -> c.Command | None:
    match event:
        case RandomnessCommitted():
            return c.CommitRandomness(account=account, commitment=event.commitment, at=at)
        case RandomnessContributed():
            return c.ContributeRandomness(
                account=account, entropy=event.entropy, nonce=event.nonce, at=at
            )
        case RandomnessWaived():
            return (
                c.ExpireShuffle(at=at) if event.late else c.WaiveRandomness(account=account, at=at)
            )
        case Settled(by="winner"):
            return c.Settle(account=account, stake=event.stake, choice=event.choice, at=at)
        case Settled() | DecksReleased():
            return c.ConcludeSettlement(at=at)
        case _:
            return None
