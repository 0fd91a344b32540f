"""The choices that an entry of the script makes as its spell or ability is announced."""

from collections.abc import Mapping
from typing import Any

from domain.rules import Answer, Question, Ref
from domain.rules.context import Announced
from tests.scenarios.answering import fit
from tests.scenarios.script import names
from tests.scenarios.table import Table, Tried

KICKER = "cast.kicker"
TIMES = "cast.times"
"""What is asked about optional additional costs (CR 702.33)."""

ROUNDS = "loop.times"
"""What is asked about a loop that is proposed (CR 732.2a)."""


class Choices:
    """The choices that an entry makes for its spell or ability, used one after the other."""

    def __init__(self, entry: Mapping[str, Any], table: Table) -> None:
        self._entry = entry
        self._table = table
        targets = entry.get("targets")
        grouped = isinstance(targets, list) and any(isinstance(one, list) for one in targets)
        self._grouped = grouped
        self._targets: list[Any] | None = (
            None if targets is None else list(targets) if isinstance(targets, list) else [targets]
        )

    def answer(self, question: Question) -> Answer | str | None:
        """Return the entry's answer, why it cannot be, or nothing where the entry is silent."""
        written = self._written(question)
        if written is None:
            return None
        answer = fit(question, written, self._table.means)
        return answer if answer is not None else f"{written} not allowed"

    def _written(self, question: Question) -> Any:
        match question.kind:
            case "targets":
                return self._next_targets(question)
            case "distribute":
                return self._entry.get("divide")
            case "option" if question.prompt.endswith(".modes"):
                return self._entry.get("modes")
            case "option" if "color" in self._entry:
                return self._entry["color"]
            case "number" if question.prompt == TIMES:
                times = self._entry.get("kicked")
                return None if times is None else int(times)
            case "number" if question.prompt == ROUNDS:
                return self._entry.get("times")
            case "number":
                return self._entry.get("x")
            case "yes_no" if question.prompt == KICKER:
                return self._is_kicked(question)
            case _:
                return None

    def _is_kicked(self, question: Question) -> bool | None:
        """Return whether an optional cost is paid; several kickers are told apart by name."""
        kicked = self._entry.get("kicked")
        if kicked is None or isinstance(kicked, bool | int):
            return None if kicked is None else bool(kicked)
        cost = f"{question.params.get('name', '')} {question.params.get('cost', '')}"
        return any(str(name) in cost for name in names(kicked))

    def _next_targets(self, question: Question) -> Any:
        """Return the targets of one group: as written, or as many as the group takes.

        A group with one possible choice is not asked for, so that later ones go by number.
        """
        if self._targets is None:
            return None
        if self._grouped:
            number = question.params.get("number", 1)
            at = number - 1 if isinstance(number, int) else 0
            return self._targets[at] if at < len(self._targets) else []
        most = question.constraints.max or 0
        fitting = [name for name in self._targets if self._may_be(question, name)]
        group = (fitting or self._targets)[:most]
        for name in group:
            self._targets.remove(name)
        return group

    def _may_be(self, question: Question, name: Any) -> bool:
        return any(self._table.means(candidate, str(name)) for candidate in question.candidates)

    def not_kept(self, done: Tried) -> str | None:
        """Return which of the entry's choices the game did not ask for and did not make."""
        announced = done.announced
        if announced is None:
            return None
        entry = self._entry
        if "x" in entry and announced.x != entry["x"]:
            return f"x is {announced.x}"
        modes = entry.get("modes", ())
        numbers = [modes] if type(modes) is int else modes
        counted = [mode - 1 for mode in numbers if type(mode) is int]
        if counted and sorted(counted) != sorted(announced.modes):
            return f"modes {announced.modes}"
        if entry.get("kicked") and not (announced.kicked or any(announced.paid.values())):
            return "not kicked"
        if "targets" in entry and not self._aims(announced):
            return "other targets"
        return None

    def _aims(self, announced: Announced) -> bool:
        """Whether all that the entry names was chosen, in the group where it is named."""
        written = self._entry["targets"]
        if self._grouped:
            pairs = zip(announced.targets, written, strict=False)
            return all(self._are_among(group, refs) for refs, group in pairs)
        refs = tuple(ref for group in announced.targets for ref in group)
        return self._are_among(written, refs)

    def _are_among(self, written: Any, refs: tuple[Ref, ...]) -> bool:
        return all(any(self._table.is_called(ref, name) for ref in refs) for name in names(written))
