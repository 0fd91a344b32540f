"""The printings of the starter catalogue: each card's one true printing, with its set."""

from typing import get_args

from domain.cards.corpus.printings import PRINTINGS
from domain.cards.corpus.printings.sets import SETS
from domain.cards.facts import Finish, Printing


def _finishes(words: str) -> tuple[Finish, ...]:
    return tuple(finish for finish in get_args(Finish) if finish in words.split())


STARTER_PRINTINGS: tuple[Printing, ...] = tuple(
    Printing(
        card=name,
        set_code=code,
        number=number,
        rarity=rarity,
        set_name=SETS[code][0],
        released=SETS[code][1],
        finishes=_finishes(finishes),
        timeshifted=code == "TSB",
    )
    for name, (code, number, rarity, finishes) in PRINTINGS.items()
)
