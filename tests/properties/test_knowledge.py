"""What an opponent knows of a hand was shown to them, or came from where all could see it."""

import pytest

from domain.rules import facts as f
from tests.support.engine_play import EnginePlay

OPEN = {"battlefield", "graveyard", "stack", "exile", "command"}
SEATS = "AB"


class Shown:
    """Which objects each seat was shown, followed through their moves."""

    def __init__(self) -> None:
        self._told: set[tuple[int, str]] = set()

    def note(self, fact: f.AnyFact) -> None:
        if isinstance(fact, f.Known):
            seats = SEATS if "*" in fact.to else fact.to
            self._told |= {(oid, seat) for oid in fact.objects for seat in seats}
        elif isinstance(fact, f.Moved):
            seen = fact.origin.partition(":")[0] in OPEN
            self._told |= {
                (fact.becomes, seat) for seat in SEATS if seen or (fact.object, seat) in self._told
            }

    def to(self, oid: int, seat: str) -> bool:
        return (oid, seat) in self._told


@pytest.mark.parametrize("seed", range(12))
def test_no_hand_card_is_known_to_an_opponent_who_was_never_shown_it(seed: int) -> None:
    play, shown, read = EnginePlay(seed, SEATS, cards=40), Shown(), 0
    for _ in range(250):
        if not play.step():
            break
        for batch in play.batches[read:]:
            for fact in batch.facts:
                shown.note(fact)
        read = len(play.batches)
        for owner in SEATS:
            for oid in play.state.zones[f"hand:{owner}"]:
                known = play.state.objects[oid].known_to
                viewers = [seat for seat in SEATS if seat in known or "*" in known]
                assert all(seat == owner or shown.to(oid, seat) for seat in viewers)
