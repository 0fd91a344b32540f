"""The decks of players: forty or more cards that are no lands (Q-1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from domain.cards.names import folded
from domain.formats.conquering.listed import listed
from domain.formats.deck_rules import (
    Cards,
    DeckProblem,
    DeckRule,
    Entry,
    all_of,
    at_least,
    at_most,
    card_of,
    copies_at_most,
    no_commander,
    playable,
    sideboard_at_most,
)

RULE: Final = "Q-1"
UNKNOWN: Final = "C-0"
"""The rule for a card that this service does not know or cannot play."""

SIZE: Final = 40
"""The fewest cards of a player's deck."""
MOST: Final = 1000
"""The most cards of any deck: the rules know no limit, a server must."""
COPIES: Final = 4

BANNED: Final = ("Goblin Charbelcher", "Mind Funeral", "Rally the Horde", "Treasure Hunt")
"""Cards that are about decks with lands, or without."""
RESTRICTED: Final = ("Chaos Harlequin", "Coalition Victory", "Goblin Guide", "Hellcarver Demon")
"""Cards of which a deck has one at most."""


def no_lands(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Allow no card that is a land (Q-1)."""
    detail = "A player's deck has no lands: they come from the table's land deck."
    return tuple(
        DeckProblem(RULE, "land", detail, card.name)
        for card in listed(entries, cards)
        if "land" in card.types
    )


def banned(names: Iterable[str], told: str) -> DeckRule:
    """Allow no card of these names (Q-1)."""
    keys = frozenset(map(folded, names))

    def check(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
        found = (name for name in _counted(entries, cards) if folded(name) in keys)
        return tuple(DeckProblem(RULE, "banned", told, name) for name in found)

    return check


def restricted(names: Iterable[str], told: str) -> DeckRule:
    """Allow one card of each of these names (Q-1)."""
    keys = frozenset(map(folded, names))

    def check(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
        return tuple(
            DeckProblem(RULE, "restricted", f"{count} cards of the name; {told}", name)
            for name, count in _counted(entries, cards).items()
            if count > 1 and folded(name) in keys
        )

    return check


def house_rules(options: Mapping[str, object]) -> DeckRule:
    """Return what a table's own banned and restricted lists ask (Q-1)."""
    return all_of(
        banned(_names(options.get("banned")), "The card is banned at this table."),
        restricted(_names(options.get("restricted")), "1 is allowed at this table."),
    )


def _names(listed_: object) -> tuple[str, ...]:
    return tuple(map(str, listed_)) if isinstance(listed_, list | tuple) else ()


def _counted(entries: Sequence[Entry], cards: Cards) -> Counter[str]:
    """Return how many of each card are in deck and sideboard, by full names."""
    counts: Counter[str] = Counter()
    for entry in entries:
        if entry.zone != "aside":
            card = card_of(entry.name, cards)
            counts[card.name if card else entry.name] += entry.count
    return counts


deck_check = all_of(
    at_least(SIZE, RULE),
    no_lands,
    copies_at_most(COPIES, RULE),
    banned(BANNED, "The card is banned in this format."),
    restricted(RESTRICTED, "1 is allowed."),
    no_commander(RULE),
    sideboard_at_most(15, "CR 100.4a"),
    at_most(MOST, RULE),
    playable(UNKNOWN),
)
"""Return every fault of a player's deck by its rule."""


def advice(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Say what the natives deck should have where a deck has creatures with shadow (Q-2)."""
    detail = "It has shadow: some natives should have shadow or be able to block it."
    return tuple(
        DeckProblem("Q-2", "shadow", detail, card.name)
        for card in listed(entries, cards)
        if card.has_shadow and "creature" in card.types
    )
