"""What one audience sees of a table: an allow-list over its objects and players.

An object is shown to its ``known_to`` alone; of others there is a count. Equal worlds give
equal values: every field is always there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from domain.formats.marks import SHOWN, SIGNED
from domain.game.handles import Handles
from domain.game.state import Table
from domain.rules import EVERYBODY, GameObject, GameState, Player, Ref, zone_name
from services.documents.pieces import Kept, Piece, written

Json = dict[str, Any]

AFTER = "after"

_ACTIONS = {
    "hire": "The bidding for that creature begins.",
    "sign_counter": "Counter that spell.",
    "sign_remove": "Remove that card from the game.",
}
"""What an action of the format does that uses the stack, by its name (C-30, Q-26)."""


class Sight:
    """What one audience sees of a table; ``after`` sees everything, once the game is over.

    Given what was ``kept`` of an earlier view for the same eyes, zones are bytes in place of
    lists, and what is written for this view is kept too.
    """

    def __init__(self, table: Table, audience: str, kept: Kept | None = None) -> None:
        self.table = table
        self._kept = kept
        self.play: GameState = table.play
        self.audience = audience
        self.handles = Handles(table.view_key, table.id, audience)
        self._eyes = seats_seen_through(table, audience)

    def knows(self, thing: GameObject) -> bool:
        """Whether the audience may know which card an object is."""
        if EVERYBODY in thing.known_to or self.audience == AFTER:
            return True
        return any(seat in thing.known_to for seat in self._eyes)

    def sees(self, thing: GameObject) -> bool:
        """Whether an object is shown: face down, too, where it lies on the table (CR 708.2)."""
        return self.knows(thing) or _lies_face_down(thing)

    def identity_of(self, thing: GameObject) -> str | None:
        """Return what lies face down, to those who may look at it (CR 708.5)."""
        down = _lies_face_down(thing) and self.knows(thing)
        printed = self.play.printed.get(thing.card) if down else None
        return printed.name if printed else None

    def name_of(self, thing: GameObject) -> str | None:
        """Return an object's name, if the audience may know it."""
        if not self.knows(thing):
            return None
        if _lies_face_down(thing):
            return None
        if thing.kind == "ability":
            return self._source_name(thing)
        if thing.kind == "action":
            return thing.text
        of = thing.copy.card if thing.copy is not None else thing.card
        seen = self.play.derived.get(thing.id) or self.play.last_known.get(thing.id)
        shown = seen or self.play.printed.get(of)
        if shown is not None:
            return shown.name
        token = thing.token
        return (token.name or f"{' '.join(token.subtypes)} Token") if token is not None else None

    def _source_name(self, thing: GameObject) -> str | None:
        source = self.find(thing.source)
        return self.name_of(source) if source is not None else None

    def find(self, oid: int | None) -> GameObject | None:
        """Return an object where it is, or as it last existed this turn."""
        if oid is None:
            return None
        return self.play.objects.get(oid) or self.play.departed.get(oid)

    def zone(self, key: str) -> list[Json] | msgspec.Raw:
        """Return the objects of a zone that the audience may know, or sees face down."""
        if self._kept is not None and (kept := self._kept.zones.get(key)) is not None:
            return kept
        objects = self.play.objects
        things = [objects[oid] for oid in self.play.zones.get(key, ())]
        if self._kept is None:
            return [self.thing(thing) for thing in things if self.sees(thing)]
        return self._written(key, things, self._kept)

    def _written(self, key: str, things: Sequence[GameObject], kept: Kept) -> msgspec.Raw:
        """Return a zone's bytes, those of its objects as they were where they are the same.

        An ability is called after its source, which may have changed: a zone with one in it is
        not kept.
        """
        drawn = (self._drawn(thing, kept.pieces) for thing in things)
        zone = written([json for json in drawn if json is not None])
        if not any(thing.kind == "ability" for thing in things):
            kept.zones[key] = zone
        return zone

    def _drawn(self, thing: GameObject, pieces: dict[int, Piece]) -> Json | msgspec.Raw | None:
        """Return an object's bytes, those of the view before where it is the same object.

        So is whether the same eyes see it.
        """
        if thing.kind == "ability":
            return self.thing(thing) if self.sees(thing) else None
        seen = self.play.derived.get(thing.id) or self.play.last_known.get(thing.id)
        piece = pieces.get(thing.id)
        if piece is None or piece.thing is not thing or piece.seen is not seen:
            json = written(self.thing(thing)) if self.sees(thing) else None
            piece = pieces[thing.id] = Piece(thing, seen, json)
        return piece.json

    def seat(self, seat: str) -> Json:
        """Return what is seen of a player."""
        sitting = self.table.sittings[seat]
        player = self.play.players.get(seat)
        document: Json = {"seat": seat, "name": sitting.name}
        if player is None:
            return document
        own = self.audience == seat
        return {
            **document,
            "status": self._status(player),
            "lost": player.lost,
            "life": player.life,
            "resources": player.resources,
            "mana": player.mana_by_symbol,
            "land_plays": player.land_plays,
            "mulligans": player.mulligans,
            "stops": list(player.stops) if own else None,
            "hand_count": len(self.play.zones.get(f"hand:{seat}", ())),
            "library_count": len(self.play.zones.get(f"library:{seat}", ())),
            "hand": self.zone(f"hand:{seat}"),
            "graveyard": self.zone(f"graveyard:{seat}"),
            "library": self.zone(f"library:{seat}") if self.audience == AFTER else [],
        }

    def _status(self, player: Player) -> str:
        if player.lost is not None:
            return "lost"
        result = self.play.result
        if result is None:
            return "playing"
        return "won" if player.seat in result.winners else "drew"

    def thing(self, thing: GameObject) -> Json:
        """Return an object that the audience knows.

        Nothing but the object, how it looks and what is printed on it goes in here: its
        bytes are kept while those are the same.
        """
        down, of = _lies_face_down(thing), thing.copy.card if thing.copy else thing.card
        printed = None if down else self.play.printed.get(of)
        seen = self.play.derived.get(thing.id)
        shown: Json = {
            "types": [], "subtypes": [], "supertypes": [], "colors": [], "keywords": [],
            "text": [_ACTIONS.get(thing.text, thing.text)] if thing.text else [], "power": None, "toughness": None,
            "controller": thing.controller,
        }  # fmt: skip
        if printed is not None:
            shown |= {
                name: _listed(getattr(printed, name))
                for name in (
                    "types", "subtypes", "supertypes", "colors", "text", "power", "toughness",
                )
            }  # fmt: skip
        if seen is not None:
            shown |= {name: _listed(getattr(seen, name)) for name in seen.__struct_fields__}
            shown.pop("name")
        announced, open_ = thing.announced, not down or self.knows(thing)
        played_as = thing.played_as if open_ else ""
        return {
            **shown,
            "handle": self.handles.of(thing.id),
            "name": self.name_of(thing),
            "identity": self.identity_of(thing),
            "played_as": played_as or None,
            "printed": self.play.printed[thing.card].name if played_as else None,
            "kind": thing.kind,
            "zone": zone_name(thing.zone),
            "owner": thing.owner,
            "cost": printed.cost if printed is not None else None,
            "mana_value": printed.mana_value if printed is not None else 0,
            "set": printed.set_code if printed else None,
            "collector_number": printed.collector_number if printed else None,
            "tapped": thing.tapped,
            "summoning_sick": thing.fresh and "creature" in shown["types"],
            "face_down": thing.face_down,
            "damage": thing.damage,
            "counters": thing.counters,
            "marks": marks_of(thing) if open_ else {},
            "signed_by": self.signers(thing),
            "attached_to": self.ref(thing.attached_to),
            "source": self.ref(thing.source),
            "against": self.ref(next(iter(thing.bindings.get("against", ())), None))
            if thing.kind == "action"
            else None,
            "targets": [self.ref(r) for picks in announced.targets for r in picks]
            if announced is not None and thing.zone == "stack"
            else [],
            "x": announced.x if announced else 0,
            "kicked": announced.kicked if announced is not None else False,
        }

    def signers(self, thing: GameObject) -> list[str]:
        """Return who of the table signed a card: to its owner, and to all once it was shown.

        C-30, C-35.
        """
        mark = thing.marks.get(SHOWN, "")
        if self.audience == AFTER or thing.owner in self._eyes:
            mark = thing.marks.get(SIGNED, "")
        return mark.split(",") if mark and self.knows(thing) else []

    def ref(self, ref: Ref | None) -> str | None:
        """Return the handle of an object, or a seat by its name."""
        return None if ref is None else self.handles.of(ref)

    def combat(self) -> Json | None:
        """Return who attacks what and who blocks whom."""
        combat = self.play.combat
        if combat is None:
            return None
        attackers = [
            {
                "attacker": self.handles.of(oid),
                "defender": self.ref(defender),
                "blocked": oid in combat.blocked,
                "blockers": [self.handles.of(b) for b in combat.blockers.get(oid, ())],
            }
            for oid, defender in combat.attackers.items()
        ]
        return {"attackers": attackers}


def marks_of(thing: GameObject) -> Mapping[str, str]:
    """Return the marks that everybody sees who sees the object: no signatures."""
    if SIGNED not in thing.marks:
        return thing.marks
    return {mark: value for mark, value in thing.marks.items() if mark not in (SIGNED, SHOWN)}


def seats_seen_through(table: Table, audience: str) -> tuple[str, ...]:
    """Return an audience and the players that it controls: it sees what they do (CR 723.4)."""
    players = table.play.players.values()
    return (audience, *(each.seat for each in players if each.controlled_by == audience))


def _lies_face_down(thing: GameObject) -> bool:
    return thing.face_down and thing.zone in ("battlefield", "stack")


def _listed(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
