"""Magic: the Conquering as a format."""

from domain.formats.conquering.deck import deck_check
from domain.formats.conquering.overlay import LIFE, OPTIONS, make_overlay
from domain.formats.format import Format

CONQUERING = Format(
    id="conquering",
    name="Magic: the Conquering",
    min_players=2,
    max_players=12,
    starting_life=LIFE,
    deck_check=deck_check,
    options=OPTIONS,
    make_overlay=make_overlay,
)
"""For two to twelve players; from three on it is what it was made to be (Q-20, Q-25)."""
