"""Laying out a scenario's board: the position at the start of turn 1, built from facts."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from domain.cards.card import CardDefinition
from domain.cards.catalogue import STARTER, Catalogue
from domain.formats.registry import format_of
from domain.kernel.refusals import Malformed
from domain.rules import agenda as fr
from domain.rules import facts as f
from domain.rules import layers
from domain.rules.chapters import run
from domain.rules.engine import Engine
from domain.rules.overlay import Overlay
from domain.rules.state import EVERYBODY, PLAYER_ZONES, SHARED_ZONES, GameState, zone_key
from domain.rules.stops import EVERYTHING
from tests.scenarios.reader import Scenario, Unsupported, known
from tests.support.chance import ScriptedChance

INERT = CardDefinition(name="Inert Card", types=("inert",))
"""Fills libraries: a card without text that nobody can cast (CR 118.6)."""

LIBRARY = 40

ZONES = ("library", "hand", "battlefield", "graveyard", "exile")
PUT_KEYS = frozenset(
    {
        "card", "count", "tapped", "counters", "damage", "summoning_sick", "attached_to",
        "controller", "owner", "alias",
    }
)  # fmt: skip


class Put(msgspec.Struct, frozen=True):
    """One physical card of the board; ``slot`` names it wherever it goes."""

    slot: str
    seat: str
    zone: str
    card: CardDefinition
    written: Mapping[str, Any]

    @property
    def controller(self) -> str:
        return str(self.written.get("controller", self.seat))

    @property
    def owner(self) -> str:
        return str(self.written.get("owner", self.seat))


@cache
def catalogue() -> Catalogue:
    """Return the cards that scenarios can be played with."""
    held = [STARTER.find(name) for name in STARTER.names]
    return Catalogue([*(card for card in held if card is not None), INERT])


def overlay(scenario: Scenario) -> Overlay:
    """Return the hooks of the scenario's format; raises ``Unsupported`` for unknown options."""
    wanted = {"mulligan": "none", **scenario.options}
    wanted.pop("strict", None)
    try:
        return format_of(scenario.rules).overlay(wanted)
    except Malformed as refusal:
        raise Unsupported(f"{scenario.rules} with {dict(scenario.options)}") from refusal


def puts(scenario: Scenario) -> list[Put]:
    """Return the cards of the board; raises ``Unsupported`` for cards and keys not known."""
    for seat in scenario.board:
        if seat not in scenario.players:
            raise Unsupported(f"board of {seat}")
    found: list[Put] = []
    for seat in scenario.players:
        side = scenario.board.get(seat, {})
        known(side, frozenset({"life", "poison", *ZONES}), f"the board of {seat}")
        for zone in ZONES:
            inert = [{"card": INERT.name, "count": LIBRARY}] if zone == "library" else []
            for written in side.get(zone, inert):
                found.extend(_put(seat, zone, written, len(found)))
    return found


def _put(seat: str, zone: str, written: str | Mapping[str, Any], number: int) -> list[Put]:
    whole: Mapping[str, Any] = {"card": written} if isinstance(written, str) else written
    known(whole, PUT_KEYS, f"a card in {zone}")
    card = catalogue().find(str(whole["card"]))
    if card is None:
        raise Unsupported(f"{whole['card']}")
    return [
        Put(f"slot{number + at:04d}", seat, zone, card, whole)
        for at in range(int(whole.get("count", 1)))
    ]


def lay(scenario: Scenario, laid: Sequence[Put], rules: Overlay) -> GameState:
    """Return the game at its first question in turn 1."""
    engine = Engine(GameState(), catalogue(), rules, ScriptedChance())
    seats = scenario.players
    keys = [zone_key(zone, seat) for seat in seats for zone in PLAYER_ZONES]
    keys += [*SHARED_ZONES, *rules.extra_zones(seats)]
    engine.emit(*(f.ZoneOpened(key=key) for key in keys))
    for seat in seats:
        side = scenario.board.get(seat, {})
        engine.emit(
            f.PlayerSeated(
                seat=seat,
                life=int(side.get("life", rules.starting_life(seat))),
                resources=_resources(seat, side, rules),
                stops=(EVERYTHING,),
            )
        )
    ready = [put for put in laid if not put.written.get("summoning_sick")]
    ids = {put.slot: _create(engine, put) for put in ready}
    # Every player has had a turn: what they control is not summoning sick (CR 302.6).
    for at, seat in enumerate((*seats[1:], seats[0]), start=2 - len(seats)):
        engine.emit(f.TurnBegan(number=at, active=seat))
    ids |= {put.slot: _create(engine, put) for put in laid if put not in ready}
    for put in laid:
        if "attached_to" in put.written:
            to = _attached(laid, ids, seats, str(put.written["attached_to"]))
            engine.emit(f.AttachedChanged(object=ids[put.slot], to=to))
    engine.facts.clear()
    engine.waiting.clear()
    engine.push(fr.Step("untap"))
    run(engine)
    layers.record(engine)
    engine.state.agenda = engine.agenda()
    return engine.state.publish()


def _resources(seat: str, side: Mapping[str, Any], rules: Overlay) -> dict[str, int]:
    poison = {"poison": int(side["poison"])} if side.get("poison") else {}
    return {**rules.resources(seat), **poison}


def _create(engine: Engine, put: Put) -> int:
    oid = engine.new_id()
    knowing: dict[str, tuple[str, ...]] = {"library": (), "hand": (put.seat,)}
    engine.emit(
        f.Created(
            object=oid,
            kind="card",
            owner=put.owner,
            controller=put.controller,
            zone=zone_key(put.zone, put.seat),
            card=put.card.digest,
            slot=put.slot,
            tapped=bool(put.written.get("tapped")),
            known_to=knowing.get(put.zone, (EVERYBODY,)),
        )
    )
    for kind, number in put.written.get("counters", {}).items():
        engine.emit(f.CountersChanged(object=oid, kind=kind, change=number))
    if put.written.get("damage"):
        engine.emit(f.DamageDealt(source=oid, to=oid, amount=int(put.written["damage"])))
    return oid


def _attached(
    laid: Sequence[Put], ids: Mapping[str, int], seats: Sequence[str], name: str
) -> int | str:
    """Return what a name on the board means: an alias, a permanent, or a player."""
    for put in laid:
        if put.written.get("alias") == name:
            return ids[put.slot]
    for put in laid:
        if put.zone == "battlefield" and put.card.name == name:
            return ids[put.slot]
    if name in seats:
        return name
    raise Unsupported(f"attached to {name}")
