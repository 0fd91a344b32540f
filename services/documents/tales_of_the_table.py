"""What happens around a game, in words: seats, invitations, clocks, offers and claims."""

from __future__ import annotations

from collections.abc import Iterator

from domain.game import events as e
from domain.game.randomness import (
    RandomnessCommitted,
    RandomnessContributed,
    RandomnessWaived,
    ShuffleEvent,
    ShuffleOffered,
)
from domain.game.settlement import DecksReleased, Settled, SettlementOpened, Stake
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
        case SettlementOpened() | DecksReleased() | Settled():
            return list(_settled(before, event))
        case (
            ShuffleOffered() | RandomnessCommitted() | RandomnessContributed() | RandomnessWaived()
        ):
            return [_shuffled(before, event)]
        case _:
            return []


def _shuffled(before: Table, event: ShuffleEvent) -> Json:
    """Tell how the decks are shuffled together (C-20)."""
    if isinstance(event, ShuffleOffered):
        text = "Every deck is offered to every seat to shuffle."
        return {"fact": "shuffle_offered", "text": text}
    name = before.sittings[event.seat].name
    match event:
        case RandomnessCommitted():
            return {"fact": "randomness_committed", "text": f"{name} seals how to shuffle."}
        case RandomnessContributed():
            return {"fact": "randomness_contributed", "text": f"{name} opens the seal."}
        case RandomnessWaived():
            text = f"{name} leaves the shuffling to the others."
            if event.late:
                text = f"The time of {name} is over: the others shuffle."
            return {"fact": "randomness_waived", "text": text}


def _settled(before: Table, event: SettlementOpened | DecksReleased | Settled) -> Iterator[Json]:
    """Tell what is at stake and how it is settled (C-22 to C-24)."""
    match event:
        case SettlementOpened(stakes=()):
            yield {"fact": "settlement_opened", "text": "Every card at stake goes back."}
        case SettlementOpened():
            for each in event.stakes:
                loser, winner = (before.sittings[s].name for s in (each.loser, each.winner))
                text = f"{each.name} of {loser} is lost to {winner}."
                if each.own and each.signed:
                    text = f"{winner} takes {each.name} of {loser}, or has one's own signed."
                yield {"fact": "settlement_opened", "text": text, "stake": each.id}
        case DecksReleased():
            yield {"fact": "decks_released", "text": "Every other card is free again."}
        case Settled():
            settlement = before.settlement
            stake = None if settlement is None else settlement.stake(event.stake)
            if stake is not None:
                yield {
                    "fact": "settled", "text": _how(before, stake, event), "stake": stake.id,
                    "choice": event.choice,
                }  # fmt: skip


def _how(before: Table, stake: Stake, event: Settled) -> str:
    loser, winner = (before.sittings[s].name for s in (stake.loser, stake.winner))
    if event.choice == "sign_own":
        return f"{loser} signs {winner}'s {stake.name} and keeps the one that was at stake."
    if not stake.signed:
        return f"{stake.name} of {loser} goes to {winner}."
    return f"{loser} signs {stake.name}, and it goes to {winner}."


def said(telling: Telling, before: Table, event: e.Played) -> list[Json]:
    """Return what a seat said, or that its time is over, ahead of what that led to."""
    match event:
        case e.Acted(action="decline_draw"):
            offer = before.beside.draw
            own = offer is not None and offer.by == event.seat
            verb = "takes the offer of a draw back" if own else "declines the draw"
            return [{"fact": event.action, "text": f"{telling.who(event.seat)} {verb}."}]
        case e.Acted(action="arrange", data=data):
            what = str(data["name"]).replace("_", " ")
            text = f"{telling.who(event.seat)} sets the {what} to {data['choice']}."
            return [{"fact": "arrange", "text": text}]
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
