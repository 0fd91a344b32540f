"""What patterns of several chapters need: objects and players of an event that match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast, get_args

from domain.cards.ir import terms as t
from domain.rules import matching, references
from domain.rules.context import Context, Happening, Ref
from domain.rules.engine import Engine

_REFERENCES = get_args(t.Reference)


def each(engine: Engine, oids: Iterable[int], what: t.Filter, context: Context) -> list[Happening]:
    """Return a happening for each object that matches; its player is the controller."""
    return [
        Happening(object=oid, player=engine.look(oid).controller)
        for oid in oids
        if matching.matches(engine, oid, what, context)
    ]


def is_one(engine: Engine, seat: str, who: t.Reference, context: Context) -> bool:
    """Whether a player is one of those that a reference stands for.

    What a player did who has left since can still be asked for (CR 800.4i).
    """
    if who in matching.OTHERS:
        return matching.is_other(engine, seat, context)
    return who == t.EVERYONE or seat in references.resolve(engine, who, context)


def of_player(engine: Engine, seat: str, who: t.Reference, context: Context) -> list[Happening]:
    """Return a happening for a player, if a reference stands for them."""
    return [Happening(player=seat)] if is_one(engine, seat, who, context) else []


def fits(engine: Engine, ref: Ref, what: t.Filter | t.Reference | None, context: Context) -> bool:
    """Whether an object or player is one that a reference stands for, or matches a filter."""
    if what is None:
        return True
    if isinstance(what, _REFERENCES):
        if isinstance(ref, str):
            return is_one(engine, ref, what, context)
        return ref in references.resolve(engine, what, context)
    return isinstance(ref, int) and matching.matches(engine, ref, cast(t.Filter, what), context)
