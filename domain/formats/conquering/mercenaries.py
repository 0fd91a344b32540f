"""Mercenaries: creatures of the NPC that players hired, and what they cost (Q-43, Q-44).

A mercenary is the permanent that bears the mark: it loses it as it leaves the battlefield.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from domain.cards.ir.language import Gate, Move, PayResource, Triggered
from domain.cards.ir.terms import Arith, Begins, Entity, Stat, This, You
from domain.formats.conquering import ownership
from domain.formats.conquering.gold import GOLD
from domain.formats.conquering.npc import NPC
from domain.formats.marks import MERCENARY
from domain.rules import facts as f
from domain.rules import zone_name

if TYPE_CHECKING:
    from domain.cards.ir.language import Ability
    from domain.cards.ir.terms import Value
    from domain.rules import Derived, Engine, GameObject


def _upkeep(cost: Value) -> Triggered:
    return Triggered(
        Begins("upkeep", You()),
        Gate(
            You(),
            pay=(PayResource(GOLD, cost, "upkeep"),),
            otherwise=Move(This(), "battlefield", under=Entity(NPC, "the NPC")),
        ),
    )


UPKEEP: Final = _upkeep(Arith("half_up", Stat(This(), "mana_value")))
"""What every mercenary costs whoever controls it: half its mana value, rounded up (Q-43)."""

UPKEEP_OF_TOKENS: Final = _upkeep(0)
"""What a token costs, also one that is a copy of a card with a mana value (Q-26)."""


def hire(engine: Engine, seat: str, oid: int) -> None:
    """Give a creature of the NPC to a player as a mercenary; it stays where it is (Q-43)."""
    engine.emit(f.Marked(object=oid, mark=MERCENARY, value=seat))
    ownership.hand_over(engine, oid, seat)


def granted(thing: GameObject, seen: Derived) -> tuple[Ability, ...]:
    """Return the abilities that a permanent has as a mercenary."""
    if MERCENARY not in seen.supertypes:
        return ()
    return (UPKEEP_OF_TOKENS,) if thing.kind == "token" else (UPKEEP,)


def leaving(thing: GameObject, move: f.Moved) -> f.Moved:
    """Return the move of a mercenary off the battlefield, or back to it at once (Q-44).

    It is none any more. One that is put into a graveyard, or returns under the NPC's control as
    it is not paid, is the NPC's own again; what goes elsewhere stays its hirer's. A token
    that left cannot come back (CR 111.8).
    """
    if MERCENARY not in thing.marks or thing.zone != "battlefield":
        return move
    move = replace(move, unmarked=(*move.unmarked, MERCENARY))
    if zone_name(move.to) == "graveyard":
        return replace(move, owner=NPC, controller=NPC)
    if move.to == "battlefield" and thing.kind == "token":
        return replace(move, to="exile", controller=thing.owner)
    if move.to == "battlefield" and move.controller == NPC:
        return replace(move, owner=NPC)
    return move
