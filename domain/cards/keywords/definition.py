"""What a keyword ability stands for: a macro over the ability language."""

from collections.abc import Callable
from dataclasses import dataclass

from domain.cards.ir.language import Ability, Keyword


@dataclass(frozen=True, slots=True)
class KeywordDefinition:
    """A keyword by its lower-case name, the rule that defines it, and its expansion.

    ``plain``: the name alone says what it stands for.
    """

    name: str
    rule: str
    expand: Callable[[Keyword], tuple[Ability, ...]]
    plain: bool = False


def means(name: str, rule: str, *abilities: Ability) -> KeywordDefinition:
    """Define a keyword that always stands for the same abilities."""
    return KeywordDefinition(name, rule, lambda keyword: abilities, plain=True)
