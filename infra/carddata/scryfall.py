"""Scryfall's card objects: bulk files ``oracle_cards`` and ``default_cards``.

Shape: https://scryfall.com/docs/api/cards. Lines of facts alone have the same fields, but
for those of the printing.
"""

from typing import Any

import msgspec

from domain.cards.facts import CardFacts, Face, Printing
from infra.carddata.records import Record, Records, Skipped, finishes, in_order

NO_CARDS = {
    "token": "token",
    "double_faced_token": "token",
    "emblem": "emblem",
    "art_series": "art card",
}
REVERSIBLE = "reversible_card"


class _Side(msgspec.Struct):
    """What a card and each of its faces may tell."""

    name: str
    mana_cost: str | None = None
    type_line: str | None = None
    oracle_text: str | None = None
    colors: list[str] | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None


class Card(_Side):
    """A card object."""

    layout: str = "normal"
    cmc: float = 0
    color_identity: list[str] = []
    keywords: list[str] = []
    card_faces: list[_Side] | None = None
    set: str | None = None
    set_name: str = ""
    collector_number: str | None = None
    rarity: str | None = None
    released_at: str | None = None
    finishes: list[str] | None = None
    foil: bool | None = None
    nonfoil: bool | None = None
    promo: bool = False
    oversized: bool = False
    digital: bool = False
    id: str | None = None


def records(raw: dict[str, Any]) -> Records:
    """Yield the facts and the printing of a card object; raises msgspec's ``ValidationError``."""
    return of(msgspec.convert(raw, Card, strict=False))


def of(card: Card) -> Records:
    """Yield what a card object tells."""
    if card.layout in NO_CARDS:
        yield Skipped(NO_CARDS[card.layout])
        return
    if card.layout == REVERSIBLE:
        # One piece of cardboard with a card on each side: its facts are told elsewhere.
        names = dict.fromkeys(side.name for side in card.card_faces or [card])
        printings = [_printing(card, name) for name in names]
        yield from (each for each in printings if each is not None)
        yield Skipped("reversible card")
        return
    yield _facts(card)
    printing = _printing(card, card.name)
    if printing is not None:
        yield printing


def _facts(card: Card) -> CardFacts:
    sides = card.card_faces or [card]
    colors = card.colors if card.colors is not None else sides[0].colors
    return CardFacts(
        name=card.name,
        faces=tuple(_face(side, card) for side in sides),
        layout=card.layout,
        mana_value=card.cmc,
        colors=in_order(colors or []),
        color_identity=in_order(card.color_identity),
        keywords=tuple(sorted(card.keywords)),
    )


def _face(side: _Side, card: Card) -> Face:
    colors = side.colors if side.colors is not None else card.colors
    return Face(
        name=side.name,
        mana_cost=side.mana_cost or "",
        type_line=side.type_line or "",
        text=side.oracle_text or "",
        colors=in_order(colors or []),
        power=side.power,
        toughness=side.toughness,
        loyalty=side.loyalty,
        defense=side.defense,
    )


def _printing(card: Card, name: str) -> Record | None:
    if card.set is None or card.collector_number is None or card.rarity is None:
        return None
    code = card.set.upper()
    return Printing(
        card=name,
        set_code=code,
        number=card.collector_number,
        rarity=card.rarity.lower(),
        set_name=card.set_name,
        released=card.released_at,
        finishes=finishes(card.finishes, foil=card.foil, nonfoil=card.nonfoil),
        # No field says it: the purple symbol is on all of TSB and on the bonus sheet of TSR.
        timeshifted=code == "TSB" or (code == "TSR" and card.rarity.lower() == "special"),
        promo=card.promo,
        oversized=card.oversized,
        digital=card.digital,
        scryfall_id=card.id,
    )
