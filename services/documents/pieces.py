"""Objects of a board as JSON, written once and kept while nothing about them changes.

From one event to the next most objects are the same frozen values, so their bytes are too.
What is kept only saves work: without it the same bytes are written anew.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import msgspec

from domain.rules import Derived, GameObject

encoder = msgspec.json.Encoder(order="sorted")
"""Equal worlds give equal bytes."""


class Piece(msgspec.Struct, frozen=True):
    """An object's bytes, and the values that they were written from; none of what is unseen."""

    thing: GameObject
    seen: Derived | None
    json: msgspec.Raw | None


class Pieces:
    """The pieces of the views that were built last, by game and whose eyes they are for."""

    def __init__(self, views: int = 1000) -> None:
        self._views: OrderedDict[tuple[str, str], Mapping[int, Piece]] = OrderedDict()
        self._capacity = views

    def of(self, game: str, eyes: str) -> Mapping[int, Piece]:
        """Return the pieces of the last view for these eyes, by object."""
        return self._views.get((game, eyes), {})

    def keep(self, game: str, eyes: str, pieces: Mapping[int, Piece]) -> None:
        """Keep the pieces of a view in place of those of the one before."""
        self._views[game, eyes] = pieces
        self._views.move_to_end((game, eyes))
        while len(self._views) > self._capacity:
            self._views.popitem(last=False)


def written(document: Mapping[str, Any]) -> msgspec.Raw:
    """Return a document as bytes that an encoder puts in as they are."""
    return msgspec.Raw(encoder.encode(document))
