"""The settlement: what is recorded of it, and how it stands (C-22 to C-26).

A game of physical cards ends with a settlement, pending until every stake is settled and every
other card is free. What each step does to collections is recorded there, in the same append.
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.game.timing import Term
from domain.kernel.events import Event

Choice = Literal["take", "sign_own"]
"""Take the card that was at stake, or have the loser sign one's own of that name (C-23)."""

By = Literal["winner", "default", "rule"]
"""Who chose: the winner, the settlement clock, or nobody, for there was no choice."""


class Stake(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A physical card at stake, and the winner's ``own`` of that name (ids of cards)."""

    id: str
    loser: str
    winner: str
    card: str
    name: str
    own: tuple[str, ...] = ()
    signed: bool = True


class SettlementOpened(Event, frozen=True, kw_only=True):
    """The game is over: these stakes are to be settled, and until when the winner may choose.

    Without a stake (a draw) all that is left to do is to free the cards.
    """

    stakes: tuple[Stake, ...]
    winner: str
    since: datetime | None = None
    deadline: datetime | None = None


class DecksReleased(Event, frozen=True, kw_only=True):
    """Every card that is not at stake is free again."""


class Settled(Event, frozen=True, kw_only=True):
    """A stake is settled: the card went over, or the loser signed the winner's ``own``."""

    stake: str
    choice: Choice
    by: By
    own: str = ""


class Settlement(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far a settlement is; ``settled`` by stake."""

    stakes: tuple[Stake, ...]
    winner: str
    since: datetime | None = None
    term: Term | None = None
    released: bool = False
    settled: dict[str, Settled] = {}

    @property
    def pending(self) -> tuple[Stake, ...]:
        """Return the stakes that are not settled."""
        return tuple(each for each in self.stakes if each.id not in self.settled)

    @property
    def choices(self) -> tuple[Stake, ...]:
        """Return the stakes that the winner must decide."""
        return tuple(each for each in self.pending if each.own and each.signed)

    @property
    def automatic(self) -> tuple[Stake, ...]:
        """Return the stakes that wait for nobody's choice."""
        return tuple(each for each in self.pending if each not in self.choices)

    @property
    def unfinished(self) -> bool:
        """Whether there is a step to do that waits for nobody."""
        return not self.released or bool(self.automatic)

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return self.released and not self.pending

    @property
    def held(self) -> frozenset[str]:
        """Return the cards that stay locked: those of pending stakes (C-23)."""
        return frozenset(card for each in self.pending for card in (each.card, *each.own))

    def stake(self, stake_id: str) -> Stake | None:
        """Return a stake by its id."""
        return next((each for each in self.stakes if each.id == stake_id), None)


def opened(event: SettlementOpened) -> Settlement:
    """Return a settlement as it begins."""
    term = None
    if event.since is not None and event.deadline is not None:
        term = Term(event.since, event.deadline)
    return Settlement(stakes=event.stakes, winner=event.winner, since=event.since, term=term)


def evolve(settlement: Settlement, event: DecksReleased | Settled) -> Settlement:
    """Return the settlement after one more event."""
    match event:
        case DecksReleased():
            return replace(settlement, released=True)
        case Settled():
            return replace(settlement, settled={**settlement.settled, event.stake: event})
