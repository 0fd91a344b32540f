"""What goes on around a play, for everybody who may see the table: its shuffle and settlement."""

from __future__ import annotations

from typing import Any

from domain.game.settlement import Settlement, Stake
from domain.game.state import Table
from domain.game.timing import Term

Json = dict[str, Any]


def awaited(table: Table) -> list[Json]:
    """Return whom a table waits for beside the play: to shuffle, or to settle a stake."""
    shuffle, settlement = table.shuffle, table.settlement
    if table.status == "shuffling" and shuffle is not None:
        deadline = _due(shuffle.term)
        return [
            {"seat": seat, "kind": "randomness", "deadline": deadline} for seat in shuffle.awaited
        ]
    if settlement is not None and settlement.choices:
        seat = settlement.choices[0].winner
        return [{"seat": seat, "kind": "settlement", "deadline": _due(settlement.term)}]
    return []


def randomness_document(table: Table) -> Json:
    """Return how far a mutual shuffle is; stage ``none`` at a table that has none."""
    shuffle = table.shuffle
    if shuffle is None:
        stage, seats = "none", tuple(sorted(table.sittings))
    else:
        stage, seats = shuffle.stage, shuffle.seats
    return {
        "game": table.id,
        "stage": stage,
        "deadline": None if shuffle is None or stage == "done" else _due(shuffle.term),
        "server": {
            "commitment": table.commitment,
            "seed": table.opened_seed,
            "nonce": table.opened_nonce,
        },
        "seats": [_added(table, seat) for seat in seats],
    }


def _added(table: Table, seat: str) -> Json:
    shuffle = table.shuffle
    opened = None if shuffle is None else shuffle.contributions.get(seat)
    waived = None if shuffle is None else shuffle.waived.get(seat)
    if shuffle is None and seat in table.waives:
        waived = "asked"
    return {
        "seat": seat,
        "name": table.sittings[seat].name,
        "commitment": None if shuffle is None else shuffle.commitments.get(seat),
        "entropy": None if opened is None else opened.entropy,
        "nonce": None if opened is None else opened.nonce,
        "waived": waived,
        "awaited": shuffle is not None and seat in shuffle.awaited,
    }


def settlement_document(table: Table) -> Json | None:
    """Return how far a settlement is; none where nothing is settled after the game."""
    settlement = table.settlement
    if settlement is None:
        return None
    return {
        "game": table.id,
        "status": "settled" if settlement.done else "pending",
        "winner": settlement.winner or None,
        "deadline": _due(settlement.term) if settlement.choices else None,
        "stakes": [_stake(table, settlement, each) for each in settlement.stakes],
    }


def _stake(table: Table, settlement: Settlement, stake: Stake) -> Json:
    settled = settlement.settled.get(stake.id)
    choices = ["take", "sign_own"] if stake.own and stake.signed else ["take"]
    return {
        "stake": stake.id,
        "name": stake.name,
        "card": stake.card,
        "loser": {"seat": stake.loser, "name": table.sittings[stake.loser].name},
        "winner": {"seat": stake.winner, "name": table.sittings[stake.winner].name},
        "own": list(stake.own),
        "signed": stake.signed,
        "choices": [] if settled is not None else choices,
        "choice": None if settled is None else settled.choice,
        "chosen_by": None if settled is None else settled.by,
    }


def _due(term: Term | None) -> str | None:
    return None if term is None else term.due.isoformat()
