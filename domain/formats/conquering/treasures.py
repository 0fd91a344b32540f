"""Treasures: what makes a card one, how they are won, and who gets a loser's (Q-40 to Q-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from domain.formats.conquering import npc
from domain.formats.conquering.npc import NPC
from domain.formats.marks import MERCENARY, TREASURE
from domain.rules import (
    Going,
    OverlayFrame,
    ask_yes_no,
    bequeath,
    draw_lot,
    move_all,
    slain_by,
)

if TYPE_CHECKING:
    from domain.rules import Engine, GameObject

AWARD: Final = "award"
"""The frame in which the NPC's treasures are won."""


def supertypes(thing: GameObject) -> tuple[str, ...]:
    """Return the supertypes that an object has by its marks; face down it has none (Q-40, Q-43)."""
    if not thing.marks or thing.face_down:
        return ()
    return tuple(mark for mark in (TREASURE, MERCENARY) if mark in thing.marks)


def held_by(engine: Engine, who: str) -> tuple[int, ...]:
    """Return the treasures on the battlefield that a player or the NPC controls."""
    looks = ((oid, engine.look(oid)) for oid in engine.battlefield())
    return tuple(
        oid for oid, seen in looks if seen.controller == who and TREASURE in seen.supertypes
    )


# -- Winning them (Q-41) --


def at_step(engine: Engine, step: str) -> tuple[OverlayFrame, ...]:
    """As the end of combat step begins, treasures are won if any can be."""
    due = step == "end_combat" and npc.reached_by(engine) and held_by(engine, NPC)
    return (OverlayFrame(AWARD),) if due else ()


def award(engine: Engine) -> None:
    """Whoever would have dealt the NPC combat damage may take one of its treasures, at random.

    It leaves the battlefield and returns under its new owner's control.
    """
    reached, number = npc.reached_by(engine), len(held_by(engine, NPC))
    takers: list[str] = []
    for seat in engine.apnap():
        left = number - len(takers)
        if seat in reached and left and _takes(engine, seat, left):
            takers.append(seat)
    for seat in takers:
        oid = draw_lot(engine, "treasure", held_by(engine, NPC))
        if isinstance(oid, int):
            going = Going(oid=oid, to="battlefield", verb="put", agent=seat, under=seat, owner=seat)
            move_all(engine, [going])


def _takes(engine: Engine, seat: str, left: int) -> bool:
    source = held_by(engine, NPC)[0]
    return ask_yes_no(engine, seat, "Q-41", "conquering.treasure", source, {"count": left})


# -- Who gets a loser's (Q-42) --


def pass_on(engine: Engine, seat: str) -> None:
    """Give the treasures of a player who lost to whoever slew them, else to the NPC.

    It takes combat damage to slay. Of several who did so together chance picks one.
    """
    held = _left_by(engine, seat)
    if not held:
        return
    slayers = slain_by(engine, seat)
    to = str(draw_lot(engine, "slayer", slayers)) if slayers else NPC
    bequeath(engine, dict.fromkeys(held, to), outright=True)


def _left_by(engine: Engine, seat: str) -> tuple[int, ...]:
    """Return the treasures that a player controlled who has lost.

    Effects of theirs give them control no more: what was on record until now counts.
    """
    return tuple(
        oid
        for oid in (*engine.battlefield(), *engine.zone("phased"))
        if engine.state.objects[oid].controller == seat and TREASURE in engine.look(oid).supertypes
    )
