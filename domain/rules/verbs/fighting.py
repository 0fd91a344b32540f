"""Added phases, and creatures that join combat or become blocked (CR 500.8, 508.4, 509.1h)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import choices, references
from domain.rules import facts as f
from domain.rules.combat import joining
from domain.rules.engine import Engine


def add_phases(engine: Engine, effect: l.AddPhases) -> None:
    """Phases follow the one that it is (CR 500.8)."""
    engine.emit(f.PhasesAdded(phases=effect.phases))


def set_blocked(engine: Engine, effect: l.SetBlocked) -> None:
    """Attacking creatures become blocked, or unblocked (CR 509.1h)."""
    combat = engine.state.combat
    if combat is None:
        return
    changed = [
        f.BecameBlocked(object=oid, blocked=effect.blocked)
        for oid in choices.objects(engine, effect.what, engine.context())
        if oid in combat.attackers and (oid in combat.blocked) != effect.blocked
    ]
    if changed:
        engine.emit(*changed)


def join(engine: Engine, effect: l.JoinCombat) -> None:
    """Creatures are attacking or blocking from now on (CR 508.4, 508.7, 509.4)."""
    context = engine.context()
    found = choices.objects(engine, effect.what, context)
    if effect.blocks is not None:
        attackers = references.objects(engine, effect.blocks, context)
        for oid in found:
            joining.blocking(engine, oid, attackers)
        return
    against = None
    if effect.against is not None:
        against = references.resolve(engine, effect.against, context)
    joining.attacking(engine, found, against)
