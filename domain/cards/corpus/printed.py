"""The printings of the starter catalogue: each card's first true printing, and some further ones."""

from itertools import groupby
from typing import get_args

from domain.cards.corpus.printings import PRINTINGS
from domain.cards.corpus.printings.further import FURTHER, FURTHER_SETS
from domain.cards.corpus.printings.sets import SETS
from domain.cards.facts import Finish, Printing

TIMESHIFTED = "TSB"
"""The set whose cards bear the purple symbol."""

_SETS = {**FURTHER_SETS, **SETS}


def _name(printing: Printing) -> str:
    return printing.card


def _finishes(words: str) -> tuple[Finish, ...]:
    return tuple(finish for finish in get_args(Finish) if finish in words.split())


STARTER_PRINTINGS: tuple[Printing, ...] = tuple(
    Printing(
        card=name,
        set_code=code,
        number=number,
        rarity=rarity,
        set_name=_SETS[code][0],
        released=_SETS[code][1],
        finishes=_finishes(finishes),
        timeshifted=code == TIMESHIFTED,
    )
    for name, code, number, rarity, finishes in (
        *((name, *printed) for name, printed in PRINTINGS.items()),
        *FURTHER,
    )
)

FIRST_PRINTINGS = {each.card: each for each in reversed(STARTER_PRINTINGS)}
"""Each card's first printing, by its full name."""

PRINTINGS_OF: dict[str, tuple[Printing, ...]] = {
    name: tuple(alike) for name, alike in groupby(sorted(STARTER_PRINTINGS, key=_name), key=_name)
}
"""Every printing of a card, the first one first, by its full name."""
