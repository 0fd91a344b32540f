"""Folds of facts about objects and zones (CR 109, 400)."""

from msgspec.structs import replace

from domain.rules import facts as f
from domain.rules.context import Announced
from domain.rules.counter_rules import KEYWORD_COUNTERS
from domain.rules.draft import Draft
from domain.rules.folding import combat
from domain.rules.folding.owning import owned
from domain.rules.folding.registry import folds
from domain.rules.objects import EVERYBODY, MANIFESTED, Cast, GameObject


def _placed(zone: tuple[int, ...], oid: int, position: int) -> tuple[int, ...]:
    at = position if position >= 0 else max(0, len(zone) + 1 + position)
    return (*zone[:at], oid, *zone[at:])


def _enter(d: Draft, thing: GameObject, position: int) -> None:
    d.set_object(thing)
    d.mint(thing.id)
    # Only libraries have a top to count from; elsewhere the newest comes last.
    at = position if thing.zone.startswith("library") else -1
    d.set_zone(thing.zone, _placed(d.zones.get(thing.zone, ()), thing.id, at))


def _leave(d: Draft, oid: int) -> GameObject:
    thing = d.take_object(oid)
    d.set_zone(thing.zone, tuple(other for other in d.zones[thing.zone] if other != oid))
    d.set_derived(oid, None)
    return thing


@folds(f.Created)
def created(d: Draft, fact: f.Created) -> None:
    thing = GameObject(
        id=fact.object,
        kind=fact.kind,
        card=fact.card,
        owner=fact.owner,
        controller=fact.controller,
        zone=fact.zone,
        under=fact.controller,
        timestamp=d.tick(),
        tapped=fact.tapped,
        fresh=fact.zone == "battlefield",
        turns=fact.turns,
        slot=fact.slot,
        token=fact.token,
        copy=fact.copy,
        ability=fact.ability,
        source=fact.source,
        happening=fact.happening,
        bindings=fact.bindings,
        text=fact.text,
        known_to=fact.known_to,
        counters=fact.counters,
        numbers=fact.numbers,
        face_down=fact.face_down,
        marks=fact.marks,
        played_as=fact.played_as,
    )
    _enter(d, thing, -1)


@folds(f.Moved)
def moved(d: Draft, fact: f.Moved) -> None:
    old = _leave(d, fact.object)
    if not old.zone.startswith(("library", "hand")):
        d.depart(old)
    if fact.last is not None:
        d.remember(old.id, fact.last)
    new = GameObject(
        id=fact.becomes,
        kind=fact.kind or old.kind,
        card=old.card,
        owner=old.owner,
        owners=old.owners,
        controller=fact.controller,
        zone=fact.to,
        under=fact.controller,
        timestamp=d.tick(),
        tapped=fact.tapped,
        fresh=fact.to == "battlefield",
        face_down=fact.face_down,
        face=fact.face,
        counters=fact.counters,
        attached_to=fact.attached_to,
        marks={mark: of for mark, of in old.marks.items() if mark not in fact.unmarked}
        if fact.unmarked
        else old.marks,
        known_to=fact.known_to,
        slot=old.slot,
        token=old.token,
        copy=fact.copy,
        played_as=fact.played_as,
        left=fact.left,
        # A permanent remembers how its spell was cast (CR 400.7d).
        announced=old.announced if fact.verb == "resolve" else None,
        cast=old.cast if fact.verb == "resolve" else None,
        bindings=fact.bindings,
        numbers=fact.numbers,
    )
    if fact.owner:
        new = owned(new, fact.owner)
    if fact.verb == "resolve":
        _continued(d, old.id, new.id)
    _enter(d, new, fact.position)
    d.count(f"moved:{fact.verb}:{fact.origin.partition(':')[0]}:{fact.to.partition(':')[0]}")
    combat.fall(d, fact.object)


def _continued(d: Draft, spell: int, permanent: int) -> None:
    """What was done to a permanent spell is so of the permanent that it becomes (CR 400.7a)."""
    if any(spell in effect.objects for effect in d.effects):
        d.effects = tuple(
            replace(
                effect,
                objects=tuple(permanent if oid == spell else oid for oid in effect.objects),
            )
            for effect in d.effects
        )


@folds(f.Ceased)
def ceased(d: Draft, fact: f.Ceased) -> None:
    old = _leave(d, fact.object)
    if old.zone in ("battlefield", "stack"):
        d.depart(old)
    combat.fall(d, fact.object)


@folds(f.LeftGame)
def left_game(d: Draft, fact: f.LeftGame) -> None:
    d.depart(_leave(d, fact.object))
    d.remember(fact.object, fact.last)
    combat.fall(d, fact.object)


def _dropped_from_combat(d: Draft, oid: int) -> None:
    """An object that changes its controller leaves combat (CR 506.4)."""
    if d.combat is not None:
        combat.remove(d, oid)


@folds(f.Shuffled)
def shuffled(d: Draft, fact: f.Shuffled) -> None:
    d.chances += 1
    for old_id, new_id in zip(fact.order, fact.becomes, strict=True):
        old = d.take_object(old_id)
        d.set_object(replace(old, id=new_id, known_to=(), left=None, timestamp=d.tick()))
        d.mint(new_id)
    d.set_zone(fact.zone, fact.becomes)


@folds(f.Arranged)
def arranged(d: Draft, fact: f.Arranged) -> None:
    d.set_zone(fact.zone, fact.order)


@folds(f.Known)
def known(d: Draft, fact: f.Known) -> None:
    for oid in fact.objects:
        thing = d.objects[oid]
        learned = tuple(dict.fromkeys((*thing.known_to, *fact.to)))
        d.set_object(replace(thing, known_to=learned))


@folds(f.TappedChanged)
def tapped(d: Draft, fact: f.TappedChanged) -> None:
    d.set_object(replace(d.objects[fact.object], tapped=fact.tapped))


@folds(f.CountersChanged)
def counters(d: Draft, fact: f.CountersChanged) -> None:
    thing = d.objects[fact.object]
    left = thing.counters.get(fact.kind, 0) + fact.change
    rest = {kind: n for kind, n in thing.counters.items() if kind != fact.kind}
    counted = thing.counted
    if fact.kind in KEYWORD_COUNTERS and fact.change > 0:
        # What a counter gives is as old as the counter (CR 613.7c).
        counted = {**counted, fact.kind: d.tick()}
    now = {**rest, fact.kind: left} if left else rest
    d.set_object(replace(thing, counters=now, counted=counted))


@folds(f.AttachedChanged)
def attached(d: Draft, fact: f.AttachedChanged) -> None:
    thing = d.objects[fact.object]
    d.set_object(replace(thing, attached_to=fact.to, timestamp=d.tick()))


def _looking(thing: GameObject, seat: str) -> tuple[str, ...]:
    """Return who knows a card whose controller may look at it, face down as it is (CR 708.5)."""
    if not thing.face_down or EVERYBODY in thing.known_to:
        return thing.known_to
    return tuple(dict.fromkeys((*thing.known_to, seat)))


@folds(f.ControllerChanged)
def controller(d: Draft, fact: f.ControllerChanged) -> None:
    thing = d.objects[fact.object]
    if fact.owner is not None:
        thing = owned(thing, fact.owner)
    d.set_object(
        replace(
            thing,
            controller=fact.controller,
            under=fact.controller if fact.lasting else thing.under,
            fresh=True,
            turns=0,
            known_to=_looking(thing, fact.controller),
        )
    )
    _dropped_from_combat(d, fact.object)


@folds(f.DerivedChanged)
def derived(d: Draft, fact: f.DerivedChanged) -> None:
    for oid, seen in fact.objects.items():
        d.set_derived(oid, seen)


@folds(f.FaceTurned)
def face_turned(d: Draft, fact: f.FaceTurned) -> None:
    thing = d.objects[fact.object]
    now = d.tick()
    d.set_object(replace(thing, face=fact.face, timestamp=now, turned=now))


@folds(f.FaceDownChanged)
def face_down_changed(d: Draft, fact: f.FaceDownChanged) -> None:
    thing = d.objects[fact.object]
    announced = thing.announced
    if fact.x:
        announced = replace(announced or Announced(), x=fact.x)
    # Manifested it is only for as long as it is face down (CR 701.40a).
    numbers = {name: n for name, n in thing.numbers.items() if name != MANIFESTED}
    d.set_object(
        replace(
            thing,
            face_down=fact.face_down,
            timestamp=d.tick(),
            known_to=fact.known_to or thing.known_to,
            announced=announced,
            numbers=numbers,
        )
    )


@folds(f.Remembered)
def remembered(d: Draft, fact: f.Remembered) -> None:
    thing = d.objects.get(fact.object) or d.departed.get(fact.object)
    if thing is None:
        return
    kept = replace(thing, bindings={**thing.bindings, fact.name: fact.refs})
    if fact.object in d.objects:
        d.set_object(kept)
    else:
        d.depart(kept)


@folds(f.Marked)
def marked(d: Draft, fact: f.Marked) -> None:
    thing = d.objects[fact.object]
    marks = {mark: value for mark, value in thing.marks.items() if mark != fact.mark}
    if fact.value is not None:
        marks[fact.mark] = fact.value
    d.set_object(replace(thing, marks=marks))


def _cast(thing: GameObject, by: str) -> Cast:
    """Return how a spell was cast; what it is a copy of is what it is (CR 707.12)."""
    of = thing.copy.card if thing.copy is not None else thing.card
    return Cast(spell=thing.id, by=by, card="" if thing.face_down else of)


@folds(f.ChoicesAnnounced)
def announced(d: Draft, fact: f.ChoicesAnnounced) -> None:
    thing = d.objects[fact.object]
    bindings = {**thing.bindings, **fact.paid_with}
    told = replace(thing, announced=fact.announced, bindings=bindings)
    d.set_object(replace(told, cast=_cast(thing, fact.agent)) if fact.verb == "cast" else told)
    if fact.verb == "cast":
        d.count(f"cast:{fact.agent}")
        if fact.permit:
            d.count(fact.permit)
