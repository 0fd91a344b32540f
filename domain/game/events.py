"""What is recorded of a game: one event for each accepted request.

Stored names are the class names. Facts that are not public, answers, agendas and secrets
are private parts of their own, each behind a commitment in the chain.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar, Literal

import msgspec

from domain.game.physical import Copy, DeckEntry, TableDeck
from domain.game.randomness import (
    RandomnessCommitted,
    RandomnessContributed,
    RandomnessWaived,
    ShuffleOffered,
)
from domain.game.sandbox import Script
from domain.game.settlement import DecksReleased, Settled, SettlementOpened
from domain.game.timing import Beside, TableClock, Term, Terms
from domain.kernel.events import Event
from domain.rules import Agenda, Answer, AnyFact, Open, Position

ENGINE = "1.0.0"
"""The release of the rules engine that recorded an event."""


class OpenDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision that is open: its opaque id, and what the engine recorded of it.

    ``since`` is when it opened, or when its seat last did anything while it was open;
    ``deadline`` is when its time is over (both UTC; none where nothing is timed).
    """

    id: str
    asked: Open
    since: datetime | None = None
    deadline: datetime | None = None

    @property
    def decider(self) -> str:
        """Return the seat that answers it."""
        return self.asked.answered_by or self.asked.seat


class GameOpened(Event, frozen=True, kw_only=True):
    """A table is opened; the service commits to its seed (design: randomness).

    Without a ``clock`` nothing of the game is timed. A ``private`` table is there only for
    who opened it and who is ``invited`` (names by account). ``decks`` are those that belong to
    the table, by their kind, and ``piles`` the cards of each.
    """

    private_fields: ClassVar[frozenset[str]] = frozenset({"seed", "nonce", "view_key", "piles"})

    format: str
    seats: int
    options: dict[str, Any]
    opened_by: str
    commitment: str
    seed: str
    nonce: str
    view_key: str
    clock: TableClock | None = None
    private: bool = False
    invited: dict[str, str] = {}
    terms: Terms = Terms()
    decks: dict[str, TableDeck] = {}
    piles: dict[str, tuple[DeckEntry, ...]] = {}


class Invited(Event, frozen=True, kw_only=True):
    """Who opened the table invites one more account."""

    account: str
    name: str


class SeatTaken(Event, frozen=True, kw_only=True):
    """An account takes a seat with a deck; one that ``waives`` adds nothing to a shuffle."""

    private_fields: ClassVar[frozenset[str]] = frozenset({"entries", "deck"})

    seat: str
    account: str
    name: str
    deck: str
    entries: tuple[DeckEntry, ...]
    waives: bool = False


class SeatLeft(Event, frozen=True, kw_only=True):
    """A seat is free again before the game began."""

    seat: str
    account: str


class TableClosed(Event, frozen=True, kw_only=True):
    """Who opened the table gives it up before the game began."""


class Played(Event, frozen=True, kw_only=True):
    """What every event of a game under way records.

    ``facts`` up to the next decision, the ``agenda`` after them, what is ``open`` then and
    what stands ``beside`` it.
    """

    facts: tuple[AnyFact, ...]
    agenda: Agenda
    open: tuple[OpenDecision, ...]
    engine: str = ENGINE
    beside: Beside = Beside()

    def split(self) -> tuple[dict[str, object], dict[str, object]]:
        """Public facts stay in the public part; each other fact is a private part of its own.

        So are those fields of a public fact that its class says are ``unseen``.
        """
        whole = msgspec.to_builtins(self, str_keys=True)
        whole.pop("type", None)
        private: dict[str, object] = {
            name: whole.pop(name) for name in ("agenda", "answers") if name in whole
        }
        told: list[object] = []
        for at, (fact, body) in enumerate(zip(self.facts, whole["facts"], strict=True)):
            if fact.audience != "public":
                private[f"fact:{at}"] = body
                told.append(None)
                continue
            unseen = {name: body.pop(name) for name in fact.unseen if name in body}
            if unseen:
                private[f"fact:{at}"] = unseen
            told.append(body)
        whole["facts"] = told
        return whole, private

    @classmethod
    def join(cls, public: dict[str, object], private: dict[str, object]) -> dict[str, object]:
        """Put the private facts and fields back at their places."""
        whole = {**public, **{k: v for k, v in private.items() if not k.startswith("fact:")}}
        told = whole["facts"]
        if isinstance(told, list):
            whole["facts"] = [
                {**(body or {}), **_parts(private, f"fact:{at}")} for at, body in enumerate(told)
            ]
        return whole


def _parts(private: dict[str, object], name: str) -> dict[str, object]:
    part = private.get(name, {})
    return part if isinstance(part, dict) else {}


class GameStarted(Played, frozen=True, kw_only=True):
    """All seats are taken: the order of turns is drawn and the game begins (CR 103)."""

    order: tuple[str, ...]


class Answered(Played, frozen=True, kw_only=True):
    """A seat answered its decision; ``answers`` are in the engine's own ids."""

    seat: str
    decision: str
    answers: tuple[Answer, ...]


class Acted(Played, frozen=True, kw_only=True):
    """A seat took a standing action."""

    seat: str
    action: str
    data: dict[str, Any] = {}


class Conceded(Played, frozen=True, kw_only=True):
    """A seat conceded (CR 104.3a)."""

    seat: str


class Expired(Played, frozen=True, kw_only=True):
    """The time of a seat is over: its decision got the default answers, or the seat lost.

    ``outcome`` is ``default`` or the reason of the loss: ``time``, or ``absent`` where a claim
    held, which names no decision.
    """

    seat: str
    decision: str | None
    outcome: Literal["default", "time", "absent"]
    answers: tuple[Answer, ...] = ()


class ClocksHeld(Event, frozen=True, kw_only=True):
    """The service was away from ``started`` for so many milliseconds: no time ran meanwhile.

    ``open`` and ``beside`` hold the deadlines as they are now, ``term`` what runs around the
    play; nothing else changed.
    """

    outage: str
    started: datetime
    milliseconds: int
    open: tuple[OpenDecision, ...]
    beside: Beside
    term: Term | None = None


class SandboxOpened(Played, frozen=True, kw_only=True):
    """A game is laid out from a position: it is its opener's alone and counts for nothing.

    ``names`` are its players' in turn order, ``script`` holds results of chance to come, and
    ``foresight`` says that a dry run tells what would be asked next.
    """

    format: str
    options: dict[str, Any]
    opened_by: str
    commitment: str
    seed: str
    nonce: str
    view_key: str
    names: tuple[str, ...]
    position: Position
    script: Script = Script()
    foresight: bool = False

    def split(self) -> tuple[dict[str, object], dict[str, object]]:
        """Keep what is hidden of the position, its chance and its keys out of the public part."""
        whole, private = super().split()
        hidden = ("seed", "nonce", "view_key", "position", "script")
        private |= {name: whole.pop(name) for name in hidden}
        return whole, private


class Disclosed(Event, frozen=True, kw_only=True):
    """The game is over: the seed is opened, so that anyone can recompute every shuffle."""

    seed: str
    nonce: str


GameEvent = (
    GameOpened
    | Invited
    | SeatTaken
    | SeatLeft
    | TableClosed
    | ShuffleOffered
    | RandomnessCommitted
    | RandomnessContributed
    | RandomnessWaived
    | GameStarted
    | Answered
    | Acted
    | Conceded
    | Expired
    | ClocksHeld
    | SandboxOpened
    | Disclosed
    | SettlementOpened
    | DecksReleased
    | Settled
)

__all__ = ["Copy", "DeckEntry", "GameEvent", "TableDeck"]
