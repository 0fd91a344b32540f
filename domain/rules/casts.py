"""How a spell was cast, remembered by it and by the permanent that it became (CR 400.7d, 601.2)."""

from __future__ import annotations

from domain.cards.ir.terms import Reference, This
from domain.cards.mana import COLORS, ManaCost
from domain.rules import references
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine

THIS = This()


def announced_of(engine: Engine, context: Context, what: Reference = THIS) -> Announced | None:
    """Return the choices made as a spell was cast, or one that became this (CR 400.7d)."""
    if what == THIS:
        if context.announced.origin:
            return context.announced
        oid = context.source
    else:
        found = [one for one in references.resolve(engine, what, context) if isinstance(one, int)]
        if not found:
            return None
        oid = found[0]
    thing = engine.object(oid)
    announced = thing.announced if thing is not None else None
    return announced if announced is not None and announced.origin else None


def kicked(engine: Engine, cost: ManaCost | None, context: Context) -> bool:
    """Whether the spell was kicked, or the spell that became this permanent (CR 702.33d)."""
    announced = announced_of(engine, context)
    if announced is None:
        return False
    return announced.kicked if cost is None else announced.paid.get(f"kicker {cost}", 0) > 0


def times_paid(engine: Engine, name: str, context: Context) -> int:
    """Return how often an additional cost was paid."""
    announced = announced_of(engine, context)
    return announced.paid.get(name, 0) if announced is not None else 0


def mana_spent(engine: Engine, kind: str, context: Context, what: Reference = THIS) -> int:
    """Return how much mana of a kind was spent to cast it, or how many colours (CR 702.44a).

    Of several objects it is what was spent for all of them.
    """
    spent = dict.fromkeys((*COLORS, "C"), 0)
    for announced in _all_announced(engine, context, what):
        for key, number in announced.mana.items():
            spent[key[0]] = spent.get(key[0], 0) + number
    match kind:
        case "all":
            return sum(spent.values())
        case "colors":
            return sum(spent[color] > 0 for color in COLORS)
        case _:
            return spent[kind]


def _all_announced(engine: Engine, context: Context, what: Reference) -> list[Announced]:
    """Return the choices made for each of the objects that were cast."""
    if what == THIS:
        own = announced_of(engine, context)
        return [] if own is None else [own]
    things = [
        engine.object(o) for o in references.resolve(engine, what, context) if isinstance(o, int)
    ]
    made = [thing.announced for thing in things if thing is not None]
    return [announced for announced in made if announced is not None and announced.origin]


def value_of_x(engine: Engine, context: Context) -> int:
    """Return X; a trigger of the permanent that a spell became knows that spell's (CR 107.3m).

    So does one of what was turned face up for a cost with X (CR 702.37f).
    """
    if context.announced.x or context.happening is None:
        return context.announced.x
    thing = engine.object(context.source)
    announced = thing.announced if thing is not None else None
    return announced.x if announced is not None else 0
