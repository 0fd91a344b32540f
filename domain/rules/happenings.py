"""Event patterns matched against facts: the one language of triggers and history (CR 603.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules import matching as objects
from domain.rules import references
from domain.rules.context import Context, Happening
from domain.rules.engine import Engine
from domain.rules.state import zone_name

KINDS: dict[type[t.Pattern], tuple[type[f.Fact], ...]] = {
    t.ZoneChange: (f.Moved, f.Created),
    t.Damaged: (f.DamageDealt,),
    t.LifeChanged: (f.LifeChanged, f.DamageDealt),
    t.Drew: (f.Moved,),
    t.CastSpell: (f.ChoicesAnnounced,),
    t.Attacks: (f.AttackDeclared,),
    t.Blocks: (f.BlockDeclared,),
    t.BecomesBlocked: (f.BlockDeclared,),
    t.Becomes: (f.TappedChanged,),
    t.BecomesTarget: (f.ChoicesAnnounced,),
    t.Begins: (f.StepBegan,),
}
"""Which facts each pattern can match."""

WATCHED = tuple({kind for kinds in KINDS.values() for kind in kinds})
"""Every kind of fact that some pattern can match."""


def looks_back(pattern: t.Pattern, fact: f.AnyFact) -> bool:
    """Whether a match is judged by what was there just before the fact (CR 603.10a)."""
    return (
        isinstance(pattern, t.ZoneChange)
        and isinstance(fact, f.Moved)
        and fact.origin == "battlefield"
        and pattern.to != "battlefield"
    )


def matching(
    engine: Engine, pattern: t.Pattern, fact: f.AnyFact, context: Context
) -> list[Happening]:
    """Return what of a fact matches a pattern: one happening for each time it triggers."""
    match pattern:
        case t.ZoneChange():
            return _zone_change(engine, pattern, fact, context)
        case t.Damaged():
            return _damaged(engine, pattern, fact, context)
        case t.LifeChanged():
            return _life_changed(engine, pattern, fact, context)
        case t.Drew(who):
            if not isinstance(fact, f.Moved) or fact.verb != "draw":
                return []
            seat = fact.to.partition(":")[2]
            return _of_player(engine, seat, who, context)
        case t.CastSpell(what, who):
            return _cast(engine, what, who, fact, context)
        case t.BecomesTarget(what):
            return _targeted(engine, what, fact, context)
        case t.Attacks(what):
            if not isinstance(fact, f.AttackDeclared):
                return []
            return _each(engine, fact.attackers, what, context)
        case t.Blocks(what):
            if not isinstance(fact, f.BlockDeclared):
                return []
            blocking = dict.fromkeys(oid for who in fact.blockers.values() for oid in who)
            return _each(engine, blocking, what, context)
        case t.BecomesBlocked(what):
            if not isinstance(fact, f.BlockDeclared):
                return []
            blocked = [oid for oid, who in fact.blockers.items() if who]
            return _each(engine, blocked, what, context)
        case t.Becomes(what, status):
            wanted = isinstance(fact, f.TappedChanged) and fact.tapped == (status == "tapped")
            if not wanted or not isinstance(fact, f.TappedChanged):
                return []
            return _each(engine, (fact.object,), what, context)
        case t.Begins(step, whose):
            if not isinstance(fact, f.StepBegan) or fact.step != step:
                return []
            return _of_player(engine, engine.state.turn.active, whose, context)
        case _:
            assert_never(pattern)


def _each(engine: Engine, oids: Iterable[int], what: t.Filter, context: Context) -> list[Happening]:
    return [
        Happening(object=oid, player=engine.look(oid).controller)
        for oid in oids
        if objects.matches(engine, oid, what, context)
    ]


def _of_player(engine: Engine, seat: str, who: t.Reference, context: Context) -> list[Happening]:
    return [Happening(player=seat)] if seat in references.resolve(engine, who, context) else []


def _zone_change(
    engine: Engine, pattern: t.ZoneChange, fact: f.AnyFact, context: Context
) -> list[Happening]:
    if isinstance(fact, f.Created):
        origin, to, verb, oid = "", zone_name(fact.zone), "create", fact.object
        if fact.kind == "ability":
            return []
    elif isinstance(fact, f.Moved):
        origin, to, verb = zone_name(fact.origin), zone_name(fact.to), fact.verb
        # What left is looked at as it was, what came as it is (CR 603.6, 603.10).
        oid = fact.object if looks_back(pattern, fact) else fact.becomes
    else:
        return []
    if pattern.origin not in (None, origin) or pattern.to not in (None, to):
        return []
    if pattern.origin is None and pattern.to is None:
        return []
    if pattern.verb not in (None, verb) or not objects.matches(engine, oid, pattern.what, context):
        return []
    return [Happening(object=oid, player=engine.look(oid).controller)]


def _damaged(
    engine: Engine, pattern: t.Damaged, fact: f.AnyFact, context: Context
) -> list[Happening]:
    if not isinstance(fact, f.DamageDealt) or pattern.combat not in (None, fact.combat):
        return []
    kind = "player" if isinstance(fact.to, str) else "object"
    if pattern.to not in ("any", kind):
        return []
    if not objects.matches(engine, fact.source, pattern.source, context):
        return []
    if pattern.recipient is not None and not _is_recipient(engine, pattern, fact, context):
        return []
    return [
        Happening(
            object=fact.to if isinstance(fact.to, int) else None,
            source=fact.source,
            player=fact.to if isinstance(fact.to, str) else engine.look(fact.to).controller,
            amount=fact.amount,
        )
    ]


def _is_recipient(
    engine: Engine, pattern: t.Damaged, fact: f.DamageDealt, context: Context
) -> bool:
    recipient = pattern.recipient
    match recipient:
        case (
            t.This()
            | t.You()
            | t.Target()
            | t.Bound()
            | t.Event()
            | t.ControllerOf()
            | t.OwnerOf()
            | t.AttachedTo()
            | t.Players()
        ):
            return fact.to in references.resolve(engine, recipient, context)
        case None:
            return True
        case _:
            return isinstance(fact.to, int) and objects.matches(
                engine, fact.to, recipient, context
            )  # fmt: skip


def _life_changed(
    engine: Engine, pattern: t.LifeChanged, fact: f.AnyFact, context: Context
) -> list[Happening]:
    if isinstance(fact, f.LifeChanged):
        seat, change = fact.seat, fact.change
    elif isinstance(fact, f.DamageDealt) and isinstance(fact.to, str):
        # Damage to a player is loss of life (CR 120.3a).
        seat, change = fact.to, -fact.amount
    else:
        return []
    if (change > 0) != (pattern.direction == "gain"):
        return []
    return [
        Happening(player=happening.player, amount=abs(change))
        for happening in _of_player(engine, seat, pattern.who, context)
    ]


def _cast(
    engine: Engine, what: t.Filter, who: t.Reference, fact: f.AnyFact, context: Context
) -> list[Happening]:
    if not isinstance(fact, f.ChoicesAnnounced) or fact.verb != "cast":
        return []
    if fact.agent not in references.resolve(engine, who, context):
        return []
    if not objects.matches(engine, fact.object, what, context):
        return []
    return [Happening(object=fact.object, player=fact.agent)]


def _targeted(engine: Engine, what: t.Filter, fact: f.AnyFact, context: Context) -> list[Happening]:
    if not isinstance(fact, f.ChoicesAnnounced):
        return []
    chosen = {one: None for picks in fact.announced.targets for one in picks}
    return [
        Happening(object=one, source=fact.object, player=fact.agent)
        for one in chosen
        if isinstance(one, int) and objects.matches(engine, one, what, context)
    ]
