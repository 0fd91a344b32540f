"""Creating delayed triggered abilities (CR 603.7)."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.cards import wording
from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.ir.node import Node
from domain.rules import facts as f
from domain.rules import fixing
from domain.rules.agenda import WaitingTrigger
from domain.rules.context import Announced, Context, Happening, Ref
from domain.rules.engine import Engine
from domain.rules.state import DelayedTrigger


def delay(engine: Engine, effect: l.Delay) -> None:
    """Create a delayed triggered ability that knows what was announced and bound (CR 603.7c)."""
    context, effect = _of_that_event(effect, engine.context())
    own = bool(effect.targets)
    condition = None
    if effect.condition is not None:
        condition = msgspec.convert(_fixed(effect.condition, context, own), t.Condition)
    engine.emit(
        f.DelayedBegan(
            trigger=DelayedTrigger(
                id=engine.new_id(),
                pattern=msgspec.convert(_fixed(effect.pattern, context, False), t.Pattern),
                effect=msgspec.convert(_fixed(effect.effect, context, own), l.Effect),
                context=msgspec.structs.replace(
                    context, announced=Announced(), bindings=_bindings(context), offset=0
                ),
                once=effect.next or (effect.once and effect.duration == "game"),
                duration=effect.duration,
                targets=effect.targets,
                condition=condition,
            )
        )
    )


def _of_that_event(effect: l.Delay, context: Context) -> tuple[Context, l.Delay]:
    """Let what waits for a step know the event that it was created by: that creature.

    The beginning of a step has no objects of its own; any other event that is waited for is
    the one that ``Event`` stands for.
    """
    happening = context.happening
    if happening is None or not isinstance(effect.pattern, t.Begins):
        return context, effect
    parts: dict[str, Ref | None] = {
        "object": happening.object, "source": happening.source, "other": happening.other,
        "player": happening.player, "defender": happening.defender,
    }  # fmt: skip
    known = {f"event {part}": (ref,) for part, ref in parts.items() if ref is not None}
    told = msgspec.to_builtins(effect.effect)
    fixed = msgspec.convert(_events_bound(told), l.Effect)
    return (
        msgspec.structs.replace(context, bindings={**context.bindings, **known}),
        msgspec.structs.replace(effect, effect=fixed),
    )


def _events_bound(tree: Any) -> Any:
    if isinstance(tree, list | tuple):
        return [_events_bound(part) for part in tree]
    if not isinstance(tree, dict):
        return tree
    if tree.get("node") == "event" and tree.get("part", "object") != "objects":
        return {"node": "bound", "name": f"event {tree.get('part', 'object')}"}
    return {
        key: part if key in ("abilities", "token") else _events_bound(part)
        for key, part in tree.items()
    }


def reflex(engine: Engine, effect: l.Reflexive) -> None:
    """Let an ability trigger now, for it was created as what it looks for happened (CR 603.12)."""
    context = engine.context()
    ability = l.Triggered(
        t.YouDo(),
        msgspec.convert(_fixed(effect.effect, context, bool(effect.targets)), l.Effect),
        targets=effect.targets,
        modes=tuple(
            l.Mode(msgspec.convert(_fixed(mode.effect, context, True), l.Effect), mode.targets)
            for mode in effect.modes
        ),
    )
    engine.waiting.append(
        WaitingTrigger(
            controller=context.controller,
            source=context.source,
            ability=ability,
            happening=context.happening or Happening(),
            bindings=_bindings(context),
            text=wording.ability_text(ability, engine.look(context.source).name),
        )
    )


def condition(wanted: t.Condition, context: Context) -> t.Condition:
    """Return a condition that can be judged later, when only what is bound is known."""
    fixed: t.Condition = msgspec.convert(_fixed(wanted, context, False), t.Condition)
    return fixed


def lasting(change: l.Modification, context: Context) -> l.Modification:
    """Return what is imposed or replaced for a while, when only what is bound is known."""
    fixed: l.Modification = msgspec.convert(_fixed(change, context, False), l.Modification)
    return fixed


def filter_(wanted: t.Filter, context: Context) -> t.Filter:
    """Return a filter that can be read later, when only what is bound is known."""
    fixed: t.Filter = msgspec.convert(_fixed(wanted, context, False), t.Filter)
    return fixed


def known(context: Context) -> dict[str, tuple[Ref, ...]]:
    """Return what a later part of an effect knows of."""
    return _bindings(context)


def _bindings(context: Context) -> dict[str, tuple[Ref, ...]]:
    """Return what is bound, and what was targeted under names of its own."""
    targets = context.announced.targets[context.offset :]
    return {
        **context.bindings, **{_name(index): picks for index, picks in enumerate(targets)},
    }  # fmt: skip


def return_later(engine: Engine, away: tuple[int, ...], origin: str, context: Context) -> None:
    """Objects go back to where they came from as soon as the source leaves (CR 610.3)."""
    back = l.Move(t.Bound("away"), msgspec.convert(origin, t.ZoneName), "return")
    as_it_leaves(engine, back, away, context)


def as_it_leaves(engine: Engine, effect: l.Effect, away: tuple[int, ...], context: Context) -> None:
    """Something happens with what is ``away`` right after the source leaves (CR 610.3)."""
    engine.emit(
        f.DelayedBegan(
            trigger=DelayedTrigger(
                id=engine.new_id(),
                pattern=t.ZoneChange(t.Is(t.This()), origin="battlefield"),
                effect=effect,
                context=msgspec.structs.replace(
                    context, announced=Announced(), bindings={"away": away}, offset=0
                ),
                immediate=True,
            )
        )
    )


def _name(index: int) -> str:
    return f"target {index}"


def _fixed(node: Node, context: Context, own: bool) -> Any:
    return _fixed_tree(msgspec.to_builtins(node), context, own)


def _fixed_tree(tree: Any, context: Context, own: bool) -> Any:
    """Put bindings for targets and numbers for X and variables, which the ability has not.

    Its ``own`` targets stay. Abilities inside, that the effect grants, have targets and an X
    of their own.
    """
    if isinstance(tree, list | tuple):
        return [_fixed_tree(part, context, own) for part in tree]
    if not isinstance(tree, dict):
        return tree
    match tree.get("node"):
        case "target" if not own:
            return {"node": "bound", "name": _name(tree.get("index", 0))}
        case "chosen" if tree["name"] in context.bindings:
            return fixing.said(tree, context)
        case "x":
            return context.announced.x
        case "var":
            bound = context.bindings.get(tree["name"], ())
            return context.numbers.get(tree["name"], len(bound))
        case _:
            return {
                key: part if key in ("abilities", "token") else _fixed_tree(part, context, own)
                for key, part in tree.items()
            }
