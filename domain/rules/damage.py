"""Dealing damage, by the sequence of CR 120.4."""

from collections.abc import Sequence

import msgspec

from domain.rules import facts as f
from domain.rules import prevention
from domain.rules.context import Ref
from domain.rules.engine import Engine


class Hit(msgspec.Struct, frozen=True):
    """Damage that a source would deal to a player or permanent."""

    source: int
    to: Ref
    amount: int
    combat: bool = False


def deal(engine: Engine, hits: Sequence[Hit]) -> dict[Ref, int]:
    """Deal damage at the same time; return how much each recipient was dealt (CR 120.4).

    0 damage is no damage (CR 120.8). Who left the game, and what is no longer a creature
    or planeswalker on the battlefield, is dealt none (CR 120.1a, 800.4e).
    """
    meant = [hit for hit in hits if hit.amount > 0 and _can_be_dealt(engine, hit.to)]
    left, prevented = prevention.prevent(engine, meant)
    results: list[f.AnyFact] = [*prevented]
    for hit in left:
        results.extend(_results(engine, hit))
    results.extend(_lifelink(engine, left))
    if results:
        engine.emit(*results)
    dealt: dict[Ref, int] = {}
    for hit in left:
        dealt[hit.to] = dealt.get(hit.to, 0) + hit.amount
    return dealt


def _can_be_dealt(engine: Engine, to: Ref) -> bool:
    if isinstance(to, str):
        return to in engine.state.entities or to in engine.living()
    thing = engine.state.objects.get(to)
    if thing is None or thing.zone != "battlefield":
        return False
    return bool({"creature", "planeswalker"} & engine.look(to).types)


def rules_of(engine: Engine, source: int) -> frozenset[str]:
    """Return how a source deals damage, as it last existed if it is gone (CR 702.2e, 702.15c)."""
    if engine.object(source) is None:
        return frozenset()
    return engine.look(source).damage_rules


def _results(engine: Engine, hit: Hit) -> list[f.AnyFact]:
    """Return what damage results in for its recipient (CR 120.3a, 120.3c, 120.3e)."""
    deathtouch = "deathtouch" in rules_of(engine, hit.source)
    results: list[f.AnyFact] = [
        f.DamageDealt(
            source=hit.source,
            to=hit.to,
            amount=hit.amount,
            combat=hit.combat,
            deathtouch=deathtouch and isinstance(hit.to, int),
        )
    ]
    if isinstance(hit.to, int) and "planeswalker" in engine.look(hit.to).types:
        loyalty = engine.state.objects[hit.to].counters.get("loyalty", 0)
        lost = min(loyalty, hit.amount)
        if lost:
            results.append(f.CountersChanged(object=hit.to, kind="loyalty", change=-lost))
    return results


def _lifelink(engine: Engine, hits: Sequence[Hit]) -> list[f.AnyFact]:
    """Return the life gained by the controllers of lifelink sources, one event a source.

    CR 702.15b, 702.15e.
    """
    amounts: dict[int, int] = {}
    for hit in hits:
        if "lifelink" in rules_of(engine, hit.source):
            amounts[hit.source] = amounts.get(hit.source, 0) + hit.amount
    gained: list[f.AnyFact] = []
    for source, amount in amounts.items():
        controller = engine.look(source).controller
        if controller in engine.living():
            gained.append(f.LifeChanged(seat=controller, change=amount, cause="gain"))
    return gained
