"""A posted position to the one that the rules lay out, or everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from domain.cards.card import CardDefinition
from domain.cards.catalogue import Catalogue
from domain.cards.inert import INERT
from domain.cards.names import folded
from domain.formats.marks import GENERAL, LAND, MERCENARY, NATIVE, SIGNED, TREASURE
from domain.kernel.refusals import Malformed
from domain.rules import ALL_STOPS, HELD, Placed, Position, Side

Json = Mapping[str, Any]

NOTHING: Mapping[str, Json] = MappingProxyType({})
SEATS = "ABCDEFGHIJKL"
LIBRARY = 40
"""Inert cards in a library that is not given, so that nobody loses by drawing."""

MOST_CARDS = 600
"""Cards of one position, libraries included."""

MOST_FAULTS = 20
ON_BATTLEFIELD = (
    "tapped",
    "damage",
    "counters",
    "summoning_sick",
    "face_down",
    "attached_to",
    "controller",
    "as_land",
)
"""What only a permanent can have."""

OWNED = ("battlefield", "exile")
"""Zones that several players' cards share."""

BEGAN_IN = {"natives": NATIVE, "treasures": TREASURE, "lands": LAND}
"""The marks of the cards of the table's own decks, by deck."""


def position_from(
    players: Sequence[Json], turn: Json, catalogue: Catalogue, others: Mapping[str, Json] = NOTHING
) -> tuple[Position, tuple[str, ...]]:
    """Return the position and the players' names in turn order.

    Players are dicts with ``name`` and what ``Side`` has, and ``zones``: lists of cards by
    zone. ``others`` are such zones of those who are no players, by their ids. Raises
    ``Malformed`` whose ``errors`` name the place of each fault.
    """
    reader = _Reader(SEATS[: len(players)], catalogue)
    sides = tuple(reader.side(at, player) for at, player in enumerate(players))
    laid = [
        card
        for at, player in enumerate(players)
        for zone, cards in _zones(player)
        for card in reader.cards(f"players/{at}/zones/{zone}", SEATS[at], zone, cards)
    ]
    for who, zones in others.items():
        for zone, cards in zones.items():
            laid += reader.cards(f"others/{who}/{zone}", who, zone, cards)
    position = Position(
        sides=sides,
        cards=tuple(reader.attached(laid)),
        turn=turn.get("number", 1),
        active=turn.get("active") or SEATS[0],
        step=turn.get("step", "untap"),
        holder=turn.get("holder"),
    )
    reader.turn(position)
    reader.refuse()
    return position, tuple(player["name"] for player in players)


def _zones(player: Json) -> Iterator[tuple[str, Sequence[Any]]]:
    zones = {"library": [{"card": INERT.name, "count": LIBRARY}], **player.get("zones", {})}
    yield from zones.items()


def _marks(whole: Json) -> dict[str, str]:
    """Return what a physical card bears."""
    marks = {}
    if whole.get("signed_by"):
        marks[SIGNED] = ",".join(sorted(set(whole["signed_by"])))
    if whole.get("general"):
        marks[GENERAL] = whole["general"]
    if whole.get("began_in"):
        marks[BEGAN_IN[whole["began_in"]]] = whole["began_in"]
    if whole.get("mercenary"):
        marks[MERCENARY] = MERCENARY
    return marks


class _Reader:
    """Reads cards one after the other, and notes what is wrong with any of them."""

    def __init__(self, seats: str, catalogue: Catalogue) -> None:
        self._seats = seats
        self._catalogue = catalogue
        self._faults: list[dict[str, Any]] = []
        self._laid = 0
        self._slots: dict[str, str] = {}
        self._aliases: dict[str, str] = {}
        self._places: dict[str, str] = {}

    def fault(self, at: str, code: str, text: str) -> None:
        """Note what is wrong at a place of the request."""
        self._faults.append({"at": at, "code": code, "text": text})

    def refuse(self) -> None:
        """Raise ``Malformed`` if anything is wrong."""
        if self._faults:
            raise Malformed(
                "The position cannot be laid out.",
                code="bad-position",
                data={"errors": self._faults[:MOST_FAULTS]},
            )

    def side(self, at: int, player: Json) -> Side:
        """Return what a player has, beside cards."""
        given = {name: player[name] for name in ("life", "resources", "mana") if name in player}
        if "stops" in player:
            given["stops"] = tuple(player["stops"])
            if not ALL_STOPS.issuperset(given["stops"]):
                self.fault(f"players/{at}/stops", "unknown-stop", "There is no such stop.")
        dealt = player.get("general_damage", {})
        if not set(self._seats).issuperset(dealt):
            self.fault(f"players/{at}/general_damage", "unknown-seat", "There is no such seat.")
        return Side(seat=self._seats[at], tally=dict(dealt), **given)

    def turn(self, position: Position) -> None:
        """Note a turn of nobody's, and priority where nobody gets it (CR 117.3a)."""
        if position.holder is not None and position.step not in HELD:
            self.fault("turn/holder", "no-priority", "Nobody gets priority in this step.")
        for name in ("active", "holder"):
            seat = getattr(position, name)
            if seat is not None and seat not in self._seats:
                self.fault(f"turn/{name}", "unknown-seat", "There is no such seat.")

    def cards(self, place: str, owner: str, zone: str, cards: Sequence[Any]) -> Iterator[Placed]:
        """Give the cards of somebody's zone in their order; ``place`` is where they stand."""
        for number, written in enumerate(cards):
            whole: Json = {"card": written} if isinstance(written, str) else written
            at = f"{place}/{number}"
            card = self._card(str(whole["card"]))
            count = whole.get("count", 1)
            if card is None:
                self.fault(f"{at}/card", "unknown-card", "The catalogue has no card of that name.")
            elif self._laid + count > MOST_CARDS:
                self.fault(at, "too-many-cards", f"A position has at most {MOST_CARDS} cards.")
                return
            else:
                self._allowed(at, zone, card, whole)
                yield from self._placed(at, owner, zone, card, whole)

    def _card(self, name: str) -> CardDefinition | None:
        if folded(name) == folded(INERT.name):
            return INERT
        return self._catalogue.find(name)

    def _allowed(self, at: str, zone: str, card: CardDefinition, whole: Json) -> None:
        land = whole.get("as_land") or whole.get("face_down")
        if zone == "battlefield" and not (card.is_permanent or land):
            self.fault(f"{at}/card", "not-a-permanent", "It cannot enter the battlefield.")
        for name in ON_BATTLEFIELD:
            if whole.get(name) and zone != "battlefield":
                self.fault(f"{at}/{name}", "not-a-permanent", "Only a permanent has that.")
        for seat in whole.get("signed_by", ()):
            if seat not in self._seats:
                self.fault(f"{at}/signed_by", "unknown-seat", "There is no such seat.")
        if whole.get("owner") and zone not in OWNED:
            self.fault(f"{at}/owner", "not-owned", "The cards of this zone are its player's own.")
        for name in ("owner", "controller"):
            if whole.get(name) is not None and whole[name] not in self._seats:
                self.fault(f"{at}/{name}", "unknown-seat", "There is no such seat.")
        if whole.get("mercenary") and zone != "battlefield":
            self.fault(f"{at}/mercenary", "not-a-permanent", "Only a permanent has that.")

    def _placed(
        self, at: str, seat: str, zone: str, card: CardDefinition, whole: Json
    ) -> Iterator[Placed]:
        alias = whole.get("alias")
        if alias in self._aliases:
            self.fault(f"{at}/alias", "alias-taken", "Another card has this alias.")
        marks = _marks(whole)
        kept = {name: whole[name] for name in ON_BATTLEFIELD[:5] if name in whole}
        for copy in range(whole.get("count", 1)):
            self._laid += 1
            slot = f"{seat}:{self._laid}"
            if zone == "battlefield":
                self._slots.setdefault(folded(card.name), slot)
            if alias is not None and copy == 0:
                self._aliases[alias] = slot
            self._places[slot] = at
            yield Placed(
                slot=slot,
                zone=zone,
                card=card.digest,
                owner=whole.get("owner") or seat,
                controller=whole.get("controller") or seat,
                alias=alias if copy == 0 else None,
                as_land=whole.get("as_land") or "",
                marks=marks,
                owners=tuple(whole.get("owners", ())),
                attached_to=whole.get("attached_to"),
                **kept,
            )

    def attached(self, cards: Sequence[Placed]) -> Iterator[Placed]:
        """Give the cards again, what they are attached to as a slot or a seat.

        A name is an alias, else the first permanent of that name, else a seat. Nothing is
        attached to a card elsewhere than on the battlefield (CR 303.4c, 301.5).
        """
        permanents = {card.slot for card in cards if card.zone == "battlefield"}
        for card in cards:
            name = card.attached_to
            if name is None:
                yield card
                continue
            to = self._aliases.get(name) or self._slots.get(folded(name))
            if to is None and name in self._seats:
                to = name
            at = f"{self._places[card.slot]}/attached_to"
            if to is None or to == card.slot:
                self.fault(at, "unknown-name", "Nothing is called so.")
            elif to not in permanents and to not in self._seats:
                self.fault(at, "not-a-permanent", "What is called so is no permanent.")
            yield msgspec.structs.replace(card, attached_to=to)
