"""Multicoloured cards, by kind."""

from domain.cards.corpus.multicolor import (
    activated,
    copies,
    creatures,
    duelists,
    echoes,
    fighters,
    guards,
    permanents,
    spells,
    stack,
    strikers,
    tapping,
    watchers,
    ways_of_casting,
)

MULTICOLOR = (
    *guards.CARDS,
    *activated.CARDS,
    *creatures.CARDS,
    *spells.CARDS,
    *permanents.CARDS,
    *fighters.CARDS,
    *stack.CARDS,
    *ways_of_casting.CARDS,
    *watchers.CARDS,
    *duelists.CARDS,
    *echoes.CARDS,
    *copies.CARDS,
    *tapping.CARDS,
    *strikers.CARDS,
)
