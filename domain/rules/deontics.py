"""What objects can't, must and may do (CR 101.2)."""

from __future__ import annotations

from domain.rules import matching
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Reason

_RULES = {
    "attack": ("CR 508.1c", "It can't attack."),
    "block": ("CR 509.1b", "It can't block that."),
    "be_blocked": ("CR 509.1b", "It can't be blocked by that."),
    "be_targeted": ("CR 115.4", "It can't be the target of that."),
    "be_countered": ("CR 701.6a", "It can't be countered."),
    "be_destroyed": ("CR 702.12b", "It is indestructible."),
    "untap": ("CR 502.3", "It doesn't untap."),
}


def forbids(engine: Engine, action: str, oid: int, other: Ref | None) -> Reason | None:
    """Return why an object can't do or undergo an action with the other side, or nothing.

    "Can't" takes precedence over whatever allows it (CR 101.2).
    """
    seen = engine.look(oid)
    for deontic in seen.deontics:
        if deontic.mode != "cant" or deontic.action != action or deontic.at_least > 1:
            continue
        if deontic.by is not None:
            if not isinstance(other, int):
                continue
            context = Context(controller=seen.controller, source=oid)
            if not matching.matches(engine, other, deontic.by, context):
                continue
        rule, text = _RULES.get(action, ("CR 101.2", "An effect says that it can't."))
        return Reason(f"cant-{action.replace('_', '-')}", rule, text)
    return None


def permits(engine: Engine, action: str, oid: int) -> bool:
    """Return whether an object may do what the rules would otherwise not let it."""
    return any(d.mode == "may" and d.action == action for d in engine.look(oid).deontics)


def at_least(engine: Engine, action: str, oid: int) -> int:
    """Return the least number of objects that must do it together (menace: CR 702.111b)."""
    return max((d.at_least for d in engine.look(oid).deontics if d.action == action), default=1)
