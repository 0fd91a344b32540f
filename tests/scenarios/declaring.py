"""What attacks and blocks by the entries of a script."""

from collections.abc import Mapping, Sequence
from typing import Any

from domain.rules import Attack, Block, Question
from tests.scenarios.script import Line
from tests.scenarios.table import Table, Tried


class Declaring:
    """Finds the creatures that entries mean among those that can attack or block."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def tried(self, question: Question, seat: str, pairs: list[tuple[int, Any]]) -> Tried | None:
        """Return what a declaration leads to, what must be declared added where that is missing."""
        shape = Attack if isinstance(question.default, Attack) else Block
        named = {one for one, _ in pairs}
        default = question.default.pairs if isinstance(question.default, Attack | Block) else ()
        required = [pair for pair in default if pair[0] not in named]
        for whole in ([*pairs], [*pairs, *required]):
            done = self._table.try_answers(seat, [shape(tuple(whole))])
            if isinstance(done, Tried):
                return done
        return None

    def pairs(
        self, question: Question, lines: Sequence[Line], *, complain: bool = True
    ) -> list[tuple[int, Any]]:
        """Return who attacks or blocks what by the entries; what is not possible is left out."""
        pairs: list[tuple[int, Any]] = []
        for line in lines:
            pair = self._pair(question, line.entry, pairs)
            if pair is not None:
                pairs.append(pair)
            if complain:
                line.why = "" if pair is not None else "not possible"
        return pairs

    def _pair(
        self, question: Question, entry: Mapping[str, Any], before: Sequence[tuple[int, Any]]
    ) -> tuple[int, Any] | None:
        """Return the pair that an entry means; a creature blocks again only if no other can."""
        wanted = entry.get("attacker", entry.get("defender"))
        mine = [c for c in question.candidates if self._table.means(c, entry["card"])]
        used = {one for one, _ in before}
        if question.kind == "attackers":
            mine = [candidate for candidate in mine if candidate.ref not in used]
        for candidate in sorted(mine, key=lambda c: (c.ref in used, not c.selectable)):
            for partner in candidate.partners:
                pair = int(candidate.ref), partner
                if pair in before:
                    continue
                if wanted is None or self._table.is_called(partner, str(wanted)):
                    return pair
        return None
