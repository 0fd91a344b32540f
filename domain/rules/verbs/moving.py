"""Moving objects between zones: destroy, exile, return, mill and so on (CR 701)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import answers as a
from domain.rules import choices, deontics, enchanting, faces, naming, references, values, zones
from domain.rules import facts as f
from domain.rules.combat import joining
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY
from domain.rules.questions import Candidate, Question
from domain.rules.state import zone_name
from domain.rules.verbs import delaying
from domain.rules.verbs.control import remember


def move(engine: Engine, effect: l.Move) -> None:
    """Move everything that is selected at the same time."""
    context = engine.context()
    if effect.until is not None and _is_over(engine, context):
        return
    found = tuple(
        oid
        for oid in choices.objects(engine, effect.what, context)
        if _may(engine, effect, oid, context.controller)
    )
    under = None
    if effect.under is not None:
        seats = references.parties(engine, effect.under, context)
        under = seats[0] if seats else None
    enchants: dict[int, Ref | None] = {}
    if effect.to == "battlefield":
        enchants = enchanting.chosen(engine, found, under)
        found = tuple(oid for oid in found if oid not in enchants or enchants[oid] is not None)
    elif effect.order == "chosen":
        found = _arranged(engine, effect, found, context.source)
    if effect.verb == "reveal" and found:
        agent = context.controller
        engine.emit(f.Known(objects=found, to=(EVERYBODY,), verb="reveal", agent=agent))
    origin = zone_name(engine.state.objects[found[0]].zone) if found else ""
    became = zones.move_all(engine, _goings(engine, effect, found, under, enchants))
    arrived = tuple(became.values())
    if effect.to == "library" and effect.order == "random":
        _mix(engine, arrived)
    if effect.attacking:
        joining.attacking(engine, arrived)
    if effect.bind is not None:
        remember(engine, context, effect.bind, arrived)
    if effect.until is not None and arrived:
        delaying.return_later(engine, arrived, origin, context)


def _mix(engine: Engine, arrived: tuple[int, ...]) -> None:
    """Put cards that lie together in a library in an order of chance that nobody is told."""
    things = (engine.state.objects.get(oid) for oid in arrived)
    for key in dict.fromkeys(thing.zone for thing in things if thing is not None):
        library, owner = engine.state.zones[key], key.partition(":")[2]
        mine = [oid for oid in library if oid in arrived]
        mixed = iter(choices.shuffled(engine, owner, mine))
        order = tuple(next(mixed) if oid in arrived else oid for oid in library)
        if len(mine) > 1:
            engine.emit(f.Arranged(zone=key, order=order, seat=owner, audience="none"))


def _is_over(engine: Engine, context: Context) -> bool:
    """Whether the event until which it would be is past already (CR 610.3a, 610.3b)."""
    thing = engine.state.objects.get(context.source)
    return thing is None or thing.zone != "battlefield"


def _goings(
    engine: Engine,
    effect: l.Move,
    found: tuple[int, ...],
    under: str | None,
    enchants: dict[int, Ref | None],
) -> list[zones.Going]:
    context = engine.context()
    counters = {
        kind: number
        for kind, value in effect.counters
        if (number := values.amount(engine, value, context)) > 0
    }
    return [
        zones.Going(
            oid=oid,
            to=effect.to,
            verb=effect.verb,
            agent=_agent(engine, effect, oid, context),
            place=effect.place,
            under=under,
            tapped=effect.tapped,
            counters=counters,
            attached_to=enchants.get(oid),
            regenerate=effect.regenerate,
            face=faces.back_of(engine, oid) if effect.transformed else None,
            face_down=effect.face_down,
            depth=effect.depth,
            unknown=effect.order == "random" and len(found) > 1,
        )
        for oid in found
    ]


def _may(engine: Engine, effect: l.Move, oid: int, controller: str) -> bool:
    """Whether the verb applies: destroying permanents, sacrificing one's own (CR 701.8, 701.21)."""
    zone = engine.state.objects[oid].zone
    if engine.state.objects[oid].kind == "token" and zone != "battlefield":
        # A token that left the battlefield goes nowhere else any more (CR 111.8).
        return False
    match effect.verb:
        case "destroy":
            return zone == "battlefield" and (
                deontics.forbids(engine, "be_destroyed", oid, None) is None
            )
        case "sacrifice":
            return zone == "battlefield" and engine.look(oid).controller == controller
        case "discard":
            return zone.startswith("hand")
        case _:
            return True


def _agent(engine: Engine, effect: l.Move, oid: int, context: Context) -> str:
    """Return who does it: a player discards and mills their own cards (CR 701.9a, 701.17a)."""
    if effect.verb in ("discard", "mill"):
        return engine.state.objects[oid].owner
    return context.controller


# -- Several cards into a library at once (CR 401.4) --


def _arranged(
    engine: Engine, effect: l.Move, found: tuple[int, ...], source: int
) -> tuple[int, ...]:
    """Return the cards in the order in which they move, arranged by their owners."""
    ordered = [oid for oid in found if not _to_library(engine, effect, oid)]
    found = tuple(oid for oid in found if oid not in ordered)
    for seat in (*engine.apnap(), *engine.state.entities):
        for own in _by_library(engine, seat, found):
            order = _order(engine, seat, own, effect.place, source)
            # What goes on top last lies highest.
            ordered.extend(reversed(order) if effect.place == "top" else order)
    return tuple(ordered)


def _to_library(engine: Engine, effect: l.Move, oid: int) -> bool:
    """Whether a card goes into a library, also for want of a hand."""
    going = zones.Going(oid=oid, to=effect.to, verb=effect.verb)
    return engine.overlay.bound_for(engine, engine.state.objects[oid], going).to == "library"


def _by_library(engine: Engine, seat: str, found: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return what of this a player or entity owns, part by part as it goes to one library."""
    parts: dict[str, tuple[int, ...]] = {}
    for oid in found:
        thing = engine.state.objects[oid]
        if thing.owner == seat:
            library = engine.overlay.pile(engine, thing, "library")
            parts[library] = (*parts.get(library, ()), oid)
    return list(parts.values())


def _order(
    engine: Engine, seat: str, own: tuple[int, ...], place: str, source: int
) -> tuple[int, ...]:
    question = Question(
        seat=seat,
        kind="order",
        rule="CR 401.4",
        prompt=f"library.{place}",
        params={"source": naming.name_of(engine, source)},
        candidates=tuple(
            Candidate(ref=oid, label=naming.name_of(engine, oid), object=oid) for oid in own
        ),
        default=a.Order(own),
        source=source,
        secret=True,
    )
    answer = engine.ask(question)
    order = answer.order if isinstance(answer, a.Order) else own
    return tuple(oid for oid in order if isinstance(oid, int))
