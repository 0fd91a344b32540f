"""What a dry run tells of a complete answer: never what rests on chance or on hidden cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.game.events import Answered
from domain.game.state import Table
from domain.kernel.events import Event
from domain.rules import facts
from services.documents.decisions import handles_for
from services.documents.story import payments_in_words

Json = dict[str, Any]

OWN = frozenset({"cast", "activate"})
"""What is announced by whoever answers; triggers and new targets come of it."""


def preview_document(table: Table, events: Sequence[Event]) -> Json:
    """Return how an answer is paid, in words, and what it announces.

    ``announced`` are the caller's choices for a spell or ability, also those that were not
    asked because there was one possibility; modes are numbers from 1.
    """
    played = next((event for event in events if isinstance(event, Answered)), None)
    if played is None:
        return {"pays": []}
    preview: Json = {"pays": payments_in_words(table, played)}
    made = _announced(table, played)
    return preview if made is None else {**preview, "announced": made}


def _announced(table: Table, played: Answered) -> Json | None:
    handles = handles_for(table, played.seat)
    for fact in played.facts:
        if isinstance(fact, facts.ChoicesAnnounced) and fact.verb in OWN:
            made = fact.announced
            return {
                "x": made.x,
                "modes": [mode + 1 for mode in made.modes],
                "kicked": made.kicked,
                "paid": dict(made.paid),
                "targets": [[handles.of(ref) for ref in group] for group in made.targets],
            }
    return None
