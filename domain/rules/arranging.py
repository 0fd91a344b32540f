"""Arranging cards that a player looks at: scry and surveil (CR 701.22, 701.25)."""

from __future__ import annotations

from domain.rules import answers as a
from domain.rules import facts as f
from domain.rules import naming, zones
from domain.rules.agenda import Arranging
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question
from domain.rules.state import zone_key

TOP = "top"


def arrange(engine: Engine, frame: Arranging) -> None:
    """The player puts each card back on top, or away, in any order."""
    owner = frame.library or frame.seat
    top, away = _piles(engine, frame) if frame.away else (_ordered(engine, frame), ())
    rest = tuple(oid for oid in engine.zone("library", owner) if oid not in frame.cards)
    order = (*top, *rest, *away) if frame.away == "bottom" else (*top, *away, *rest)
    engine.emit(
        f.Arranged(
            zone=zone_key("library", owner), order=order, seat=frame.seat, audience=frame.seat
        )
    )
    if away and frame.away == "graveyard":
        goings = [
            zones.Going(oid=oid, to="graveyard", verb="surveil", agent=frame.seat) for oid in away
        ]
        zones.move_all(engine, goings)
    action = {"bottom": "scry", "graveyard": "surveil"}.get(frame.away)
    if action is not None and owner == frame.seat:
        engine.emit(f.ActionTaken(seat=frame.seat, action=action))


def _piles(engine: Engine, frame: Arranging) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Ask which cards stay on top and which go away, both in order."""
    context = engine.context()
    question = Question(
        seat=frame.seat,
        kind="partition",
        rule="CR 701.22a" if frame.away == "bottom" else "CR 701.25a",
        prompt=f"arrange.{frame.away}",
        params={"count": len(frame.cards), "source": naming.name_of(engine, context.source)},
        candidates=_candidates(engine, frame),
        constraints=Constraints(piles=(TOP, frame.away)),
        default=a.Partition({TOP: frame.cards}),
        source=context.source,
        secret=True,
    )
    answer = engine.ask(question)
    piles = answer.piles if isinstance(answer, a.Partition) else {TOP: frame.cards}
    return (
        tuple(oid for oid in piles.get(TOP, ()) if isinstance(oid, int)),
        tuple(oid for oid in piles.get(frame.away, ()) if isinstance(oid, int)),
    )


def _ordered(engine: Engine, frame: Arranging) -> tuple[int, ...]:
    """Ask for an order in which all the cards go back on top (CR 401.4)."""
    context = engine.context()
    question = Question(
        seat=frame.seat,
        kind="order",
        rule="CR 401.4",
        prompt="library.top",
        params={"source": naming.name_of(engine, context.source)},
        candidates=_candidates(engine, frame),
        default=a.Order(frame.cards),
        source=context.source,
        secret=True,
    )
    answer = engine.ask(question)
    order = answer.order if isinstance(answer, a.Order) else frame.cards
    return tuple(oid for oid in order if isinstance(oid, int))


def _candidates(engine: Engine, frame: Arranging) -> tuple[Candidate, ...]:
    return tuple(
        Candidate(ref=oid, label=naming.name_of(engine, oid), object=oid) for oid in frame.cards
    )
