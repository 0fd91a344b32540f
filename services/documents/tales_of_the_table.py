"""What happens around a game, in words: seats, invitations, clocks, offers and claims."""

from __future__ import annotations

from domain.game import events as e
from domain.game.state import Table
from domain.kernel.events import Event
from services.documents.telling import Json, Telling

_SAID = {
    "offer_draw": "{name} offers a draw.",
    "accept_draw": "{name} agrees to a draw.",
    "claim_absence": "{name} claims that {other} is absent.",
    "here": "{name} is here.",
}
_EXPIRED = {
    "default": "The time of {name} is over: the service decides.",
    "time": "The time of {name} is over.",
    "absent": "{name} did not show up.",
}


def around(before: Table, event: Event) -> list[Json]:
    """Return what happened where nobody played: an event that is not told here tells nothing."""
    match event:
        case e.Invited():
            return [{"fact": "invited", "text": f"{event.name} is invited."}]
        case e.SeatLeft():
            name = before.sittings[event.seat].name
            return [{"fact": "seat_left", "text": f"{name} gets up from seat {event.seat}."}]
        case e.TableClosed():
            return [{"fact": "closed", "text": "The table is closed."}]
        case e.ClocksHeld():
            seconds = event.milliseconds / 1000
            return [{"fact": "clocks_held", "text": f"The clocks stood still for {seconds:g} s."}]
        case _:
            return []


def said(telling: Telling, before: Table, event: e.Played) -> list[Json]:
    """Return what a seat said, or that its time is over, ahead of what that led to."""
    match event:
        case e.Acted(action="decline_draw"):
            offer = before.beside.draw
            own = offer is not None and offer.by == event.seat
            verb = "takes the offer of a draw back" if own else "declines the draw"
            return [{"fact": event.action, "text": f"{telling.who(event.seat)} {verb}."}]
        case e.Acted() if event.action in _SAID:
            text = _SAID[event.action].format(
                name=telling.who(event.seat), other=telling.who(event.data.get("against"))
            )
            return [{"fact": event.action, "text": text}]
        case e.Expired():
            text = _EXPIRED[event.outcome].format(name=telling.who(event.seat))
            return [{"fact": "expired", "text": text}]
        case _:
            return []
