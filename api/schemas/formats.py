"""Documents of formats: sample decks, what a table may choose, how far the engine goes."""

from api.schemas.base import Document
from api.schemas.decks import Entry


class SampleDeck(Document):
    """A deck that its format allows, ready to be stored."""

    id: str
    name: str
    format: str
    kind: str = "player"
    entries: list[Entry]


class SampleDecks(Document):
    """Decks to begin with."""

    decks: list[SampleDeck]


class FormatOption(Document):
    """Something that a table of the format may choose."""

    name: str
    type: str
    meaning: str
    choices: list[str] | None = None
    least: int | None = None
    most: int | None = None


class DeckKind(Document):
    """A kind of deck: `player` is what one sits down with, others belong to the table."""

    id: str
    name: str


class Format(Document):
    """A format, how many may play it, its kinds of decks, and what a table may choose."""

    id: str
    name: str
    min_players: int
    max_players: int
    options: list[FormatOption]
    kinds: list[DeckKind] = []


class FormatList(Document):
    """The formats that can be played."""

    formats: list[Format]


class Limit(Document):
    """How far the engine goes in one respect; a `limit_reached` fact tells that it acted."""

    limit: str
    most: int
    meaning: str


class LimitList(Document):
    """The engine's limits, so that no game can exhaust the service."""

    limits: list[Limit]
