"""Combat damage (CR 510): who strikes, how it is assigned, and dealing it at once."""

from collections.abc import Sequence

from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import damage, entities, naming
from domain.rules import facts as f
from domain.rules.context import Ref
from domain.rules.damage import Hit
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question, Reason

EARLY = frozenset({"first_strike", "double_strike"})


def first_strikers(engine: Engine) -> tuple[int, ...]:
    """Return the creatures in combat that have first strike or double strike (CR 510.4)."""
    return tuple(oid for oid in _fighters(engine) if EARLY & engine.look(oid).damage_rules)


def _fighters(engine: Engine) -> tuple[int, ...]:
    """Return the attacking creatures, then the blocking ones, each once."""
    combat = engine.state.combat
    if combat is None:
        return ()
    blocking = (blocker for who in combat.blockers.values() for blocker in who)
    return tuple(
        oid
        for oid in dict.fromkeys((*combat.attackers, *blocking))
        if oid in engine.state.objects and "creature" in engine.look(oid).types
    )


def strike(engine: Engine, frame: fr.CombatDamage) -> None:
    """Players assign combat damage in APNAP order, then all of it is dealt (CR 510.1, 510.2)."""
    combat = engine.state.combat
    if combat is None:
        return
    if frame.first_strike:
        striking = first_strikers(engine)
    else:
        striking = tuple(
            oid
            for oid in _fighters(engine)
            if oid not in combat.struck or "double_strike" in engine.look(oid).damage_rules
        )
    hits: list[Hit] = []
    for oid in _in_order(engine, striking):
        if oid in combat.attackers:
            hits.extend(_attacker_hits(engine, oid, hits))
        else:
            hits.extend(_blocker_hits(engine, oid))
    if frame.first_strike:
        engine.emit(f.Struck(objects=striking))
    damage.deal(engine, hits)


def _in_order(engine: Engine, creatures: tuple[int, ...]) -> list[int]:
    """Return the creatures in APNAP order, those with trample last.

    What others assign at the same time counts as lethal damage for them (CR 702.19b).
    """
    order = {seat: at for at, seat in enumerate(engine.apnap())}

    def rank(oid: int) -> tuple[int, bool]:
        seen = engine.look(oid)
        return order.get(seen.controller, len(order)), "trample" in seen.damage_rules

    return sorted(creatures, key=rank)


def _power(engine: Engine, oid: int) -> int:
    """Return how much combat damage a creature assigns: its power, as a rule (CR 510.1a)."""
    seen = engine.look(oid)
    if "no_combat_damage" in seen.damage_rules:
        return 0
    return (seen.toughness if "by_toughness" in seen.damage_rules else seen.power) or 0


# -- Attackers (CR 510.1b, 510.1c) --


def _attacker_hits(engine: Engine, oid: int, others: Sequence[Hit]) -> list[Hit]:
    """Return how an attacker's damage is assigned, asking its controller where there is a choice.

    A blocked creature without blockers assigns none (CR 510.1c) unless it tramples, when all
    of it goes to what it attacks (CR 702.19d).
    """
    combat = engine.state.combat
    power = _power(engine, oid)
    if combat is None or power <= 0:
        return []
    attacked = _attacked(engine, combat.attackers[oid])
    rules = engine.look(oid).damage_rules
    blocked = oid in combat.blocked
    if blocked and "as_unblocked" in rules and attacked is not None:
        blocked = not _ignores_blockers(engine, oid)
    if not blocked:
        return [Hit(oid, attacked, power, combat=True)] if attacked is not None else []
    blockers = tuple(b for b in combat.blockers.get(oid, ()) if b in engine.state.objects)
    lethal = {blocker: _lethal(engine, oid, blocker, others) for blocker in blockers}
    tramples = "trample" in rules and attacked is not None
    beyond = attacked if tramples and power > sum(lethal.values()) else None
    return _divided(engine, oid, power, lethal, beyond)


def _ignores_blockers(engine: Engine, oid: int) -> bool:
    """Ask whether it assigns its damage as though it weren't blocked."""
    controller = engine.look(oid).controller
    if controller not in engine.living():
        return False
    question = Question(
        seat=controller,
        kind="yes_no",
        rule="CR 510.1c",
        prompt="damage.as_unblocked",
        params={"source": naming.name_of(engine, oid)},
        candidates=(Candidate(ref="yes", label="Yes"), Candidate(ref="no", label="No")),
        constraints=Constraints(min=1, max=1),
        default=a.Choose(("no",)),
        source=oid,
    )
    return engine.ask(question) == a.Choose(("yes",))


def _attacked(engine: Engine, to: Ref) -> Ref | None:
    """Return what is attacked if it still is and can be dealt damage (CR 510.1b, 800.4e)."""
    if isinstance(to, str):
        return to if to in engine.state.entities or to in engine.living() else None
    combat, thing = engine.state.combat, engine.state.objects.get(to)
    if combat is None or to in combat.stopped:
        return None
    return to if thing is not None and thing.zone == "battlefield" else None


def _lethal(engine: Engine, source: int, blocker: int, others: Sequence[Hit]) -> int:
    """Return the least damage from this source that is lethal for a blocker.

    Damage marked already counts, and what others assign to it at the same time (CR 702.19b);
    any damage with deathtouch is lethal (CR 702.2c).
    """
    thing = engine.state.objects[blocker]
    missing = (engine.look(blocker).toughness or 0) - thing.damage
    for hit in others:
        if hit.to == blocker:
            touched = "deathtouch" in engine.look(hit.source).damage_rules
            missing = 0 if touched else missing - hit.amount
    deathtouch = "deathtouch" in engine.look(source).damage_rules
    return max(0, min(missing, 1) if deathtouch else missing)


# -- Blockers (CR 510.1d) --


def _blocker_hits(engine: Engine, oid: int) -> list[Hit]:
    combat = engine.state.combat
    power = _power(engine, oid)
    if combat is None or power <= 0:
        return []
    blocked = tuple(
        attacker
        for attacker, who in combat.blockers.items()
        if oid in who and attacker in engine.state.objects
    )
    lethal = {attacker: _lethal(engine, oid, attacker, ()) for attacker in blocked}
    return _divided(engine, oid, power, lethal, None)


# -- Dividing (CR 510.1c, 702.19b) --


def _divided(
    engine: Engine, oid: int, power: int, lethal: dict[int, int], beyond: Ref | None
) -> list[Hit]:
    """Divide damage among creatures and, beyond lethal damage, what is attacked."""
    recipients: tuple[Ref, ...] = (*lethal, *(() if beyond is None else (beyond,)))
    if not recipients:
        return []
    controller = engine.look(oid).controller
    if not entities.decides(engine, controller):
        amounts = _first_division(power, lethal, recipients)
    else:
        answer = engine.ask(_question(engine, oid, controller, power, lethal, beyond))
        amounts = answer.amounts if isinstance(answer, a.Distribute) else ()
    return [Hit(oid, to, amount, combat=True) for to, amount in amounts if amount]


def _question(
    engine: Engine,
    oid: int,
    controller: str,
    power: int,
    lethal: dict[int, int],
    beyond: Ref | None,
) -> Question:
    recipients: tuple[Ref, ...] = (*lethal, *(() if beyond is None else (beyond,)))
    return Question(
        seat=controller,
        kind="distribute",
        rule="CR 510.1c",
        prompt="damage.divide",
        params={"amount": power, "source": naming.name_of(engine, oid)},
        candidates=tuple(
            Candidate(
                ref=ref,
                label=ref if isinstance(ref, str) else naming.name_of(engine, ref),
                object=ref if isinstance(ref, int) else None,
                value=lethal.get(ref) if isinstance(ref, int) else None,
                min=0,
                max=power if ref != beyond else power - sum(lethal.values()),
            )
            for ref in recipients
        ),
        constraints=Constraints(total=power, complete=beyond is None),
        default=a.Distribute(_first_division(power, lethal, recipients)),
        source=oid,
        check=lambda answer: _fault(answer, lethal, beyond),
    )


def _first_division(
    power: int, lethal: dict[int, int], recipients: tuple[Ref, ...]
) -> tuple[tuple[Ref, int], ...]:
    """Give lethal damage to each creature in order, and what is left to the last recipient."""
    amounts: dict[Ref, int] = {}
    left = power
    for creature, needed in lethal.items():
        amounts[creature] = min(left, needed)
        left -= amounts[creature]
    last = recipients[-1]
    amounts[last] = amounts.get(last, 0) + left
    return tuple((ref, amount) for ref, amount in amounts.items() if amount)


def _fault(answer: a.Answer, lethal: dict[int, int], beyond: Ref | None) -> Reason | None:
    amounts = dict(answer.amounts) if isinstance(answer, a.Distribute) else {}
    if beyond is None or not amounts.get(beyond):
        return None
    if any(amounts.get(creature, 0) < needed for creature, needed in lethal.items()):
        return Reason(
            "not-lethal",
            "CR 702.19b",
            "Assign lethal damage to every blocker before anything beyond them.",
        )
    return None
