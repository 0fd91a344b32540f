"""What a sample deck is."""

import msgspec


class SampleDeck(msgspec.Struct, frozen=True):
    """A deck to begin with: its id, its name, and how many cards of each name."""

    id: str
    name: str
    cards: dict[str, int]
