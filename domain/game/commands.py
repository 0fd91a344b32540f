"""What can be asked of a game; each command is one request of one account."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.game.events import DeckEntry
from domain.rules import Answer


class OpenGame(msgspec.Struct, frozen=True, kw_only=True):
    """Open a table; ``seed``, ``nonce`` and ``view_key`` are fresh random bytes in hex."""

    account: str
    format: str
    seats: int
    options: dict[str, Any]
    seed: str
    nonce: str
    view_key: str


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Take the next free seat with a deck that its format allows."""

    account: str
    name: str
    deck: str
    entries: tuple[DeckEntry, ...]


class AnswerDecision(msgspec.Struct, frozen=True, kw_only=True):
    """Answer an open decision."""

    account: str
    decision: str
    answers: tuple[Answer, ...]


class SetStops(msgspec.Struct, frozen=True, kw_only=True):
    """Say where the seat wants to be asked."""

    account: str
    stops: tuple[str, ...]


class Concede(msgspec.Struct, frozen=True, kw_only=True):
    """Give the game up."""

    account: str


Command = OpenGame | TakeSeat | AnswerDecision | SetStops | Concede
