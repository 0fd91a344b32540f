"""Gold is conserved but for its stated sources and sinks, whatever players do (Q-10, Q-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from domain.cards.catalogue import STARTER
from domain.formats.conquering import gold
from domain.formats.conquering.overlay import Conquering
from domain.kernel.refusals import Refusal
from domain.rules import AnyFact, GameState, bargain, bargains, facts
from tests.formats.conquering.whole import CHANGES, SINKS, SOURCES
from tests.support.board import Side, board
from tests.support.engine_play import Batch, EnginePlay

SIDE: Side = {
    "battlefield": [
        *("Plains", "Island", "Swamp", "Mountain", "Forest"),
        *("Grizzly Bears", "Hill Giant", "Raging Goblin", "Howling Mine", "Boros Swiftblade"),
    ],
    "hand": ["Shock", "Craw Wurm", "Serra Angel", "Counterspell", "Stampeding Rhino"],
    "library": ["Raging Goblin", "Terror", "Hill Giant", "Fog", "Wild Growth"] * 4,
}


def treasuries(state: GameState) -> dict[str, int]:
    """Return the gold of those who are in the game: who left took theirs along."""
    living = (seat for seat in state.seats if state.players[seat].lost is None)
    return {seat: gold.treasury(state, seat) for seat in living}


def account_for(before: GameState, told: Sequence[AnyFact], after: GameState) -> Counter[str]:
    """Check that the facts tell all that came and went; return how much, by its cause."""
    moved: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for fact in told:
        if isinstance(fact, facts.ResourceChanged) and fact.kind == gold.GOLD:
            moved[fact.who] += fact.change
            total[fact.cause] += fact.change
            assert fact.cause in SOURCES | SINKS | CHANGES
            assert (fact.change > 0) or fact.cause not in SOURCES
            assert (fact.change < 0) or fact.cause not in SINKS
    assert all(total[cause] == 0 for cause in CHANGES)
    had = treasuries(before)
    for seat, now in treasuries(after).items():
        assert now == had[seat] + moved[seat] >= 0
    return total


def barter(play: EnginePlay, rng: Random) -> None:
    """A random seat makes a random offer, or answers one at random; refusals change nothing."""
    seat = rng.choice(play.state.seats)
    open_ = bargains(play.state, seat, play.overlay)
    if not open_:
        return
    chosen = rng.choice(open_)
    terms: dict[str, object] = {"offer": chosen.offer}
    if chosen.to:
        terms = {
            "to": rng.choice(chosen.to),
            "give": {"gold": rng.randint(0, 6)},
            "want": {"gold": rng.randint(0, 6), "promise": rng.choice(["", "peace"])},
        }
    overlay, chance = play.overlay, play.chance
    try:
        done = bargain(play.state, seat, chosen.name, terms, STARTER, overlay, chance)
    except Refusal:
        return
    play.state = done.state
    play.batches.append(Batch(done.facts, done.state.agenda))


@pytest.mark.parametrize("seed", range(3))
def test_all_gold_is_accounted_for(seed: int) -> None:
    at = board(dict.fromkeys("ABC", SIDE), overlay=Conquering(), step="precombat_main")
    play, rng = EnginePlay.resumed(at.state, seed), Random(seed)
    play.overlay = Conquering()
    seen: Counter[str] = Counter()
    for _ in range(150):
        before, told = play.state, len(play.batches)
        if rng.random() < 0.3:
            barter(play, rng)
        elif (question := play.asked()) is not None:
            play.answer(question)
        happened = [fact for batch in play.batches[told:] for fact in batch.facts]
        for cause, change in account_for(before, happened, play.state).items():
            seen[cause] += abs(change) or 1
    assert seen.keys() & {"theft", "barter"}
    assert seen["exploit"]
