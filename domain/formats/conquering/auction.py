"""The auction of the NPC's creatures: who declares, responses, bids, and the hire (Q-26)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from domain.formats.conquering import bidding, gold, mercenaries, npc, order
from domain.formats.conquering.bidding import Auction, Bid
from domain.formats.marks import TREASURE
from domain.rules import (
    Candidate,
    Choose,
    Constraints,
    OverlayFrame,
    Question,
    Reason,
    put_action,
    respond,
    settle,
    wants_between_turns,
)

if TYPE_CHECKING:
    from domain.rules import Engine

ACTION: Final = "hire"
"""What is on the stack while players may respond to a declaration."""


def run(engine: Engine) -> None:
    """The players may declare, the landgrab's winner first."""
    engine.push(_declaring(engine.apnap()))


def _declaring(seats: Sequence[str]) -> OverlayFrame:
    return OverlayFrame("declare", {"left": ",".join(seats)})


def declare(engine: Engine, data: Mapping[str, str]) -> None:
    """Ask the next player which creature they declare to hire, until all have passed in a row.

    A declaration is a bid of the creature's mana value, which reserves that gold. Then the
    others may respond, and after it the next player may declare.
    """
    living = engine.living()
    left = [seat for seat in data["left"].split(",") if seat in living]
    if not left:
        return
    seat = left[0]
    oid = _asked(engine, seat)
    if oid is None:
        engine.push(_declaring(left[1:]))
        return
    price = price_of(engine, oid)
    others = order.after(engine, seat)
    auction = Auction(
        oid, (seat, *others[:-1]), opening=max(1, price), bids=(Bid(seat, price),), last=seat
    )
    bidding.keep(engine, auction)
    put_action(engine, seat, ACTION, oid, oid)
    engine.push(OverlayFrame("heard"), _declaring(others))
    respond(engine)


def hireable(engine: Engine) -> tuple[int, ...]:
    """Return the creatures that can be hired: the NPC's, but no treasure that is one now."""
    return tuple(oid for oid in engine.battlefield() if is_hireable(engine, oid))


def is_hireable(engine: Engine, oid: int) -> bool:
    """Whether a permanent is one that can be hired now."""
    seen = engine.look(oid)
    return (
        seen.controller == npc.NPC and "creature" in seen.types and TREASURE not in seen.supertypes
    )


def price_of(engine: Engine, oid: int) -> int:
    """Return what a creature is declared for: its mana value, of a token nothing."""
    return 0 if engine.state.objects[oid].kind == "token" else engine.look(oid).mana_value


def _asked(engine: Engine, seat: str) -> int | None:
    """Return the creature that a player declares to hire; None: they pass.

    They are asked also where there is none, for this is when permanents are bartered (Q-27);
    who does not want to be asked between turns passes.
    """
    if not wants_between_turns(engine.state, seat):
        return None
    riches = gold.available(engine.state.publish(), seat)
    question = Question(
        seat=seat,
        kind="select",
        rule="Q-26",
        prompt="auction.declare",
        params={"gold": riches},
        candidates=tuple(_candidate(engine, oid, riches) for oid in hireable(engine)),
        constraints=Constraints(min=0, max=1),
        default=Choose(()),
    )
    (answer,) = engine.ask_all((question,), hidden=True)
    picks = answer.picks if isinstance(answer, Choose) else ()
    return next((one for one in picks if isinstance(one, int)), None)


def _candidate(engine: Engine, oid: int, riches: int) -> Candidate:
    price = price_of(engine, oid)
    short = Reason("gold", "Q-10", f"It costs {price} gold, and you have {riches}.")
    return Candidate(
        ref=oid,
        label=f"Hire {engine.look(oid).name} for {price} gold",
        verb="hire",
        object=oid,
        value=price,
        selectable=price <= riches,
        reason=None if price <= riches else short,
    )


def heard(engine: Engine) -> None:
    """Nobody responds any more: the others may bid, if there is something to hire still.

    Where a response took the creature from the NPC, or who declared has left before the
    bidding, nothing is paid and nobody hires.
    """
    auction = bidding.current(engine)
    if auction is None or not _stands(engine, auction) or not auction.standing(engine.living()):
        bidding.end(engine)
        return
    engine.push(bidding.BID, OverlayFrame("hire"))


def _stands(engine: Engine, auction: Auction) -> bool:
    """Whether what is bid for is there to be hired."""
    oid = auction.object
    return isinstance(oid, int) and oid in engine.battlefield() and is_hireable(engine, oid)


def hire(engine: Engine) -> None:
    """The highest bidder pays and gains the creature, which does not leave play (Q-26, Q-43)."""
    auction = bidding.current(engine)
    bid = None if auction is None else auction.standing(engine.living())
    bidding.end(engine)
    if auction is None or bid is None or not _stands(engine, auction):
        return
    gold.pay(engine, bid.seat, bid.amount, "hire")
    mercenaries.hire(engine, bid.seat, int(auction.object))
    settle(engine, OverlayFrame("respond"))
