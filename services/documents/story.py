"""What happened, in words and for an audience: a sentence for each fact that it may learn.

A fact whose audience leaves the viewer out contributes nothing, not even a gap. Names
appear only where the viewer may know the card before or after the fact.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from domain.game.events import (
    Answered,
    ClocksHeld,
    Disclosed,
    GameOpened,
    Played,
    SandboxOpened,
    SeatTaken,
)
from domain.game.randomness import (
    RandomnessCommitted,
    RandomnessContributed,
    RandomnessWaived,
    ShuffleOffered,
)
from domain.game.settlement import DecksReleased, Settled, SettlementOpened
from domain.game.state import Game, Table
from domain.kernel.events import Event
from domain.rules import AnyFact
from services.documents import tales_of_objects, tales_of_play
from services.documents.learning import learnt
from services.documents.standing_state import waiting
from services.documents.tales_of_the_table import around, said
from services.documents.telling import TELLERS, Json, Telling
from services.ports import Recorded

_AWAITING = (
    Played, ClocksHeld, ShuffleOffered, RandomnessCommitted, RandomnessContributed,
    RandomnessWaived, SettlementOpened, DecksReleased, Settled,
)  # fmt: skip

UNTOLD = set(get_args(AnyFact)) - set(TELLERS)
if UNTOLD:
    raise TypeError(f"facts that nobody tells: {sorted(kind.__name__ for kind in UNTOLD)}")


def facts_in_words(before: Table, event: Event, after: Table, audience: str) -> list[Json]:
    """Return what an audience learns of an event, a sentence for each fact.

    ``after`` learns everything; that the game is over by now is for the caller to know.
    """
    telling = Telling(before, after, audience)
    match event:
        case GameOpened():
            return _opened(event)
        case SeatTaken():
            return [{"fact": "seat_taken", "text": f"{event.name} takes seat {event.seat}."}]
        case Disclosed():
            return [{"fact": "disclosed", "text": "The seed of the game is opened."}]
        case SandboxOpened():
            return [{"fact": "opened", "text": f"A position for {len(event.names)} is laid out."}]
        case Played():
            return [*said(telling, before, event), *_happened(telling, before, event, audience)]
        case _:
            return around(before, event)


def _opened(event: GameOpened) -> list[Json]:
    decks = (
        {"fact": "table_deck", "text": f"{each.name} ({each.cards} cards) is a deck of the table."}
        for each in event.decks.values()
    )
    return [{"fact": "opened", "text": f"A table for {event.seats} is opened."}, *decks]


def _happened(telling: Telling, before: Table, event: Played, audience: str) -> Iterator[Json]:
    """Give each fact that is worth a sentence; ``at`` counts all that the audience may learn."""
    found = learnt(before.play, event.facts, audience)
    for at, (_, fact) in enumerate(found, start=1):
        document = TELLERS[type(fact)](telling, fact)
        if document is not None:
            yield {**document, "at": at}


def facts_until(
    before: Table, event: Played, audience: str, number: int
) -> tuple[AnyFact, ...] | None:
    """Return the facts of an event up to the last of so many that an audience may learn.

    Nothing where it may not learn so many.
    """
    if number == 0:
        return ()
    places = [at for at, _ in learnt(before.play, event.facts, audience)]
    return event.facts[: places[number - 1] + 1] if number <= len(places) else None


def event_in_words(before: Game, recorded: Recorded, after: Game, audience: str) -> Json:
    """Return an event as an audience may read of it: the game before and after it given."""
    event = recorded.event
    facts = facts_in_words(before.table, event, after.table, audience)
    return {
        "version": recorded.version,
        "type": type(event).__name__,
        "at": recorded.at.isoformat(),
        "seat": getattr(event, "seat", None),
        "turn": after.table.play.turn.number,
        "step": after.table.play.turn.step or None,
        "facts": facts,
        "text": " ".join(fact["text"] for fact in facts),
        "waiting_for": waiting(after.table) if isinstance(event, _AWAITING) else [],
    }


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


__all__ = ["event_in_words", "facts_in_words", "facts_until", "payments_in_words"]
