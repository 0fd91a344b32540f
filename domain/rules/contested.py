"""What a cost and the mana for it both want (CR 118.3): life, what is tapped, what is given up.

A creature that is tapped for a cost makes no mana for it, a Treasure that was sacrificed for
mana is no artifact to sacrifice, and life is paid once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, islice

import msgspec

from domain.cards.ir import language as l
from domain.kernel.refusals import Illegal
from domain.rules.context import Context
from domain.rules.cost_parts import GIVEN_UP, Part, amount_of, candidates, life_to_pay, taken_for
from domain.rules.engine import Engine
from domain.rules.payment import ManaSource, Plan, Stock
from domain.rules.resources import spendable

MOST_TRIES = 60
"""How many ways to give up or tap something are tried beside one plan for the mana."""


class Taken(msgspec.Struct, frozen=True):
    """Objects that parts of a cost tap, or take away."""

    tapped: frozenset[int] = frozenset()
    gone: frozenset[int] = frozenset()

    def leaves(self, source: ManaSource) -> bool:
        """Whether a source of mana may still be used beside what is taken."""
        return not (
            (source.taps and source.object in self.tapped)
            or (source.leaves and source.object in self.gone)
        )

    def also(self, other: Taken) -> Taken:
        """Return what both take."""
        return Taken(self.tapped | other.tapped, self.gone | other.gone)

    def with_picks(self, cost: l.Cost, picks: Sequence[int]) -> Taken:
        """Return what is taken once a part of a cost takes these objects."""
        if isinstance(cost, l.TapOthers):
            return Taken(self.tapped | frozenset(picks), self.gone)
        if isinstance(cost, l.ExileCost) and cost.zone == "library":
            return self
        if isinstance(cost, GIVEN_UP):
            return Taken(self.tapped, self.gone | frozenset(picks))
        return self


NOTHING = Taken()


class Want(msgspec.Struct, frozen=True):
    """A part of a cost that is paid with some of these objects."""

    cost: l.Cost
    found: tuple[int, ...]
    amount: int


def by_itself(costs: Sequence[l.Cost], source: int) -> Taken:
    """Return how costs take the source itself: {T}, or giving it up."""
    taken = NOTHING
    for cost in costs:
        if isinstance(cost, l.Tap):
            taken = Taken(taken.tapped | {source}, taken.gone)
        elif isinstance(cost, GIVEN_UP) and cost.filter == l.THIS_ONE:
            taken = taken.with_picks(cost, (source,))
    return taken


def by_parts(parts: Sequence[Part]) -> Taken:
    """Return what the choices for parts of a cost take."""
    taken = NOTHING
    for part in parts:
        taken = taken.with_picks(part.cost, part.picks)
    return taken


def refuse_twice(engine: Engine, parts: Sequence[Part], source: int) -> None:
    """Raise ``Illegal`` if mana was made with what other parts of the cost take (CR 118.3)."""
    taken = by_parts(parts).also(by_itself([part.cost for part in parts], source))
    objects = engine.state.objects
    if not taken.gone <= objects.keys() or any(
        objects[oid].tapped for oid in taken.tapped if oid in objects
    ):
        raise Illegal("The cost takes that already.", code="nothing-to-give", rule="CR 118.3")


def stock(engine: Engine, seat: str, costs: Sequence[l.Cost], context: Context) -> Stock:
    """Return what a player has to give for mana beside what the cost itself takes of it."""
    found = {
        **{kind: spendable(engine, seat, kind) for kind in engine.state.players[seat].resources},
        "life": life_to_pay(engine, seat),
        "library": len(engine.zone("library", seat)),
    }
    for cost in costs:
        match cost:
            case l.PayLife():
                found["life"] -= amount_of(engine, cost, context)
            case l.MillCost():
                found["library"] -= amount_of(engine, cost, context)
            case l.PlayerCounters(kind) | l.PayResource(kind):
                found[kind] = found.get(kind, 0) - amount_of(engine, cost, context)
            case _:
                pass
    return found


def wants(engine: Engine, seat: str, costs: Sequence[l.Cost], context: Context) -> list[Want]:
    """Return the parts of a cost whose objects might be wanted for mana as well."""
    found: list[Want] = []
    for cost in costs:
        match cost:
            case l.TapOthers(power=False) | l.ReturnCost() | l.PutBackCost() | l.DiscardCost():
                pass
            case l.SacrificeCost(power=False) | l.ExileCost(total=None):
                pass
            case _:
                continue
        if cost.filter == l.THIS_ONE or (isinstance(cost, l.ExileCost) and cost.zone == "library"):
            continue
        away = taken_for(cost, costs, context.source)
        able = tuple(o for o in candidates(engine, seat, cost, context) if o not in away)
        found.append(Want(cost, able, amount_of(engine, cost, context)))
    return found


def is_spared(plan: Plan, wanted: Sequence[Want]) -> bool:
    """Whether a plan leaves as much as all these parts take, whichever of it they take."""
    used = {step.object for step in plan.activations}
    return all(len(used.intersection(w.found)) + w.amount <= len(w.found) for w in wanted)


def is_met(
    wanted: Sequence[Want],
    plan: Callable[[Taken], Plan | None],
    sources: Sequence[ManaSource],
    taken: Taken = NOTHING,
) -> bool:
    """Whether mana can be made beside what all these parts take; ``plan`` is asked for it."""
    if not wanted:
        return plan(taken) is not None
    first, rest = wanted[0], wanted[1:]
    risky = at_risk(first.cost, first.found, sources)
    need = max(first.amount - (len(first.found) - len(risky)), 0)
    return any(
        is_met(rest, plan, sources, taken.with_picks(first.cost, picks))
        for picks in islice(combinations(reversed(risky), need), MOST_TRIES)
    )


def at_risk(cost: l.Cost, found: Sequence[int], sources: Sequence[ManaSource]) -> tuple[int, ...]:
    """Return which objects, taken for a cost, would not make mana any more; the dearest last."""
    taken = NOTHING.with_picks(cost, found)
    return tuple(dict.fromkeys(s.object for s in sources if not taken.leaves(s)))
