"""Filters that look at what an object has to do with others, or what happened to it."""

from __future__ import annotations

from collections.abc import Callable

from domain.cards.creature_types import CREATURE_TYPES
from domain.cards.ir import terms as t
from domain.rules import happenings, matching, references
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.happenings import matched
from domain.rules.state import Fallen

Test = Callable[[Engine, int, Context], bool]

_CREATURE_TYPES = frozenset(CREATURE_TYPES)


def shares(filter_: t.Shares) -> Test:
    """Has a characteristic in common with what a reference stands for."""

    def test(engine: Engine, oid: int, context: Context) -> bool:
        mine = _qualities(engine, oid, filter_.what)
        if filter_.only:
            mine &= frozenset(filter_.only)
        return any(
            mine & _qualities(engine, other, filter_.what)
            for other in references.resolve(engine, filter_.of, context)
            if isinstance(other, int)
        )

    return test


def akin(filter_: t.Akin) -> Test:
    """Has a characteristic in common with another object of a zone that matches."""

    def test(engine: Engine, oid: int, context: Context) -> bool:
        mine = _qualities(engine, oid, filter_.what)
        return any(
            other != oid and mine & _qualities(engine, other, filter_.what)
            for other in matching.find(engine, filter_.to, filter_.zone, context)
        )

    return test


def _qualities(engine: Engine, oid: int, what: str) -> frozenset[str] | frozenset[int]:
    seen = engine.look(oid)
    match what:
        case "color":
            return seen.colors
        case "type":
            return seen.types
        case "creature_type":
            return seen.subtypes & _CREATURE_TYPES
        case "controller":
            return frozenset({seen.controller})
        case "mana_value":
            return frozenset({seen.mana_value})
        case _:
            return frozenset({seen.name}) if seen.name else frozenset()


def attached(filter_: t.Attached) -> Test:
    """Is attached to an object that matches."""
    wanted = matching.compiled(filter_.to)

    def test(engine: Engine, oid: int, context: Context) -> bool:
        thing = engine.object(oid)
        held = thing.attached_to if thing is not None else None
        return isinstance(held, int) and wanted(engine, held, context)

    return test


def bears(filter_: t.Bears) -> Test:
    """Has an attachment that matches."""
    wanted = matching.compiled(filter_.attachment)

    def test(engine: Engine, oid: int, context: Context) -> bool:
        objects = engine.state.objects
        return any(
            objects[other].attached_to == oid and wanted(engine, other, context)
            for other in engine.battlefield()
        )

    return test


def targeting(filter_: t.Targeting) -> Test:
    """Is a spell or ability with a target that matches, or that is one of these."""

    def test(engine: Engine, oid: int, context: Context) -> bool:
        thing = engine.object(oid)
        announced = thing.announced if thing is not None else None
        if announced is None and oid == context.source:
            # A spell on its way to the stack looks at what is being announced (CR 601.2f).
            announced = context.announced
        if announced is None:
            return False
        targets = [one for picks in announced.targets for one in picks]
        judged = (matched.fits(engine, one, filter_.what, context) for one in targets)
        return bool(targets) and (all(judged) if filter_.only else any(judged))

    return test


def past(filter_: t.Past) -> Test:
    """Has a part in an event of this turn or the last one."""
    part = "became" if filter_.part == "card" else filter_.part

    def test(engine: Engine, oid: int, context: Context) -> bool:
        found = happenings.recalled(engine, filter_.event, filter_.window, context)
        thing = engine.object(oid)
        # A permanent knows which spell it was (CR 400.7d).
        spell = thing.cast.spell if thing is not None and thing.cast is not None else oid
        return any(getattr(one, part) in (oid, spell) for one in found)

    return test


def in_combat(filter_: t.InCombat) -> Test:
    """Takes part in the combat in a way, against what a reference stands for."""
    role, of = filter_.role, filter_.of
    if of is None:
        return lambda engine, oid, context: _takes_part(engine, oid, role)

    def test(engine: Engine, oid: int, context: Context) -> bool:
        if not _takes_part(engine, oid, role):
            return False
        sides = _other_side(engine, oid, role)
        return any(
            one in sides or (role == "blocked" and _had_blocked(engine, one, oid))
            for one in references.resolve(engine, of, context)
        )

    return test


def _takes_part(engine: Engine, oid: int, role: str) -> bool:
    combat = engine.state.combat
    if combat is None:
        return False
    if oid in combat.fallen:
        return _took_part(combat.fallen[oid], role)
    match role:
        case "attacking":
            return oid in combat.attackers
        case "blocking":
            return any(oid in who for who in combat.blockers.values()) or any(
                oid in fallen.blockers for fallen in combat.fallen.values()
            )
        case "blocked":
            return oid in combat.attackers and oid in combat.blocked
        case _:
            # Before blockers are declared an attacker is neither (CR 509.1h).
            declared = engine.state.turn.step not in ("begin_combat", "declare_attackers")
            return oid in combat.attackers and oid not in combat.blocked and declared


def _took_part(fallen: Fallen, role: str) -> bool:
    """Whether a creature that left took part in this way just before (CR 608.2h)."""
    match role:
        case "attacking":
            return fallen.attacked is not None
        case "blocking":
            return bool(fallen.blocked)
        case "blocked":
            return fallen.was_blocked
        case _:
            return fallen.attacked is not None and not fallen.was_blocked


def _had_blocked(engine: Engine, blocker: Ref, oid: int) -> bool:
    """Whether a creature that left the combat blocked this one just before (CR 608.2h)."""
    combat = engine.state.combat
    fallen = combat.fallen.get(blocker) if combat is not None and isinstance(blocker, int) else None
    return fallen is not None and oid in fallen.blocked


def _other_side(engine: Engine, oid: int, role: str) -> tuple[Ref, ...]:
    """Return what an attacker attacks, what a blocker blocks, what blocks an attacker."""
    combat = engine.state.combat
    if combat is None:
        return ()
    fallen = combat.fallen.get(oid)
    match role:
        case "attacking" | "unblocked":
            attacked = combat.attackers.get(oid) if fallen is None else fallen.attacked
            return () if attacked is None else (attacked,)
        case "blocking":
            if fallen is not None:
                return fallen.blocked
            return tuple(attacker for attacker, who in combat.blockers.items() if oid in who)
        case _:
            return combat.blockers.get(oid, ()) if fallen is None else fallen.blockers
