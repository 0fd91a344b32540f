"""Asking: what is open in a game, listed with all candidates once a state."""

from __future__ import annotations

from collections import OrderedDict

from domain.game.decider import Ruleset, source_of_chance
from domain.game.events import OpenDecision
from domain.game.state import Game
from domain.rules import Listing, Question, listed

Asked = tuple[tuple[OpenDecision, Question], ...]


class Asking:
    """The open questions of the games that were asked for last.

    Candidates are listed when they are first wanted, after the reply to whoever acted: a
    state's questions do not change, so they serve the reader, the judge and the decider.
    """

    def __init__(self, kept: int = 2000) -> None:
        self._listings: OrderedDict[str, Listing] = OrderedDict()
        self._capacity = kept

    def open(self, game: Game, rules: Ruleset) -> Asked:
        """Return each open decision with its question."""
        return tuple(zip(game.table.open, self.listing(game, rules).questions, strict=True))

    def listing(self, game: Game, rules: Ruleset) -> Listing:
        """Return the open questions in the order of the game's open decisions."""
        table = game.table
        known = self._listings.get(table.id)
        if known is None or known.state is not table.play:
            known = self._listings[table.id] = listing_of(game, rules)
            while len(self._listings) > self._capacity:
                self._listings.popitem(last=False)
        return known


def listing_of(game: Game, rules: Ruleset) -> Listing:
    """Return what a game asks, listed anew with every candidate."""
    table = game.table
    return listed(table.play, rules.cards(), rules.overlay(table.options), source_of_chance(game))


def pending_of(game: Game, rules: Ruleset) -> tuple[Question, ...]:
    """Return the questions that a game asks, listed anew."""
    return listing_of(game, rules).questions
