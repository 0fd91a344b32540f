"""The cards of a deck as a game takes them along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from domain.cards.card import CardDefinition
from domain.cards.catalogue import Catalogue
from domain.collection.card import PhysicalCard
from domain.formats.deck_rules import Entry, Zone, card_of
from domain.game import events as game
from services.commands.locking import copy_of

_PLAYED: Final[frozenset[Zone]] = frozenset({"main", "commander"})


def played(
    entries: Sequence[Entry],
    catalogue: Catalogue,
    owned: Mapping[str, PhysicalCard] = MappingProxyType({}),
) -> tuple[game.DeckEntry, ...]:
    """Return the main deck and its general, each card of a zone once with its number.

    ``owned`` are the physical cards that go along as they are now, by id.
    """
    cards: dict[str, CardDefinition] = {}
    counts: Counter[tuple[str, Zone]] = Counter()
    copies: dict[str, tuple[game.Copy, ...]] = {}
    for entry in entries:
        card = card_of(entry.name, catalogue)
        if entry.zone in _PLAYED and card is not None:
            cards[card.name] = card
            counts[card.name, entry.zone] += entry.count
            if entry.card in owned:
                copies[card.name] = (*copies.get(card.name, ()), copy_of(owned[entry.card]))
    return tuple(
        game.DeckEntry(name, cards[name].digest, count, copies.get(name, ()), zone)
        for (name, zone), count in counts.items()
    )
