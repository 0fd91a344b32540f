"""Laying out a position: a game in the middle of things, built from facts as any other.

Nothing that is laid triggers anything; from there on the ordinary rules hold.
"""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from domain.cards.ir.language import CopyOf
from domain.kernel.refusals import Malformed
from domain.rules import agenda as fr
from domain.rules import emblems, phases
from domain.rules import facts as f
from domain.rules.abilities import of_face
from domain.rules.engine import Engine
from domain.rules.folding import apply
from domain.rules.objects import EVERYBODY, GameObject, Printed
from domain.rules.state import PLAYER_ZONES, SHARED_ZONES, zone_key
from domain.rules.stops import DEFAULT_STOPS

ZONES = ("library", "hand", "battlefield", "graveyard", "exile")
"""Where a card can be laid in every format."""

BEGINNINGS = (
    "untap", "upkeep", "draw", "precombat_main", "begin_combat", "postcombat_main", "end", "cleanup",
)  # fmt: skip
"""Steps that a game can begin with: those inside combat follow from its declarations."""

HELD = BEGINNINGS[1:-1]
"""Steps in which a player can have priority as the game begins (CR 502.4, 514.3)."""

ALIAS = "alias"
"""The mark that carries a card's name of its own through zone changes."""


class Side(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player has; what is None is the format's own.

    ``tally`` is what the format counts for the player by seats.
    """

    seat: str
    life: int | None = None
    resources: dict[str, int] = {}
    mana: dict[str, int] = {}
    stops: tuple[str, ...] = DEFAULT_STOPS
    tally: dict[str, int] = {}


class Placed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One physical card: ``card`` is its definition's digest, ``attached_to`` a slot or a seat.

    Cards of a zone lie in the order of the position; a library's first card is its top.
    ``as_land`` names the way in which the format lets a card be played as a land; ``marks``
    are what a physical card bears, for nobody to see. ``owners`` are who owned it before,
    oldest first.
    """

    slot: str
    zone: str
    card: str
    owner: str
    controller: str
    tapped: bool = False
    summoning_sick: bool = False
    face_down: bool = False
    damage: int = 0
    counters: dict[str, int] = {}
    attached_to: str | None = None
    alias: str | None = None
    as_land: str = ""
    marks: dict[str, str] = {}
    owners: tuple[str, ...] = ()


class Position(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position; ``sides`` are in turn order.

    With a ``holder`` that player has priority in the step; without one the step only begins.
    A step that no turn has is what the format does between turns: that turn comes after it.
    """

    sides: tuple[Side, ...]
    cards: tuple[Placed, ...] = ()
    turn: int = 1
    active: str
    step: str = "untap"
    holder: str | None = None


def lay(engine: Engine, position: Position, printed: Mapping[str, Printed]) -> None:
    """Lay a position out and put what follows on the agenda.

    Raises ``Malformed`` for a zone, for an owner, or for a way to play a card as a land, that
    the format does not have.
    """
    seats = tuple(side.seat for side in position.sides)
    ready = [put for put in position.cards if not put.summoning_sick]
    sick = [put for put in position.cards if put.summoning_sick]
    ids = {put.slot: engine.new_id() for put in (*ready, *sick)}
    _record(engine, _opened(engine, seats, printed))
    _record(engine, (_seated(engine, side) for side in position.sides))
    _check_owners(engine, position.cards)
    _record(
        engine,
        (fact for put in ready for fact in _created(engine, ids[put.slot], put)),
    )
    _record(engine, emblems.begun_with(engine, seats))
    between = position.step not in phases.STEPS
    _record(engine, _turns(engine, position, seats, between=between))
    _record(
        engine,
        (fact for put in sick for fact in _created(engine, ids[put.slot], put)),
    )
    _record(
        engine,
        (
            f.AttachedChanged(object=ids[put.slot], to=ids.get(put.attached_to, put.attached_to))
            for put in position.cards
            if put.attached_to is not None
        ),
    )
    _record(
        engine,
        (f.ManaChanged(seat=side.seat, mana=side.mana) for side in position.sides if side.mana),
    )
    _record(
        engine,
        (
            fact
            for side in position.sides
            if side.tally
            for fact in engine.overlay.tallied(side.seat, side.tally)
        ),
    )
    if between:
        engine.forget()
        if position.holder is not None or not engine.overlay.begins(engine, position.step):
            raise Malformed("The format has no such step.", code="unknown-step")
        engine.forget()
        return
    left = seats[seats.index(position.active) + 1 :]
    _record(engine, engine.overlay.laid(engine, seats[0], left))
    if position.holder is None:
        engine.forget()
        phases.begin(engine, position.step)
    else:
        _record(engine, (f.StepBegan(step=position.step),))
        engine.push(fr.Settle(), fr.Priority(position.holder), fr.Step(position.step, "end"))
    engine.forget()


def _record(engine: Engine, facts: Iterable[f.AnyFact]) -> None:
    """Record facts that no ability of the game is there to notice."""
    for fact in facts:
        apply(engine.state, fact)
        engine.facts.append(fact)


def _opened(
    engine: Engine, seats: tuple[str, ...], printed: Mapping[str, Printed]
) -> Iterator[f.AnyFact]:
    yield f.CardsNamed(cards=dict(printed))
    keys = [zone_key(zone, seat) for seat in seats for zone in PLAYER_ZONES]
    for key in (*keys, *SHARED_ZONES, *engine.overlay.extra_zones(seats)):
        yield f.ZoneOpened(key=key)
    for ref, name in engine.overlay.entities():
        yield f.EntitySeated(id=ref, name=name)


def _seated(engine: Engine, side: Side) -> f.PlayerSeated:
    life = engine.overlay.starting_life(side.seat) if side.life is None else side.life
    resources = {**engine.overlay.resources(side.seat), **side.resources}
    stops = engine.overlay.stops() if side.stops == DEFAULT_STOPS else side.stops
    return f.PlayerSeated(seat=side.seat, life=life, resources=resources, stops=stops)


def _turns(
    engine: Engine, position: Position, seats: tuple[str, ...], *, between: bool
) -> Iterator[f.AnyFact]:
    """Let every player have had a turn: what they have is not summoning sick (CR 302.6).

    ``between``: the position's own turn is still to come.
    """
    at = seats.index(position.active)
    order = seats if between else (*seats[at + 1 :], *seats[: at + 1])
    last = position.turn - between
    for number, seat in enumerate(order, start=last - len(seats) + 1):
        told = "public" if seat == position.active and not between else "none"
        yield f.TurnBegan(
            number=number,
            active=seat,
            round=engine.overlay.round_of(number, len(seats)),
            audience=told,
        )


def _check_owners(engine: Engine, cards: Iterable[Placed]) -> None:
    known = {*engine.state.players, *engine.state.entities}
    for put in cards:
        unknown = {put.owner, put.controller, *put.owners} - known
        if unknown:
            raise Malformed(
                "Nobody of that name owns anything here.",
                code="unknown-owner",
                data={"owner": min(unknown)},
            )


def _key(engine: Engine, put: Placed) -> str:
    """Return the key of the zone where a card is laid: its owner's own, or one for all."""
    thing = GameObject(
        id=0, owner=put.owner, controller=put.controller, zone=put.zone, marks=put.marks
    )
    pile = engine.overlay.pile(engine, thing, put.zone)
    keys = zone_key(put.zone, pile), f"{put.zone}:{pile}"
    found = next((key for key in keys if key in engine.state.zones), None)
    if found is None:
        raise Malformed(
            "The format has no such zone.", code="unknown-zone", data={"zone": put.zone}
        )
    return found


def _land(engine: Engine, put: Placed) -> CopyOf | None:
    """Return what a card is on the battlefield that was played as a land of the format's."""
    if not put.as_land:
        return None
    base = of_face(engine, put.card, 0)
    if put.as_land not in engine.overlay.land_faces(base):
        raise Malformed(
            "The card cannot be played as that land.",
            code="not-a-land",
            data={"card": base.name, "as_land": put.as_land},
        )
    return CopyOf(token=engine.overlay.land_values(base, put.as_land))


def _created(engine: Engine, oid: int, put: Placed) -> Iterator[f.AnyFact]:
    """Give the facts of one card; what lies hidden is told to nobody.

    A planeswalker has its printed loyalty where the position says nothing else (CR 306.5b).
    """
    knowing: dict[str, tuple[str, ...]] = {"library": (), "hand": (put.owner,)}
    audience = "none" if put.zone in knowing else "public"
    land = _land(engine, put)
    yield f.Created(
        object=oid,
        kind="card",
        owner=next(iter(put.owners), put.owner),
        controller=put.controller,
        zone=_key(engine, put),
        card=put.card,
        slot=put.slot,
        copy=land,
        played_as=put.as_land,
        tapped=put.tapped,
        turns=0 if put.summoning_sick else 1,
        face_down=put.face_down,
        known_to=(put.controller,) if put.face_down else knowing.get(put.zone, (EVERYBODY,)),
        audience=audience,
    )
    for owner in (*put.owners, put.owner)[1:]:
        yield f.OwnerChanged(object=oid, owner=owner, audience=audience)
    counters = put.counters
    loyalty = engine.cards.by_digest(put.card).loyalty if land is None else None
    if put.zone == "battlefield" and loyalty is not None and not put.face_down:
        counters = {"loyalty": loyalty, **counters}
    # A stored position comes back with its keys in another order.
    for kind, number in sorted(counters.items()):
        yield f.CountersChanged(object=oid, kind=kind, change=number)
    if put.damage:
        yield f.DamageDealt(source=oid, to=oid, amount=put.damage)
    if put.alias is not None:
        yield f.Marked(object=oid, mark=ALIAS, value=put.alias, audience=audience)
    for mark, value in sorted(put.marks.items()):
        yield f.Marked(object=oid, mark=mark, value=value, audience="none")
