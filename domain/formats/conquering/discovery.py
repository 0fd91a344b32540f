"""Discovery: dice say whether a native and a treasure arrive (Q-25)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from domain.formats.conquering import npc
from domain.rules import Going, OverlayFrame, move_all, roll_die

if TYPE_CHECKING:
    from domain.rules import Engine

SIDES: Final = 6

PLAYERS_OF_A_DIE: Final = 4
"""For so many players there is one more die of each kind."""

ARRIVES: Final = ((npc.NATIVES, 4), (npc.TREASURES, 2))
"""Up to which result a card of which deck arrives."""


def run(engine: Engine) -> None:
    """Roll the dice of the natives, then those of the treasures."""
    dice = max(1, len(engine.living()) // PLAYERS_OF_A_DIE)
    engine.push(
        *(
            OverlayFrame("roll", {"deck": deck, "most": str(most)})
            for deck, most in ARRIVES
            for _ in range(dice)
        )
    )


def roll(engine: Engine, data: Mapping[str, str]) -> None:
    """Roll one die; a low result brings a card."""
    if roll_die(engine, data["deck"], SIDES) <= int(data["most"]):
        engine.push(OverlayFrame("arrive", {"deck": data["deck"]}))


def arrive(engine: Engine, data: Mapping[str, str]) -> None:
    """The top card of a deck enters the battlefield under the NPC's control.

    Of an empty deck nothing enters (Q-29).
    """
    going = [
        Going(oid=oid, to="battlefield", verb="arrive", under=npc.NPC, owner=npc.NPC)
        for oid in engine.zone("library", data["deck"])[:1]
    ]
    move_all(engine, going)
