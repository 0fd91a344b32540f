"""Tokens that nothing tells apart, told once with all their handles.

Hundreds of equal tokens make a board and its decisions long. Who asks for it gets one body
for all that are alike: the same token in the same state, to which nothing is attached, at
which nothing is aimed, and of which no effect speaks but in the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game.handles import Handles
from domain.rules import Candidate, GameObject, GameState, Question, Ref

Json = dict[str, Any]
Groups = Mapping[int, tuple[int, ...]]
"""Each token that is like others, with all of them in the order of the battlefield."""


def groups(play: GameState) -> Groups:
    """Return the tokens on the battlefield that are alike; single ones are in no group."""
    named = frozenset(_pointed_at(play))
    spoken = _spoken_of(play)
    found: dict[object, list[int]] = {}
    for oid in play.zones.get("battlefield", ()):
        thing = play.objects[oid]
        if thing.kind == "token" and oid not in named and not thing.face_down:
            look = msgspec.json.encode(replace(thing, id=0, timestamp=0, turned=0))
            key = (look, play.derived.get(oid), tuple(spoken.get(oid, ())), _in_combat(play, oid))
            found.setdefault(key, []).append(oid)
    return {oid: tuple(ids) for ids in found.values() if len(ids) > 1 for oid in ids}


def _pointed_at(play: GameState) -> Iterator[Ref]:
    """Yield what something points at: what is attached, aimed, a source, or remembers it."""
    for key in ("battlefield", "stack"):
        for oid in play.zones.get(key, ()):
            thing = play.objects[oid]
            yield from _refs_of(thing)
    if play.combat is not None:
        for blockers in play.combat.blockers.values():
            yield from blockers
        yield from play.combat.blockers
        yield from play.combat.attackers.values()


def _refs_of(thing: GameObject) -> Iterator[Ref]:
    yield from (ref for ref in (thing.attached_to, thing.source) if ref is not None)
    yield from (ref for refs in thing.bindings.values() for ref in refs if ref != thing.id)
    if thing.announced is not None and thing.zone == "stack":
        yield from (ref for refs in thing.announced.targets for ref in refs)


def _spoken_of(play: GameState) -> dict[int, list[object]]:
    """Return what effects, shields and delayed abilities say of objects by name."""
    said: dict[int, list[object]] = {}

    def note(refs: Iterable[Ref], what: object) -> None:
        for ref in refs:
            if isinstance(ref, int):
                said.setdefault(ref, []).append(what)

    for effect in play.effects:
        note(effect.objects, effect.id)
    for shield in play.shields:
        note(shield.protects or (), shield.id)
    for delayed in play.delayed:
        named = {ref for refs in delayed.context.bindings.values() for ref in refs}
        # Each has one of its own where one instruction made them one after another.
        note(named, (delayed.effect, delayed.context.source) if len(named) == 1 else delayed.id)
    return said


def _in_combat(play: GameState, oid: int) -> object:
    combat = play.combat
    if combat is None or oid not in combat.attackers:
        return None
    return (combat.attackers[oid], oid in combat.blocked, oid in combat.struck)


def grouped_zone(
    things: Iterable[GameObject],
    alike: Groups,
    handles: Handles,
    draw: Callable[[GameObject], Json],
) -> list[Json]:
    """Return the objects of a zone, those alike as the first of them with all ``handles``."""
    told: list[Json] = []
    for thing in things:
        group = alike.get(thing.id, (thing.id,))
        if thing.id == group[0]:
            several = {"handles": [handles.of(oid) for oid in group]} if len(group) > 1 else {}
            told.append({**draw(thing), **several})
    return told


def grouped_candidates(question: Question, documents: Sequence[Json], alike: Groups) -> list[Json]:
    """Return candidates, those that are the same deed of tokens alike as one with ``handles``."""
    told: list[Json] = []
    first: dict[object, Json] = {}
    for candidate, document in zip(question.candidates, documents, strict=True):
        key = _deed(candidate, alike)
        before = first.get(key) if key is not None else None
        if before is not None:
            before["handles"].append(document["handle"])
            continue
        one = document if key is None else {**document, "handles": [document["handle"]]}
        if key is not None:
            first[key] = one
        told.append(one)
    for document in first.values():
        if len(document["handles"]) == 1:
            del document["handles"]
    return told


def _deed(candidate: Candidate, alike: Groups) -> object:
    """Return what is the same of the same deed of tokens alike, or nothing for other things."""
    oid = candidate.object if candidate.object is not None else candidate.ref
    group = alike.get(oid) if isinstance(oid, int) else None
    if group is None:
        return None
    deed = str(candidate.ref).split(":")
    deed = ["" if part == str(oid) else part for part in deed]
    return (group[0], tuple(deed), replace(candidate, ref=0, object=None))
