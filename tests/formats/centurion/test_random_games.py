"""Random games of Centurion: what was recorded makes the same game, and no card is lost."""

import pytest

from domain.cards.catalogue import STARTER
from domain.formats.centurion.listed import listed
from domain.formats.centurion.overlay import Centurion
from domain.rules import facts as f
from domain.rules import open_game
from services.rulesets import printed
from tests.support.engine_play import Batch, EnginePlay, refolded

SPELLS = [name for name in STARTER.names if not listed(name, STARTER).is_land]


class CenturionPlay(EnginePlay):
    """A game between decks of cards that are no lands."""

    def __init__(self, seed: int, seats: str) -> None:
        super().__init__(seed, seats, cards=20)
        self.overlay = Centurion()
        self.decks = {
            seat: tuple(
                (card.digest, f"{seat}:{at}")
                for at, name in enumerate(self.rng.sample(SPELLS, 40), start=1)
                if (card := STARTER.find(name)) is not None
            )
            for seat in seats
        }
        digests = {digest for deck in self.decks.values() for digest, _ in deck}
        shown = {digest: printed(STARTER.by_digest(digest)) for digest in sorted(digests)}
        opened = open_game(tuple(seats), self.decks, shown, STARTER, self.overlay, self.chance)
        self.state = opened.state
        self.batches = [Batch(opened.facts, opened.state.agenda)]


@pytest.mark.parametrize(("seed", "seats"), [(1, "AB"), (2, "ABC")])
def test_a_random_game_of_lands_that_are_cards(seed: int, seats: str) -> None:
    play = CenturionPlay(seed, seats)
    for _ in range(150):
        if not play.step():
            break
    assert refolded(play.batches) == play.state
    told = [fact for batch in play.batches for fact in batch.facts]
    played = [fact for fact in told if isinstance(fact, f.Moved) and fact.verb == "play"]
    assert played
    assert all(fact.played_as and fact.copy is not None for fact in played)
    cards = [thing for thing in play.state.objects.values() if thing.kind == "card"]
    assert len(cards) == len({card.slot for card in cards})
    for seat in seats:
        if play.state.players[seat].lost is None or len(seats) == 2:
            assert sum(card.owner == seat for card in cards) == 40
    for seat in seats:
        assert len(play.state.zones[f"ante:{seat}"]) == 1
