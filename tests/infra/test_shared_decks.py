"""Shared decks, projected into Postgres: the same as in memory, however the log is cut."""

from collections.abc import Sequence
from random import Random
from uuid import UUID

import pytest

from domain.deck import events as e
from domain.formats.deck_rules import Entry
from infra.postgres.pool import Pool
from infra.postgres.shared_decks import NAME, TABLES, PostgresSharedDecks, follow
from infra.worker import follow_anew
from services.ports import Recorded
from services.shared_decks import SharedDeck, SharedDecksWanted
from tests.api.memory import MemoryStore
from tests.api.memory_shared import MemorySharedDecks
from tests.support.timed_games import HandClock

KINDS = ("player", "natives", "treasures", "lands")


def log_of(seed: int, events: int, clock: HandClock) -> list[Recorded]:
    """Return a log in which decks are written, shared, no longer shared, and deleted."""
    rng = Random(seed)
    log: list[Recorded] = []
    for position in range(1, events + 1):
        written = e.DeckWritten(
            owner=str(UUID(int=rng.randrange(3))), name=f"Deck {position}", format="conquering",
            entries=(Entry(rng.randrange(1, 60), "Forest"), Entry(1, "Shock", "sideboard")),
            kind=rng.choice(KINDS), shared=rng.random() < 0.7,
        )  # fmt: skip
        event = written if rng.random() < 0.8 else e.DeckDeleted()
        stream, command = UUID(int=rng.randrange(12)), UUID(int=position)
        log.append(Recorded(stream, position, event, clock.now(), command, "", "", position))
    return log


async def everything(
    shared: MemorySharedDecks | PostgresSharedDecks,
) -> list[Sequence[SharedDeck]]:
    """Return every page of two, of all decks and of each kind."""
    pages: list[Sequence[SharedDeck]] = []
    for kind in (None, *KINDS):
        before: int | None = None
        while page := await shared.page(SharedDecksWanted(kind=kind, before=before, limit=2)):
            pages.append(page)
            before = page[-1].position
    return pages


@pytest.mark.parametrize("size", [1, 7, 1000])
async def test_however_the_log_is_cut_postgres_lists_what_memory_lists(
    pool: Pool, clock: HandClock, size: int
) -> None:
    log = log_of(size, 60, clock)
    for at in range(0, len(log), size):
        async with pool.connection() as connection, connection.transaction():
            await follow(connection, log[at : at + size])
    store = MemoryStore()
    store.order = log
    told = await everything(PostgresSharedDecks(pool))
    assert told == await everything(MemorySharedDecks(store))
    assert len(told) > len(KINDS)


class InList:
    """A log in a list."""

    def __init__(self, recorded: Sequence[Recorded]) -> None:
        self._recorded = recorded

    async def after(self, position: int, limit: int = 500) -> Sequence[Recorded]:
        return [one for one in self._recorded if one.position > position][:limit]


async def test_the_list_is_built_anew_from_the_log_alone(pool: Pool, clock: HandClock) -> None:
    log = log_of(5, 40, clock)
    async with pool.connection() as connection, connection.transaction():
        await follow(connection, log)
    before = await everything(PostgresSharedDecks(pool))
    async with pool.connection() as connection, connection.transaction():
        await connection.execute("UPDATE shared_decks SET name = 'spoilt'")
        await follow_anew(connection, NAME, TABLES, InList(log), follow)
    assert await everything(PostgresSharedDecks(pool)) == before


async def test_a_format_that_nobody_shares_decks_of_has_none(pool: Pool, clock: HandClock) -> None:
    async with pool.connection() as connection:
        await follow(connection, log_of(1, 20, clock))
    assert await PostgresSharedDecks(pool).page(SharedDecksWanted(format="duel")) == []
    assert await PostgresSharedDecks(pool).page(SharedDecksWanted(format="conquering"))
