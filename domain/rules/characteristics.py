"""The characteristics of an object after the layers (CR 109.3, 613)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.cards.ir.language import Ability, DamageRule, Deontic, Modification, Static
from domain.cards.mana import ManaCost
from domain.rules.abilities import Base
from domain.rules.context import Context
from domain.rules.standing import Imposed, Standing, sort

_NONE: dict[int, int] = {}


class Characteristics:
    """What an object is now; built up layer by layer, then only read.

    ``deontics`` are what it can't, must and may do; ``damage_rules`` how its damage is
    dealt; ``lines`` its text as shown. ``since``: when static abilities were given, by
    identity (CR 613.7a). ``barred``: keywords that it can't have (CR 113.11).
    """

    __slots__ = (
        "_standing", "abilities", "barred", "base", "colors", "controller", "cost", "damage_rules",
        "deontics", "keywords", "lines", "mana_value", "name", "power", "since", "subtypes",
        "supertypes", "toughness", "types",
    )  # fmt: skip

    def __init__(self, base: Base, controller: str) -> None:
        self.base = base
        self.name = base.name
        self.controller = controller
        self.types: frozenset[str] = base.types
        self.subtypes: frozenset[str] = base.subtypes
        self.supertypes: frozenset[str] = base.supertypes
        self.colors: frozenset[str] = base.colors
        self.power: int | None = base.power
        self.toughness: int | None = base.toughness
        self.cost: ManaCost | None = base.cost
        self.mana_value: int = base.mana_value
        self.keywords: frozenset[str] = base.keywords
        self.abilities: tuple[Ability, ...] = base.abilities
        self.lines: tuple[str, ...] = base.lines
        self.deontics: tuple[Imposed, ...] = ()
        self.damage_rules: frozenset[str] = frozenset()
        self.since: dict[int, int] = _NONE
        self.barred: frozenset[str] = frozenset()
        self._standing: Standing | None = base.standing

    @property
    def standing(self) -> Standing:
        """The abilities, sorted."""
        if self._standing is None:
            self._standing = sort(self.abilities)
        return self._standing

    def copied(self) -> Characteristics:
        """Return the same characteristics, to try something on."""
        other = Characteristics(self.base, self.controller)
        for name in self.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def has(self, abilities: tuple[Ability, ...]) -> None:
        """Have these abilities instead."""
        self.abilities = abilities
        self._standing = None

    def gained(self, abilities: Sequence[Ability], timestamp: int) -> None:
        """Note when abilities were given to it (CR 613.7a)."""
        statics = {id(one): timestamp for one in abilities if isinstance(one, Static)}
        if statics:
            self.since = {**self.since, **statics}

    def obey(self, changes: Sequence[Modification], context: Context) -> None:
        """Add what it can't, must and may do, and how its damage is dealt."""
        for change in changes:
            if isinstance(change, Deontic):
                self.deontics = (*self.deontics, Imposed(change, context))
            elif isinstance(change, DamageRule):
                self.damage_rules = self.damage_rules | {change.rule}
