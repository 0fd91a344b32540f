"""Decisions as their seat sees them, and the way back: handles in, the engine's ids out.

The document has the same shape for every kind; a client needs no rules to answer it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from domain.game.events import OpenDecision
from domain.game.handles import Handles
from domain.game.state import Table
from domain.kernel.refusals import Malformed
from domain.rules import (
    Answer,
    Attack,
    Block,
    Candidate,
    Choose,
    Constraints,
    Distribute,
    Name,
    Number,
    Order,
    Partition,
    Pay,
    PayStep,
    Question,
    Ref,
)
from services.documents import answer_schemas, prompts
from services.documents.alike import grouped_candidates, groups
from services.documents.sight import marks_of

Json = dict[str, Any]

MOST_ABILITIES = 16
"""How many abilities of one permanent a payment can name."""


def handles_for(table: Table, seat: str) -> Handles:
    """Return the handles of a seat at a table."""
    return Handles(table.view_key, table.id, seat)


def grouped_decision(table: Table, question: Question, opened: OpenDecision) -> Json:
    """Return a pending decision in which what tokens alike may do is listed once."""
    document = decision_document(table, question, opened)
    alike = groups(table.play)
    document["candidates"] = grouped_candidates(question, document["candidates"], alike)
    document["answer_schema"] = answer_schemas.schema(
        question, handles_for(table, question.answered_by or question.seat), merged=True
    )
    return document


def decision_document(table: Table, question: Question, opened: OpenDecision) -> Json:
    """Return a pending decision as its seat sees it (design section 13)."""
    handles = handles_for(table, question.answered_by or question.seat)
    example = answer_document(question.default, handles)
    document: Json = {
        "decision_id": opened.id,
        "game_version": table.version,
        "seat": question.seat,
        "kind": question.kind,
        "rule": question.rule,
        "prompt": {
            "key": question.prompt,
            "params": question.params,
            "text": prompts.text(question.prompt, question.params),
        },
        "candidates": [_candidate(question, c, handles, table) for c in question.candidates],
        "constraints": _constraints(question.constraints, handles),
        "answer_schema": answer_schemas.schema(question, handles),
        "example_answers": [
            example,
            *(answer_document(each, handles) for each in question.examples),
        ],
        "default": example,
        "deadline": None if opened.deadline is None else opened.deadline.isoformat(),
    }
    if question.answered_by:
        document["answered_by"] = question.answered_by
    if question.source is not None:
        # What is being announced is on no stack yet, but the prompt knows its name.
        named = {"name": question.params["source"]} if "source" in question.params else {}
        document["source"] = {**named, **_object(question.source, handles, table)}
    if question.preview:
        document["preview"] = question.preview
    return document


def _object(oid: int, handles: Handles, table: Table) -> Json:
    """Return how a candidate's object is called; only seats that are asked see this."""
    play = table.play
    thing = play.objects.get(oid) or play.departed.get(oid)
    if thing is None:
        return {"handle": handles.of(oid)}
    seen = play.derived.get(oid) or play.last_known.get(oid)
    printed = play.printed.get(thing.card)
    name = seen.name if seen else printed.name if printed else thing.text
    document: Json = {
        "handle": handles.of(oid), "name": name, "zone": thing.zone.partition(":")[0],
    }  # fmt: skip
    marks = marks_of(thing)
    return {**document, "marks": marks} if marks else document


def _candidate(question: Question, candidate: Candidate, handles: Handles, table: Table) -> Json:
    document: Json = {
        "handle": handles.of(candidate.ref),
        "label": candidate.label,
        "selectable": candidate.selectable,
    }
    for name in ("verb", "cost", "group", "value", "min", "max"):
        value = getattr(candidate, name)
        if value is not None:
            document[name] = value
    if candidate.object is not None:
        document["object"] = _object(candidate.object, handles, table)
    if candidate.against is not None:
        document["against"] = _object(candidate.against, handles, table)
    if candidate.needs:
        document["needs"] = list(candidate.needs)
    if candidate.must:
        document["must"] = True
    if candidate.mana:
        document["mana"] = True
    if candidate.partners:
        name = "defenders" if question.kind == "attackers" else "attackers"
        document[name] = [handles.of(ref) for ref in candidate.partners]
    if not candidate.selectable and candidate.reason is not None:
        reason = candidate.reason
        document["reason"] = {"code": reason.code, "rule": reason.rule, "text": reason.text}
    return document


def _constraints(constraints: Constraints, handles: Handles) -> Json:
    document: Json = {"complete": constraints.complete}
    for name in ("min", "max", "total", "min_each", "all_different_by"):
        value = getattr(constraints, name)
        if value is not None:
            document[name] = value
    if constraints.ordered:
        document["ordered"] = True
    if constraints.piles:
        document["piles"] = list(constraints.piles)
    if constraints.must_include:
        document["must_include"] = [handles.of(ref) for ref in constraints.must_include]
    if constraints.min_blockers:
        document["min_blockers"] = {
            handles.of(oid): least for oid, least in constraints.min_blockers.items()
        }
    return document


def answer_document(answer: Answer, handles: Handles) -> Json:
    """Return an answer as a client would post it."""
    match answer:
        case Choose(picks):
            return {"choose": [handles.of(ref) for ref in picks]}
        case Order(order):
            return {"order": [handles.of(ref) for ref in order]}
        case Partition(piles):
            return {"partition": {p: [handles.of(r) for r in refs] for p, refs in piles.items()}}
        case Distribute(amounts):
            return {"distribute": {handles.of(ref): amount for ref, amount in amounts}}
        case Number(number):
            return {"number": number}
        case Name(name):
            return {"name": name}
        case Attack(pairs):
            return {
                "attackers": [
                    {"attacker": handles.of(one), "defender": handles.of(other)}
                    for one, other in pairs
                ]
            }
        case Block(pairs):
            return {
                "blockers": [
                    {"blocker": handles.of(one), "attacker": handles.of(other)}
                    for one, other in pairs
                ]
            }
        case Pay(how):
            if isinstance(how, str):
                return {"pay": how}
            return {
                "pay": [
                    {"source": handles.of(step.source), "makes": step.makes, "for": step.covers}
                    for step in how
                ]
            }


def answer_from(body: Mapping[str, Any], question: Question, handles: Handles) -> Answer:
    """Return the engine's answer for a posted one; raises ``Malformed`` for unknown handles."""
    back = _Back(question, handles)
    match body:
        case {"choose": picks}:
            return Choose(back.refs(picks))
        case {"order": order}:
            return Order(back.refs(order))
        case {"partition": piles}:
            return Partition({str(pile): back.refs(refs) for pile, refs in piles.items()})
        case {"distribute": amounts}:
            return Distribute(tuple((back.ref(h), int(n)) for h, n in amounts.items()))
        case {"number": number}:
            return Number(int(number))
        case {"name": name}:
            return Name(str(name))
        case {"attackers": pairs}:
            return Attack(tuple((back.oid(p["attacker"]), back.ref(p["defender"])) for p in pairs))
        case {"blockers": pairs}:
            return Block(tuple((back.oid(p["blocker"]), back.oid(p["attacker"])) for p in pairs))
        case {"pay": "auto" | "decline" as how}:
            return Pay(how)
        case {"pay": steps}:
            return Pay(
                tuple(
                    PayStep(back.ref(s["source"]), str(s["makes"]), str(s.get("for", "")))
                    for s in steps
                )
            )
        case _:
            raise Malformed("This is no answer.", code="unknown-answer")


class _Back:
    """Handles of one question back to the engine's ids."""

    def __init__(self, question: Question, handles: Handles) -> None:
        self._known: dict[str, Ref] = {}
        for candidate in question.candidates:
            for ref in (candidate.ref, *candidate.partners):
                self._known[handles.of(ref)] = ref

    def ref(self, handle: str) -> Ref:
        try:
            return self._known[handle]
        except KeyError:
            raise Malformed(
                "A handle in the answer is none of this decision.", code="unknown-handle"
            ) from None

    def oid(self, handle: str) -> int:
        ref = self.ref(handle)
        if not isinstance(ref, int):
            raise Malformed("That handle does not name an object.", code="unknown-handle")
        return ref

    def refs(self, handles: Iterable[str]) -> tuple[Ref, ...]:
        return tuple(self.ref(handle) for handle in handles)


def payment_from(body: Mapping[str, Any], table: Table, handles: Handles) -> Answer:
    """Return the payment that ends a posted answer list, before its question was asked.

    A source is named by its own handle, or by that of one of its mana abilities.
    """
    how = body["pay"]
    if isinstance(how, str):
        return Pay("decline" if how == "decline" else "auto")
    # Any mana ability of a permanent can be a source; the rules judge which may be used.
    refs: list[Ref] = []
    for oid in table.play.zones.get("battlefield", ()):
        refs += [oid, *(f"mana:{oid}:{index}" for index in range(MOST_ABILITIES))]
    known = {handles.of(ref): ref for ref in refs}
    steps = []
    for step in how:
        ref = known.get(str(step["source"]))
        if ref is None:
            raise Malformed("A source of the payment is none.", code="unknown-handle")
        steps.append(PayStep(ref, str(step["makes"]), str(step.get("for", ""))))
    return Pay(tuple(steps))
