"""What runs beside the play: a table's clock, banks of time, a draw offer, claims of absence.

All of it is public and recorded as it stands after each event, so that folding computes nothing.
"""

from datetime import datetime
from typing import Literal

import msgspec

SHORTEST, LONGEST = 1, 7 * 24 * 3600
"""Bounds of every time that a table may choose, in seconds."""


class TableClock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The clock of a table, chosen as it is opened; all times in seconds.

    ``decision``: ``seconds`` for each decision. ``bank``: ``seconds`` for the whole game, and
    ``increment`` more with each decision that was answered or ran out. When the time is over
    the seat gets the decision's default answer, or loses. A seat that was silent for
    ``claim_after`` while the game waits for it may be claimed absent, and has ``claim_answer``
    to show up.
    """

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: int = 0
    increment: int = 0
    on_expiry: Literal["default", "lose"] = "default"
    claim_after: int = 120
    claim_answer: int = 60


class DrawOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A draw is offered by a seat; ``agreed`` holds every seat that wants it, the first too."""

    by: str
    agreed: tuple[str, ...]


class Claim(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat says that another is absent: made at ``at``, it holds at ``due`` if nobody came."""

    by: str
    at: datetime
    due: datetime


class Term(msgspec.Struct, frozen=True, omit_defaults=True):
    """A time that runs since ``since`` and is over at ``due`` (both UTC)."""

    since: datetime
    due: datetime

    def held(self, started: datetime, ended: datetime) -> "Term":
        """Return the term as if no time had run meanwhile; one that was over stays over."""
        if self.due <= started or self.since >= ended:
            return self
        lost = ended - max(started, self.since)
        return Term(self.since + lost, self.due + lost)


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long things around a game may take, in seconds; recorded as its table opens.

    ``shuffle`` is for each of the two stages of a mutual shuffle (C-20), ``settlement`` for a
    winner's choices (C-23).
    """

    shuffle: int = 60
    settlement: int = 72 * 3600


TERMS = Terms()
"""What is granted where nobody said otherwise."""


class Beside(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stands beside the play after an event.

    ``banks`` (milliseconds by seat) are what was left at the time of the event; a bank whose
    seat must decide runs towards that decision's deadline. ``claims`` go by the seat that is
    claimed absent. ``refused`` tells the turn in which a seat's draw offer was last declined.
    """

    banks: dict[str, int] = {}
    draw: DrawOffer | None = None
    refused: dict[str, int] = {}
    claims: dict[str, Claim] = {}
