"""Declaring blockers (CR 509, 802.4)."""

from collections.abc import Hashable, Mapping

from msgspec.structs import replace

from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import deontics, entities, naming, player_rules
from domain.rules import facts as f
from domain.rules.combat import alike, obeying, prices, requirements
from domain.rules.combat.obeying import Limits, Pairs
from domain.rules.context import Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question, Reason

RULE = "CR 509.1"


def defending_players(engine: Engine) -> tuple[str, ...]:
    """Return who is being attacked, players in APNAP order first (CR 802.4)."""
    attacked = set(_attacks(engine).values())
    return tuple(s for s in (*engine.apnap(), *engine.state.entities) if s in attacked)


def _attacks(engine: Engine) -> Mapping[int, str]:
    """Return the attacking creatures, each with the player who may block it (CR 509.1a).

    A creature whose planeswalker is gone attacks nothing and may be blocked all the same
    by the player who controlled it (CR 506.4c).
    """
    combat = engine.state.combat
    if combat is None:
        return {}
    return {
        attacker: combat.defending.get(attacker) or _defender(engine, to)
        for attacker, to in combat.attackers.items()
    }


def _defender(engine: Engine, attacked: Ref) -> str:
    return attacked if isinstance(attacked, str) else engine.look(attacked).controller


def declare(engine: Engine, frame: fr.DeclareBlockers) -> None:
    """The first of the defending players declares blockers, then the others (CR 802.4).

    Creatures whose cost is not paid do not block; nor do the others, where a restriction
    forbids the block that is left.
    """
    if not frame.seats:
        return
    seat, others = frame.seats[0], frame.seats[1:]
    attackers = _attackers(engine, seat)
    if entities.decides(engine, seat) and attackers:
        answer = engine.ask(question(engine, seat, attackers))
        pairs: Pairs = answer.pairs if isinstance(answer, a.Block) else ()
        due = prices.locked_in(engine, "block", pairs)
        if due:
            engine.push(fr.CombatCosts(seat, "block", pairs, due), fr.DeclareBlockers(others))
            return
        _begin(engine, seat, pairs)
    if others:
        engine.push(fr.DeclareBlockers(others))


def pay(engine: Engine, frame: fr.CombatCosts) -> None:
    """The defending player pays the next price, or goes without that creature (CR 509.1f)."""
    paid = prices.pay(engine, frame)
    creature = frame.prices[0].creature
    pairs = frame.pairs if paid else tuple(p for p in frame.pairs if p[0] != creature)
    left = tuple(
        price for price in frame.prices[1:] if any(price.creature == oid for oid, _ in pairs)
    )
    if left:
        engine.push(replace(frame, pairs=pairs, prices=left))
        return
    broken = limits(engine, frame.seat, _attackers(engine, frame.seat)).fault(pairs)
    _begin(engine, frame.seat, pairs if broken is None else ())


def _attackers(engine: Engine, seat: str) -> tuple[int, ...]:
    return tuple(oid for oid, who in _attacks(engine).items() if who == seat)


def _begin(engine: Engine, seat: str, pairs: Pairs) -> None:
    """The chosen creatures that their player still controls are blocking (CR 509.1g)."""
    blockers = {
        attacker: tuple(
            blocker
            for blocker, blocked in pairs
            if blocked == attacker
            and blocker in engine.state.objects
            and engine.look(blocker).controller == seat
        )
        for attacker in _attackers(engine, seat)
    }
    engine.emit(f.BlockDeclared(seat=seat, blockers=blockers))


def question(engine: Engine, seat: str, attackers: tuple[int, ...]) -> Question:
    """Return the decision which creatures block which attackers (CR 509.1a)."""
    kinds = alike.of_attackers(engine, attackers)
    candidates = tuple(
        _candidate(engine, oid, kinds)
        for oid in engine.battlefield()
        if engine.look(oid).controller == seat and "creature" in engine.look(oid).types
    )
    # Nobody has to pay to obey a requirement (CR 509.1c).
    free = {
        int(c.ref): c.partners
        if alike.is_plain(engine, int(c.ref))
        else tuple(
            to for to in map(int, c.partners) if not prices.due(engine, "block", int(c.ref), to)
        )
        for c in candidates
    }
    bounds = limits(engine, seat, attackers)
    able = {int(c.ref): tuple(map(int, c.partners)) for c in candidates}
    wishes = requirements.of_blockers(engine, able, attackers)
    if engine.overlay.must_block(engine, seat):
        wishes += requirements.all_of(able)
    best = obeying.find(free, bounds, wishes)
    needed = obeying.granted(best, wishes)
    if seat in engine.state.entities and obeying.is_sole(best, able, bounds, wishes):
        candidates = tuple(_as_it_must(c, best) for c in candidates)
    return Question(
        seat=seat,
        kind="blockers",
        rule=RULE,
        prompt="block.declare",
        candidates=candidates,
        constraints=Constraints(
            min_blockers={int(oid): least for oid, least in bounds.fewest.items()},
            complete=not wishes and bounds.only_fewest,
        ),
        default=a.Block(tuple((blocker, int(to)) for blocker, to in best)),
        check=lambda answer: _fault(answer, bounds, wishes, needed),
    )


def _as_it_must(candidate: Candidate, best: Pairs) -> Candidate:
    """Return a candidate that has no choice but to do as the only legal block has it."""
    partners = tuple(to for oid, to in best if oid == candidate.ref)
    return replace(candidate, partners=partners, selectable=bool(partners), must=bool(partners))


def limits(engine: Engine, seat: str, attackers: tuple[int, ...]) -> Limits:
    """Return what restricts the block as a whole, and how much each creature may block."""
    own = tuple(oid for oid in engine.battlefield() if engine.look(oid).controller == seat)
    fewest: dict[Ref, int] = {}
    most: dict[Ref, int] = {}
    for attacker in attackers:
        least = deontics.at_least(engine, "be_blocked", attacker)
        if any(deontics.imposed(engine, "cant", "be_blocked_by_some", attacker)):
            least = max(least, sum("creature" in engine.look(oid).types for oid in own))
        if least > 1:
            fewest[attacker] = least
        limit = deontics.at_most(engine, "be_blocked", attacker)
        if limit is not None:
            most[attacker] = limit
    capacity: dict[int, int | None] = {}
    for oid in own:
        additional = deontics.more(engine, "block_more", oid)
        if additional != 0:
            capacity[oid] = None if additional is None else additional + 1
    total = player_rules.least(engine, "most_blockers", seat)
    return Limits(
        rule="CR 509.1b",
        once="CR 509.1a",
        fewest=fewest,
        most=most,
        company=deontics.company(engine, "block", own),
        crowd=deontics.crowd(engine, "block", own),
        total=total,
        capacity=capacity,
    )


def _candidate(engine: Engine, oid: int, kinds: dict[int, Hashable]) -> Candidate:
    reasons = alike.judged(engine, oid, kinds, may_block)
    partners = tuple(
        attacker for attacker, reason in zip(kinds, reasons, strict=True) if reason is None
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
    if engine.state.objects[oid].tapped and not deontics.permits(engine, "block_tapped", oid):
        return Reason("tapped", "CR 509.1a", "It is tapped.")
    forbidden = deontics.forbids(engine, "block", oid, attacker) or _evades(engine, oid, attacker)
    if forbidden is None and not prices.payable(engine, "block", oid, attacker):
        return Reason("cost", "CR 509.1f", "You cannot pay what blocking this costs.")
    return forbidden


def _evades(engine: Engine, oid: int, attacker: int) -> Reason | None:
    """Return why the attacker can't be blocked by it, as though it had what it blocks with."""
    pretended = {
        one.deontic.having
        for one in deontics.imposed(engine, "may", "block", oid)
        if one.deontic.having is not None and deontics.concerns(engine, one, attacker)
    }
    if not pretended:
        return deontics.forbids(engine, "be_blocked", attacker, oid)
    seen = engine.look(oid)
    engine.seen[oid] = seen.copied()
    engine.seen[oid].keywords = seen.keywords | pretended
    try:
        return deontics.forbids(engine, "be_blocked", attacker, oid)
    finally:
        engine.seen[oid] = seen


def _fault(
    answer: a.Answer, bounds: Limits, wishes: tuple[obeying.Wish, ...], needed: int
) -> Reason | None:
    pairs: Pairs = answer.pairs if isinstance(answer, a.Block) else ()
    broken = bounds.fault(pairs)
    if broken is not None:
        return broken
    if obeying.granted(pairs, wishes) < needed:
        return Reason("must-block", "CR 509.1c", "More creatures that must block could do so.")
    return None
