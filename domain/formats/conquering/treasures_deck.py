"""The treasures deck: what the natives guard (Q-3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from domain.formats.conquering.deck import UNKNOWN
from domain.formats.conquering.listed import ListedCard, how_many, listed
from domain.formats.conquering.table_deck import between, one_part
from domain.formats.deck_rules import Cards, DeckProblem, Entry, playable

RULE: Final = "Q-3"
LEAST: Final = 20
MOST: Final = 40
USUAL: Final = range(2, 7)
"""The mana values that most treasures have."""


def deck_check(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Return every fault of a treasures deck by its rule (Q-3)."""
    return (
        *between(entries, LEAST, MOST, RULE),
        *_lasting(listed(entries, cards)),
        *one_part(entries),
        *playable(UNKNOWN)(entries, cards),
    )


def advice(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Say it where most mana values are not of two to six (Q-3)."""
    treasures = listed(entries, cards)
    held, usual = how_many(treasures), how_many(t for t in treasures if t.mana_value in USUAL)
    if 2 * usual > held or not held:
        return ()
    detail = f"{usual} of {held} treasures have a mana value of 2 to 6: most should."
    return (DeckProblem(RULE, "mana-values", detail),)


def _lasting(treasures: Sequence[ListedCard]) -> Iterator[DeckProblem]:
    """Ask for noncreature artifacts and for enchantments that are no Auras."""
    for card in treasures:
        if not card.known:
            continue
        if "creature" in card.types:
            yield DeckProblem(RULE, "creature", "No treasure is a creature.", card.name)
        elif "Aura" in card.subtypes:
            yield DeckProblem(RULE, "aura", "No treasure is an Aura.", card.name)
        elif not card.types & {"artifact", "enchantment"}:
            detail = "Every treasure is an artifact or an enchantment."
            yield DeckProblem(RULE, "no-treasure", detail, card.name)
