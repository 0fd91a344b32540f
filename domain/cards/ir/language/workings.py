"""Instructions on permanents, tokens, mana, libraries and the game itself (CR 701)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from domain.cards.ir.language.selections import HandOf, Selection
from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    ANYTHING,
    Condition,
    Filter,
    Reference,
    This,
    Value,
    You,
    ZoneName,
)

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills these names in.
    from domain.cards.ir.language.abilities import Ability
    from domain.cards.ir.language.copies import TokenCopy
    from domain.cards.ir.language.effects import Effect
    from domain.cards.ir.language.modifications import Modification


class While(Node, frozen=True):
    """A duration: for as long as the condition holds (CR 611.2b)."""

    condition: Condition


Duration = (
    Literal[
        "end_of_turn",
        "end_of_combat",
        "your_next_turn",
        "your_next_upkeep",
        "end_of_your_next_turn",
        "next_untap",
        "game",
    ]
    | While
)


class SetTapped(Node, frozen=True):
    """Tap or untap permanents (CR 701.26)."""

    what: Selection
    tapped: bool


class PutCounters(Node, frozen=True):
    """Put counters on permanents, or take them off with a negative count (CR 122)."""

    what: Selection
    kind: str
    count: Value = 1


class TokenSpec(Node, frozen=True):
    """The characteristics of a token; its name follows from its subtypes (CR 111.4).

    What is to have no name at all has an empty one.
    """

    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    abilities: tuple[Ability, ...] = ()
    name: str | None = None
    supertypes: tuple[str, ...] = ()


class CreateTokens(Node, frozen=True):
    """Players create tokens (CR 701.7); ``bind`` names them.

    ``power`` and ``toughness`` are worked out now, where they are no fixed numbers. They enter
    ``attacking`` what their controller chooses (CR 508.4).
    """

    token: TokenSpec | TokenCopy
    count: Value = 1
    who: Reference = You()
    tapped: bool = False
    bind: str | None = None
    power: Value | None = None
    toughness: Value | None = None
    attacking: bool = False


class Search(Node, frozen=True):
    """Search a library for cards, move them, then shuffle (CR 701.23).

    ``whose`` library it is, where it is not the player's own, and which of that player's other
    ``zones`` are searched too. With ``to`` None what was found stays where it is, bound to
    ``bind``, and nothing is shuffled yet. ``different`` and ``total`` limit what may be found
    together, as with ``Choose``.
    """

    filter: Filter
    to: ZoneName | None
    who: Reference = You()
    min: int = 0
    max: Value = 1
    reveal: bool = False
    tapped: bool = False
    place: Literal["top", "bottom"] = "top"
    whose: Reference | None = None
    zones: tuple[Literal["graveyard", "hand"], ...] = ()
    bind: str | None = None
    different: Literal["name"] | None = None
    total: tuple[Literal["power", "toughness", "mana_value"], Value] | None = None
    depth: int = 0
    under: Reference | None = None


class Arrange(Node, frozen=True):
    """Look at top cards and keep some on top, the others below (scry 701.22, surveil 701.25).

    ``whose`` library it is, where it is not the player's own; with ``away`` None all of them
    go back on top in any order.
    """

    count: Value
    who: Reference = You()
    away: Literal["bottom", "graveyard"] | None = "bottom"
    whose: Reference | None = None


class Look(Node, frozen=True):
    """A player looks at cards that they do not see, or all players do (reveal, CR 701.20)."""

    what: Selection | HandOf
    who: Reference = You()
    reveal: bool = False


class Shuffle(Node, frozen=True):
    """Players shuffle their libraries (CR 701.24)."""

    who: Reference = You()


class Attach(Node, frozen=True):
    """Attach this Aura or Equipment (or ``what``) to a permanent (CR 701.3)."""

    to: Reference
    what: Reference = This()


class Fight(Node, frozen=True):
    """Two creatures deal damage equal to their power to each other (CR 701.14)."""

    first: Reference
    second: Reference


class ExtraTurn(Node, frozen=True):
    """A player takes an extra turn after this one (CR 500.7)."""

    who: Reference = You()


class EndGame(Node, frozen=True):
    """Players win or lose the game, or it is a draw (CR 104)."""

    outcome: Literal["win", "lose", "draw"]
    who: Reference = You()


class Apply(Node, frozen=True):
    """A continuous effect on the objects found now, or on ``players``' rules (CR 611.2c)."""

    what: Selection | None
    changes: tuple[Modification, ...]
    duration: Duration = "end_of_turn"


class Shield(Node, frozen=True):
    """Prevent damage: the next ``amount`` (None: all) to ``what``, for the turn (CR 615).

    ``what`` None protects everybody; ``by`` limits the sources. Permanents that match ``among``
    share the shield whenever they come. With ``redirect`` that damage is not prevented but dealt
    there instead (CR 614.9). ``also`` follows on damage prevented this way, with its amount as
    that of the event (CR 615.5).
    """

    what: Selection | None = None
    amount: Value | None = None
    combat_only: bool = False
    by: Filter = ANYTHING
    redirect: Reference | None = None
    among: Filter | None = None
    also: Effect | None = None
