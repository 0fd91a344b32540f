"""Documents of the service as questions and back: what it names by handles, numbered here."""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

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
    Reason,
    Ref,
)
from domain.rules.context import Announced
from domain.rules.position import ALIAS
from tests.scenarios.sight import Seen

Json = Mapping[str, Any]

OPAQUE = "h_"
"""What handles of objects and actions begin with; seats and words are their own handles."""

ASKED_OF_OBJECTS = {"attackers": "defenders", "blockers": "attackers"}
"""What the partners of a candidate are called, by the kind of question."""


class Handles:
    """Numbers the handles of one game, and remembers whose they are."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._handles: dict[int, str] = {}
        self.viewer: dict[int, str] = {}

    def ref(self, handle: str, viewer: str) -> Ref:
        """Return the number of a handle, or the word that it is."""
        if not handle.startswith(OPAQUE):
            return handle
        number = self._numbers.setdefault(handle, len(self._numbers) + 1)
        self._handles[number] = handle
        self.viewer[number] = viewer
        return number

    def number(self, handle: str, viewer: str) -> int:
        """Return the number of an object's handle."""
        ref = self.ref(handle, viewer)
        if not isinstance(ref, int):
            raise ValueError(f"{handle} is no object")
        return ref

    def handle(self, ref: Ref) -> str:
        """Return the handle that a number or word stands for."""
        return ref if isinstance(ref, str) else self._handles[ref]


# -- Questions --


def question_of(document: Json, handles: Handles) -> Question:
    """Return the question that a decision asks."""
    viewer = str(document.get("answered_by") or document["seat"])
    kind = document["kind"]
    return Question(
        seat=document["seat"],
        kind=kind,
        rule=document["rule"],
        prompt=document["prompt"]["key"],
        params=document["prompt"].get("params", {}),
        candidates=tuple(_candidate(c, kind, handles, viewer) for c in document["candidates"]),
        constraints=_constraints(document["constraints"], handles, viewer),
        default=answer_of(document["default"], handles, viewer),
        answered_by=document.get("answered_by"),
    )


def _candidate(document: Json, kind: str, handles: Handles, viewer: str) -> Candidate:
    given = {
        name: document[name]
        for name in ("label", "selectable", "verb", "cost", "group", "value", "min", "max", "mana")
        if document.get(name) is not None
    }
    for name in ("object", "against"):
        if document.get(name):
            given[name] = handles.number(document[name]["handle"], viewer)
    if document.get("reason"):
        reason = document["reason"]
        given["reason"] = Reason(reason["code"], reason["rule"], reason["text"])
    partners = document.get(ASKED_OF_OBJECTS.get(kind, ""), ())
    return Candidate(
        ref=handles.ref(document["handle"], viewer),
        partners=tuple(handles.ref(each, viewer) for each in partners or ()),
        must=bool(document.get("must")),
        **given,
    )


def _constraints(document: Json, handles: Handles, viewer: str) -> Constraints:
    given = {
        name: document[name]
        for name in ("min", "max", "ordered", "total", "min_each", "all_different_by", "complete")
        if document.get(name) is not None
    }
    return Constraints(
        piles=tuple(document.get("piles") or ()),
        must_include=tuple(handles.ref(h, viewer) for h in document.get("must_include") or ()),
        min_blockers={
            handles.number(h, viewer): least
            for h, least in (document.get("min_blockers") or {}).items()
        },
        **given,
    )


def named(document: Json, handles: Handles, viewer: str) -> Seen:
    """Return what a decision says of the object of a candidate: what it is called and where."""
    return Seen(
        id=handles.number(document["handle"], viewer),
        name=document.get("name", ""),
        called=aliases(document),
        zone=document.get("zone", ""),
        owner="",
        controller="",
    )


def aliases(document: Json) -> tuple[str, ...]:
    """Return the alias that an object bears."""
    marks = document.get("marks") or {}
    return (marks[ALIAS],) if ALIAS in marks else ()


def announced_of(document: Json | None, handles: Handles, viewer: str) -> Announced | None:
    """Return what a dry run says that an answer announces."""
    if document is None:
        return None
    return Announced(
        targets=tuple(
            tuple(handles.ref(each, viewer) for each in group) for group in document["targets"]
        ),
        modes=tuple(mode - 1 for mode in document["modes"]),
        x=document["x"],
        kicked=document["kicked"],
        paid=document["paid"],
    )


def aimed(
    events: Sequence[Json], handles: Handles, viewer: str
) -> list[tuple[str, tuple[Ref, ...]]]:
    """Return who aimed triggered abilities at what, as the events tell it."""
    return [
        (fact["seat"], tuple(handles.ref(each, viewer) for each in fact["targets"]))
        for event in events
        for fact in event["facts"]
        if fact["fact"] == "announced" and fact["verb"] == "trigger"
    ]


# -- Answers --


def answer_of(document: Json, handles: Handles, viewer: str) -> Answer:
    """Return the answer that a client would post."""

    def refs(given: Sequence[str]) -> tuple[Ref, ...]:
        return tuple(handles.ref(each, viewer) for each in given)

    def pairs(given: Sequence[Json], one: str, other: str) -> tuple[tuple[int, Ref], ...]:
        return tuple(
            (handles.number(each[one], viewer), handles.ref(each[other], viewer)) for each in given
        )

    match document:
        case {"choose": picks}:
            return Choose(refs(picks))
        case {"order": order}:
            return Order(refs(order))
        case {"partition": piles}:
            return Partition({pile: refs(each) for pile, each in piles.items()})
        case {"distribute": amounts}:
            return Distribute(tuple((handles.ref(h, viewer), n) for h, n in amounts.items()))
        case {"number": number}:
            return Number(number)
        case {"name": name}:
            return Name(name)
        case {"attackers": given}:
            return Attack(pairs(given, "attacker", "defender"))
        case {"blockers": given}:
            return Block(pairs(given, "blocker", "attacker"))  # type: ignore[arg-type]  # objects
        case {"pay": "auto" | "decline" as how}:
            return Pay(how)
        case _:
            raise ValueError(f"no default: {document}")


def posted(answer: Answer, handles: Handles) -> dict[str, Any]:
    """Return an answer as it is posted."""
    of = handles.handle
    match answer:
        case Choose(picks):
            return {"choose": [of(ref) for ref in picks]}
        case Order(order):
            return {"order": [of(ref) for ref in order]}
        case Partition(piles):
            return {"partition": {pile: [of(ref) for ref in refs] for pile, refs in piles.items()}}
        case Distribute(amounts):
            return {"distribute": {of(ref): amount for ref, amount in amounts}}
        case Number(number):
            return {"number": number}
        case Name(name):
            return {"name": name}
        case Attack(pairs):
            return {"attackers": [{"attacker": of(a), "defender": of(d)} for a, d in pairs]}
        case Block(pairs):
            return {"blockers": [{"blocker": of(b), "attacker": of(a)} for b, a in pairs]}
        case Pay(str() as how):
            return {"pay": how}
        case Pay(steps):
            return {"pay": [_step(step, handles) for step in steps]}


def _step(step: str | PayStep, handles: Handles) -> dict[str, str]:
    if isinstance(step, str):
        raise TypeError(f"a step of a payment is none: one of {get_args(Answer)}")
    return {"source": handles.handle(step.source), "makes": step.makes, "for": step.covers}
