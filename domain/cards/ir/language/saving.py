"""Instructions that keep permanents: regenerate, heal, take out of combat, remember (CR 701.19)."""

from __future__ import annotations

from domain.cards.ir.language.selections import Selection
from domain.cards.ir.node import Node
from domain.cards.ir.terms import ANYTHING, Filter, Reference, This, You


class Regenerate(Node, frozen=True):
    """The next time they would be destroyed this turn, they are not (CR 701.19a).

    Their damage is removed and they are tapped and removed from combat instead.
    """

    what: Selection


class RemoveDamage(Node, frozen=True):
    """Remove all damage marked on permanents (CR 120.6)."""

    what: Selection


class RemoveFromCombat(Node, frozen=True):
    """Remove creatures from combat (CR 506.4)."""

    what: Selection


class ChooseSource(Node, frozen=True):
    """A player chooses a source of damage that matches, bound to a name (CR 609.7a)."""

    name: str
    filter: Filter = ANYTHING
    who: Reference = You()


class TakeAction(Node, frozen=True):
    """Say that a keyword action was done by this, for abilities that wait for it (CR 701).

    ``by`` is the permanent that did it, where it is another.
    """

    action: str
    by: Reference = This()


class Remember(Node, frozen=True):
    """An object remembers other objects, players or words under a name (CR 607.2).

    Linked abilities of the object read them with ``Bound``. ``add`` keeps what is remembered
    under the name beside it.
    """

    name: str
    what: Selection
    of: Reference = This()
    add: bool = True
