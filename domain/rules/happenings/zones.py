"""Events of going from zone to zone, and of drawing (CR 121, 603.6)."""

from __future__ import annotations

from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules import matching
from domain.rules.context import Context, Happening
from domain.rules.engine import Engine
from domain.rules.happenings.looking_back import looks_back
from domain.rules.happenings.matched import is_one, of_player
from domain.rules.state import zone_name


def changed(
    engine: Engine, pattern: t.ZoneChange, fact: f.Moved | f.Created | f.LeftGame, context: Context
) -> list[Happening]:
    """Match an object that goes from one zone to another, or comes to be in one."""
    if isinstance(fact, f.Created):
        if fact.kind in ("ability", "action"):
            return []
        origin, to, verb, oid = "", zone_name(fact.zone), "create", fact.object
        agent: str | None = fact.controller
    elif isinstance(fact, f.LeftGame):
        origin, to, verb, oid, agent = zone_name(fact.origin), "", "leave_game", fact.object, None
    else:
        origin, to, verb = zone_name(fact.origin), zone_name(fact.to), fact.verb
        oid, agent = _seen(engine, pattern, fact), fact.agent
    if not _goes(pattern, origin, to, verb):
        return []
    if pattern.by is not None and not is_one(engine, agent or "", pattern.by, context):
        return []
    if pattern.through is not None:
        through = fact.through if isinstance(fact, f.Moved) else None
        if through is None or not is_one(engine, through, pattern.through, context):
            return []
    if not matching.matches(engine, oid, pattern.what, context):
        return []
    became = fact.becomes if isinstance(fact, f.Moved) else None
    return [Happening(object=oid, player=engine.look(oid).controller, became=became)]


def _seen(engine: Engine, pattern: t.ZoneChange, fact: f.Moved) -> int:
    """Return what left as it was, what came as it is (CR 603.6, 603.10).

    What would come, or is gone again, is looked at as it was too.
    """
    if looks_back(pattern, fact) or engine.object(fact.becomes) is None:
        return fact.object
    return fact.becomes


def _goes(pattern: t.ZoneChange, origin: str, to: str, verb: str) -> bool:
    if pattern.origin not in (None, origin) or pattern.to not in (None, to):
        return False
    if pattern.verb is None and pattern.origin is None and pattern.to is None:
        return False
    return pattern.verb in (None, verb) and pattern.elsewhere != origin


def drew(engine: Engine, pattern: t.Drew, fact: f.Moved, context: Context) -> list[Happening]:
    """Match a player who draws a card (CR 121.1)."""
    if fact.verb != "draw":
        return []
    seat = fact.to.partition(":")[2]
    if pattern.further and _is_first_of_draw_step(engine, seat, fact):
        return []
    return of_player(engine, seat, pattern.who, context)


def _is_first_of_draw_step(engine: Engine, seat: str, fact: f.Moved) -> bool:
    """Whether a draw is the first that the active player makes in their draw step."""
    if seat != engine.state.turn.active:
        return False
    first: f.Moved | None = None
    in_draw_step = False
    for past in engine.state.history:
        if isinstance(past, f.StepBegan):
            first = None
            in_draw_step = past.step == "draw"
        elif isinstance(past, f.Moved) and past.verb == "draw" and past.to == fact.to:
            first = first or past
            if past is fact:
                return in_draw_step and first is fact
    # What would be drawn is in no history yet.
    return in_draw_step and first is None
