"""Creating delayed triggered abilities (CR 603.7)."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules.context import Announced, Context, Ref
from domain.rules.engine import Engine
from domain.rules.state import DelayedTrigger


def delay(engine: Engine, effect: l.Delay) -> None:
    """Create a delayed triggered ability that knows what was announced and bound (CR 603.7c)."""
    context = engine.context()
    bindings: dict[str, tuple[Ref, ...]] = dict(context.bindings)
    for index, picks in enumerate(context.announced.targets[context.offset :]):
        bindings[_name(index)] = picks
    engine.emit(
        f.DelayedBegan(
            trigger=DelayedTrigger(
                id=engine.new_id(),
                pattern=_pattern(effect.pattern, context),
                effect=_effect(effect.effect, context),
                context=msgspec.structs.replace(
                    context, announced=Announced(), bindings=bindings, offset=0
                ),
                once=effect.once,
            )
        )
    )


def _name(index: int) -> str:
    return f"target {index}"


def _pattern(pattern: t.Pattern, context: Context) -> t.Pattern:
    fixed: t.Pattern = msgspec.convert(_fixed(msgspec.to_builtins(pattern), context), t.Pattern)
    return fixed


def _effect(effect: l.Effect, context: Context) -> l.Effect:
    fixed: l.Effect = msgspec.convert(_fixed(msgspec.to_builtins(effect), context), l.Effect)
    return fixed


def _fixed(tree: Any, context: Context) -> Any:
    """Put bindings for targets and numbers for X and variables, which the ability has not.

    Abilities inside, that the effect grants, have targets and an X of their own.
    """
    if isinstance(tree, list | tuple):
        return [_fixed(part, context) for part in tree]
    if not isinstance(tree, dict):
        return tree
    match tree.get("node"):
        case "target":
            return {"node": "bound", "name": _name(tree.get("index", 0))}
        case "x":
            return context.announced.x
        case "var":
            return context.numbers.get(tree["name"], 0)
        case _:
            return {
                key: part if key in ("abilities", "token") else _fixed(part, context)
                for key, part in tree.items()
            }
