"""Who makes decisions: a player, or who controls them this turn (CR 723); for an entity a player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from domain.rules.agenda import FinishResolving
from domain.rules.answers import Choose
from domain.rules.context import Happening
from domain.rules.questions import Open, Question
from domain.rules.state import Player

if TYPE_CHECKING:
    from domain.rules.agenda import AnyFrame
    from domain.rules.engine import Engine


class Preceded(Exception):
    """Something has to be done first; the frame that asks begins again after it."""

    def __init__(self, *frames: AnyFrame) -> None:
        super().__init__()
        self.frames = frames


def for_entity(engine: Engine, question: Question) -> Question:
    """Return a question with the player who decides, where it is put to an entity."""
    if question.seat not in engine.state.entities or question.answered_by is not None:
        return question
    by = engine.overlay.decides_for(engine, question, _incident(engine, question))
    return replace(question, answered_by=by)


def eyes_of(engine: Engine, who: str, source: int) -> str:
    """Return who sees what somebody looks at: of an entity the player who decides for it."""
    look = Question(
        seat=who,
        kind="select",
        rule="CR 701.20a",
        prompt="look",
        default=Choose(()),
        source=source,
    )
    return for_entity(engine, look).answered_by or who


def _incident(engine: Engine, question: Question) -> str:
    """Return what a decision is part of: a combat, a spell or ability, or a moment.

    The choices as an ability goes on the stack and those as it resolves belong together; so do
    blocks and the division of the damage that the blockers deal.
    """
    turn = engine.state.turn
    if question.prompt in ("block.declare", "damage.divide"):
        return f"combat {turn.number}.{turn.combat}"
    for frame in reversed(engine.frames):
        thing = engine.object(frame.object) if isinstance(frame, FinishResolving) else None
        if thing is not None and thing.kind == "ability" and thing.source is not None:
            return _ability(thing.source, thing.happening, thing.text)
        if thing is not None:
            return f"object {thing.id}"
    waiting = engine.waiting[0] if engine.waiting else None
    if waiting and waiting.source == question.source and question.prompt != "triggers.order":
        return _ability(waiting.source, waiting.happening, waiting.text)
    return f"moment {engine.state.clock}"


def _ability(source: int, happening: Happening | None, text: str) -> str:
    part = happening.object if happening is not None else None
    return f"ability {source} {part} {text}"


def put_to(players: Mapping[str, Player], question: Question) -> Question:
    """Return a question as it is put to who makes the player's decisions now (CR 723.5)."""
    by = _decider(players, question.seat)
    if by is None or question.answered_by is not None:
        return question
    return replace(question, answered_by=by)


def listed_for(players: Mapping[str, Player], build: Callable[[], Question]) -> Question:
    """Return a question that is listed only now, as it is put to who decides."""
    return put_to(players, build())


def stub_put_to(players: Mapping[str, Player], stub: Open) -> Open:
    """Return what is recorded of a question, with who is asked it now."""
    by = _decider(players, stub.seat)
    return stub if by is None or stub.answered_by is not None else replace(stub, answered_by=by)


def _decider(players: Mapping[str, Player], seat: str) -> str | None:
    """Return who controls a player this turn, if anybody does (CR 723.1)."""
    player = players.get(seat)
    return None if player is None else player.controlled_by or None
