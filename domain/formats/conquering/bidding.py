"""Open ascending bidding: raise or pass, and who passed is out (Q-24, Q-26).

The auction under way is kept as plain values: ``seat`` has the standing bid of ``amount``, which
reserves that gold; ``object`` is what is bid for, ``first_pick`` or a creature's id.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from domain.formats.conquering import gold
from domain.rules import Constraints, Number, OverlayFrame, Question, Reason
from domain.rules import facts as f

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from domain.rules import Answer, AnyFact, Engine

BID: Final = OverlayFrame("bid")
FIRST_PICK: Final = "first_pick"


class Bid(msgspec.Struct, frozen=True):
    """What a player bid."""

    seat: str
    amount: int


class Auction(msgspec.Struct, frozen=True):
    """An auction: who may bid in which order, what was bid, who passed.

    ``opening`` is the least that a first bid can be, ``last`` who bid or passed last.
    """

    object: int | str
    order: tuple[str, ...]
    opening: int = 1
    bids: tuple[Bid, ...] = ()
    passed: tuple[str, ...] = ()
    last: str = ""

    def standing(self, living: Sequence[str]) -> Bid | None:
        """Return the highest bid of those who are in the auction still."""
        inside = [bid for bid in self.bids if bid.seat in living and bid.seat not in self.passed]
        return inside[-1] if inside else None

    def next(self, living: Sequence[str]) -> str | None:
        """Return who bids or passes next; nobody once all but the highest bidder have passed."""
        at = self.order.index(self.last) + 1 if self.last else 0
        standing = self.standing(living)
        for seat in (*self.order[at:], *self.order[:at]):
            holds = standing is not None and standing.seat == seat
            if seat in living and seat not in self.passed and not holds:
                return seat
        return None


def current(engine: Engine) -> Auction | None:
    """Return the auction under way."""
    return read(engine.state.overlay)


def read(kept: Mapping[str, Any]) -> Auction | None:
    """Return the auction among what the state keeps for the format."""
    found = kept.get(gold.AUCTION)
    return None if found is None else msgspec.convert(found, Auction)


def keep(engine: Engine, auction: Auction, *others: AnyFact) -> None:
    """Keep an auction as it stands, with its standing bid."""
    bid = auction.standing(engine.living())
    value: dict[str, Any] = {
        # What is kept is as it comes back from its record: with lists.
        **msgspec.json.decode(msgspec.json.encode(auction)),
        "seat": bid.seat if bid else "",
        "amount": bid.amount if bid else 0,
    }
    engine.emit(*others, f.OverlaySet(key=gold.AUCTION, value=value))


def without_leavers(engine: Engine) -> None:
    """Who left the game is out of the auction: the bid that stands now reserves its gold (Q-28).

    What was bid and outbid was free to be spent: without that gold the bid stands no more.
    """
    auction = current(engine)
    if auction is None:
        return
    living, state = engine.living(), engine.state.publish()
    paid_for = tuple(
        bid
        for bid in auction.bids
        if bid.seat in living and bid.amount <= gold.treasury(state, bid.seat)
    )
    keep(engine, replace(auction, bids=paid_for))


def end(engine: Engine) -> None:
    """No auction is under way any more: nothing is reserved."""
    engine.emit(f.OverlaySet(key=gold.AUCTION, value=None))


def run(engine: Engine) -> None:
    """Ask the next bidder, until all but the highest have passed (Q-24)."""
    auction = current(engine)
    seat = None if auction is None else auction.next(engine.living())
    if auction is None or seat is None:
        return
    answer = engine.ask(_question(engine, auction, seat))
    amount = answer.number if isinstance(answer, Number) else 0
    if amount:
        auction = replace(auction, bids=(*auction.bids, Bid(seat, amount)), last=seat)
    else:
        auction = replace(auction, passed=(*auction.passed, seat), last=seat)
    told = f.Chose(seat=seat, what="bid", value=str(amount) if amount else "pass")
    keep(engine, auction, told)
    engine.push(BID)


def _named(engine: Engine, auction: Auction) -> dict[str, str]:
    """Return what is bid for by its name, if that is a creature."""
    oid = auction.object
    return {"source": engine.look(oid).name} if isinstance(oid, int) else {}


def _question(engine: Engine, auction: Auction, seat: str) -> Question:
    """Return the decision of a bidder: a higher bid, or none to pass for good.

    Who has no more than the standing bid can only pass, and is not asked.
    """
    bid = auction.standing(engine.living())
    least = auction.opening if bid is None else bid.amount + 1
    most = gold.available(engine.state.publish(), seat)
    rule = "Q-24" if auction.object == FIRST_PICK else "Q-26"

    def check(answer: Answer) -> Reason | None:
        if not isinstance(answer, Number) or answer.number == 0 or answer.number >= least:
            return None
        return Reason("too-low", rule, f"A bid is {least} gold or more; 0 passes.")

    return Question(
        seat=seat,
        kind="number",
        rule=rule,
        prompt="bid.first_pick" if auction.object == FIRST_PICK else "bid.hire",
        params={"least": least, "max": most, **_named(engine, auction)},
        constraints=Constraints(min=0, max=most if most >= least else 0, complete=False),
        default=Number(0),
        examples=(Number(least),) if least <= most else (),
        source=auction.object if isinstance(auction.object, int) else None,
        check=check,
    )
