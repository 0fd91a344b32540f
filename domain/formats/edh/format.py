"""Elder Dragon Highlander as a format."""

from domain.formats.edh.deck import deck_check
from domain.formats.edh.overlay import LIFE, OPTIONS, make_overlay
from domain.formats.format import Format

EDH = Format(
    id="edh",
    name="Elder Dragon Highlander",
    min_players=2,
    max_players=6,
    starting_life=LIFE,
    deck_check=deck_check,
    options=OPTIONS,
    make_overlay=make_overlay,
)
"""For two players or more, free for all (E-10)."""
