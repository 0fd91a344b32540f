"""What a collection says of a deck: which of its cards are no longer their owner's (C-8)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from domain.collection.listing import Absent, absent, present
from domain.formats.deck_rules import DeckProblem, Entry
from domain.formats.format import Format
from services.holdings import Holdings
from services.people import People

GONE = "C-8"
PHYSICAL = "C-1"


class Ownership(msgspec.Struct, frozen=True):
    """A deck's entries that its owner can play with, and what is wrong with the others."""

    entries: tuple[Entry, ...]
    problems: tuple[DeckProblem, ...]


class DeckVerdicts:
    """Compares decks with collections, for checks and for decks that are brought to a game."""

    def __init__(self, holdings: Holdings, people: People) -> None:
        self._holdings = holdings
        self._people = people

    async def of(self, account: str, format_: Format, entries: Sequence[Entry]) -> Ownership:
        """Return what of an account's deck is there, and every problem of what is not.

        Where decks are of physical cards, entries that are not are a problem too.
        """
        collection = await self._holdings.of(account)
        problems = [await self._told(each) for each in absent(collection, entries)]
        if format_.physical:
            loose = [each for each in entries if not each.card and each.zone != "aside"]
            problems += _loose(sum(each.count for each in loose))
        return Ownership(present(collection, entries), tuple(problems))

    async def _told(self, missing: Absent) -> DeckProblem:
        entry, gone = missing.entry, missing.gone
        name = await self._people.name_of(gone.to) if gone.to else ""
        details = {
            "lost": f"{entry.name} was lost to {name}: the deck is illegal until it is repaired.",
            "given": f"{entry.name} was given to {name}: the deck is illegal until it is repaired.",
            "unregistered": f"{entry.name} was taken out of the collection.",
        }
        return DeckProblem(
            rule=GONE,
            code=f"card-{gone.how}",
            detail=details[gone.how],
            card=entry.name,
            physical_card=entry.card,
            taken_by=name or None,
            game=gone.game or None,
        )


def _loose(count: int) -> list[DeckProblem]:
    if not count:
        return []
    told = "1 card of the deck is" if count == 1 else f"{count} cards of the deck are"
    detail = f"{told} no physical card: register such cards and name them by their ids."
    return [DeckProblem(PHYSICAL, "not-physical", detail)]
