"""Targets that are chosen together: of different sides or one, and that can be paid for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice

import msgspec

from domain.cards.ir.language import TargetSpec
from domain.rules import answers as a
from domain.rules.context import Ref
from domain.rules.engine import Engine
from domain.rules.questions import Reason

Picks = tuple[Ref, ...]

Fault = Callable[[Picks], Reason | None]
"""Why these may not be chosen together, if they may not."""

MOST_TRIED = 64
"""How many groups are looked at: there may be very many, and each may have to be priced."""

MOST_EXAMPLES = 16


class Groups(msgspec.Struct, frozen=True):
    """Which targets may be chosen together: the first, some others, and a check where not all."""

    default: Picks
    others: tuple[Picks, ...] = ()
    check: Callable[[a.Answer], Reason | None] | None = None


def of(
    engine: Engine,
    refs: Picks,
    spec: TargetSpec,
    least: int,
    most: int,
    short: Fault | None,
) -> Groups:
    """Return which of these targets may be chosen together (CR 601.2c, 601.2f).

    ``short`` says of whole groups why they cannot be paid for.
    """
    if spec.same is None and short is None:
        return Groups(_first_of(engine, refs, spec, least))

    def fault(picks: Picks) -> Reason | None:
        if spec.same is not None and len({side(engine, ref, spec.same) for ref in picks}) > 1:
            return Reason("same-side", "CR 601.2c", f"They must have the same {spec.same}.")
        return None if short is None else short(picks)

    tried = list(islice(_of_different_sides(engine, refs, spec, least, most), MOST_TRIED + 1))
    fitting = [picks for picks in tried[:MOST_TRIED] if fault(picks) is None]
    if len(fitting) == len(tried):
        return Groups(fitting[0] if fitting else ())
    default = fitting[0] if fitting else _first_of(engine, refs, spec, least)
    others = fitting[1 :: 1 + len(fitting) // MOST_EXAMPLES]
    return Groups(default, tuple(others), lambda answer: fault(_picks(answer)))


def _picks(answer: a.Answer) -> Picks:
    return answer.picks if isinstance(answer, a.Choose) else ()


def _of_different_sides(
    engine: Engine, refs: Sequence[Ref], spec: TargetSpec, least: int, most: int
) -> Iterator[Picks]:
    """Yield groups of each size, none with two of a side where they must differ."""
    for size in range(least, most + 1):
        for picks in combinations(refs, size):
            sides = {side(engine, ref, spec.different) for ref in picks}
            if spec.different is None or len(sides) == size:
                yield picks


def side(engine: Engine, ref: Ref, by: str | None) -> str | None:
    """Return the controller or owner by whom targets must differ or agree."""
    if by is None or isinstance(ref, str):
        return None
    return engine.look(ref).controller if by == "controller" else engine.state.objects[ref].owner


def most(engine: Engine, refs: Sequence[Ref], spec: TargetSpec) -> int:
    """Return how many of these may be chosen together at the most."""
    sides = Counter(side(engine, ref, spec.different or spec.same) for ref in refs)
    if spec.different is not None:
        return len(sides)
    return max(sides.values(), default=0)


def _first_of(engine: Engine, refs: Picks, spec: TargetSpec, number: int) -> Picks:
    """Return the first targets that may be chosen together."""
    if spec.different is None and spec.same is None:
        return refs[:number]
    sides: dict[str | None, list[Ref]] = {}
    for ref in refs:
        sides.setdefault(side(engine, ref, spec.different or spec.same), []).append(ref)
    if spec.different is not None:
        return tuple(group[0] for group in sides.values())[:number]
    return next((tuple(g[:number]) for g in sides.values() if len(g) >= number), refs[:number])
