"""Documents of physical cards, their ledgers and offers; accounts are told of by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domain.collection.card import PhysicalCard
from domain.collection.collection import Collection, Offer
from services.card_records import CardHistory, Figures, HeadToHead, LedgerLine, SignedCard

Json = dict[str, Any]


def card_json(card: PhysicalCard) -> Json:
    """Return a card as everybody who may know of it sees it."""
    return {
        "id": card.id,
        "name": card.name,
        "set_code": card.set_code or None,
        "number": card.number or None,
        "rarity": card.rarity or None,
        "foil": card.foil,
        "registered_at": card.registered_at.isoformat(),
        "signatures": [
            {"by": each.name, "game": each.game, "at": each.at.isoformat()}
            for each in card.signatures
        ],
    }


def own_card_json(card: PhysicalCard, collection: Collection) -> Json:
    """Return a card as its owner sees it: also what holds it, and in which decks it is."""
    return {
        **card_json(card),
        "locked_by": collection.locked.get(card.id),
        "offer": collection.offered.get(card.id),
        "decks": [deck for deck, cards in collection.decks.items() if card.id in cards],
    }


def offer_json(offer: Offer, card: PhysicalCard, status: str = "open") -> Json:
    """Return an offer as one of its two accounts sees it."""
    return {
        "id": offer.id,
        "direction": "made" if offer.made else "received",
        "with": offer.name,
        "status": status,
        "card": card_json(card),
    }


def history_json(history: CardHistory, names: Mapping[str, str], viewer: str) -> Json:
    """Return a card with its ledger, as one who has a part in it sees it."""
    return {
        "card": card_json(history.card),
        "owner": names[history.owner] if history.owner else None,
        "registered_by": names[history.card.registered_by],
        "ledger": [
            _line_json(line, names)
            for line in history.lines
            if not line.entry.private or viewer in {line.entry.account, line.entry.other}
        ],
    }


def _line_json(line: LedgerLine, names: Mapping[str, str]) -> Json:
    entry = line.entry
    return {
        "what": entry.kind,
        "by": names[entry.account],
        "with": names[entry.other] if entry.other else None,
        "game": entry.game,
        "offer": entry.offer,
        "at": line.at.isoformat(),
    }


def signed_json(signed: SignedCard, names: Mapping[str, str]) -> Json:
    """Return a signature with its card and who holds that."""
    return {
        "by": signed.signature.name,
        "held_by": names[signed.owner],
        "game": signed.signature.game,
        "at": signed.signature.at.isoformat(),
        "card": card_json(signed.card),
    }


def head_to_head_json(found: HeadToHead, names: tuple[str, str]) -> Json:
    """Return two players' record against one another."""
    return {
        "games": found.games,
        "drawn": found.drawn,
        "players": [
            _figures_json(names[0], found.one),
            _figures_json(names[1], found.other),
        ],
    }


def _figures_json(name: str, figures: Figures) -> Json:
    return {
        "name": name,
        "games_won": figures.won,
        "cards_won": figures.taken,
        "signatures_won": figures.signed,
        "signed_cards_held": figures.holds,
    }
