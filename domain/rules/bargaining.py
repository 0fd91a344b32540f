"""What players do about offers, of their own accord and whoever decides what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domain.kernel.chance import ChanceSource
from domain.kernel.refusals import Illegal
from domain.rules import agenda as fr
from domain.rules.chapters import run
from domain.rules.engine import Cards, Engine
from domain.rules.offers import Bargain
from domain.rules.overlay import Overlay
from domain.rules.request import (
    Advance,
    acts_freely,
    finish,
    go_on_from,
    is_at_rest,
    open_questions,
)
from domain.rules.state import GameState


def bargains(state: GameState, seat: str, overlay: Overlay) -> tuple[Bargain, ...]:
    """Return what a player may do now about offers."""
    if not acts_freely(state, seat) or not state.agenda.frames:
        return ()
    movable = _is_movable(state, overlay)
    return tuple(each for each in overlay.bargains(state, seat) if movable or not each.moves)


def _is_movable(state: GameState, overlay: Overlay) -> bool:
    """Whether permanents may change hands: nothing is announced, resolves or is carried out."""
    resolves = any(isinstance(frame, fr.Scope) for frame in state.agenda.frames)
    return not resolves and is_at_rest(state, overlay)


def bargain(
    state: GameState,
    seat: str,
    name: str,
    terms: Mapping[str, Any],
    cards: Cards,
    overlay: Overlay,
    chance: ChanceSource,
) -> Advance:
    """A player makes an offer or answers one, on terms that the format reads.

    Where nothing but what players have in hand for a deal changes, the questions that are open
    stay so, but that nobody is asked between turns for what they can choose no longer; where
    permanents change hands, what follows from it is seen to first. Raises
    ``Illegal`` for what the format does not allow, and where it cannot be done in the midst of
    something else.
    """
    if not bargains(state, seat, overlay):
        raise Illegal("You cannot do that now.", code="no-such-action", rule="CR 117.1")
    engine = Engine(state, cards, overlay, chance)
    changes_the_table = overlay.bargain(engine, seat, name, terms)
    at_rest = is_at_rest(state, overlay)
    if changes_the_table:
        if not _is_movable(state, overlay):
            raise _midst()
        frame = engine.frames.pop()
        go_on_from(engine, frame, state.turn.holder or engine.apnap()[0])
    run(engine)
    asked = tuple(stub for stub, _ in engine.asked)
    stays = changes_the_table or at_rest
    if not stays and asked != open_questions(state, cards, overlay, chance):
        raise _midst()
    return finish(engine)


def _midst() -> Illegal:
    return Illegal(
        "That would change what is under way: do it when that is over.",
        code="in-the-midst", rule="CR 117.1",
    )  # fmt: skip
