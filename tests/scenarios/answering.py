"""Written answers and the questions that they fit: names, numbers and labels become answers."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from domain.cards.mana import COLOR_NAMES
from domain.cards.names import folded
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
from tests.scenarios.sight import is_nameless

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
            agreed = _agreed(written)
            return None if agreed is None else Pay("auto" if agreed else "decline")
        case "number":
            number = _number(written)
            return None if number is None else Number(number)
        case "distribute":
            return _distributed(question, written, called)
        case "order":
            return _ordered(question, written, called)
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


def _agreed(written: Any) -> bool | None:
    """Return whether a written answer is a yes or a no, or nothing for one that is neither."""
    if isinstance(written, bool):
        return written
    return {"yes": True, "no": False}.get(str(written).casefold())


def _number(written: Any) -> int | None:
    """Return a number as written, in digits or as ``X=3``."""
    if type(written) is int:
        return written
    digits = str(written).casefold().removeprefix("x=")
    return int(digits) if isinstance(written, str) and digits.isdecimal() else None


def _ordered(question: Question, written: Any, called: Called) -> Answer | None:
    """Return an order: what is named comes first, the rest follows as it stands.

    One name is no order where more than two things are to be ordered.
    """
    refs = _refs(question.candidates, written, called)
    if not refs or len(refs) < len(question.candidates) - 1:
        return None
    return Order((*refs, *(c.ref for c in question.candidates if c.ref not in refs)))


def _yes_no(question: Question, written: Any) -> Answer | None:
    agreed = _agreed(written)
    if agreed is not None:
        return Choose(("yes" if agreed else "no",))
    for candidate in question.candidates:
        if isinstance(written, str) and _is_label(written, candidate.label):
            return Choose((candidate.ref,))
    return None


def _is_label(written: str, label: str) -> bool:
    return folded(written) == folded(label) or (is_nameless(written) and is_nameless(label))


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
        # A mode that may be chosen again is there again, in the same words (CR 700.2d).
        if at is None or at in free:
            return at
        return next((c for c in free if c.label == at.label), None)
    if not isinstance(one, str):
        return None
    exact = (c for c in free if called(c, one) or folded(c.label) in _spellings(one))
    # A single letter is a player's seat, or a colour: no beginning of a text.
    told = folded(one) if len(one) > 1 else "\n"
    begun = (c for c in free if folded(c.label).startswith(told))
    ends = (c for c in free if folded(c.label).partition(": ")[2].startswith(told))
    found = next(exact, None) or next(begun, None) or next(ends, None)
    if found is None and one.isdecimal():
        return _one(candidates, free, int(one), called)
    return found


def _spellings(name: str) -> set[str]:
    """Return a label as written, and a colour by its name, its letter and its mana symbol."""
    plain = folded(name).strip("{}")
    letter = next((c for c, word in COLOR_NAMES.items() if plain in {folded(c), word}), None)
    if letter is None:
        return {plain, f"{{{plain}}}"}
    return {plain, folded(letter), folded(f"{{{letter}}}"), COLOR_NAMES[letter]}


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
