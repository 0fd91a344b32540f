"""Emblems: abilities that a player has apart from any permanent (CR 114)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.cards.ir.language import TokenSpec
from domain.rules import facts as f
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY


def created(engine: Engine, seat: str, emblem: TokenSpec) -> f.Created:
    """Return that a player gets an emblem, which they own and control (CR 114.2)."""
    return f.Created(
        object=engine.new_id(),
        kind="emblem",
        owner=seat,
        controller=seat,
        zone="command",
        token=emblem,
        known_to=(EVERYBODY,),
    )


def begun_with(engine: Engine, seats: Sequence[str]) -> Iterator[f.Created]:
    """Yield that players get the emblems that the format lets them begin with."""
    for seat in seats:
        for emblem in engine.overlay.emblems(seat):
            yield created(engine, seat, emblem)
