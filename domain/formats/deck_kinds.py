"""The kinds of decks that a format knows, and what it asks of all decks of one game together.

Every format has decks of players; one may have decks that belong to the table besides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from domain.formats.deck_rules import Cards, DeckProblem, DeckRule, Entry

PLAYER: Final = "player"
"""The kind of deck that a player sits down with."""


def nothing(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Find nothing: the advice of a kind of deck that has none."""
    return ()


class DeckKind(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of deck: what it must be, and what it had better be.

    ``check`` returns every fault of a deck, ``advice`` what does not keep it from a game.
    """

    id: str
    name: str
    check: DeckRule
    advice: DeckRule = nothing


class Gathering(msgspec.Struct, frozen=True, kw_only=True):
    """The decks of one game, as far as they are known: those of the table by their kind.

    ``seats`` is how many play. ``own`` is the deck of the player who asks: of other players'
    decks nobody is told anything.
    """

    seats: int
    table: Mapping[str, Sequence[Entry]] = {}
    own: Sequence[Entry] = ()


GatheringRule = Callable[[Gathering, Cards], tuple[DeckProblem, ...]]


def in_accord(decks: Gathering, cards: Cards) -> tuple[DeckProblem, ...]:
    """Find nothing: the rule of a format in which no deck depends on another."""
    return ()
