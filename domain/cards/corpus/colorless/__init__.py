"""Colourless cards, by kind."""

from domain.cards.corpus.colorless import (
    activated,
    artifacts,
    creatures,
    devices,
    duelists,
    echoes,
    equipment,
    fighters,
    growing,
    mana_rocks,
    stack,
    tapping,
    watchers,
    ways_of_casting,
)

COLORLESS = (
    *growing.CARDS,
    *activated.CARDS,
    *creatures.CARDS,
    *equipment.CARDS,
    *mana_rocks.CARDS,
    *artifacts.CARDS,
    *fighters.CARDS,
    *stack.CARDS,
    *ways_of_casting.CARDS,
    *devices.CARDS,
    *watchers.CARDS,
    *duelists.CARDS,
    *echoes.CARDS,
    *tapping.CARDS,
)
