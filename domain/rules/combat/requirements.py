"""What creatures must do in combat (CR 508.1d, 509.1c)."""

from domain.cards.ir.language import Deontic
from domain.rules import matching
from domain.rules.context import Context
from domain.rules.engine import Engine


def of(engine: Engine, action: str, oid: int) -> tuple[Deontic, ...]:
    """Return the requirements that a creature has for an action."""
    return tuple(
        deontic
        for deontic in engine.look(oid).deontics
        if deontic.mode == "must" and deontic.action == action
    )


def requires(engine: Engine, action: str, oid: int) -> bool:
    """Whether a creature must do this if able."""
    return bool(of(engine, action, oid))


def concerns(engine: Engine, deontic: Deontic, oid: int, other: int) -> bool:
    """Whether a requirement on one creature is about the other creature."""
    if deontic.by is None:
        return True
    context = Context(controller=engine.look(oid).controller, source=oid)
    return matching.matches(engine, other, deontic.by, context)
