"""Becoming a copy, and tokens that are copies (CR 707.2, 707.4, 701.7)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import agenda as fr
from domain.rules import choices, copying, references
from domain.rules import facts as f
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.state import ContinuousEffect


def become_copy(engine: Engine, effect: l.BecomeCopy) -> None:
    """Permanents become copies of an object: their copiable values are its own (CR 707.4)."""
    context = engine.context()
    changes = effect.changes
    if effect.keeps:
        changes = (*changes, *(l.Grant((ability,)) for ability in _resolving(engine)))
    of = copied(engine, effect.of, changes, context)
    objects = tuple(
        oid
        for oid in choices.objects(engine, effect.what, context)
        if engine.state.objects[oid].zone == "battlefield"
    )
    if of is None or not objects:
        return
    engine.emit(
        f.EffectBegan(
            effect=ContinuousEffect(
                id=engine.new_id(),
                timestamp=engine.state.clock + 1,
                controller=context.controller,
                objects=objects,
                changes=(of,),
                duration=effect.duration,
                source=context.source,
            )
        )
    )


def _resolving(engine: Engine) -> tuple[l.Ability, ...]:
    """Return the ability that resolves now."""
    for frame in reversed(engine.frames):
        if isinstance(frame, fr.FinishResolving):
            thing = engine.state.objects.get(frame.object)
            return (thing.ability,) if thing is not None and thing.ability is not None else ()
    return ()


def copied(
    engine: Engine,
    of: t.Reference,
    changes: tuple[l.Modification, ...],
    context: Context,
) -> l.CopyOf | None:
    """Return the copiable values of what a reference stands for, with exceptions, or nothing."""
    for one in references.resolve(engine, of, context):
        values = copying.copiable(engine, one) if isinstance(one, int) else None
        if values is not None:
            return copying.with_exceptions(engine, values, changes, context)
    return None
