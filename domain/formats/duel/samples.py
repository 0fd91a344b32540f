"""Sample decks: playable ones that together hold every card of the starter catalogue.

Those built by hand come first. The cards that they leave out go, in alphabetical order, into
decks of their colours, filled up with other cards that such a deck can cast.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice

from domain.cards.card import CardDefinition
from domain.cards.catalogue import STARTER
from domain.cards.mana import COLORS
from domain.formats.duel.built_samples import BUILT
from domain.formats.sample import SampleDeck

_NAMES = {"W": "White", "U": "Blue", "B": "Black", "R": "Red", "G": "Green"}
_BASICS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
_KINDS, _LANDS, _OTHER_LANDS = 18, 24, 12


def _left_out() -> list[CardDefinition]:
    """Return the cards that no deck built by hand holds."""
    held = {name for deck in BUILT for name in deck.cards}
    cards = (STARTER.find(name) for name in STARTER.names if name not in held)
    return [card for card in cards if card is not None]


def _colors(card: CardDefinition) -> tuple[str, ...]:
    return tuple(color for color in COLORS if color in card.colors)


def _groups(cards: Sequence[CardDefinition]) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """Yield the names that share a deck, with their colours."""
    by_colors: dict[tuple[str, ...], list[str]] = {}
    for card in cards:
        by_colors.setdefault(_colors(card), []).append(card.name)
    for colors, names in sorted(by_colors.items()):
        for start in range(0, len(names), _KINDS):
            yield colors, names[start : start + _KINDS]


def _filled(names: Sequence[str], colors: tuple[str, ...]) -> list[str]:
    """Return the names and further ones that these colours can cast."""
    further = (
        name
        for name in STARTER.names
        if name not in names
        and (card := STARTER.find(name)) is not None
        and "land" not in card.types
        and set(card.colors) <= set(colors)
    )
    return [*names, *islice(further, _KINDS - len(names))]


def _lands(colors: tuple[str, ...], others: "deque[str]") -> dict[str, int]:
    """Return the lands of a deck: some of those left out, and basic ones."""
    taken = [others.popleft() for _ in range(min(len(others), _OTHER_LANDS))]
    cards = dict.fromkeys(taken, 1)
    for number in range(_LANDS - len(taken)):
        basic = _BASICS[colors[number % len(colors)]]
        cards[basic] = cards.get(basic, 0) + 1
    return cards


def _dealt() -> Iterator[SampleDeck]:
    """Yield decks of what is left out."""
    left = _left_out()
    lands = deque(card.name for card in left if "land" in card.types)
    groups = list(_groups([card for card in left if "land" not in card.types]))
    short = len(lands) - len(groups) * _OTHER_LANDS
    groups += [((color,), []) for color in COLORS[: -(-max(short, 0) // _OTHER_LANDS)]]
    counted: dict[tuple[str, ...], int] = {}
    for kept, names in groups:
        number = counted[kept] = counted.get(kept, 0) + 1
        colors = kept or COLORS
        title = " ".join(_NAMES[color] for color in kept) or "Colourless"
        yield SampleDeck(
            f"all-{title.lower().replace(' ', '-')}-{number}",
            f"All {title} {number}",
            {**dict.fromkeys(_filled(names, colors), 2), **_lands(colors, lands)},
        )


SAMPLES: tuple[SampleDeck, ...] = (*BUILT, *_dealt())
"""Every sample deck."""
