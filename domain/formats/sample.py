"""What a sample deck is."""

import msgspec


class SampleDeck(msgspec.Struct, frozen=True):
    """A deck to begin with: its id, its name, and how many cards of each name.

    ``general`` is none of these: the name of the card that leads it, where the format has such.
    ``kind`` is which of the format's kinds of decks it is.
    """

    id: str
    name: str
    cards: dict[str, int]
    general: str = ""
    kind: str = "player"
