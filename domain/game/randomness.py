"""The mutual shuffle: what is recorded of it, and how it stands (C-20; design: randomness).

Every seat may add entropy of its own to the game's chance, in two stages: all commit, then all
open. Who waives, or lets the time run out, adds nothing, and that is on record.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.game.timing import Term
from domain.kernel.events import Event


class ShuffleOffered(Event, frozen=True, kw_only=True):
    """Every seat is taken: each may commit to entropy of its own until the term is over."""

    seats: tuple[str, ...]
    waived: tuple[str, ...] = ()
    term: Term | None = None


class RandomnessCommitted(Event, frozen=True, kw_only=True):
    """A seat binds itself; with the last one the term of the openings begins."""

    seat: str
    commitment: str
    term: Term | None = None


class RandomnessContributed(Event, frozen=True, kw_only=True):
    """A seat opens what it committed to (hex)."""

    seat: str
    entropy: str
    nonce: str


class RandomnessWaived(Event, frozen=True, kw_only=True):
    """A seat adds nothing: it said so, or its time was over (``late``)."""

    seat: str
    late: bool = False
    term: Term | None = None


ShuffleEvent = ShuffleOffered | RandomnessCommitted | RandomnessContributed | RandomnessWaived


class Contribution(msgspec.Struct, frozen=True):
    """What a seat opened (hex)."""

    entropy: str
    nonce: str


class Shuffle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far a mutual shuffle is; a seat that ``waived`` did so itself or was ``late``."""

    seats: tuple[str, ...]
    term: Term | None = None
    commitments: dict[str, str] = {}
    contributions: dict[str, Contribution] = {}
    waived: dict[str, Literal["asked", "late"]] = {}

    @property
    def committing(self) -> tuple[str, ...]:
        """Return the seats that have neither committed nor waived."""
        done = {*self.commitments, *self.waived}
        return tuple(seat for seat in self.seats if seat not in done)

    @property
    def opening(self) -> tuple[str, ...]:
        """Return the seats that have committed and neither opened nor waived."""
        done = {*self.contributions, *self.waived}
        return tuple(seat for seat in self.seats if seat in self.commitments and seat not in done)

    @property
    def stage(self) -> Literal["commit", "open", "done"]:
        """Return what is awaited: commitments, openings or nothing."""
        if self.committing:
            return "commit"
        return "open" if self.opening else "done"

    @property
    def awaited(self) -> tuple[str, ...]:
        """Return the seats that the shuffle waits for."""
        return self.committing or self.opening

    @property
    def entropy(self) -> tuple[bytes, ...]:
        """Return what goes into the root, in seat order: nothing of a seat is empty bytes."""
        given = self.contributions
        return tuple(bytes.fromhex(given[s].entropy) if s in given else b"" for s in self.seats)


def offered(event: ShuffleOffered) -> Shuffle:
    """Return a shuffle as it begins."""
    return Shuffle(seats=event.seats, term=event.term, waived=dict.fromkeys(event.waived, "asked"))


def evolve(
    shuffle: Shuffle, event: RandomnessCommitted | RandomnessContributed | RandomnessWaived
) -> Shuffle:
    """Return the shuffle after one more event."""
    match event:
        case RandomnessCommitted():
            commitments = {**shuffle.commitments, event.seat: event.commitment}
            return replace(shuffle, commitments=commitments, term=event.term or shuffle.term)
        case RandomnessContributed():
            opened = Contribution(event.entropy, event.nonce)
            return replace(shuffle, contributions={**shuffle.contributions, event.seat: opened})
        case RandomnessWaived():
            waived = {**shuffle.waived, event.seat: "late" if event.late else "asked"}
            return replace(shuffle, waived=waived, term=event.term or shuffle.term)
