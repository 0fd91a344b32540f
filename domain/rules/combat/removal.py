"""Removal from combat of what is no longer what can fight (CR 506.4)."""

from domain.rules import facts as f
from domain.rules.engine import Engine


def settle(engine: Engine) -> bool:
    """Remove from combat what stopped being a creature or planeswalker (CR 506.4).

    Returns whether there was any.
    """
    combat = engine.state.combat
    if combat is None:
        return False
    blocking_now = (oid for who in combat.blockers.values() for oid in who)
    gone = {
        oid
        for oid in (*combat.attackers, *blocking_now)
        if "creature" not in engine.look(oid).types
    }
    gone |= {
        to
        for to in combat.attackers.values()
        if isinstance(to, int)
        and to in engine.state.objects
        and to not in combat.stopped
        and "planeswalker" not in engine.look(to).types
    }
    if gone:
        engine.emit(f.LeftCombat(objects=tuple(sorted(gone))))
    return bool(gone)
