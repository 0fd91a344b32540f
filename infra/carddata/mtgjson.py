"""MTGJSON's files: ``AtomicCards``, all facts by name, and ``AllPrintings``, all sets.

Shape: https://mtgjson.com/data-models. A card of two faces is two objects of one full name.
"""

from typing import Any

import msgspec

from domain.cards.facts import CardFacts, Face, Printing
from domain.cards.playability import FRONT_ALONE
from infra.carddata.records import BadRecord, Records, finishes, in_order


class Side(msgspec.Struct, rename="camel"):
    """One face of a card; the whole card where it has but one."""

    name: str
    type: str
    layout: str = "normal"
    face_name: str | None = None
    side: str | None = None
    mana_cost: str | None = None
    mana_value: float | None = None
    converted_mana_cost: float | None = None
    text: str | None = None
    colors: list[str] = []
    color_identity: list[str] = []
    keywords: list[str] | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None


class _Identifiers(msgspec.Struct, rename="camel"):
    scryfall_id: str | None = None


class InSet(Side, rename="camel"):
    """A face as it is printed in a set."""

    number: str = ""
    rarity: str = ""
    finishes: list[str] | None = None
    has_foil: bool | None = None
    has_non_foil: bool | None = None
    is_timeshifted: bool = False
    is_promo: bool = False
    is_oversized: bool = False
    identifiers: _Identifiers = msgspec.field(default_factory=_Identifiers)


class Set(msgspec.Struct, rename="camel"):
    """A set with its cards; its tokens are left out."""

    code: str
    name: str
    release_date: str | None = None
    is_online_only: bool = False
    cards: list[InSet] = []


def atomic(name: str, raw: list[dict[str, Any]]) -> Records:
    """Yield the facts of the card of a name, from all of its faces."""
    sides = msgspec.convert(raw, list[Side], strict=False)
    if not sides:
        raise BadRecord(f"{name} has no face")
    yield facts(sides)


def printed(raw: dict[str, Any]) -> Records:
    """Yield facts and printings of a set's cards."""
    found = msgspec.convert(raw, Set, strict=False)
    by_place: dict[tuple[str, str], list[InSet]] = {}
    for side in found.cards:
        if not side.number or not side.rarity:
            raise BadRecord(f"{side.name} of {found.code} has no number or no rarity")
        by_place.setdefault((side.name, side.number), []).append(side)
    for sides in by_place.values():
        card = facts(sides)
        yield card
        yield _printing(found, sides[0], card.name)


def facts(sides: list[Side] | list[InSet]) -> CardFacts:
    """Return a card's facts from its faces, in the order of their letters."""
    ordered = sorted(sides, key=lambda side: side.side or "")
    front = ordered[0]
    colored = ordered[:1] if front.layout in FRONT_ALONE else ordered
    value = front.mana_value if front.mana_value is not None else front.converted_mana_cost
    return CardFacts(
        name=front.name,
        faces=tuple(_face(side) for side in ordered),
        layout=front.layout,
        mana_value=value or 0,
        colors=in_order([color for side in colored for color in side.colors]),
        color_identity=in_order(front.color_identity),
        keywords=tuple(sorted({word for side in ordered for word in side.keywords or []})),
    )


def _face(side: Side) -> Face:
    return Face(
        name=side.face_name or side.name,
        mana_cost=side.mana_cost or "",
        type_line=side.type,
        text=side.text or "",
        colors=in_order(side.colors),
        power=side.power,
        toughness=side.toughness,
        loyalty=side.loyalty,
        defense=side.defense,
    )


def _printing(found: Set, side: InSet, name: str) -> Printing:
    return Printing(
        card=name,
        set_code=found.code.upper(),
        number=side.number,
        rarity=side.rarity.lower(),
        set_name=found.name,
        released=found.release_date,
        finishes=finishes(side.finishes, foil=side.has_foil, nonfoil=side.has_non_foil),
        timeshifted=side.is_timeshifted,
        promo=side.is_promo,
        oversized=side.is_oversized,
        digital=found.is_online_only,
        scryfall_id=side.identifiers.scryfall_id,
    )
