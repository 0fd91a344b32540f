"""Objects and zones of a board as JSON, written once and kept while nothing about them changes.

From one event to the next most objects are the same frozen values, so their bytes are too.
What is kept only saves work: without it the same bytes are written anew.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from threading import Lock
from typing import Final

import msgspec

from domain.rules import Derived, GameObject, GameState

encoder = msgspec.json.Encoder(order="sorted")
"""Equal worlds give equal bytes."""

_NOWHERE: Final = GameState()


class Piece(msgspec.Struct, frozen=True):
    """An object's bytes, and the values that they were written from; none of what is unseen."""

    thing: GameObject
    seen: Derived | None
    json: msgspec.Raw | None


class Kept:
    """What was written for the same eyes before: zones, and the objects in them.

    Zones are those of the game as it stood at the last view, and are forgotten as they change.
    """

    def __init__(self) -> None:
        self.play = _NOWHERE
        self.zones: dict[str, msgspec.Raw] = {}
        self.pieces: dict[int, Piece] = {}

    def turn_to(self, play: GameState, unchanged: frozenset[str]) -> None:
        """Keep of the zones those that are as they were, and of the objects those that exist."""
        self.zones = {key: self.zones[key] for key in self.zones.keys() & unchanged}
        if len(self.pieces) > 2 * len(play.objects):
            self.pieces = {oid: self.pieces[oid] for oid in self.pieces.keys() & play.objects}
        self.play = play


class Pieces:
    """What was written for the views that were built last, by game and whose eyes they are for."""

    def __init__(self, views: int = 1000) -> None:
        self._views: OrderedDict[tuple[str, str], Kept] = OrderedDict()
        self._capacity = views
        self._compared = (_NOWHERE, _NOWHERE, frozenset[str]())
        # A game or sandbox that opens is shown by another thread than the one that judges.
        self._lock = Lock()

    def of(self, game: str, eyes: str, play: GameState) -> Kept:
        """Return what is kept for these eyes and holds for the game as it stands now."""
        with self._lock:
            kept = self._views.setdefault((game, eyes), Kept())
            self._views.move_to_end((game, eyes))
            while len(self._views) > self._capacity:
                self._views.popitem(last=False)
            kept.turn_to(play, self._unchanged(kept.play, play))
        return kept

    def _unchanged(self, before: GameState, after: GameState) -> frozenset[str]:
        """Return the zones that look the same, worked out once for all eyes that saw ``before``."""
        if self._compared[0] is not before or self._compared[1] is not after:
            self._compared = (before, after, unchanged(before, after))
        return self._compared[2]


def unchanged(before: GameState, after: GameState) -> frozenset[str]:
    """Return the zones in which the same objects lie and look the same."""
    changed = {
        *_others(before.objects, after.objects),
        *_others(before.derived, after.derived),
        *_others(before.last_known, after.last_known),
    }
    return frozenset(
        key
        for key, objects in after.zones.items()
        if before.zones.get(key) == objects and changed.isdisjoint(objects)
    )


def _others(before: Mapping[int, object], after: Mapping[int, object]) -> Iterable[int]:
    """Return of which objects the one mapping says something else than the other."""
    if before is after:
        return ()
    other = [oid for oid, value in after.items() if before.get(oid) is not value]
    return [*other, *(before.keys() - after.keys())]


def written(document: object) -> msgspec.Raw:
    """Return a document as bytes that an encoder puts in as they are."""
    return msgspec.Raw(encoder.encode(document))
