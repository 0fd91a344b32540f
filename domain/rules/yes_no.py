"""Questions that are answered with yes or no (CR 608.2d and wherever a player may)."""

from __future__ import annotations

from domain.rules import answers as a
from domain.rules import naming
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question

NO, YES = "no", "yes"


def ask_yes_no(
    engine: Engine,
    seat: str,
    rule: str,
    prompt: str,
    source: int,
    params: dict[str, str | int] | None = None,
) -> bool:
    """Ask a yes or no question; the default is no. An entity does whatever it may."""
    if seat in engine.state.entities:
        return True
    question = Question(
        seat=seat,
        kind="yes_no",
        rule=rule,
        prompt=prompt,
        params={"source": naming.name_of(engine, source), **(params or {})},
        candidates=(Candidate(ref=NO, label="No"), Candidate(ref=YES, label="Yes")),
        constraints=Constraints(min=1, max=1),
        default=a.Choose((NO,)),
        source=source,
    )
    answer = engine.ask(question)
    return isinstance(answer, a.Choose) and answer.picks == (YES,)


def ask_in_vain(engine: Engine, seat: str, rule: str, prompt: str, source: int) -> None:
    """Ask what has one answer alone, where it would tell others something not to be asked.

    They see the same as of ``ask_yes_no``: the seat, the kind, the rule and the source.
    """
    question = Question(
        seat=seat,
        kind="yes_no",
        rule=rule,
        prompt=prompt,
        params={"source": naming.name_of(engine, source)},
        candidates=(Candidate(ref=NO, label="Go on"),),
        constraints=Constraints(min=1, max=1),
        default=a.Choose((NO,)),
        source=source,
    )
    engine.ask_all((question,), hidden=True)
