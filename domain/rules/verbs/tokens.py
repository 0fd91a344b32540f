"""Creating tokens (CR 111, 701.7)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import facts as f
from domain.rules import references, values
from domain.rules.engine import Engine

MOST_TOKENS = 500
"""The most tokens that one instruction creates; a larger number is cut, on record."""


def create(engine: Engine, effect: l.CreateTokens) -> None:
    """Players create tokens under their control, all at the same time (CR 111.2)."""
    context = engine.context()
    wanted = values.amount(engine, effect.count, context)
    number = max(0, min(wanted, MOST_TOKENS))
    facts: list[f.AnyFact] = []
    for seat in references.players(engine, effect.who, context):
        if wanted > number:
            facts.append(f.Chose(seat=seat, what="cap:tokens", value=str(number)))
        facts.extend(
            f.Created(
                object=engine.new_id(),
                kind="token",
                owner=seat,
                controller=seat,
                zone="battlefield",
                token=effect.token,
                tapped=effect.tapped,
                known_to=("*",),
            )
            for _ in range(number)
        )
    if facts:
        engine.emit(*facts)
