"""What a file of card data gives, one thing after another, and how reading it may fail."""

from collections.abc import Iterator

import msgspec

from domain.cards.facts import CardFacts, Finish, Printing

FINISHES: tuple[Finish, ...] = ("nonfoil", "foil", "etched")


class Skipped(msgspec.Struct, frozen=True):
    """A record that is no card, as a token or an art card: left out, and reported by reason."""

    reason: str


Record = CardFacts | Printing | Skipped
Records = Iterator[Record]


class BadRecord(ValueError):
    """A record that lacks what it must have; the message says what."""


def finishes(
    names: list[str] | None, *, foil: bool | None, nonfoil: bool | None
) -> tuple[Finish, ...]:
    """Return the finishes that a record tells, by name or by two marks; none if it does not."""
    if names is not None:
        return tuple(finish for finish in FINISHES if finish in names)
    marks: dict[Finish, bool | None] = {"nonfoil": nonfoil, "foil": foil}
    return tuple(finish for finish, there in marks.items() if there)


def in_order(colors: list[str]) -> tuple[str, ...]:
    """Return colours in the order WUBRG."""
    return tuple(color for color in "WUBRG" if color in colors)
