"""Physical cards across collections in Postgres: tables that follow the log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, LiteralString
from uuid import UUID

import msgspec
from psycopg import AsyncConnection

from domain.collection.card import PhysicalCard
from domain.collection.events import OfCollection
from domain.game.settlement import Settled, SettlementOpened
from infra.eventstore.statements import Row
from infra.postgres.pool import Pool
from services.card_records import (
    CardHistory,
    Figures,
    HeadToHead,
    LedgerEntry,
    LedgerLine,
    Side,
    SignedCard,
)
from services.ports import Recorded
from services.projections.card_records import (
    Held,
    Signed,
    TakenOut,
    changes,
    entries,
    named,
    of_game,
)

NAME = "card-records"
TABLES = ("card_ledger", "card_stakes", "card_signatures", "physical_cards")

PATIENCE = 2.0
"""Seconds that a read waits for the records to hold what its caller did before."""

POLL = 0.02

_HELD = """
    INSERT INTO physical_cards (card, owner, body) VALUES (%s, %s, %s)
    ON CONFLICT (card) DO UPDATE SET owner = excluded.owner, body = excluded.body
"""
_BORNE = """
    INSERT INTO card_signatures (card, signer) VALUES (%s, %s) ON CONFLICT DO NOTHING
"""
_LINE = """
    INSERT INTO card_ledger (card, position, kind, account, other, body, at)
    VALUES (%s, %s, %s, %s, %s, %s, %s)
"""
_SIGNATURES: LiteralString = """
    SELECT c.owner, s.signer, c.body FROM card_signatures s JOIN physical_cards c USING (card)
    WHERE CASE WHEN %(side)s = 'given' THEN s.signer = %(account)s ELSE c.owner = %(account)s END
      AND c.owner IS NOT NULL
      AND (%(card)s::uuid IS NULL OR (s.card, s.signer) > (%(card)s::uuid, %(signer)s::text))
    ORDER BY s.card, s.signer LIMIT %(limit)s
"""
# Games are counted from the notes of games, which another projection keeps.
_GAMES: LiteralString = """
    WITH met AS (
        SELECT n.body, n.body->'result'->'winners' AS winners,
               (SELECT s.key FROM jsonb_each(n.body->'seats') s
                WHERE s.value->>'account' = %(one)s::text) AS one,
               (SELECT s.key FROM jsonb_each(n.body->'seats') s
                WHERE s.value->>'account' = %(other)s::text) AS other
        FROM account_games a JOIN account_games b ON b.game = a.game AND b.account = %(other)s::uuid
        JOIN game_notes n ON n.game = a.game
        WHERE a.account = %(one)s::uuid AND n.body->>'status' = 'over'
          AND (%(private)s OR NOT coalesce((n.body->>'private')::boolean, false))
    )
    SELECT count(*), count(*) FILTER (WHERE winners ? one AND NOT winners ? other),
           count(*) FILTER (WHERE winners ? other AND NOT winners ? one)
    FROM met WHERE one IS NOT NULL AND other IS NOT NULL
"""
_LOSSES: LiteralString = """
    SELECT kind, count(*) FROM card_ledger
    WHERE account = %(loser)s AND other = %(winner)s AND kind IN ('lost', 'signed')
    GROUP BY kind
"""
_AGAINST: LiteralString = """
    SELECT count(*) FROM card_signatures s JOIN physical_cards c USING (card)
    WHERE s.signer = %(loser)s AND c.owner = %(winner)s
"""

_cards = msgspec.json.Decoder(PhysicalCard)
_entries = msgspec.json.Decoder(LedgerEntry)


async def follow(connection: AsyncConnection[Row], batch: Sequence[Recorded]) -> None:
    """Write what a batch says of cards (``infra.worker.TransactionalFollower``)."""
    for one in batch:
        if isinstance(one.event, OfCollection):
            await _write_lines(connection, one, entries(one.event))
            await _write_changes(connection, one)
        elif isinstance(one.event, SettlementOpened | Settled):
            await _write_settlement(connection, one)


async def _write_lines(
    connection: AsyncConnection[Row], one: Recorded, told: Sequence[LedgerEntry]
) -> None:
    if not told:
        return
    async with connection.cursor() as writing:
        await writing.executemany(
            _LINE,
            [
                (each.card, one.position, each.kind, each.account, each.other, _text(each), one.at)
                for each in told
            ],
        )


async def _write_settlement(connection: AsyncConnection[Row], one: Recorded) -> None:
    """Write what is at stake, and what its owner kept; a sandbox's cards are nobody's."""
    if isinstance(one.event, SettlementOpened):
        stakes = [
            (one.stream, each.id, each.card) for each in one.event.stakes if _is_id(each.card)
        ]
        async with connection.cursor() as writing:
            await writing.executemany("INSERT INTO card_stakes VALUES (%s, %s, %s)", stakes)
    cursor = await connection.execute(
        "SELECT stake, card::text FROM card_stakes WHERE game = %s", [one.stream]
    )
    staked = {str(stake): str(card) for stake, card in await cursor.fetchall()}
    cards = list(filter(_is_id, named(one.event, staked)))
    cursor = await connection.execute(
        "SELECT card::text, owner FROM physical_cards"
        " WHERE card = ANY(%s::uuid[]) AND owner IS NOT NULL",
        [cards],
    )
    owners = {str(card): str(owner) for card, owner in await cursor.fetchall()}
    await _write_lines(connection, one, of_game(one.event, str(one.stream), staked, owners))


def _is_id(card: str) -> bool:
    try:
        UUID(card)
    except ValueError:
        return False
    return True


async def _write_changes(connection: AsyncConnection[Row], one: Recorded) -> None:
    held: list[tuple[PhysicalCard, str | None]] = []
    for change in changes(one.event):
        match change:
            case Held(card=card, owner=owner):
                held.append((card, owner))
            case Signed(card=card_id, signature=signature):
                card, owner_now = await _known(connection, card_id)
                held.append((card.signed(signature), owner_now))
            case TakenOut(card=card_id):
                card, _ = await _known(connection, card_id)
                held.append((card, None))
    if not held:
        return
    async with connection.cursor() as writing:
        await writing.executemany(_HELD, [(card.id, owner, _text(card)) for card, owner in held])
        await writing.executemany(
            _BORNE, [(card.id, each.by) for card, _ in held for each in card.signatures]
        )


async def _known(connection: AsyncConnection[Row], card: str) -> tuple[PhysicalCard, str | None]:
    cursor = await connection.execute(
        "SELECT body, owner FROM physical_cards WHERE card = %s", [card]
    )
    row = await cursor.fetchone()
    if row is None:
        raise LookupError(f"the log tells of a card that was never registered: {card}")
    return _cards.decode(row[0]), row[1]


class PostgresCardRecords:
    """Implements ``services.card_records.CardRecords``."""

    def __init__(self, pool: Pool, patience: float = PATIENCE) -> None:
        self._pool = pool
        self._patience = patience

    async def caught_up(self, position: int) -> bool:
        """Wait until the records hold the event of that position; tell whether they do."""
        until = asyncio.get_running_loop().time() + self._patience
        while True:
            rows = await self._rows("SELECT position FROM projections WHERE name = %s", [NAME])
            if rows and rows[0][0] >= position:
                return True
            if asyncio.get_running_loop().time() >= until:
                return False
            await asyncio.sleep(POLL)

    async def history(self, card: UUID) -> CardHistory | None:
        """Return a card's history, if there is such a card."""
        found = await self._rows("SELECT body, owner FROM physical_cards WHERE card = %s", [card])
        if not found:
            return None
        lines = await self._rows(
            "SELECT position, at, body FROM card_ledger WHERE card = %s ORDER BY position", [card]
        )
        return CardHistory(
            _cards.decode(found[0][0]),
            found[0][1],
            tuple(LedgerLine(position, at, _entries.decode(body)) for position, at, body in lines),
        )

    async def signatures(
        self, account: UUID, side: Side, after: str | None, limit: int
    ) -> Sequence[SignedCard]:
        """Return an account's signatures after a cursor, in the order of their cursors."""
        card, _, signer = (after or "").partition(".")
        rows = await self._rows(
            _SIGNATURES,
            {"side": side, "account": str(account), "card": card or None, "signer": signer,
             "limit": limit},
        )  # fmt: skip
        return [_signed(owner, signer, _cards.decode(body)) for owner, signer, body in rows]

    async def between(self, one: UUID, other: UUID, *, private: bool) -> HeadToHead:
        """Return the head-to-head of two accounts; games at private tables count if wanted."""
        sides = {"one": str(one), "other": str(other), "private": private}
        rows = await self._rows(_GAMES, sides)
        games, won, lost = map(int, rows[0])
        return HeadToHead(
            games=games,
            drawn=games - won - lost,
            one=await self._figures(str(one), str(other), won),
            other=await self._figures(str(other), str(one), lost),
        )

    async def _figures(self, winner: str, loser: str, won: int) -> Figures:
        sides = {"winner": winner, "loser": loser}
        losses = {kind: int(count) for kind, count in await self._rows(_LOSSES, sides)}
        held = await self._rows(_AGAINST, sides)
        return Figures(
            won=won,
            taken=losses.get("lost", 0),
            signed=losses.get("signed", 0),
            holds=int(held[0][0]),
        )

    async def _rows(self, query: LiteralString, values: Any) -> list[Row]:
        async with self._pool.connection() as connection:
            return await (await connection.execute(query, values)).fetchall()


def _signed(owner: str, signer: str, card: PhysicalCard) -> SignedCard:
    return SignedCard(card, owner, next(each for each in card.signatures if each.by == signer))


def _text(value: PhysicalCard | LedgerEntry) -> str:
    return msgspec.json.encode(value).decode()
