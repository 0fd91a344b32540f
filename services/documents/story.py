"""What happened, in words and for an audience: a sentence for each fact that it may learn.

A fact whose audience leaves the viewer out contributes nothing, not even a gap. Names
appear only where the viewer may know the card before or after the fact.
"""

from __future__ import annotations

from typing import get_args

from domain.game.events import Answered, Disclosed, GameOpened, Played, SeatTaken
from domain.game.state import Table
from domain.kernel.events import Event
from domain.rules import AnyFact
from services.documents import tales_of_objects, tales_of_play
from services.documents.board import AFTER
from services.documents.telling import TELLERS, Json, Telling

UNTOLD = set(get_args(AnyFact)) - set(TELLERS)
if UNTOLD:
    raise TypeError(f"facts that nobody tells: {sorted(kind.__name__ for kind in UNTOLD)}")


def _may_learn(fact: AnyFact, audience: str) -> bool:
    if fact.audience == "public":
        return True
    if audience == AFTER:
        return fact.audience != "none"
    return audience in fact.audience.split(",")


def facts_in_words(before: Table, event: Event, after: Table, audience: str) -> list[Json]:
    """Return what an audience learns of an event, a sentence for each fact.

    ``after`` learns everything; that the game is over by now is for the caller to know.
    """
    telling = Telling(before, after, audience)
    match event:
        case GameOpened():
            return [{"fact": "opened", "text": f"A table for {event.seats} is opened."}]
        case SeatTaken():
            return [{"fact": "seat_taken", "text": f"{event.name} takes seat {event.seat}."}]
        case Disclosed():
            return [{"fact": "disclosed", "text": "The seed of the game is opened."}]
        case Played():
            told = (
                TELLERS[type(fact)](telling, fact)
                for fact in event.facts
                if _may_learn(fact, audience)
            )
            return [document for document in told if document is not None]
        case _:
            return []


def payments_in_words(table: Table, event: Answered) -> list[str]:
    """Return how a seat pays, up to the moment at which the spell or ability is announced."""
    telling = Telling(table, table, event.seat)
    told: list[str] = []
    for fact in event.facts:
        if tales_of_objects.announces(fact):
            return told
        document = TELLERS[type(fact)](telling, fact) if tales_of_play.is_payment(fact) else None
        if document is not None:
            told.append(document["text"])
    return []


__all__ = ["facts_in_words", "payments_in_words"]
