"""The cards that can be played with, among all those that are known."""

from collections.abc import Mapping

from domain.cards.card import CardDefinition
from domain.cards.catalogue import Catalogue
from domain.cards.names import folded


class KnownCards:
    """A catalogue, why some known cards cannot be played with it, and names near unknown ones.

    Both are told by folded name.

    Implements ``domain.formats.deck_rules.Cards``.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        unplayable: Mapping[str, str],
        near: Mapping[str, tuple[str, ...]],
    ) -> None:
        self._catalogue = catalogue
        self._unplayable = unplayable
        self._near = near

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
