"""Stealing gold in place of dealing combat damage to a player (Q-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from domain.formats.conquering import gold
from domain.rules import ask_yes_no

if TYPE_CHECKING:
    from domain.rules import AnyFact, Engine, Hit, Ref

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
    for (source, victim), blows in _blows(hits).items():
        thief, amount = engine.look(source).controller, sum(hit.amount for hit in blows)
        stolen = min(amount, purses.get(str(victim), 0))
        if not _may_steal(engine, blows[0], thief) or not _steals(
            engine, blows[0], thief, amount, stolen
        ):
            left.extend(blows)
            continue
        if stolen and thief != victim:
            purses[str(victim)] -= stolen
            facts.extend(gold.handed(str(victim), thief, stolen, "theft", source))
    return tuple(left), tuple(facts)


def _blows(hits: Sequence[Hit]) -> dict[tuple[int, Ref], list[Hit]]:
    """Return the hits by who deals them to whom, in their order."""
    found: dict[tuple[int, Ref], list[Hit]] = {}
    for hit in hits:
        found.setdefault((hit.source, hit.to), []).append(hit)
    return found


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


def _steals(engine: Engine, hit: Hit, thief: str, damage: int, stolen: int) -> bool:
    params: dict[str, str | int] = {"player": str(hit.to), "damage": damage, "gold": stolen}
    return ask_yes_no(engine, thief, RULE, PROMPT, hit.source, params)
