"""The table of folds, filled by the modules beside it."""

from collections.abc import Callable
from typing import Any, TypeVar

from domain.rules.draft import Draft
from domain.rules.facts import Fact

F = TypeVar("F", bound=Fact)

FOLDS: dict[type[Fact], Callable[[Draft, Any], None]] = {}


def folds(kind: type[F]) -> Callable[[Callable[[Draft, F], None]], Callable[[Draft, F], None]]:
    """Register the one fold of a kind of fact."""

    def register(fold: Callable[[Draft, F], None]) -> Callable[[Draft, F], None]:
        if kind in FOLDS:
            raise TypeError(f"a second fold for {kind.__name__}")
        FOLDS[kind] = fold
        return fold

    return register


def nothing(*kinds: type[Fact]) -> None:
    """Register facts that are told and change nothing."""
    for kind in kinds:
        folds(kind)(lambda draft, fact: None)
