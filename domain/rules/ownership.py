"""Owners that change in the course of a game, by rules of a format.

An object knows its owner and those that it had before. The Comprehensive Rules change no
owner (CR 108.3): what asks for one is told the present owner.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from domain.rules import facts as f
from domain.rules import layers
from domain.rules.engine import Engine


def hand_over(engine: Engine, oid: int, to: str) -> None:
    """Give a permanent to a player or entity, who owns and controls it from then on.

    No zone changes. What gave others control before is outdone; what does so later is not.
    """
    hand_all_over(engine, {oid: to})


def hand_all_over(engine: Engine, receivers: Mapping[int, str]) -> None:
    """Give each permanent to the one who is named for it, all at the same time."""
    if not receivers:
        return
    engine.emit(
        *(f.OwnerChanged(object=oid, owner=to, control="outright") for oid, to in receivers.items())
    )
    layers.settle_control(engine)


def bequeath(engine: Engine, receivers: Mapping[int, str], *, outright: bool) -> None:
    """Let permanents pass to others as a player leaves the game, before anything else does.

    ``outright`` the receivers control them whatever gave others control until now; else only
    where no effect says otherwise (CR 613.1b). Control is settled once all that leaves has left.
    """
    control: Literal["by_default", "outright"] = "outright" if outright else "by_default"
    facts = [f.OwnerChanged(object=oid, owner=to, control=control) for oid, to in receivers.items()]
    if facts:
        engine.emit(*facts)


def last_owner(engine: Engine, oid: int, *, but: str = "") -> str | None:
    """Return the last previous owner who is in the game still, None where there is none.

    Entities are always in the game; ``but`` names who is not counted.
    """
    there = {*engine.living(), *engine.state.entities} - {but}
    owners = engine.state.objects[oid].owners
    return next((owner for owner in reversed(owners) if owner in there), None)
