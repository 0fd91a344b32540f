"""Phasing permanents out and in (CR 702.26)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import choices, phasing
from domain.rules.engine import Engine
from domain.rules.verbs import delaying


def phase(engine: Engine, effect: l.Phase) -> None:
    """Phase permanents out, or in again what is phased out."""
    context = engine.context()
    found = [one for one in choices.selected(engine, effect.what, context) if isinstance(one, int)]
    if effect.way == "in":
        phasing.into(engine, found, tapped=effect.tapped)
        return
    source = engine.state.objects.get(context.source)
    if effect.until is None:
        phasing.out(engine, found)
    elif source is not None and source.zone == "battlefield":
        # It would be over before it began otherwise (CR 610.3b).
        gone = phasing.out(engine, found, until=context.source)
        back = l.Phase(t.Bound("away"), "in", tapped=effect.tapped)
        delaying.as_it_leaves(engine, back, gone, context)
