"""Lands."""

from domain.cards.corpus.lands import (
    champions,
    classics,
    fixing_lands,
    gatherers,
    mana_lands,
    other_lands,
    pilgrims,
    priced_lands,
    rich_lands,
    shapers,
    utility_lands,
    veterans,
)

LANDS = (
    *priced_lands.CARDS,
    *mana_lands.CARDS,
    *fixing_lands.CARDS,
    *rich_lands.CARDS,
    *utility_lands.CARDS,
    *other_lands.CARDS,
    *pilgrims.CARDS,
    *shapers.CARDS,
    *champions.CARDS,
    *gatherers.CARDS,
    *classics.CARDS,
    *veterans.CARDS,
)
