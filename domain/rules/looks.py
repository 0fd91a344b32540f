"""How things look in the states that were published last, so that it is worked out once.

A game goes on in the state in which it stopped, or in the equal one that is folded from what
was recorded of it. What was worked out for it on the way is only read from then on, and is as
true for the next request.
"""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING

from domain.rules.state import GameState

if TYPE_CHECKING:
    from domain.rules.engine import Engine

STATES = 64
"""For how many states it is remembered, of however many games."""

_recent: OrderedDict[int, tuple[GameState, Engine]] = OrderedDict()
_ended: OrderedDict[int, tuple[GameState, Engine]] = OrderedDict()
"""Those that an event ended in, by the agenda that it records."""


def keep(state: GameState, engine: Engine) -> None:
    """Remember what an engine worked out for the state that it has just published."""
    _put(_recent, state, state, engine)
    _put(_ended, state.agenda, state, engine)


def folded(state: GameState) -> None:
    """Note a state that was folded from an event whose agenda it has.

    Where that event was decided here, the state is equal to the one that was published then.
    """
    known = _ended.get(id(state.agenda))
    if known is None:
        return
    published, engine = known
    if published.agenda is state.agenda and published.version == state.version:
        _put(_recent, state, state, engine)


def _put(
    kept: OrderedDict[int, tuple[GameState, Engine]], of: object, state: GameState, engine: Engine
) -> None:
    while len(kept) >= STATES:
        # In one step: audits work in another thread.
        with suppress(KeyError):
            kept.popitem(last=False)
    # The state is kept beside it, so that the identity of what it is found by stays its own.
    kept[id(of)] = (state, engine)


def given_to(engine: Engine, state: GameState) -> None:
    """Let an engine that begins in a state know what was worked out for it."""
    known = _recent.get(id(state))
    if known is not None and known[0] is state:
        hand_over(known[1], engine)
        # What was noted on the way may be of the choices that were made there.
        engine.memo = {}


def hand_over(known: Engine, engine: Engine) -> None:
    """Give one engine a copy of what another worked out for the same state."""
    engine.seen, engine.memo = dict(known.seen), dict(known.memo)
    engine.volatile, engine.outside = known.volatile, known.outside
    engine.watchers, engine.replacers = known.watchers, known.replacers
