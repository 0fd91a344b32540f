"""A player's physical cards and the deck made of them, kept legal from game to game.

Which cards a deck may hold is never known here: the service is asked.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Self

from house.client import Client
from house.player import Endless
from house.service import Json

PRINTED = ("name", "set_code", "number", "foil")


@dataclass
class Collector:
    """One account with a stored deck of its own cards; ``registered`` are all it ever had new."""

    client: Client
    deck: str
    sample: Json
    entries: list[Json] = field(default_factory=list)
    registered: list[str] = field(default_factory=list)

    @classmethod
    async def beginning(cls, client: Client, sample: Json) -> Self:
        """Register every card of a sample deck and store the deck."""
        cards = await client.register_cards([_claim(entry) for entry in sample["entries"]])
        entries = [_entry(card) for card in cards]
        deck = await client.make_deck({**sample, "entries": entries})
        return cls(client, deck, sample, entries, [entry["card"] for entry in entries])

    async def replace_lost(self, card: str) -> None:
        """Put another copy into the place of a card that was lost."""
        at = next(at for at, entry in enumerate(self.entries) if entry["card"] == card)
        (again,) = await self.client.register_cards([_claim(self.entries[at])])
        self.registered.append(again["id"])
        await self._store([*self.entries[:at], _entry(again), *self.entries[at + 1 :]])

    async def play_with(self, card: Json, random: Random) -> None:
        """Put a card that was won into the deck: for one of its name, else wherever it may go.

        Raises ``Endless`` if there is no card that it may replace.
        """
        alike = [at for at, entry in enumerate(self.entries) if entry["name"] == card["name"]]
        places = list(range(len(self.entries)))
        random.shuffle(places)
        for at in alike or places:
            changed = [*self.entries[:at], _entry(card), *self.entries[at + 1 :]]
            if (await self.client.check_deck({**self.sample, "entries": changed}))["legal"]:
                await self._store(changed)
                return
        raise Endless(f"There is no place for {card['name']} in the deck {self.deck}.")

    async def _store(self, entries: list[Json]) -> None:
        await self.client.replace_deck(self.deck, {**self.sample, "entries": entries})
        self.entries = entries


def _claim(entry: Json) -> Json:
    return {name: entry[name] for name in PRINTED if entry.get(name) is not None}


def _entry(card: Json) -> Json:
    return {**_claim(card), "count": 1, "card": card["id"]}
