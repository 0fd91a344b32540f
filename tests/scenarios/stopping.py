"""Where the players of a scenario have something to do, so that they pass elsewhere unasked.

Being asked everywhere and passing comes to the same as not being asked; over HTTP the
second is several times as fast.
"""

from collections.abc import Iterator

from domain.rules.stops import ALL_STOPS, EVERYTHING
from domain.rules.turn import STEPS
from tests.scenarios.reader import Entry, Scenario
from tests.scenarios.times import STAGES

DECLARED = {"attack", "block"}
"""Asked of those who can, whatever their stops are."""

CONDITIONAL = {"declare_attackers", "declare_blockers"}
"""Steps whose stops hold only where something attacks."""

A_NEW_TURN = ("own:upkeep", "opponent:upkeep")
"""Where a game halts that goes on beyond its scenario."""

COMBAT = STEPS[STEPS.index("begin_combat") : STEPS.index("end_combat") + 1]
"""Which of these steps there are is known when they begin."""

MANY = 2
"""In a game of more players the first may leave it."""

ON_THE_STACK = ("stack:own", "stack:opponent")


def stops(scenario: Scenario, seat: str) -> list[str]:
    """Return the stops that a player needs for the entries of the script.

    Those of others count too, who may decide for this player (CR 723). The first player halts at the end of the scenario too: what is seen there is what the
    service shows between two events.
    """
    needed = set(A_NEW_TURN)
    if seat == scenario.players[0] or len(scenario.players) > MANY:
        needed |= set(_at_the_end(scenario.stop.step))
    for entry in scenario.script:
        if entry["do"] not in DECLARED:
            needed |= {*ON_THE_STACK, *_of(entry)}
    return [EVERYTHING] if EVERYTHING in needed else sorted(needed)


def _at_the_end(step: str) -> Iterator[str]:
    """Yield the stops of a step, and of those before it if it may be left out."""
    if step in STAGES:
        yield EVERYTHING
        return
    steps = COMBAT if step in COMBAT else STEPS[max(0, STEPS.index(step) - 1) :][:2]
    for whose in ("own", "opponent"):
        yield from ALL_STOPS & {f"{whose}:{each}" for each in steps}


def _of(entry: Entry) -> Iterator[str]:
    """Yield the stops of the step of an entry; everything where that is not certain."""
    step = entry.get("step")
    found = [f"{whose}:{step}" for whose in ("own", "opponent")]
    if step is None or step in CONDITIONAL or not set(found) <= ALL_STOPS:
        yield EVERYTHING
    yield from found
