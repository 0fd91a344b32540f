"""How things look in the states that were published last, so that it is worked out once.

A game goes on in the state in which it stopped. What was worked out for it on the way is
only read from then on, and is as true for the next request.
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


def keep(state: GameState, engine: Engine) -> None:
    """Remember what an engine worked out for the state that it has just published."""
    while len(_recent) >= STATES:
        # In one step: audits work in another thread.
        with suppress(KeyError):
            _recent.popitem(last=False)
    # The state is kept beside it, so that its identity stays its own.
    _recent[id(state)] = (state, engine)


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
