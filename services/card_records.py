"""What is kept of physical cards across collections: whose they are, and all that befell them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Literal, Protocol
from uuid import UUID

import msgspec

from domain.collection.card import PhysicalCard, Signature

Kind = Literal[
    "registered",
    "unregistered",
    "locked",
    "released",
    "staked",
    "lost",
    "kept",
    "signed",
    "lost_again",
    "offered",
    "declined",
    "withdrawn",
    "given",
]
Side = Literal["given", "held"]
"""Signatures that a player gave, each on a card that was lost to somebody, or that they hold."""


class LedgerEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that befell a card.

    ``account`` did or suffered it, ``other`` is who was on the other side. A ``private``
    entry is for these two alone: which cards a deck is made of, and what is being offered.
    """

    card: str
    kind: Kind
    account: str
    other: str | None = None
    game: str | None = None
    offer: str | None = None
    private: bool = False


class LedgerLine(msgspec.Struct, frozen=True):
    """An entry as it stands in the ledger: its place in the order of all events, and when."""

    position: int
    at: datetime
    entry: LedgerEntry


class CardHistory(msgspec.Struct, frozen=True):
    """A card as it is, whose it is (nobody's: it was taken out), and its ledger, oldest first."""

    card: PhysicalCard
    owner: str | None
    lines: tuple[LedgerLine, ...]

    @property
    def parties(self) -> frozenset[str]:
        """Return the accounts that have a part in its history."""
        named = {self.owner, self.card.registered_by, *self.card.signers}
        for line in self.lines:
            named |= {line.entry.account, line.entry.other}
        return frozenset(each for each in named if each)


class SignedCard(msgspec.Struct, frozen=True):
    """A signature with the card that bears it and who holds that card."""

    card: PhysicalCard
    owner: str
    signature: Signature

    @property
    def cursor(self) -> str:
        """Return where it stands in a list: by card, then by signer."""
        return f"{self.card.id}.{self.signature.by}"


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What one account has done against another.

    ``won`` games, cards that the other ``lost`` to it, losses of the other that moved no
    card among them, and cards it ``holds`` that the other signed.
    """

    won: int = 0
    taken: int = 0
    signed: int = 0
    holds: int = 0


class HeadToHead(msgspec.Struct, frozen=True, kw_only=True):
    """Two accounts: finished games in which both sat, and each one's figures."""

    games: int = 0
    drawn: int = 0
    one: Figures = Figures()
    other: Figures = Figures()


class CardRecords(Protocol):
    """Where that is kept; it follows the log, and ``caught_up`` waits for it."""

    async def caught_up(self, position: int) -> bool:
        """Wait until the records hold the event of that position; tell whether they do."""

    async def history(self, card: UUID) -> CardHistory | None:
        """Return a card's history, if there is such a card."""

    async def signatures(
        self, account: UUID, side: Side, after: str | None, limit: int
    ) -> Sequence[SignedCard]:
        """Return an account's signatures after a cursor, in the order of their cursors."""

    async def between(self, one: UUID, other: UUID, *, private: bool) -> HeadToHead:
        """Return the head-to-head of two accounts; games at private tables count if wanted."""
