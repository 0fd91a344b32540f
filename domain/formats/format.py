"""What every format says of itself."""

import msgspec

from domain.formats.deck_rules import DeckRule


class Format(msgspec.Struct, frozen=True, kw_only=True):
    """A format: how many play, from which life total, and with which decks.

    ``deck_check(entries, cards)`` returns every problem of a deck, and nothing for a deck
    that the format allows.
    """

    id: str
    name: str
    min_players: int
    max_players: int
    starting_life: int
    deck_check: DeckRule
