"""The rules engine's front door: everything that the rest of the domain may use of it.

``advance`` turns the answers of one seat into facts and the next questions; ``pending``
lists what is open with all its candidates; ``fold`` rebuilds states from recorded facts.
"""

from domain.rules import facts
from domain.rules.agenda import Agenda
from domain.rules.answers import (
    Answer,
    Attack,
    Block,
    Choose,
    Distribute,
    Name,
    Number,
    Order,
    Partition,
    Pay,
    PayStep,
)
from domain.rules.context import Ref
from domain.rules.engine import Cards
from domain.rules.facts import AnyFact
from domain.rules.folding import fold
from domain.rules.listing import Listing
from domain.rules.objects import EVERYBODY, Derived, GameObject, Printed
from domain.rules.overlay import Overlay
from domain.rules.position import HELD, Placed, Position, Side
from domain.rules.questions import Candidate, Constraints, Open, Question, Reason
from domain.rules.request import (
    Advance,
    Incomplete,
    advance,
    agree_draw,
    concede,
    lay,
    listed,
    lose,
    open_game,
    open_questions,
    pending,
    set_stops,
)
from domain.rules.state import GameState, Player, Result, zone_name
from domain.rules.stops import ALL_STOPS

__all__ = [
    "ALL_STOPS", "EVERYBODY", "HELD", "Advance", "Agenda", "Answer", "AnyFact", "Attack", "Block", "Candidate",
    "Cards", "Choose", "Constraints", "Derived", "Distribute", "GameObject", "GameState",
    "Incomplete", "Listing", "Name", "Number", "Open", "Order", "Overlay", "Partition", "Pay", "PayStep", "Placed",
    "Player", "Position", "Printed", "Question", "Reason", "Ref", "Result", "Side", "advance", "agree_draw",
    "concede", "facts", "fold", "lay", "listed", "lose", "open_game", "open_questions", "pending", "set_stops", "zone_name",
]  # fmt: skip
