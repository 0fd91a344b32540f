"""Moving objects between zones: destroy, exile, return, mill and so on (CR 701)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import choices, deontics, references, zones
from domain.rules.engine import Engine
from domain.rules.verbs.control import remember


def move(engine: Engine, effect: l.Move) -> None:
    """Move everything that is selected at the same time."""
    context = engine.context()
    found = choices.objects(engine, effect.what, context)
    under = None
    if effect.under is not None:
        seats = references.players(engine, effect.under, context)
        under = seats[0] if seats else None
    goings = [
        zones.Going(
            oid=oid,
            to=effect.to,
            verb=effect.verb,
            agent=context.controller,
            place=effect.place,
            under=under,
            tapped=effect.tapped,
        )
        for oid in found
        if _may(engine, effect, oid, context.controller)
    ]
    became = zones.move_all(engine, goings)
    if effect.bind is not None:
        remember(engine, context, effect.bind, tuple(became[g.oid] for g in goings))


def _may(engine: Engine, effect: l.Move, oid: int, controller: str) -> bool:
    """Whether the verb applies: destroying permanents, sacrificing one's own (CR 701.8, 701.21)."""
    zone = engine.state.objects[oid].zone
    match effect.verb:
        case "destroy":
            return zone == "battlefield" and (
                deontics.forbids(engine, "be_destroyed", oid, None) is None
            )
        case "sacrifice":
            return zone == "battlefield" and engine.look(oid).controller == controller
        case _:
            return True
