"""Events of attacking and blocking (CR 508.3, 509.3)."""

from __future__ import annotations

from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules import matching
from domain.rules.context import Context, Happening, Ref
from domain.rules.engine import Engine
from domain.rules.happenings.matched import each, fits


def attacked(
    engine: Engine, pattern: t.Attacks, fact: f.AttackDeclared, context: Context
) -> list[Happening]:
    """Match creatures that are declared as attackers (CR 508.3a)."""
    number = len(fact.attackers)
    if (pattern.alone and number != 1) or number <= pattern.others:
        return []
    return [
        Happening(object=oid, player=fact.seat, defender=attacked)
        for oid, attacked in sorted(fact.attackers.items())
        if fits(engine, attacked, pattern.against, context)
        and matching.matches(engine, oid, pattern.what, context)
        and _beside(engine, pattern, oid, fact, context)
    ]


def _beside(
    engine: Engine, pattern: t.Attacks, oid: int, fact: f.AttackDeclared, context: Context
) -> bool:
    """Whether another creature that matches is declared as an attacker too."""
    beside = pattern.beside
    return beside is None or any(
        matching.matches(engine, other, beside, context) for other in fact.attackers if other != oid
    )


Block = f.BlockDeclared | f.JoinedCombat | f.BecameBlocked


def _pairs(fact: Block) -> list[tuple[int, int]]:
    """Return attackers with what blocks them, as a fact tells it."""
    if isinstance(fact, f.BlockDeclared):
        return [(a, b) for a, who in sorted(fact.blockers.items()) for b in who]
    if isinstance(fact, f.JoinedCombat):
        return [(attacker, fact.object) for attacker in fact.blocks]
    return []


def blocked(engine: Engine, pattern: t.Blocks, fact: Block, context: Context) -> list[Happening]:
    """Match creatures that block: once, or for each creature that they block (CR 509.3a).

    What is put onto the battlefield blocking was not declared, and blocks a creature for
    abilities that say which (CR 509.4).
    """
    pairs = _pairs(fact)
    if pattern.whom is None:
        if not isinstance(fact, f.BlockDeclared):
            return []
        return each(engine, dict.fromkeys(b for _, b in pairs), pattern.what, context)
    return [
        Happening(object=b, player=engine.look(b).controller, other=a)
        for a, b in pairs
        if matching.matches(engine, b, pattern.what, context)
        and matching.matches(engine, a, pattern.whom, context)
    ]


def became_blocked(
    engine: Engine, pattern: t.BecomesBlocked, fact: Block, context: Context
) -> list[Happening]:
    """Match attackers that become blocked: once, or for each creature that does it (CR 509.3c)."""
    pairs = _pairs(fact)
    if pattern.by is not None:
        return [
            Happening(object=a, player=engine.look(a).controller, other=b)
            for a, b in pairs
            if matching.matches(engine, a, pattern.what, context)
            and matching.matches(engine, b, pattern.by, context)
        ]
    if isinstance(fact, f.BecameBlocked):
        found: list[int] = [fact.object] if fact.blocked else []
    else:
        found = list(dict.fromkeys(a for a, _ in pairs))
    if isinstance(fact, f.JoinedCombat):
        # It becomes blocked by it only if nothing blocked it yet (CR 509.3c).
        combat = engine.state.combat
        blockers = combat.blockers if combat is not None else {}
        found = [a for a in found if len(blockers.get(a, ())) < 2]
    return each(engine, found, pattern.what, context)


def went_unblocked(
    engine: Engine, pattern: t.GoesUnblocked, fact: f.BlockDeclared, context: Context
) -> list[Happening]:
    """Match attackers that the declared blockers leave unblocked (CR 509.3g)."""
    free: list[int] = [a for a, who in sorted(fact.blockers.items()) if not who]
    combat = engine.state.combat
    attackers: dict[int, Ref] = dict(combat.attackers) if combat is not None else {}
    return [
        Happening(object=one.object, player=one.player, defender=attackers.get(one.object or 0))
        for one in each(engine, free, pattern.what, context)
        if combat is None or one.object not in combat.blocked
    ]
