"""Every board that was ever live comes back from the stored bytes, for every audience."""

from random import Random
from uuid import UUID

import msgspec
import pytest

from domain.game import commands as c
from domain.game.decider import decide
from domain.game.state import Game, evolve, initial
from domain.kernel.events import Event
from domain.rules import stops
from services.documents.board import live_views
from services.documents.sight import AFTER
from services.ports import LiveView, Recorded
from services.reads.replay import Replays
from tests.support.records import recorded, tables_of
from tests.support.whole_games import RULES, account_of, asked, beginning, random_request

GameAndViews = tuple[Game, dict[int, dict[str, LiveView]], list[Event]]


def _lived(seed: int) -> GameAndViews:
    """Return a game's end, every board that was live, and its events."""
    rng = Random(seed)
    game = initial(str(UUID(int=seed + 1)))
    views: dict[int, dict[str, LiveView]] = {}
    events: list[Event] = []

    def follow(now: Game, *happened: Event) -> Game:
        for event in happened:
            now = evolve(now, event)
            views[now.table.version] = live_views(now.table)
            events.append(event)
        return now

    game = follow(game, *beginning(seed))
    while game.table.open:
        if rng.random() < 0.05:
            wanted = tuple(sorted(rng.sample(sorted(stops.ALL_STOPS), 8)))
            command = c.SetStops(account=account_of(rng.choice("AB")), stops=wanted)
            done = decide(game, command, RULES)
            assert isinstance(done, tuple)
            game = follow(game, *done)
        opened, question = rng.choice(asked(game))
        _, answered = random_request(game, opened, question, rng)
        game = follow(game, *answered)
    return game, views, events


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(300, 303))
async def test_every_live_board_is_replayed_byte_for_byte(seed: int) -> None:
    game, views, events = _lived(seed)
    game_id = UUID(game.table.id)
    records = recorded(game_id, events)
    tables, store = tables_of(records)
    assert (await tables.get(game_id)) == game
    replays = Replays(tables, store, kept=len(events))
    # Reading the story keeps every board on the way, as a viewer that steps through it does.
    for after in range(len(events)):
        await replays.events(game_id, "public", after, 1)
    for version, live in views.items():
        for audience, view in live.items():
            assert await replays.view_at(game_id, version, audience) == view, (version, audience)


@pytest.mark.slow
async def test_a_board_is_the_same_whether_replayed_from_a_snapshot_or_from_the_start() -> None:
    game, views, events = _lived(310)
    game_id = UUID(game.table.id)
    records = recorded(game_id, events)
    for version in range(4, len(events), 25):
        tables, _ = tables_of(records)
        there = await tables.at(game_id, version)
        kept = msgspec.json.decode(msgspec.json.encode(there), type=Game)
        assert kept == there
        assert live_views(kept.table) == views[version]
        for one in records[version:]:
            kept = evolve(kept, one.event)
        assert kept == game


async def _contiguous(records: list[Recorded], audience: str) -> list[int]:
    tables, store = tables_of(records)
    replays = Replays(tables, store)
    seen: list[int] = []
    while page := await replays.events(records[0].stream, audience, len(seen), 7):
        seen += [event["version"] for event in page]
    return seen


@pytest.mark.parametrize("audience", ["A", "B", "public", "after"])
async def test_events_are_contiguous_for_every_audience(audience: str) -> None:
    game, _, events = _lived(311)
    records = recorded(UUID(game.table.id), events)
    assert await _contiguous(records, audience) == list(range(1, len(events) + 1))


async def test_after_the_game_every_hand_is_shown_at_every_version() -> None:
    game, _, events = _lived(312)
    game_id = UUID(game.table.id)
    tables, store = tables_of(recorded(game_id, events))
    for version in (4, 10, len(events) // 2):
        board = msgspec.json.decode(
            (await Replays(tables, store).view_at(game_id, version, AFTER)).body
        )
        assert board["audience"] == AFTER
        for seat in board["seats"]:
            assert len(seat["hand"]) == seat["hand_count"]
            assert len(seat["library"]) == seat["library_count"]


async def test_nothing_is_disclosed_while_the_game_goes_on() -> None:
    game, _, events = _lived(312)
    game_id = UUID(game.table.id)
    tables, store = tables_of(recorded(game_id, events[:12]))
    replays = Replays(tables, store)
    shown = await replays.view_at(game_id, 10, AFTER)
    assert shown == await replays.view_at(game_id, 10, "public")
    assert await replays.events(game_id, AFTER, 0, 50) == await replays.events(
        game_id, "public", 0, 50
    )
