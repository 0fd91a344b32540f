"""Decklists as text: every style that people exchange them in, read into one value."""

from domain.deck.decklist.reading import DeckList, LineProblem, Listed
from domain.deck.decklist.styles import READERS, read_decklist

__all__ = ["READERS", "DeckList", "LineProblem", "Listed", "read_decklist"]
