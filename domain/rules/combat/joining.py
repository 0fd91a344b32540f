"""Attacking or blocking without having been declared (CR 508.4, 508.7, 509.4)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.rules import answers as a
from domain.rules import choices
from domain.rules import facts as f
from domain.rules.context import Ref
from domain.rules.engine import Engine


def attacking(engine: Engine, found: Sequence[int], against: Sequence[Ref] | None = None) -> None:
    """Creatures are attacking what their controller chooses of what can be attacked.

    ``against`` limits that to what an effect names. Outside combat, and under somebody else
    than the attacking player, they do not attack (CR 508.4a).
    """
    active = engine.state.turn.active
    if engine.state.combat is None:
        return
    allowed = engine.overlay.attackable(engine, active)
    refs = allowed if against is None else tuple(ref for ref in allowed if ref in against)
    for oid in found:
        if not refs or not _may_attack(engine, oid, active):
            continue
        to = _chosen(engine, oid, active, refs)
        defending = to if isinstance(to, str) else engine.look(to).controller
        engine.emit(f.JoinedCombat(object=oid, attacks=to, defending=defending))


def _may_attack(engine: Engine, oid: int, active: str) -> bool:
    thing = engine.state.objects.get(oid)
    if thing is None or thing.zone != "battlefield":
        return False
    seen = engine.look(oid)
    return seen.controller == active and "creature" in seen.types


def _chosen(engine: Engine, oid: int, seat: str, refs: Sequence[Ref]) -> Ref:
    answer = engine.ask(
        choices.question(
            engine, seat, refs, 1, 1, prompt="effect.attack", source=oid, rule="CR 508.4"
        )
    )
    return answer.picks[0] if isinstance(answer, a.Choose) and answer.picks else refs[0]


def blocking(engine: Engine, oid: int, attackers: Sequence[int]) -> None:
    """A creature is blocking attacking creatures, if it is there to do so (CR 509.4)."""
    combat = engine.state.combat
    thing = engine.state.objects.get(oid)
    if combat is None or thing is None or thing.zone != "battlefield":
        return
    blocked = tuple(attacker for attacker in attackers if attacker in combat.attackers)
    if blocked and "creature" in engine.look(oid).types:
        engine.emit(f.JoinedCombat(object=oid, blocks=blocked))
