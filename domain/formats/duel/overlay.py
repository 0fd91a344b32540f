"""A duel plays by the ordinary rules; its options set what a table may choose."""

from collections.abc import Mapping
from typing import Literal, cast

from domain.formats.format import Option
from domain.rules import Overlay

OPTIONS = (
    Option("starting_life", int, "Life totals at the start.", least=1, most=1000),
    Option("mulligan", str, "Which mulligan is used.", choices=("london", "paris", "none")),
    Option("skip_first_draw", bool, "Whether the starting player skips the first draw."),
)


def make_overlay(options: Mapping[str, object]) -> Overlay:
    """Return the hooks for checked options."""
    life = options.get("starting_life", 20)
    skip = options.get("skip_first_draw")
    return Overlay(
        starting_life=cast(int, life),
        mulligan=cast(Literal["london", "paris", "none"], options.get("mulligan", "london")),
        skip_first_draw=cast("bool | None", skip),
    )
