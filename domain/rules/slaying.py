"""Who lost by combat damage, and whose: what ends a player is looked for in the turn's history.

It is the damage that brought them from some life to none, or from few poison counters to ten,
or the damage that an ability asked for which says that they lose the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from domain.cards.ir import terms as t
from domain.rules import agenda as fr
from domain.rules import facts as f
from domain.rules.engine import Engine
from domain.rules.objects import GameObject
from domain.rules.state_based import POISON


def slain_by(engine: Engine, seat: str) -> tuple[str, ...]:
    """Return the players whose sources dealt the combat damage that a player has lost by.

    None where it was not by combat damage. What else would have made them lose at the same
    time does not matter; the dead player and those who are out of the game are left out.
    """
    sources = (*_of_life(engine, seat), *_of_poison(engine, seat), *_of_effect(engine, seat))
    controllers = {engine.look(source).controller for source in sources}
    return tuple(other for other in engine.apnap() if other in controllers and other != seat)


def _of_life(engine: Engine, seat: str) -> tuple[int, ...]:
    """Return the sources of combat damage that took the last of a player's life (CR 704.5a)."""

    def change(fact: f.AnyFact) -> int:
        match fact:
            case f.DamageDealt(to=to, marks=True) if to == seat:
                return -fact.cost
            case f.LifeChanged(seat=who, change=number) if who == seat:
                return number
            case _:
                return 0

    life = engine.state.players[seat].life
    at = _crossing(engine.state.history, change, life, lambda number: number > 0)
    return _strikers(engine, seat, at, lambda hit: hit.marks)


def _of_poison(engine: Engine, seat: str) -> tuple[int, ...]:
    """Return the sources of combat damage that gave the last poison counters (CR 704.5c)."""

    def change(fact: f.AnyFact) -> int:
        match fact:
            case f.ResourceChanged(who=who, kind="poison", change=number) if who == seat:
                return number
            case _:
                return 0

    poison = engine.state.players[seat].resources.get("poison", 0)
    history = engine.state.history
    at = _crossing(history, change, poison, lambda number: number < POISON)
    if at is None or getattr(history[at], "cause", "") != "damage":
        return ()
    # What damage results in follows it directly.
    dealt = (n for n in range(at, -1, -1) if isinstance(history[n], f.DamageDealt))
    return _strikers(engine, seat, next(dealt, None), lambda hit: _poisons(engine, hit))


def _crossing(
    history: Sequence[f.AnyFact],
    change: Callable[[f.AnyFact], int],
    now: int,
    safe: Callable[[int], bool],
) -> int | None:
    """Return where a number last went from one that is safe to one that is not."""
    if safe(now):
        return None
    for at in range(len(history) - 1, -1, -1):
        now -= change(history[at])
        if safe(now):
            return at
    return None


def _strikers(
    engine: Engine, seat: str, at: int | None, counts: Callable[[f.DamageDealt], bool]
) -> tuple[int, ...]:
    """Return the sources of all combat damage that was dealt together with that at a place."""
    history = engine.state.history
    if at is None or not _is_hit(history[at], seat):
        return ()
    # In one step combat damage is dealt once (CR 510.2).
    bounds = [n for n, fact in enumerate(history) if isinstance(fact, f.StepBegan)]
    low = max((n for n in bounds if n < at), default=0)
    high = min((n for n in bounds if n > at), default=len(history))
    return tuple(
        fact.source
        for fact in history[low:high]
        if isinstance(fact, f.DamageDealt) and _is_hit(fact, seat) and counts(fact)
    )


def _is_hit(fact: f.AnyFact, seat: str) -> bool:
    return isinstance(fact, f.DamageDealt) and fact.combat and fact.to == seat


def _poisons(engine: Engine, hit: f.DamageDealt) -> bool:
    return not hit.marks or bool({"infect", "toxic"} & engine.look(hit.source).damage_rules)


# -- What says that they lose (CR 104.3e) --


def _of_effect(engine: Engine, seat: str) -> tuple[int, ...]:
    """Return the source of the combat damage that the resolving ability asked for, dealt them."""
    thing = _resolving(engine)
    if engine.state.players[seat].lost != "effect" or thing is None or thing.ability is None:
        return ()
    happening, pattern = thing.happening, getattr(thing.ability, "pattern", None)
    if happening is None or happening.source is None or happening.player != seat:
        return ()
    return (happening.source,) if _of_combat(pattern) else ()


def _resolving(engine: Engine) -> GameObject | None:
    work = (one for one in reversed(engine.frames) if isinstance(one, fr.FinishResolving))
    return next((engine.object(one.object) for one in work), None)


def _of_combat(pattern: object) -> bool:
    """Whether an event is combat damage and nothing else."""
    match pattern:
        case t.Damaged(combat=True):
            return True
        case t.Batch(of=of) | t.Nth(of=of):
            return _of_combat(of)
        case t.AnyOf(of=parts):
            return all(map(_of_combat, parts))
        case _:
            return False
