"""Settlements on a real Postgres: by several processes, over crashes, restarts and outages."""

import asyncio
from datetime import timedelta
from uuid import UUID

import pytest

from domain.game.events import ClocksHeld
from domain.game.settlement import DecksReleased, Settled, SettlementOpened
from domain.kernel.refusals import Conflict, Stale
from infra.entropy import SystemEntropy
from infra.eventstore.store import PostgresEventStore
from infra.postgres.deadlines import PostgresDeadlines, PostgresHeartbeat
from infra.postgres.pool import Pool
from infra.sweeper import PATIENCE
from tests.infra.stakes_kept import Died, Dying, projected, recorded, started, sweeper
from tests.support.stake_worlds import ANY, Process, counted
from tests.support.timed_games import HandClock

HOUR = timedelta(hours=1)
STEPS = 3
"""Appends that end a game of one stake without a choice: its end, the release, the stake."""


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
