"""The legend rule of old, across the table, which generals do not follow (E-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from domain.formats.edh import generals
from domain.rules import spared_by_legend_rule

if TYPE_CHECKING:
    from domain.rules import Engine, GameObject
    from domain.rules.facts import Moved

ENTERED = "entered"
"""The number by which a general on the battlefield knows when it entered."""


def noted(engine: Engine, thing: GameObject, move: Moved) -> Moved:
    """Return the move of a general onto the battlefield with the time of it.

    What enters together does so at one time; a change of control does not renew it.
    """
    if move.to != "battlefield" or not generals.is_general(thing):
        return move
    return msgspec.structs.replace(move, numbers={**move.numbers, ENTERED: engine.state.clock})


def going(engine: Engine) -> tuple[int, ...]:
    """Return the legendary permanents that go as another has their name, whoever controls them.

    A general stays, the newest of several; of those that are equally new all go.
    """
    named: dict[str, list[int]] = {}
    for oid in engine.battlefield():
        seen = engine.look(oid)
        legendary = "legendary" in seen.supertypes and seen.name
        if legendary and not spared_by_legend_rule(engine, oid, seen.controller):
            named.setdefault(seen.name, []).append(oid)
    return tuple(
        oid
        for same in named.values()
        if len(same) > 1
        for oid in same
        if oid != _survivor(engine, same)
    )


def _survivor(engine: Engine, same: list[int]) -> int | None:
    """Return the general among permanents of one name that entered last, if it is one alone."""
    times = {
        oid: thing.numbers.get(ENTERED, 0)
        for oid in same
        if generals.is_general(thing := engine.state.objects[oid])
    }
    newest = [oid for oid, time in times.items() if time == max(times.values())]
    return newest[0] if len(newest) == 1 else None
