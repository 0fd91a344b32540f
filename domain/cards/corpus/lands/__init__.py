"""Lands."""

from domain.cards.corpus.lands import (
    fixing_lands,
    mana_lands,
    other_lands,
    priced_lands,
    rich_lands,
    utility_lands,
)

LANDS = (
    *priced_lands.CARDS,
    *mana_lands.CARDS,
    *fixing_lands.CARDS,
    *rich_lands.CARDS,
    *utility_lands.CARDS,
    *other_lands.CARDS,
)
