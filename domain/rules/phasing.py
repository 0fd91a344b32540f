"""Phasing (CR 702.26): permanents that are treated as though they did not exist.

What is phased out keeps its id, its counters and what it is attached to. It is listed apart
from the battlefield, so that nothing that looks there can find it; no zone change happens.
"""

from __future__ import annotations

from collections.abc import Sequence

from domain.rules import deontics
from domain.rules import facts as f
from domain.rules.engine import Engine
from domain.rules.state import PHASED


def out(engine: Engine, oids: Sequence[int], *, until: int | None = None) -> tuple[int, ...]:
    """Phase permanents out, with what is attached to them; return all that phased out."""
    gone = _going(engine, oids, until)
    if gone:
        engine.emit(*gone)
    return tuple(fact.object for fact in gone)


def into(engine: Engine, oids: Sequence[int], *, tapped: bool = False) -> None:
    """Phase permanents in, with what phased out along with them (CR 702.26c)."""
    back = _coming(engine, oids)
    tapping = [
        f.TappedChanged(object=oid, tapped=True)
        for oid in oids
        if tapped and _phased(engine, oid) and not engine.state.objects[oid].tapped
    ]
    if back:
        engine.emit(*back, *tapping)


def turn_based(engine: Engine) -> None:
    """What has phasing phases out, and what had phased out under the player phases in.

    Both happen at the same time, before anything untaps (CR 502.1, 702.26a).
    """
    active = engine.state.turn.active
    leaving = [
        oid
        for oid in engine.battlefield()
        if engine.look(oid).controller == active and _has_phasing(engine, oid)
    ]
    seats = _returning_for(engine, active)
    coming = [
        oid
        for oid in engine.zone(PHASED)
        if engine.state.objects[oid].phased_under in seats
        and engine.state.objects[oid].phased_until is None
        and not _along(engine, oid)
    ]
    facts: list[f.AnyFact] = [*_going(engine, leaving, None), *_coming(engine, coming)]
    if facts:
        engine.emit(*facts)


def _has_phasing(engine: Engine, oid: int) -> bool:
    return any(deontics.imposed(engine, "must", "phase", oid))


def _returning_for(engine: Engine, active: str) -> set[str]:
    """Return the player and those before them who left the game (CR 702.26n)."""
    seats = engine.state.seats
    found = {active}
    if active not in seats:
        return found
    at = seats.index(active)
    for seat in reversed((*seats[at + 1 :], *seats[:at])):
        if engine.state.players[seat].lost is None:
            break
        found.add(seat)
    return found


def _phased(engine: Engine, oid: int) -> bool:
    thing = engine.state.objects.get(oid)
    return thing is not None and thing.zone == PHASED


def _along(engine: Engine, oid: int) -> bool:
    """Whether it phased out along with what it is attached to, and that is still away."""
    along = engine.state.objects[oid].phased_with
    return along is not None and _phased(engine, along)


def _going(engine: Engine, oids: Sequence[int], until: int | None) -> list[f.PhasedOut]:
    """Return that these phase out; what does so along with another does it no other way.

    CR 702.26g, 702.26h.
    """
    here = engine.battlefield()
    direct = [oid for oid in dict.fromkeys(oids) if oid in here]
    held = {oid: engine.state.objects[oid].attached_to for oid in here}
    reached = list(direct)
    along: dict[int, int] = {}
    for host in reached:
        for oid, to in held.items():
            if to == host and oid not in along:
                along[oid] = host
                if oid not in reached:
                    reached.append(oid)
    return [
        f.PhasedOut(
            object=oid,
            under=engine.look(oid).controller,
            along=along.get(oid),
            until=None if oid in along else until,
        )
        for oid in reached
    ]


def _coming(engine: Engine, oids: Sequence[int]) -> list[f.PhasedIn]:
    """Return that these phase in, with what phased out along with them (CR 702.26g)."""
    reached = [oid for oid in dict.fromkeys(oids) if _phased(engine, oid)]
    for host in reached:
        reached.extend(
            oid
            for oid in engine.zone(PHASED)
            if engine.state.objects[oid].phased_with == host and oid not in reached
        )
    return [f.PhasedIn(object=oid) for oid in reached]
