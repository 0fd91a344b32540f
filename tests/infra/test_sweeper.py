"""Deadlines on a real Postgres: who sees to them, once, and what a restart costs: nothing."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
import structlog

from api.main import create_app
from domain.game.events import ClocksHeld, Expired
from domain.game.state import Table as GameTable
from domain.game.timing import Beside, Claim, TableClock
from infra.entropy import SystemEntropy
from infra.eventstore.snapshots import PostgresSnapshots
from infra.eventstore.store import PostgresEventStore
from infra.postgres.deadlines import PostgresDeadlines, PostgresHeartbeat
from infra.postgres.lobby import PostgresLobby
from infra.postgres.pool import Pool
from infra.sweeper import LEASE, PATIENCE, Sweeper
from infra.worker import NAME, Positions
from services.application import Application, assemble
from services.commands.deadlines import Expiring
from tests.api.conftest import in_memory
from tests.api.people import Person, Table, stranger
from tests.support.timed_games import NOON, HandClock

SECOND = timedelta(seconds=1)
FAR = 1_000_000


class Process:
    """One process of the service: its own memory and sweeper, on the servers of all."""

    def __init__(self, pool: Pool, clock: HandClock) -> None:
        entropy = SystemEntropy()
        self.clock = clock
        self.store = PostgresEventStore(pool, entropy)
        self.deadlines = PostgresDeadlines(pool)
        self.outside = replace(
            in_memory(), store=self.store, snapshots=PostgresSnapshots(pool), clock=clock,
            lobby=PostgresLobby(pool), deadlines=self.deadlines, entropy=entropy,
        )  # fmt: skip
        self.services: Application = assemble(self.outside)
        self.heartbeat = PostgresHeartbeat(pool, entropy)
        self.sweeper = Sweeper(self.deadlines, self.heartbeat, self.services.expiring, clock)

    async def game(self, **clock: object) -> UUID:
        """Begin a game with a clock, and return its id."""
        async with stranger(create_app(self.services)) as http:
            tag = uuid4().hex[:8]
            people = [await Person.registered(http, f"{name}-{tag}") for name in ("anna", "ben")]
            body = {"format": "duel", "seats": 2, "clock": clock}
            opened = await people[0].post("/games", body)
            game = str(opened.json()["game"]["id"])
            for person in people:
                deck = {"deck": await person.sample_deck()}
                assert (await person.post(f"/games/{game}/seats", deck)).status_code == 201
            self.table = Table(game, *people)
        return UUID(game)

    async def live(self, seconds: float) -> None:
        """Let time pass in which the service was alive."""
        self.clock.skip(seconds)
        await self.heartbeat.beat(self.clock.now(), timedelta(days=1))

    async def state(self, game: UUID) -> GameTable:
        return (await self.services.tables.refreshed(game)).table

    async def events(self, game: UUID, kind: type[Any]) -> list[Any]:
        return [r.event for r in await self.store.load(game) if isinstance(r.event, kind)]


@pytest.fixture
def process(pool: Pool, clock: HandClock) -> Process:
    return Process(pool, clock)


def running(due: datetime | None, version: int = 1, game: UUID | None = None) -> GameTable:
    """A table at which a claim runs until then, or at which nothing runs."""
    claims = {} if due is None else {"B": Claim(by="A", at=NOON, due=due)}
    return GameTable(
        id=str(game or uuid4()), version=version, clock=TableClock(), beside=Beside(claims=claims)
    )


# -- The table of deadlines --


async def test_what_is_due_is_leased_to_one_at_a_time_and_free_again_later(pool: Pool) -> None:
    board, other = PostgresDeadlines(pool), PostgresDeadlines(pool)
    table = running(NOON)
    await board.note(table)
    assert await board.lease(NOON - SECOND, NOON, 10) == []
    assert await board.lease(NOON, NOON + LEASE, 10) == [UUID(table.id)]
    assert await other.lease(NOON, NOON + LEASE, 10) == []
    assert await other.lease(NOON + LEASE, NOON + 2 * LEASE, 10) == [UUID(table.id)]


async def test_several_who_look_at_once_get_each_game_once(pool: Pool) -> None:
    tables = [running(NOON) for _ in range(30)]
    for table in tables:
        await PostgresDeadlines(pool).note(table)
    boards = [PostgresDeadlines(pool) for _ in range(4)]
    found = await asyncio.gather(*(b.lease(NOON, NOON + LEASE, 10) for b in boards for _ in "12"))
    games = [game for batch in found for game in batch]
    assert sorted(games) == sorted(UUID(table.id) for table in tables)


async def test_an_older_state_of_a_game_never_replaces_a_newer_one(pool: Pool) -> None:
    board, game = PostgresDeadlines(pool), uuid4()
    await board.note(running(None, version=5, game=game))
    await PostgresDeadlines(pool).note(running(NOON, version=4, game=game))
    assert await board.lease(NOON, NOON + LEASE, 10) == []
    await board.note(running(NOON, version=6, game=game))
    assert await board.lease(NOON, NOON + LEASE, 10) == [game]


async def test_a_newer_state_frees_the_lease(pool: Pool) -> None:
    board, game = PostgresDeadlines(pool), uuid4()
    await board.note(running(NOON, version=1, game=game))
    await board.lease(NOON, NOON + LEASE, 10)
    await board.note(running(NOON, version=2, game=game))
    assert await board.lease(NOON, NOON + LEASE, 10) == [game]


async def test_running_games_are_listed_page_by_page(pool: Pool) -> None:
    board = PostgresDeadlines(pool)
    games = sorted(uuid4() for _ in range(5))
    for game in games:
        await board.note(running(NOON, game=game))
    await board.note(running(None))
    first = await board.running(None, 3)
    assert [*first, *await board.running(first[-1], 3)] == games


# -- Expiry --


async def test_time_that_is_over_expires_and_what_follows_is_seen_to(
    process: Process, clock: HandClock
) -> None:
    game = await process.game(kind="decision", seconds=30)
    await process.sweeper.step()
    assert await process.events(game, Expired) == []
    await process.live(30)
    await process.sweeper.step()
    expired = await process.events(game, Expired)
    assert {event.seat for event in expired} == {"A", "B"}
    table = await process.state(game)
    assert {d.deadline for d in table.open} == {clock.now() + 30 * SECOND}
    assert await process.deadlines.lease(clock.now() + 30 * SECOND, clock.now(), 9) == [game]


async def test_several_processes_do_not_disturb_one_another(pool: Pool, clock: HandClock) -> None:
    processes = [Process(pool, clock) for _ in range(3)]
    game = await processes[0].game(kind="decision", seconds=30)
    for process in processes:
        await process.state(game)
    clock.skip(30)
    # Without the lease: all at the same game at the same time.
    done = await asyncio.gather(
        *(p.services.expiring.expire(game) for p in processes), return_exceptions=True
    )
    assert any(isinstance(one, int) and one > 0 for one in done), done
    await processes[0].services.expiring.expire(game)
    expired = await processes[0].events(game, Expired)
    assert len({event.decision for event in expired}) == len(expired)
    first = [event for event in expired if event.seat == "A"]
    assert len(first) == 1


async def test_a_game_whose_owner_died_before_it_could_note_anything_is_repaired(
    pool: Pool, process: Process, clock: HandClock
) -> None:
    game = await process.game(kind="decision", seconds=30)
    async with pool.connection() as connection:
        await connection.execute("DELETE FROM deadlines")
    other = Process(pool, clock)
    await other.deadlines.note(await other.state(game))  # as the projector does
    clock.skip(30)
    await other.sweeper.step()
    assert await other.events(game, Expired)


async def test_a_deadline_that_another_process_saw_to_is_not_looked_at_for_ever(
    pool: Pool, process: Process, clock: HandClock
) -> None:
    game = await process.game(kind="decision", seconds=30)
    async with pool.connection() as connection:
        # What is kept is older than the game, and is due.
        await connection.execute(
            "UPDATE deadlines SET due = %s, version = version - 1", [clock.now() - SECOND]
        )
    await process.sweeper.step()
    assert await process.events(game, Expired) == []
    clock.skip(LEASE.total_seconds() + 1)
    assert await process.deadlines.lease(clock.now(), clock.now(), 9) == []


class Faulty:
    """A board on which one game cannot be seen to."""

    def __init__(self, games: Sequence[UUID]) -> None:
        self.games = games

    async def note(self, table: GameTable) -> None:
        raise AssertionError(table)

    async def lease(self, at: datetime, until: datetime, limit: int) -> Sequence[UUID]:
        return self.games

    async def running(self, after: UUID | None, limit: int) -> Sequence[UUID]:
        return ()


async def test_a_game_that_cannot_be_seen_to_is_logged_and_holds_up_no_other(
    process: Process, clock: HandClock
) -> None:
    game = await process.game(kind="decision", seconds=30)
    clock.skip(30)
    board = Faulty([uuid4(), game])
    sweeper = Sweeper(board, process.heartbeat, process.services.expiring, clock)
    with structlog.testing.capture_logs() as logs:
        await sweeper.step()
    assert await process.events(game, Expired)
    assert [each["event"] for each in logs if "deadline" in each["event"]] == [
        "a deadline could not expire"
    ]


# -- Restarts --


async def test_the_heart_beats_without_an_outage(process: Process, clock: HandClock) -> None:
    for _ in range(5):
        await process.heartbeat.beat(clock.now(), PATIENCE)
        clock.skip(PATIENCE.total_seconds())
    assert await process.heartbeat.unsettled() == []


class Slow(Expiring):
    """Takes two seconds a game."""

    def __init__(self, clock: HandClock) -> None:
        self.clock = clock

    async def expire(self, game_id: UUID) -> int:
        self.clock.skip(2)
        return 1


async def test_much_to_do_is_no_outage(process: Process, clock: HandClock) -> None:
    sweeper = Sweeper(Faulty([uuid4() for _ in range(9)]), process.heartbeat, Slow(clock), clock)
    for _ in range(2):
        await sweeper.step()
    assert clock.now() == NOON + 36 * SECOND
    assert await process.heartbeat.unsettled() == []


async def test_of_several_processes_that_start_again_one_records_the_outage(
    pool: Pool, clock: HandClock
) -> None:
    hearts = [PostgresHeartbeat(pool, SystemEntropy()) for _ in range(4)]
    await hearts[0].beat(clock.now(), PATIENCE)
    clock.skip(60)
    await asyncio.gather(*(heart.beat(clock.now(), PATIENCE) for heart in hearts))
    (outage,) = await hearts[0].unsettled()
    assert (outage.started, outage.ended) == (NOON, NOON + 60 * SECOND)
    await hearts[1].settle(outage.id)
    assert await hearts[2].unsettled() == []


async def test_a_restart_neither_gives_nor_takes_time(pool: Pool, clock: HandClock) -> None:
    before = Process(pool, clock)
    game = await before.game(kind="bank", seconds=60, increment=0)
    await before.sweeper.step()
    clock.skip(2)
    await before.sweeper.step()
    # Everything stops, for longer than anybody had time.
    clock.skip(1000)
    after = Process(pool, clock)
    await Positions(pool).write(NAME, FAR)
    await after.sweeper.step()
    (held,) = await after.events(game, ClocksHeld)
    assert held.milliseconds == 1_000_000
    table = await after.state(game)
    assert {d.deadline for d in table.open} == {clock.now() + 58 * SECOND}
    assert table.beside.banks == {"A": 58_000, "B": 58_000}
    assert await after.events(game, Expired) == []
    await after.live(58)
    await after.sweeper.step()
    assert await after.events(game, Expired)


async def test_an_outage_is_given_back_once_by_however_many(pool: Pool, clock: HandClock) -> None:
    game = await (first := Process(pool, clock)).game(kind="decision", seconds=60)
    await first.sweeper.step()
    clock.skip(600)
    await Positions(pool).write(NAME, FAR)
    processes = [Process(pool, clock) for _ in range(3)]
    for _ in range(3):
        await asyncio.gather(*(process.sweeper.settled() for process in processes))
    assert len(await first.events(game, ClocksHeld)) == 1
    assert await first.heartbeat.unsettled() == []


async def test_nothing_expires_before_deadlines_of_before_the_outage_are_known(
    pool: Pool, clock: HandClock
) -> None:
    game = await (first := Process(pool, clock)).game(kind="decision", seconds=60)
    await first.sweeper.step()
    clock.skip(600)
    after = Process(pool, clock)
    await after.sweeper.step()
    assert await after.events(game, Expired) == []
    assert await after.events(game, ClocksHeld) == []
    await Positions(pool).write(NAME, FAR)
    await after.sweeper.step()
    assert len(await after.events(game, ClocksHeld)) == 1


async def test_what_was_due_before_the_outage_expires_after_it(
    pool: Pool, clock: HandClock
) -> None:
    first = Process(pool, clock)
    game = await first.game(kind="decision", seconds=5)
    await first.sweeper.step()
    await first.live(6)
    clock.skip(600)
    after = Process(pool, clock)
    await Positions(pool).write(NAME, FAR)
    await after.sweeper.step()
    assert await after.events(game, ClocksHeld) == []
    assert await after.events(game, Expired)
