"""Boards with natives and treasures of the NPC, and how players come to have them."""

from __future__ import annotations

from collections.abc import Collection

from domain.formats.conquering import mercenaries
from domain.formats.conquering.npc import NPC
from domain.formats.conquering.overlay import Conquering
from domain.formats.marks import LAND, MERCENARY, NATIVE, TREASURE
from domain.kernel.chance import ChanceSource
from domain.rules import DEFAULT_STOPS, GameObject
from tests.support.board import Board, Put, Side, board


def native(name: str, hired_by: str = "") -> Put:
    """Return a card of the natives deck, which a player may have hired."""
    hired = {MERCENARY: hired_by} if hired_by else {}
    return Put(name, marks={NATIVE: "natives", **hired}, before=(NPC,) if hired else ())


def treasure(name: str) -> Put:
    """Return a card of the treasures deck, the NPC's before it was a player's."""
    return Put(name, marks={TREASURE: "treasures"})


def land(name: str, picked_by: str = "") -> Put:
    """Return a card of the land deck, which a player may have picked."""
    return Put(name, marks={LAND: "lands"}, before=(NPC,) if picked_by else ())


def table(
    *,
    step: str = "precombat_main",
    active: str = "A",
    begin: bool = False,
    chance: ChanceSource | None = None,
    wanted: Collection[str] = DEFAULT_STOPS,
    **sides: Side,
) -> Board:
    """Lay out a board of the format, with what is the NPC's as the side ``npc``."""
    return board(
        sides, overlay=Conquering(), step=step, active=active, begin=begin, chance=chance,
        wanted=wanted,
    )  # fmt: skip


def hired(at: Board, seat: str, name: str) -> Board:
    """Let a player have hired a creature of the NPC."""
    engine = at.engine()
    mercenaries.hire(engine, seat, at.id(name))
    return at.keep(engine)


def thing(at: Board, name: str, zone: str = "battlefield") -> GameObject:
    """Return the object of that name."""
    return at.state.objects[at.id(name, zone)]


def owned(at: Board, name: str, zone: str = "battlefield") -> tuple[str, str]:
    """Return who owns and who controls the object of that name."""
    found = thing(at, name, zone)
    return found.owner, found.controller
