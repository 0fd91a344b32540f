"""Copies of objects: copiable values and who takes them on (CR 707)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.cards.ir.language.costs import THIS_ONE
from domain.cards.ir.language.selections import Selection
from domain.cards.ir.node import Node
from domain.cards.ir.terms import ANYTHING, Filter, Reference, This, Value, ZoneName

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills these names in.
    from domain.cards.ir.language.modifications import Modification
    from domain.cards.ir.language.workings import Duration, TokenSpec


class CopyOf(Node, frozen=True):
    """Copiable values: of a definition's face (by digest) or a token, with exceptions (CR 707.2).

    As a modification it applies in layer 1 (CR 613.2a); the engine makes it of what is copied.
    """

    card: str = ""
    token: TokenSpec | None = None
    changes: tuple[Modification, ...] = ()
    face: int = 0


class BecomeCopy(Node, frozen=True):
    """Permanents become copies of an object (CR 707.4); ``changes`` are exceptions (CR 707.9).

    ``keeps``: except that they have the resolving ability as well (CR 707.9a).
    """

    of: Reference
    what: Selection = This()
    changes: tuple[Modification, ...] = ()
    duration: Duration = "game"
    keeps: bool = False


class TokenCopy(Node, frozen=True):
    """A token that is a copy of an object, with exceptions (CR 707.2, 707.9)."""

    of: Reference
    changes: tuple[Modification, ...] = ()


class EntersAsCopy(Node, frozen=True):
    """A replacement: a permanent enters as a copy of a chosen object (CR 614.1c, 707.5).

    ``what`` are the permanents: this one, or all that match as long as this is there. With
    ``of`` there is nothing to choose. ``optional``: "you may have it enter as a copy".
    ``counters`` and ``tapped`` as it enters.
    """

    filter: Filter = ANYTHING
    zone: ZoneName = "battlefield"
    changes: tuple[Modification, ...] = ()
    optional: bool = True
    counters: tuple[tuple[str, Value], ...] = ()
    tapped: bool = False
    what: Filter = THIS_ONE
    of: Reference | None = None
