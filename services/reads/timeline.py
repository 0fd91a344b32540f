"""Timeline: where in a game everything happened, for viewers that jump and draw graphs.

All of it is public at every moment of the game: turns and steps (CR 500), life (CR 119),
the number of cards in hands and libraries (CR 402.3, 401.3), and who lost.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any
from uuid import UUID

import msgspec

from domain.game.events import Played
from domain.game.state import Game, Table, evolve, initial
from domain.kernel.refusals import NotFound
from domain.rules import AnyFact, facts
from services.ports import EventStore, Recorded
from services.reads.following import require_reached
from services.reads.watching import AFTER, PUBLIC, Watching, audience_of

Json = dict[str, Any]

CHUNK = 500
"""Events that are loaded and folded at once."""


class Moment(msgspec.Struct, frozen=True):
    """Where one event stands, what is notable in it, and what it changed.

    ``began`` holds the turns that began in it (number, active seat), ``changed`` the new
    values by series and seat, ``lost`` the reasons by seat.
    """

    version: int
    type: str
    seat: str | None
    turn: int
    step: str | None
    active: str | None
    marks: tuple[str, ...]
    began: tuple[tuple[int, str], ...]
    changed: dict[str, dict[str, int]]
    lost: dict[str, str]


class Timeline(msgspec.Struct, frozen=True):
    """The moments of a game so far, and the game that they lead to."""

    game: Game
    moments: tuple[Moment, ...] = ()


class Timelines:
    """Builds timelines by one fold and goes on from there; keeps the latest ``kept``."""

    def __init__(self, watching: Watching, store: EventStore, kept: int = 64) -> None:
        self._watching = watching
        self._store = store
        self._kept = kept
        self._known: OrderedDict[UUID, Timeline] = OrderedDict()

    async def page(
        self, game_id: UUID, account: UUID | None, wanted: str | None, after: int, limit: int
    ) -> Json:
        """Return the timeline of at most ``limit`` events after a version.

        Series hold changes alone: pages laid end to end are the whole. Raises ``NotFound``,
        and ``Malformed`` for a version that the game has not reached.
        """
        table = await self._watching.newest(game_id, account)
        require_reached(table, after)
        audience = audience_of(table, account, wanted)
        timeline = await self._upto(game_id, table.version)
        shown = timeline.moments[after : min(after + limit, table.version)]
        return {
            "game": table.id,
            "format": table.format,
            "audience": audience,
            "audiences": _audiences(table, account),
            "game_version": table.version,
            "status": table.status,
            "next": shown[-1].version if shown else after,
            "seats": _seats(table),
            **document(shown),
            "result": _result(table),
        }

    async def _upto(self, game_id: UUID, version: int) -> Timeline:
        timeline = self._known.get(game_id) or Timeline(initial(str(game_id)))
        while (at := timeline.game.table.version) < version:
            recorded = await self._store.load(game_id, at, min(at + CHUNK, version))
            timeline = await asyncio.to_thread(extended, timeline, recorded)
        self._known[game_id] = timeline
        self._known.move_to_end(game_id)
        while len(self._known) > self._kept:
            self._known.popitem(last=False)
        return timeline


def extended(timeline: Timeline, recorded: Sequence[Recorded]) -> Timeline:
    """Return the timeline with the moments of more events."""
    game, moments = timeline.game, list(timeline.moments)
    for one in recorded:
        before, game = game, evolve(game, one.event)
        moments.append(moment(before.table, one, game.table))
    return Timeline(game, tuple(moments))


def moment(before: Table, recorded: Recorded, after: Table) -> Moment:
    """Return where an event stands, the table before and after it given."""
    turn = after.play.turn
    public = _public_facts(recorded)
    counted, now = counts(before), counts(after)
    changed = {
        name: {seat: n for seat, n in values.items() if counted[name].get(seat) != n}
        for name, values in now.items()
    }
    return Moment(
        version=recorded.version,
        type=type(recorded.event).__name__,
        seat=getattr(recorded.event, "seat", None),
        turn=turn.number,
        step=turn.step or None,
        active=turn.active or None,
        marks=tuple(dict.fromkeys(_marks(public))),
        began=tuple((f.number, f.active) for f in public if isinstance(f, facts.TurnBegan)),
        changed=changed,
        lost=dict(losses(after).items() - losses(before).items()),
    )


def counts(table: Table) -> dict[str, dict[str, int]]:
    """Return life and the number of cards in hand and library, each by seat."""
    play = table.play
    return {
        "life": {seat: player.life for seat, player in play.players.items()},
        **{
            name: {seat: len(play.zones.get(f"{name}:{seat}", ())) for seat in play.players}
            for name in ("hand", "library")
        },
    }


def losses(table: Table) -> dict[str, str]:
    """Return why each seat that has lost did."""
    players = table.play.players.items()
    return {seat: player.lost for seat, player in players if player.lost is not None}


def _public_facts(recorded: Recorded) -> list[AnyFact]:
    event = recorded.event
    found = event.facts if isinstance(event, Played) else ()
    return [fact for fact in found if fact.audience == "public"]


def _marks(public: Sequence[AnyFact]) -> Iterator[str]:
    for fact in public:
        match fact:
            case facts.TurnBegan():
                yield "turn"
            case facts.Moved(verb="cast"):
                yield "cast"
            case facts.AttackDeclared() if fact.attackers:
                yield "attack"
            case facts.LifeChanged():
                yield "life"
            case facts.PlayerLost():
                yield "lost"
            case facts.GameOver():
                yield "over"
            case _:
                continue


def document(shown: Sequence[Moment]) -> Json:
    """Return moments as JSON-able values: events, where turns begin, series and losses."""
    series: dict[str, dict[str, list[Json]]] = {"life": {}, "hand": {}, "library": {}}
    for each in shown:
        for name, values in each.changed.items():
            for seat, value in values.items():
                points = series[name].setdefault(seat, [])
                points.append({"version": each.version, "value": value})
    return {
        "events": [_event(each) for each in shown],
        "turns": [
            {"turn": number, "active": active, "version": each.version}
            for each in shown
            for number, active in each.began
        ],
        "series": series,
        "losses": [
            {"version": each.version, "seat": seat, "reason": reason}
            for each in shown
            for seat, reason in sorted(each.lost.items())
        ],
    }


def _event(each: Moment) -> Json:
    return {
        "version": each.version,
        "type": each.type,
        "seat": each.seat,
        "turn": each.turn,
        "step": each.step,
        "active": each.active,
        "marks": list(each.marks),
    }


def _audiences(table: Table, account: UUID | None) -> list[str]:
    """Return every audience that an account may ask for."""

    def admitted(wanted: str) -> bool:
        try:
            return audience_of(table, account, wanted) == wanted
        except NotFound:
            return False

    return [each for each in (PUBLIC, *sorted(table.sittings), AFTER) if admitted(each)]


def _seats(table: Table) -> list[Json]:
    order = table.order or tuple(sorted(table.sittings))
    return [{"seat": seat, "name": table.sittings[seat].name} for seat in order]


def _result(table: Table) -> Json | None:
    result = table.play.result
    if result is None:
        return None
    return {"winners": list(result.winners), "reason": result.reason}
