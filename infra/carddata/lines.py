"""JSON lines: a card's facts, a printing with its facts, or a set with its printings, a line each."""

import msgspec

from domain.cards.facts import Printing
from infra.carddata import scryfall
from infra.carddata.records import BadRecord, Records, finishes


class _InSet(msgspec.Struct):
    name: str
    rarity: str
    collector_number: str
    foil: bool | None = None
    nonfoil: bool | None = None
    finishes: list[str] | None = None
    timeshifted: bool = False
    promo: bool = False
    oversized: bool = False


class _Set(msgspec.Struct):
    code: str
    cards: list[_InSet]
    name: str = ""
    released_at: str | None = None
    digital: bool = False


class _Shape(msgspec.Struct):
    """Only what tells the two kinds of lines apart."""

    layout: str | msgspec.UnsetType = msgspec.UNSET
    code: str | msgspec.UnsetType = msgspec.UNSET


_shape = msgspec.json.Decoder(_Shape)
_set = msgspec.json.Decoder(_Set)
_card = msgspec.json.Decoder(scryfall.Card)


def records(line: bytes) -> Records:
    """Yield what a line tells; raises msgspec's ``DecodeError`` and ``BadRecord``."""
    shape = _shape.decode(line)
    if shape.layout is not msgspec.UNSET:
        yield from scryfall.of(_card.decode(line))
    elif shape.code is not msgspec.UNSET:
        yield from _printings(_set.decode(line))
    else:
        raise BadRecord("it is neither a card with a `layout` nor a set with a `code`")


def _printings(found: _Set) -> Records:
    for card in found.cards:
        yield Printing(
            card=card.name,
            set_code=found.code.upper(),
            number=card.collector_number,
            rarity=card.rarity.lower(),
            set_name=found.name,
            released=found.released_at,
            finishes=finishes(card.finishes, foil=card.foil, nonfoil=card.nonfoil),
            timeshifted=card.timeshifted,
            promo=card.promo,
            oversized=card.oversized,
            digital=found.digital,
        )
