"""The one private copy of a state that a batch of facts is folded into."""

from typing import Any

from domain.rules import state as s
from domain.rules.agenda import Agenda


class Draft:
    """A state under construction: same names as ``GameState``, dicts of its own."""

    __slots__ = tuple(s.GameState.__struct_fields__)

    seats: tuple[str, ...]
    players: dict[str, s.Player]
    entities: dict[str, s.Entity]
    objects: dict[int, s.GameObject]
    zones: dict[str, tuple[int, ...]]
    departed: dict[int, s.GameObject]
    last_known: dict[int, s.Derived]
    printed: dict[str, s.Printed]
    derived: dict[int, s.Derived]
    turn: s.Turn
    combat: s.Combat | None
    effects: tuple[s.ContinuousEffect, ...]
    shields: tuple[s.PreventionShield, ...]
    delayed: tuple[s.DelayedTrigger, ...]
    extra_turns: tuple[str, ...]
    counts: dict[str, int]
    overlay: dict[str, Any]
    next_id: int
    clock: int
    chances: int
    result: s.Result | None
    agenda: Agenda
    version: int

    def __init__(self, state: s.GameState) -> None:
        for name in self.__slots__:
            value = getattr(state, name)
            setattr(self, name, dict(value) if type(value) is dict else value)

    def publish(self) -> s.GameState:
        """Return the frozen state; the draft must not be changed afterwards."""
        return s.GameState(**{name: getattr(self, name) for name in self.__slots__})

    def tick(self) -> int:
        """Return the next timestamp (CR 613.7)."""
        self.clock += 1
        return self.clock

    def count(self, name: str, amount: int = 1) -> None:
        """Add to the history of the turn."""
        self.counts[name] = self.counts.get(name, 0) + amount

    def mint(self, object_id: int) -> None:
        """Note that an id is taken."""
        self.next_id = max(self.next_id, object_id + 1)
