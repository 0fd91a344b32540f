"""Seeded leaks over HTTP: for each kind a build that tells too much, which must be caught."""

from collections.abc import Callable
from random import Random
from typing import Any
from uuid import UUID

import pytest
import structlog
from msgspec.structs import replace

from api.conditional import conditional
from domain.game import recording
from domain.game.decider import decide
from domain.game.state import Game, Table
from domain.kernel.refusals import Refusal
from domain.rules import GameObject, GameState, stops
from services.commands import answering
from services.documents.board import live_view
from services.documents.sight import Sight
from services.documents.standing_state import standing_state
from services.documents.story import event_in_words
from services.reads import following, timeline
from services.reads.replay import Replays
from services.reads.watching import Watching
from tests.api.memory import MemoryLobby
from tests.support.twin_games import another_deck, exchange_and_play_on, play_on
from tests.support.twin_worlds import Leak

Patch = pytest.MonkeyPatch


async def play() -> None:
    """Play a few games in twin worlds."""
    for seed in range(4):
        await exchange_and_play_on(seed + 20, steps=8)
        await play_on(await another_deck(seed), Random(seed), steps=6)


def hidden(play: GameState) -> list[GameObject]:
    """Return every card in a hand or library, in the order in which they lie there."""
    zones = (z for key, z in sorted(play.zones.items()) if key.startswith(("hand", "library")))
    return [play.objects[oid] for zone in zones for oid in zone if oid in play.objects]


def told(play: GameState) -> list[str]:
    """Return the definitions of all hidden cards."""
    return [thing.card for thing in hidden(play)]


def number(play: GameState) -> int:
    """Return a small number that hidden cards decide."""
    return sum(int(card[:4], 16) * at for at, card in enumerate(told(play))) % 97


def a_count_by_type(patch: Patch) -> None:
    seat = Sight.seat

    def counting(self: Sight, who: str) -> dict[str, Any]:
        lands = sum(
            "land" in self.play.printed[self.play.objects[oid].card].types
            for oid in self.play.zones.get(f"hand:{who}", ())
        )
        return {**seat(self, who), "land_plays": lands}

    patch.setattr(Sight, "seat", counting)


def a_library_in_order(patch: Patch) -> None:
    seat = Sight.seat

    def sorting(self: Sight, who: str) -> dict[str, Any]:
        cards = [t for t in hidden(self.play) if t.zone == f"library:{who}"]
        cards.sort(key=lambda thing: (thing.card, thing.id))
        return {**seat(self, who), "library": [self.handles.of(thing.id) for thing in cards]}

    patch.setattr(Sight, "seat", sorting)


def _views(patch: Patch, change: Callable[[Table, Any], Any]) -> None:
    """Change every view that is built, live ones and those of replays."""

    def changed(table: Table, audience: str, **more: Any) -> Any:
        return change(table, live_view(table, audience, **more))

    patch.setattr("services.documents.board.live_view", changed)
    patch.setattr("services.reads.replay.live_view", changed)


def a_tag_over_hidden_state(patch: Patch) -> None:
    _views(patch, lambda table, view: replace(view, etag=f'"{hash(tuple(told(table.play)))}"'))


def a_size(patch: Patch) -> None:
    _views(patch, lambda table, view: replace(view, body=view.body + b" " * number(table.play)))


def a_past_board_that_shows_all(patch: Patch) -> None:

    def knowing(table: Table, audience: str, **more: Any) -> Any:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(Sight, "knows", lambda self, thing: True)
            return live_view(table, audience, **more)

    patch.setattr("services.reads.replay.live_view", knowing)


def a_gap(patch: Patch) -> None:
    def skipping(before: Game, recorded: Any, after: Game, audience: str) -> Any:
        event = event_in_words(before, recorded, after, audience)
        return {**event, "version": event["version"] + number(after.table.play)}

    patch.setattr("services.reads.replay.event_in_words", skipping)


def a_refusal(patch: Patch) -> None:
    def telling(game: Game, *asked: Any) -> Any:
        try:
            return decide(game, *asked)
        except Refusal as refusal:
            refusal.detail = f"{refusal.detail} {told(game.table.play)}"
            raise

    patch.setattr("services.commands.judging.decide", telling)


def a_preview(patch: Patch) -> None:
    patch.setattr(answering, "preview_document", lambda table, events: told(table.play))


def a_decision_id(patch: Patch) -> None:
    opened = recording.opened_by

    def telling(game: Game, *asked: Any) -> Any:
        return tuple(
            replace(one, id=f"{one.id}{number(game.table.play)}") for one in opened(game, *asked)
        )

    patch.setattr(recording, "opened_by", telling)


def a_pass(patch: Patch) -> None:
    wants = stops.wants

    def with_an_even_hand(state: Any, seat: str) -> bool:
        hand = [state.objects[oid] for oid in state.zones[f"hand:{seat}"]]
        return wants(state, seat) and sum(int(thing.card[:4], 16) for thing in hand) % 2 == 0

    patch.setattr(stops, "wants", with_an_even_hand)


def a_header(patch: Patch) -> None:
    def telling(request: Any, *rest: Any) -> Any:
        response = conditional(request, *rest)
        game = UUID(request.path_params["game"])
        held = request.app.state.services.tables._hot[game]
        response.headers["x-hands"] = str(number(held.table.play))
        return response

    patch.setattr("api.routers.events.conditional", telling)


def a_log_field(patch: Patch) -> None:
    view = Watching.view

    async def logging(self: Watching, game: UUID, *asked: Any) -> Any:
        held = await self.table(game)
        structlog.get_logger().info("view", cards=told(held.play))
        return await view(self, game, *asked)

    patch.setattr(Watching, "view", logging)


def a_lobby_row(patch: Patch) -> None:
    note = MemoryLobby.note

    async def telling(self: MemoryLobby, table: Table, at: Any) -> None:
        await note(self, table, at)
        self.rows[table.id]["decks"] = told(table.play)

    patch.setattr(MemoryLobby, "note", telling)


def a_stream_record(patch: Patch) -> None:
    event = following._Run.event

    def telling(self: Any, version: int, body: bytes) -> Any:
        told = b'%s,"top":%d}' % (body[:-1], number(self.followed.table.play))
        return event(self, version, told)

    patch.setattr(following._Run, "event", telling)


def a_state_of_a_stream(patch: Patch) -> None:
    def telling(table: Table, *rest: Any) -> Any:
        return {**standing_state(table, *rest), "hands": number(table.play)}

    patch.setattr("services.documents.standing_state.standing_state", telling)


def a_board_amid_an_event(patch: Patch) -> None:
    view_at = Replays.view_at

    async def telling(self: Replays, *asked: Any) -> Any:
        view = await view_at(self, *asked)
        game = await self._tables.get(asked[0])
        amid = asked[-1] is not None
        return replace(view, body=view.body + b" " * number(game.table.play)) if amid else view

    patch.setattr(Replays, "view_at", telling)


def a_series(patch: Patch) -> None:
    counts = timeline.counts

    def telling(table: Table) -> Any:
        values = {"": number(table.play)} if table.play.zones else {}
        return {**counts(table), "life": values}

    patch.setattr(timeline, "counts", telling)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("broken", "where"),
    [
        (a_count_by_type, "getView|getReplay"),
        (a_library_in_order, "getView|getReplay"),
        (a_tag_over_hidden_state, "(getView|getReplay) headers"),
        (a_size, "getView|getReplay"),
        (a_past_board_that_shows_all, "getReplay"),
        (a_gap, "listEvents"),
        (a_refusal, "answer|checkAnswer"),
        (a_preview, "checkAnswer"),
        (a_decision_id, "answer|checkAnswer|listDecisions"),
        (a_pass, r"\w+"),
        (a_header, "getView headers"),
        (a_log_field, "getView logged"),
        (a_lobby_row, "listGames"),
        (a_series, "getTimeline"),
        (a_stream_record, "listEvents"),
        (a_state_of_a_stream, "listEvents"),
        (a_board_amid_an_event, "getReplay"),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
async def test_a_build_that_tells_it_by(
    broken: Callable[[Patch], None], where: str, monkeypatch: Patch
) -> None:
    broken(monkeypatch)
    with pytest.raises(Leak, match=f"sees a difference in ({where})"):
        await play()
