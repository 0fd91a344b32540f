"""Paying for mana with something else: convoke, delve, improvise (CR 702.51, 702.66, 702.126).

What may stand in for mana is planned with like a source of mana, after all others; it makes
none, so that it is taken off what is spent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from domain.cards.ir.language import PayBy
from domain.rules import answers as a
from domain.rules import facts as f
from domain.rules import layers, matching, zones
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.payment import ManaSource, Plan

LAST, FIRST = 1000, -1
GENERIC = "1 otherwise"
"""Pays for generic mana and for no symbol of a cost."""


def sources(
    engine: Engine, seat: str, spell: int, chosen: Sequence[int] | None = None
) -> list[ManaSource]:
    """Return what may stand in for mana of a spell's cost; ``chosen`` limits it to these."""
    thing = engine.state.objects.get(spell)
    if thing is None or thing.kind not in ("card", "copy"):
        return []
    context = Context(controller=seat, source=spell)
    found: list[ManaSource] = []
    for ability in layers.characteristics(engine, spell).abilities:
        if isinstance(ability, PayBy):
            found.extend(
                _source(engine, oid, ability, FIRST if chosen else LAST)
                for oid in _matching(engine, seat, ability, context)
                if oid != spell and (chosen is None or oid in chosen)
            )
    return found


def _matching(engine: Engine, seat: str, ability: PayBy, context: Context) -> tuple[int, ...]:
    if ability.how == "tap":
        return matching.find(engine, ability.filter, "battlefield", context)
    return tuple(
        oid
        for oid in engine.zone("graveyard", seat)
        if matching.matches(engine, oid, ability.filter, context)
    )


def _source(engine: Engine, oid: int, ability: PayBy, price: int) -> ManaSource:
    colors = sorted(layers.characteristics(engine, oid).colors) if ability.colored else []
    options = ((GENERIC,), *((color,) for color in colors))
    taps = ability.how == "tap"
    return ManaSource(oid, -1, options, price, how=ability.how, taps=taps, leaves=not taps)


def carry_out(engine: Engine, seat: str, plan: Plan) -> Plan:
    """Tap and exile what a plan pays with instead of mana; return the plan for the mana."""
    others = [step for step in plan.activations if step.how != "mana"]
    if not others:
        return plan
    for step in others:
        if step.how == "tap":
            engine.emit(f.TappedChanged(object=step.object, tapped=True, verb="cost"))
    goings = [
        zones.Going(oid=step.object, to="exile", verb="exile", agent=seat)
        for step in others
        if step.how == "exile"
    ]
    zones.move_all(engine, goings)
    spent = Counter(plan.spent)
    spent.subtract(step.makes[0] for step in others)
    return Plan(
        tuple(step for step in plan.activations if step.how == "mana"),
        {key: amount for key, amount in spent.items() if amount > 0},
        plan.life,
    )


def split(
    steps: tuple[a.PayStep, ...],
) -> tuple[tuple[int, ...], tuple[a.PayStep, ...]]:
    """Return what a player pays with instead of mana, which makes none, and the other steps."""
    instead = tuple(_object(step.source) for step in steps if not step.makes)
    return instead, tuple(step for step in steps if step.makes)


def _object(ref: Ref) -> int:
    name = str(ref).rpartition(":")[2]
    return int(name) if name.isdigit() else -1
