"""The decks of Elder Dragon Highlander: a general and its ninety-nine cards (E-1 to E-6).

The general is the one card in the zone ``commander``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from domain.cards.mana import COLOR_NAMES
from domain.cards.names import folded
from domain.formats.deck_rules import BASIC_LANDS, Cards, DeckProblem, Entry, playable, total
from domain.formats.edh.banned import ban_of
from domain.formats.edh.identity import ListedCard, listed

SIZE: Final = 100
"""Cards of a deck, the general among them (E-1)."""

UNKNOWN: Final = "C-0"
"""The rule for a card that this service does not know or cannot play."""


class _Deck(msgspec.Struct, frozen=True):
    """A deck whose cards were looked up: how many of each stand in which of its zones."""

    generals: tuple[tuple[ListedCard, int], ...]
    main: tuple[tuple[ListedCard, int], ...]

    @property
    def every(self) -> tuple[ListedCard, ...]:
        """Every card once, the generals first."""
        return tuple(dict.fromkeys(card for card, _ in (*self.generals, *self.main)))

    @property
    def general(self) -> ListedCard | None:
        """The general; nothing where there is not one alone."""
        return self.generals[0][0] if [count for _, count in self.generals] == [1] else None


def deck_check(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Return every fault of a deck by its rule (E-1 to E-6, E-18)."""
    found = {entry.name: listed(entry.name, cards) for entry in entries if entry.zone != "aside"}
    generals, main = (
        tuple((found[each.name], each.count) for each in entries if each.zone == zone)
        for zone in ("commander", "main")
    )
    deck = _Deck(generals=generals, main=main)
    return (
        *_a_hundred(entries),
        *_one_general(deck, total(entries, "commander")),
        *_no_sideboard(entries),
        *_no_two_alike(deck),
        *_of_its_generals_colors(deck),
        *_not_banned(deck, cards),
        *playable(UNKNOWN)(entries, cards),
    )


def _a_hundred(entries: Sequence[Entry]) -> Iterator[DeckProblem]:
    """Ask for exactly a hundred cards with the general (E-1)."""
    held = total(entries, "main") + total(entries, "commander")
    told = f"The deck has {held} of {SIZE} cards with its general"
    if held < SIZE:
        yield DeckProblem("E-1", "too-few-cards", f"{told}: {SIZE - held} missing.")
    elif held > SIZE:
        yield DeckProblem("E-1", "too-many-cards", f"{told}: {held - SIZE} too many.")


def _one_general(deck: _Deck, held: int) -> Iterator[DeckProblem]:
    """Ask for one general, a legendary creature by its front (E-1)."""
    general = deck.general
    if held == 0:
        detail = "The deck has no general: one legendary creature stands in the zone commander."
        yield DeckProblem("E-1", "no-general", detail)
    elif general is None:
        detail = f"The deck has {held} generals: one card alone is the general, without partners."
        yield DeckProblem("E-1", "several-generals", detail)
    elif general.known and not ("legendary" in general.supertypes and "creature" in general.types):
        detail = "The general is a legendary creature on its front face."
        yield DeckProblem("E-1", "no-legendary-creature", detail, general.name)


def _no_sideboard(entries: Sequence[Entry]) -> Iterator[DeckProblem]:
    """Allow no sideboard (E-18)."""
    detail = "There is no sideboard: leave the card out, or put it into the deck."
    for entry in entries:
        if entry.zone == "sideboard":
            yield DeckProblem("E-18", "no-sideboard", detail, entry.name)


def _no_two_alike(deck: _Deck) -> Iterator[DeckProblem]:
    """Allow one card of each name but basic lands, whatever a card says of itself (E-2)."""
    counts: Counter[str] = Counter()
    for card, count in (*deck.generals, *deck.main):
        if not _is_basic_land(card):
            counts[card.name] += count
    for name, count in counts.items():
        if count > 1:
            detail = f"{count} cards of the name; 1 is allowed."
            yield DeckProblem("E-2", "too-many-copies", detail, name)


def _of_its_generals_colors(deck: _Deck) -> Iterator[DeckProblem]:
    """Allow no color and no symbol of a color that the general is not (E-3, E-5).

    Where there is no known general, nothing can be said.
    """
    general = deck.general
    if general is None or not general.known:
        return
    yield from _strange("E-5", general, general)
    for card in deck.every:
        if card.name != general.name:
            yield from _strange("E-3", card, general)


def _strange(rule: str, card: ListedCard, general: ListedCard) -> Iterator[DeckProblem]:
    """Yield every symbol, and every color without a symbol, that is not the general's."""
    are = _named(general.own) or "colorless"
    told: set[str] = set()
    for symbol, outside in card.foreign(general.own):
        told.update(outside)
        detail = f"It bears {{{symbol}}}, and the general {general.name} is {are}."
        yield DeckProblem(
            rule, "foreign-symbol", detail, card.name,
            color=outside[0], symbol=f"{{{symbol}}}",
        )  # fmt: skip
    for color in card.colors:
        if color not in general.own and color not in told:
            detail = f"It is {COLOR_NAMES[color]}, and the general {general.name} is {are}."
            yield DeckProblem(rule, "foreign-color", detail, card.name, color=color)


def _not_banned(deck: _Deck, cards: Cards) -> Iterator[DeckProblem]:
    """Allow no banned card (E-6)."""
    for card in deck.every:
        why = ban_of(card, cards.printings(card.name))
        if why is not None:
            yield DeckProblem("E-6", "banned", why, card.name)


def _is_basic_land(card: ListedCard) -> bool:
    if not card.known:
        return folded(card.name) in BASIC_LANDS
    return "basic" in card.supertypes and "land" in card.types


def _named(colors: Sequence[str]) -> str:
    names = [COLOR_NAMES[color] for color in colors]
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))
