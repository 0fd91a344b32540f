"""Looking cards up: by name, by digest, by search."""

import difflib
from collections.abc import Iterable, Mapping
from functools import cached_property

from domain.cards.card import CardDefinition
from domain.cards.corpus import CORPUS
from domain.cards.corpus.printed import PRINTINGS_OF
from domain.cards.facts import CardFacts, Printing
from domain.cards.names import folded


class Catalogue:
    """An immutable set of card definitions; two of one name are an error."""

    def __init__(self, cards: Iterable[CardDefinition]) -> None:
        self._by_name: dict[str, CardDefinition] = {}
        self._by_digest: dict[str, CardDefinition] = {}
        for card in cards:
            key = folded(card.name)
            if key in self._by_name:
                raise ValueError(f"two cards are named {card.name}")
            self._by_name[key] = card
            self._by_digest[card.digest] = card
        self._order = sorted(self._by_name)
        self._by_face = {
            folded(part): card
            for card in self._by_name.values()
            if card.faces
            for part in card.name.split(" // ")
        }

    def with_older(self, older: Mapping[str, CardDefinition]) -> "Catalogue":
        """Return a catalogue that also knows older definitions, by their digests alone.

        A digest is that of what was stored: the same card may be worded otherwise today.
        """
        extended = Catalogue(())
        # What is worked out from the names is the same: a digest costs more than all of it.
        vars(extended).update(vars(self), _by_digest={**older, **self._by_digest})
        return extended

    def __len__(self) -> int:
        return len(self._order)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Every name, in alphabetical order."""
        return tuple(card.name for card in self.definitions)

    @cached_property
    def definitions(self) -> tuple[CardDefinition, ...]:
        """Every card, in the alphabetical order of the names."""
        return tuple(self._by_name[key] for key in self._order)

    def find(self, name: str) -> CardDefinition | None:
        """Return the card of that name, or with a face of it, accents and case aside."""
        key = folded(name)
        return self._by_name.get(key) or self._by_face.get(key)

    def unplayable(self, name: str) -> str | None:
        """Return why a known card cannot be played: what a catalogue has, can be."""
        return None

    def near(self, name: str) -> tuple[str, ...]:
        """Return up to three names that are spelt almost like this one, the nearest first.

        It takes some ten milliseconds.
        """
        near = difflib.get_close_matches(folded(name), self._by_name, n=3)
        return tuple(self._by_name[key].name for key in near)

    def facts(self, name: str) -> CardFacts | None:
        """Return what is known of a card that cannot be played: what it has, can be."""
        return None

    def printings(self, name: str) -> tuple[Printing, ...]:
        """Return the printings that the service ships of the card of that full name."""
        return PRINTINGS_OF.get(name, ())

    def by_digest(self, digest: str) -> CardDefinition:
        """Return a definition by its digest; raises KeyError for one that is not held."""
        return self._by_digest[digest]

    def search(
        self,
        text: str = "",
        *,
        type_: str | None = None,
        color: str | None = None,
        after: str | None = None,
        limit: int = 50,
    ) -> tuple[CardDefinition, ...]:
        """Return cards in alphabetical order whose name contains ``text``, after a name."""
        wanted, start = folded(text), folded(after) if after is not None else ""
        found = []
        for key in self._order:
            card = self._by_name[key]
            if key <= start or wanted not in key:
                continue
            if type_ is not None and type_.lower() not in (*card.types, *card.supertypes):
                continue
            if color is not None and color not in (card.colors or ("C",)):
                continue
            found.append(card)
            if len(found) == limit:
                break
        return tuple(found)


STARTER = Catalogue(CORPUS)
"""The catalogue that the service ships."""
