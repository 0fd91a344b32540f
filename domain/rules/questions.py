"""Decision points: what a player is asked, what may be answered, and the check of it.

Thirteen kinds and no more; mechanics belong in the prompt and the candidates. Legality of
the single candidate comes from ``domain.rules.legality``; here stand the closed
constraints on whole answers.
"""

from collections.abc import Callable
from typing import Literal, Self

import msgspec

from domain.kernel.refusals import Illegal
from domain.rules import answers as a
from domain.rules.context import Ref

Kind = Literal[
    "act", "targets", "select", "order", "partition", "distribute", "number",
    "option", "yes_no", "attackers", "blockers", "pay", "setup",
]  # fmt: skip


class Reason(msgspec.Struct, frozen=True):
    """Why something is not allowed: a stable code, the rule, a sentence."""

    code: str
    rule: str
    text: str


class Candidate(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that can be picked; ``ref`` is the engine's own name of it.

    ``object`` is what it is about, ``against`` another one that it would be done to.
    """

    ref: Ref
    label: str = ""
    selectable: bool = True
    reason: Reason | None = None
    verb: str | None = None
    object: int | None = None
    against: int | None = None
    cost: str | None = None
    needs: tuple[str, ...] = ()
    group: str | None = None
    value: int | None = None
    min: int | None = None
    max: int | None = None
    must: bool = False
    partners: tuple[Ref, ...] = ()
    mana: bool = False


class Constraints(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The closed list of constraints on a whole answer.

    ``min``/``max``: number of picks, or the bounds of a number. ``total``: the exact sum of
    a distribution. ``min_blockers``: for an attacker, the fewest that may block it if any
    does. ``complete`` False: the answer may still be refused, the examples never are.
    """

    min: int | None = None
    max: int | None = None
    ordered: bool = False
    total: int | None = None
    min_each: int | None = None
    piles: tuple[str, ...] = ()
    must_include: tuple[Ref, ...] = ()
    all_different_by: Literal["group"] | None = None
    min_blockers: dict[int, int] = {}
    complete: bool = True


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A decision point put to one seat.

    ``default`` is the first legal answer in canonical order, passing or declining where
    that is allowed, ``examples`` are other legal ones where the constraints do not tell all.
    ``check`` returns why a whole answer is not allowed, or nothing.
    ``secret``: others may not learn what is asked about (CR 101.4).
    """

    seat: str
    kind: Kind
    rule: str
    prompt: str
    params: dict[str, str | int] = {}
    candidates: tuple[Candidate, ...] = ()
    constraints: Constraints = Constraints()
    default: a.Answer
    examples: tuple[a.Answer, ...] = ()
    source: int | None = None
    answered_by: str | None = None
    preview: dict[str, str] = {}
    secret: bool = False
    check: Callable[[a.Answer], Reason | None] | None = None


class Open(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that is open: all that is recorded of it, never the candidates."""

    seat: str
    kind: Kind
    rule: str
    source: int | None = None
    answered_by: str | None = None
    secret: bool = False

    @classmethod
    def of(cls, question: Question) -> Self:
        """Return what is recorded of a question while it is open."""
        return cls(
            seat=question.seat,
            kind=question.kind,
            rule=question.rule,
            source=question.source,
            answered_by=question.answered_by,
            secret=question.secret,
        )


SHAPES: dict[str, type[msgspec.Struct]] = {
    "act": a.Choose, "targets": a.Choose, "select": a.Choose, "option": a.Choose,
    "yes_no": a.Choose, "setup": a.Choose, "order": a.Order, "partition": a.Partition,
    "distribute": a.Distribute, "number": a.Number, "attackers": a.Attack,
    "blockers": a.Block, "pay": a.Pay,
}  # fmt: skip


def check_answer(question: Question, answer: a.Answer) -> None:
    """Raise ``Illegal`` unless the answer fits the question."""
    if not isinstance(answer, SHAPES[question.kind]):
        raise _illegal(question, "shape", f"This decision wants an answer of kind {question.kind}.")
    fault = _fault(question, answer)
    if fault is None and question.check is not None:
        fault = question.check(answer)
    if fault is not None:
        raise Illegal(fault.text, code=fault.code, rule=fault.rule)


def _illegal(question: Question, code: str, text: str) -> Illegal:
    return Illegal(text, code=code, rule=question.rule)


def _fault(question: Question, answer: a.Answer) -> Reason | None:
    match answer:
        case a.Choose(picks):
            return _picks(question, picks)
        case a.Order(order):
            whole = sorted(map(str, order)) == sorted(str(c.ref) for c in question.candidates)
            return None if whole else _reason(question, "order", "Name every candidate once.")
        case a.Partition(piles):
            return _piles(question, piles)
        case a.Distribute(amounts):
            return _amounts(question, amounts)
        case a.Number(number):
            return _bounds(question, number, "number")
        case a.Attack(pairs) | a.Block(pairs):
            return _pairs(question, pairs)
        case a.Pay("decline") if question.default != answer:
            return _reason(question, "no-decline", "This cost cannot be declined.")
        case _:
            return None


def _reason(question: Question, code: str, text: str) -> Reason:
    return Reason(code, question.rule, text)


def _bounds(question: Question, number: int, what: str) -> Reason | None:
    low, high = question.constraints.min, question.constraints.max
    if (low is not None and number < low) or (high is not None and number > high):
        return _reason(question, what, f"Between {low} and {high} are allowed, not {number}.")
    return None


def _picks(question: Question, picks: tuple[Ref, ...]) -> Reason | None:
    by_ref = {c.ref: c for c in question.candidates}
    if len(set(picks)) != len(picks):
        return _reason(question, "repeated", "A candidate is picked twice.")
    for pick in picks:
        candidate = by_ref.get(pick)
        if candidate is None:
            return _reason(question, "unknown-handle", "One of the picks is no candidate.")
        if not candidate.selectable:
            return candidate.reason or _reason(question, "not-selectable", "Not allowed now.")
    if question.constraints.all_different_by:
        groups = [by_ref[pick].group for pick in picks]
        if len(set(groups)) != len(groups):
            return _reason(question, "same-group", "The picks must differ from one another.")
    missing = set(question.constraints.must_include) - set(picks)
    if missing:
        return _reason(question, "must-include", "A candidate that must be picked is missing.")
    return _bounds(question, len(picks), "count")


def _piles(question: Question, piles: dict[str, tuple[Ref, ...]]) -> Reason | None:
    if set(piles) - set(question.constraints.piles):
        return _reason(question, "piles", "There is no such pile.")
    placed = sorted(str(ref) for pile in piles.values() for ref in pile)
    if placed != sorted(str(c.ref) for c in question.candidates):
        return _reason(question, "piles", "Put every candidate into one pile.")
    return None


def _amounts(question: Question, amounts: tuple[tuple[Ref, int], ...]) -> Reason | None:
    by_ref = {c.ref: c for c in question.candidates}
    given = dict(amounts)
    if len(given) != len(amounts) or set(given) - set(by_ref):
        return _reason(question, "unknown-handle", "One of the amounts is for no candidate.")
    for ref, candidate in by_ref.items():
        amount = given.get(ref, 0)
        low = candidate.min if candidate.min is not None else question.constraints.min_each or 0
        if amount < low or (candidate.max is not None and amount > candidate.max):
            return _reason(question, "amount", f"{candidate.label} cannot get {amount}.")
    if sum(given.values()) != question.constraints.total:
        return _reason(question, "total", f"The sum must be {question.constraints.total}.")
    return None


def _pairs(question: Question, pairs: tuple[tuple[int, Ref], ...]) -> Reason | None:
    by_ref = {c.ref: c for c in question.candidates}
    for one, other in pairs:
        candidate = by_ref.get(one)
        if candidate is None or other not in candidate.partners:
            return (candidate and candidate.reason) or _reason(
                question, "unknown-handle", "That creature cannot do that."
            )
    return None


def is_choice(question: Question, answer: a.Answer) -> bool:
    """Whether an answer is more than letting go on what goes on by itself (CR 104.4b).

    Passing is none; neither is declining to pay, which nobody can be forced to do (CR 732.6),
    nor the order of abilities that trigger together.
    """
    match answer:
        case a.Choose(("pass",)):
            return question.kind != "act"
        case a.Pay("decline"):
            return False
        case _:
            return question.prompt != "triggers.order"
