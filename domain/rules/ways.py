"""The ways in which a player may cast or play a card now (CR 601.2b, 601.3, 118.9).

A way joins an allowance (the hand, a permission, the card's own word), a face of the card
and at most one alternative cost. Candidates, previews and refusals read the same list.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from domain.cards.ir.language import FACE_DOWN, CastOption, Cost, MayPlay
from domain.rules import abilities, conditions, faces, layers, matching, player_rules, references
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.objects import GameObject
from domain.rules.state import zone_name


class Permit(msgspec.Struct, frozen=True):
    """A permission in force: who gives it, and which of the giver's it is."""

    source: int
    number: int
    permission: MayPlay
    context: Context

    @property
    def count(self) -> str:
        """Return the name under which the turn's history counts its use."""
        return f"permit:{self.source}:{self.permission.shared or self.number}"


class Way(msgspec.Struct, frozen=True):
    """One way of casting a card from a zone; its ``key`` tells it from the others of that card.

    ``granted``: the format lets it be cast from there, for its mana cost.
    """

    key: str = ""
    face: int = 0
    option: CastOption | None = None
    permit: Permit | None = None
    zone: str = ""
    granted: bool = False

    @property
    def name(self) -> str:
        """The name of the cast option, if one is used, or of the permission."""
        if self.option is not None:
            return self.option.name
        return self.permit.permission.name if self.permit is not None else ""

    @property
    def cost(self) -> tuple[Cost, ...] | None:
        """What is paid instead of the mana cost; None: nothing is."""
        if self.option is not None and self.option.cost is not None:
            return self.option.cost
        return self.permit.permission.cost if self.permit is not None else None

    @property
    def additional(self) -> tuple[Cost, ...]:
        """What is paid on top because of the way."""
        own = self.option.additional if self.option is not None else ()
        return (*own, *(self.permit.permission.additional if self.permit is not None else ()))

    @property
    def timing(self) -> str:
        """When it may be cast: as usual, or as though it had flash, or as a sorcery."""
        if self.option is not None and self.option.timing != "usual":
            return self.option.timing
        return self.permit.permission.timing if self.permit is not None else "usual"

    @property
    def leaves(self) -> str:
        """Where the card goes instead, once it leaves the stack."""
        if self.option is not None and self.option.leaves:
            return self.option.leaves
        return self.permit.permission.leaves if self.permit is not None else ""

    @property
    def any_mana(self) -> bool:
        """Whether mana of any type can be spent."""
        return self.permit is not None and self.permit.permission.any_mana


ORDINARY = Way()
"""Casting a card from hand for its mana cost."""


GRANTED = "granted"


def of(engine: Engine, seat: str, oid: int) -> tuple[Way, ...]:
    """Return the ways in which a player may cast a card where it is, the ordinary one first."""
    thing = engine.state.objects.get(oid)
    if thing is None or thing.kind not in ("card", "copy"):
        return ()
    held = thing.zone == f"hand:{seat}" or thing.zone in engine.overlay.castable_zones(seat)
    allowed: list[Permit | None] = [None] if held else []
    allowed.extend(permits(engine, seat, thing))
    ways = tuple(_ways(engine, seat, thing, allowed))
    return (*_granted(engine, seat, thing), *ways)


def _granted(engine: Engine, seat: str, thing: GameObject) -> Iterator[Way]:
    """Give the ways of casting a card elsewhere for its mana cost that the format grants."""
    if thing.id not in engine.overlay.castable_cards(engine, seat):
        return
    for face in faces.castable(engine, thing):
        with faces.seen_as(engine, thing.id, face):
            if "land" in layers.characteristics(engine, thing.id).types:
                continue
        key = f"{face}+{GRANTED}" if face else GRANTED
        yield Way(key, face, zone=zone_name(thing.zone), granted=True)


def possible(engine: Engine, thing: GameObject) -> bool:
    """Whether anything at all may let somebody cast or play a card that nobody holds.

    Looked at before its characteristics are worked out: most cards in graveyards and exile
    are just there.
    """
    zone = zone_name(thing.zone)
    if zone in _open(engine) or thing.copy is not None or thing.kind != "card":
        return True
    if thing.face_down:
        # In exile it shows nothing of what it may say of itself.
        return True
    return abilities.base_of(engine, thing).roams or layers.reached(engine, thing)


def _open(engine: Engine) -> frozenset[str]:
    """Return the zones that a permission in force is about."""
    zones: frozenset[str] | None = engine.memo.get("permitted")
    if zones is None:
        zones = engine.memo["permitted"] = frozenset(
            permit.permission.zone for permit, _ in _in_force(engine)
        )
    return zones


def under(engine: Engine, seat: str, oid: int, permit: Permit) -> tuple[Way, ...]:
    """Return the ways in which a card may be cast by one permission (CR 608.2g)."""
    thing = engine.state.objects.get(oid)
    return () if thing is None else tuple(_ways(engine, seat, thing, [permit], own=False))


def find(engine: Engine, seat: str, oid: int, key: str) -> Way | None:
    """Return the way of that key, if there is one now."""
    return next((way for way in of(engine, seat, oid) if way.key == key), None)


def _ways(
    engine: Engine,
    seat: str,
    thing: GameObject,
    allowed: list[Permit | None],
    *,
    own: bool = True,
) -> Iterator[Way]:
    zone = zone_name(thing.zone)
    for face in faces.castable(engine, thing):
        with faces.seen_as(engine, thing.id, face):
            seen = layers.characteristics(engine, thing.id)
            land = "land" in seen.types
            # A land can be cast face down, as what it is then (CR 708.4).
            options = [
                ability
                for ability in seen.abilities
                if isinstance(ability, CastOption) and (not land or ability.face == FACE_DOWN)
            ]
            if land and not options:
                continue
        context = Context(controller=seat, source=thing.id)
        options = [
            option
            for option in options
            if option.condition is None or conditions.holds(engine, option.condition, context)
        ]
        only = land or any(option.only for option in options)
        options = [option for option in options if option.zone in (None, zone)]
        for permit in allowed:
            if permit is not None and permit.permission.face not in (None, face):
                continue
            if not only:
                yield _way(zone, face, None, permit)
            for option in options:
                priced = permit is not None and permit.permission.cost is not None
                if option.zone is None and not (priced and option.cost is not None):
                    yield _way(zone, option.face or face, option, permit)
        for option in options:
            if own and option.zone is not None and thing.owner == seat:
                yield _way(zone, option.face or face, option, None)


def _way(zone: str, face: int, option: CastOption | None, permit: Permit | None) -> Way:
    parts = (
        str(face) if face else "",
        option.name if option is not None else "",
        f"{permit.source}.{permit.number}" if permit is not None else "",
    )
    key = "+".join(parts) if any(parts) else ""
    return Way(key, face, option, permit, zone)


# -- Permissions (CR 601.3, 305.1) --


def permits(engine: Engine, seat: str, thing: GameObject) -> list[Permit]:
    """Return the permissions by which a player may cast or play a card where it is."""
    zone = zone_name(thing.zone)
    found = []
    for permit, objects in _in_force(engine):
        permission = permit.permission
        if permission.zone != zone or (objects and thing.id not in objects):
            continue
        if zone == "library" and engine.zone("library", thing.owner)[:1] != (thing.id,):
            continue
        if _used_up(engine, permit) or not _is_for(engine, seat, permit):
            continue
        if matching.matches(engine, thing.id, permission.cards, permit.context):
            found.append(permit)
    return found


def _used_up(engine: Engine, permit: Permit) -> bool:
    most = permit.permission.most
    return most is not None and engine.state.counts.get(permit.count, 0) >= most


def _is_for(engine: Engine, seat: str, permit: Permit) -> bool:
    permission = permit.permission
    if seat not in references.resolve(engine, permission.who, permit.context):
        return False
    condition = permission.condition
    return condition is None or conditions.holds(engine, condition, permit.context)


def _in_force(engine: Engine) -> list[tuple[Permit, tuple[int, ...]]]:
    """Return every permission, with the objects that it is limited to."""
    found: list[tuple[Permit, tuple[int, ...]]] | None = engine.memo.get("permits")
    if found is None:
        numbers: dict[int, int] = {}
        found = []
        for context, change, objects, key in player_rules.with_objects(engine):
            if isinstance(change, MayPlay):
                number = numbers[key] = numbers.get(key, -1) + 1
                found.append((Permit(key, number, change, context), objects))
        engine.memo["permits"] = found
    return found


def open_zones(engine: Engine, seat: str) -> dict[str, tuple[int, ...]]:
    """Return the cards beside the hand that a player may be able to play, by zone key."""
    zones = _open(engine)
    found: dict[str, tuple[int, ...]] = {}
    for key in engine.overlay.castable_zones(seat):
        found[key] = engine.state.zones.get(key, ())
    for other in engine.living():
        if other == seat or "graveyard" in zones:
            found[f"graveyard:{other}"] = engine.zone("graveyard", other)
        if "library" in zones:
            found[f"library:{other}"] = engine.zone("library", other)[:1]
        if "hand" in zones and other != seat:
            found[f"hand:{other}"] = engine.zone("hand", other)
    for pile in engine.overlay.graveyards():
        found[f"graveyard:{pile}"] = engine.zone("graveyard", pile)
    found["exile"] = engine.zone("exile")
    return found
