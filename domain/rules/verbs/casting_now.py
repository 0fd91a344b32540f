"""Casting while something resolves, as an instruction (CR 608.2g)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import agenda as fr
from domain.rules import choices, references, values
from domain.rules.engine import Engine


def cast_now(engine: Engine, effect: l.CastNow) -> None:
    """A player may cast cards, one after another (CR 608.2g)."""
    context = engine.context()
    seats = references.players(engine, effect.who, context)
    cards = choices.objects(engine, effect.what, context)
    if not seats:
        return
    left = None if effect.max is None else max(0, values.amount(engine, effect.max, context))
    engine.push(fr.CastingNow(seats[0], effect, cards, left))
