"""The characteristics of an object after the layers (CR 109.3, 613)."""

from __future__ import annotations

from domain.cards.ir.language import Ability, Deontic
from domain.cards.mana import ManaCost
from domain.rules.abilities import Base


class Characteristics:
    """What an object is now; built up layer by layer, then only read.

    ``deontics`` are what it can't, must and may do; ``damage_rules`` how its damage is
    dealt; ``lines`` its text as shown.
    """

    __slots__ = (
        "abilities", "colors", "controller", "cost", "damage_rules", "deontics", "keywords",
        "lines", "mana_value", "name", "power", "subtypes", "supertypes", "toughness", "types",
    )  # fmt: skip

    def __init__(self, base: Base, controller: str) -> None:
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
        self.deontics: tuple[Deontic, ...] = ()
        self.damage_rules: frozenset[str] = frozenset()
