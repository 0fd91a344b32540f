"""What may be attached to what (CR 301.5, 303.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.cards.ir.language import EnchantAbility
from domain.rules import deontics, entities, matching
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.objects import GameObject
from domain.rules.state import zone_name

if TYPE_CHECKING:
    from domain.rules.layers import Characteristics


def may_enchant(engine: Engine, aura: int, to: Ref) -> bool:
    """Whether an Aura may be attached to that object or player (CR 303.4, 702.5)."""
    seen = engine.look(aura)
    context = Context(controller=seen.controller, source=aura)
    enchant = [ability for ability in seen.abilities if isinstance(ability, EnchantAbility)]
    if isinstance(to, str):
        guarded = deontics.forbids(engine, "be_attached", to, aura) is not None
        return not guarded and all(
            ability.players is not None
            and to in entities.targets(engine, ability.players, seen.controller)
            for ability in enchant
        )
    thing = engine.state.objects.get(to)
    if thing is None or to == aura:
        return False
    # Protection lets no Aura of the quality stay (CR 702.16c).
    if deontics.forbids(engine, "be_attached", to, aura) is not None:
        return False
    return all(
        ability.filter is not None
        and zone_name(thing.zone) == ability.zone
        and matching.matches(engine, to, ability.filter, context)
        for ability in enchant
    )


def may_equip(engine: Engine, equipment: int, to: Ref) -> bool:
    """Whether an Equipment may be attached to that object (CR 301.5, 702.16d)."""
    if isinstance(to, str) or not _on_battlefield(engine, to) or to == equipment:
        return False
    return "creature" in engine.look(to).types and (
        deontics.forbids(engine, "be_attached", to, equipment) is None
    )


def wrongly_attached_aura(engine: Engine, thing: GameObject, seen: Characteristics) -> bool:
    """Whether an Aura is attached to nothing or to what it may not enchant (CR 704.5m)."""
    if thing.attached_to is None or "creature" in seen.types:
        return True
    return not may_enchant(engine, thing.id, thing.attached_to)


def unattached(engine: Engine, thing: GameObject, seen: Characteristics) -> bool:
    """Whether an attached permanent that is no Aura becomes unattached (CR 704.5n, 704.5p)."""
    if thing.attached_to is None or "Aura" in seen.subtypes:
        return False
    if "creature" in seen.types or not {"Equipment", "Fortification"} & seen.subtypes:
        return True
    return "Equipment" in seen.subtypes and not may_equip(engine, thing.id, thing.attached_to)


def _on_battlefield(engine: Engine, oid: int) -> bool:
    thing = engine.state.objects.get(oid)
    return thing is not None and thing.zone == "battlefield"
