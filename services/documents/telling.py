"""Tellers: how facts are told, each kind registered once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.game.state import Table
from domain.rules import AnyFact, GameObject, Ref
from services.documents.sight import Sight

Json = dict[str, Any]


class Telling:
    """Tells the facts of one event: names are looked up before and after it."""

    def __init__(self, before: Table, after: Table, audience: str) -> None:
        self._sights = (Sight(after, audience), Sight(before, audience))
        self._names = {entity.id: entity.name for entity in after.play.entities.values()}
        self._names |= {seat: sitting.name for seat, sitting in after.sittings.items()}
        self.handles = self._sights[0].handles

    def name(self, oid: int | None) -> str:
        """Return what the viewer may call an object."""
        for sight in self._sights:
            thing = sight.find(oid)
            name = sight.name_of(thing) if thing is not None else None
            if name == "" and thing is not None and thing.played_as:
                return f"a nameless land ({self.printed(thing)})"
            if name is not None:
                return name or "something nameless"
            if thing is not None and sight.sees(thing):
                return "a face-down creature"
        return "a card"

    def printed(self, thing: GameObject) -> str:
        """Return what is printed on the card of an object that everybody knows."""
        known = self._sights[0].play.printed.get(thing.card)
        return known.name if known is not None else "a card"

    def card(self, oid: int) -> str:
        """Return which card an object is, also where it lies face down (CR 708.5)."""
        for sight in self._sights:
            thing = sight.find(oid)
            identity = sight.identity_of(thing) if thing is not None else None
            if identity is not None:
                return identity
        return self.name(oid)

    def called(self, oid: int) -> str:
        """Return an object's name, or whose ability or action it is."""
        thing = self.object(oid)
        if thing is not None and thing.kind == "action":
            return f"The action of {self.name(thing.source)}"
        is_ability = thing is not None and thing.kind == "ability"
        return f"The ability of {self.name(oid)}" if is_ability else self.name(oid)

    def known(self, oid: int) -> bool:
        """Whether the viewer may identify an object, or sees it lie face down."""
        things = [(s, s.find(oid)) for s in self._sights]
        return any(thing is not None and sight.sees(thing) for sight, thing in things)

    def object(self, oid: int) -> GameObject | None:
        """Return an object after the event or before it."""
        return self._sights[0].find(oid) or self._sights[1].find(oid)

    def who(self, ref: Ref | None) -> str:
        """Return a player's name, or an object's."""
        if isinstance(ref, str):
            return self._names.get(ref, ref)
        return self.name(ref)

    def told(self, fact: AnyFact, text: str, *refs: int) -> Json:
        """Return a fact as JSON, with handles of the objects that the viewer can identify."""
        document: Json = {"fact": fact.__struct_config__.tag, "text": text}
        shown = [self.handles.of(oid) for oid in refs if self.known(oid)]
        if shown:
            document["objects"] = shown
        return document


Teller = Callable[[Telling, Any], Json | None]
TELLERS: dict[type, Teller] = {}


def tells(*kinds: type) -> Callable[[Teller], Teller]:
    """Register how facts of a kind are told; None: they are not worth a sentence."""

    def register(teller: Teller) -> Teller:
        for kind in kinds:
            TELLERS[kind] = teller
        return teller

    return register
