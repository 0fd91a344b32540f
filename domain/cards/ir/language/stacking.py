"""Instructions on spells and abilities on the stack (CR 701.6, 707.10, 115.7, 608.2g)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from domain.cards.ir.language.castings import Leaves
from domain.cards.ir.language.costs import Cost
from domain.cards.ir.language.selections import Selection
from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    Condition,
    Filter,
    Reference,
    Value,
    You,
    ZoneName,
)

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills these names in.
    from domain.cards.ir.language.effects import Effect
    from domain.cards.ir.language.modifications import Modification


class CounterSpell(Node, frozen=True):
    """Counter spells or abilities (CR 701.6).

    ``to`` is where a countered card goes instead of its owner's graveyard (CR 701.6a),
    ``place`` counts for libraries: the controller of the effect chooses ``either``. ``bind``
    names what was countered, as what it became; ``counters`` are on it then. ``under`` is who
    controls it where it goes onto the battlefield.
    """

    what: Selection
    to: ZoneName = "graveyard"
    place: Literal["top", "bottom", "either"] = "top"
    bind: str | None = None
    counters: tuple[tuple[str, int], ...] = ()
    under: Reference | None = None


class AsItResolves(Node, frozen=True):
    """Instead of into a graveyard, a spell's card goes elsewhere as it resolves (CR 702.88a).

    Then ``then`` is carried out, which knows it as the ``card``.
    """

    to: ZoneName
    condition: Condition | None = None
    then: Effect | None = None


class Splice(Node, frozen=True):
    """As a spell that matches is cast, this text may be added to it for a cost (CR 702.47)."""

    onto: Filter
    cost: tuple[Cost, ...]


class CopySpell(Node, frozen=True):
    """Players put copies of a spell or ability onto the stack (CR 707.10).

    ``retarget``: they may choose new targets for each copy (CR 707.10c). ``changes`` are the
    exceptions to its copiable values (CR 707.9). ``each``: one copy for each of these that the
    spell could target but does not; each copy targets a different one (CR 707.10d).
    """

    what: Reference
    count: Value = 1
    who: Reference = You()
    retarget: bool = True
    changes: tuple[Modification, ...] = ()
    bind: str | None = None
    each: Selection | None = None


class Retarget(Node, frozen=True):
    """Change the targets of a spell or ability (CR 115.7).

    ``choose``: a player may choose new targets (CR 115.7d). ``change``: the target must be
    changed where it can be (CR 115.7a), ``to`` a given object or player if one is named.
    """

    what: Reference
    how: Literal["choose", "change"] = "choose"
    to: Reference | None = None
    who: Reference = You()


class CastNow(Node, frozen=True):
    """A player may cast cards while the spell or ability resolves (CR 608.2g).

    Up to ``max`` of them, one after another; ``max`` None is any number. ``free``: without
    paying their mana costs (CR 118.9). ``copies``: copies of the cards are cast (CR 707.12).
    ``any_mana``: mana of any type can be spent. ``filter`` must match the spell. ``instead``: a spell cast this way that would go to a
    graveyard goes there. ``bind`` names the spells that were cast. ``cost`` is paid instead
    of the mana cost (CR 702.35a). ``name`` is what the spell remembers of the way.
    """

    what: Selection
    who: Reference = You()
    max: Value | None = 1
    free: bool = True
    cost: tuple[Cost, ...] | None = None
    name: str = ""
    copies: bool = False
    filter: Filter | None = None
    instead: Leaves = ""
    bind: str | None = None
    any_mana: bool = False
