"""Stored names of events: the class names, from the unions of every aggregate."""

from collections.abc import Iterable
from typing import Any, get_args

from domain.collection.events import CollectionEvent
from domain.deck.events import DeckEvent
from domain.game.events import GameEvent
from domain.kernel.events import Event
from domain.player.events import PlayerEvent

AGGREGATES: tuple[tuple[str, Any], ...] = (
    ("game", GameEvent),
    ("deck", DeckEvent),
    ("player", PlayerEvent),
    ("collection", CollectionEvent),
)
"""Each kind of stream with the union of its events; another aggregate is another line here."""


def registered(aggregates: Iterable[tuple[str, Any]]) -> dict[str, type[Event]]:
    """Return the event classes by stored name; raises ``TypeError`` where two share a name."""
    classes: dict[str, type[Event]] = {}
    for kind, union in aggregates:
        for cls in get_args(union) or (union,):
            if cls.__name__ in classes:
                raise TypeError(
                    f"two events are stored as {cls.__name__}; one of them is a {kind}'s"
                )
            classes[cls.__name__] = cls
    return classes


EVENT_CLASSES = registered(AGGREGATES)
