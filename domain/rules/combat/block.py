"""Declaring blockers (CR 509, 802.4)."""

from collections.abc import Mapping

from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import deontics, naming
from domain.rules import facts as f
from domain.rules.combat import best_block
from domain.rules.context import Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question, Reason

RULE = "CR 509.1"


def defender(engine: Engine, attacked: Ref) -> str:
    """Return the player who defends what is attacked: themselves or its controller (CR 508.5)."""
    return attacked if isinstance(attacked, str) else engine.look(attacked).controller


def defending_players(engine: Engine) -> tuple[str, ...]:
    """Return the players who are being attacked, in APNAP order (CR 802.4)."""
    attacked = {defender(engine, to) for to in _attacks(engine).values()}
    return tuple(seat for seat in engine.apnap() if seat in attacked)


def _attacks(engine: Engine) -> Mapping[int, Ref]:
    """Return what the attackers still on the battlefield attack, where it is still there."""
    combat = engine.state.combat
    if combat is None:
        return {}
    return {
        attacker: to
        for attacker, to in combat.attackers.items()
        if isinstance(to, str) or to in engine.state.objects
    }


def declare(engine: Engine, frame: fr.DeclareBlockers) -> None:
    """The first of the defending players declares blockers, then the others (CR 802.4)."""
    if not frame.seats:
        return
    seat, others = frame.seats[0], frame.seats[1:]
    attackers = tuple(a for a, to in _attacks(engine).items() if defender(engine, to) == seat)
    if seat in engine.living() and attackers:
        answer = engine.ask(question(engine, seat, attackers))
        pairs = answer.pairs if isinstance(answer, a.Block) else ()
        blockers = {
            attacker: tuple(blocker for blocker, blocked in pairs if blocked == attacker)
            for attacker in attackers
        }
        engine.emit(f.BlockDeclared(seat=seat, blockers=blockers))
    if others:
        engine.push(fr.DeclareBlockers(others))


def question(engine: Engine, seat: str, attackers: tuple[int, ...]) -> Question:
    """Return the decision which creatures block which attackers (CR 509.1a)."""
    candidates = tuple(
        _candidate(engine, oid, attackers)
        for oid in engine.battlefield()
        if engine.look(oid).controller == seat and "creature" in engine.look(oid).types
    )
    choices = {int(c.ref): tuple(map(int, c.partners)) for c in candidates if c.partners}
    fewest = {
        attacker: least
        for attacker in attackers
        if (least := deontics.at_least(engine, "be_blocked", attacker)) > 1
    }
    wishes = best_block.wishes(engine, choices, attackers)
    best = best_block.find(choices, fewest, wishes) if wishes else ()
    needed = best_block.granted(best, wishes)
    return Question(
        seat=seat,
        kind="blockers",
        rule=RULE,
        prompt="block.declare",
        candidates=candidates,
        constraints=Constraints(min_blockers=fewest, complete=not wishes),
        default=a.Block(best),
        check=lambda answer: _fault(answer, fewest, wishes, needed),
    )


def _candidate(engine: Engine, oid: int, attackers: tuple[int, ...]) -> Candidate:
    reasons = [may_block(engine, oid, attacker) for attacker in attackers]
    partners = tuple(
        attacker for attacker, reason in zip(attackers, reasons, strict=True) if reason is None
    )
    return Candidate(
        ref=oid,
        label=naming.name_of(engine, oid),
        object=oid,
        selectable=bool(partners),
        reason=None if partners else next(filter(None, reasons), None),
        partners=partners,
    )


def may_block(engine: Engine, oid: int, attacker: int) -> Reason | None:
    """Why a creature may not block that attacker, or nothing (CR 509.1a, 509.1b)."""
    if engine.state.objects[oid].tapped:
        return Reason("tapped", "CR 509.1a", "It is tapped.")
    return deontics.forbids(engine, "block", oid, attacker) or deontics.forbids(
        engine, "be_blocked", attacker, oid
    )


def _fault(
    answer: a.Answer,
    fewest: Mapping[int, int],
    wishes: tuple[best_block.Wish, ...],
    needed: int,
) -> Reason | None:
    pairs = answer.pairs if isinstance(answer, a.Block) else ()
    if len({blocker for blocker, _ in pairs}) != len(pairs):
        return Reason("repeated", "CR 509.1a", "A creature blocks one attacker.")
    for attacker, least in fewest.items():
        number = sum(blocked == attacker for _, blocked in pairs)
        if 0 < number < least:
            return Reason(
                "too-few-blockers", "CR 509.1b", f"It cannot be blocked by fewer than {least}."
            )
    if best_block.granted(pairs, wishes) < needed:
        return Reason("must-block", "CR 509.1c", "More creatures that must block could do so.")
    return None
