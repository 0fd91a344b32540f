"""Facts about what players offer one another."""

from typing import Literal

from domain.rules.facts.base import Fact
from domain.rules.offers import Offer


class OfferMade(Fact, frozen=True, kw_only=True):
    """A player makes another an offer, which stands until it is closed."""

    offer: Offer


class OfferClosed(Fact, frozen=True, kw_only=True):
    """An offer is accepted, declined or withdrawn by a player, or lapses as one leaves."""

    offer: Offer
    how: Literal["accepted", "declined", "withdrawn", "lapsed"]
    seat: str
