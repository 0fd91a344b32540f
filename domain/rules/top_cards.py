"""Top cards of libraries that are played revealed, or that a player may look at (CR 701.20b)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.language import PlayerRule
from domain.rules import facts as f
from domain.rules import player_rules, references
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY


def show(engine: Engine) -> None:
    """Let those see the top card of a library who may, whenever it is another one."""
    for context, change in player_rules.in_force(engine, PlayerRule):
        if change.rule not in ("reveal_top", "look_top"):
            continue
        for seat in references.players(engine, change.who, context):
            top = engine.zone("library", seat)[:1]
            to = EVERYBODY if change.rule == "reveal_top" else seat
            if not top or not {to, EVERYBODY}.isdisjoint(engine.state.objects[top[0]].known_to):
                continue
            verb: Literal["reveal", "look"] = "reveal" if change.rule == "reveal_top" else "look"
            engine.emit(f.Known(objects=top, to=(to,), verb=verb, agent=seat))
