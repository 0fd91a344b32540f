"""Whose graveyard is meant, where an entity has several."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import answers as a
from domain.rules import naming, references
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question


def meant(
    engine: Engine, what: l.Selection, found: tuple[Ref, ...], context: Context
) -> tuple[Ref, ...]:
    """Return what a selection speaks of: where it names an owner, cards of one graveyard each.

    The controller of the effect chooses which. One that names no owner is about all graveyards.
    """
    match what:
        case l.All(filter_, "graveyard"):
            who = _owner_named(filter_)
        case l.Choose(zone="graveyard"):
            who = what.from_zone_of or _owner_named(what.filter)
        case _:
            who = None
    if who is None or not engine.overlay.graveyards():
        return found
    named = references.resolve(engine, who, context)
    if not any(one in engine.state.entities for one in named):
        return found
    return _of_one(engine, found, context)


def _owner_named(filter_: t.Filter) -> t.Reference | None:
    """Return the one whose cards a filter is about, if it names one."""
    if isinstance(filter_, t.OwnedBy):
        return None if isinstance(filter_.who, t.Players) else filter_.who
    parts = filter_.of if isinstance(filter_, t.And) else ()
    return next((who for part in parts if (who := _owner_named(part)) is not None), None)


def _of_one(engine: Engine, found: tuple[Ref, ...], context: Context) -> tuple[Ref, ...]:
    zones = {oid: engine.state.objects[oid].zone for oid in found if isinstance(oid, int)}
    entities = engine.overlay.graveyards()
    piles = [pile for pile in entities if f"graveyard:{pile}" in zones.values()]
    if len(piles) < 2:
        return found
    question = Question(
        seat=context.controller,
        kind="option",
        rule="CR 608.2d",
        prompt="choose.graveyard",
        params={"source": naming.name_of(engine, context.source)},
        candidates=tuple(Candidate(ref=pile, label=pile.capitalize()) for pile in piles),
        constraints=Constraints(min=1, max=1),
        default=a.Choose((piles[0],)),
        source=context.source,
    )
    answer = engine.ask(question)
    chosen = answer.picks[0] if isinstance(answer, a.Choose) else piles[0]
    others = {f"graveyard:{pile}" for pile in piles if pile != chosen}
    return tuple(one for one in found if not isinstance(one, int) or zones[one] not in others)
