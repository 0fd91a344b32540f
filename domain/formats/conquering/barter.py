"""Barter: offers of gold, noncreature permanents and promises between players (Q-27)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

import msgspec

from domain.formats.conquering import gold
from domain.formats.conquering.ownership import hand_all_over
from domain.kernel.refusals import Illegal, Malformed, Stale
from domain.rules import Bargain, Offer, Reason, Share, Shown, facts

if TYPE_CHECKING:
    from domain.rules import Engine, GameState

RULE: Final = "Q-27"

PHASE: Final = "auction"
"""The one phase in which permanents change hands."""

MOST_OFFERS: Final = 10
"""How many offers of one player may stand at a time."""

MOST_PERMANENTS: Final = 20
"""How many permanents one side of an offer may hold."""

LONGEST_PROMISE: Final = 300

MOST_PROMISES: Final = 100
"""How many of the accepted offers with promises are shown."""

MOST_GOLD: Final = 1_000_000

_Terms = TypeVar("_Terms")

OFFER, ACCEPT, DECLINE, WITHDRAW = "offer", "accept", "decline", "withdraw"


class SideTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of an offer as a player words it; permanents are named by id."""

    gold: int = 0
    permanents: tuple[int, ...] = ()
    promise: str = ""

    def share(self) -> Share:
        """Return the side as offers keep it."""
        resources = {gold.GOLD: self.gold} if self.gold else {}
        return Share(resources, self.permanents, self.promise)


class OfferTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of an offer: whom it is made to, and what each side gives."""

    to: str
    give: SideTerms = SideTerms()
    want: SideTerms = SideTerms()


class AnswerTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of the offer that is accepted, declined or withdrawn."""

    offer: int


def sides(offer: Offer) -> tuple[tuple[str, str, Share], ...]:
    """Return both sides of an offer: who gives, to whom, and what."""
    return ((offer.by, offer.to, offer.gives), (offer.to, offer.by, offer.wants))


# -- What a player may do --


def bargains(state: GameState, seat: str) -> tuple[Bargain, ...]:
    """Return what a player may do now: make an offer, and answer those that stand."""
    return tuple(_bargains(state, seat))


def _bargains(state: GameState, seat: str) -> Iterator[Bargain]:
    others = tuple(s for s in state.seats if s != seat and state.players[s].lost is None)
    mine = [offer for offer in state.offers if offer.by == seat]
    if others and len(mine) < MOST_OFFERS:
        yield Bargain(name=OFFER, label="Offer a deal", to=others)
    for offer in state.offers:
        if offer.to == seat:
            if fault(state, offer) is None:
                yield _answer(ACCEPT, f"Accept offer {offer.number} of player {offer.by}", offer)
            yield _answer(DECLINE, f"Decline offer {offer.number} of player {offer.by}", offer)
        elif offer.by == seat:
            yield _answer(WITHDRAW, f"Withdraw offer {offer.number} to player {offer.to}", offer)


def _answer(name: str, label: str, offer: Offer) -> Bargain:
    moves = name == ACCEPT and bool(offer.gives.permanents or offer.wants.permanents)
    return Bargain(name=name, label=label, offer=offer.number, moves=moves)


# -- Whether it can be carried out --


def fault(state: GameState, offer: Offer) -> Reason | None:
    """Return why an offer cannot be carried out now, or nothing."""
    for giver, _, share in sides(offer):
        why_not = _fault_of(state, giver, share)
        if why_not is not None:
            return why_not
        if share.permanents and state.turn.step != PHASE:
            text = "Permanents change hands in the Auction Phase alone."
            return Reason("phase", RULE, text)
    return None


def _fault_of(state: GameState, giver: str, share: Share) -> Reason | None:
    """Return why a player cannot give a share, whenever that is, or nothing."""
    if share.resources.get(gold.GOLD, 0) > gold.available(state, giver):
        return Reason("gold", RULE, f"Player {giver} has not so much gold to spend.")
    for oid in share.permanents:
        why_not = _untradable(state, giver, oid)
        if why_not is not None:
            return why_not
    return None


def _untradable(state: GameState, giver: str, oid: int) -> Reason | None:
    """Return why a player cannot trade an object away, or nothing."""
    thing, seen = state.objects.get(oid), state.derived.get(oid)
    if thing is None or seen is None or thing.zone != "battlefield":
        return Reason("not-a-permanent", RULE, "Only permanents change hands.")
    if thing.owner != giver or seen.controller != giver:
        text = f"Player {giver} must both own and control what they give."
        return Reason("not-theirs", RULE, text)
    if "creature" in seen.types:
        return Reason("creature", RULE, "Creatures are not traded.")
    return None


# -- What everybody sees --


def offers_panel(state: GameState) -> list[dict[str, object]]:
    """Return the offers that stand."""
    return [
        {
            "offer": offer.number,
            "by": offer.by,
            "to": offer.to,
            "give": _shown(state, offer.gives),
            "want": _shown(state, offer.wants),
        }
        for offer in state.offers
    ]


def promises_panel(state: GameState) -> list[dict[str, object]]:
    """Return the latest promises that were accepted: they bind nobody but by word."""
    return [
        {"offer": offer.number, "by": giver, "to": taker, "promise": share.promise}
        for offer in state.promised[-MOST_PROMISES:]
        for giver, taker, share in sides(offer)
        if share.promise
    ]


def _shown(state: GameState, share: Share) -> dict[str, object]:
    there = tuple(oid for oid in share.permanents if oid in state.objects)
    return {
        "gold": share.resources.get(gold.GOLD, 0),
        "permanents": Shown(there),
        "promise": share.promise,
    }


# -- Doing it --


def bargain(engine: Engine, seat: str, name: str, terms: Mapping[str, Any]) -> bool:
    """Make an offer or answer one; True where permanents changed hands.

    Raises ``Malformed`` for terms that do not fit, ``Illegal`` for what the rules do not allow
    now, and ``Stale`` for an offer that does not stand any more.
    """
    if name == OFFER:
        _make(engine, seat, _read(terms, OfferTerms))
        return False
    if name not in (ACCEPT, DECLINE, WITHDRAW):
        raise Illegal("There is no such bargain.", code="no-such-action", rule=RULE)
    number = _read(terms, AnswerTerms).offer
    offer = next((each for each in engine.state.offers if each.number == number), None)
    if offer is None:
        raise Stale("This offer does not stand any more.", code="offer-closed")
    if seat != (offer.by if name == WITHDRAW else offer.to):
        raise Illegal("This offer is not yours to answer.", code="not-your-offer", rule=RULE)
    if name == ACCEPT:
        return _accept(engine, offer)
    how: Literal["withdrawn", "declined"] = "withdrawn" if name == WITHDRAW else "declined"
    engine.emit(facts.OfferClosed(offer=offer, how=how, seat=seat))
    return False


def _read(terms: Mapping[str, Any], kind: type[_Terms]) -> _Terms:
    try:
        return msgspec.convert(dict(terms), kind)
    except msgspec.ValidationError as wrong:
        raise Malformed("The terms do not fit this action.", code="bad-terms") from wrong


def _make(engine: Engine, seat: str, terms: OfferTerms) -> None:
    state = engine.state.publish()
    gives, wants = terms.give.share(), terms.want.share()
    if terms.to == seat or terms.to not in engine.living():
        raise Illegal("Offers go to another player in the game.", code="no-partner", rule=RULE)
    if sum(offer.by == seat for offer in state.offers) >= MOST_OFFERS:
        raise Illegal("So many offers of yours stand already.", code="many-offers", rule=RULE)
    if gives == wants == Share():
        raise Malformed("An offer holds something.", code="empty-offer")
    for giver, side in ((seat, terms.give), (terms.to, terms.want)):
        _check_size(side)
        for oid in side.permanents:
            _refuse(_untradable(state, giver, oid))
    _refuse(_fault_of(state, seat, gives))
    number = state.offers_made + 1
    offer = Offer(number=number, by=seat, to=terms.to, gives=gives, wants=wants)
    engine.emit(facts.OfferMade(offer=offer))


def _accept(engine: Engine, offer: Offer) -> bool:
    """Carry an offer out as a whole: what it needs is looked at again (Q-27)."""
    _refuse(fault(engine.state.publish(), offer))
    done: list[facts.AnyFact] = [facts.OfferClosed(offer=offer, how="accepted", seat=offer.to)]
    receivers: dict[int, str] = {}
    for giver, taker, share in sides(offer):
        amount = share.resources.get(gold.GOLD, 0)
        if amount:
            done.extend(gold.handed(giver, taker, amount, "barter"))
        receivers.update(dict.fromkeys(share.permanents, taker))
    engine.emit(*done)
    hand_all_over(engine, receivers)
    return bool(receivers)


def _check_size(side: SideTerms) -> None:
    """Refuse a side that is too large, or that names something twice."""
    fits = 0 <= side.gold <= MOST_GOLD and len(side.promise) <= LONGEST_PROMISE
    if not fits or len(side.permanents) > MOST_PERMANENTS:
        raise Malformed("This side of the offer is too large.", code="bad-offer")
    if len(set(side.permanents)) != len(side.permanents):
        raise Malformed("A permanent is named twice.", code="bad-offer")


def _refuse(reason: Reason | None) -> None:
    if reason is not None:
        raise Illegal(reason.text, code=reason.code, rule=reason.rule)


def lapse(engine: Engine, seat: str) -> None:
    """Close the offers of and to a player who leaves the game."""
    gone = [offer for offer in engine.state.offers if seat in (offer.by, offer.to)]
    if gone:
        engine.emit(*(facts.OfferClosed(offer=offer, how="lapsed", seat=seat) for offer in gone))
