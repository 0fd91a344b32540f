"""Resolving spells and abilities (CR 608)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.cards.ir.language import Activated, AsItResolves, Effect, TargetSpec, Triggered
from domain.rules import agenda as fr
from domain.rules import (
    bestowing,
    casting,
    conditions,
    legality,
    modal_triggers,
    splicing,
    targeting,
    zones,
)
from domain.rules import facts as f
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.objects import GameObject


def resolve_top(engine: Engine) -> None:
    """Resolve the object on top of the stack (CR 608.1)."""
    stack = engine.zone("stack")
    if not stack:
        return
    thing = engine.state.objects[stack[-1]]
    if thing.kind == "action":
        engine.emit(f.Resolved(object=thing.id))
        engine.push(fr.FinishResolving(thing.id))
        engine.overlay.resolve_action(engine, thing)
        return
    announced = thing.announced or Announced()
    wanted = specs(engine, thing, announced)
    context = context_of(thing, announced)
    legal = targeting.still_legal(engine, wanted, announced, context)
    if any(announced.targets) and not any(legal) and not bestowing.is_bestowed(thing):
        engine.emit(f.Resolved(object=thing.id, fizzled=True))
        finish(engine, fr.FinishResolving(thing.id, fizzled=True))
        return
    context = context_of(thing, _with_targets(announced, legal))
    condition = thing.ability.condition if isinstance(thing.ability, Triggered) else None
    if condition is not None and not conditions.holds(engine, condition, context):
        # An intervening if is checked again on resolution (CR 603.4).
        engine.emit(f.Resolved(object=thing.id, fizzled=True))
        finish(engine, fr.FinishResolving(thing.id, fizzled=True))
        return
    engine.emit(f.Resolved(object=thing.id))
    if thing.kind != "ability" and _becomes_permanent(engine, thing):
        _enter(engine, thing, legal)
        return
    parts = _parts(engine, thing, announced)
    engine.push(
        *(
            frame
            for effect, offset in parts
            for frame in (fr.Perform(effect), fr.Scope(_at(context, offset)))
        ),
        fr.FinishResolving(thing.id),
    )


def specs(engine: Engine, thing: GameObject, announced: Announced) -> tuple[TargetSpec, ...]:
    """Return the target specifications of a spell or ability on the stack, as announced."""
    if isinstance(thing.ability, Triggered | Activated):
        return modal_triggers.specs_of(thing.ability, announced.modes)
    ability = legality.spell_ability(engine, thing.id)
    context = Context(controller=thing.controller, source=thing.id, announced=announced)
    return casting.specs_of(engine, thing.id, ability, context)


def context_of(thing: GameObject, announced: Announced) -> Context:
    """Return the context in which a spell or ability on the stack is read."""
    return Context(
        controller=thing.controller,
        source=thing.source if thing.source is not None else thing.id,
        announced=announced,
        happening=thing.happening,
        bindings=thing.bindings,
    )


def _with_targets(announced: Announced, legal: tuple[tuple[int | str, ...], ...]) -> Announced:
    """Keep the targets still legal, and their part of a division (CR 608.2b, 608.2d)."""
    division = tuple(
        tuple(n for one, n in zip(picks, split, strict=False) if one in kept)
        for picks, split, kept in zip(announced.targets, announced.division, legal, strict=False)
    )
    return replace(announced, targets=legal, division=division)


def _at(context: Context, offset: int) -> Context:
    """Return the context of a mode whose targets begin at an offset."""
    return Context(
        context.controller, context.source, context.announced, context.happening,
        context.bindings, context.numbers, offset,
    )  # fmt: skip


def _parts(engine: Engine, thing: GameObject, announced: Announced) -> list[tuple[Effect, int]]:
    """Return the instructions to carry out, each with where its targets begin."""
    if isinstance(thing.ability, Triggered | Activated):
        return modal_triggers.parts_of(thing.ability, announced.modes)
    ability = legality.spell_ability(engine, thing.id)
    if ability is None:
        return []
    parts = [(ability.effect, 0)] if ability.effect is not None else []
    offset = len(ability.targets)
    for mode in casting.chosen_modes(ability, announced.modes):
        parts.append((mode.effect, offset))
        offset += len(mode.targets)
    for text in splicing.texts(engine, announced.spliced):
        if text.effect is not None:
            parts.append((text.effect, offset))
        offset += len(text.targets)
    return parts


def _becomes_permanent(engine: Engine, thing: GameObject) -> bool:
    return not {"instant", "sorcery"} & engine.look(thing.id).types


def _enter(engine: Engine, thing: GameObject, legal: tuple[tuple[int | str, ...], ...]) -> None:
    """A permanent spell enters; an Aura attached to its target (CR 608.3a, 303.4f)."""
    attached = next((picks[0] for picks in legal if picks), None)
    zones.move(
        engine,
        thing.id,
        "battlefield",
        "resolve",
        agent=thing.controller,
        under=thing.controller,
        attached_to=attached if "Aura" in engine.look(thing.id).subtypes else None,
    )


def finish(engine: Engine, frame: fr.FinishResolving) -> None:
    """Put a resolved spell into its owner's graveyard; an ability ceases (CR 608.2n).

    A cost that was paid, such as buyback, may send the card elsewhere as it resolves.
    """
    thing = engine.state.objects.get(frame.object)
    if thing is None or thing.zone != "stack":
        return
    if thing.kind != "card":
        engine.emit(f.Ceased(object=thing.id, verb="resolve"))
        return
    announced = thing.announced or Announced()
    context = context_of(thing, announced)
    said = _says_where(engine, thing, context) if not frame.fizzled else None
    if said is None:
        to = "" if frame.fizzled else announced.resolves_to
        zones.move(engine, thing.id, to or "graveyard", "put", agent=thing.controller)
        return
    card = zones.move(engine, thing.id, said.to, "put", agent=thing.controller)
    if said.then is not None:
        bound = replace(context, bindings={**context.bindings, "card": (card,)})
        engine.push(fr.Perform(said.then), fr.Scope(bound))


def _says_where(engine: Engine, thing: GameObject, context: Context) -> AsItResolves | None:
    """Return what the spell says of where its card goes as it resolves, or nothing."""
    for ability in engine.look(thing.id).abilities:
        if isinstance(ability, AsItResolves) and (
            ability.condition is None or conditions.holds(engine, ability.condition, context)
        ):
            return ability
    return None
