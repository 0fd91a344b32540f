"""What stands beside the board: treasuries, the auction, the round, the NPC and its decks.

All of it is public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from domain.formats.conquering import barter, bidding, gold, landgrab, npc, order
from domain.rules import Shown

if TYPE_CHECKING:
    from domain.rules import GameState

ROUNDS_TOLD: Final = 3
"""Of so many rounds the history of gold is told round by round, of the game as a whole."""


def panels(state: GameState) -> dict[str, object]:
    """Return the panels of the table."""
    return {
        "gold": [{**row, **_history(state, str(row["seat"]))} for row in gold.panel(state)],
        "auction": _auction(state),
        "round": _round(state),
        "npc": _npc(state),
        "offers": barter.offers_panel(state),
        "promises": barter.promises_panel(state),
    }


def _history(state: GameState, seat: str) -> dict[str, object]:
    """Return what became of a player's gold: by cause, and what came of it lately, by round."""
    flows = [flow for flow in state.players[seat].flows if flow.kind == gold.GOLD]
    totals: dict[str, int] = {}
    for flow in flows:
        totals[flow.cause] = totals.get(flow.cause, 0) + flow.change
    told = [flow for flow in flows if flow.round > state.turn.round - ROUNDS_TOLD]
    return {
        "totals": totals,
        "history": [
            {"round": flow.round, "cause": flow.cause, "change": flow.change} for flow in told
        ],
    }


def _auction(state: GameState) -> dict[str, object] | None:
    """Return the auction under way, with the standing bid (Q-24, Q-26)."""
    auction = bidding.read(state.overlay)
    if auction is None:
        return None
    living = tuple(seat for seat in state.seats if state.players[seat].lost is None)
    standing = auction.standing(living)
    hired = (auction.object,) if isinstance(auction.object, int) else ()
    return {
        "for": "first_pick" if not hired else "hire",
        "objects": Shown(tuple(oid for oid in hired if oid in state.objects)),
        "seat": None if standing is None else standing.seat,
        "amount": 0 if standing is None else standing.amount,
        "next": auction.next(living),
        "order": list(auction.order),
        "passed": list(auction.passed),
        "bids": [{"seat": bid.seat, "amount": bid.amount} for bid in auction.bids],
    }


def _round(state: GameState) -> dict[str, object]:
    """Return the order of the round, and what lies there to be picked (Q-20, Q-22)."""
    kept = state.overlay
    deck = state.zones.get(f"library:{npc.LANDS}", ())
    return {
        "number": state.turn.round,
        "first": kept.get(order.FIRST),
        "order": list(kept.get(order.ORDER, ())),
        "to_come": list(kept.get(order.TO_COME, ())),
        "lands": Shown(tuple(oid for oid in kept.get(landgrab.LANDS, ()) if oid in deck)),
        "pickers": list(kept.get(landgrab.PICKERS, ())),
    }


def _npc(state: GameState) -> dict[str, object]:
    """Return what the NPC controls, its two graveyards, and how large the decks are."""
    field = state.zones.get("battlefield", ())
    held = tuple(oid for oid in field if _controller(state, oid) == npc.NPC)
    graveyards = {
        pile: Shown(tuple(state.zones.get(f"graveyard:{pile}", ())))
        for pile in (npc.NATIVES, npc.TREASURES)
    }
    decks = {
        pile: len(state.zones.get(f"library:{pile}", ()))
        for pile in (npc.NATIVES, npc.TREASURES, npc.LANDS)
    }
    return {"battlefield": Shown(held), "graveyards": graveyards, "decks": decks}


def _controller(state: GameState, oid: int) -> str:
    seen = state.derived.get(oid)
    return state.objects[oid].controller if seen is None else seen.controller
