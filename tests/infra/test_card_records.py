"""Physical cards across collections, projected into Postgres: the same as in memory, built anew."""

from collections.abc import AsyncIterator, Sequence
from typing import Any
from uuid import UUID

import msgspec
import pytest
from msgspec.structs import replace

from domain.game.settlement import Settled, SettlementOpened, Stake
from infra.postgres.card_records import NAME, TABLES, PostgresCardRecords, follow
from infra.postgres.pool import Pool, open_pool
from infra.worker import follow_anew
from services.card_records import Side, SignedCard
from services.notes import GameNote, Seated
from services.ports import Recorded
from tests.api.memory import MemoryFeeds, MemoryStore
from tests.api.memory_cards import MemoryCardRecords
from tests.support.card_worlds import ACCOUNTS, CardWorld

SEEDS = (1, 2, 3)
GAME = UUID(int=9)


@pytest.fixture
async def pool(fresh_database_url: str) -> AsyncIterator[Pool]:
    async with open_pool(fresh_database_url, size=4) as opened:
        yield opened


class InLists:
    """A log in a list."""

    def __init__(self, recorded: Sequence[Recorded]) -> None:
        self._recorded = recorded

    async def after(self, position: int, limit: int = 500) -> Sequence[Recorded]:
        return [one for one in self._recorded if one.position > position][:limit]


async def project(pool: Pool, log: Sequence[Recorded], size: int) -> None:
    for at in range(0, len(log), size):
        async with pool.connection() as connection, connection.transaction():
            await follow(connection, log[at : at + size])


def in_memory(log: Sequence[Recorded]) -> MemoryCardRecords:
    store = MemoryStore()
    store.order = list(log)
    return MemoryCardRecords(store, MemoryFeeds(store))


async def told(records: MemoryCardRecords | PostgresCardRecords, world: CardWorld) -> list[Any]:
    """Return all that the records tell."""
    found: list[Any] = [await records.history(UUID(card)) for card in sorted(world.registered)]
    sides: tuple[Side, ...] = ("given", "held")
    for account in map(UUID, ACCOUNTS):
        for side in sides:
            found += await records.signatures(account, side, None, 1000)
        found += [await records.between(account, UUID(each), private=True) for each in ACCOUNTS]
    return found


@pytest.mark.parametrize("size", [1, 7, 1000])
async def test_however_the_log_is_cut_postgres_tells_what_memory_tells(
    pool: Pool, size: int
) -> None:
    world = CardWorld(SEEDS[0]).run(120)
    await project(pool, world.log, size)
    assert await told(PostgresCardRecords(pool), world) == await told(in_memory(world.log), world)


async def test_signatures_come_in_pages_that_leave_none_out(pool: Pool) -> None:
    world = CardWorld(SEEDS[1]).run(200)
    await project(pool, world.log, 100)
    records = PostgresCardRecords(pool)
    for account in map(UUID, ACCOUNTS):
        whole = await records.signatures(account, "given", None, 1000)
        paged: list[SignedCard] = []
        after: str | None = None
        while page := await records.signatures(account, "given", after, 2):
            paged += page
            after = page[-1].cursor
        assert paged == list(whole)
        assert len(whole) > 2


async def test_built_anew_the_records_are_the_same(pool: Pool) -> None:
    world = CardWorld(SEEDS[2]).run(120)
    await project(pool, world.log, 10)
    records = PostgresCardRecords(pool)
    before = await told(records, world)
    async with pool.connection() as connection, connection.transaction():
        await follow_anew(connection, NAME, TABLES, InLists(world.log), follow)
    assert await told(records, world) == before
    assert await records.caught_up(len(world.log))


async def test_a_read_does_not_wait_for_ever_for_what_is_not_projected(pool: Pool) -> None:
    assert await PostgresCardRecords(pool, patience=0.05).caught_up(0) is False
    assert await in_memory(CardWorld(1).run(3).log).caught_up(1)


def settled(log: Sequence[Recorded], *events: Any) -> list[Recorded]:
    """Return the log with events of a game after it."""
    more = [
        Recorded(GAME, at, event, log[-1].at, UUID(int=at), "", "", len(log) + at)
        for at, event in enumerate(events, start=1)
    ]
    return [*log, *more]


async def test_the_ledger_tells_what_was_staked_and_kept(pool: Pool) -> None:
    world = CardWorld(SEEDS[0]).run(60)
    anna, ben = [each for each in world.collections.values() if each.cards][:2]
    card, own = next(iter(anna.cards)), next(iter(ben.cards))
    stake = Stake(id="1", loser="A", winner="B", card=card, name="Terror", own=(own,))
    log = settled(
        world.log,
        SettlementOpened(stakes=(stake,), winner="B"),
        Settled(stake="1", choice="sign_own", by="winner", own=own),
    )
    await project(pool, log, 1000)
    for records in (PostgresCardRecords(pool), in_memory(log)):
        history = await records.history(UUID(card))
        assert history is not None
        staked, kept = (line.entry for line in history.lines[-2:])
        assert (staked.kind, staked.account, staked.game) == ("staked", anna.account, str(GAME))
        assert (kept.kind, kept.account, kept.other) == ("kept", anna.account, ben.account)


async def test_the_pretend_cards_of_a_sandbox_are_in_no_ledger(pool: Pool) -> None:
    world = CardWorld(SEEDS[0]).run(20)
    stake = Stake(id="1", loser="A", winner="B", card="A:3", name="Terror", own=("B:4",))
    log = settled(
        world.log,
        SettlementOpened(stakes=(stake,), winner="B"),
        Settled(stake="1", choice="sign_own", by="winner", own="B:4"),
    )
    await project(pool, log, 1000)
    assert await told(PostgresCardRecords(pool), world) == await told(in_memory(world.log), world)


def note(number: int, winners: Sequence[str], *, private: bool = False) -> GameNote:
    """Return the note of a finished game of the first two accounts, which the third opened."""
    seats = {seat: Seated(seat, account) for seat, account in zip("AB", ACCOUNTS, strict=False)}
    return GameNote(
        game=str(UUID(int=number)), status="over", opened_by=ACCOUNTS[2], private=private,
        seats=seats, result={"winners": list(winners), "reason": "concession"},
    )  # fmt: skip


async def test_finished_games_of_two_players_are_counted_by_who_won(pool: Pool) -> None:
    notes = [note(1, "A"), note(2, "B"), note(3, "B"), note(4, ()), note(5, "AB"),
             note(6, "A", private=True), replace(note(7, ()), status="playing", result=None)]  # fmt: skip
    async with pool.connection() as connection:
        for each in notes:
            game = UUID(each.game)
            body = msgspec.json.encode(each).decode()
            await connection.execute("INSERT INTO game_notes VALUES (%s, 1, %s)", [game, body])
            for account in each.concerned:
                await connection.execute(
                    "INSERT INTO account_games VALUES (%s, %s, false)", [UUID(account), game]
                )
    first, second, third = map(UUID, ACCOUNTS)
    records = PostgresCardRecords(pool)
    found = await records.between(first, second, private=True)
    assert (found.games, found.drawn, found.one.won, found.other.won) == (6, 2, 2, 2)
    turned = await records.between(second, first, private=False)
    assert (turned.games, turned.drawn, turned.one.won, turned.other.won) == (5, 2, 2, 1)
    assert (await records.between(first, third, private=True)).games == 0
