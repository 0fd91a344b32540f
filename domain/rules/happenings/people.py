"""Events of damage, life and what players do (CR 119, 120, 701)."""

from __future__ import annotations

from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules import matching
from domain.rules.context import Context, Happening
from domain.rules.engine import Engine
from domain.rules.happenings.matched import fits, is_one, of_player

Done = f.ActionTaken | f.Shuffled | f.Rolled


def damaged(
    engine: Engine, pattern: t.Damaged, fact: f.DamageDealt, context: Context
) -> list[Happening]:
    """Match damage that a source deals to a player or an object (CR 120.3)."""
    if pattern.combat not in (None, fact.combat):
        return []
    if pattern.to not in ("any", "player" if isinstance(fact.to, str) else "object"):
        return []
    if not matching.matches(engine, fact.source, pattern.source, context):
        return []
    if not fits(engine, fact.to, pattern.recipient, context):
        return []
    return [
        Happening(
            object=fact.to if isinstance(fact.to, int) else None,
            source=fact.source,
            player=fact.to if isinstance(fact.to, str) else engine.look(fact.to).controller,
            amount=fact.amount,
        )
    ]


def life_changed(
    engine: Engine, pattern: t.LifeChanged, fact: f.LifeChanged | f.DamageDealt, context: Context
) -> list[Happening]:
    """Match life gained or lost; damage to a player is loss of life (CR 120.3a)."""
    if isinstance(fact, f.LifeChanged):
        seat, change = fact.seat, fact.change
        if pattern.by_damage and fact.cause != "damage":
            return []
    elif isinstance(fact.to, str) and fact.marks:
        seat, change = fact.to, -fact.cost
    else:
        return []
    if (change > 0) != (pattern.direction == "gain"):
        return []
    if not is_one(engine, seat, pattern.who, context):
        return []
    return [Happening(player=seat, amount=abs(change))]


def lost(engine: Engine, pattern: t.Loses, fact: f.PlayerLost, context: Context) -> list[Happening]:
    """Match a player who loses the game, and was an opponent until then (CR 603.10f)."""
    return of_player(engine, fact.seat, pattern.who, context)


def did(engine: Engine, pattern: t.Does, fact: Done, context: Context) -> list[Happening]:
    """Match a keyword action that a player carries out, a coin or a die (CR 701, 705, 706)."""
    amount = 0
    actions: tuple[str, ...]
    if isinstance(fact, f.Shuffled):
        actions, seat = ("shuffle",), fact.zone.partition(":")[2]
    elif isinstance(fact, f.Rolled):
        actions, seat, amount = _chance(fact), fact.seat or "", fact.result
    else:
        actions, seat = (fact.action,), fact.seat
    if pattern.action not in actions or not is_one(engine, seat, pattern.who, context):
        return []
    done_by = fact.object if isinstance(fact, f.ActionTaken) else None
    if pattern.what is not None and (
        done_by is None or not matching.matches(engine, done_by, pattern.what, context)
    ):
        return []
    return [Happening(object=done_by, player=seat, amount=amount)]


def _chance(fact: f.Rolled) -> tuple[str, ...]:
    """Return what a player did as a coin or a die fell (CR 705.2, 706.2)."""
    match fact.purpose:
        case "flip":
            return ("flip a coin", "win a coin flip" if fact.result else "lose a coin flip")
        case "roll":
            return ("roll a die",)
        case _:
            return ()
