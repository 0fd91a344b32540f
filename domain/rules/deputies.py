"""Who chooses in place of a player who left the game (CR 800.4g)."""

from __future__ import annotations

from domain.cards.ir.terms import Reference
from domain.rules import answers as a
from domain.rules import references
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question


def choosers(engine: Engine, ref: Reference, context: Context) -> tuple[str, ...]:
    """Return the players who make a choice; another one for those who left (CR 800.4g)."""
    seats = []
    for one in references.resolve(engine, ref, context):
        player = engine.state.players.get(one) if isinstance(one, str) else None
        if isinstance(one, str) and one in engine.state.entities:
            seats.append(one)
        if player is None:
            continue
        deputy = player.seat if player.lost is None else _deputy(engine, player.seat, context)
        if deputy is not None and deputy not in seats:
            seats.append(deputy)
    return tuple(seats)


def _deputy(engine: Engine, seat: str, context: Context) -> str | None:
    """Let the controller pick another player: another opponent, if it was one of theirs."""
    controller = context.controller
    if controller not in engine.living():
        return None
    others = engine.opponents(controller)
    if seat == controller or not others:
        others = engine.in_order(controller)
    question = Question(
        seat=controller,
        kind="option",
        rule="CR 800.4g",
        prompt="choose.deputy",
        params={"seat": seat},
        candidates=tuple(Candidate(ref=other, label=other) for other in others),
        constraints=Constraints(min=1, max=1),
        default=a.Choose(others[:1]),
        source=context.source,
    )
    answer = engine.ask(question)
    return str(answer.picks[0]) if isinstance(answer, a.Choose) and answer.picks else others[0]
