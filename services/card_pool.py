"""The card pool: every card that is known, with its printings, whether or not it is playable."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from domain.cards.catalogue import Catalogue
from domain.cards.facts import CardFacts, Printing
from domain.cards.known import KnownCards
from domain.cards.names import folded
from domain.formats.deck_rules import MOST_SUGGESTED, Entry, spellings

Match = Literal["part", "prefix", "exact", "fuzzy"]


class PoolCard(msgspec.Struct, frozen=True):
    """A card's current facts, and whether the engine plays it; ``reason`` why not."""

    facts: CardFacts
    playable: bool
    reason: str = ""
    definition: str | None = None


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What is looked for; every part that is given must fit.

    ``text`` is compared with any face's name, accents and case aside. ``set_code`` and
    ``rarity`` must fit one and the same printing. ``color`` ``C`` is colourless. ``after``:
    the key of the last card of the page before; a fuzzy search has one page, the best first.
    """

    text: str = ""
    match: Match = "part"
    set_code: str | None = None
    type: str | None = None
    color: str | None = None
    rarity: str | None = None
    playable: bool | None = None
    after: str | None = None
    limit: int = 50


class Place(msgspec.Struct, frozen=True):
    """A printing as a decklist names it; the number may be left out."""

    card: str
    set_code: str
    number: str | None = None


class CardPool(Protocol):
    """Where the pool is kept."""

    async def search(self, wanted: Wanted) -> Sequence[PoolCard]:
        """Return cards in the order of their keys; of a fuzzy search the nearest first."""

    async def find(self, names: Sequence[str]) -> Mapping[str, Sequence[PoolCard]]:
        """Return the cards that each name means, by folded name.

        A card whose full name it is stands alone; else all of which a face bears the name.
        """

    async def printings(self, name: str) -> Sequence[Printing]:
        """Return the printings of the card of that full name, the oldest first."""

    async def printings_of(self, names: Sequence[str]) -> Mapping[str, Sequence[Printing]]:
        """Return the printings of several cards of those full names, by folded name."""

    async def missing(self, places: Sequence[Place]) -> Sequence[Place]:
        """Return those of which the card has imported printings, but none that fits.

        Where no printing of a card was imported nothing can be said.
        """

    async def nearest(self, name: str, most: int = 3) -> Sequence[str]:
        """Return names that are spelt almost like this one, the nearest first."""


async def meant(pool: CardPool, names: Iterable[str]) -> Mapping[str, Sequence[PoolCard]]:
    """Return the cards that each name of a decklist means, by the name as it is written.

    Of a name's spellings the first counts under which there is any card.
    """
    wanted = {name: spellings(name) for name in dict.fromkeys(names)}
    found = await pool.find([each for spelt in wanted.values() for each in spelt])
    return {
        name: next((cards for each in spelt if (cards := found.get(folded(each)))), ())
        for name, spelt in wanted.items()
    }


async def known_cards(catalogue: Catalogue, pool: CardPool, entries: Iterable[Entry]) -> KnownCards:
    """Return what decks are checked against: the catalogue, and what is known of other cards."""
    found = await meant(pool, (entry.name for entry in entries))
    reasons = {folded(name): told for name, cards in found.items() if (told := unplayable(cards))}
    near = await near_names(pool, [name for name, cards in found.items() if not cards])
    names = {card.facts.name for cards in found.values() for card in cards}
    printings = await pool.printings_of(sorted(names))
    return KnownCards(
        catalogue,
        reasons,
        {folded(name): names for name, names in near.items()},
        {key: tuple(known) for key, known in printings.items()},
        {folded(n): cards[0].facts for n, cards in found.items() if len(cards) == 1},
    )


async def near_names(pool: CardPool, names: Sequence[str]) -> Mapping[str, tuple[str, ...]]:
    """Return near names for the first names: each costs a search of its own."""
    few = list(dict.fromkeys(names))[:MOST_SUGGESTED]
    return {name: tuple(await pool.nearest(name)) for name in few}


def unplayable(cards: Sequence[PoolCard]) -> str | None:
    """Return why what a name means cannot be played; nothing for one that is not known."""
    if len(cards) > 1:
        return f"The name is a face's of several cards: {', '.join(c.facts.name for c in cards)}."
    return cards[0].reason if cards and not cards[0].playable else None
