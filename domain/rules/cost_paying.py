"""Paying each kind of cost other than mana, once its choices are made (CR 601.2h)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.cards.ir import language as l
from domain.rules import at_once, counters, resources, zones
from domain.rules import facts as f
from domain.rules.context import Context, Ref
from domain.rules.cost_parts import Part
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY


def pay(engine: Engine, seat: str, part: Part, context: Context) -> dict[str, tuple[Ref, ...]]:
    """Pay one part; return what it was paid with under the name of the deed."""
    source, amount = context.source, part.amount
    match part.cost:
        case l.Tap():
            engine.emit(f.TappedChanged(object=source, tapped=True, verb="cost"))
        case l.Untap():
            engine.emit(f.TappedChanged(object=source, tapped=False, verb="cost"))
        case l.PayLife():
            if amount:
                engine.emit(f.LifeChanged(seat=seat, change=-amount, cause="pay"))
        case l.Loyalty(minus=minus):
            if amount:
                change = -amount if minus else _put(engine, seat, source, "loyalty", amount)
                engine.emit(f.CountersChanged(object=source, kind="loyalty", change=change))
        case l.RemoveCountersCost(kind) | l.PutCountersCost(kind) as cost:
            less = isinstance(cost, l.RemoveCountersCost)
            changes = {
                o: -amount if less else _put(engine, seat, o, kind, amount) for o in part.picks
            }
            engine.emit(
                *(
                    f.CountersChanged(object=o, kind=kind, change=change)
                    for o, change in changes.items()
                    if change
                )
            )
            return {"marked": part.picks}
        case l.TapOthers():
            engine.emit(*(f.TappedChanged(object=o, tapped=True, verb="cost") for o in part.picks))
            return {"tapped": part.picks}
        case l.RevealCost():
            engine.emit(f.Known(objects=part.picks, to=(EVERYBODY,), verb="reveal", agent=seat))
            return {"revealed": part.picks}
        case l.PlayerCounters(kind):
            if amount:
                engine.emit(f.ResourceChanged(who=seat, kind=kind, change=-amount, cause="pay"))
        case l.PayResource(kind, _, cause):
            if amount:
                engine.emit(resources.changed(seat, kind, -amount, cause, source))
        case l.MillCost():
            top = engine.zone("library", seat)[:amount]
            _gone(engine, seat, top, "graveyard", "mill")
        case l.Doing(effect):
            after = at_once.carry_out(engine, effect, context)
            return {n: refs for n, refs in after.bindings.items() if n not in context.bindings}
        case l.PutBackCost():
            _gone(engine, seat, tuple(reversed(part.picks)), "library", "put")
        case l.SacrificeCost() | l.DiscardCost() | l.ExileCost() | l.ReturnCost() as cost:
            return _given_up(engine, seat, cost, part.picks)
        case _:
            pass
    return {}


def _put(engine: Engine, seat: str, oid: int, kind: str, number: int) -> int:
    """Return how many counters a player puts on an object for a cost (CR 614.16)."""
    return counters.number(engine, oid, kind, number, seat, cost=True)


def _given_up(
    engine: Engine,
    seat: str,
    cost: l.SacrificeCost | l.DiscardCost | l.ExileCost | l.ReturnCost,
    picks: tuple[int, ...],
) -> dict[str, tuple[Ref, ...]]:
    match cost:
        case l.SacrificeCost():
            # What was sacrificed is looked at as it last existed (CR 608.2h).
            _gone(engine, seat, picks, "graveyard", "sacrifice")
            return {"sacrificed": picks}
        case l.DiscardCost():
            rolls = (f.Rolled(purpose="discard", sides=0, result=len(picks), seat=seat),)
            became = _gone(
                engine, seat, picks, "graveyard", "discard", *(rolls if cost.random else ())
            )
            return {"discarded": became}
        case l.ExileCost(zone=zone):
            became = _gone(engine, seat, picks, "exile", "exile")
            return {"exiled": picks if zone == "battlefield" else became}
        case l.ReturnCost():
            _gone(engine, seat, picks, "hand", "return")
            return {"returned": picks}


def _gone(
    engine: Engine, seat: str, picks: Sequence[int], to: str, verb: str, *others: f.AnyFact
) -> tuple[int, ...]:
    goings = [zones.Going(oid=oid, to=to, verb=verb, agent=seat) for oid in picks]
    became = zones.move_all(engine, goings, *others)
    return tuple(became.get(oid, oid) for oid in picks)
