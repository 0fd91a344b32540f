"""Short ways to hold, show and answer signed cards on a board."""

from collections.abc import Collection

from domain.formats.centurion.overlay import Centurion
from domain.formats.centurion.signatures import COUNTER, REMOVE
from domain.rules import Candidate, act_unasked, standing_actions
from domain.rules.stops import DEFAULT_STOPS
from tests.rules.plays import pick
from tests.support.board import PASS, Board, Put, Side, board

LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def signed(name: str, by: str = "A") -> Put:
    """Return a card that these seats signed, joined by commas."""
    return Put(name, signed_by=by)


def duel(*, active: str = "A", wanted: Collection[str] = DEFAULT_STOPS, **sides: Side) -> Board:
    """Return a Centurion game in which everybody has three lands of each basic type."""
    laid = {seat: {**side, "battlefield": _lands(side)} for seat, side in sides.items()}
    return board(laid, active=active, wanted=wanted, overlay=Centurion())


def _lands(side: Side) -> list[str | Put]:
    return [*(land for land in LANDS for _ in range(3)), *side.get("battlefield", ())]


def offers(table: Board, seat: str) -> list[tuple[str, str]]:
    """Return a seat's signature actions that it may take unasked: each with what it is against."""
    return [(str(each.verb), against(table, each)) for each in actions(table, seat)]


def actions(table: Board, seat: str) -> tuple[Candidate, ...]:
    """Return what a seat may do without being asked."""
    return standing_actions(table.state, seat, table.overlay)


def against(table: Board, candidate: Candidate) -> str:
    """Return the name of what an action is against."""
    assert candidate.against is not None
    return table.cards.by_digest(table.state.objects[candidate.against].card).name


def asked_for(table: Board, seat: str) -> list[str]:
    """Return the signature actions among the candidates of a seat that has priority."""
    question = table.asked("act")
    assert question.seat == seat
    return [str(c.verb) for c in question.candidates if c.verb in (COUNTER, REMOVE)]


def sign(table: Board, seat: str, action: str) -> Board:
    """A seat that has priority takes the first signature action of that name."""
    question = table.asked("act")
    assert question.seat == seat, f"{question.seat} has priority"
    return table.answer(seat, pick(next(c.ref for c in question.candidates if c.verb == action)))


def sign_unasked(table: Board, seat: str, action: str) -> Board:
    """A seat takes the first signature action of that name, whoever has priority."""
    ref = next(c.ref for c in actions(table, seat) if c.verb == action)
    done = act_unasked(table.state, seat, ref, table.cards, table.overlay, table.chance)
    table.facts.extend(done.facts)
    table.state = done.state
    return table


def passes(table: Board, *seats: str) -> Board:
    """These seats pass priority, one after the other."""
    for seat in seats:
        assert table.asked("act").seat == seat
        table.answer(seat, PASS)
    return table


def stack(table: Board) -> list[str]:
    """Return what lies on the stack, the bottom first; actions and abilities by their text."""
    things = (table.state.objects[oid] for oid in table.state.zones["stack"])
    return [
        table.cards.by_digest(thing.card).name if thing.card else thing.text for thing in things
    ]
