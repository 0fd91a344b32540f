"""Pretend physical cards: those of a sandbox belong to it alone, and so does its settlement.

Every card of the position is one; its id is its slot. No collection knows of any.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from domain.formats.marks import SIGNED
from domain.game.physical import Copy, DeckEntry
from domain.game.settlement import DecksReleased, Settled

if TYPE_CHECKING:
    from domain.game.settlement import SettlementOpened
    from domain.kernel.events import Event
    from domain.rules import Placed, Printed


def decks_of(
    cards: Iterable[Placed],
    printed: Mapping[str, Printed],
    people: Mapping[str, tuple[str, str]],
) -> dict[str, tuple[DeckEntry, ...]]:
    """Return the cards of a position by owner.

    ``printed`` are their definitions by digest, ``people`` account and name of each seat.
    """
    decks: dict[str, list[DeckEntry]] = {seat: [] for seat in people}
    for put in cards:
        signers = dict(people[seat] for seat in put.marks.get(SIGNED, "").split(",") if seat)
        copy = Copy(card=put.slot, signers=signers)
        entry = DeckEntry(name=printed[put.card].name, digest=put.card, count=1, copies=(copy,))
        if put.owner in decks:
            # What is no player's is nobody's to settle.
            decks[put.owner].append(entry)
    return {seat: tuple(entries) for seat, entries in decks.items()}


def settled_at_once(opened: SettlementOpened) -> tuple[Event, ...]:
    """Return the steps of a settlement that wait for nobody: no collection takes part in them."""
    released = DecksReleased()
    automatic = (
        Settled(stake=each.id, choice="take", by="rule")
        for each in opened.stakes
        if not (each.own and each.signed)
    )
    return (released, *automatic)
