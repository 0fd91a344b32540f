"""Continuous effects and prevention shields of resolving spells and abilities (CR 611.2, 615)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.cards.ir.terms import You
from domain.rules import choices, references, values
from domain.rules import facts as f
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.state import ContinuousEffect, PreventionShield


def apply(engine: Engine, effect: l.Apply) -> None:
    """Begin a continuous effect; its objects and numbers are fixed now (CR 611.2c, 608.2i)."""
    context = engine.context()
    objects: tuple[int, ...] = ()
    if effect.what is not None:
        objects = choices.objects(engine, effect.what, context)
        if not objects:
            return
    began = [
        f.EffectBegan(
            effect=ContinuousEffect(
                id=engine.new_id(),
                timestamp=engine.state.clock + 1,
                controller=controller,
                objects=objects,
                changes=changes,
                duration=effect.duration,
                source=context.source,
            )
        )
        for controller, changes in _parts(engine, effect, context)
    ]
    engine.emit(*began)


def _parts(
    engine: Engine, effect: l.Apply, context: Context
) -> list[tuple[str, tuple[l.Modification, ...]]]:
    """Return the changes with their numbers fixed, by the player that "you" is in them.

    Who gains control is fixed too, so a change of control is told from that player's side.
    """
    own: list[l.Modification] = []
    parts: list[tuple[str, tuple[l.Modification, ...]]] = []
    for change in effect.changes:
        if isinstance(change, l.SetController) and change.who != You():
            parts.extend(
                (seat, (l.SetController(),))
                for seat in references.players(engine, change.who, context)[:1]
            )
        else:
            own.append(_fixed(engine, change, context))
    return [*parts, *([(context.controller, tuple(own))] if own else [])]


def _fixed(engine: Engine, change: l.Modification, context: Context) -> l.Modification:
    """Return a modification with its numbers worked out."""
    match change:
        case l.AddStats(power, toughness):
            return l.AddStats(
                values.amount(engine, power, context), values.amount(engine, toughness, context)
            )
        case l.SetStats(power, toughness, defining):
            return l.SetStats(
                values.amount(engine, power, context),
                values.amount(engine, toughness, context),
                defining,
            )
        case l.PlayerRule(rule, amount, who):
            return l.PlayerRule(rule, values.amount(engine, amount, context), who)
        case l.CostChange(spells, who, amount):
            return l.CostChange(spells, who, values.amount(engine, amount, context))
        case _:
            return change


def shield(engine: Engine, effect: l.Shield) -> None:
    """Prevent damage for the rest of the turn (CR 615.7)."""
    context = engine.context()
    protects = None
    if effect.what is not None:
        protects = tuple(choices.selected(engine, effect.what, context))
        if not protects:
            return
    remaining = None
    if effect.amount is not None:
        remaining = values.amount(engine, effect.amount, context)
        if remaining <= 0:
            return
    engine.emit(
        f.ShieldBegan(
            shield=PreventionShield(
                id=engine.new_id(),
                context=replace(context, bindings={}, numbers={}),
                protects=protects,
                by=effect.by,
                remaining=remaining,
                combat_only=effect.combat_only,
            )
        )
    )
