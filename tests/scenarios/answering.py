"""Written answers and the questions that they fit: names, numbers and labels become answers."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from domain.cards.catalogue import folded
from domain.kernel.refusals import Illegal
from domain.rules import (
    Answer,
    Candidate,
    Choose,
    Distribute,
    Number,
    Order,
    Partition,
    Pay,
    Question,
    Ref,
)
from domain.rules.questions import check_answer

Called = Callable[[Candidate, str], bool]
"""Whether a written name means a candidate."""

TOP = "top"
DECLINE = "pay.or_decline"


def fit(question: Question, written: Any, called: Called) -> Answer | None:
    """Return the answer that a written one means here, or nothing if it does not fit."""
    answer = _meant(question, written, called)
    if answer is None:
        return None
    try:
        check_answer(question, answer)
    except Illegal:
        return None
    return answer


def _meant(question: Question, written: Any, called: Called) -> Answer | None:
    match question.kind:
        case "yes_no":
            return _yes_no(question, written)
        case "pay":
            return Pay("auto" if written else "decline") if isinstance(written, bool) else None
        case "number":
            number = written if type(written) is int else None
            return None if number is None else Number(number)
        case "distribute":
            return _distributed(question, written, called)
        case "order":
            refs = _refs(question.candidates, written, called)
            return None if refs is None else Order(refs)
        case "partition":
            return _piles(question, written, called)
        case "targets" | "select" | "option":
            refs = _refs(question.candidates, written, called)
            return None if refs is None else Choose(refs)
        case _:
            return None


def is_name(written: Any) -> bool:
    """Whether a written answer names something, and so says yes to a "you may" before it."""
    names = written if isinstance(written, list) else [written]
    return bool(names) and all(isinstance(name, str) for name in names)


def consent(question: Question) -> Answer | None:
    """Return the yes to a question that a name may answer, or nothing."""
    if question.kind == "yes_no":
        return Choose(("yes",))
    if question.kind == "pay" and question.prompt == DECLINE:
        return Pay("auto")
    return None


def _yes_no(question: Question, written: Any) -> Answer | None:
    if isinstance(written, bool):
        return Choose(("yes" if written else "no",))
    for candidate in question.candidates:
        if isinstance(written, str) and folded(written) == folded(candidate.label):
            return Choose((candidate.ref,))
    return None


def _refs(candidates: Sequence[Candidate], written: Any, called: Called) -> tuple[Ref, ...] | None:
    """Return the candidates that are meant, each of them once, or nothing."""
    if written is False:
        return ()
    left = list(candidates)
    refs: list[Ref] = []
    for one in written if isinstance(written, list) else [written]:
        found = _one(candidates, left, one, called)
        if found is None:
            return None
        left.remove(found)
        refs.append(found.ref)
    return tuple(refs)


def _one(
    candidates: Sequence[Candidate], left: Iterable[Candidate], one: Any, called: Called
) -> Candidate | None:
    free = list(left)
    if type(one) is int:
        at = candidates[one - 1] if 0 < one <= len(candidates) else None
        return at if at in free else None
    if not isinstance(one, str):
        return None
    exact = (c for c in free if called(c, one) or folded(c.label) in _spellings(one))
    begun = (c for c in free if one and folded(c.label).startswith(folded(one)))
    ends = (c for c in free if one and folded(c.label).partition(": ")[2].startswith(folded(one)))
    return next(exact, None) or next(begun, None) or next(ends, None)


def _spellings(name: str) -> set[str]:
    """Return a label as written, and as the mana symbol of that letter."""
    return {folded(name), folded(f"{{{name}}}")}


def _distributed(question: Question, written: Any, called: Called) -> Answer | None:
    if isinstance(written, dict):
        pairs = [(_refs(question.candidates, name, called), n) for name, n in written.items()]
        return Distribute(tuple((refs[0], n) for refs, n in pairs if refs))
    if type(written) is int:
        written = [written]
    if not isinstance(written, list) or not all(type(n) is int for n in written):
        return None
    refs = [c.ref for c in question.candidates]
    if len(written) > len(refs):
        return None
    return Distribute(tuple((ref, n) for ref, n in zip(refs, written, strict=False) if n))


def _piles(question: Question, written: Any, called: Called) -> Answer | None:
    """Return an arrangement: what is named goes away, what is not stays on top in its order.

    Two lists are the two piles; a pile's own name puts everything there.
    """
    everything = tuple(c.ref for c in question.candidates)
    away = next(pile for pile in question.constraints.piles if pile != TOP)
    if isinstance(written, str) and written in question.constraints.piles:
        return Partition({written: everything})
    if isinstance(written, bool):
        return Partition({away if written else TOP: everything})
    if isinstance(written, list) and written and all(isinstance(pile, list) for pile in written):
        piles = [_refs(question.candidates, pile, called) for pile in written]
        if len(piles) != len(question.constraints.piles) or any(pile is None for pile in piles):
            return None
        named = zip(question.constraints.piles, piles, strict=True)
        return Partition({pile: refs or () for pile, refs in named})
    gone = _refs(question.candidates, written, called)
    if gone is None:
        return None
    return Partition({TOP: tuple(ref for ref in everything if ref not in gone), away: gone})
