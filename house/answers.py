"""Build a random valid answer to any decision, from what the decision itself says.

No rule of the game is known here: an answer is put together from ``candidates`` and
``constraints``, checked against them, and where that fails, or where the decision says
that its constraints do not tell everything (``complete`` is false), one of the
``example_answers`` is given instead, which the service promises to take.
"""

from dataclasses import dataclass
from random import Random

from house.constraints import Json, by_handle, least, most, rules, satisfied

ATTEMPTS = 32
WIDEST_NUMBER = 12


@dataclass(frozen=True)
class Policy:
    """How a house player leans, as probabilities.

    ``act``: does something rather than pass. ``mana``: makes mana for its own sake, which
    is wasted as a rule, since payments make their own. ``attack``, ``block``: for each
    creature and each attacker. ``example``: takes the service's example in set-up, which
    keeps hands. ``most``: picks as many as it may. ``decline``: does not pay where it
    need not. ``number``: names another number than none, where not every one is allowed.
    """

    act: float = 0.85
    mana: float = 0.04
    attack: float = 0.75
    block: float = 0.5
    example: float = 0.9
    most: float = 0.7
    decline: float = 0.1
    number: float = 0.4


def answer(decision: Json, random: Random, policy: Policy | None = None) -> Json:
    """Return a valid answer to a decision; equal randomness gives equal answers."""
    policy = policy or Policy()
    examples = decision["example_answers"]
    if not rules(decision).get("complete", True):
        return _example(decision, random, policy)
    if decision["kind"] == "setup" and random.random() < policy.example:
        return _copied(examples[0])
    for _ in range(ATTEMPTS):
        built = _built(decision, random, policy)
        if built is not None and satisfied(decision, built):
            return built
    return _example(decision, random, policy)


def shape(decision: Json) -> str:
    """Return which member of the union of answers the decision wants: its examples' key."""
    return str(next(iter(decision["example_answers"][0])))


def _built(decision: Json, random: Random, policy: Policy) -> Json | None:
    """Put an answer together; it may break a constraint, or be none at all."""
    match shape(decision):
        case "choose":
            return {"choose": _picks(decision, random, policy)}
        case "order":
            return {"order": _shuffled(list(by_handle(decision)), random)}
        case "partition":
            return {"partition": _piles(decision, random)}
        case "distribute":
            return {"distribute": _amounts(decision, random)}
        case "number":
            return {"number": _number(decision, random)}
        case "attackers":
            return {"attackers": _attackers(decision, random, policy)}
        case "blockers":
            return {"blockers": _blockers(decision, random, policy)}
        case _:
            return None


def _example(decision: Json, random: Random, policy: Policy) -> Json:
    """Return an example; one that passes or declines only as often as the policy says."""
    examples = list(decision["example_answers"])
    lazy = [example for example in examples if _declines(example)]
    eager = [example for example in examples if not _declines(example)]
    if lazy and eager:
        is_lazy = random.random() >= _eagerness(decision, policy)
        examples = lazy if is_lazy else eager
    return _copied(random.choice(examples))


def _declines(example: Json) -> bool:
    return example in ({"choose": ["pass"]}, {"pay": "decline"}) or not next(iter(example.values()))


def _eagerness(decision: Json, policy: Policy) -> float:
    leanings = {
        "act": policy.act,
        "attackers": policy.attack,
        "blockers": policy.block,
        "number": policy.number,
    }
    return leanings.get(decision["kind"], 1 - policy.decline)


def _copied(example: Json) -> Json:
    return dict(example)


def _shuffled(handles: list[str], random: Random) -> list[str]:
    random.shuffle(handles)
    return handles


def _selectable(decision: Json) -> dict[str, Json]:
    return {h: candidate for h, candidate in by_handle(decision).items() if candidate["selectable"]}


# --- picks --------------------------------------------------------------------------


def _picks(decision: Json, random: Random, policy: Policy) -> list[str]:
    candidates = _selectable(decision)
    if decision["kind"] == "act":
        candidates = _acts(candidates, random, policy)
    stated = rules(decision)
    high = min(stated.get("max", len(candidates)), len(candidates))
    low = min(stated.get("min", 0), high)
    size = high if random.random() < policy.most else random.randint(low, high)
    picked = _closed(list(stated.get("must_include", ())), stated)
    for handle in _preferred(list(candidates), candidates, stated, random):
        enough = len(picked) >= size and _sum(picked, candidates) >= stated.get("sum_min", 0)
        if enough or len(picked) >= high:
            break
        wider = _closed([*picked, handle], stated)
        if handle not in picked and len(wider) <= high and _together(decision, wider, candidates):
            picked = wider
    return _shuffled(picked, random)


def _acts(candidates: dict[str, Json], random: Random, policy: Policy) -> dict[str, Json]:
    """Return the candidates of one leaning: to pass, to make mana, or to do anything else."""
    passing = {h: candidate for h, candidate in candidates.items() if h == "pass"}
    mana = {h: candidate for h, candidate in candidates.items() if candidate.get("mana")}
    others = {h: c for h, c in candidates.items() if h not in passing and h not in mana}
    if mana and random.random() < policy.mana:
        return mana
    if others and (not passing or random.random() < policy.act):
        return others
    return passing or candidates


def _preferred(
    handles: list[str], candidates: dict[str, Json], stated: Json, random: Random
) -> list[str]:
    """Return the order in which candidates are tried: at random; large values first half the time.

    A sum that must be reached with few picks needs the large ones.
    """
    _shuffled(handles, random)
    if "sum_min" in stated and random.random() < 0.5:
        handles.sort(key=lambda handle: -(candidates[handle].get("value") or 0))
    return handles


def _closed(picked: list[str], stated: Json) -> list[str]:
    """Return the picks with all that they require."""
    whole = list(picked)
    for handle in whole:
        whole += [h for h in stated.get("requires", {}).get(handle, ()) if h not in whole]
    return whole


def _together(decision: Json, picked: list[str], candidates: dict[str, Json]) -> bool:
    """Tell whether picks can stand beside one another, however many are still to come."""
    growing = {"min", "must_include", "sum_min"}
    stated = {name: value for name, value in rules(decision).items() if name not in growing}
    if any((candidates.get(handle, {}).get("value") or 0) < 0 for handle in candidates):
        stated.pop("sum_max", None)
    return satisfied({**decision, "constraints": stated}, {"choose": picked})


def _sum(picked: list[str], candidates: dict[str, Json]) -> int:
    return sum(candidates.get(handle, {}).get("value") or 0 for handle in picked)


# --- piles, amounts, numbers ----------------------------------------------------------


def _piles(decision: Json, random: Random) -> dict[str, list[str]]:
    stated = rules(decision)
    names = list(stated["piles"])
    piles: dict[str, list[str]] = {name: [] for name in names}
    for handle in _shuffled(list(by_handle(decision)), random):
        lacking = [n for n in names if len(piles[n]) < stated.get("pile_min", {}).get(n, 0)]
        room = [
            n for n in names
            if (limit := stated.get("pile_max", {}).get(n)) is None or len(piles[n]) < limit
        ]  # fmt: skip
        piles[random.choice(lacking or room or names)].append(handle)
    return piles


def _amounts(decision: Json, random: Random) -> dict[str, int]:
    stated, candidates = rules(decision), _selectable(decision)
    amounts = {handle: least(decision, candidate) for handle, candidate in candidates.items()}
    given = sum(amounts.values())
    total = stated.get("total")
    if total is None:
        low = max(stated.get("min", 0), given)
        total = random.randint(low, max(low, min(stated.get("max", low), low + WIDEST_NUMBER)))
    for _ in range(total - given):
        open_ones = [
            handle for handle, candidate in candidates.items()
            if (high := most(decision, candidate)) is None or amounts[handle] < high
        ]  # fmt: skip
        if not open_ones:
            break
        amounts[random.choice(open_ones)] += 1
    return {handle: amount for handle, amount in amounts.items() if amount}


def _number(decision: Json, random: Random) -> int:
    """Return a number within the bounds, near the lower one where they are far apart."""
    stated = rules(decision)
    low = int(stated.get("min", min(0, stated.get("max", 0))))
    return random.randint(low, max(low, min(int(stated.get("max", low)), low + WIDEST_NUMBER)))


# --- combat ---------------------------------------------------------------------------


def _attackers(decision: Json, random: Random, policy: Policy) -> list[Json]:
    stated, candidates = rules(decision), _selectable(decision)
    forced = {h for h, candidate in candidates.items() if candidate.get("must")}
    attacking = _closed([*forced.union(stated.get("must_include", ()))], stated)
    for handle in _shuffled(list(candidates), random):
        wider = _closed([*attacking, handle], stated)
        if handle in attacking or random.random() >= policy.attack:
            continue
        if _together({**decision, "kind": "select"}, wider, candidates):
            attacking = wider
    return [
        {"attacker": handle, "defender": random.choice(candidates[handle]["defenders"])}
        for handle in attacking
        if candidates.get(handle, {}).get("defenders")
    ]


def _blockers(decision: Json, random: Random, policy: Policy) -> list[Json]:
    stated, candidates = rules(decision), _selectable(decision)
    left = {handle: int(stated.get("max_blocks", 1)) for handle in candidates}
    pairs: list[Json] = []
    attackers = {a: None for candidate in candidates.values() for a in candidate["attackers"]}
    for attacker in _shuffled(list(attackers), random):
        able = [h for h in candidates if left[h] and attacker in candidates[h]["attackers"]]
        forced = [h for h in able if _must_block(h, candidates[h], stated, pairs)]
        few = max(1, stated.get("min_blockers", {}).get(attacker, 1))
        if len(able) < few or not (forced or random.random() < policy.block):
            continue
        size = few if random.random() < policy.most else random.randint(few, len(able))
        others = _shuffled([handle for handle in able if handle not in forced], random)
        for blocker in [*forced, *others][: max(size, len(forced))]:
            left[blocker] -= 1
            pairs.append({"blocker": blocker, "attacker": attacker})
    return pairs


def _must_block(handle: str, candidate: Json, stated: Json, pairs: list[Json]) -> bool:
    """Tell whether a creature still has to block."""
    wanted = candidate.get("must") or handle in stated.get("must_include", ())
    return bool(wanted) and all(pair["blocker"] != handle for pair in pairs)
