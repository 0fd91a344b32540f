"""The pretend physical cards of a sandbox: who brought each, who has it now, who signed it.

They are lost, won and signed as real ones are; nothing of them is recorded but the game.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from domain.collection import collection as collections
from domain.collection import decider
from domain.collection.card import PhysicalCard, Signature
from domain.collection.collection import Collection
from domain.game.settlement import Stake
from domain.game.state import Game
from domain.kernel.events import Event

Json = dict[str, Any]

NO_TIME = datetime.fromtimestamp(0, UTC)
"""When a pretend card was registered or signed: nobody asks."""


def pretend_cards(game: Game) -> list[Json]:
    """Return every card of a sandbox by its seats, in the order in which they were laid."""
    held = settled(game)
    brought = {
        copy.card: seat
        for seat, entries in game.decks.items()
        for entry in entries
        for copy in entry.copies
    }
    seats = {sitting.account: seat for seat, sitting in game.table.sittings.items()}
    cards = {
        card.id: (seat, card)
        for seat, collection in held.items()
        for card in collection.cards.values()
    }
    return [
        {
            "name": cards[card][1].name,
            "brought_by": seat,
            "owner": cards[card][0],
            "signed_by": [seats[account] for account in cards[card][1].signers],
        }
        for card, seat in brought.items()
    ]


def settled(game: Game) -> dict[str, Collection]:
    """Return each seat's collection as the settlement left it (C-22 to C-26)."""
    held = {seat: _brought(game, seat) for seat in game.table.order}
    settlement = game.table.settlement
    if settlement is not None:
        stakes = {each.id: each for each in settlement.stakes}
        for done in settlement.settled.values():
            _settle(game, held, stakes[done.stake], done.own)
    return held


def _brought(game: Game, seat: str) -> Collection:
    """Return what a player brought, held by the game."""
    account, table = game.table.sittings[seat].account, game.table
    cards = {
        copy.card: PhysicalCard(
            id=copy.card,
            name=entry.name,
            registered_by=account,
            registered_at=NO_TIME,
            signatures=tuple(
                Signature(by, name, table.id, NO_TIME) for by, name in copy.signers.items()
            ),
        )
        for entry in game.decks.get(seat, ())
        for copy in entry.copies
    }
    return Collection(account=account, cards=cards, locked=dict.fromkeys(cards, table.id))


def _settle(game: Game, held: dict[str, Collection], stake: Stake, own: str) -> None:
    """Let a card go over, or have the winner's own signed."""
    table, winner, loser = game.table, held[stake.winner], held[stake.loser]
    sitting = table.sittings[stake.loser]
    signature = Signature(sitting.account, sitting.name, table.id, NO_TIME)
    if own:
        held[stake.winner] = _after(winner, decider.sign(winner, own, table.id, signature))
        return
    card = loser.cards[stake.card]
    if stake.signed:
        card = card.signed(signature)
    held[stake.loser] = _after(loser, decider.lose(loser, card.id, table.id, winner.account))
    held[stake.winner] = _after(winner, decider.win(winner, card, table.id, sitting.account))


def _after(collection: Collection, events: tuple[Event, ...]) -> Collection:
    for event in events:
        collection = collections.evolve(collection, event)
    return collection
