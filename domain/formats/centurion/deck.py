"""Centurion, and its decks: a hundred cards, fifteen of each colour, no lands (C-1 to C-7).

Which cards of a deck its owner still has (C-8), a collection tells.
"""

from collections import Counter
from collections.abc import Sequence

from domain.cards.mana import COLOR_NAMES
from domain.formats.centurion.counting import WANTED, counted
from domain.formats.centurion.listed import ListedCard, listed
from domain.formats.centurion.overlay import OPTIONS, make_overlay
from domain.formats.centurion.printings import assumed, legal_printings
from domain.formats.deck_rules import (
    Cards,
    DeckProblem,
    Entry,
    all_of,
    no_commander,
    playable,
    total,
)
from domain.formats.format import Format

SIZE = 100
BANNED = frozenset({"Goblin Charbelcher", "Jeweled Bird"})


def _a_hundred(entries: Sequence[Entry], _: Cards) -> tuple[DeckProblem, ...]:
    """Ask for exactly a hundred cards (C-1)."""
    held = total(entries, "main")
    if held == SIZE:
        return ()
    if held < SIZE:
        detail = f"The deck has {held} of {SIZE} cards: {SIZE - held} missing."
        return (DeckProblem("C-1", "too-few-cards", detail),)
    detail = f"The deck has {held} of {SIZE} cards: {held - SIZE} too many."
    return (DeckProblem("C-1", "too-many-cards", detail),)


def _no_sideboard(entries: Sequence[Entry], _: Cards) -> tuple[DeckProblem, ...]:
    """Allow no sideboard: the deck is its hundred cards (C-1)."""
    detail = "Centurion has no sideboard."
    return tuple(
        DeckProblem("C-1", "no-sideboard", detail, entry.name)
        for entry in entries
        if entry.zone == "sideboard"
    )


def _no_two_alike(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Allow no two cards of one name (C-2), whatever their printings."""
    counts: Counter[str] = Counter()
    for entry in entries:
        if entry.zone == "main":
            counts[listed(entry.name, cards).name] += entry.count
    return tuple(
        DeckProblem("C-2", "same-name", f"The deck has {count} cards of that name.", name)
        for name, count in counts.items()
        if count > 1
    )


def _fifteen_of_each(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Ask for fifteen cards of each colour, by the best assignment that there is (C-3)."""
    count = counted(entries, cards)
    return tuple(
        DeckProblem(
            "C-3",
            "too-few-of-a-color",
            f"{count.counts[color]} of {WANTED} {COLOR_NAMES[color]} cards, counted at best.",
            color=color,
        )
        for color in count.short
    )


def _no_lands(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Allow no card that is a land on any face (C-4)."""
    return tuple(
        DeckProblem("C-4", "land", "Land cards are banned, on any face.", card.name)
        for card in _in_deck(entries, cards)
        if card.is_land
    )


def _in_deck(entries: Sequence[Entry], cards: Cards) -> tuple[ListedCard, ...]:
    """Return the cards of a deck, each once."""
    found = (listed(entry.name, cards) for entry in entries if entry.zone == "main")
    return tuple(dict.fromkeys(found))


def _not_banned(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Allow no banned card, in foil neither (C-7)."""
    return tuple(
        DeckProblem("C-7", "banned", "The card is banned, also in foil.", card.name)
        for card in _in_deck(entries, cards)
        if card.name in BANNED
    )


CENTURION = Format(
    id="centurion",
    name="Centurion",
    min_players=2,
    max_players=6,  # C-25
    starting_life=20,  # C-27
    deck_check=all_of(
        _a_hundred,
        _no_sideboard,
        no_commander("C-1"),
        _no_two_alike,
        _fifteen_of_each,
        _no_lands,
        legal_printings,
        _not_banned,
        playable("C-0"),
    ),
    color_count=counted,
    assumed_printings=assumed,
    options=OPTIONS,
    make_overlay=make_overlay,
    physical=True,
)
