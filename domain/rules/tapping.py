"""Becoming tapped and untapped (CR 701.26), with what replaces it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules import replacement
from domain.rules.engine import Engine


def become(
    engine: Engine,
    oids: Iterable[int],
    *,
    tapped: bool,
    verb: Literal["effect", "untap_step"] = "effect",
) -> None:
    """Permanents become tapped or untapped at the same time; those that are so stay so."""
    facts: list[f.AnyFact] = []
    events: list[replacement.Event] = []
    for oid in dict.fromkeys(oids):
        thing = engine.state.objects.get(oid)
        if thing is None or thing.zone != "battlefield" or thing.tapped == tapped:
            continue
        would = f.TappedChanged(object=oid, tapped=tapped, verb=verb)
        event = replacement.Event(engine, engine.look(oid).controller)
        events.append(event)
        if event.next(would, lambda one: isinstance(one.change.pattern, t.Becomes)) is None:
            facts.append(would)
    ended = replacement.used_up(events)
    if facts or ended:
        engine.emit(*ended, *facts)
    replacement.carry_on(engine, events, {})
