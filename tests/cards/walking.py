"""Walking over the nodes of the ability language, for checks on the whole corpus."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from domain.cards.card import CardDefinition
from domain.cards.catalogue import STARTER
from domain.cards.ir import language, terms
from domain.cards.ir.node import Node

CARDS: tuple[CardDefinition, ...] = tuple(
    card for name in STARTER.names if (card := STARTER.find(name))
)
"""Every card of the starter catalogue, in alphabetical order."""


def nodes_of(value: Any) -> Iterator[Node]:
    """Yield every node inside a value, itself first."""
    left = [value]
    while left:
        value = left.pop()
        if isinstance(value, Node):
            yield value
        if isinstance(value, msgspec.Struct):
            left.extend(getattr(value, name) for name in reversed(value.__struct_fields__))
        elif isinstance(value, tuple):
            left.extend(reversed(value))


def members(*unions: Any) -> frozenset[type[Node]]:
    """Return the node classes of the unions."""
    kinds = (kind for union in unions for kind in (get_args(union) or (union,)))
    return frozenset(kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Node))


ABILITIES = members(language.Ability)
EFFECTS = members(language.Effect)
MODIFICATIONS = members(language.Modification)
COSTS = members(language.Cost)
CONDITIONS = members(terms.Condition)
PATTERNS = members(terms.Pattern)
REFERENCES = members(terms.Reference)
