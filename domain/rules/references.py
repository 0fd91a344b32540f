"""References and selections of the ability language, resolved to objects and players."""

from __future__ import annotations

from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import matching, values
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine


def resolve(engine: Engine, ref: t.Reference, context: Context) -> tuple[Ref, ...]:
    """Return the objects or players that a reference stands for, in APNAP order for players."""
    match ref:
        case t.This():
            return (context.source,)
        case t.You():
            return (context.controller,)
        case t.Target(index):
            targets = context.announced.targets
            at = context.offset + index
            return targets[at] if at < len(targets) else ()
        case t.Bound(name):
            return context.bindings.get(name, ())
        case t.Event(part):
            return _of_event(context, part)
        case t.ControllerOf(of):
            return tuple(_controller(engine, one) for one in resolve(engine, of, context))
        case t.OwnerOf(of):
            return tuple(_owner(engine, one) for one in resolve(engine, of, context))
        case t.AttachedTo():
            thing = engine.object(context.source)
            held = thing.attached_to if thing is not None else None
            return () if held is None else (held,)
        case t.Players(which):
            return _players(engine, which, context)
        case _:
            assert_never(ref)


def _of_event(context: Context, part: str) -> tuple[Ref, ...]:
    happening = context.happening
    if happening is None:
        return ()
    value: Ref | None = {
        "object": happening.object, "source": happening.source, "player": happening.player,
    }[part]  # fmt: skip
    return () if value is None else (value,)


def _controller(engine: Engine, ref: Ref) -> str:
    return ref if isinstance(ref, str) else engine.look(ref).controller


def _owner(engine: Engine, ref: Ref) -> str:
    if isinstance(ref, str):
        return ref
    thing = engine.object(ref)
    return thing.owner if thing is not None else engine.look(ref).controller


def _players(engine: Engine, which: str, context: Context) -> tuple[Ref, ...]:
    match which:
        case "all":
            return engine.apnap()
        case "opponents":
            others = engine.opponents(context.controller)
            return tuple(seat for seat in engine.apnap() if seat in others)
        case "active":
            return tuple(s for s in engine.living() if s == engine.state.turn.active)
        case _:
            return _defending(engine, context)


def _defending(engine: Engine, context: Context) -> tuple[Ref, ...]:
    """The player whom the source attacks, or whose permanent it attacks (CR 508.5)."""
    combat = engine.state.combat
    attacked = combat.attackers.get(context.source) if combat is not None else None
    if attacked is None:
        return ()
    return (attacked,) if isinstance(attacked, str) else (_controller(engine, attacked),)


def players(engine: Engine, ref: t.Reference, context: Context) -> tuple[str, ...]:
    """Return the living players that a reference stands for; of objects, none."""
    living = engine.living()
    return tuple(
        one for one in resolve(engine, ref, context) if isinstance(one, str) and one in living
    )


def selection(engine: Engine, what: l.Selection, context: Context) -> tuple[Ref, ...]:
    """Return what a selection without a choice stands for now."""
    match what:
        case l.All(filter_, zone):
            return matching.find(engine, filter_, zone, context)
        case l.TopOf(whose, count):
            number = max(0, values.amount(engine, count, context))
            return tuple(
                oid
                for seat in players(engine, whose, context)
                for oid in engine.zone("library", seat)[:number]
            )
        case l.Choose():
            raise TypeError("a choice is asked for, not selected")
        case _:
            return resolve(engine, what, context)


def objects(engine: Engine, what: l.Selection, context: Context) -> tuple[int, ...]:
    """Return the objects of a selection that are still where they were."""
    return tuple(
        one
        for one in selection(engine, what, context)
        if isinstance(one, int) and one in engine.state.objects
    )
