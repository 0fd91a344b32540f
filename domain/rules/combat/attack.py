"""Declaring attackers (CR 508, 802)."""

from collections.abc import Sequence

from msgspec.structs import replace

from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import deontics, naming, player_rules
from domain.rules import facts as f
from domain.rules.combat import obeying, options, prices, requirements
from domain.rules.combat.obeying import Limits, Pairs
from domain.rules.context import Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question, Reason

RULE = "CR 508.1"


def declare(engine: Engine) -> None:
    """The active player declares attackers, which tap unless they have vigilance.

    CR 508.1a to 508.1k. Without attackers nothing happens; a player who left declares none.
    Creatures whose cost is not paid do not attack; nor do the others, where a restriction
    forbids the attack that is left.
    """
    active = engine.state.turn.active
    if active not in engine.living():
        return
    answer = engine.ask(question(engine, active))
    pairs = answer.pairs if isinstance(answer, a.Attack) else ()
    due = prices.locked_in(engine, "attack", pairs)
    if not due:
        _begin(engine, active, pairs, _tapping(engine, pairs))
        return
    # They tap before anything is paid, so not for mana (CR 508.1f).
    engine.emit(*_tapping(engine, pairs))
    engine.push(fr.CombatCosts(active, "attack", pairs, due))


def pay(engine: Engine, frame: fr.CombatCosts) -> None:
    """The attacking player pays the next price, or goes without that creature (CR 508.1j)."""
    paid = prices.pay(engine, frame)
    creature = frame.prices[0].creature
    pairs = frame.pairs if paid else tuple(p for p in frame.pairs if p[0] != creature)
    _untap(engine, frame.pairs, pairs)
    left = tuple(
        price for price in frame.prices[1:] if any(price.creature == oid for oid, _ in pairs)
    )
    if left:
        engine.push(replace(frame, pairs=pairs, prices=left))
        return
    if limits(engine, frame.seat).fault(pairs) is not None:
        _untap(engine, pairs, ())
        pairs = ()
    _begin(engine, frame.seat, pairs, [])


def _untap(engine: Engine, before: Pairs, after: Pairs) -> None:
    """Take back the tapping of creatures that do not attack after all."""
    facts = [
        f.TappedChanged(object=oid, tapped=False, verb="attack")
        for oid, to in before
        if (oid, to) not in after
        and oid in engine.state.objects
        and not deontics.permits(engine, "attack_untapped", oid)
    ]
    if facts:
        engine.emit(*facts)


def _tapping(engine: Engine, pairs: Pairs) -> list[f.TappedChanged]:
    return [
        f.TappedChanged(object=oid, tapped=True, verb="attack")
        for oid, _ in pairs
        if not deontics.permits(engine, "attack_untapped", oid)
    ]


def _begin(engine: Engine, seat: str, pairs: Pairs, tapping: Sequence[f.TappedChanged]) -> None:
    """The chosen creatures that their player still controls are attacking (CR 508.1k)."""
    chosen = {
        oid: to
        for oid, to in pairs
        if oid in engine.state.objects and engine.look(oid).controller == seat
    }
    if chosen:
        defending = {oid: defender(engine, to) for oid, to in chosen.items()}
        engine.emit(f.AttackDeclared(seat=seat, attackers=chosen, defending=defending), *tapping)
        options.offer(engine, seat, tuple(chosen.items()))


def attackable(engine: Engine, seat: str) -> tuple[Ref, ...]:
    """Return the players that may be attacked, then their planeswalkers (CR 508.1b)."""
    defending = engine.overlay.attackable(engine, seat)
    walkers = tuple(
        oid
        for oid in engine.battlefield()
        if engine.look(oid).controller in defending and "planeswalker" in engine.look(oid).types
    )
    return (*defending, *walkers)


def defender(engine: Engine, attacked: Ref) -> str:
    """Return the player who defends what is attacked: themselves or its controller (CR 508.5)."""
    return attacked if isinstance(attacked, str) else engine.look(attacked).controller


def question(engine: Engine, seat: str) -> Question:
    """Return the decision which creatures attack what (CR 508.1a, 508.1b)."""
    partners = attackable(engine, seat)
    candidates = [
        _candidate(engine, oid, partners)
        for oid in engine.battlefield()
        if engine.look(oid).controller == seat and "creature" in engine.look(oid).types
    ]
    # Nobody has to pay to obey a requirement (CR 508.1d).
    free = {
        int(c.ref): tuple(
            to for to in c.partners if not prices.due(engine, "attack", int(c.ref), to)
        )
        for c in candidates
    }
    able = {int(c.ref): c.partners for c in candidates}
    wishes = requirements.of_attackers(engine, able)
    bounds = limits(engine, seat)
    best = obeying.find(free, bounds, wishes)
    needed = obeying.granted(best, wishes)
    wishing = {oid for wish in wishes if not wish.idle for oid, _ in wish.pairs}
    # Where all can be obeyed at once, each of the creatures attacks in every legal answer.
    required = tuple(c.ref for c in candidates if c.ref in wishing and needed == len(wishes))
    simple = needed == len(wishes) and all(
        not wish.idle
        and len(wish.pairs) == sum(len(able[oid]) for oid in {oid for oid, _ in wish.pairs})
        for wish in wishes
    )
    return Question(
        seat=seat,
        kind="attackers",
        rule=RULE,
        prompt="attack.declare",
        candidates=tuple(_with_must(c, required) for c in candidates),
        constraints=Constraints(must_include=required, complete=simple and not bounds.any),
        default=a.Attack(best),
        check=lambda answer: _fault(answer, bounds, wishes, needed),
    )


def limits(engine: Engine, seat: str) -> Limits:
    """Return what restricts the attack as a whole (CR 508.1c)."""
    own = tuple(oid for oid in engine.battlefield() if engine.look(oid).controller == seat)
    most: dict[Ref, int] = {}
    for other in engine.overlay.attackable(engine, seat):
        number = player_rules.least(engine, "most_attackers_against", str(other))
        if number is not None:
            most[other] = number
    total = player_rules.least(engine, "most_attackers", seat)
    return Limits(
        rule="CR 508.1c",
        once="CR 508.1b",
        company=deontics.company(engine, "attack", own),
        crowd=deontics.crowd(engine, "attack", own),
        most=most,
        total=total,
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
    if not deontics.permits(engine, "attack_defending", oid):
        return deontics.forbids(engine, "attack_defending", oid, None)
    return None


def _candidate(engine: Engine, oid: int, attacked: tuple[Ref, ...]) -> Candidate:
    reason = may_attack(engine, oid)
    partners: tuple[Ref, ...] = ()
    if reason is None:
        reasons = [_obstacle(engine, oid, to) for to in attacked]
        partners = tuple(to for to, why in zip(attacked, reasons, strict=True) if why is None)
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
    )


def _obstacle(engine: Engine, oid: int, to: Ref) -> Reason | None:
    forbidden = deontics.forbids(engine, "attack", oid, to)
    if forbidden is None and not prices.payable(engine, "attack", oid, to):
        return Reason("cost", "CR 508.1j", "You cannot pay what attacking this costs.")
    return forbidden


def _with_must(candidate: Candidate, required: tuple[Ref, ...]) -> Candidate:
    if candidate.ref not in required:
        return candidate
    return replace(candidate, must=True)


def _fault(
    answer: a.Answer, bounds: Limits, wishes: tuple[obeying.Wish, ...], needed: int
) -> Reason | None:
    pairs: Pairs = answer.pairs if isinstance(answer, a.Attack) else ()
    broken = bounds.fault(pairs)
    if broken is not None:
        return broken
    if obeying.granted(pairs, wishes) < needed:
        return Reason("must-attack", "CR 508.1d", "A creature that must attack does not.")
    return None
