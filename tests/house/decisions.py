"""Small decisions of all thirteen kinds, with schemas and valid examples."""

from collections.abc import Callable
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from tests.house.published import allowed

Json = dict[str, Any]
Draw = Callable[[st.SearchStrategy[Any]], Any]

PICKING = ("act", "targets", "select", "option", "yes_no", "setup")
KINDS = (*PICKING, "order", "partition", "distribute", "number", "attackers", "blockers", "pay")


def _handles(how_many: int) -> list[str]:
    return [f"h_{chr(97 + i)}{i}" for i in range(how_many)]


def _some(names: list[str]) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(names), unique=True, max_size=2) if names else st.just([])


def _candidates(draw: Draw, at_most: int = 6, at_least: int = 0) -> list[Json]:
    names = _handles(draw(st.integers(at_least, at_most)))
    return [
        {
            "handle": name,
            "label": name,
            "selectable": draw(st.integers(0, 4)) > 0,
            "group": draw(st.sampled_from(["x", "y", "z"])),
            "value": draw(st.integers(0, 4)),
        }
        for name in names
    ]


def _optional(draw: Draw, stated: Json) -> Json:
    """Keep each constraint with one chance in two."""
    return {name: draw(value) for name, value in stated.items() if draw(st.booleans())}


def _picking(draw: Draw, kind: str) -> tuple[list[Json], Json]:
    candidates = _candidates(draw)
    if kind == "act":
        candidates.append({"handle": "pass", "label": "Pass", "selectable": True})
        return candidates, {"min": 1, "max": 1}
    names = [c["handle"] for c in candidates]
    pairs = st.lists(
        st.lists(st.sampled_from(names), min_size=2, max_size=2, unique=True), max_size=2
    )
    stated: dict[str, st.SearchStrategy[Any]] = {
        "min": st.integers(0, 2), "max": st.integers(1, 4), "ordered": st.booleans(),
        "must_include": _some(names), "all_different_by": st.just("group"),
        "all_same_by": st.just("group"), "max_per_group": st.integers(1, 2),
        "sum_min": st.integers(0, 6), "sum_max": st.integers(2, 10),
    }  # fmt: skip
    if len(names) > 1:
        stated["excludes"] = pairs
        stated["requires"] = st.dictionaries(st.sampled_from(names), _some(names), max_size=2)
    return candidates, _optional(draw, stated)


def _partition(draw: Draw) -> tuple[list[Json], Json]:
    piles = ["top", "bottom", "graveyard"][: draw(st.integers(1, 3))]
    sizes = st.dictionaries(st.sampled_from(piles), st.integers(0, 2))
    limits = st.dictionaries(st.sampled_from(piles), st.integers(1, 5))
    candidates = [c | {"selectable": True} for c in _candidates(draw, 5)]
    return candidates, {"piles": piles} | _optional(draw, {"pile_min": sizes, "pile_max": limits})


def _distribute(draw: Draw) -> tuple[list[Json], Json]:
    candidates = _candidates(draw, 4, at_least=1)
    for candidate in candidates:
        candidate.update(_optional(draw, {"max": st.integers(1, 5), "min": st.integers(0, 2)}))
    bounds: dict[str, st.SearchStrategy[Any]] = {
        "min_each": st.integers(0, 2), "max_each": st.integers(1, 4),
    }  # fmt: skip
    if draw(st.booleans()):
        return candidates, {"total": draw(st.integers(0, 8))} | _optional(draw, bounds)
    bounds |= {"min": st.integers(0, 4), "max": st.integers(4, 9)}
    return candidates, _optional(draw, bounds)


def _number(draw: Draw) -> tuple[list[Json], Json]:
    low = draw(st.integers(-3, 5))
    return [], {"min": low, "max": low + draw(st.integers(0, 40))}


def _attackers(draw: Draw) -> tuple[list[Json], Json]:
    candidates = _candidates(draw, 4)
    for candidate in candidates:
        candidate["defenders"] = draw(
            st.lists(st.sampled_from(["h_bob", "h_eve", "h_pw"]), min_size=1, unique=True)
        )
        candidate["must"] = draw(st.integers(0, 3)) == 0
    names = [c["handle"] for c in candidates]
    stated: dict[str, st.SearchStrategy[Any]] = {
        "max": st.integers(0, 3), "min": st.integers(0, 1), "max_per_group": st.just(1),
    }  # fmt: skip
    if len(names) > 1:
        stated["requires"] = st.dictionaries(st.sampled_from(names), _some(names), max_size=2)
        stated["excludes"] = st.just([[names[0], names[1]]])
    return candidates, _optional(draw, stated)


def _blockers(draw: Draw) -> tuple[list[Json], Json]:
    candidates = _candidates(draw, 4)
    attackers = ["h_att1", "h_att2", "h_att3"]
    for candidate in candidates:
        candidate["attackers"] = draw(st.lists(st.sampled_from(attackers), unique=True))
        candidate["must"] = draw(st.integers(0, 5)) == 0
    few = st.dictionaries(st.sampled_from(attackers), st.integers(1, 3))
    return candidates, _optional(draw, {"min_blockers": few, "max_blocks": st.integers(1, 2)})


@st.composite
def decisions(draw: Draw, kinds: tuple[str, ...] = KINDS) -> Json:
    """Draw a decision that has a valid answer, with up to three of them as examples."""
    kind = draw(st.sampled_from(kinds))
    makers: dict[str, Callable[[Draw], tuple[list[Json], Json]]] = {
        "order": lambda d: (_candidates(d, 5), {}), "partition": _partition,
        "distribute": _distribute, "number": _number, "attackers": _attackers,
        "blockers": _blockers, "pay": lambda _: ([], {}),
    }  # fmt: skip
    candidates, constraints = makers[kind](draw) if kind in makers else _picking(draw, kind)
    decision = {
        "decision_id": "d_1", "game_version": 1, "seat": "A", "kind": kind, "rule": "CR 117.1",
        "prompt": {"key": kind, "params": {}, "text": "Decide."}, "deadline": None,
        "candidates": candidates, "constraints": constraints,
    }  # fmt: skip
    valid = [{"pay": "auto"}, {"pay": "decline"}] if kind == "pay" else allowed(decision)
    assume(valid)
    few = st.lists(st.sampled_from(valid), min_size=1, max_size=3)
    decision["example_answers"] = draw(few)
    decision["default"] = decision["example_answers"][0]
    decision["answer_schema"] = schema(decision)
    return decision


def schema(decision: Json) -> Json:
    """Return the JSON Schema of a decision's answers."""
    rules = decision["constraints"]
    names = [c["handle"] for c in decision["candidates"]]
    free = [c["handle"] for c in decision["candidates"] if c["selectable"]]
    listed = {"type": "array", "items": _one_of(names), "uniqueItems": True}
    integer = {"type": "integer", "minimum": min(0, rules.get("min", 0))}
    contents: dict[str, Json] = {
        "order": listed | {"minItems": len(names)},
        "partition": {
            "type": "object",
            "properties": dict.fromkeys(rules.get("piles", ()), listed),
            "additionalProperties": False,
        },
        "distribute": {
            "type": "object",
            "properties": dict.fromkeys(free, integer),
            "additionalProperties": False,
        },
        "number": integer | {"maximum": rules.get("max", 0)},
        "attackers": _pairs("attacker", "defender", free),
        "blockers": _pairs("blocker", "attacker", free),
        "pay": {"enum": ["auto", "decline"]},
        "choose": listed
        | {"items": _one_of(free), "minItems": rules.get("min", 0)}
        | ({"maxItems": rules["max"]} if "max" in rules else {}),
    }
    shape = "choose" if decision["kind"] in PICKING else decision["kind"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": {shape: contents[shape]},
        "required": [shape],
        "additionalProperties": False,
    }


def _one_of(names: list[str]) -> Json:
    """An empty ``enum`` is no schema: where nothing can be named, no text is allowed."""
    return {"enum": names} if names else {"type": "null"}


def _pairs(one: str, other: str, free: list[str]) -> Json:
    pair = {
        "type": "object",
        "properties": {one: _one_of(free), other: {"type": "string"}},
        "required": [one, other],
        "additionalProperties": False,
    }
    return {"type": "array", "items": pair, "uniqueItems": True}
