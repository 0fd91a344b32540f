"""What can be asked of a game; each command is one request of one account.

``at`` is when it came (UTC): the only way by which time enters a game. A game without a
clock needs none.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal

import msgspec

from domain.game.events import DeckEntry, TableDeck
from domain.game.sandbox import Script
from domain.game.settlement import Choice
from domain.game.timing import TableClock, Terms
from domain.kernel.refusals import Malformed
from domain.rules import Answer, Position


class OpenGame(msgspec.Struct, frozen=True, kw_only=True):
    """Open a table; ``seed``, ``nonce`` and ``view_key`` are fresh random bytes in hex.

    ``decks`` are those that belong to the table, by their kind, and ``piles`` their cards.
    """

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
    terms: Terms = Terms()
    decks: dict[str, TableDeck] = {}
    piles: dict[str, tuple[DeckEntry, ...]] = {}


class Invite(msgspec.Struct, frozen=True, kw_only=True):
    """Invite another account, ``guest`` by its ``name``; who opened the table may."""

    account: str
    guest: str
    name: str


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Take the next free seat with a deck that its format allows.

    A seat that ``waives`` adds nothing to a mutual shuffle.
    """

    account: str
    name: str
    deck: str
    entries: tuple[DeckEntry, ...]
    at: datetime | None = None
    waives: bool = False


class LeaveSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Get up before the game has begun."""

    account: str


class CloseTable(msgspec.Struct, frozen=True, kw_only=True):
    """Give the table up before the game has begun; who opened it may."""

    account: str


class CommitRandomness(msgspec.Struct, frozen=True, kw_only=True):
    """Bind a seat to entropy of its own by a hash (hex)."""

    account: str
    commitment: str
    at: datetime | None = None


class ContributeRandomness(msgspec.Struct, frozen=True, kw_only=True):
    """Open what the seat committed to (hex)."""

    account: str
    entropy: str
    nonce: str
    at: datetime | None = None


class WaiveRandomness(msgspec.Struct, frozen=True, kw_only=True):
    """Add nothing to the shuffle."""

    account: str
    at: datetime | None = None


class ExpireShuffle(msgspec.Struct, frozen=True, kw_only=True):
    """The time of a stage of the shuffle is over; where it is not, nothing comes of it."""

    at: datetime


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


class Arrange(msgspec.Struct, frozen=True, kw_only=True):
    """Arrange the seat's side of the table: it means nothing in the game."""

    account: str
    name: str
    choice: str
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


class FormatAction(msgspec.Struct, frozen=True, kw_only=True):
    """Take an action of the format without being asked, some with a card, about a spell.

    Both are named by the engine's ids.
    """

    account: str
    action: str
    card: int | None = None
    spell: int | None = None
    at: datetime | None = None


class StrikeBargain(msgspec.Struct, frozen=True, kw_only=True):
    """Make an offer to another player, or answer one; the format reads the terms."""

    account: str
    action: str
    terms: dict[str, Any]
    at: datetime | None = None


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


class Settle(msgspec.Struct, frozen=True, kw_only=True):
    """Decide a stake as its winner."""

    account: str
    stake: str
    choice: Choice
    at: datetime | None = None


class ConcludeSettlement(msgspec.Struct, frozen=True, kw_only=True):
    """Do the next step of a settlement that waits for nobody; where there is none, nothing."""

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
    | CommitRandomness
    | ContributeRandomness
    | WaiveRandomness
    | ExpireShuffle
    | AnswerDecision
    | SetStops
    | Arrange
    | Concede
    | Talk
    | ClaimAbsence
    | FormatAction
    | StrikeBargain
    | ExpireDecision
    | ExpireClaim
    | HoldClocks
    | Settle
    | ConcludeSettlement
    | OpenSandbox
)


def standing_action(account: str, action: str, data: Mapping[str, Any], at: datetime) -> Command:
    """Return the command of a standing action; raises ``Malformed`` for one that does not exist.

    ``data`` holds the ``stops`` to set, or the seat that a claim is ``against``, or the
    ``card`` and the ``spell`` of an action of the format, or the ``name`` of an arrangement
    and its ``choice``, or the ``terms`` of a bargain.
    """
    match action:
        case "concede":
            return Concede(account=account, at=at)
        case "set_stops":
            return SetStops(account=account, stops=tuple(data.get("stops", ())), at=at)
        case "arrange":
            return Arrange(
                account=account, name=str(data.get("name", "")), choice=str(data.get("choice", "")),
                at=at,
            )  # fmt: skip
        case "offer_draw" | "accept_draw" | "decline_draw" | "here":
            return Talk(account=account, action=action, at=at)
        case "claim_absence":
            return ClaimAbsence(account=account, against=str(data.get("against", "")), at=at)
        case _ if {"card", "spell"} <= data.keys():
            named = {"card": data["card"], "spell": data["spell"]}
            return FormatAction(account=account, action=action, at=at, **named)
        case _ if "terms" in data:
            return StrikeBargain(account=account, action=action, terms=dict(data["terms"]), at=at)
        case _:
            raise Malformed("There is no such action.", code="unknown-action")
