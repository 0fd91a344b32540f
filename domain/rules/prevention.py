"""Preventing damage (CR 615)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from domain.rules import deontics, matching
from domain.rules import facts as f
from domain.rules.engine import Engine
from domain.rules.state import PreventionShield

if TYPE_CHECKING:
    from domain.rules.damage import Hit


def prevent(
    engine: Engine, hits: Sequence[Hit]
) -> tuple[tuple[Hit, ...], tuple[f.DamagePrevented, ...]]:
    """Return what is left of damage that would be dealt at once, and what is prevented.

    Shields apply in the order in which they were made, to the hits in their order; each
    1 damage prevented uses up 1 of a numbered shield (CR 615.7).
    """
    remaining = {shield.id: shield.remaining for shield in engine.state.shields}
    left: list[Hit] = []
    prevented: list[f.DamagePrevented] = []
    for hit in hits:
        amount = hit.amount
        if _protected(engine, hit):
            prevented.append(f.DamagePrevented(source=hit.source, to=hit.to, amount=amount))
            continue
        for shield in engine.state.shields:
            held = remaining[shield.id]
            if not amount or held == 0 or not _shields(engine, shield, hit):
                continue
            stopped = amount if held is None else min(amount, held)
            amount -= stopped
            if held is not None:
                remaining[shield.id] = held - stopped
            prevented.append(
                f.DamagePrevented(source=hit.source, to=hit.to, amount=stopped, shield=shield.id)
            )
        if amount:
            left.append(hit if amount == hit.amount else replace(hit, amount=amount))
    return tuple(left), tuple(prevented)


def _protected(engine: Engine, hit: Hit) -> bool:
    """Whether the recipient itself says that such damage is prevented (CR 702.16e)."""
    if isinstance(hit.to, str):
        return False
    return deontics.forbids(engine, "be_damaged", hit.to, hit.source) is not None


def _shields(engine: Engine, shield: PreventionShield, hit: Hit) -> bool:
    if shield.combat_only and not hit.combat:
        return False
    if shield.protects is not None and hit.to not in shield.protects:
        return False
    return matching.matches(engine, hit.source, shield.by, shield.context)
