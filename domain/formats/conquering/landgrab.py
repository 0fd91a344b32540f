"""The landgrab: bidding for the first pick and the first turn, then a land for each (Q-22, Q-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from domain.formats.conquering import bidding, gold, npc, order
from domain.rules import (
    EVERYBODY,
    Candidate,
    Choose,
    Constraints,
    Going,
    OverlayFrame,
    Question,
    move_all,
    roll_die,
)
from domain.rules import facts as f

if TYPE_CHECKING:
    from domain.rules import Engine

ENOUGH: Final = 3
"""With so many lands of each player a die says how many are revealed (Q-23)."""

LANDS: Final = "lands_revealed"
"""The lands that can be picked."""

PICKERS: Final = "pickers"
"""The seats that are to pick a land yet, in their order."""

SIDES: Final = ((3, 4), (5, 6), (7, 8), (10, 12))
"""Up to so many players roll a die of so many sides; more of them the largest (Q-23)."""

LARGEST: Final = 20

PICK: Final = OverlayFrame("pick")
"""The next player picks a land."""


def run(engine: Engine) -> None:
    """Reveal lands, then let players bid; a land deck too short gives what it has (Q-29)."""
    number = _how_many(engine)
    lands = engine.zone("library", npc.LANDS)[:number]
    if lands:
        engine.emit(f.Known(objects=lands, to=(EVERYBODY,), verb="reveal"))
    engine.emit(f.OverlaySet(key=LANDS, value=list(lands)))
    seats = engine.in_order(order.starter(engine))
    bidding.keep(engine, bidding.Auction(bidding.FIRST_PICK, seats))
    engine.push(bidding.BID, OverlayFrame(bidding.FIRST_PICK))


def _how_many(engine: Engine) -> int:
    """Return how many lands are to be revealed: one a player, or what a die says (Q-23)."""
    players = engine.living()
    if not all(_lands_of(engine, seat) >= ENOUGH for seat in players):
        return len(players)
    result = roll_die(engine, npc.LANDS, sides(len(players)))
    return result if result <= len(players) else 0


def sides(players: int) -> int:
    """Return how many sides the die of so many players has."""
    return next((die for most, die in SIDES if players <= most), LARGEST)


def _lands_of(engine: Engine, seat: str) -> int:
    seen = (engine.look(oid) for oid in engine.battlefield())
    return sum(each.controller == seat and "land" in each.types for each in seen)


def won(engine: Engine) -> None:
    """The highest bidder pays, has the first pick and the round's first turn (Q-22, Q-24).

    Where nobody bid, whoever began the bidding has them, or who stands in for them.
    """
    auction = bidding.current(engine)
    bid = None if auction is None else auction.standing(engine.living())
    winner = order.starter(engine) if bid is None else bid.seat
    if bid is not None:
        gold.pay(engine, bid.seat, bid.amount, "bid")
    seats = engine.in_order(winner)
    engine.emit(
        f.OverlaySet(key=gold.AUCTION, value=None),
        *order.laid(winner, seats, seats),
        f.OverlaySet(key=PICKERS, value=list(seats)),
    )
    engine.push(PICK)


def pick(engine: Engine) -> None:
    """Let the next player pick a land, which enters the battlefield at once (Q-22).

    What triggers waits until the last pick. A land that nobody is left to pick goes to the
    bottom of the land deck.
    """
    lands = _left(engine)
    pickers = _pickers(engine)
    if not lands or not pickers:
        move_all(
            engine,
            [Going(oid=oid, to="library", verb="put", place="bottom") for oid in lands],
        )
        engine.emit(f.OverlaySet(key=LANDS, value=[]), f.OverlaySet(key=PICKERS, value=[]))
        return
    seat = pickers[0]
    land = _asked(engine, seat, lands)
    engine.emit(f.OverlaySet(key=PICKERS, value=list(pickers[1:])))
    going = Going(oid=land, to="battlefield", verb="pick", agent=seat, under=seat, owner=seat)
    move_all(engine, [going])
    engine.push(PICK)


def _left(engine: Engine) -> tuple[int, ...]:
    """Return the revealed lands that nobody has picked."""
    deck = engine.zone("library", npc.LANDS)
    return tuple(oid for oid in engine.state.overlay.get(LANDS, ()) if oid in deck)


def _pickers(engine: Engine) -> tuple[str, ...]:
    living = engine.living()
    return tuple(seat for seat in engine.state.overlay.get(PICKERS, ()) if seat in living)


def _asked(engine: Engine, seat: str, lands: tuple[int, ...]) -> int:
    """Return the land that a player picks."""
    question = Question(
        seat=seat,
        kind="select",
        rule="Q-22",
        prompt="landgrab.pick",
        candidates=tuple(
            Candidate(ref=oid, label=engine.look(oid).name, object=oid) for oid in lands
        ),
        constraints=Constraints(min=1, max=1),
        default=Choose(lands[:1]),
    )
    answer = engine.ask(question)
    picks = answer.picks if isinstance(answer, Choose) else ()
    return next(one for one in picks if isinstance(one, int))
