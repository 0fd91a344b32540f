"""When things happen in a game: turns and their steps, and the stages between them."""

import msgspec

from domain.rules.turn import STEPS

STAGES = ("income", "landgrab", "discovery", "auction")
"""What a stage between turns consists of, in its order (Q-20)."""

NAMES = frozenset((*STEPS, *STAGES))


class Stop(msgspec.Struct, frozen=True):
    """Where a scenario ends: a step of a turn, or of the stage that begins a ``round``."""

    turn: int = 1
    step: str = "cleanup"
    round: int | None = None

    def is_before(self, turn: int, step: str, round: int) -> bool:
        """Whether a step that begins comes after the end of this one.

        A stage stands between the turn that was the last one and the next: in its round it
        comes before every turn.
        """
        if self.round is not None:
            at = STAGES.index(step) if step in STAGES else len(STAGES)
            return (round, at) > (self.round, STAGES.index(self.step))
        at = STEPS.index(step) if step in STEPS else len(STEPS)
        return (turn, at) > (self.turn, STEPS.index(self.step))
