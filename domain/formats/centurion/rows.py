"""Two rows a player: lands in one, other permanents in the other (C-17)."""

from __future__ import annotations

from domain.rules import Arrangement, GameState, Shown

LAND_ROW = Arrangement("land_row", ("back", "front"), "Choose the row of your lands")


def land_row(state: GameState, seat: str) -> str:
    """Return which row of a player's the lands stand in, seen from the opponent's side."""
    return str(state.overlay.get(LAND_ROW.key(seat), LAND_ROW.choices[0]))


def panel(state: GameState) -> list[dict[str, object]]:
    """Return each player's two rows, the front one first."""
    return [_side(state, seat) for seat in state.seats]


def _side(state: GameState, seat: str) -> dict[str, object]:
    lands: list[int] = []
    others: list[int] = []
    for oid in state.zones.get("battlefield", ()):
        seen = state.derived.get(oid)
        if seen is not None and seen.controller == seat:
            (lands if "land" in seen.types else others).append(oid)
    named = [("others", others), ("lands", lands)]
    where = land_row(state, seat)
    rows = named if where == "back" else named[::-1]
    return {
        "seat": seat,
        "land_row": where,
        "rows": [{"name": name, "objects": Shown(tuple(oids))} for name, oids in rows],
    }
