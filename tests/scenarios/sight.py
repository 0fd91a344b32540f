"""What can be seen of a game at one moment, in a scenario's own words.

Expectations and the script's conditions read this and nothing else, so that they do not
depend on how a game is driven.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from domain.cards.names import folded

TREASURE, MERCENARY = "treasure", "mercenary"

_NAMELESS = re.compile(r"\W*(a )?($|face.?down|nameless)")
"""What something without a name is called (CR 708.2a)."""


def is_nameless(name: str) -> bool:
    """Whether a word stands for something without a name, as what is face down (CR 708.2a)."""
    return _NAMELESS.match(folded(name)) is not None


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """An object in a zone; ``called`` are its aliases, ``identity`` the card that is face down.

    ``printed`` is the name of the card that a permanent is, where it goes by another; ``pile``
    the deck of the table in whose zone it lies.
    """

    id: int
    name: str
    called: tuple[str, ...] = ()
    token: bool = False
    zone: str
    owner: str
    controller: str
    tapped: bool = False
    face_down: bool = False
    damage: int = 0
    counters: Mapping[str, int] = {}
    types: frozenset[str] = frozenset()
    subtypes: frozenset[str] = frozenset()
    supertypes: frozenset[str] = frozenset()
    colors: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()
    power: int | None = None
    toughness: int | None = None
    attached_to: tuple[str, ...] = ()
    identity: str = ""
    printed: str = ""
    pile: str = ""

    @property
    def whose(self) -> str:
        """Whose zone it is in, where each has one."""
        return self.pile or self.owner

    @property
    def treasure(self) -> bool:
        """Whether it is a treasure now (Q-40)."""
        return TREASURE in self.supertypes

    @property
    def mercenary(self) -> bool:
        """Whether it is a mercenary now (Q-43)."""
        return MERCENARY in self.supertypes

    def is_called(self, name: str) -> bool:
        """Whether a name or alias means this object."""
        plain = folded(name)
        if not self.name and is_nameless(name):
            return True
        front = plain.partition(" // ")[0]
        return name in self.called or folded(self.name) in (plain, front)

    def is_meant(self, name: str) -> bool:
        """Whether a script means it: what is face down or has no name goes by its card's, too."""
        beneath = self.identity or ("" if self.name else self.printed)
        return self.is_called(name) or (bool(beneath) and folded(beneath) == folded(name))


class Owned(msgspec.Struct, frozen=True):
    """A physical card of the game: who brought it, whose it is now, and who signed it (C-26)."""

    name: str
    brought_by: str
    owner: str
    signed_by: frozenset[str]


class Moment(msgspec.Struct, frozen=True):
    """Where the game is, as far as the script waits for it; the top of the stack is last."""

    turn: int
    step: str
    combat: int
    stack: tuple[Seen, ...]
    round: int = 0


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table. ``figures`` are those of each player; ``offers`` says what they may do.

    ``things`` are in the order of their zones, the top of the stack last. ``ledger`` tells
    whose the physical cards are, once a game is settled too.
    """

    things: tuple[Seen, ...]
    figures: Mapping[str, Mapping[str, Any]]
    turn: int
    round: int
    step: str
    active: str
    game_over: bool
    draw: bool
    offers: Callable[[str, Mapping[str, Any]], bool]
    ledger: Callable[[], Sequence[Owned]]

    def zone(self, name: str, seat: str) -> list[Seen]:
        """Return what is in a player's zone; in shared ones, what they control or own."""
        return [
            thing
            for thing in self.things
            if thing.zone == name
            and seat == (thing.controller if name in {"battlefield", "stack"} else thing.whose)
        ]

    @property
    def stack(self) -> list[Seen]:
        return [thing for thing in self.things if thing.zone == "stack"]
