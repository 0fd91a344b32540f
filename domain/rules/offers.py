"""Offers that players make one another: what they exchange is for the format to allow."""

from __future__ import annotations

import msgspec


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one side of an offer gives: resources by kind, permanents, a promise in words."""

    resources: dict[str, int] = {}
    permanents: tuple[int, ...] = ()
    promise: str = ""


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """What a player offers another: what they give, and what they want for it.

    ``number`` counts the offers of the game.
    """

    number: int
    by: str
    to: str
    gives: Share
    wants: Share


class Bargain(msgspec.Struct, frozen=True, kw_only=True):
    """What a player may do about offers: make one ``to`` one of these, or answer the ``offer``.

    ``moves``: permanents change hands by it.
    """

    name: str
    label: str
    offer: int | None = None
    to: tuple[str, ...] = ()
    moves: bool = False
