"""Stealing gold in place of dealing combat damage to a player (Q-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from domain.formats.conquering import gold
from domain.rules import ask_yes_no

if TYPE_CHECKING:
    from domain.rules import AnyFact, Engine, Hit

RULE: Final = "Q-15"
PROMPT: Final = "conquering.steal"


def instead(engine: Engine, hits: Sequence[Hit]) -> tuple[tuple[Hit, ...], tuple[AnyFact, ...]]:
    """Return what is still dealt of combat damage, and what is stolen in its place.

    Controllers are asked creature by creature, once it is known what nothing prevents: of what
    is prevented nothing is stolen. A thief gets as much as there is, and whoever is robbed of
    the last of their gold has none left for the next. It may be none at all: that, too, is a
    way to spare a player.
    """
    left: list[Hit] = []
    facts: list[AnyFact] = []
    purses = {seat: _treasury(engine, seat) for seat in engine.living()}
    for hit in hits:
        thief = engine.look(hit.source).controller
        if not _may_steal(engine, hit, thief) or not _steals(engine, hit, thief, purses):
            left.append(hit)
            continue
        victim = str(hit.to)
        stolen = min(hit.amount, purses[victim])
        if stolen and thief != victim:
            purses[victim] -= stolen
            purses[thief] += stolen
            facts.extend(gold.handed(victim, thief, stolen, "theft", hit.source))
    return tuple(left), tuple(facts)


def _treasury(engine: Engine, seat: str) -> int:
    return engine.state.players[seat].resources.get(gold.GOLD, 0)


def _may_steal(engine: Engine, hit: Hit, thief: str) -> bool:
    """Whether it is combat damage of a player's creature to a player: only they have gold."""
    living = engine.living()
    return (
        hit.combat
        and hit.to in living
        and thief in living
        and "creature" in engine.look(hit.source).types
    )


def _steals(engine: Engine, hit: Hit, thief: str, purses: dict[str, int]) -> bool:
    victim = str(hit.to)
    params: dict[str, str | int] = {
        "player": victim,
        "damage": hit.amount,
        "gold": min(hit.amount, purses[victim]),
    }
    return ask_yes_no(engine, thief, RULE, PROMPT, hit.source, params)
