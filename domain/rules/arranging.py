"""Arranging cards that a player looks at: scry and surveil (CR 701.22, 701.25)."""

from __future__ import annotations

from domain.rules import answers as a
from domain.rules import facts as f
from domain.rules import naming, zones
from domain.rules.agenda import Arranging
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question

TOP = "top"


def arrange(engine: Engine, frame: Arranging) -> None:
    """The player puts each card back on top, or away, in any order."""
    context = engine.context()
    question = Question(
        seat=frame.seat,
        kind="partition",
        rule="CR 701.22a" if frame.away == "bottom" else "CR 701.25a",
        prompt=f"arrange.{frame.away}",
        params={"count": len(frame.cards), "source": naming.name_of(engine, context.source)},
        candidates=tuple(
            Candidate(ref=oid, label=naming.name_of(engine, oid), object=oid) for oid in frame.cards
        ),
        constraints=Constraints(piles=(TOP, frame.away)),
        default=a.Partition({TOP: frame.cards}),
        source=context.source,
        secret=True,
    )
    answer = engine.ask(question)
    piles = answer.piles if isinstance(answer, a.Partition) else {TOP: frame.cards}
    top = tuple(oid for oid in piles.get(TOP, ()) if isinstance(oid, int))
    away = tuple(oid for oid in piles.get(frame.away, ()) if isinstance(oid, int))
    library = engine.zone("library", frame.seat)
    rest = tuple(oid for oid in library if oid not in frame.cards)
    order = (*top, *rest, *away) if frame.away == "bottom" else (*top, *away, *rest)
    engine.emit(f.Arranged(zone=f"library:{frame.seat}", order=order, seat=frame.seat,
                           audience=frame.seat))  # fmt: skip
    if away and frame.away == "graveyard":
        goings = [
            zones.Going(oid=oid, to="graveyard", verb="surveil", agent=frame.seat) for oid in away
        ]
        zones.move_all(engine, goings)
