"""Who owns what: ownership goes with control that a rule of the format gives (Q-45, Q-46).

``hand_over`` and ``hand_all_over`` give permanents to players without a zone change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.formats.conquering.npc import NPC
from domain.formats.marks import LAND, MERCENARY
from domain.rules import Going, bequeath, hand_all_over, hand_over, last_owner, move_all
from domain.rules import facts as f

if TYPE_CHECKING:
    from domain.rules import Engine

__all__ = ["hand_all_over", "hand_over", "pass_on"]


def pass_on(engine: Engine, seat: str) -> None:
    """Let permanents of a leaver go back to their last previous owner in the game (Q-46).

    No zone changes. The NPC always is in the game, but no land was ever its own: one of the
    table's deck without an owner goes to the bottom of that. What is the NPC's again is no
    mercenary.
    """
    held = [
        oid
        for oid in (*engine.battlefield(), *engine.zone("phased"))
        if engine.state.objects[oid].owner == seat and engine.state.objects[oid].owners
    ]
    back: dict[int, str] = {}
    homeless: list[int] = []
    for oid in held:
        to = last_owner(engine, oid, but=seat)
        if LAND in engine.state.objects[oid].marks and to in (None, NPC):
            homeless.append(oid)
        elif to is not None:
            back[oid] = to
    bequeath(engine, back, outright=False)
    for oid, to in back.items():
        if to == NPC and MERCENARY in engine.state.objects[oid].marks:
            engine.emit(f.Marked(object=oid, mark=MERCENARY, value=None))
    _into_the_deck(engine, homeless)


def _into_the_deck(engine: Engine, lands: list[int]) -> None:
    """Put lands on the bottom of the land deck, whose they are again; one phased out leaves."""
    there = [oid for oid in lands if oid in engine.battlefield()]
    for oid in there:
        first = engine.state.objects[oid].owners[0]
        engine.emit(f.OwnerChanged(object=oid, owner=first))
    going = [Going(oid=oid, to="library", verb="put", place="bottom") for oid in there]
    move_all(engine, going)
