"""A duel, and its decks: constructed play by the Comprehensive Rules (CR 100.2a, 100.4a)."""

from domain.formats.deck_rules import (
    all_of,
    at_least,
    at_most,
    copies_at_most,
    no_commander,
    playable,
    sideboard_at_most,
)
from domain.formats.duel.overlay import OPTIONS, make_overlay
from domain.formats.format import Format

DUEL = Format(
    id="duel",
    name="Duel",
    min_players=2,
    max_players=2,
    starting_life=20,  # CR 103.4
    deck_check=all_of(
        at_least(60, "CR 100.2a"),
        copies_at_most(4, "CR 100.2a"),
        sideboard_at_most(15, "CR 100.4a"),
        playable("D-1"),
        no_commander("D-2"),
        at_most(1000, "D-3"),
    ),
    options=OPTIONS,
    make_overlay=make_overlay,
)
