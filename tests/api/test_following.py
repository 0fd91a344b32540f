"""Following a game without HTTP: gaps, faults, and what a hundred listeners cost."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import replace
from typing import Any
from uuid import UUID

import msgspec
import pytest

from domain.kernel.refusals import Unauthenticated, Unavailable
from services.application import Application, Outside
from services.reads import followed, following
from services.reads.followed import EventDocuments, FollowedGames
from services.reads.following import Following, Line, Listener, Patience
from services.reads.replay import Replays
from services.reads.watching import audience_of
from tests.api.memory import MemoryNotices, MemoryViews
from tests.api.people import Table

Json = dict[str, Any]


class Recording(Replays):
    """Replays that count how often they are asked, and can lose events or be away."""

    asked = 0
    lost: frozenset[int] = frozenset()
    away = False

    async def events(self, game_id: UUID, audience: str, after: int, limit: int) -> list[Json]:
        self.asked += 1
        if self.away:
            raise Unavailable("The store is away.")
        told = await super().events(game_id, audience, after, limit)
        return [each for each in told if each["version"] not in self.lost]


class Bench:
    """Streams of one application over replays that a test can disturb."""

    def __init__(self, outside: Outside, application: Application, table: Table) -> None:
        self.replays = Recording(application.tables, outside.store)
        games = FollowedGames(application.tables, outside.views, outside.presence, outside.notices)
        self.following = Following(
            games, EventDocuments(self.replays), outside.presence, outside.notices
        )
        self.table = table
        self.game = UUID(table.game)
        self.refusal: Exception | None = None
        self.audience: str | None = None

    async def still(self) -> None:
        if self.refusal is not None:
            raise self.refusal

    def open(
        self, after: int = 0, nudge: asyncio.Event | None = None
    ) -> AsyncGenerator[Line, None]:
        """Begin a stream of the public audience, or the one that is set."""
        patience = Patience(self.still, nudge or asyncio.Event(), lambda: False)
        listener = Listener(lambda now: audience_of(now, None, self.audience))
        return self.following.records(self.game, after, listener, patience)

    async def concede(self) -> None:
        person, _ = await self.table.asked()
        reply = await person.post(f"{self.table.path}/actions", {"action": "concede"})
        assert reply.status_code == 200, reply.text


@pytest.fixture
def bench(outside: Outside, services: Application, table: Table) -> Bench:
    return Bench(outside, services, table)


def read(line: Line) -> Json:
    document: Json = msgspec.json.decode(line.body)
    assert document["record"] == line.kind
    return document


async def heard(lines: AsyncGenerator[Line, None], number: int) -> list[Json]:
    return [read(await asyncio.wait_for(anext(lines), 20)) for _ in range(number)]


async def rest(lines: AsyncGenerator[Line, None]) -> list[Json]:
    async with asyncio.timeout(20):
        return [read(line) async for line in lines]


async def test_events_that_cannot_be_had_are_an_explicit_gap(bench: Bench) -> None:
    await bench.concede()
    bench.replays.lost = frozenset({2, 3})
    records = await rest(bench.open())
    assert [each["record"] for each in records[:4]] == ["state", "event", "gap", "event"]
    assert (records[2]["first"], records[2]["last"]) == (2, 3)
    assert records[3]["version"] == 4


async def test_events_missing_at_the_end_are_a_gap_too(bench: Bench) -> None:
    await bench.concede()
    version = read(await anext(bench.open()))["version"]
    bench.replays.lost = frozenset({version - 1, version})
    *_, gap, end = await rest(bench.open())
    assert (gap["record"], gap["first"], gap["last"]) == ("gap", version - 1, version)
    assert end["record"] == "end"


async def test_while_the_store_is_away_a_stream_is_closed_and_its_cursor_stays_good(
    bench: Bench,
) -> None:
    lines = bench.open()
    first = (await heard(lines, 5))[-1]
    bench.replays.away = True
    await bench.concede()
    assert await rest(lines) == [{"record": "closed", "reason": "unavailable"}]
    bench.replays.away = False
    state, following_event, *_ = await rest(bench.open(after=first["version"]))
    assert state["record"] == "state"
    assert following_event["version"] == first["version"] + 1


async def test_a_hundred_listeners_cost_one_rendering(bench: Bench) -> None:
    streams = [bench.open() for _ in range(100)]
    told = await asyncio.gather(*[heard(lines, 5) for lines in streams])
    assert all(each == told[0] for each in told)
    assert bench.replays.asked == 1
    for lines in streams:
        await lines.aclose()


async def test_a_stream_that_nobody_reads_takes_nothing(bench: Bench) -> None:
    unread, lines = bench.open(), bench.open()
    await heard(unread, 1)
    await bench.concede()
    assert (await rest(lines))[-1]["record"] == "end"
    asked = bench.replays.asked
    late = await rest(unread)
    assert late[-1]["record"] == "end"
    assert bench.replays.asked == asked, "what one reads late is kept for all"


async def test_documents_are_kept_up_to_so_many_bytes(bench: Bench) -> None:
    documents = EventDocuments(bench.replays, capacity=1)
    first = await documents.batch(bench.game, "public", 0, 2)
    assert await documents.batch(bench.game, "public", 0, 2) == first
    assert bench.replays.asked == 2


async def test_a_refusal_closes_a_stream_before_the_next_record(bench: Bench) -> None:
    lines = bench.open()
    await heard(lines, 2)
    bench.refusal = Unauthenticated("This token has expired.")
    assert await rest(lines) == [{"record": "closed", "reason": "token"}]


async def test_an_audience_that_is_one_no_longer_closes_a_stream(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "RECHECK", 0.01)
    lines = bench.open()
    await heard(lines, 5)
    bench.audience = "B"  # nobody's seat for a stranger
    assert await rest(lines) == [{"record": "closed", "reason": "audience"}]
    assert await rest(bench.open()) == [{"record": "closed", "reason": "audience"}]


async def test_a_notice_that_was_lost_is_made_good_by_looking(
    bench: Bench,
    outside: Outside,
    services: Application,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Deaf(MemoryViews):
        async def wait(self, game: UUID, version: int, timeout: float) -> None:
            await asyncio.sleep(timeout)

    monkeypatch.setattr(followed, "LOOK_UNCOVERED", 0.01)
    assert isinstance(outside.notices, MemoryNotices)
    outside.notices.lost = True
    deaf = Bench(replace(outside, views=Deaf()), services, bench.table)
    lines = deaf.open(after=4)
    await heard(lines, 1)
    await bench.concede()
    assert (await rest(lines))[-1]["record"] == "end"
