"""How a table stands between events, for streams: who is there, who must act, until when.

Everything in it is public at every table: it depends on no hidden card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from domain.game.events import OpenDecision
from domain.game.state import Table
from services.documents import clocks
from services.documents.around import awaited
from services.documents.structs import plain

Json = dict[str, Any]


def seats(table: Table, present: frozenset[str] | None) -> list[Json]:
    """Return who sits where, and whether each is there (null where that is not known)."""
    return [
        {
            "seat": seat,
            "name": table.sittings[seat].name,
            "present": None if present is None else seat in present,
        }
        for seat in table.order or sorted(table.sittings)
        if seat in table.sittings
    ]


def waiting(table: Table) -> list[Json]:
    """Return whom the game awaits, for what kind of decision and until when.

    Before and after the play that is to shuffle (``randomness``) and to settle (``settlement``).
    """
    return [*waiting_of(table.open), *awaited(table)]


def waiting_of(decisions: Iterable[OpenDecision]) -> list[Json]:
    """Return who must decide, what kind of decision and until when."""
    return [
        {
            "seat": each.decider,
            "kind": each.asked.kind,
            "deadline": None if each.deadline is None else each.deadline.isoformat(),
        }
        for each in decisions
    ]


def clock_document(table: Table) -> Json | None:
    """Return the table's clock with all its times; none where nothing is timed."""
    return None if table.clock is None else plain(table.clock)


def result(table: Table) -> Json | None:
    """Return winners and reason, once the game is over."""
    found = table.play.result
    return None if found is None else {"winners": list(found.winners), "reason": found.reason}


def standing_state(table: Table, audience: str, present: frozenset[str] | None) -> Json:
    """Return what a stream begins with: how the table stands now."""
    return {
        "game": table.id,
        "audience": audience,
        "version": table.version,
        "status": table.status,
        "seats": seats(table, present),
        "waiting_for": waiting(table),
        "clocks": clocks.clocks(table),
        "draw": clocks.draw(table),
        "claims": clocks.claims(table),
        "result": result(table),
    }
