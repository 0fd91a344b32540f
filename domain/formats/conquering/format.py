"""Magic: the Conquering as a format."""

from domain.formats.conquering import land_deck, natives_deck, treasures_deck
from domain.formats.conquering.deck import advice, deck_check, house_rules
from domain.formats.conquering.gathering import together, together_advice
from domain.formats.conquering.npc import LANDS, NATIVES, TREASURES
from domain.formats.conquering.overlay import LIFE, OPTIONS, make_overlay
from domain.formats.deck_kinds import DeckKind
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
    deck_advice=advice,
    table_decks=(
        DeckKind(id=NATIVES, name="Natives deck", check=natives_deck.deck_check),
        DeckKind(
            id=TREASURES,
            name="Treasures deck",
            check=treasures_deck.deck_check,
            advice=treasures_deck.advice,
        ),
        DeckKind(id=LANDS, name="Land deck", check=land_deck.deck_check, advice=land_deck.advice),
    ),
    together=together,
    together_advice=together_advice,
    house_rules=house_rules,
)
"""For two to twelve players; from three on it is what it was made to be (Q-20, Q-25)."""
