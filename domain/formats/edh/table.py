"""What stands beside the board: life, generals and their damage, and who went out in what order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, cast

from domain.formats.edh import generals
from domain.formats.marks import DEPLOYED, GENERAL
from domain.rules import Shown, Traced
from domain.rules import facts as f

if TYPE_CHECKING:
    from domain.rules import Engine, GameObject, GameState

OUT: Final = "eliminated"
"""The overlay value that keeps who lost, in order: those who lost together are one list."""


def eliminated(overlay: Mapping[str, object]) -> list[list[str]]:
    """Return who has lost so far, in order; players who lost together stand together.

    ``overlay`` is what the state keeps for the format.
    """
    return cast(list[list[str]], overlay.get(OUT, []))


def note(engine: Engine) -> None:
    """Keep who has lost now: all of them at once (E-17, E-21)."""
    told = eliminated(engine.state.overlay)
    known = {seat for group in told for seat in group}
    now = [
        seat
        for seat in engine.state.seats
        if seat not in known and engine.state.players[seat].lost is not None
    ]
    if now:
        engine.emit(f.OverlaySet(key=OUT, value=[*told, now]))


def panel(state: GameState) -> list[dict[str, object]]:
    """Return each player's life, general and the damage that generals dealt them (E-12, E-13)."""
    held = {thing.owner: thing for thing in _generals(state)}
    return [_row(state, seat, held.get(seat)) for seat in state.seats]


def _generals(state: GameState) -> Iterable[GameObject]:
    return (thing for thing in state.objects.values() if generals.is_general(thing))


def _row(state: GameState, seat: str, general: GameObject | None) -> dict[str, object]:
    row: dict[str, object] = {
        "seat": seat,
        "life": state.players[seat].life,
        "general_damage": dict(generals.tally(state.overlay, seat)),
        "general": None,
    }
    if general is None:
        return row
    return {
        **row,
        "general": {
            "name": state.printed[general.card].name,
            "deployed": general.marks[GENERAL] == DEPLOYED,
            "where": Traced(general.id),
            "objects": Shown((general.id,), known=True),
        },
    }
