"""Stored names of events: the class names, from the unions of every aggregate."""

from typing import get_args

from domain.deck.events import DeckEvent
from domain.game.events import GameEvent
from domain.kernel.events import Event
from domain.player.events import PlayerEvent

_CLASSES = (*get_args(GameEvent), *get_args(DeckEvent), *get_args(PlayerEvent))

EVENT_CLASSES: dict[str, type[Event]] = {cls.__name__: cls for cls in _CLASSES}

if len(EVENT_CLASSES) != len(_CLASSES):
    raise TypeError("two kinds of event have the same stored name")
