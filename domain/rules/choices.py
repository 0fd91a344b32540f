"""Choices made while something resolves (CR 608.2d): which objects, by whom."""

from __future__ import annotations

from collections.abc import Sequence

from domain.cards.ir import language as l
from domain.cards.ir.terms import ANYTHING
from domain.rules import answers as a
from domain.rules import matching, naming, references, values
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question
from domain.rules.state import EVERYBODY, zone_name


def selected(engine: Engine, what: l.Selection, context: Context) -> tuple[Ref, ...]:
    """Return what a selection stands for; a choice is asked for."""
    if isinstance(what, l.Choose):
        return chosen(engine, what, context)
    return references.selection(engine, what, context)


def objects(engine: Engine, what: l.Selection, context: Context) -> tuple[int, ...]:
    """Return the objects of a selection that are where they were."""
    return tuple(
        one
        for one in selected(engine, what, context)
        if isinstance(one, int) and one in engine.state.objects
    )


def chosen(engine: Engine, what: l.Choose, context: Context) -> tuple[Ref, ...]:
    """Ask a player to choose among the objects that match now."""
    seats = references.players(engine, what.who, context)
    if not seats:
        return ()
    found = matching.find(engine, what.filter, what.zone, context)
    if what.from_zone_of is not None:
        owners = references.players(engine, what.from_zone_of, context)
        found = tuple(oid for oid in found if engine.state.objects[oid].owner in owners)
    low = min(values.amount(engine, what.min, context), len(found))
    high = min(values.amount(engine, what.max, context), len(found))
    return pick(
        engine,
        seats[0],
        found,
        low,
        high,
        prompt="effect.choose",
        source=context.source,
        private=_is_hidden(engine, what, context),
    )


def _is_hidden(engine: Engine, what: l.Choose, context: Context) -> bool:
    """Whether the number of candidates would tell somebody what is in a zone."""
    if what.zone not in ("hand", "library") or what.filter == ANYTHING:
        return False
    seats = engine.apnap()
    if what.from_zone_of is not None:
        seats = references.players(engine, what.from_zone_of, context)
    return any(_is_unknown(engine, oid) for seat in seats for oid in engine.zone(what.zone, seat))


def _is_unknown(engine: Engine, oid: int) -> bool:
    """Whether there is somebody who may not know which card it is."""
    thing = engine.state.objects[oid]
    return zone_name(thing.zone) in ("hand", "library") and EVERYBODY not in thing.known_to


def question(
    engine: Engine,
    seat: str,
    found: Sequence[int],
    low: int,
    high: int,
    *,
    prompt: str,
    source: int,
    rule: str = "CR 608.2d",
    private: bool = False,
) -> Question:
    """Return the question which objects to choose; the first ones are the default."""
    return Question(
        seat=seat,
        kind="select",
        rule=rule,
        prompt=prompt,
        params={"min": low, "max": high, "source": naming.name_of(engine, source)},
        candidates=tuple(
            Candidate(ref=oid, label=naming.name_of(engine, oid), object=oid) for oid in found
        ),
        constraints=Constraints(min=low, max=high),
        default=a.Choose(tuple(found[:low])),
        source=source,
        secret=private or any(_is_unknown(engine, oid) for oid in found),
    )


def pick(
    engine: Engine,
    seat: str,
    found: Sequence[int],
    low: int,
    high: int,
    *,
    prompt: str,
    source: int,
    rule: str = "CR 608.2d",
    private: bool = False,
) -> tuple[int, ...]:
    """Ask for objects; ``private`` asks also where there is nothing to choose from.

    That a question about a hidden zone is not asked would tell others what is in it.
    """
    asked = question(
        engine, seat, found, low, high, prompt=prompt, source=source, rule=rule, private=private
    )
    answer = engine.ask_all((asked,), hidden=private)[0]
    picks = answer.picks if isinstance(answer, a.Choose) else ()
    return tuple(one for one in picks if isinstance(one, int))
