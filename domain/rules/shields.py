"""Shields against damage: which damage they are on, and in which order they take it (CR 615.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domain.rules import answers as a
from domain.rules import entities, matching
from domain.rules.context import Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Question
from domain.rules.state import PreventionShield

if TYPE_CHECKING:
    from domain.rules.damage import Hit


def in_order(engine: Engine, hits: Sequence[Hit]) -> list[Hit]:
    """Return the hits, those that a shield cannot hold all of as the affected player wishes."""
    ordered = list(hits)
    for shield in engine.state.shields:
        if shield.remaining is None:
            continue
        for to in dict.fromkeys(hit.to for hit in hits):
            held = [hit for hit in ordered if hit.to == to and covers(engine, shield, hit)]
            if len(held) > 1 and sum(hit.amount for hit in held) > shield.remaining:
                wished = iter(_wished(engine, held))
                ordered = [next(wished) if hit in held else hit for hit in ordered]
    return ordered


def _wished(engine: Engine, held: Sequence[Hit]) -> list[Hit]:
    """Ask which damage a shield prevents first (CR 615.7)."""
    seat = affected(engine, held[0].to)
    by_source = {hit.source: hit for hit in held}
    if not entities.decides(engine, seat) or len(by_source) < len(held):
        return list(held)
    question = Question(
        seat=seat,
        kind="order",
        rule="CR 615.7",
        prompt="prevention.order",
        candidates=tuple(
            Candidate(ref=source, label=engine.look(source).name, object=source)
            for source in by_source
        ),
        default=a.Order(tuple(by_source)),
    )
    answer = engine.ask(question)
    order = answer.order if isinstance(answer, a.Order) else tuple(by_source)
    return [by_source[source] for source in order if isinstance(source, int)]


def covers(engine: Engine, shield: PreventionShield, hit: Hit) -> bool:
    """Whether a shield is on damage that would be dealt."""
    if shield.combat_only and not hit.combat:
        return False
    if shield.protects is not None and hit.to not in shield.protects:
        among = shield.among
        if among is None or isinstance(hit.to, str):
            return False
        if not matching.matches(engine, hit.to, among, shield.context):
            return False
    return matching.matches(engine, hit.source, shield.by, shield.context)


def affected(engine: Engine, to: Ref) -> str:
    """Return the player whom damage affects: its recipient, or who controls that (CR 616.1)."""
    return to if isinstance(to, str) else engine.look(to).controller
