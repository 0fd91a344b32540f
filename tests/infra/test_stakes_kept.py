"""Locks and settlements on a real Postgres: at once, by several processes, over crashes."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import pytest

from domain.cards.catalogue import STARTER
from domain.collection import decider
from domain.collection.collection import collection_stream
from domain.formats.deck_rules import Entry
from domain.game.events import ClocksHeld
from domain.game.settlement import DecksReleased, Settled, SettlementOpened
from domain.kernel.refusals import Conflict, Refusal, Stale
from infra.entropy import SystemEntropy
from infra.eventstore.store import PostgresEventStore
from infra.postgres.deadlines import PostgresDeadlines, PostgresHeartbeat
from infra.postgres.pool import Pool, open_pool
from infra.sweeper import PATIENCE, Sweeper
from infra.worker import NAME, Positions
from services.commands.decks import Decks, Written
from services.handling import Request
from services.ports import Append, ChainCheck, Recorded, Remembered, StreamConflict
from tests.api.memory_pool import MemoryPool
from tests.support.stake_worlds import ANY, HandClock, Process, account_of, counted

HOUR = timedelta(hours=1)
STEPS = 3
"""Appends that end a game of one stake without a choice: its end, the release, the stake."""


class Died(Exception):
    """The process is gone."""


class Dying:
    """A store whose process dies at its n-th append: before it, or once it is recorded."""

    def __init__(self, store: PostgresEventStore) -> None:
        self._store = store
        self.left: int | None = None
        self.recorded = False

    async def append(
        self,
        *appends: Append,
        command_id: UUID,
        actor: str,
        at: datetime,
        remember: Remembered | None = None,
    ) -> tuple[Recorded, ...]:
        if self.left == 0 and not self.recorded:
            raise Died
        done = await self._store.append(
            *appends, command_id=command_id, actor=actor, at=at, remember=remember
        )
        if self.left == 0:
            raise Died
        if self.left is not None:
            self.left -= 1
        return done

    async def load(
        self, stream: UUID, after: int = 0, upto: int | None = None
    ) -> Sequence[Recorded]:
        return await self._store.load(stream, after, upto)

    async def remembered(self, account: UUID, key: str) -> Remembered | None:
        return await self._store.remembered(account, key)

    async def verify(self, stream: UUID) -> ChainCheck:
        return await self._store.verify(stream)


@pytest.fixture
async def pool(fresh_database_url: str) -> AsyncIterator[Pool]:
    async with open_pool(fresh_database_url, size=8) as opened_pool:
        yield opened_pool


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def started(pool: Pool, clock: HandClock, store: Any = None) -> Process:
    """Return one more process on the database."""
    entropy = SystemEntropy()
    return Process(
        store or PostgresEventStore(pool, entropy), clock, entropy, PostgresDeadlines(pool)
    )


def sweeper(pool: Pool, process: Process) -> Sweeper:
    """Return the sweeper of a process."""
    heartbeat = PostgresHeartbeat(pool, SystemEntropy())
    return Sweeper(PostgresDeadlines(pool), heartbeat, process.expiring, process.clock)


async def projected(pool: Pool) -> None:
    """Let the projector be as far as the log, so that outages can be settled."""
    await Positions(pool).write(NAME, 1_000_000)


async def recorded(process: Process, game: UUID, kind: type[Any]) -> list[Any]:
    return [r.event for r in await process.store.load(game) if isinstance(r.event, kind)]


async def outcomes(*tries: Any) -> tuple[int, list[Refusal]]:
    """Return how many of several requests at once were accepted, and the refusals."""
    found = await asyncio.gather(*tries, return_exceptions=True)
    refused = [each for each in found if isinstance(each, BaseException)]
    assert all(isinstance(each, Refusal) for each in refused), refused
    return len(found) - len(refused), [each for each in refused if isinstance(each, Refusal)]


# -- Locks --


async def test_of_two_tables_at_once_one_gets_the_cards(pool: Pool, clock: HandClock) -> None:
    one, other = started(pool, clock), started(pool, clock)
    for name in ("anna", "ben"):
        await one.register(name)
    games = [await one.opened("ben"), await other.opened("ben")]
    done, refused = await outcomes(one.sit(games[0], "anna", ANY), other.sit(games[1], "anna", ANY))
    assert done == 1
    assert [each.code for each in refused] == ["card-locked"]
    holders = set((await started(pool, clock).collection("anna")).locked.values())
    seated = {str(g) for g in games if (await other.table(g)).seat_of(str(account_of("anna")))}
    assert holders == seated


async def test_a_card_that_is_offered_meanwhile_is_at_no_table(
    pool: Pool, clock: HandClock
) -> None:
    process = started(pool, clock)
    for name in ("anna", "ben"):
        await process.register(name)
    game = await process.opened("ben")
    mine, theirs = await process.collection("anna"), await process.collection("ben")
    made, come = decider.offer(mine, theirs, next(iter(mine.cards)), "o", ("anna", "ben"))

    async def offer() -> None:
        try:
            await process.store.append(
                Append(collection_stream(mine.account), mine.version, made),
                Append(collection_stream(theirs.account), theirs.version, come),
                command_id=SystemEntropy().uuid(), actor=mine.account, at=clock.now(),
            )  # fmt: skip
        except StreamConflict:
            raise Conflict("changed") from None

    done, _ = await outcomes(process.sit(game, "anna", ANY), offer())
    after = await started(pool, clock).collection("anna")
    assert done == 1
    assert bool(after.locked) != bool(after.offers)


@pytest.mark.parametrize("head_start", range(3))
async def test_no_deck_is_edited_once_a_game_holds_its_cards(
    pool: Pool, clock: HandClock, head_start: int
) -> None:
    process, other = started(pool, clock), started(pool, clock)
    await process.register("anna")
    game = await process.opened("ben")
    entries = tuple(
        Entry(1, card.name, card=card.id)
        for card in (await process.collection("anna")).cards.values()
    )
    decks = Decks(other.store, STARTER, MemoryPool(), clock, SystemEntropy(), other.holdings)
    request = Request(account_of("anna"))
    deck, _ = await decks.create(request, Written("Mine", "centurion", entries))

    async def edit() -> None:
        for _ in range(head_start):
            await asyncio.sleep(0.002)
        await decks.replace(request, deck, Written("Mine", "centurion", entries[1:]))

    await outcomes(process.sit(game, "anna", ANY), edit())
    told = [
        type(each.event).__name__
        for each in await process.store.load(collection_stream(str(account_of("anna"))))
    ]
    assert told.count("CardsLocked") == 1
    assert told[-1] == "CardsLocked"


async def test_the_same_seat_asked_for_many_times_locks_the_cards_once(
    pool: Pool, clock: HandClock
) -> None:
    processes = [started(pool, clock) for _ in range(4)]
    await processes[0].register("anna")
    game = await processes[0].opened("ben")
    request = Request(account_of("anna"), "sit", "same")
    done, _ = await outcomes(
        *(each.games.take_seat(request, "anna", game, ANY, waives=True) for each in processes)
    )
    assert done == len(processes)
    stream = await processes[0].store.load(collection_stream(str(account_of("anna"))))
    assert [type(each.event).__name__ for each in stream] == ["CardsRegistered", "CardsLocked"]


# -- Crashes --


@pytest.mark.parametrize("written", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("step", range(STEPS))
async def test_a_process_that_dies_at_any_step_loses_nothing_and_doubles_nothing(
    pool: Pool, clock: HandClock, step: int, written: bool
) -> None:
    dying = Dying(PostgresEventStore(pool, SystemEntropy()))
    process = started(pool, clock, dying)
    await process.register("anna", ("Terror", "Shock"))
    await process.register("ben", ("Pacifism", "Hill Giant"))
    game = await process.begun("anna", "ben")
    dying.left, dying.recorded = step, written
    with pytest.raises(Died):
        await process.concede(game, "anna")
    after = started(pool, clock)
    if step == 0 and not written:
        assert (await after.table(game)).status == "playing"
        await after.concede(game, "anna")
    clock.skip(60)
    await PostgresDeadlines(pool).note(await after.table(game))  # as the projector does
    await sweeper(pool, after).step()
    for kind in (SettlementOpened, DecksReleased, Settled):
        assert len(await recorded(after, game, kind)) == 1
    owners, signatures = await counted(after, "anna", "ben")
    assert (len(owners), set(owners.values()), sum(signatures.values())) == (4, {1}, 1)
    for name, cards in (("anna", 1), ("ben", 3)):
        collection = await after.collection(name)
        assert (len(collection.cards), collection.locked) == (cards, {})


@pytest.mark.parametrize("written", [False, True], ids=["before", "after"])
async def test_a_process_that_dies_while_the_winner_decides_leaves_one_outcome(
    pool: Pool, clock: HandClock, written: bool
) -> None:
    dying = Dying(PostgresEventStore(pool, SystemEntropy()))
    process = started(pool, clock, dying)
    for name in ("anna", "ben"):
        await process.register(name, ("Terror",))
    game = await process.begun("anna", "ben")
    await process.concede(game, "anna")
    dying.left, dying.recorded = 0, written
    with pytest.raises(Died):
        await process.settle(game, "ben", "sign_own")
    after = started(pool, clock)
    await after.settle(game, "ben", "sign_own")
    assert len(await recorded(after, game, Settled)) == 1
    owners, signatures = await counted(after, "anna", "ben")
    assert (set(owners.values()), sum(signatures.values())) == ({1}, 1)


async def test_several_processes_that_conclude_a_settlement_do_each_step_once(
    pool: Pool, clock: HandClock
) -> None:
    first = started(pool, clock)
    await first.register("anna", ("Terror", "Shock"))
    await first.register("ben", ("Pacifism",))
    dying = Dying(PostgresEventStore(pool, SystemEntropy()))
    last = started(pool, clock, dying)
    game = await last.begun("anna", "ben")
    dying.left, dying.recorded = 0, True
    with pytest.raises(Died):
        await last.concede(game, "anna")
    tries = [started(pool, clock).settling.conclude(game) for _ in range(5)]
    await asyncio.gather(*tries, return_exceptions=True)
    await first.settling.conclude(game)
    for kind in (DecksReleased, Settled):
        assert len(await recorded(first, game, kind)) == 1


# -- The settlement clock --


async def pending(pool: Pool, clock: HandClock) -> tuple[Process, UUID]:
    """Return a game that anna lost and whose winner ben has a choice."""
    process = started(pool, clock)
    for name in ("anna", "ben"):
        await process.register(name, ("Terror",))
    game = await process.begun("anna", "ben")
    await process.concede(game, "anna")
    return process, game


async def test_what_the_winner_leaves_open_is_taken_after_a_restart_too(
    pool: Pool, clock: HandClock
) -> None:
    _, game = await pending(pool, clock)
    after = started(pool, clock)
    clock.skip(3599)
    await after.expiring.expire(game)
    assert await recorded(after, game, Settled) == []
    clock.skip(1)
    assert await PostgresDeadlines(pool).lease(clock.now(), clock.now(), 5) == [game]
    await after.expiring.expire(game)
    (settled,) = await recorded(after, game, Settled)
    assert (settled.choice, settled.by) == ("take", "default")
    assert len((await after.collection("ben")).cards) == 2


async def test_the_settlement_clock_stands_while_the_service_is_away(
    pool: Pool, clock: HandClock
) -> None:
    process, game = await pending(pool, clock)
    heartbeat = PostgresHeartbeat(pool, SystemEntropy())
    await heartbeat.beat(clock.now(), PATIENCE)
    clock.skip(5000)
    await projected(pool)
    await sweeper(pool, started(pool, clock)).step()
    assert await recorded(process, game, Settled) == []
    (held,) = await recorded(process, game, ClocksHeld)
    assert held.milliseconds == 5_000_000
    settlement = (await process.table(game)).settlement
    assert settlement is not None
    assert settlement.term is not None
    assert settlement.term.due == clock.now() + HOUR


async def test_the_winners_choice_and_the_clock_settle_a_stake_once(
    pool: Pool, clock: HandClock
) -> None:
    process, game = await pending(pool, clock)
    clock.skip(3600)
    other = started(pool, clock)
    done = await asyncio.gather(
        process.settle(game, "ben", "sign_own"), other.expiring.expire(game),
        return_exceptions=True,
    )  # fmt: skip
    assert all(
        isinstance(each, Conflict | Stale) or not isinstance(each, BaseException) for each in done
    )
    assert len(await recorded(other, game, Settled)) == 1
    owners, signatures = await counted(other, "anna", "ben")
    assert (set(owners.values()), sum(signatures.values())) == ({1}, 1)


async def test_cards_of_a_pending_stake_go_to_no_other_game(pool: Pool, clock: HandClock) -> None:
    process, game = await pending(pool, clock)
    for name in ("anna", "ben"):
        table = await process.opened(name)
        with pytest.raises(Conflict) as refused:
            await process.sit(table, name, ANY)
        assert refused.value.code == "card-locked"
        assert refused.value.data["game"] == str(game)
