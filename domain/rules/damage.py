"""Dealing damage, by the sequence of CR 120.4."""

from collections.abc import Sequence

import msgspec

from domain.cards.ir.language import DamageRule, Static
from domain.rules import counters, entities, life, player_rules, prevention, replacement
from domain.rules import facts as f
from domain.rules.context import Ref
from domain.rules.engine import Engine


class Hit(msgspec.Struct, frozen=True):
    """Damage that a source would deal to a player or permanent."""

    source: int
    to: Ref
    amount: int
    combat: bool = False
    preventable: bool = True


def deal(engine: Engine, hits: Sequence[Hit]) -> dict[Ref, int]:
    """Deal damage at the same time; return how much each recipient was dealt (CR 120.4).

    0 damage is no damage (CR 120.8). Who left the game, and what is no longer a creature
    or planeswalker on the battlefield, is dealt none (CR 120.1a, 800.4e).
    """
    meant = [hit for hit in hits if hit.amount > 0 and can_be_dealt(engine, hit.to)]
    outcome = prevention.prevent(engine, meant)
    meant, missing = entities.undealt(engine, outcome.left)
    left, instead = engine.overlay.dealing(engine, meant)
    results: list[f.AnyFact] = [*outcome.facts(), *instead]
    results.extend(engine.overlay.undealt(engine, missing))
    losing = _losses(engine, left)
    for at, hit in enumerate(left):
        results.extend(_results(engine, hit, losing.losses.get(at)))
    results.extend(_lifelink(engine, left))
    results.extend(engine.overlay.dealt(engine, left))
    if results:
        engine.emit(*results)
    outcome.carry_on()
    losing.carry_on(engine)
    dealt: dict[Ref, int] = {}
    for hit in left:
        dealt[hit.to] = dealt.get(hit.to, 0) + hit.amount
    return dealt


def can_be_dealt(engine: Engine, to: Ref) -> bool:
    """Whether a player or object can be dealt damage at all (CR 120.1, 120.1a)."""
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


class _Losing(msgspec.Struct):
    """How much life the damage of hits costs, where effects change it (CR 120.4b)."""

    losses: dict[int, int] = {}
    events: list[replacement.Event] = []

    def carry_on(self, engine: Engine) -> None:
        """Carry out what happens beside the loss, or instead of it."""
        replacement.carry_on(engine, self.events, {})


def _losses(engine: Engine, hits: Sequence[Hit]) -> _Losing:
    """Work out the loss of life of each player by all the damage at once (CR 120.3a, 120.4b)."""
    losing = _Losing({}, [])
    for seat in engine.apnap():
        own = [
            at
            for at, hit in enumerate(hits)
            if hit.to == seat and _marks(engine, hit, _dealing(engine, hit))
        ]
        total = sum(hits[at].amount for at in own)
        if not own:
            continue
        number, event = life.lost_by_damage(engine, seat, total)
        losing.events.append(event)
        if number == total:
            continue
        rest = number
        for at in own:
            losing.losses[at] = min(rest, hits[at].amount)
            rest -= losing.losses[at]
        losing.losses[own[-1]] += rest
    return losing


def _results(engine: Engine, hit: Hit, loss: int | None) -> list[f.AnyFact]:
    """Return what damage results in for its recipient (CR 120.3a to 120.3e).

    Damage to a player costs life, or gives poison counters with infect; damage to a creature
    is marked, or puts -1/-1 counters on it with infect or wither; damage to a planeswalker
    removes loyalty counters. What is both a creature and a planeswalker has both results.
    """
    rules = _dealing(engine, hit)
    deathtouch = "deathtouch" in rules
    results: list[f.AnyFact] = [
        f.DamageDealt(
            source=hit.source,
            to=hit.to,
            amount=hit.amount,
            combat=hit.combat,
            deathtouch=deathtouch and isinstance(hit.to, int),
            marks=_marks(engine, hit, rules),
            loss=loss,
        )
    ]
    if isinstance(hit.to, str):
        poison = hit.amount if "infect" in rules else 0
        if hit.combat and "toxic" in rules:
            poison += _toxic(engine, hit.source)
        if poison and hit.to in engine.living():
            by = engine.look(hit.source).controller
            results.extend(counters.on_player(engine, hit.to, "poison", poison, by, "damage"))
        return results
    types = engine.look(hit.to).types
    if "creature" in types and rules & {"infect", "wither"}:
        by = engine.look(hit.source).controller
        results.extend(counters.changed(engine, hit.to, "-1/-1", hit.amount, by))
    if "planeswalker" in types:
        loyalty = engine.state.objects[hit.to].counters.get("loyalty", 0)
        lost = min(loyalty, hit.amount)
        if lost:
            results.append(f.CountersChanged(object=hit.to, kind="loyalty", change=-lost))
    return results


def _dealing(engine: Engine, hit: Hit) -> frozenset[str]:
    """Return how this damage is dealt, by its source's rules and as though by others."""
    rules = rules_of(engine, hit.source)
    if isinstance(hit.to, str):
        infects = player_rules.has(engine, "hurt_by_infect", hit.to)
        return rules | {"infect"} if infects else rules
    withers = any(player_rules.has(engine, "damage_withers", seat) for seat in engine.living())
    return rules | {"wither"} if withers else rules


def _toxic(engine: Engine, source: int) -> int:
    """Return a creature's total toxic value (CR 702.164b)."""
    return sum(
        change.amount
        for ability in engine.look(source).abilities
        if isinstance(ability, Static)
        for change in ability.changes
        if isinstance(change, DamageRule) and change.rule == "toxic"
    )


def _marks(engine: Engine, hit: Hit, rules: frozenset[str]) -> bool:
    """Whether damage results in a loss of life, or is marked on a creature."""
    if isinstance(hit.to, str):
        return "infect" not in rules
    return "creature" in engine.look(hit.to).types and not rules & {"infect", "wither"}


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
        gained.extend(life.gained(engine, controller, amount))
    return gained
