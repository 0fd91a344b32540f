"""Declaring attackers (CR 508, 802)."""

from domain.rules import answers as a
from domain.rules import deontics, naming
from domain.rules import facts as f
from domain.rules.combat.requirements import requires
from domain.rules.context import Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question, Reason

RULE = "CR 508.1"


def declare(engine: Engine) -> None:
    """The active player declares attackers, which tap unless they have vigilance.

    CR 508.1a to 508.1k. Without attackers nothing happens; a player who left declares none.
    """
    active = engine.state.turn.active
    if active not in engine.living():
        return
    answer = engine.ask(question(engine, active))
    pairs = answer.pairs if isinstance(answer, a.Attack) else ()
    if not pairs:
        return
    tapping = [
        f.TappedChanged(object=oid, tapped=True, verb="attack")
        for oid, _ in pairs
        if not deontics.permits(engine, "attack_untapped", oid)
    ]
    engine.emit(f.AttackDeclared(seat=active, attackers=dict(pairs)), *tapping)


def question(engine: Engine, seat: str) -> Question:
    """Return the decision which creatures attack what (CR 508.1a, 508.1b)."""
    candidates = tuple(
        _candidate(engine, oid, engine.overlay.attackable(engine, seat))
        for oid in engine.battlefield()
        if engine.look(oid).controller == seat and "creature" in engine.look(oid).types
    )
    required = tuple(c.ref for c in candidates if c.must)
    return Question(
        seat=seat,
        kind="attackers",
        rule=RULE,
        prompt="attack.declare",
        candidates=candidates,
        constraints=Constraints(must_include=required),
        default=a.Attack(tuple((int(c.ref), c.partners[0]) for c in candidates if c.must)),
        check=lambda answer: _fault(answer, required),
    )


def may_attack(engine: Engine, oid: int) -> Reason | None:
    """Why a creature may attack nothing whatever, or nothing (CR 508.1a)."""
    thing = engine.state.objects[oid]
    if thing.tapped:
        return Reason("tapped", "CR 508.1a", "It is tapped.")
    if thing.fresh and not deontics.permits(engine, "attack_sick", oid):
        return Reason(
            "summoning-sick", "CR 302.6", "You have not controlled it since your turn began."
        )
    return None


def _candidate(engine: Engine, oid: int, attackable: tuple[Ref, ...]) -> Candidate:
    reason = may_attack(engine, oid)
    partners: tuple[Ref, ...] = ()
    if reason is None:
        reasons = [deontics.forbids(engine, "attack", oid, to) for to in attackable]
        partners = tuple(to for to, why in zip(attackable, reasons, strict=True) if why is None)
        if not partners:
            nothing = Reason("nothing-to-attack", "CR 508.1b", "There is nothing to attack.")
            reason = next(filter(None, reasons), nothing)
    return Candidate(
        ref=oid,
        label=naming.name_of(engine, oid),
        object=oid,
        selectable=reason is None,
        reason=reason,
        partners=partners,
        must=bool(partners) and requires(engine, "attack", oid),
    )


def _fault(answer: a.Answer, required: tuple[Ref, ...]) -> Reason | None:
    pairs = answer.pairs if isinstance(answer, a.Attack) else ()
    declared = [attacker for attacker, _ in pairs]
    if len(set(declared)) != len(declared):
        return Reason("repeated", "CR 508.1b", "A creature attacks one player or permanent.")
    if set(required) - set(declared):
        return Reason("must-attack", "CR 508.1d", "A creature that must attack does not.")
    return None
