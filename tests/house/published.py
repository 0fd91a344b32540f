"""Every answer that a small decision allows, listed by brute force from the published description.

Nothing of ``house`` is used here: an answer that the house builds must be in this list.
Answers are put in a normal form first, in which order matters only where it means something.
"""

from collections.abc import Iterator
from itertools import chain, combinations, permutations, product
from typing import Any

Json = dict[str, Any]


def normal(answer: Json) -> str:
    """Return an answer as text, so that two that mean the same are equal."""
    ((shape, content),) = answer.items()
    match shape:
        case "choose":
            content = sorted(content)
        case "partition":
            content = sorted(
                (pile, sorted(handles)) for pile, handles in content.items() if handles
            )
        case "distribute":
            content = sorted((handle, n) for handle, n in content.items() if n)
        case "attackers" | "blockers":
            content = sorted(tuple(sorted(pair.items())) for pair in content)
        case _:
            pass
    return f"{shape}: {content}"


def allowed(decision: Json) -> list[Json]:
    """Return one answer of each meaning that the decision allows."""
    rules, candidates = decision["constraints"], decision["candidates"]
    free = [c for c in candidates if c["selectable"]]
    match decision["kind"]:
        case "order":
            return [
                {"order": list(order)} for order in permutations(c["handle"] for c in candidates)
            ]
        case "partition":
            return [{"partition": piles} for piles in _piles(candidates, rules)]
        case "distribute":
            return [{"distribute": amounts} for amounts in _amounts(free, rules)]
        case "number":
            return [{"number": n} for n in range(rules["min"], rules["max"] + 1)]
        case "attackers":
            return [{"attackers": pairs} for pairs in _attacks(free, rules)]
        case "blockers":
            return [{"blockers": pairs} for pairs in _blocks(free, rules)]
        case _:
            sets = chain.from_iterable(combinations(free, n) for n in range(len(free) + 1))
            return [{"choose": [c["handle"] for c in s]} for s in sets if may_go_together(s, rules)]


def may_go_together(picks: tuple[Json, ...], rules: Json) -> bool:
    """Tell whether the constraints on a set of picks all hold."""
    names = {c["handle"] for c in picks}
    groups = [c.get("group") for c in picks]
    worth = sum(c.get("value", 0) for c in picks)
    return all(
        [
            len(picks) >= rules.get("min", 0),
            len(picks) <= rules.get("max", 99),
            names & set(rules.get("must_include", [])) == set(rules.get("must_include", [])),
            "all_different_by" not in rules or len(set(groups)) == len(groups),
            "all_same_by" not in rules or len(set(groups)) <= 1,
            all(groups.count(g) <= rules.get("max_per_group", 99) for g in groups),
            rules.get("sum_min", -99) <= worth <= rules.get("sum_max", 99),
            all(set(w) <= names for h, w in rules.get("requires", {}).items() if h in names),
            not any(one in names and two in names for one, two in rules.get("excludes", [])),
        ]
    )


def _piles(candidates: list[Json], rules: Json) -> Iterator[Json]:
    for places in product(rules["piles"], repeat=len(candidates)):
        low, high = rules.get("pile_min", {}), rules.get("pile_max", {})
        if all(low.get(p, 0) <= places.count(p) <= high.get(p, 99) for p in rules["piles"]):
            yield {
                pile: [
                    c["handle"]
                    for c, place in zip(candidates, places, strict=True)
                    if place == pile
                ]
                for pile in rules["piles"]
            }


def _amounts(free: list[Json], rules: Json) -> Iterator[Json]:
    ranges = []
    for candidate in free:
        low = candidate["min"] if "min" in candidate else rules.get("min_each", 0)
        high = min(candidate.get("max", 9), rules.get("max_each", 9))
        ranges.append(range(low, high + 1))
    for amounts in product(*ranges):
        fits = rules.get("min", 0) <= sum(amounts) <= rules.get("max", 99)
        if fits and sum(amounts) == rules.get("total", sum(amounts)):
            yield {c["handle"]: n for c, n in zip(free, amounts, strict=True) if n}


def _attacks(free: list[Json], rules: Json) -> Iterator[list[Json]]:
    for defenders in product(*[[None, *c["defenders"]] for c in free]):
        pairs = [(c, d) for c, d in zip(free, defenders, strict=True) if d is not None]
        stay = [c for c, d in zip(free, defenders, strict=True) if d is None]
        if not any(c.get("must") for c in stay) and may_go_together(
            tuple(c for c, _ in pairs), rules
        ):
            yield [{"attacker": c["handle"], "defender": d} for c, d in pairs]


def _blocks(free: list[Json], rules: Json) -> Iterator[list[Json]]:
    most = rules.get("max_blocks", 1)
    options = [[s for n in range(most + 1) for s in combinations(c["attackers"], n)] for c in free]
    for sets in product(*options):
        counts = [sum(a in s for s in sets) for a in rules.get("min_blockers", {})]
        few = rules.get("min_blockers", {}).values()
        idle = [c for c, s in zip(free, sets, strict=True) if not s]
        if any(0 < n < m for n, m in zip(counts, few, strict=True)):
            continue
        busy = tuple(c for c, s in zip(free, sets, strict=True) if s)
        if not any(c.get("must") for c in idle) and may_go_together(busy, rules):
            yield [
                {"blocker": c["handle"], "attacker": a}
                for c, s in zip(free, sets, strict=True)
                for a in s
            ]
