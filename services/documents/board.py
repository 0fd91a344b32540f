"""The board as an audience may see it, in bytes.

One builder serves the live views, replays and exports. Equal worlds give equal bytes: keys
are sorted, every field is always there.
"""

from __future__ import annotations

import hashlib
from typing import Any

from domain.game.state import Table
from domain.rules import zone_name
from services.documents import clocks
from services.documents.alike import grouped_zone, groups
from services.documents.panels import Panel, panels, panels_of
from services.documents.pieces import Pieces, encoder
from services.documents.sight import AFTER, Sight, seats_seen_through
from services.documents.standing_state import waiting
from services.ports import LiveView

Json = dict[str, Any]

PUBLIC = "public"

_SHARED = ("battlefield", "stack", "exile", "command")
_OWNED = ("library", "hand", "graveyard")


def audiences(table: Table, *, over: bool = False) -> tuple[str, ...]:
    """Return every audience that there is a view for; ``over`` by now, if not yet then.

    Of a sandbox everything may be seen at any time, by who opened it.
    """
    after = (AFTER,) if over or table.sandbox or table.status == "over" else ()
    return (PUBLIC, *sorted(table.sittings), *after)


def live_views(table: Table, pieces: Pieces | None = None) -> dict[str, LiveView]:
    """Return the bytes to send to every audience, with strong ETags."""
    beside = panels_of(table)
    return {each: _seen_by(table, each, beside, pieces=pieces) for each in audiences(table)}


def live_view(
    table: Table, audience: str, *, over: bool = False, pieces: Pieces | None = None
) -> LiveView:
    """Return the bytes to send to one audience; ``pieces`` of the view before save work."""
    return _seen_by(table, audience, panels_of(table), over=over, pieces=pieces)


def grouped_view(table: Table, audience: str) -> LiveView:
    """Return the bytes of a board on which tokens that are alike are told once."""
    sight = Sight(table, audience)
    return _sent(table, _view(sight, panels_of(table), over=False, grouped=True))


def _seen_by(
    table: Table,
    audience: str,
    beside: dict[str, Panel],
    *,
    over: bool = False,
    pieces: Pieces | None = None,
) -> LiveView:
    eyes = "+".join(seats_seen_through(table, audience))
    kept = None if pieces is None else pieces.of(table.id, eyes, table.play)
    return _sent(table, _view(Sight(table, audience, kept), beside, over=over))


def _sent(table: Table, view: Json) -> LiveView:
    body = encoder.encode(view)
    return LiveView(table.version, f'"{hashlib.sha256(body).hexdigest()[:32]}"', body)


def build_view(table: Table, audience: str, *, over: bool = False) -> Json:
    """Return the board as JSON-able values; raises ``KeyError`` for an unknown audience.

    ``over`` says of a past board that its game is over by now: ``after`` may see it then.
    """
    return _view(Sight(table, audience), panels_of(table), over=over)


def _grouped(sight: Sight) -> list[Json]:
    play = sight.play
    things = (play.objects[oid] for oid in play.zones.get("battlefield", ()))
    seen = filter(sight.sees, things)
    return grouped_zone(seen, groups(play), sight.handles, sight.thing)


def _is_a_seats(table: Table, key: str) -> bool:
    """Whether a zone is told with its player's seat."""
    zone, _, whose = key.partition(":")
    return zone in _OWNED and whose in table.sittings


def _view(sight: Sight, beside: dict[str, Panel], *, over: bool, grouped: bool = False) -> Json:
    table, audience, play = sight.table, sight.audience, sight.table.play
    if audience not in audiences(table, over=over):
        raise KeyError(audience)
    return {
        "game": table.id,
        "version": table.version,
        "audience": audience,
        "format": table.format,
        "status": table.status,
        "options": table.options,
        "sandbox": table.sandbox,
        "commitment": table.commitment,
        "seed": table.opened_seed,
        "seats": [sight.seat(seat) for seat in table.order or sorted(table.sittings)],
        **{zone: sight.zone(zone) for zone in _SHARED if zone != "battlefield" or not grouped},
        **({"battlefield": _grouped(sight)} if grouped else {}),
        "zones": {
            key: sight.zone(key)
            for key in sorted(play.zones)
            if zone_name(key) not in _SHARED and not _is_a_seats(table, key)
        },
        "turn": {
            "number": play.turn.number,
            "active": play.turn.active or None,
            "step": play.turn.step or None,
            "round": play.turn.round,
            "combat": play.turn.combat,
            "holder": play.turn.holder,
        },
        "combat": sight.combat(),
        "panels": panels(sight, beside),
        "waiting_for": waiting(table),
        "clocks": clocks.clocks(table),
        "draw": clocks.draw(table),
        "claims": clocks.claims(table),
        "result": None
        if play.result is None
        else {"winners": list(play.result.winners), "reason": play.result.reason},
    }
