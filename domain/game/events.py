"""What is recorded of a game: one event for each accepted request.

Stored names are the class names. Facts that are not public, answers, agendas and secrets
are private parts of their own, each behind a commitment in the chain.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from domain.kernel.events import Event
from domain.rules import Agenda, Answer, AnyFact, Open

ENGINE = "1.0.0"
"""The release of the rules engine that recorded an event."""


class OpenDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision that is open: its opaque id, and what the engine recorded of it."""

    id: str
    asked: Open


class DeckEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many cards of one definition in a deck brought to a game."""

    name: str
    digest: str
    count: int


class GameOpened(Event, frozen=True, kw_only=True):
    """A table is opened; the service commits to its seed (design: randomness)."""

    private_fields: ClassVar[frozenset[str]] = frozenset({"seed", "nonce", "view_key"})

    format: str
    seats: int
    options: dict[str, Any]
    opened_by: str
    commitment: str
    seed: str
    nonce: str
    view_key: str


class SeatTaken(Event, frozen=True, kw_only=True):
    """An account takes a seat with a deck."""

    private_fields: ClassVar[frozenset[str]] = frozenset({"entries", "deck"})

    seat: str
    account: str
    name: str
    deck: str
    entries: tuple[DeckEntry, ...]


class Played(Event, frozen=True, kw_only=True):
    """What every event of a game under way records.

    ``facts`` up to the next decision, the ``agenda`` after them and what is ``open`` then.
    """

    facts: tuple[AnyFact, ...]
    agenda: Agenda
    open: tuple[OpenDecision, ...]
    engine: str = ENGINE

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


class Disclosed(Event, frozen=True, kw_only=True):
    """The game is over: the seed is opened, so that anyone can recompute every shuffle."""

    seed: str
    nonce: str


GameEvent = GameOpened | SeatTaken | GameStarted | Answered | Acted | Conceded | Disclosed
