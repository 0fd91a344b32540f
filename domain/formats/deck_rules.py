"""Deck construction: what a deck is made of, and the checks that formats share.

A format's deck check is a tuple of these rules; every rule reports all that it finds.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, Protocol

import msgspec

from domain.cards.card import CardDefinition
from domain.cards.facts import CardFacts, Printing
from domain.cards.ir.language import PlayerRule, Static
from domain.cards.names import folded

Zone = Literal["main", "sideboard", "commander", "aside"]
"""Where a card stands in a deck; ``aside``: listed but no part of it (a maybeboard, tokens)."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many cards of one name in one zone of a deck, of one printing where it is known.

    ``card`` is the id of a physical card; then it is that one card, and ``count`` is 1.
    """

    count: int
    name: str
    zone: Zone = "main"
    set_code: str | None = None
    number: str | None = None
    foil: bool = False
    card: str = ""


class DeckProblem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way in which a deck breaks a rule; ``rule`` is a CR number or a format's rule id.

    Of a physical card that is no longer its owner's: its id, who has it, and the ``game`` in
    which it was lost. ``color`` is the colour that falls short, or that a card has and may
    not; ``symbol`` the mana symbol of such a colour that it bears.
    """

    rule: str
    code: str
    detail: str
    card: str | None = None
    suggestions: tuple[str, ...] = ()
    physical_card: str | None = None
    taken_by: str | None = None
    game: str | None = None
    color: str | None = None
    symbol: str | None = None


class ColorCount(msgspec.Struct, frozen=True):
    """For which colour each card is counted, how many that makes, and how many are short."""

    assignment: dict[str, str]
    counts: dict[str, int]
    short: dict[str, int]


class AssumedPrinting(msgspec.Struct, frozen=True):
    """The printing that a check took for a card of which the list does not name one."""

    card: str
    set_code: str
    number: str
    rarity: str


class Cards(Protocol):
    """The cards that can be played with."""

    @property
    def names(self) -> tuple[str, ...]: ...

    def find(self, name: str) -> CardDefinition | None:
        """Return the card of that name, accents and case aside."""

    def unplayable(self, name: str) -> str | None:
        """Return why a known card cannot be played with, or nothing."""

    def near(self, name: str) -> tuple[str, ...]:
        """Return names that are spelt almost like one that no card bears, the nearest first."""

    def facts(self, name: str) -> CardFacts | None:
        """Return what is known of a card of that name that cannot be played with, if it is."""

    def printings(self, name: str) -> tuple[Printing, ...]:
        """Return the printings of the card of that full name, the oldest first."""


DeckRule = Callable[[Sequence[Entry], Cards], tuple[DeckProblem, ...]]

BASIC_LANDS: Final = frozenset(
    {"plains", "island", "swamp", "mountain", "forest", "wastes"}
    | {f"snow-covered {name}" for name in ("plains", "island", "swamp", "mountain", "forest")}
)
"""Basic lands by folded name (CR 205.4c), to know those that the catalogue does not have."""

MOST_SUGGESTED: Final = 20
"""Names for which near ones are sought in one check: each costs a pass over all names."""


# --- names --------------------------------------------------------------------------


def card_of(name: str, cards: Cards) -> CardDefinition | None:
    """Return the card that a decklist means by a name.

    Lists name a card of two faces in full (CR 201.2), with one stroke or two, or by its
    first face.
    """
    for spelling in spellings(name):
        card = cards.find(spelling)
        if card is not None:
            return card
    return None


def spellings(name: str) -> tuple[str, ...]:
    """Return the names under which a decklist's name is looked up, the fullest first."""
    faces = [face.strip() for face in name.replace("//", "/").split("/")]
    return tuple(dict.fromkeys((name, " // ".join(faces), faces[0])))


# --- rules --------------------------------------------------------------------------


def at_least(size: int, rule: str) -> DeckRule:
    """Ask for a main deck of ``size`` cards or more (CR 100.5)."""

    def check(entries: Sequence[Entry], _: Cards) -> tuple[DeckProblem, ...]:
        held = total(entries, "main")
        if held >= size:
            return ()
        detail = f"The deck has {held} of at least {size} cards."
        return (DeckProblem(rule, "too-few-cards", detail),)

    return check


def at_most(size: int, rule: str) -> DeckRule:
    """Allow a main deck of ``size`` cards: the rules know no limit, a server must."""

    def check(entries: Sequence[Entry], _: Cards) -> tuple[DeckProblem, ...]:
        held = total(entries, "main")
        if held <= size:
            return ()
        detail = f"The deck has {held} of at most {size} cards."
        return (DeckProblem(rule, "too-many-cards", detail),)

    return check


def sideboard_at_most(size: int, rule: str) -> DeckRule:
    """Allow ``size`` cards in the sideboard."""

    def check(entries: Sequence[Entry], _: Cards) -> tuple[DeckProblem, ...]:
        held = total(entries, "sideboard")
        if held <= size:
            return ()
        detail = f"The sideboard has {held} of at most {size} cards."
        return (DeckProblem(rule, "sideboard-too-large", detail),)

    return check


def copies_at_most(limit: int, rule: str) -> DeckRule:
    """Allow ``limit`` cards of a name in deck and sideboard together, but for basic lands.

    A card may say of itself that a deck can have any number of it.
    """

    def check(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
        counts: Counter[str] = Counter()
        for entry in _in_deck(entries):
            card = card_of(entry.name, cards)
            if not _is_basic(entry.name, card) and not (card and _any_number(card)):
                counts[card.name if card else entry.name] += entry.count
        return tuple(
            DeckProblem(rule, "too-many-copies", f"{count} of at most {limit} cards.", name)
            for name, count in counts.items()
            if count > limit
        )

    return check


def _any_number(card: CardDefinition) -> bool:
    """Whether a card says that a deck can have any number of it (CR 100.2a)."""
    return any(
        PlayerRule("any_copies") in ability.changes
        for ability in card.abilities
        if isinstance(ability, Static)
    )


def playable(rule: str) -> DeckRule:
    """Ask that the engine can play every card of deck and sideboard.

    A card that is known and cannot be played yet is told apart from a name that is none.
    """

    def check(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
        problems: list[DeckProblem] = []
        for name in dict.fromkeys(entry.name for entry in _in_deck(entries)):
            if card_of(name, cards) is not None:
                continue
            reason = next(filter(None, map(cards.unplayable, spellings(name))), None)
            if reason is not None:
                problems.append(DeckProblem(rule, "unplayable", reason, name))
            else:
                near = cards.near(name) if len(problems) < MOST_SUGGESTED else ()
                detail = "This service knows no card of that name."
                problems.append(DeckProblem(rule, "unknown-card", detail, name, near))
        return tuple(problems)

    return check


def no_commander(rule: str) -> DeckRule:
    """Allow no card in the commander's place."""

    def check(entries: Sequence[Entry], _: Cards) -> tuple[DeckProblem, ...]:
        detail = "This format has no commander: put the card into the deck or leave it out."
        return tuple(
            DeckProblem(rule, "no-commander", detail, entry.name)
            for entry in entries
            if entry.zone == "commander"
        )

    return check


def all_of(*rules: DeckRule) -> DeckRule:
    """Return the check that reports what each of the rules finds, in their order."""

    def check(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
        return tuple(problem for rule in rules for problem in rule(entries, cards))

    return check


def total(entries: Iterable[Entry], zone: Zone) -> int:
    """Return how many cards stand in a zone."""
    return sum(entry.count for entry in entries if entry.zone == zone)


def _in_deck(entries: Iterable[Entry]) -> Iterable[Entry]:
    return (entry for entry in entries if entry.zone != "aside")


def _is_basic(name: str, card: CardDefinition | None) -> bool:
    if card is None:
        return folded(name) in BASIC_LANDS
    return "basic" in card.supertypes and "land" in card.types
