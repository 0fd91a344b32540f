"""Events of permanents that stay where they are: tapping, counters, control, attachment."""

from __future__ import annotations

from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules import matching
from domain.rules.context import Context, Happening
from domain.rules.engine import Engine
from domain.rules.happenings.matched import each, is_one
from domain.rules.resources import PLAYER_COUNTERS


def became(
    engine: Engine, pattern: t.Becomes, fact: f.TappedChanged, context: Context
) -> list[Happening]:
    """Match a permanent that becomes tapped or untapped (CR 701.26)."""
    if fact.tapped != (pattern.status == "tapped"):
        return []
    if fact.verb == "attack" and not fact.tapped:
        # A declaration is taken back, as though it had not begun (CR 733.1).
        return []
    return each(engine, (fact.object,), pattern.what, context)


def transformed(
    engine: Engine, pattern: t.Transforms, fact: f.FaceTurned, context: Context
) -> list[Happening]:
    """Match a permanent that transforms, as what it is now (CR 701.27e); to flip is another thing."""
    thing = engine.object(fact.object)
    if thing is not None and thing.card and engine.cards.by_digest(thing.card).layout == "flip":
        return []
    return each(engine, (fact.object,), pattern.what, context)


def phased(
    engine: Engine, pattern: t.Phases, fact: f.PhasedOut | f.PhasedIn, context: Context
) -> list[Happening]:
    """Match a permanent that phases out or in (CR 702.26b, 702.26c)."""
    if isinstance(fact, f.PhasedOut) != (pattern.way == "out"):
        return []
    return each(engine, (fact.object,), pattern.what, context)


def turned_up(
    engine: Engine, pattern: t.TurnedUp, fact: f.FaceDownChanged, context: Context
) -> list[Happening]:
    """Match a permanent that is turned face up, as what it is now (CR 708.8)."""
    return [] if fact.face_down else each(engine, (fact.object,), pattern.what, context)


def tapped_for_mana(
    engine: Engine, pattern: t.TapsForMana, fact: f.ManaChanged, context: Context
) -> list[Happening]:
    """Match a permanent that is tapped for mana (CR 106.12a)."""
    if fact.verb != "add" or not fact.tapped or fact.source is None:
        return []
    if not is_one(engine, fact.seat, pattern.who, context):
        return []
    if not matching.matches(engine, fact.source, pattern.what, context):
        return []
    return [Happening(object=fact.source, player=fact.seat, amount=sum(fact.mana.values()))]


def counters_changed(
    engine: Engine,
    pattern: t.CounterChange,
    fact: f.CountersChanged | f.Moved | f.ResourceChanged,
    context: Context,
) -> list[Happening]:
    """Match counters put on an object, as it enters too (CR 122.6), or removed (CR 122.7)."""
    by = "" if isinstance(fact, f.Moved) else fact.by
    if pattern.by is not None and not (by and is_one(engine, by, pattern.by, context)):
        return []
    if isinstance(fact, f.ResourceChanged) or pattern.who is not None:
        return _on_player(engine, pattern, fact, context)
    if isinstance(fact, f.Moved):
        oid, changes = fact.becomes, fact.counters
    else:
        oid, changes = fact.object, {fact.kind: fact.change}
    sign = -1 if pattern.removed else 1
    amount = sum(
        sign * change
        for kind, change in changes.items()
        if pattern.kind in ("", kind) and sign * change > 0
    )
    if not amount or not matching.matches(engine, oid, pattern.what, context):
        return []
    thing = engine.object(oid)
    if pattern.last and thing is not None and thing.counters.get(pattern.kind, 0):
        return []
    return [Happening(object=oid, player=engine.look(oid).controller, amount=amount)]


def _on_player(
    engine: Engine,
    pattern: t.CounterChange,
    fact: f.CountersChanged | f.Moved | f.ResourceChanged,
    context: Context,
) -> list[Happening]:
    """Match counters put on a player, or removed (CR 122.1)."""
    if not isinstance(fact, f.ResourceChanged) or pattern.who is None:
        return []
    if fact.kind not in PLAYER_COUNTERS:
        return []
    change = -fact.change if pattern.removed else fact.change
    if change <= 0 or pattern.kind not in ("", fact.kind):
        return []
    if not is_one(engine, fact.who, pattern.who, context):
        return []
    return [Happening(player=fact.who, amount=change)]


def chapter_reached(
    engine: Engine, pattern: t.Chapter, fact: f.CountersChanged | f.Moved, context: Context
) -> list[Happening]:
    """Match lore counters by which a Saga's number of them reaches a chapter (CR 714.2b)."""
    if isinstance(fact, f.Moved):
        oid, change = fact.becomes, fact.counters.get("lore", 0)
    else:
        oid, change = fact.object, fact.change if fact.kind == "lore" else 0
    thing = engine.object(oid)
    if change <= 0 or thing is None or oid != context.source:
        return []
    now = thing.counters.get("lore", 0)
    reached = [number for number in pattern.numbers if now - change < number <= now]
    return [Happening(object=oid, player=engine.look(oid).controller, amount=n) for n in reached]


def control_changed(
    engine: Engine, pattern: t.ControlChange, fact: f.ControllerChanged, context: Context
) -> list[Happening]:
    """Match a permanent that comes under another player's control (CR 603.10d)."""
    if not is_one(engine, fact.controller, pattern.gained_by, context):
        return []
    if pattern.lost_by != t.EVERYONE and not is_one(engine, fact.before, pattern.lost_by, context):
        return []
    if not matching.matches(engine, fact.object, pattern.what, context):
        return []
    return [Happening(object=fact.object, player=fact.controller)]


def attachment_changed(
    engine: Engine, pattern: t.AttachmentChange, fact: f.AttachedChanged | f.Moved, context: Context
) -> list[Happening]:
    """Match what becomes attached to an object, or unattached from it (CR 603.2e, 603.10c)."""
    if isinstance(fact, f.Moved):
        # What enters attached becomes attached; what leaves becomes unattached by it.
        oid = fact.becomes if pattern.attached else fact.object
        to = fact.attached_to if pattern.attached else _was_attached_to(engine, oid)
    else:
        oid = fact.object
        to = fact.to if pattern.attached else fact.before
    if not isinstance(to, int) or not matching.matches(engine, to, pattern.to, context):
        return []
    if not matching.matches(engine, oid, pattern.what, context):
        return []
    return [Happening(object=oid, player=engine.look(oid).controller, other=to)]


def _was_attached_to(engine: Engine, oid: int) -> int | str | None:
    thing = engine.object(oid)
    return thing.attached_to if thing is not None else None
