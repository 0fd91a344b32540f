"""The one private copy of a state that a batch of facts is folded into.

Each mapping is the published state's own until it is first written to: most events touch
the turn and a player, and need no copy of 400 objects.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from domain.rules import state as s
from domain.rules.agenda import Agenda
from domain.rules.objects import Derived, GameObject, Printed
from domain.rules.offers import Offer

if TYPE_CHECKING:
    from domain.rules.facts import AnyFact


class Draft:
    """A state under construction: the fields of ``GameState``, mappings written by methods."""

    __slots__ = (*s.GameState.__struct_fields__, "_own")

    seats: tuple[str, ...]
    players: Mapping[str, s.Player]
    entities: Mapping[str, s.Entity]
    objects: Mapping[int, GameObject]
    zones: Mapping[str, tuple[int, ...]]
    departed: Mapping[int, GameObject]
    last_known: Mapping[int, Derived]
    printed: Mapping[str, Printed]
    derived: Mapping[int, Derived]
    turn: s.Turn
    combat: s.Combat | None
    effects: tuple[s.ContinuousEffect, ...]
    shields: tuple[s.PreventionShield, ...]
    delayed: tuple[s.DelayedTrigger, ...]
    extra_turns: tuple[str, ...]
    counts: Mapping[str, int]
    history: "tuple[AnyFact, ...]"
    last_turn: "tuple[AnyFact, ...]"
    overlay: Mapping[str, Any]
    offers: tuple[Offer, ...]
    promised: tuple[Offer, ...]
    offers_made: int
    next_id: int
    clock: int
    chances: int
    result: s.Result | None
    agenda: Agenda
    version: int

    def __init__(self, state: s.GameState) -> None:
        self.seats = state.seats
        self.players = state.players
        self.entities = state.entities
        self.objects = state.objects
        self.zones = state.zones
        self.departed = state.departed
        self.last_known = state.last_known
        self.printed = state.printed
        self.derived = state.derived
        self.turn = state.turn
        self.combat = state.combat
        self.effects = state.effects
        self.shields = state.shields
        self.delayed = state.delayed
        self.extra_turns = state.extra_turns
        self.counts = state.counts
        self.history = state.history
        self.last_turn = state.last_turn
        self.overlay = state.overlay
        self.offers = state.offers
        self.promised = state.promised
        self.offers_made = state.offers_made
        self.next_id = state.next_id
        self.clock = state.clock
        self.chances = state.chances
        self.result = state.result
        self.agenda = state.agenda
        self.version = state.version
        self._own: dict[str, dict[Any, Any]] = {}

    def publish(self) -> s.GameState:
        """Return the frozen state as it stands; what is written later leaves it as it is."""
        self._own = {}
        return s.GameState(  # named one by one: four times as fast as by a loop
            seats=self.seats,
            players=self.players,
            entities=self.entities,
            objects=self.objects,
            zones=self.zones,
            departed=self.departed,
            last_known=self.last_known,
            printed=self.printed,
            derived=self.derived,
            turn=self.turn,
            combat=self.combat,
            effects=self.effects,
            shields=self.shields,
            delayed=self.delayed,
            extra_turns=self.extra_turns,
            counts=self.counts,
            history=self.history,
            last_turn=self.last_turn,
            overlay=self.overlay,
            offers=self.offers,
            promised=self.promised,
            offers_made=self.offers_made,
            next_id=self.next_id,
            clock=self.clock,
            chances=self.chances,
            result=self.result,
            agenda=self.agenda,
            version=self.version,
        )

    def _writable(self, name: str) -> dict[Any, Any]:
        """Return a mapping of the draft's own, copied at the first write."""
        mine = self._own.get(name)
        if mine is None:
            mine = self._own[name] = dict(getattr(self, name))
            setattr(self, name, mine)
        return mine

    # -- Writing --

    def set_player(self, player: s.Player) -> None:
        """Put a player at their seat, as they are now."""
        self._writable("players")[player.seat] = player

    def set_entity(self, entity: s.Entity) -> None:
        """Put an entity that is no player, as it is now."""
        self._writable("entities")[entity.id] = entity

    def set_object(self, thing: GameObject) -> None:
        """Put an object under its id, as it is now."""
        self._writable("objects")[thing.id] = thing

    def take_object(self, oid: int) -> GameObject:
        """Remove an object and return it; raises ``KeyError`` where there is none."""
        thing: GameObject = self._writable("objects").pop(oid)
        return thing

    def set_zone(self, key: str, ids: tuple[int, ...]) -> None:
        """Say which objects a zone holds, top or oldest first."""
        self._writable("zones")[key] = ids

    def depart(self, thing: GameObject) -> None:
        """Keep an object that left its zone as it last existed (CR 608.2h)."""
        self._writable("departed")[thing.id] = thing

    def remember(self, oid: int, seen: Derived) -> None:
        """Keep how an object that left last looked (CR 608.2h)."""
        self._writable("last_known")[oid] = seen

    def name_cards(self, cards: Mapping[str, Printed]) -> None:
        """Add what views show of definitions, by digest."""
        self._writable("printed").update(cards)

    def set_derived(self, oid: int, seen: Derived | None) -> None:
        """Say how an object looks after the layers, or that it is no longer to be seen."""
        if seen is not None:
            self._writable("derived")[oid] = seen
        elif oid in self.derived:
            del self._writable("derived")[oid]

    def set_overlay(self, key: str, value: object) -> None:
        """Keep a value of the format's own."""
        self._writable("overlay")[key] = value

    def forget_turn(self, *, between: bool = False) -> None:
        """Drop the history of the turn that ended, but for what happened in it.

        ``between``: it is what happened after that turn, and is dropped whole.
        """
        gone = {getattr(fact, "object", None) for fact in self.history}
        if not between:
            self.last_turn = self.history
        self.history = ()
        if self.counts:
            self.counts = self._own["counts"] = {}
        # What left in the turn that ended can still be asked for in the next one.
        for name in ("departed", "last_known"):
            held = getattr(self, name)
            if held:
                self._own[name] = {oid: held[oid] for oid in held if oid in gone}
                setattr(self, name, self._own[name])

    def count(self, name: str, amount: int = 1) -> None:
        """Add to the history of the turn."""
        self._writable("counts")[name] = self.counts.get(name, 0) + amount

    def tick(self) -> int:
        """Return the next timestamp (CR 613.7)."""
        self.clock += 1
        return self.clock

    def mint(self, object_id: int) -> None:
        """Note that an id is taken."""
        self.next_id = max(self.next_id, object_id + 1)
