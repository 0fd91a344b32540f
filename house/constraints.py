"""The published constraints of a decision, as a check of whole answers.

A decision says in ``constraints`` what holds for an answer as a whole and in
``candidates`` what holds for each part of it. The list of constraints is closed, so this
file is all that a client ever needs in order to know that an answer will be taken. Only
where ``complete`` is false may the service still refuse; then its examples are safe.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Json = dict[str, Any]


def satisfied(decision: Json, answer: Json) -> bool:
    """Tell whether an answer keeps everything that the decision states."""
    return next(faults(decision, answer), None) is None


def faults(decision: Json, answer: Json) -> Iterator[str]:
    """Yield what is wrong with an answer, as sentences."""
    match answer:
        case {"choose": list(picks)}:
            yield from _picks(decision, picks)
        case {"order": list(order)}:
            if sorted(order) != sorted(by_handle(decision)):
                yield "an order names every candidate once"
        case {"partition": dict(piles)}:
            yield from _piles(decision, piles)
        case {"distribute": dict(amounts)}:
            yield from _amounts(decision, amounts)
        case {"number": int(number)}:
            yield from _bounds(rules(decision), number)
        case {"attackers": list(pairs)}:
            yield from _attackers(decision, pairs)
        case {"blockers": list(pairs)}:
            yield from _blockers(decision, pairs)
        case _:
            if answer not in decision["example_answers"]:
                yield "the constraints do not describe this answer, and it is no example"


def rules(decision: Json) -> Json:
    """Return the constraints that are stated; one that is null counts as not stated."""
    stated = decision.get("constraints") or {}
    return {name: value for name, value in stated.items() if value is not None}


def by_handle(decision: Json) -> dict[str, Json]:
    """Return the candidates by their handles."""
    return {candidate["handle"]: candidate for candidate in decision["candidates"]}


def least(decision: Json, candidate: Json) -> int:
    """Return the smallest amount that a distribution gives to a candidate."""
    own: int | None = candidate.get("min")
    return int(rules(decision).get("min_each", 0)) if own is None else own


def most(decision: Json, candidate: Json) -> int | None:
    """Return the largest amount that a distribution gives to a candidate, if there is one."""
    stated = (candidate.get("max"), rules(decision).get("max_each"))
    return min((bound for bound in stated if bound is not None), default=None)


def _bounds(stated: Mapping[str, Any], number: int) -> Iterator[str]:
    if number < stated.get("min", number):
        yield f"{number} is too few"
    if number > stated.get("max", number):
        yield f"{number} is too many"


def _picks(decision: Json, picks: Sequence[str]) -> Iterator[str]:
    stated, candidates = rules(decision), by_handle(decision)
    if len(set(picks)) != len(picks):
        yield "a candidate is picked twice"
    if any(pick not in candidates or not candidates[pick]["selectable"] for pick in picks):
        yield "a pick is no candidate, or cannot be selected"
        return
    yield from _bounds(stated, len(picks))
    yield from _company(stated, set(picks))
    yield from _groups(stated, [candidates[pick] for pick in picks])
    total = sum(int(candidates[pick].get("value") or 0) for pick in picks)
    if not stated.get("sum_min", total) <= total <= stated.get("sum_max", total):
        yield f"the values of the picks add up to {total}"


def _company(stated: Json, picked: set[str]) -> Iterator[str]:
    if not picked.issuperset(stated.get("must_include", ())):
        yield "a candidate that must be picked is missing"
    for handle, wanted in stated.get("requires", {}).items():
        if handle in picked and not picked.issuperset(wanted):
            yield f"{handle} is picked without what it requires"
    if any(picked.issuperset(pair) for pair in stated.get("excludes", ())):
        yield "two picks exclude each other"


def _groups(stated: Json, picked: Sequence[Json]) -> Iterator[str]:
    different, same = stated.get("all_different_by"), stated.get("all_same_by")
    if different and _largest(picked, different) > 1:
        yield f"two picks have the same {different}"
    if same and _largest(picked, same) < len(picked):
        yield f"the picks have more than one {same}"
    if _largest(picked, "group") > stated.get("max_per_group", len(picked)):
        yield "too many picks of one group"


def _largest(picked: Sequence[Json], field: str) -> int:
    """Return how many of the picks are alike in a field, at most."""
    return max(Counter(candidate.get(field) for candidate in picked).values(), default=0)


def _piles(decision: Json, piles: Mapping[str, Sequence[str]]) -> Iterator[str]:
    stated = rules(decision)
    if not set(piles) <= set(stated.get("piles", ())):
        yield "there is no such pile"
    if sorted(handle for pile in piles.values() for handle in pile) != sorted(by_handle(decision)):
        yield "each candidate goes into one pile"
    for pile in stated.get("piles", ()):
        size = len(piles.get(pile, ()))
        low = stated.get("pile_min", {}).get(pile)
        high = stated.get("pile_max", {}).get(pile)
        if (low is not None and size < low) or (high is not None and size > high):
            yield f"pile {pile} cannot have {size}"


def _amounts(decision: Json, amounts: Mapping[str, int]) -> Iterator[str]:
    stated, candidates = rules(decision), by_handle(decision)
    if not set(amounts) <= set(candidates):
        yield "an amount is for no candidate"
    for handle, candidate in candidates.items():
        amount, high = amounts.get(handle, 0), most(decision, candidate)
        if not candidate["selectable"]:
            if amount:
                yield f"{handle} cannot be selected"
        elif amount < least(decision, candidate) or (high is not None and amount > high):
            yield f"{handle} cannot get {amount}"
    total = sum(amounts.values())
    if total != stated.get("total", total):
        yield f"the amounts add up to {total}"
    yield from _bounds(stated, total)


def _attackers(decision: Json, pairs: Sequence[Mapping[str, str]]) -> Iterator[str]:
    candidates = by_handle(decision)
    attacking = [pair["attacker"] for pair in pairs]
    yield from _picks(decision, attacking)
    for pair in pairs:
        candidate = candidates.get(pair["attacker"], {})
        if pair["defender"] not in candidate.get("defenders", ()):
            yield f"{pair['attacker']} cannot attack that"
    for handle, candidate in candidates.items():
        if candidate.get("must") and candidate["selectable"] and handle not in attacking:
            yield f"{handle} must attack"


def _blockers(decision: Json, pairs: Sequence[Mapping[str, str]]) -> Iterator[str]:
    stated, candidates = rules(decision), by_handle(decision)
    blocks = Counter(pair["blocker"] for pair in pairs)
    blocked = Counter(pair["attacker"] for pair in pairs)
    yield from _picks(decision, list(blocks))
    if len({(pair["blocker"], pair["attacker"]) for pair in pairs}) != len(pairs):
        yield "a block is declared twice"
    if max(blocks.values(), default=0) > stated.get("max_blocks", 1):
        yield "a creature blocks too many"
    for pair in pairs:
        if pair["attacker"] not in candidates.get(pair["blocker"], {}).get("attackers", ()):
            yield f"{pair['blocker']} cannot block that"
    for attacker, few in stated.get("min_blockers", {}).items():
        if 0 < blocked[attacker] < few:
            yield f"{attacker} is blocked by too few"
    for handle, candidate in candidates.items():
        if candidate.get("must") and candidate["selectable"] and handle not in blocks:
            yield f"{handle} must block"
