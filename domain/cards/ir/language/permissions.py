"""What players may and can't cast and play, and at what price (CR 101.2, 601.3, 601.2f)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from domain.cards.ir.language.castings import CastTiming, Leaves
from domain.cards.ir.language.costs import Cost
from domain.cards.ir.node import Node
from domain.cards.ir.terms import ANYTHING, Condition, Filter, Players, Reference, You, ZoneName

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills this name in.
    from domain.cards.ir.language.modifications import Modification


class MayPlay(Node, frozen=True):
    """Players may cast or play cards from a zone (CR 601.3, 305.1).

    As part of an effect on objects it is about those objects. ``cost`` is paid instead of the
    mana cost: nothing at all, ``()``, is without paying it. From a library only the top card
    can be played. ``most`` limits how many a turn. ``any_mana``: mana of any type can be spent.
    ``leaves`` is where such a spell's card goes in the end. ``face`` limits it to that face.
    ``name`` is what the spell remembers of the way in which it was cast. ``shared``:
    permissions of the same source with this name are used up together.
    """

    zone: ZoneName
    cards: Filter = ANYTHING
    who: Reference = You()
    verb: Literal["cast", "play"] = "cast"
    cost: tuple[Cost, ...] | None = None
    additional: tuple[Cost, ...] = ()
    timing: CastTiming = "usual"
    condition: Condition | None = None
    most: int | None = None
    any_mana: bool = False
    leaves: Leaves = ""
    face: int | None = None
    name: str = ""
    shared: str = ""


class MayCastAtInstantSpeed(Node, frozen=True):
    """Players may cast spells that match as though they had flash (CR 702.8a)."""

    spells: Filter = ANYTHING
    who: Reference = You()


class SpendAnyMana(Node, frozen=True):
    """Players can spend mana of any type to cast spells that match (CR 609.4b)."""

    spells: Filter = ANYTHING
    who: Reference = You()


class NextSpell(Node, frozen=True):
    """The next spell that matches which its controller casts has these changes (CR 611.2).

    ``zone`` limits it to spells cast from there.
    """

    changes: tuple[Modification, ...]
    spells: Filter = ANYTHING
    zone: ZoneName | None = None


class CantCast(Node, frozen=True):
    """Players can't cast spells that match (CR 101.2, 601.3).

    ``beyond`` so many of them a turn; ``zone`` limits it to casting from there;
    ``but_at_sorcery_time``: when they could cast a sorcery they can.
    """

    who: Reference = Players("all")
    spells: Filter = ANYTHING
    beyond: int = 0
    zone: ZoneName | None = None
    but_at_sorcery_time: bool = False


class CantActivate(Node, frozen=True):
    """Players can't activate abilities of objects that match, unless mana abilities (CR 602.5).

    ``mana``: mana abilities can't be activated either.
    """

    who: Reference = Players("all")
    of: Filter = ANYTHING
    mana: bool = False
