"""Clocks, offers and claims as everybody sees them, and what a seat may do without being asked."""

from __future__ import annotations

from typing import Any

from domain.game.clocks import claimable_at
from domain.game.state import Table
from domain.game.talking import refused_now
from domain.game.timing import TableClock
from services.documents.structs import plain

Json = dict[str, Any]


def clocks(table: Table) -> Json:
    """Return the table's clock, what is left in the banks (milliseconds), each seat's deadline.

    A bank is what was left at the newest event; while its seat must decide it runs towards
    the seat's deadline.
    """
    deadlines = {
        each.decider: each.deadline.isoformat() for each in table.open if each.deadline is not None
    }
    clock = table.clock or TableClock()
    return {**plain(clock), "banks": table.beside.banks, "deadlines": deadlines}


def draw(table: Table) -> Json | None:
    """Return the draw that is offered: by whom, and who wants it so far."""
    return None if table.beside.draw is None else plain(table.beside.draw)


def claims(table: Table) -> list[Json]:
    """Return the claims of absence that stand, each with its deadline."""
    return [
        {"against": seat, **plain(claim)} for seat, claim in sorted(table.beside.claims.items())
    ]


def standing(table: Table, seat: str) -> list[Json]:
    """Return what a seat may do without being asked."""
    players = table.play.players
    if table.status != "playing" or players[seat].lost is not None:
        return []
    return [
        {"action": "concede", "label": "Concede the game"},
        {"action": "set_stops", "label": "Say where you want to be asked",
         "stops": list(players[seat].stops)},
        *_about_a_draw(table, seat),
        *_about_absence(table, seat),
    ]  # fmt: skip


def _about_a_draw(table: Table, seat: str) -> list[Json]:
    offer = table.beside.draw
    if offer is None:
        if refused_now(table, seat):
            return []
        return [{"action": "offer_draw", "label": "Offer a draw"}]
    if offer.by == seat:
        return [{"action": "decline_draw", "label": "Take your offer of a draw back"}]
    declining = {"action": "decline_draw", "label": "Decline the draw"}
    if seat in offer.agreed:
        return [declining]
    return [{"action": "accept_draw", "label": "Accept the draw"}, declining]


def _about_absence(table: Table, seat: str) -> list[Json]:
    mine = [{"action": "here", "label": "Say that you are here"}]
    listed: list[Json] = mine if seat in table.beside.claims else []
    for other in table.play.players:
        allowed_at = claimable_at(table, other)
        claimed = other == seat or other in table.beside.claims
        if allowed_at is None or claimed:
            continue
        called = table.sittings[other].name
        listed.append(
            {"action": "claim_absence", "label": f"Claim that {called} is absent",
             "against": other, "allowed_at": allowed_at.isoformat()}
        )  # fmt: skip
    return listed
