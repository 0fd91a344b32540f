"""Clocks: what each deadline and bank is after a request. Time comes in with commands only."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from domain.game.events import OpenDecision
from domain.game.state import Table
from domain.game.timing import LONGEST, SHORTEST, Claim, TableClock, Term
from domain.kernel.refusals import Malformed, Stale


def check(clock: TableClock) -> None:
    """Refuse a clock that makes no sense; raises ``Malformed``."""
    timed = clock.kind != "none"
    times = [clock.claim_after, clock.claim_answer, *([clock.seconds] if timed else [])]
    if not all(SHORTEST <= seconds <= LONGEST for seconds in times):
        raise Malformed(
            f"A time of the clock is {SHORTEST} to {LONGEST} seconds.", code="bad-clock"
        )
    if not timed and clock.seconds:
        raise Malformed("Without a clock there are no seconds.", code="bad-clock")
    if not 0 <= clock.increment <= LONGEST or (clock.increment and clock.kind != "bank"):
        raise Malformed("An increment belongs to a bank.", code="bad-clock")


def first_banks(table: Table, seats: Sequence[str]) -> dict[str, int]:
    """Return the banks with which seats begin, in milliseconds."""
    clock = table.clock
    if clock is None or clock.kind != "bank":
        return {}
    return dict.fromkeys(seats, clock.seconds * 1000)


def in_time(decision: OpenDecision, at: datetime | None) -> None:
    """Refuse an answer at or after the deadline; raises ``Stale``."""
    if decision.deadline is not None and (at is None or at >= decision.deadline):
        raise Stale(
            "The time for this decision is over.",
            code="time-over",
            data={"deadline": decision.deadline.isoformat()},
        )


def banks_at(table: Table, answered: OpenDecision | None, at: datetime) -> dict[str, int]:
    """Return what is left in each bank: running ones run down, and an answer earns more.

    ``answered`` is the decision that was answered, or whose time was over.
    """
    clock = table.clock
    banks = dict(table.beside.banks)
    if clock is None or clock.kind != "bank":
        return banks
    for seat, deadline in _running(table).items():
        # A clock that steps back, or another process's that lags, never gives time.
        banks[seat] = max(0, min(milliseconds(deadline - at), banks[seat]))
    if answered is not None:
        banks[answered.decider] += clock.increment * 1000
    return banks


def _running(table: Table) -> dict[str, datetime]:
    found: dict[str, datetime] = {}
    for decision in table.open:
        if decision.deadline is not None:
            earlier = found.get(decision.decider, decision.deadline)
            found[decision.decider] = min(earlier, decision.deadline)
    return found


def timed(
    table: Table,
    opened: Sequence[OpenDecision],
    banks: dict[str, int],
    answered: OpenDecision | None,
    acting: str | None,
    at: datetime,
) -> tuple[OpenDecision, ...]:
    """Give each open decision its times; one that was open before keeps its deadline.

    ``acting`` is the seat whose request this is: from now on the game waits for it anew.
    """
    before = {decision.id: decision for decision in table.open}
    times: list[OpenDecision] = []
    for decision in opened:
        seat, known = decision.decider, before.get(decision.id)
        earned = answered is not None and answered.decider == seat
        if known is None or (earned and banks):
            deadline = _deadline(table.clock, banks.get(seat, 0), at)
        else:
            deadline = known.deadline
        silent = None if seat == acting or known is None else known.since
        times.append(replace(decision, since=silent or at, deadline=deadline))
    return tuple(times)


def as_before(table: Table, opened: Sequence[OpenDecision]) -> tuple[OpenDecision, ...]:
    """Give decisions that ask the same as before the deadlines that these had."""
    deadlines = {decision.asked: decision.deadline for decision in table.open}
    return tuple(
        replace(decision, deadline=deadlines.get(decision.asked, decision.deadline))
        for decision in opened
    )


def _deadline(clock: TableClock | None, bank: int, at: datetime) -> datetime | None:
    if clock is None or clock.kind == "none":
        return None
    if clock.kind == "decision":
        return at + timedelta(seconds=clock.seconds)
    return at + timedelta(milliseconds=bank)


def held(table: Table, started: datetime, ended: datetime, at: datetime) -> Table:
    """Return the table as if no time had run from ``started`` to ``ended``.

    A time that was over before stays over; what began later is left alone.
    """
    decisions = tuple(_held_decision(decision, started, ended) for decision in table.open)
    claims = {seat: _held_claim(one, started, ended) for seat, one in table.beside.claims.items()}
    if decisions == table.open and claims == table.beside.claims:
        return table
    later = replace(table, open=decisions)
    banks = dict(table.beside.banks)
    for seat, deadline in _running(later).items():
        if seat in banks:
            banks[seat] = max(0, min(milliseconds(deadline - at), banks[seat]))
    return replace(later, beside=replace(table.beside, banks=banks, claims=claims))


def _held_decision(one: OpenDecision, started: datetime, ended: datetime) -> OpenDecision:
    over = one.deadline is not None and one.deadline <= started
    if over or one.since is None or one.since >= ended:
        return one
    lost = ended - max(started, one.since)
    deadline = None if one.deadline is None else one.deadline + lost
    return replace(one, since=one.since + lost, deadline=deadline)


def _held_claim(one: Claim, started: datetime, ended: datetime) -> Claim:
    if one.due <= started or one.at >= ended:
        return one
    return replace(one, due=one.due + (ended - max(started, one.at)))


def claimable_at(table: Table, seat: str) -> datetime | None:
    """Return from when a seat may be claimed absent; none where the game does not await it."""
    waits = [d.since for d in table.open if d.decider == seat and d.since is not None]
    if table.clock is None or not waits:
        return None
    return min(waits) + timedelta(seconds=table.clock.claim_after)


def dues(table: Table) -> list[datetime]:
    """Return every deadline that stands at a table: of decisions, claims and around the play."""
    open_ = [d.deadline for d in table.open if d.deadline is not None]
    term, settlement = term_of(table), table.settlement
    around = [] if term is None else [term.due]
    if settlement is not None and settlement.unfinished and settlement.since is not None:
        around.append(settlement.since)
    return sorted((*open_, *(claim.due for claim in table.beside.claims.values()), *around))


def term_of(table: Table) -> Term | None:
    """Return the term that runs around the play: of a shuffle (C-20) or a settlement (C-23)."""
    if table.status == "shuffling" and table.shuffle is not None:
        return table.shuffle.term
    if table.settlement is not None and table.settlement.choices:
        return table.settlement.term
    return None


def milliseconds(span: timedelta) -> int:
    """Return a span in whole milliseconds, rounded down."""
    return span // timedelta(milliseconds=1)
