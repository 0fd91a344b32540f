"""Moving objects between zones (CR 400.7), with the replacements of how a permanent enters.

Each zone change makes a new object. Who knows which card it is follows from the zones: what
goes to a public zone is known to everybody, what goes to a hand to its owner and to those
who saw it come, what goes into a library to those who saw it come (until a shuffle).
"""

from collections.abc import Sequence
from functools import partial
from typing import Literal

import msgspec

from domain.cards.ir.language import FACE_DOWN, CopyOf, GoTo, Under
from domain.cards.ir.terms import AnyOf, ZoneChange
from domain.rules import (
    arrival,
    copying,
    deontics,
    entering,
    entering_copies,
    faces,
    layers,
    looking_ahead,
    played_lands,
    references,
    replacement,
    shuffling,
)
from domain.rules.agenda import Scope
from domain.rules.context import Ref
from domain.rules.engine import Engine
from domain.rules.facts import AnyFact, Moved
from domain.rules.objects import MANIFESTED, GameObject
from domain.rules.state import PHASED, zone_key, zone_name


class Going(msgspec.Struct, frozen=True, kw_only=True):
    """One object on its way: where to, by which verb, through whom (the cause).

    ``depth`` counts the cards left above or below it in a library; ``unknown`` is a card that
    nobody can tell any more from others that go with it. ``played_as`` names the way in which
    a format lets it be played as a land. ``cleared``: it goes as a player leaves the game.
    ``owner`` is whose it is from then on, where a rule of the format changes that.
    """

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
    face: int | None = None
    regenerate: bool = True
    depth: int = 0
    unknown: bool = False
    played_as: str = ""
    cleared: bool = False
    owner: str = ""


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
    face: int | None = None,
    played_as: str = "",
) -> int:
    """Move one object and return the id of what it became."""
    going = Going(
        oid=oid, to=to, verb=verb, agent=agent, place=place, under=under, tapped=tapped,
        attached_to=attached_to, face=face, played_as=played_as,
    )  # fmt: skip
    return move_all(engine, [going])[oid]


def move_all(engine: Engine, goings: Sequence[Going], *others: AnyFact) -> dict[int, int]:
    """Move objects at the same time, with facts that happen beside it; return old id → new id.

    Objects that are no longer where they were are passed over.
    """
    moves: list[Moved] = []
    events: list[replacement.Event] = []
    bound: dict[int, dict[str, tuple[Ref, ...]]] = {}
    shuffled: list[str] = []
    spent: set[replacement.Key] = set()
    begun: set[int] = set()
    for going in goings:
        thing = engine.state.objects.get(going.oid)
        if thing is None or thing.id in begun or thing.zone == PHASED:
            continue
        if going.to == "battlefield" and deontics.forbids(engine, "enter", thing.id, None):
            continue  # CR 614.17c, 614.17d
        begun.add(thing.id)
        event = replacement.Event(engine, replacement.chooser(engine, thing), spent)
        events.append(event)
        changed = _replaced(engine, thing, going, event)
        if changed is None:
            continue
        changed = _of_the_format(engine, thing, changed)
        moves.append(_moved(engine, thing, changed.going))
        shuffled.extend(changed.shuffle)
        bound[len(events) - 1] = dict.fromkeys(changed.names, (moves[-1].becomes,))
    ended = replacement.used_up(events)
    if moves or others or ended:
        engine.emit(*ended, *others, *_by_age(engine, moves))
    for seat in dict.fromkeys(shuffled):
        shuffling.shuffle(engine, seat)
    replacement.carry_on(engine, events, bound)
    return {done.object: done.becomes for done in moves}


def _by_age(engine: Engine, moves: list[Moved]) -> list[Moved]:
    """Return moves in the order of the timestamps that the objects get (CR 613.7m).

    Of one player's permanents that enter together, the order is that in which they were found.
    """
    if len(moves) < 2 or any(move.to != "battlefield" for move in moves):
        return moves
    seats = engine.apnap()
    return sorted(moves, key=lambda m: seats.index(m.controller) if m.controller in seats else -1)


class _Changed(msgspec.Struct, frozen=True):
    """A move after replacement effects: who shuffles after it, what it is called."""

    going: Going
    shuffle: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


def _replaced(
    engine: Engine, thing: GameObject, going: Going, event: replacement.Event
) -> _Changed | None:
    """Apply replacement effects to one move; None where it does not happen (CR 614.6)."""
    changed = _Changed(going)
    while True:
        going = engine.overlay.bound_for(engine, thing, changed.going)
        concerns = partial(_concerns, engine, going)
        would = Moved(
            object=thing.id,
            becomes=thing.id,
            origin=thing.zone,
            to=zone_key(going.to, engine.overlay.pile(engine, thing, going.to)),
            verb=going.verb,
            agent=going.agent,
            controller=going.under or thing.owner,
            through=_through(engine),
        )
        looked_at = FACE_DOWN if arrival.is_down(thing, going) else thing.face
        with (
            faces.seen_as(engine, thing.id, looked_at),
            copying.seen_as(engine, thing.id, _land(engine, thing, going)[1]),
            entering.controlled_by(engine, thing.id, _controlling(engine, thing, going)),
        ):
            applied = event.next(would, concerns)
        if applied is None:
            return msgspec.structs.replace(changed, going=going)
        outcome = applied.replacer.change.outcome
        if isinstance(outcome, Under):
            changed = _under(engine, changed, outcome, applied)
            continue
        if not isinstance(outcome, GoTo):
            return None
        if outcome.unless and entering.paid(engine, event.chooser, outcome.unless, applied.context):
            continue
        changed = _Changed(
            msgspec.structs.replace(
                going,
                to=outcome.to,
                place=outcome.place,
                counters={**going.counters, **dict(outcome.counters)},
            ),
            (*changed.shuffle, *(_library(engine, thing) if outcome.shuffle else ())),
            (*changed.names, *((outcome.bind,) if outcome.bind else ())),
        )


def _of_the_format(engine: Engine, thing: GameObject, changed: _Changed) -> _Changed:
    """Let the format change where an object goes that would be exiled; who asks for it shuffles."""
    going = arrival.leaving_the_stack(thing, changed.going)
    if going.to != "exile" or going.cleared:
        return msgspec.structs.replace(changed, going=going)
    instead = engine.overlay.exiled(engine, thing, going)
    shuffles = _library(engine, thing) if instead.to == "library" else ()
    return msgspec.structs.replace(changed, going=instead, shuffle=(*changed.shuffle, *shuffles))


def _library(engine: Engine, thing: GameObject) -> tuple[str]:
    """Return whose library an object goes to, to be shuffled."""
    return (engine.overlay.pile(engine, thing, "library"),)


def _controlling(engine: Engine, thing: GameObject, going: Going) -> str:
    """Return who would control what enters, or controls it now (CR 614.12)."""
    if going.to == "battlefield":
        return going.under or thing.owner
    return engine.look(thing.id).controller


def _under(
    engine: Engine, changed: _Changed, outcome: Under, applied: replacement.Applied
) -> _Changed:
    seats = references.parties(engine, outcome.who, applied.context)
    going = msgspec.structs.replace(changed.going, under=seats[0]) if seats else changed.going
    return msgspec.structs.replace(changed, going=going)


def _concerns(engine: Engine, going: Going, one: replacement.Replacer) -> bool:
    """Whether an effect is about zone changes, and may save what cannot be regenerated."""
    if not isinstance(one.change.pattern, ZoneChange | AnyOf):
        return False
    return not one.change.regeneration or (
        going.regenerate and deontics.forbids(engine, "be_regenerated", going.oid, None) is None
    )


def _moved(engine: Engine, thing: GameObject, going: Going) -> Moved:
    """Return the fact of one move, after the format and the permanent's own text spoke."""
    to = zone_key(going.to, engine.overlay.pile(engine, thing, going.to))
    leaves_table = zone_name(thing.zone) in ("battlefield", "stack")
    controller, down = thing.owner, arrival.is_down(thing, going)
    played_as, land = _land(engine, thing, going)
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
        position=going.depth if going.place == "top" else -1 - going.depth,
        controller=controller,
        tapped=going.tapped,
        face_down=down,
        counters=going.counters,
        attached_to=going.attached_to,
        known_to=()
        if going.unknown
        else arrival.known_to(thing, going, controller if down else None),
        last=layers.derived(engine, thing.id) if leaves_table else None,
        face=arrival.face(thing, going),
        numbers={MANIFESTED: 1} if going.verb == "manifest" else {},
        bindings=arrival.kept(thing, going),
        # A copy of a permanent spell becomes a token as it resolves (CR 707.10f).
        kind="token" if thing.kind == "copy" and going.to == "battlefield" else None,
        copy=thing.copy if thing.kind in ("copy", "token") else land,
        played_as=played_as,
        left=played_lands.leaving(engine, thing),
        through=_through(engine),
        owner=going.owner,
    )
    move = engine.overlay.redirect(engine, move)
    if zone_name(move.to) == "battlefield":
        with (
            faces.seen_as(engine, thing.id, FACE_DOWN if move.face_down else move.face),
            copying.seen_as(engine, thing.id, land or arrival.anew(thing)),
        ):
            with looking_ahead.as_there(engine, thing, move):
                move = entering_copies.entering(engine, thing, move)
            with copying.seen_as(engine, thing.id, move.copy):
                move = entering.entering(engine, thing, move)
    return move


def _land(engine: Engine, thing: GameObject, going: Going) -> tuple[str, CopyOf | None]:
    """Return the land that a card enters as by leave of the format, and how it was played."""
    if going.to != "battlefield":
        return "", None
    if going.played_as:
        return going.played_as, played_lands.values(engine, thing, going.played_as)
    back = played_lands.returning(engine, thing)
    return (back.played_as, back.copy) if back is not None else ("", None)


def _through(engine: Engine) -> str | None:
    """Return who controls the spell or ability that is resolving, if one is (CR 608.2)."""
    scopes = (frame for frame in reversed(engine.frames) if isinstance(frame, Scope))
    return next((frame.context.controller for frame in scopes), None)
