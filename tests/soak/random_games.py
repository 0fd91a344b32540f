"""Many games of the engine alone: ``python -m tests.soak.random_games --games 500 --seed 1``.

Two to four players with random decks of the whole catalogue answer at random. A game that
raises, never ends, loses a card or does not replay is told with its seed; each such seed
belongs into ``tests/properties/test_found_games.py``. Exits 1 if there was any.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from domain.cards.catalogue import STARTER
from domain.cards.ir.language import Replace, Static
from domain.cards.ir.terms import Drew
from domain.rules import GameState
from tests.support.engine_play import EnginePlay, refolded

BOUND = 8000
"""More answers than any game needs: libraries are small, and who cannot draw loses."""

SEATS = ("AB", "AB", "ABC", "ABCD")
CARDS = (24, 30, 18, 16)


def table(seed: int) -> EnginePlay:
    """Return the game of a seed at its first decision."""
    which = seed % len(SEATS)
    return EnginePlay(seed, SEATS[which], cards=CARDS[which])


def strays(state: GameState) -> str | None:
    """Return what is wrong with where cards are, or nothing."""
    cards = Counter(
        (thing.owner, str(thing.slot)) for thing in state.objects.values() if thing.kind == "card"
    )
    twice = [card for card, many in cards.items() if many > 1]
    listed = [(oid, key) for key, ids in state.zones.items() for oid in ids]
    if twice:
        return f"cards that are there twice: {twice[:3]}"
    if {(oid, thing.zone) for oid, thing in state.objects.items()} != set(listed):
        return "objects and zones disagree"
    return None


def never_draws(state: GameState) -> bool:
    """Whether nobody is left who could lose by drawing: it is replaced for ever (CR 121.6a).

    All libraries are empty, and a permanent says that something else happens instead.
    """
    living = [seat for seat, player in state.players.items() if not player.lost]
    if any(state.zones[f"library:{seat}"] for seat in living):
        return False
    things = (state.objects[oid] for oid in state.zones["battlefield"])
    return any(
        isinstance(change, Replace) and isinstance(change.pattern, Drew)
        for thing in things
        if thing.card
        for ability in STARTER.by_digest(thing.card).abilities
        if isinstance(ability, Static)
        for change in ability.changes
    )


@dataclass
class Seen:
    """What came of all games together."""

    answers: int = 0
    longest: int = 0
    decisions: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def note(self, play: EnginePlay) -> None:
        """Count a game that is over."""
        self.answers += play.answers
        self.longest = max(self.longest, play.answers)
        result = play.state.result
        self.reasons["nobody draws any more" if result is None else result.reason] += 1

    def told(self) -> str:
        """Return the figures in one line."""
        kinds = ", ".join(f"{kind} {many}" for kind, many in self.decisions.most_common())
        ends = ", ".join(f"{reason} {many}" for reason, many in self.reasons.most_common())
        return (
            f"{sum(self.decisions.values())} decisions ({kinds}); {self.answers} answers, "
            f"{self.longest} in the longest game; ends: {ends}"
        )


def fault(seed: int, *, whole: bool = True, seen: Seen | None = None) -> str | None:
    """Play a game to its end and return what was wrong with it, or nothing."""
    play = table(seed)
    seen = seen if seen is not None else Seen()
    owned = {seat: len(deck) for seat, deck in play.decks.items()}
    while (question := play.asked()) is not None:
        if play.answers > BOUND:
            if never_draws(play.state):
                break
            return f"no end after {BOUND} answers, in turn {play.state.turn.number}"
        seen.decisions[question.kind] += 1
        play.answer(question)
        wrong = strays(play.state)
        if wrong:
            return wrong
    seen.note(play)
    if play.state.result is None and play.answers <= BOUND:
        return "nobody is asked, and there is no result"
    left = Counter(t.owner for t in play.state.objects.values() if t.kind == "card")
    for seat, player in play.state.players.items():
        if not player.lost and left[seat] != owned[seat]:
            return f"{seat} has {left[seat]} of {owned[seat]} cards"
    if whole and refolded(play.batches) != play.state:
        return "the facts do not make the state"
    return None


def told(seed: int, judge: Callable[[int], str | None] = fault) -> tuple[str, str] | None:
    """Return a short name and the whole story of what is wrong with a game."""
    try:
        wrong = judge(seed)
    except Exception as failure:  # noqa: BLE001 # whatever it raises is what is looked for
        frames = traceback.extract_tb(failure.__traceback__)
        last = frames[-1]
        short = (
            f"{type(failure).__name__}: {failure} at {last.filename.split('/')[-1]}:{last.lineno}"
        )
        return short[:160], traceback.format_exc()
    return None if wrong is None else (wrong, wrong)


def main() -> int:
    """Play, and tell what was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600.0, help="stop after so long")
    given = parser.parse_args()
    begun, found, played, seen = time.monotonic(), Counter[str](), 0, Seen()
    for seed in range(given.seed, given.seed + given.games):
        if time.monotonic() - begun > given.seconds:
            break
        played += 1
        wrong = told(seed, partial(fault, seen=seen))
        if wrong is not None:
            short, story = wrong
            if not found[short]:
                print(f"--- seed {seed}: {story}", flush=True)
            else:
                print(f"--- seed {seed}: {short}", flush=True)
            found[short] += 1
    print(f"{played} games in {time.monotonic() - begun:.0f} s, {sum(found.values())} faults")
    print(seen.told())
    for short, many in found.most_common():
        print(f"{many:5} {short}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
