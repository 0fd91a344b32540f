"""Exchanging, distributing and multiplying: control, life totals, counters (CR 122, 701.12)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import answers as a
from domain.rules import choices, counters, life, references, values
from domain.rules import facts as f
from domain.rules.context import Ref
from domain.rules.engine import Engine
from domain.rules.resources import PLAYER_COUNTERS
from domain.rules.state import ContinuousEffect
from domain.rules.verbs import control


def exchange_control(engine: Engine, effect: l.ExchangeControl) -> None:
    """Two permanents of different controllers change sides, or nothing happens (CR 701.12b)."""
    context = engine.context()
    pair = (
        *references.objects(engine, effect.first, context)[:1],
        *references.objects(engine, effect.second, context)[:1],
    )
    if len(pair) < 2 or any(engine.state.objects[oid].zone != "battlefield" for oid in pair):
        return
    one, other = (engine.look(oid).controller for oid in pair)
    if one == other:
        return
    stamp = engine.state.clock + 1
    engine.emit(
        *(
            f.EffectBegan(
                effect=ContinuousEffect(
                    id=engine.new_id(),
                    timestamp=stamp,
                    controller=to,
                    objects=(oid,),
                    changes=(l.SetController(),),
                    duration="game",
                    source=context.source,
                )
            )
            for oid, to in zip(pair, (other, one), strict=True)
        )
    )


def exchange_life(engine: Engine, effect: l.ExchangeLife) -> None:
    """Each player's life total becomes what the other's was (CR 701.12c)."""
    context = engine.context()
    seats = (
        *references.players(engine, effect.first, context)[:1],
        *references.players(engine, effect.second, context)[:1],
    )
    if len(seats) < 2 or seats[0] == seats[1]:
        return
    one, other = (engine.state.players[seat].life for seat in seats)
    life.become(engine, seats[0], other)
    life.become(engine, seats[1], one)


def put_divided(engine: Engine, effect: l.PutDivided) -> None:
    """Counters go on the targets as they were distributed on announcing (CR 601.2d)."""
    context = engine.context()
    at = context.offset + effect.target
    announced = context.announced
    if at >= len(announced.targets) or at >= len(announced.division):
        return
    facts = [
        fact
        for oid, number in zip(announced.targets[at], announced.division[at], strict=True)
        if number > 0 and isinstance(oid, int) and _on_battlefield(engine, oid)
        for fact in counters.changed(engine, oid, effect.kind, number, context.controller)
    ]
    if facts:
        engine.emit(*facts)


def _on_battlefield(engine: Engine, oid: int) -> bool:
    thing = engine.state.objects.get(oid)
    return thing is not None and thing.zone == "battlefield"


def move_counters(engine: Engine, effect: l.MoveCounters) -> None:
    """Counters are taken off one permanent and put on another, if both are there (CR 122.5)."""
    context = engine.context()
    origins = references.objects(engine, effect.origin, context)
    goals = references.objects(engine, effect.to, context)
    if not origins or not goals or origins[0] == goals[0]:
        return
    if not all(_on_battlefield(engine, oid) for oid in (origins[0], goals[0])):
        return
    facts: list[f.AnyFact] = []
    for kind, number in _taken(engine, origins[0], effect.kind, effect.count).items():
        facts.append(f.CountersChanged(object=origins[0], kind=kind, change=-number))
        facts.extend(counters.changed(engine, goals[0], kind, number, context.controller))
    if facts:
        engine.emit(*facts)


def remove_counters(engine: Engine, effect: l.RemoveCounters) -> None:
    """Counters are removed from permanents at the same time."""
    context = engine.context()
    facts: list[f.AnyFact] = []
    total = 0
    for oid in choices.objects(engine, effect.what, context):
        for kind, number in _taken(engine, oid, effect.kind, effect.count).items():
            facts.append(f.CountersChanged(object=oid, kind=kind, change=-number))
            total += number
    if facts:
        engine.emit(*facts)
    if effect.bind is not None:
        control.note(engine, effect.bind, total)


def _taken(engine: Engine, oid: int, kind: str, count: t.Value | None) -> dict[str, int]:
    """Return how many counters of which kinds there are to take."""
    most = None if count is None else max(0, values.amount(engine, count, engine.context()))
    taken: dict[str, int] = {}
    for each, number in sorted(engine.state.objects[oid].counters.items()):
        left = number if most is None else min(number, most - sum(taken.values()))
        if kind in ("*", each) and left > 0:
            taken[each] = left
    return taken


def proliferate(engine: Engine, effect: l.Proliferate) -> None:
    """Each gives what they choose another counter of each kind that it has (CR 701.34a)."""
    context = engine.context()
    for seat in references.parties(engine, effect.who, context):
        found: tuple[Ref, ...] = (
            *(other for other in engine.apnap() if _kinds(engine, other)),
            *(oid for oid in engine.battlefield() if _kinds(engine, oid)),
        )
        if not found:
            continue
        question = choices.question(
            engine, seat, found, 0, len(found),
            prompt="effect.proliferate", source=context.source, rule="CR 701.34a",
        )  # fmt: skip
        answer = engine.ask(question)
        picks = answer.picks if isinstance(answer, a.Choose) else ()
        facts = [fact for ref in picks for fact in _one_more(engine, ref, seat)]
        if facts:
            engine.emit(*facts)
        engine.emit(f.ActionTaken(seat=seat, action="proliferate"))


def _kinds(engine: Engine, ref: Ref) -> tuple[str, ...]:
    if isinstance(ref, str):
        resources = engine.state.players[ref].resources
        return tuple(kind for kind in PLAYER_COUNTERS if resources.get(kind, 0) > 0)
    return tuple(sorted(engine.state.objects[ref].counters))


def _one_more(engine: Engine, ref: Ref, by: str) -> list[f.AnyFact]:
    kinds = _kinds(engine, ref)
    if isinstance(ref, str):
        return [f for kind in kinds for f in counters.on_player(engine, ref, kind, 1, by)]
    return [fact for kind in kinds for fact in counters.changed(engine, ref, kind, 1, by)]
