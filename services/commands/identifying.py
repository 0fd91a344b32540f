"""Which printing a card that somebody holds is a copy of: by name, set, number and finish."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from domain.cards.facts import Printing
from domain.cards.names import folded
from domain.formats.deck_rules import Zone
from services.card_pool import CardPool, PoolCard, meant, near_names

MOST_TOLD = 20
"""Printings that a refusal lists."""


class Claim(msgspec.Struct, frozen=True):
    """So many copies that somebody says to hold; ``at`` is where in what they sent, from 1.

    Without a set the oldest printing with that finish is meant, without a number the first
    of the set. ``zone`` is where a list has it.
    """

    at: int
    name: str
    set_code: str | None = None
    number: str | None = None
    foil: bool = False
    count: int = 1
    zone: Zone = "main"


class Doubt(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a claim cannot be taken as it is, with what would be possible."""

    at: int
    name: str
    code: str
    detail: str
    suggestions: tuple[str, ...] = ()
    printings: tuple[dict[str, object], ...] = ()


class Identified(msgspec.Struct, frozen=True):
    """A claim with the card's full name and the printing that it is of."""

    claim: Claim
    name: str
    set_code: str
    number: str
    rarity: str


async def identified(
    pool: CardPool, claims: Sequence[Claim]
) -> tuple[list[Identified], list[Doubt]]:
    """Tell what is claimed; a card may be unplayable, but name and printing must exist.

    Where the pool knows no printing of a card, what was said of it stands, and its rarity is
    not known.
    """
    found = await meant(pool, [claim.name for claim in claims])
    unknown = [claim.name for claim in claims if not found.get(claim.name)]
    near = await near_names(pool, unknown)
    names = [cards[0].facts.name for cards in found.values() if len(cards) == 1]
    printings = await pool.printings_of(names)
    known: list[Identified] = []
    doubts: list[Doubt] = []
    for claim in claims:
        cards = found.get(claim.name, ())
        if len(cards) != 1:
            doubts.append(_unclear(claim, cards, near.get(claim.name, ())))
            continue
        name = cards[0].facts.name
        told = _of_printing(claim, name, printings.get(folded(name), ()))
        if isinstance(told, Identified):
            known.append(told)
        else:
            doubts.append(told)
    return known, doubts


def _unclear(claim: Claim, cards: Sequence[PoolCard], near: Sequence[str]) -> Doubt:
    if cards:
        names = tuple(card.facts.name for card in cards)
        detail = "Several cards have a face of that name: write a full name."
        return Doubt(claim.at, claim.name, "ambiguous-card", detail, names)
    detail = "No card of that name is known."
    return Doubt(claim.at, claim.name, "unknown-card", detail, tuple(near))


def _of_printing(claim: Claim, name: str, printings: Sequence[Printing]) -> Identified | Doubt:
    if not printings:
        return Identified(claim, name, (claim.set_code or "").upper(), claim.number or "", "")
    held = [each for each in printings if not each.digital]
    placed = [each for each in held if _at(each, claim)]
    if not placed:
        detail = "The card was not printed there."
        return _doubt(claim, "no-such-printing", detail, held)
    finished = next((each for each in placed if _finished(each, claim.foil)), None)
    if finished is None:
        finish = "foil" if claim.foil else "anything but foil"
        return _doubt(claim, "no-such-finish", f"It was not printed there in {finish}.", placed)
    return Identified(claim, name, finished.set_code, finished.number, finished.rarity)


def _at(printing: Printing, claim: Claim) -> bool:
    return (claim.set_code is None or claim.set_code.upper() == printing.set_code) and (
        claim.number is None or claim.number == printing.number
    )


def _finished(printing: Printing, foil: bool) -> bool:
    """Whether it exists so; etched is a foil finish, and unknown finishes exclude nothing."""
    if not printing.finishes:
        return True
    return (
        bool({"foil", "etched"} & set(printing.finishes))
        if foil
        else ("nonfoil" in printing.finishes)
    )


def _doubt(claim: Claim, code: str, detail: str, printings: Sequence[Printing]) -> Doubt:
    told: tuple[dict[str, object], ...] = tuple(
        {
            "set_code": each.set_code,
            "number": each.number,
            "rarity": each.rarity,
            "finishes": list(each.finishes),
        }
        for each in printings[:MOST_TOLD]
    )
    return Doubt(claim.at, claim.name, code, detail, printings=told)
