"""Moving objects between zones (CR 400.7), with the replacements of how a permanent enters.

Each zone change makes a new object. Who knows which card it is follows from the zones: what
goes to a public zone is known to everybody, what goes to a hand to its owner and to those
who saw it come, what goes into a library to those who saw it come (until a shuffle).
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from domain.cards.ir.language import Enters
from domain.rules import conditions, layers
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.facts import AnyFact, Moved
from domain.rules.state import EVERYBODY, GameObject, zone_key, zone_name

PUBLIC_ZONES = frozenset({"battlefield", "graveyard", "stack", "exile", "command"})


class Going(msgspec.Struct, frozen=True, kw_only=True):
    """One object on its way: where to, by which verb, through whom (the cause)."""

    oid: int
    to: str
    verb: str
    agent: str | None = None
    place: Literal["top", "bottom"] = "top"
    under: str | None = None
    tapped: bool = False
    counters: dict[str, int] = {}
    attached_to: Ref | None = None
    face_down: bool = False


def move(
    engine: Engine,
    oid: int,
    to: str,
    verb: str,
    *,
    agent: str | None = None,
    place: Literal["top", "bottom"] = "top",
    under: str | None = None,
    tapped: bool = False,
    attached_to: Ref | None = None,
) -> int:
    """Move one object and return the id of what it became."""
    going = Going(
        oid=oid, to=to, verb=verb, agent=agent, place=place, under=under, tapped=tapped,
        attached_to=attached_to,
    )  # fmt: skip
    return move_all(engine, [going])[oid]


def move_all(engine: Engine, goings: Sequence[Going], *others: AnyFact) -> dict[int, int]:
    """Move objects at the same time, with facts that happen beside it; return old id → new id.

    Objects that are no longer where they were are passed over.
    """
    moves: list[Moved] = []
    for going in goings:
        thing = engine.state.objects.get(going.oid)
        if thing is not None and all(going.oid != done.object for done in moves):
            moves.append(_moved(engine, thing, going))
    if moves or others:
        engine.emit(*others, *moves)
    return {done.object: done.becomes for done in moves}


def _moved(engine: Engine, thing: GameObject, going: Going) -> Moved:
    """Return the fact of one move, after the format and the permanent's own text spoke."""
    to = zone_key(going.to, thing.owner)
    leaves_table = zone_name(thing.zone) in ("battlefield", "stack")
    controller = thing.owner
    if going.to == "battlefield":
        controller = going.under or thing.owner
    elif going.to == "stack":
        controller = going.agent or thing.owner
    move = Moved(
        object=thing.id,
        becomes=engine.new_id(),
        origin=thing.zone,
        to=to,
        verb=going.verb,
        agent=going.agent,
        position=0 if going.place == "top" else -1,
        controller=controller,
        tapped=going.tapped,
        face_down=going.face_down,
        counters=going.counters,
        attached_to=going.attached_to,
        known_to=_known_to(thing, going.to),
        last=layers.derived(engine, thing.id) if leaves_table else None,
    )
    move = engine.overlay.redirect(engine, move)
    if zone_name(move.to) == "battlefield":
        move = _entering(engine, thing, move)
    return move


def _known_to(thing: GameObject, to: str) -> tuple[str, ...]:
    if to in PUBLIC_ZONES:
        return (EVERYBODY,)
    if to == "hand":
        return tuple(dict.fromkeys((thing.owner, *thing.known_to)))
    return thing.known_to


def _entering(engine: Engine, thing: GameObject, move: Moved) -> Moved:
    """Apply what the permanent says of how it enters (CR 614.12)."""
    context = Context(
        controller=move.controller,
        source=thing.id,
        announced=thing.announced or Context(controller="", source=0).announced,
    )
    for ability in layers.characteristics(engine, thing.id).abilities:
        if not isinstance(ability, Enters):
            continue
        if ability.condition and not conditions.holds(engine, ability.condition, context):
            continue
        counters = dict(move.counters)
        for kind, number in ability.counters:
            counters[kind] = counters.get(kind, 0) + number
        move = msgspec.structs.replace(
            move, tapped=move.tapped or ability.tapped, counters=counters
        )
    return move
