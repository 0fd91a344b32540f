"""Rune-Tail, Kitsune Ascendant, which flips at half as much life again as a game begins with (E-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from domain.cards.ir.language import Triggered
from domain.cards.ir.terms import Compare, IsTrue, PlayerStat, You

if TYPE_CHECKING:
    from domain.cards.card import CardDefinition

NAME = "Rune-Tail, Kitsune Ascendant"

YOU = You()

PRINTED = IsTrue(Compare(PlayerStat(YOU), ">=", 30))
AT_SIXTY = IsTrue(Compare(PlayerStat(YOU), ">=", 60))


def reworded(card: CardDefinition) -> CardDefinition:
    """Return the card with the life total that it flips at here; any other as it is."""
    if card.called != NAME:
        return card
    abilities = tuple(
        msgspec.structs.replace(ability, pattern=AT_SIXTY)
        if isinstance(ability, Triggered) and ability.pattern == PRINTED
        else ability
        for ability in card.abilities
    )
    return msgspec.structs.replace(card, abilities=abilities)
