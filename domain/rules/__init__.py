"""The rules engine's front door: everything that the rest of the domain may use of it.

``advance`` turns the answers of one seat into facts and the next questions; ``pending``
lists what is open with all its candidates; ``fold`` rebuilds states from recorded facts.
"""

from domain.rules import facts
from domain.rules.abilities import Base
from domain.rules.agenda import Agenda, OverlayFrame
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
from domain.rules.bargaining import bargain, bargains
from domain.rules.characteristics import Characteristics
from domain.rules.context import Ref
from domain.rules.damage import Hit
from domain.rules.deciders import Preceded
from domain.rules.dismissal import dismiss
from domain.rules.ending import Loss
from domain.rules.engine import Cards, Engine
from domain.rules.facts import AnyFact
from domain.rules.folding import fold
from domain.rules.legend import spared as spared_by_legend_rule
from domain.rules.limits import LIMITS, MEANINGS
from domain.rules.listing import Listing
from domain.rules.lots import draw_lot, roll_die
from domain.rules.objects import EVERYBODY, Derived, GameObject, Printed
from domain.rules.offers import Bargain, Offer, Share
from domain.rules.overlay import Overlay
from domain.rules.ownership import bequeath, hand_all_over, hand_over, last_owner
from domain.rules.panels import Arrangement, Shown, Traced
from domain.rules.piles import Pile
from domain.rules.position import HELD, Placed, Position, Side
from domain.rules.questions import Candidate, Constraints, Open, Question, Reason
from domain.rules.request import (
    Advance,
    Incomplete,
    act_unasked,
    advance,
    agree_draw,
    arrange,
    concede,
    lay,
    listed,
    lose,
    open_game,
    open_questions,
    pending,
    set_stops,
    standing_actions,
)
from domain.rules.slaying import slain_by
from domain.rules.stack_actions import (
    act_on_stack,
    counter_against,
    is_pending,
    put_action,
    remove_against,
)
from domain.rules.stages import (
    begin_phase,
    begin_round,
    begin_turn_of,
    end_phase,
    go_on_with_turns,
    respond,
    settle,
)
from domain.rules.stakes import Stake, ante_zones, put_up_antes
from domain.rules.state import GameState, Player, Result, zone_name
from domain.rules.stops import ALL_STOPS, BETWEEN_TURNS, DEFAULT_STOPS, wants_between_turns
from domain.rules.yes_no import ask_in_vain, ask_yes_no
from domain.rules.zones import Going, move_all

__all__ = [
    "ALL_STOPS", "BETWEEN_TURNS", "DEFAULT_STOPS", "EVERYBODY", "HELD", "LIMITS", "MEANINGS",
    "Advance", "Agenda", "Answer", "AnyFact", "Arrangement", "Attack", "Bargain", "Base", "Block",
    "Candidate", "Cards", "Characteristics", "Choose", "Constraints", "Derived", "Distribute",
    "Engine", "GameObject", "GameState", "Going", "Hit", "Incomplete", "Listing", "Loss", "Name",
    "Number", "Offer", "Open", "Order", "Overlay", "OverlayFrame", "Partition", "Pay", "PayStep",
    "Pile", "Placed", "Player", "Position", "Preceded", "Printed", "Question", "Reason", "Ref",
    "Result", "Share", "Shown", "Side", "Stake", "Traced", "act_on_stack", "act_unasked", "advance",
    "agree_draw", "ante_zones", "arrange", "ask_in_vain", "ask_yes_no", "bargain", "bargains",
    "begin_phase", "begin_round", "begin_turn_of", "bequeath", "concede", "counter_against",
    "dismiss", "draw_lot", "end_phase", "facts", "fold", "go_on_with_turns", "hand_all_over", "hand_over",
    "is_pending", "last_owner", "lay", "listed", "lose", "move_all", "open_game", "open_questions",
    "pending", "put_action", "put_up_antes", "remove_against", "respond", "roll_die", "set_stops",
    "settle", "slain_by", "spared_by_legend_rule", "standing_actions", "wants_between_turns",
    "zone_name",
]  # fmt: skip
