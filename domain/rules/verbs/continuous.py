"""Continuous effects and prevention shields of resolving spells and abilities (CR 611.2, 615)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.cards.ir.terms import Filter, Players, You
from domain.rules import choices, conditions, fixing, references, values
from domain.rules import facts as f
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.state import ContinuousEffect, PreventionShield
from domain.rules.verbs import delaying

LATER = (
    l.Deontic, l.Replace, l.MayPlay, l.CantCast, l.CantActivate, l.CostChange, l.SpendAnyMana,
    l.MayCastAtInstantSpeed, l.PlayerRule,
)  # fmt: skip
"""Modifications that are read later, when the targets are known by what was bound alone."""

DEFENDING = Players("defending")


def apply(engine: Engine, effect: l.Apply) -> None:
    """Begin a continuous effect; its objects and numbers are fixed now (CR 611.2c, 608.2i)."""
    context = engine.context()
    objects: tuple[int, ...] = ()
    players: tuple[str, ...] = ()
    among = _unlocked(effect, context)
    if effect.what is not None and among is None:
        found = choices.selected(engine, effect.what, context)
        objects = tuple(o for o in found if isinstance(o, int) and references.is_there(engine, o))
        players = tuple(seat for seat in found if isinstance(seat, str))
        if not objects and not players:
            return
    if isinstance(effect.duration, l.While) and not conditions.holds(
        engine, effect.duration.condition, context
    ):
        # What would end before it begins does nothing (CR 611.2b).
        return
    duration, bindings = _lasting(effect.duration, context)
    if any(isinstance(change, LATER) for change in effect.changes):
        bindings = {**delaying.known(context), **_whom(engine, effect, context)}
    began = [
        f.EffectBegan(
            effect=ContinuousEffect(
                id=engine.new_id(),
                timestamp=engine.state.clock + 1,
                controller=controller,
                objects=affected,
                changes=changes,
                duration=duration,
                source=context.source,
                players=players,
                turn=engine.state.turn.number,
                bindings=bindings,
                among=among,
            )
        )
        for controller, changes in _parts(engine, effect, context)
        for affected in _each(objects, changes, duration)
    ]
    engine.emit(*began)


def _whom(engine: Engine, effect: l.Apply, context: Context) -> dict[str, tuple[Ref, ...]]:
    """Return who defends now, where a prohibition is for that player (CR 508.5)."""
    if any(isinstance(c, l.CantCast) and c.who == DEFENDING for c in effect.changes):
        return {"defending": references.resolve(engine, DEFENDING, context)}
    return {}


def _each(
    objects: tuple[int, ...], changes: tuple[l.Modification, ...], duration: l.Duration
) -> tuple[tuple[int, ...], ...]:
    """Return the objects together, or one by one where each is protected once (CR 615.11).

    Also one by one for what lasts through the next untap step of each one's controller.
    """
    if duration == "next_untap":
        return tuple((oid,) for oid in objects) or ((),)
    if any(isinstance(change, l.Replace) and change.once for change in changes):
        return tuple((oid,) for oid in objects) or ((),)
    return (objects,)


def _unlocked(effect: l.Apply, context: Context) -> Filter | None:
    """Return which permanents an effect that changes the rules alone is on (CR 611.2c).

    What they can't, must and may do is no characteristic, so no permanents are locked in.
    """
    what = effect.what
    if not isinstance(what, l.All) or what.zone != "battlefield":
        return None
    if effect.duration == "next_untap":
        # It speaks of the untap steps of the controllers that they have.
        return None
    if not all(isinstance(change, l.Deontic | l.DamageRule) for change in effect.changes):
        return None
    return delaying.filter_(what.filter, context)


def _lasting(
    duration: l.Duration, context: Context
) -> tuple[l.Duration, dict[str, tuple[Ref, ...]]]:
    """Return a duration that can be judged later, and what its condition speaks of."""
    if not isinstance(duration, l.While):
        return duration, {}
    return l.While(delaying.condition(duration.condition, context)), delaying.known(context)


def end_while(engine: Engine) -> bool:
    """End effects whose condition holds no more; return whether there were any (CR 611.2b)."""
    over = tuple(
        effect.id
        for effect in engine.state.effects
        if isinstance(effect.duration, l.While)
        and not conditions.holds(
            engine,
            effect.duration.condition,
            Context(effect.controller, effect.source, bindings=effect.bindings),
        )
    )
    if over:
        engine.emit(f.EffectsEnded(ids=over))
    return bool(over)


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
                for seat in references.parties(engine, change.who, context)[:1]
            )
        else:
            later = delaying.lasting(change, context) if isinstance(change, LATER) else change
            own.append(fixed(engine, fixing.modification(later, context), context))
    return [*parts, *([(context.controller, tuple(own))] if own else [])]


def fixed(engine: Engine, change: l.Modification, context: Context) -> l.Modification:
    """Return a modification with its numbers worked out (CR 608.2i)."""
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
        case l.CostChange():
            return replace(change, amount=values.amount(engine, change.amount, context))
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
    aside: tuple[Ref, ...] = ()
    if effect.redirect is not None:
        aside = references.resolve(engine, effect.redirect, context)
        if not aside:
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
                context=replace(context, bindings=delaying.known(context), numbers={}),
                protects=protects,
                by=effect.by,
                remaining=remaining,
                combat_only=effect.combat_only,
                redirect=aside[0] if aside else None,
                among=effect.among,
                also=effect.also,
            )
        )
    )
