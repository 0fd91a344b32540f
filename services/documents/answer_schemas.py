"""The JSON Schema of the answer that a decision wants (draft 2020-12)."""

from typing import Any

from domain.game.handles import Handles
from domain.rules import Candidate, Question

Json = dict[str, Any]


def schema(question: Question, handles: Handles, *, merged: bool = False) -> Json:
    """Return the schema of one answer to the question; ``merged``: in as few words as it goes."""
    limits = question.constraints
    refs = [handles.of(c.ref) for c in question.candidates if c.selectable]
    match question.kind:
        case "order":
            body = _array(refs, len(question.candidates), len(question.candidates))
            return _one("order", body)
        case "partition":
            piles = {pile: _array(refs, 0, len(refs)) for pile in limits.piles}
            return _one("partition", _object(piles, required=[]))
        case "distribute":
            number = {"type": "integer", "minimum": 0}
            return _one("distribute", _object(dict.fromkeys(refs, number), required=[]))
        case "number":
            return _one("number", _number(limits.min, limits.max))
        case "attackers" | "blockers":
            return _one(question.kind, _pairs(question, handles, merged=merged))
        case "pay":
            return _one("pay", _payment(refs, question))
        case _:
            return _one("choose", _array(refs, limits.min or 0, limits.max))


def _one(name: str, body: Json) -> Json:
    return _object({name: body}, required=[name])


def _object(properties: Json, required: list[str]) -> Json:
    return {
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _enum(refs: list[str]) -> Json:
    # An empty enum is no valid schema; nothing at all can be picked then.
    return {"enum": refs} if refs else {"not": {}}


def _array(refs: list[str], least: int, most: int | None) -> Json:
    body: Json = {
        "type": "array",
        "items": _enum(refs),
        "minItems": least,
        "uniqueItems": True,
    }
    if most is not None:
        body["maxItems"] = most
    return body


def _number(least: int | None, most: int | None) -> Json:
    body: Json = {"type": "integer"}
    if least is not None:
        body["minimum"] = least
    if most is not None:
        body["maximum"] = most
    return body


def _pairs(question: Question, handles: Handles, *, merged: bool) -> Json:
    """Return who may be paired with what; ``merged``: those with the same partners at once."""
    first, second = (
        ("attacker", "defender") if question.kind == "attackers" else ("blocker", "attacker")
    )
    by_partners: dict[object, list[Candidate]] = {}
    for number, candidate in enumerate(question.candidates):
        if candidate.selectable:
            key = candidate.partners if merged else number
            by_partners.setdefault(key, []).append(candidate)
    options = [
        _object(
            {
                first: _one_of([handles.of(candidate.ref) for candidate in same]),
                second: _enum([handles.of(ref) for ref in same[0].partners]),
            },
            required=[first, second],
        )
        for same in by_partners.values()
    ]
    return {"type": "array", "items": {"anyOf": options} if options else {"not": {}}}


def _one_of(refs: list[str]) -> Json:
    return {"const": refs[0]} if len(refs) == 1 else {"enum": refs}


def _payment(refs: list[str], question: Question) -> Json:
    step = _object(
        {"source": _enum(refs), "makes": {"type": "string"}, "for": {"type": "string"}},
        required=["source", "makes"],
    )
    words = ["auto", "decline"] if question.prompt == "pay.or_decline" else ["auto"]
    return {"anyOf": [{"enum": words}, {"type": "array", "items": step}]}
