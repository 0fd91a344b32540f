"""Random games between the sample decks: what was recorded makes the same game, no card is lost."""

import pytest

from domain.cards.catalogue import STARTER
from domain.formats.edh import table
from domain.formats.edh.generals import is_general
from domain.formats.edh.overlay import ElderDragonHighlander
from domain.formats.edh.samples import SAMPLES
from domain.formats.marks import DEPLOYED, GENERAL, UNDEPLOYED
from domain.formats.sample import SampleDeck
from domain.rules import facts as f
from domain.rules import open_game
from services.rulesets import printed
from tests.support.engine_play import Batch, EnginePlay, refolded

STEPS = 1000
"""More than any of these games takes."""


class SamplePlay(EnginePlay):
    """A game in which every seat has a sample deck of its own, its general with it."""

    def __init__(self, seed: int, seats: str) -> None:
        super().__init__(seed, seats, cards=20)
        self.overlay = ElderDragonHighlander()
        # Every deck is there before one is there twice.
        dealt = self.rng.sample(SAMPLES, len(SAMPLES)) * len(seats)
        self.decks = {seat: slots(seat, sample) for seat, sample in zip(seats, dealt, strict=False)}
        digests = {digest for deck in self.decks.values() for digest, _ in deck}
        shown = {digest: printed(STARTER.by_digest(digest)) for digest in sorted(digests)}
        marks = {f"{seat}:1": {GENERAL: UNDEPLOYED} for seat in seats}
        opened = open_game(
            tuple(seats), self.decks, shown, STARTER, self.overlay, self.chance, marks
        )
        self.state = opened.state
        self.batches = [Batch(opened.facts, opened.state.agenda)]


def slots(seat: str, sample: SampleDeck) -> tuple[tuple[str, str], ...]:
    """Return the definitions of a deck with their slots, the general's first."""
    names = [sample.general, *(name for name, held in sample.cards.items() for _ in range(held))]
    cards = [STARTER.find(name) for name in names]
    return tuple(
        (card.digest, f"{seat}:{at}") for at, card in enumerate(cards, start=1) if card is not None
    )


@pytest.mark.parametrize(("seed", "seats"), [(1, "AB"), (2, "ABC"), (7, "AB")])
def test_a_random_game_of_sample_decks(seed: int, seats: str) -> None:
    play = SamplePlay(seed, seats)
    for _ in range(STEPS):
        if not play.step():
            break
    assert play.state.result is not None
    assert refolded(play.batches) == play.state
    cards = [thing for thing in play.state.objects.values() if thing.kind == "card"]
    assert len(cards) == len({card.slot for card in cards})
    living = [seat for seat in seats if play.state.players[seat].lost is None]
    for seat in living:
        own = [card for card in cards if card.owner == seat]
        assert len(own) == 100
        (general,) = filter(is_general, own)
        assert general.marks[GENERAL] in (UNDEPLOYED, DEPLOYED)
    deployed = [
        fact.object
        for batch in play.batches
        for fact in batch.facts
        if isinstance(fact, f.Marked) and fact.mark == GENERAL and fact.value == DEPLOYED
    ]
    assert 1 <= len(deployed) <= len(seats)
    gone = [seat for group in table.eliminated(play.state.overlay) for seat in group]
    assert sorted(gone) == sorted(set(seats) - set(living))
