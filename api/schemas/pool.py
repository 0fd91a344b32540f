"""Documents of the card pool: every known card, its printings, and imports of card data."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field, StringConstraints
from typing_extensions import TypeAliasType

from api.schemas.base import Body, Document, Json

Matching = TypeAliasType("Matching", Literal["part", "prefix", "exact", "fuzzy"])
PoolColor = TypeAliasType("PoolColor", Literal["W", "U", "B", "R", "G", "C"])
ImportStatus = TypeAliasType("ImportStatus", Literal["queued", "running", "done", "failed"])


class PoolFace(Document):
    """A face or half of a card, as printed; figures are text, as `*` is one."""

    name: str
    mana_cost: str
    type_line: str
    text: str
    colors: list[str]
    power: str | None
    toughness: str | None
    loyalty: str | None
    defense: str | None


class PoolCard(Document):
    """A known card: its facts, and whether it can be played here."""

    name: str = Field(description="The full name; `A // B` for a card of two faces.")
    layout: str
    mana_value: float
    colors: list[str] = Field(description="Of `WUBRG`; none is colourless.")
    color_identity: list[str]
    keywords: list[str]
    faces: list[PoolFace]
    digest: str = Field(description="SHA-256 of the facts: other facts have another one.")
    playable: bool
    reason: str = Field(description="Why it cannot be played; empty where it can.")
    definition: str | None = Field(description="The digest of the card in `/v1/cards`, if played.")


class Printing(Document):
    """One printing of a card."""

    set_code: str
    set_name: str
    number: str
    rarity: str
    released: str | None = Field(description="The date of release.")
    finishes: list[str] = Field(
        description="Of `nonfoil`, `foil`, `etched`; none where it is not known."
    )
    timeshifted: bool = Field(description="Bears the purple symbol of Time Spiral.")
    promo: bool
    oversized: bool
    digital: bool
    scryfall_id: str | None
    digest: str


class PoolCardWithPrintings(PoolCard):
    """A known card with its printings, the oldest first."""

    printings: list[Printing]


class PoolPage(Document):
    """Known cards in the order of their names, or the nearest first; `next` is the cursor."""

    cards: list[PoolCard]
    next: str | None


class ImportOrder(Body):
    """Which file of the server's folder of card files to import."""

    file: Annotated[
        str, StringConstraints(min_length=1, max_length=200), Field(examples=["oracle-cards.json"])
    ]


class CardImport(Document):
    """An import: all of its file counts once it is done; a failed one changed nothing."""

    id: UUID
    file: str
    status: ImportStatus
    share: float = Field(description="How much of the file is read, from 0 to 1.")
    report: Json = Field(description="What it did, or `failure` with the place in the file.")


class CardImportReply(Document):
    """One import."""

    card_import: CardImport


class CardImportList(Document):
    """The newest imports first."""

    imports: list[CardImport]
