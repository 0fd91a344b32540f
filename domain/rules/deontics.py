"""What objects can't, must and may do (CR 101.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.rules import abilities, conditions, matching, references
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Reason
from domain.rules.standing import Imposed

_RULES = {
    "attack": ("CR 508.1c", "It can't attack."),
    "attack_defending": ("CR 702.3b", "A creature with defender can't attack."),
    "block": ("CR 509.1b", "It can't block that."),
    "be_blocked": ("CR 509.1b", "It can't be blocked by that."),
    "be_targeted": ("CR 115.4", "It can't be the target of that."),
    "be_countered": ("CR 701.6a", "It can't be countered."),
    "be_destroyed": ("CR 702.12b", "It is indestructible."),
    "untap": ("CR 502.3", "It doesn't untap."),
}


def imposed(engine: Engine, mode: str, action: str, oid: Ref) -> Iterator[Imposed]:
    """Yield what an object or player can't, must or may do in one respect."""
    found = of_player(engine, oid) if isinstance(oid, str) else engine.look(oid).deontics
    for one in found:
        if one.deontic.action == action and one.deontic.mode == mode:
            yield one


def of_player(engine: Engine, seat: str) -> tuple[Imposed, ...]:
    """Return what a player can't, must and may do: shroud, hexproof, protection (CR 702.11c)."""
    key = f"deontics:{seat}"
    known: tuple[Imposed, ...] | None = engine.memo.get(key)
    if known is not None:
        return known
    found: list[Imposed] = []
    for oid in engine.battlefield():
        seen = engine.look(oid)
        for static in seen.standing.of_players:
            context = Context(controller=seen.controller, source=oid)
            affected = static.affects
            if isinstance(affected, l.All) or seat not in references.resolve(
                engine, affected, context
            ):
                continue
            if static.condition is None or conditions.holds(engine, static.condition, context):
                found.extend(_for_player(static.changes, replace(context, controller=seat)))
    for effect in engine.state.effects:
        if seat in effect.players:
            context = Context(controller=seat, source=effect.source, bindings=effect.bindings)
            found.extend(_for_player(effect.changes, context))
    known = engine.memo[key] = tuple(found)
    return known


def _for_player(changes: Sequence[l.Modification], context: Context) -> Iterator[Imposed]:
    """Yield what changes say of a player, what keywords stand for included."""
    for change in changes:
        if isinstance(change, l.Deontic):
            yield Imposed(change, context)
        elif isinstance(change, l.Grant):
            for ability in abilities.expanded(change.abilities):
                if isinstance(ability, l.Static):
                    yield from _for_player(ability.changes, context)


def concerns(engine: Engine, one: Imposed, other: Ref | None) -> bool:
    """Whether it is about this other side: an object by its filter, a player by name."""
    by, against = one.deontic.by, one.deontic.against
    if by is None and against is None:
        return True
    if isinstance(other, str):
        if against in matching.OTHERS:
            return matching.is_other(engine, other, one.context)
        return against is not None and other in references.resolve(engine, against, one.context)
    return other is not None and by is not None and matching.matches(engine, other, by, one.context)


def forbids(engine: Engine, action: str, oid: Ref, other: Ref | None) -> Reason | None:
    """Return why an object or player can't do or undergo an action with the other side, or nothing.

    "Can't" takes precedence over whatever allows it (CR 101.2). How many there must be
    together, and what must be paid, is judged of whole declarations.
    """
    for one in imposed(engine, "cant", action, oid):
        deontic = one.deontic
        if deontic.at_least > 1 or deontic.at_most is not None or deontic.cost:
            continue
        if not concerns(engine, one, other):
            continue
        if deontic.unless is not None:
            context = _defended(engine, action, oid, other, one.context)
            if conditions.holds(engine, deontic.unless, context):
                continue
        rule, text = _RULES.get(action, ("CR 101.2", "An effect says that it can't."))
        return Reason(f"cant-{action.replace('_', '-')}", rule, text)
    return None


def _defended(
    engine: Engine, action: str, oid: Ref, other: Ref | None, context: Context
) -> Context:
    """Return the context in which the player who defends is known (CR 508.5)."""
    match action, other:
        case "attack", str():
            seat = other
        case "attack" | "be_blocked", int():
            seat = engine.look(other).controller
        case "block", _ if isinstance(oid, int):
            seat = engine.look(oid).controller
        case _:
            return context
    return replace(context, bindings={**context.bindings, "defending": (seat,)})


def permits(engine: Engine, action: str, oid: int) -> bool:
    """Return whether an object may do what the rules would otherwise not let it."""
    return any(imposed(engine, "may", action, oid))


def company(
    engine: Engine, action: str, creatures: tuple[int, ...]
) -> dict[int, tuple[int, frozenset[int]]]:
    """Return with how many of which others creatures must do it, where they may not alone."""
    found: dict[int, tuple[int, frozenset[int]]] = {}
    for oid in creatures:
        for one in imposed(engine, "cant", action, oid):
            if one.deontic.at_least > 1:
                others = frozenset(o for o in creatures if concerns(engine, one, o))
                found[oid] = one.deontic.at_least - 1, others
    return found


def crowd(engine: Engine, action: str, creatures: tuple[int, ...]) -> dict[int, int]:
    """Return among how many creatures at the most each may do it, where there is a limit."""
    limits = {oid: at_most(engine, action, oid) for oid in creatures}
    return {oid: limit for oid, limit in limits.items() if limit is not None}


def at_least(engine: Engine, action: str, oid: int) -> int:
    """Return the least number of objects that must do it together (menace: CR 702.111b)."""
    return max((d.deontic.at_least for d in imposed(engine, "cant", action, oid)), default=1)


def at_most(engine: Engine, action: str, oid: int) -> int | None:
    """Return the greatest number of objects that may do it together, None without a limit."""
    limits = (d.deontic.at_most for d in imposed(engine, "cant", action, oid))
    return min((limit for limit in limits if limit is not None), default=None)


def more(engine: Engine, action: str, oid: int) -> int | None:
    """Return how many more than one it may do it with, None for any number (CR 509.1a)."""
    total = 0
    for one in imposed(engine, "may", action, oid):
        if one.deontic.at_most is None:
            return None
        total += one.deontic.at_most
    return total
