"""Every event of collections, of mutual shuffles and of settlements, one of each."""

from datetime import UTC, datetime

from domain.collection import events as c
from domain.collection.card import PhysicalCard, Signature
from domain.game.randomness import (
    RandomnessCommitted,
    RandomnessContributed,
    RandomnessWaived,
    ShuffleOffered,
)
from domain.game.settlement import DecksReleased, Settled, SettlementOpened, Stake
from domain.game.timing import Term
from domain.kernel.events import Event

AT = datetime(2026, 11, 30, 6, 0, tzinfo=UTC)
TERM = Term(AT, AT)
SIGNATURE = Signature(by="a", name="Anna", game="g", at=AT)
CARD = PhysicalCard(
    id="t1", name="Terror", set_code="10E", number="182", rarity="common", foil=True,
    registered_by="a", registered_at=AT, signatures=(SIGNATURE,),
)  # fmt: skip

STAKES: tuple[Event, ...] = (
    c.CardsRegistered(owner="a", cards=(CARD,)),
    c.CardUnregistered(owner="a", card="t1"),
    c.CardsInDeck(owner="a", deck="d", cards=("t1",)),
    c.CardsLocked(owner="a", game="g", cards=("t1",)),
    c.CardsReleased(owner="a", game="g", cards=("t1",)),
    c.CardLost(owner="a", card="t1", game="g", to="b"),
    c.CardWon(owner="b", card=CARD, game="g", loser="a"),
    c.CardSigned(owner="b", card="t2", game="g", signature=SIGNATURE),
    c.LossRecorded(owner="b", card="t2", game="g", loser="a"),
    c.CardOffered(owner="a", offer="o", card="t1", to="b", name="Ben"),
    c.OfferReceived(owner="b", offer="o", card=CARD, giver="a", name="Anna"),
    c.OfferClosed(owner="b", offer="o", card="t1", giver="a", to="b", outcome="declined"),
    c.CardGiven(owner="a", offer="o", card="t1", to="b"),
    c.CardReceived(owner="b", offer="o", card=CARD, giver="a"),
    ShuffleOffered(seats=("A", "B"), waived=("B",), term=TERM),
    RandomnessCommitted(seat="A", commitment="c0", term=TERM),
    RandomnessContributed(seat="A", entropy="aa", nonce="0c"),
    RandomnessWaived(seat="B", late=True, term=TERM),
    SettlementOpened(
        stakes=(
            Stake(id="1", loser="A", winner="B", card="t1", name="Terror", own=("t2",)),
            Stake(id="2", loser="C", winner="B", card="t3", name="Shock", signed=False),
        ),
        winner="B", since=AT, deadline=AT,
    ),
    DecksReleased(),
    Settled(stake="1", choice="sign_own", by="winner", own="t2"),
)  # fmt: skip
