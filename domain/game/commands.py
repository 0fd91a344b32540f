"""What can be asked of a game; each command is one request of one account.

``at`` is when it came (UTC): the only way by which time enters a game. A game without a
clock needs none.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal

import msgspec

from domain.game.events import DeckEntry
from domain.game.sandbox import Script
from domain.game.timing import TableClock
from domain.kernel.refusals import Malformed
from domain.rules import Answer, Position


class OpenGame(msgspec.Struct, frozen=True, kw_only=True):
    """Open a table; ``seed``, ``nonce`` and ``view_key`` are fresh random bytes in hex."""

    account: str
    format: str
    seats: int
    options: dict[str, Any]
    seed: str
    nonce: str
    view_key: str
    clock: TableClock | None = None
    private: bool = False
    invited: dict[str, str] = {}


class Invite(msgspec.Struct, frozen=True, kw_only=True):
    """Invite another account, ``guest`` by its ``name``; who opened the table may."""

    account: str
    guest: str
    name: str


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Take the next free seat with a deck that its format allows."""

    account: str
    name: str
    deck: str
    entries: tuple[DeckEntry, ...]
    at: datetime | None = None


class LeaveSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Get up before the game has begun."""

    account: str


class CloseTable(msgspec.Struct, frozen=True, kw_only=True):
    """Give the table up before the game has begun; who opened it may."""

    account: str


class AnswerDecision(msgspec.Struct, frozen=True, kw_only=True):
    """Answer an open decision."""

    account: str
    decision: str
    answers: tuple[Answer, ...]
    at: datetime | None = None


class SetStops(msgspec.Struct, frozen=True, kw_only=True):
    """Say where the seat wants to be asked."""

    account: str
    stops: tuple[str, ...]
    at: datetime | None = None


class Concede(msgspec.Struct, frozen=True, kw_only=True):
    """Give the game up."""

    account: str
    at: datetime | None = None


class Talk(msgspec.Struct, frozen=True, kw_only=True):
    """Say something that moves no card: about a draw, or that one is here."""

    account: str
    action: Literal["offer_draw", "accept_draw", "decline_draw", "here"]
    at: datetime | None = None


class ClaimAbsence(msgspec.Struct, frozen=True, kw_only=True):
    """Claim that the seat for which the game waits is absent."""

    account: str
    against: str
    at: datetime


class ExpireDecision(msgspec.Struct, frozen=True, kw_only=True):
    """The time of a decision is over; of one that is no longer open nothing comes."""

    decision: str
    at: datetime


class ExpireClaim(msgspec.Struct, frozen=True, kw_only=True):
    """The time to show up is over; where no claim stands nothing comes of it."""

    against: str
    at: datetime


class HoldClocks(msgspec.Struct, frozen=True, kw_only=True):
    """The service was away from ``started`` to ``ended``; once an outage, by its name."""

    outage: str
    started: datetime
    ended: datetime
    at: datetime


class OpenSandbox(msgspec.Struct, frozen=True, kw_only=True):
    """Open a game that begins in a position; ``names`` are its players' in turn order."""

    account: str
    format: str
    options: dict[str, Any]
    names: tuple[str, ...]
    position: Position
    script: Script
    foresight: bool
    seed: str
    nonce: str
    view_key: str


Command = (
    OpenGame
    | Invite
    | TakeSeat
    | LeaveSeat
    | CloseTable
    | AnswerDecision
    | SetStops
    | Concede
    | Talk
    | ClaimAbsence
    | ExpireDecision
    | ExpireClaim
    | HoldClocks
    | OpenSandbox
)


def standing_action(account: str, action: str, data: Mapping[str, Any], at: datetime) -> Command:
    """Return the command of a standing action; raises ``Malformed`` for one that does not exist.

    ``data`` holds the ``stops`` to set, or the seat that a claim is ``against``.
    """
    match action:
        case "concede":
            return Concede(account=account, at=at)
        case "set_stops":
            return SetStops(account=account, stops=tuple(data.get("stops", ())), at=at)
        case "offer_draw" | "accept_draw" | "decline_draw" | "here":
            return Talk(account=account, action=action, at=at)
        case "claim_absence":
            return ClaimAbsence(account=account, against=str(data.get("against", "")), at=at)
        case _:
            raise Malformed("There is no such action.", code="unknown-action")
