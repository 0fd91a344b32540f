"""Settlements: what the winner decides, and every step that waits for nobody (C-22 to C-26).

The game's end opens the settlement in its own append. Each later step is one append to the game
and to the collections that it concerns, so that a process that dies between any two of them
leaves a settlement that whoever comes next goes on with: right after the game's last request,
or the sweeper.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from uuid import UUID

from domain.collection import decider as cards
from domain.collection.card import Signature
from domain.collection.collection import Collection
from domain.game import commands as c
from domain.game.settlement import Choice, DecksReleased, Settled, Settlement, Stake
from domain.game.state import Game, Table
from domain.kernel.refusals import Conflict, Refusal
from services.commands.committing import Committing, Prepared
from services.commands.locking import Locks, Owned, appended
from services.handling import SERVICE, Request
from services.ports import Append, Clock
from services.tables import Tables
from services.visibility import visible_table

MOST_STEPS = 50
"""How many steps one settlement gets at once: more than any table has stakes."""


class Settling:
    """The use cases of settlements."""

    def __init__(self, tables: Tables, owned: Owned, committing: Committing, clock: Clock) -> None:
        self._tables = tables
        self._owned = owned
        self._committing = committing
        self._clock = clock
        self.locks = Locks(owned)

    async def settle(self, request: Request, game_id: UUID, stake: str, choice: Choice) -> Table:
        """Decide a stake as its winner: take the card, or have one's own signed (C-23)."""
        if await self._committing.again(request) is None:
            await visible_table(self._tables, game_id, request.account)
            at = self._clock.now()
            command = c.Settle(account=str(request.account), stake=stake, choice=choice, at=at)
            await self._committing.handle(request, game_id, command, at, self._alongside)
        return await visible_table(self._tables, game_id, request.account)

    async def conclude(self, game_id: UUID) -> int:
        """Do what a settlement waits for nobody to do, and return how many steps that were.

        Each step is there once, however often and by whomever it is tried.
        """
        for steps in range(MOST_STEPS):
            table = (await self._tables.get(game_id)).table
            at = self._clock.now()
            if not due(table, at):
                return steps
            command = c.ConcludeSettlement(at=at)
            await self._committing.handle(Request(SERVICE), game_id, command, at, self._alongside)
        raise Conflict("A settlement has more steps than any table has stakes.")

    async def after(self, table: Table) -> None:
        """Go on with a settlement right after the request that ended its game; never fails.

        What is left undone the sweeper does.
        """
        if table.settlement is None or not table.settlement.unfinished:
            return
        with suppress(Refusal):
            await self.conclude(UUID(table.id))

    async def _alongside(self, prepared: Prepared) -> tuple[Append, ...]:
        """Return what a step adds to the collections it concerns."""
        before, after = prepared.games[0], prepared.games[-1]
        if before.table.sandbox:
            return ()  # its cards are in no collection
        settlement = after.table.settlement
        (event,) = prepared.events
        if settlement is None:
            raise AssertionError("only a settlement is settled")
        if isinstance(event, DecksReleased):
            seats = tuple(sorted(before.table.sittings))
            return tuple(await self.locks.released(before, seats, settlement.held))
        if not isinstance(event, Settled):
            raise AssertionError("a step releases decks or settles a stake")
        stake = settlement.stake(event.stake)
        if stake is None or prepared.at is None:
            raise AssertionError("a step is of some stake, at some time")
        loser = before.table.sittings[stake.loser]
        signature = Signature(
            by=loser.account, name=loser.name, game=before.table.id, at=prepared.at
        )
        if event.choice == "take":
            return await self._taken(before, settlement, stake, signature)
        return await self._signed(before, settlement, stake, event.own, signature)

    async def _taken(
        self, game: Game, settlement: Settlement, stake: Stake, signature: Signature
    ) -> tuple[Append, ...]:
        """The card goes over, signed by who lost it; the winner's own are free again (C-22)."""
        loser, winner = await self._both(game, stake)
        card = cards.owned(loser, stake.card)
        lost = cards.lose(loser, stake.card, game.table.id, winner.account)
        won = cards.win(
            winner, card.signed(signature) if stake.signed else card, game.table.id, loser.account
        )
        free = cards.release(winner, game.table.id, _free(stake.own, settlement))
        return (*appended(loser, lost), *appended(winner, (*won, *free)))

    async def _signed(
        self, game: Game, settlement: Settlement, stake: Stake, own: str, signature: Signature
    ) -> tuple[Append, ...]:
        """The loser signs the winner's own card and keeps the one at stake (C-23)."""
        loser, winner = await self._both(game, stake)
        signed = cards.sign(winner, own, game.table.id, signature)
        free = cards.release(winner, game.table.id, _free(stake.own, settlement))
        kept = cards.release(loser, game.table.id, (stake.card,))
        return (*appended(loser, kept), *appended(winner, (*signed, *free)))

    async def _both(self, game: Game, stake: Stake) -> tuple[Collection, Collection]:
        sittings = game.table.sittings
        return (
            await self._owned.load(sittings[stake.loser].account),
            await self._owned.load(sittings[stake.winner].account),
        )


def _free(own: tuple[str, ...], settlement: Settlement) -> tuple[str, ...]:
    """Return those of the winner's cards that no other pending stake may still need."""
    return tuple(card for card in own if card not in settlement.held)


def due(table: Table, at: datetime) -> bool:
    """Whether a settlement has a step that waits for nobody, or a choice whose time is over."""
    settlement = table.settlement
    if settlement is None or settlement.done:
        return False
    over = settlement.term is not None and settlement.term.due <= at
    return settlement.unfinished or over
