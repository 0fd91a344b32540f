"""Nothing tells an opponent whether a card that they signed is in a hand (C-35)."""

from random import Random
from typing import Any

import pytest

from domain.formats.centurion import signatures
from domain.formats.marks import SIGNED
from services.documents.sight import Sight
from tests.support.twin_signatures import SignedTwins, begun
from tests.support.twin_worlds import Leak

COMPARISONS = 120


def twins(seed: int, viewer: str, seats: str = "AB") -> SignedTwins:
    """Return the game in which the viewer signed all cards of the others, and one in which not.

    A third player signed them in both; the viewer's own bear no signature.
    """
    signers = {seat: [o for o in seats if seat not in (o, viewer)] for seat in seats}
    others = {seat: [each for each in by if each != viewer] for seat, by in signers.items()}
    return SignedTwins(begun(seed, signers), begun(seed, others), viewer)


def play(seed: int, viewer: str, seats: str = "AB", most: int = COMPARISONS) -> SignedTwins:
    pair = twins(seed, viewer, seats)
    pair.play_on(Random(seed), most)
    return pair


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_whether_an_opponent_holds_a_signed_card_makes_no_difference_to_a_viewer(seed: int) -> None:
    pair = play(seed, "AB"[seed % 2])
    assert pair.offered[0] > 0, "signed cards met their spells"
    assert pair.offered[1] == 0


@pytest.mark.slow
def test_with_three_players_it_makes_none_either() -> None:
    offered = [0, 0]
    for seed, viewer in enumerate("ABC"):
        pair = play(seed, viewer, "ABC")
        offered = [sum(both) for both in zip(offered, pair.offered, strict=True)]
    assert offered[0] > offered[1] > 0, "the third player signed cards in both worlds"


# -- Seeded leaks: the property must see each of them --


def _leaks() -> None:
    for seed in range(4):
        play(seed, "AB"[seed % 2])


def test_asking_only_who_holds_a_signed_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    ordinary = signatures.may_skip_priority

    def by_hand(state: Any, seat: str) -> bool:
        hand = (state.objects[oid] for oid in state.zones[f"hand:{seat}"])
        return ordinary(state, seat) or all(SIGNED not in card.marks for card in hand)

    def no_stops(state: Any, seat: str) -> bool:
        return state.turn.active == seat and not state.zones["stack"]

    monkeypatch.setattr(signatures, "may_skip_priority", by_hand)
    monkeypatch.setattr("domain.rules.stops.wants", no_stops)
    with pytest.raises(Leak):
        _leaks()


def test_a_view_that_shows_signatures_to_all_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(self: Sight, thing: Any) -> list[str]:
        signed: str = thing.marks.get(SIGNED, "")
        return signed.split(",")

    monkeypatch.setattr(Sight, "signers", shown)
    with pytest.raises(Leak, match=r"sees a difference in (view|etag)"):
        _leaks()
