"""The open questions of a state, listed once for all who need them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.rules import looks
from domain.rules.questions import Open, Question
from domain.rules.state import GameState

if TYPE_CHECKING:
    from domain.rules.engine import Engine


class Listing:
    """What is open in a state, and how things look in it.

    Who judges an answer begins in the state in which the question was listed: its
    candidates and characteristics need not be worked out again. It is a copy of what was
    worked out, so that several answers may be tried.
    """

    def __init__(self, state: GameState, questions: tuple[Question, ...], engine: Engine) -> None:
        self.state = state
        self.questions = questions
        # A question under way may have moved the engine on: then it is of another state.
        self._seen = None if engine.facts else engine

    def question(self, stub: Open) -> Question | None:
        """Return the question that a stub stands for, if it is one of these."""
        return next((q for q in self.questions if Open.of(q) == stub), None)

    def given_to(self, engine: Engine) -> None:
        """Let an engine that begins in this state know what was worked out."""
        known = self._seen
        if known is not None:
            looks.hand_over(known, engine)
