"""Opaque names for what a viewer may point at: keyed to the viewer and the game.

An object's id dies with each zone change and each shuffle, so its handle does too. The key
is not the seed of chance; without it a handle tells nothing of the id behind it.
"""

import base64
from functools import lru_cache

from domain.kernel.chance import mac
from domain.rules import Ref

WORDS = frozenset({"pass", "yes", "no"})
"""Picks that mean the same at every table and are their own handles."""


@lru_cache(maxsize=65536)
def _handle(view_key: str, game: str, viewer: str, ref: Ref) -> str:
    message = f"{game}|{viewer}|{type(ref).__name__}|{ref}".encode()
    digest = mac(bytes.fromhex(view_key), message)
    return "h_" + base64.urlsafe_b64encode(digest[:9]).decode()


class Handles:
    """The handles of one viewer of one game."""

    def __init__(self, view_key: str, game: str, viewer: str) -> None:
        self._view_key, self._game, self._viewer = view_key, game, viewer

    def of(self, ref: Ref) -> str:
        """Return the handle of an object, a seat (its own name) or an action."""
        if isinstance(ref, str) and (ref in WORDS or len(ref) == 1 or ref == "npc"):
            return ref
        return _handle(self._view_key, self._game, self._viewer, ref)


def decision_id(view_key: str, game: str, version: int, seat: str, number: int) -> str:
    """Return the opaque id of a decision that opened with that version of the game."""
    message = f"{game}|decision|{version}|{seat}|{number}".encode()
    digest = mac(bytes.fromhex(view_key), message)
    return "d_" + base64.urlsafe_b64encode(digest[:9]).decode()
