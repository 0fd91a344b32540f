"""References and selections of the ability language, resolved to objects and players."""

from __future__ import annotations

from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules import matching, values
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.state import PHASED


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
            return remembered(engine, name, context)
        case t.Event(part):
            return _of_event(context, part)
        case t.ControllerOf(of):
            return tuple(_controller(engine, one) for one in resolve(engine, of, context))
        case t.OwnerOf(of):
            return tuple(_owner(engine, one) for one in resolve(engine, of, context))
        case t.AttachedTo(of):
            things = (
                engine.object(one) for one in resolve(engine, of, context) if isinstance(one, int)
            )
            held = (thing.attached_to for thing in things if thing is not None)
            return tuple(one for one in held if one is not None)
        case t.Players(which):
            return _players(engine, which, context)
        case t.OtherThan(of):
            these = resolve(engine, of, context)
            return tuple(seat for seat in engine.apnap() if seat not in these)
        case t.Entity(entity):
            return (entity,)
        case _:
            assert_never(ref)


def remembered(engine: Engine, name: str, context: Context) -> tuple[Ref, ...]:
    """Return what was put under a name now, or as the source entered (CR 607.2d)."""
    if name in context.bindings:
        return context.bindings[name]
    thing = engine.object(context.source)
    return thing.bindings.get(name, ()) if thing is not None else ()


def numbered(engine: Engine, name: str, context: Context) -> int | None:
    """Return the number noted under a name now, or as the source entered (CR 607.2d)."""
    if name in context.numbers:
        return context.numbers[name]
    thing = engine.object(context.source)
    return thing.numbers.get(name) if thing is not None else None


def _of_event(context: Context, part: str) -> tuple[Ref, ...]:
    happening = context.happening
    if happening is None:
        return ()
    if part == "objects":
        return happening.objects
    value: Ref | None = {
        "object": happening.object, "source": happening.source, "player": happening.player,
        "other": happening.other, "defender": happening.defender, "card": happening.became,
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
        case "others":
            return tuple(seat for seat in engine.apnap() if seat != context.controller)
        case "next":
            return engine.in_order(context.controller)[1:2]
        case "active":
            return tuple(s for s in engine.living() if s == engine.state.turn.active)
        case "attacked":
            return _attacked(engine, context)
        case "most_life":
            lives = {seat: engine.state.players[seat].life for seat in engine.apnap()}
            return tuple(seat for seat, life in lives.items() if life == max(lives.values()))
        case _:
            return _defending(engine, context)


def _attacked(engine: Engine, context: Context) -> tuple[Ref, ...]:
    """The players whom the controller declared attackers against this combat (CR 508.6)."""
    declared = [fact for fact in engine.state.history if isinstance(fact, f.AttackDeclared)]
    if not declared or declared[-1].seat != context.controller:
        return ()
    attacked = set(declared[-1].attackers.values())
    return tuple(seat for seat in engine.apnap() if seat in attacked)


def _defending(engine: Engine, context: Context) -> tuple[Ref, ...]:
    """The player whom the source attacks or attacked, or whose permanent it did (CR 508.5).

    Of a source that takes no part, the creature of the event that triggered it counts; for a
    spell it is whoever is attacked (CR 506.2).
    """
    if "defending" in context.bindings:
        return context.bindings["defending"]
    combat = engine.state.combat
    if combat is None:
        return ()
    happened = context.happening.object if context.happening is not None else None
    for oid in (context.source, happened):
        if oid is not None and oid in combat.defending:
            return (combat.defending[oid],)
        attacked = combat.attackers.get(oid) if oid is not None else None
        if attacked is not None:
            return (_controller(engine, attacked),)
    source = engine.object(context.source)
    if source is not None and source.zone != "battlefield":
        against = {_controller(engine, attacked) for attacked in combat.attackers.values()}
        return tuple(seat for seat in engine.apnap() if seat in against)
    return ()


def players(engine: Engine, ref: t.Reference, context: Context) -> tuple[str, ...]:
    """Return the living players that a reference stands for; of objects, none."""
    living = engine.living()
    return tuple(
        one for one in resolve(engine, ref, context) if isinstance(one, str) and one in living
    )


def parties(engine: Engine, ref: t.Reference, context: Context) -> tuple[str, ...]:
    """Return the living players and the entities that a reference stands for."""
    there = engine.living()
    return tuple(
        one
        for one in resolve(engine, ref, context)
        if isinstance(one, str) and (one in there or one in engine.state.entities)
    )


def told_of(engine: Engine, ref: t.Reference, context: Context) -> tuple[str, ...]:
    """Return the players that something is asked about, those who left included (CR 800.4i)."""
    found = resolve(engine, ref, context)
    return tuple(one for one in found if isinstance(one, str) and one in engine.state.players)


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
        case l.TopUntil(whose, filter_, count):
            wanted = values.amount(engine, count, context)
            return tuple(
                oid
                for seat in players(engine, whose, context)
                for oid in _down_to(engine, seat, filter_, wanted, context)
            )
        case l.Among(of, filter_):
            return tuple(
                one
                for one in resolve(engine, of, context)
                if isinstance(one, int)
                and one in engine.state.objects
                and matching.matches(engine, one, filter_, context)
            )
        case l.Outside(filter_, whose):
            return tuple(
                oid
                for seat in players(engine, whose, context)
                for oid in engine.overlay.outside_game(engine, seat)
                if matching.matches(engine, oid, filter_, context)
            )
        case l.Choose():
            raise TypeError("a choice is asked for, not selected")
        case _:
            return resolve(engine, what, context)


def _down_to(
    engine: Engine, seat: str, filter_: t.Filter, wanted: int, context: Context
) -> tuple[int, ...]:
    """Return the cards from the top down to the last one wanted, or the whole library."""
    library = engine.zone("library", seat)
    found = 0
    for at, oid in enumerate(library):
        if found >= wanted:
            return library[:at]
        found += matching.matches(engine, oid, filter_, context)
    return library if wanted > 0 else ()


def objects(engine: Engine, what: l.Selection, context: Context) -> tuple[int, ...]:
    """Return the objects of a selection that are still where they were."""
    return tuple(
        one
        for one in selection(engine, what, context)
        if isinstance(one, int) and is_there(engine, one)
    )


def is_there(engine: Engine, oid: int) -> bool:
    """Whether an object still is where it was, and not phased out (CR 400.7, 702.26b)."""
    thing = engine.state.objects.get(oid)
    return thing is not None and thing.zone != PHASED
