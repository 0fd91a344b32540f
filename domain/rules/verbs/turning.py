"""Turning permanents over: transform, flip, face down and face up (CR 701.27, 708, 710)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import agenda as fr
from domain.rules import choices, deontics, faces, turning_up
from domain.rules import facts as f
from domain.rules.engine import Engine


def transform(engine: Engine, effect: l.Transform) -> None:
    """Turn over what can be: it stays the same object with its other face up."""
    context = engine.context()
    turned = [
        f.FaceTurned(object=oid, face=other)
        for oid in choices.objects(engine, effect.what, context)
        if (other := faces.other_side(engine, oid)) is not None
        and not (oid == context.source and _turned_since(engine, oid))
        and not deontics.forbids(engine, "transform", oid, None)
    ]
    if turned:
        engine.emit(*turned)


def _turned_since(engine: Engine, oid: int) -> bool:
    """Whether a permanent transformed since its own ability went on the stack (CR 701.27f)."""
    frame = next((x for x in reversed(engine.frames) if isinstance(x, fr.FinishResolving)), None)
    ability = engine.state.objects.get(frame.object) if frame is not None else None
    thing = engine.state.objects[oid]
    return ability is not None and ability.kind == "ability" and thing.turned > ability.timestamp


def turn(engine: Engine, effect: l.Turn) -> None:
    """Turn permanents face down or face up, or flip them."""
    context = engine.context()
    found = choices.objects(engine, effect.what, context)
    turned: list[f.AnyFact] = []
    for oid in found:
        if effect.to == "up":
            if engine.state.objects[oid].face_down:
                turning_up.turn_up(engine, oid, context.controller)
            continue
        fact = (
            turning_up.turn_down(engine, oid) if effect.to == "down" else faces.flipped(engine, oid)
        )
        if fact is not None:
            turned.append(fact)
    if turned:
        engine.emit(*turned)
