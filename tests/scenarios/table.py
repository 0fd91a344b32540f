"""What a game is to a scenario, however it is driven: in process or over HTTP.

Questions and answers are those of ``domain.rules``; their refs are whatever the driver
names things by, and only it can read them.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from domain.kernel.refusals import Refusal
from domain.rules import Answer, Candidate, Incomplete, Question, Ref
from domain.rules.context import Announced
from tests.scenarios.reader import Scenario
from tests.scenarios.sight import Moment, Seen, Sight


class Tried(msgspec.Struct, frozen=True):
    """Answers that would be taken: what they announce, and what is kept of them to do it."""

    announced: Announced | None
    kept: Any


class Table(Protocol):
    """One game."""

    @property
    def stopped(self) -> bool:
        """Whether the scenario's time is over; what is seen then is what was true at its stop."""

    def questions(self) -> Sequence[Question]:
        """Return what is open, in the order asked."""

    def moment(self) -> Moment:
        """Return where the game is now."""

    def sight(self) -> Sight:
        """Return what can be seen now, or was seen at the stop."""

    def about(self, candidate: Candidate) -> Seen | None:
        """Return the object of a candidate."""

    def means(self, candidate: Candidate, name: str) -> bool:
        """Whether a name or alias means a candidate."""

    def is_called(self, ref: Ref, name: str) -> bool:
        """Whether a name or alias means an object or player."""

    def try_answers(self, seat: str, answers: Sequence[Answer]) -> Tried | Incomplete | Refusal:
        """Return what answers would lead to; nothing is kept of it."""

    def questions_after(self, tried: Tried) -> Sequence[Question]:
        """Return what the seat would be asked after answers that were tried."""

    def keep(self, tried: Tried) -> None:
        """Give the answers that were tried."""

    def give(self, seat: str, answers: Sequence[Answer]) -> str | None:
        """Give answers that were not tried; return why they were not taken, or nothing."""

    def aimed(self) -> Sequence[tuple[str, tuple[Ref, ...]]]:
        """Return who has aimed triggered abilities at what by the answers given last.

        A driver that cannot see it returns nothing.
        """

    def concede(self, seat: str) -> None:
        """A player concedes."""

    def bargain(self, seat: str, name: str, entry: Mapping[str, Any]) -> str | None:
        """Make an offer or answer one; return why that cannot be, or nothing.

        Raises ``LookupError`` where the offer that is meant was not made yet.
        """

    def settle(self, seat: str, card: str, choice: str) -> str | None:
        """Decide a stake as its winner; return why that cannot be, or nothing."""

    def by_hand(self, seat: str, names: Sequence[str]) -> Sequence[Answer]:
        """Return the ways to tap these permanents for mana; raises ``Illegal`` if there is none."""


class World(Protocol):
    """Where scenarios are played."""

    def formats(self) -> Collection[str]:
        """Return the ids of the formats."""

    def knows(self, card: str) -> bool:
        """Whether there is a card of that name."""

    def deck_faults(self, rules: str, kind: str, entries: Sequence[Mapping[str, Any]]) -> set[str]:
        """Return the ids of the rules that a deck of a kind breaks."""

    def open(self, scenario: Scenario) -> Table:
        """Lay a scenario's board out; raises ``Unsupported`` for what there is not."""
