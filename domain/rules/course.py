"""What a player did in this step while others only passed: what a shortcut can repeat (CR 732.2a).

Answers name objects by ids, and ids die. So that the same can be done again, each object is
noted with its place and looks: its successor is what is there when the answer is given anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from domain.rules import answers as a
from domain.rules.context import Ref

if TYPE_CHECKING:
    # The state holds the agenda, and the agenda the course.
    from domain.cards.ir.node import Node
    from domain.rules.draft import Draft
    from domain.rules.objects import GameObject
    from domain.rules.state import GameState

LONGEST = 48
"""How many requests are kept: a longer loop is not recognised."""

PASSING = (a.Choose(("pass",)),)

_ABOUT_OBJECTS = ("cast", "play", "activate", "set_aside", "turn_up")
"""Actions that name an object in their second part."""


class Place(msgspec.Struct, frozen=True):
    """Where an object was in its zone, counted from the end, and how it looked."""

    zone: str
    looks: str
    last: int


class Taken(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat answered in one request.

    ``outline`` is of the state in which the player used priority, ``places`` are those of the
    objects that the answers name.
    """

    seat: str
    answers: tuple[a.Answer, ...]
    outline: str = ""
    places: dict[int, Place] = {}


class Course(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player did since they first acted in this step, or since another player acted."""

    seat: str = ""
    taken: tuple[Taken, ...] = ()


def followed(
    before: GameState, seat: str, answers: Sequence[a.Answer], *, acting: bool, going_on: bool
) -> Course:
    """Return the course after a request of a seat.

    ``acting``: it used priority. ``going_on``: it is the same step still.
    """
    course = before.agenda.course
    passing = tuple(answers) == PASSING
    if not going_on or (seat != course.seat and not passing and not acting):
        return Course()
    if not course.taken and (passing or not acting):
        return course
    if seat != course.seat and not passing:
        course = Course(seat)
    outlined = acting and not passing and seat == course.seat
    taken = Taken(
        seat,
        tuple(answers),
        outline(before) if outlined else "",
        _places(before, answers),
    )
    return replace(course, taken=(*course.taken[1 - LONGEST :], taken))


def outline(state: GameState | Draft) -> str:
    """Return what is quick to tell of a state and the same whenever a loop begins anew.

    Tokens may be more each time; what else there is, and what of it is tapped, may not.
    """
    cards = tapped = 0
    for oid in state.zones["battlefield"]:
        thing = state.objects[oid]
        if thing.kind != "token":
            cards += 1
            tapped += thing.tapped
    sizes = ",".join(str(len(ids)) for key, ids in state.zones.items() if key != "battlefield")
    return f"{cards}.{tapped};{sizes}"


def again(taken: Taken, state: GameState) -> tuple[a.Answer, ...]:
    """Return the same answers for the objects that are now where those were that they named."""
    ids = {oid: _successor(state, oid, place) for oid, place in taken.places.items()}
    if all(old == new for old, new in ids.items()):
        return taken.answers
    return tuple(_renamed(answer, ids) for answer in taken.answers)


# -- Objects in answers --


def _refs(answer: a.Answer) -> Iterator[Ref]:
    match answer:
        case a.Choose(picks) | a.Order(picks):
            yield from picks
        case a.Partition(piles):
            for refs in piles.values():
                yield from refs
        case a.Distribute(amounts):
            yield from (ref for ref, _ in amounts)
        case a.Attack(pairs) | a.Block(pairs):
            for one, other in pairs:
                yield from (one, other)
        case a.Pay(tuple() as steps):
            yield from (step.source for step in steps)
        case _:
            return


def _objects(answers: Sequence[a.Answer]) -> Iterator[int]:
    for answer in answers:
        for ref in _refs(answer):
            oid = _object_of(ref)
            if oid is not None:
                yield oid


def _object_of(ref: Ref) -> int | None:
    if isinstance(ref, int):
        return ref
    verb, _, rest = ref.partition(":")
    number = rest.partition(":")[0]
    return int(number) if verb in _ABOUT_OBJECTS and number.isdecimal() else None


def _renamed(answer: a.Answer, ids: dict[int, int]) -> a.Answer:
    match answer:
        case a.Choose(picks):
            return a.Choose(tuple(_ref(ref, ids) for ref in picks))
        case a.Order(order):
            return a.Order(tuple(_ref(ref, ids) for ref in order))
        case a.Partition(piles):
            return a.Partition({p: tuple(_ref(r, ids) for r in refs) for p, refs in piles.items()})
        case a.Distribute(amounts):
            return a.Distribute(tuple((_ref(ref, ids), amount) for ref, amount in amounts))
        case a.Attack(pairs):
            return a.Attack(tuple((ids.get(one, one), _ref(other, ids)) for one, other in pairs))
        case a.Block(blocks):
            return a.Block(tuple((ids.get(o, o), ids.get(b, b)) for o, b in blocks))
        case a.Pay(tuple() as steps):
            return a.Pay(tuple(replace(step, source=_ref(step.source, ids)) for step in steps))
        case _:
            return answer


def _ref(ref: Ref, ids: dict[int, int]) -> Ref:
    oid = _object_of(ref)
    if oid is None or isinstance(ref, int):
        return ref if oid is None else ids.get(oid, oid)
    verb, _, rest = ref.partition(":")
    return ":".join((verb, str(ids.get(oid, oid)), *rest.split(":")[1:]))


# -- Places --


def _places(state: GameState, answers: Sequence[a.Answer]) -> dict[int, Place]:
    # In the order in which canonical JSON has them, so that what is decoded is the same.
    named = sorted(set(_objects(answers)), key=str)
    return {oid: place for oid in named if (place := _place(state, oid)) is not None}


def _place(state: GameState, oid: int) -> Place | None:
    thing = state.objects.get(oid)
    if thing is None:
        return None
    ids = state.zones.get(thing.zone, ())
    last = len(ids) - ids.index(oid) if oid in ids else 0
    return Place(thing.zone, _looks(thing), last)


def _successor(state: GameState, oid: int, place: Place) -> int:
    """Return the object itself if it is as it was, or else what is like it in its place."""
    thing = state.objects.get(oid)
    if thing is not None and thing.zone == place.zone and _looks(thing) == place.looks:
        return oid
    ids = state.zones.get(place.zone, ())
    alike = [other for other in ids if _looks(state.objects[other]) == place.looks]
    there = ids[-place.last] if 0 < place.last <= len(ids) else None
    if there is not None and (there in alike or not alike):
        return there
    return alike[-1] if alike else oid


def _looks(thing: GameObject) -> str:
    made = "" if thing.token is None else _digest(thing.token)
    copied = "" if thing.copy is None else _digest(thing.copy)
    state = f"{'t' * thing.tapped}{'f' * thing.fresh}{thing.face or ''}"
    return f"{thing.controller}:{thing.card[:12]}{made}{copied}:{state}"


@lru_cache(maxsize=1024)
def _digest(node: Node) -> str:
    return hashlib.sha256(msgspec.json.encode(node)).hexdigest()[:12]
