"""The cards that can be played with, among all those that are known."""

from collections.abc import Mapping
from types import MappingProxyType

from domain.cards.card import CardDefinition
from domain.cards.catalogue import Catalogue
from domain.cards.facts import CardFacts, Printing
from domain.cards.names import folded


class KnownCards:
    """A catalogue, why some known cards cannot be played with it, and names near unknown ones.

    Both are told by folded name, as are the ``printings`` where other than the catalogue's own
    are known, and the ``facts`` of cards that cannot be played.

    Implements ``domain.formats.deck_rules.Cards``.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        unplayable: Mapping[str, str],
        near: Mapping[str, tuple[str, ...]],
        printings: Mapping[str, tuple[Printing, ...]] = MappingProxyType({}),
        facts: Mapping[str, CardFacts] = MappingProxyType({}),
    ) -> None:
        self._catalogue = catalogue
        self._unplayable = unplayable
        self._near = near
        self._printings = printings
        self._facts = facts

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the cards that can be played with."""
        return self._catalogue.names

    def find(self, name: str) -> CardDefinition | None:
        """Return the card of that name, accents and case aside, if it can be played with."""
        return None if self.unplayable(name) else self._catalogue.find(name)

    def unplayable(self, name: str) -> str | None:
        """Return why a known card cannot be played with, or nothing."""
        return self._unplayable.get(folded(name))

    def near(self, name: str) -> tuple[str, ...]:
        """Return names that are spelt almost like one that no card bears."""
        return self._near.get(folded(name), ())

    def facts(self, name: str) -> CardFacts | None:
        """Return what is known of a card of that name that cannot be played with, if it is."""
        return self._facts.get(folded(name))

    def printings(self, name: str) -> tuple[Printing, ...]:
        """Return the printings of the card of that full name, the oldest first."""
        return self._printings.get(folded(name)) or self._catalogue.printings(name)
