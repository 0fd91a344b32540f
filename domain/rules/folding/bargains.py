"""Folds of facts about what players offer one another."""

from domain.rules import facts as f
from domain.rules.draft import Draft
from domain.rules.folding.registry import folds


@folds(f.OfferMade)
def offer_made(d: Draft, fact: f.OfferMade) -> None:
    d.offers = (*d.offers, fact.offer)
    d.offers_made = max(d.offers_made, fact.offer.number)


@folds(f.OfferClosed)
def offer_closed(d: Draft, fact: f.OfferClosed) -> None:
    d.offers = tuple(offer for offer in d.offers if offer.number != fact.offer.number)
    if fact.how == "accepted" and (fact.offer.gives.promise or fact.offer.wants.promise):
        d.promised = (*d.promised, fact.offer)
