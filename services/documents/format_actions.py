"""Actions of the format that a seat may take without being asked, and the way back from handles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domain.game.state import Table
from domain.kernel.refusals import Illegal, NotFound
from domain.rules import Overlay, bargains, standing_actions
from services.documents.decisions import handles_for

Json = dict[str, Any]

NAMED = ("card", "spell")
"""What such an action names by handles: a card in hand, and what it is about."""


def format_actions(table: Table, seat: str, overlay: Overlay) -> list[Json]:
    """Return what a seat may do now in this format; only that seat may see it."""
    if table.status != "playing":
        return []
    handles = handles_for(table, seat)
    return [
        {"action": each.verb, "label": each.label}
        | ({} if each.object is None else {"card": handles.of(each.object)})
        | ({} if each.against is None else {"spell": handles.of(each.against)})
        for each in standing_actions(table.play, seat, overlay)
    ] + [*_bargains(table, seat, overlay), *_arrangements(table, seat, overlay)]


def _arrangements(table: Table, seat: str, overlay: Overlay) -> list[Json]:
    """Return what a seat may choose for its side of the table, with what it chose."""
    return [
        {
            "action": "arrange",
            "label": each.label,
            "name": each.name,
            "choice": table.play.overlay.get(each.key(seat), each.choices[0]),
            "choices": list(each.choices),
        }
        for each in overlay.arrangements()
        if table.play.players[seat].lost is None
    ]


def _bargains(table: Table, seat: str, overlay: Overlay) -> list[Json]:
    """Return what a seat may do about offers; of an answer, which offer it is to."""
    return [
        {"action": each.name, "label": each.label}
        | ({"to": list(each.to)} if each.offer is None else {"offer": each.offer})
        for each in bargains(table.play, seat, overlay)
    ]


def with_ids(table: Table, account: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data of such an action with the engine's ids in place of handles.

    Raises ``NotFound`` for who has no seat, and ``Illegal`` for a handle of nothing that is
    in the seat's hand or on the table now.
    """
    seat = table.seat_of(account)
    if seat is None:
        raise NotFound("There is no such game.")
    handles, zones = handles_for(table, seat), table.play.zones
    seen = (*zones.get(f"hand:{seat}", ()), *zones.get("stack", ()), *zones.get("battlefield", ()))
    known = {handles.of(oid): oid for oid in seen}
    if "terms" in data:
        return {**data, "terms": _terms_with_ids(data["terms"], known)}
    named = [name for name in NAMED if data.get(name) is not None]
    found = {name: known.get(str(data[name])) for name in named}
    if None in found.values():
        raise _not_there()
    return {**data, **found}


def _terms_with_ids(terms: Mapping[str, Any], known: Mapping[str, int]) -> dict[str, Any]:
    """Return the terms of a bargain with ids in place of the handles of permanents."""
    found = dict(terms)
    for side in ("give", "want"):
        if side not in found:
            continue
        permanents = [known.get(handle) for handle in found[side]["permanents"]]
        if None in permanents:
            raise _not_there()
        found[side] = {**found[side], "permanents": permanents}
    return found


def _not_there() -> Illegal:
    return Illegal("What you name is not there now.", code="no-such-action", rule="CR 117.1")
