"""The written answers of a player: which of them answers a question, and how many it takes."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from domain.rules import Answer, Question
from tests.scenarios.answering import Called, fit

KINDS = {"targets": ("target",), "option": ("mode", "choice"), "select": ("choice", "target")}
"""Which queues of another harness hold the answers to a kind of question; others: choice."""

SEVERAL = {"targets", "select", "order"}
"""The kinds of question that several answers in a row may answer, each naming one pick."""


class Taken(msgspec.Struct, frozen=True):
    """An answer, and the places in the queue of what was written for it."""

    answer: Answer
    places: tuple[int, ...]


class Answers:
    """A queue of written answers; what does not fit stays in it.

    ``kinds`` says of each which queue of another harness it came from: then it answers
    only questions that such a queue would.
    """

    def __init__(self, written: Sequence[Any], kinds: Sequence[str] | None = None) -> None:
        known = kinds if kinds is not None and len(kinds) == len(written) else [""] * len(written)
        self._left = list(zip(written, known, strict=True))

    def copy(self) -> "Answers":
        """Return a queue that can be used up without changing this one."""
        return Answers([one for one, _ in self._left], [kind for _, kind in self._left])

    def replace(self, other: "Answers") -> None:
        """Take over what is left of a copy."""
        self._left = other._left

    def head(self, question: Question) -> Any:
        """Return what would answer a question next, or nothing."""
        return next((self._left[at][0] for at in self._places(question)), None)

    def take(self, question: Question, called: Called) -> Answer | None:
        """Return the written answer that comes next, if it fits, and use it up."""
        taken = self._taken(question, called)
        if taken is None:
            return None
        self._left = [one for at, one in enumerate(self._left) if at not in taken.places]
        return taken.answer

    def forget(self, names: Callable[[str], bool], number: int) -> None:
        """Drop the answers that come next if they name so many things that were not asked for.

        The game does not ask where there is one possible answer; it may be written all the same.
        """
        if not self._left:
            return
        first = self._left[0][0]
        if isinstance(first, list):
            if len(first) == number and all(isinstance(n, str) and names(n) for n in first):
                del self._left[0]
        elif number == 1 and isinstance(first, str) and names(first):
            del self._left[0]

    def __bool__(self) -> bool:
        return bool(self._left)

    def _places(self, question: Question) -> list[int]:
        """Return where answers to such a question stand, in their order."""
        wanted = KINDS.get(question.kind, ("choice",))
        return [at for at, (_, kind) in enumerate(self._left) if kind in {"", *wanted}]

    def _taken(self, question: Question, called: Called) -> Taken | None:
        places = self._places(question)
        if not places:
            return None
        first = self._left[places[0]][0]
        answer = fit(question, first, called)
        if answer is not None:
            return Taken(answer, (places[0],))
        if question.kind not in SEVERAL or not isinstance(first, str):
            return None
        if question.kind == "targets" and question.params.get("number", 1) != 1 and places[1:]:
            # What was written for the target before, where there was one choice only.
            answer = fit(question, self._left[places[1]][0], called)
            if answer is not None:
                return Taken(answer, (places[0], places[1]))
        names: list[str] = []
        for number, place in enumerate(places, 1):
            name = self._left[place][0]
            if not isinstance(name, str):
                break
            names.append(name)
            answer = fit(question, names, called)
            if answer is not None:
                return Taken(answer, tuple(places[:number]))
        return None
