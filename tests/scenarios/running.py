"""Running scenarios: each passes, fails, or asks for something that is not supported."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from domain.kernel.refusals import Refusal
from domain.rules.turn import STEPS
from tests.scenarios import expectations, script, setup
from tests.scenarios.deck_checks import check_deck
from tests.scenarios.in_process import InProcess
from tests.scenarios.player import Player
from tests.scenarios.reader import Entry, Failed, Scenario, Unsupported, known, read
from tests.scenarios.sight import is_nameless
from tests.scenarios.table import World
from tests.scenarios.times import STAGES

BREAKDOWNS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError,
              RecursionError)  # fmt: skip


class Outcome(msgspec.Struct, frozen=True):
    """What became of one scenario, and why."""

    id: str
    status: Literal["passed", "failed", "unsupported"]
    why: str = ""


def run(written: Mapping[str, Any], world: World | None = None) -> Outcome:
    """Run one scenario as written; without a word on where, in process."""
    world = world or InProcess()
    name = str(written.get("id", ""))
    try:
        scenario = read(written)
        _check_supported(scenario, world)
        play = _play if scenario.deck is None else check_deck
        faults = play(scenario, world)
    except Unsupported as lack:
        return Outcome(name, "unsupported", str(lack))
    except Failed as failure:
        return Outcome(name, "failed", str(failure))
    except (Refusal, *BREAKDOWNS) as breakdown:
        # One scenario that breaks the engine, or is written wrong, must not hide the others.
        return Outcome(name, "failed", f"to be played, seen {breakdown!r}")
    return Outcome(name, "failed", "; ".join(faults)) if faults else Outcome(name, "passed")


def _play(scenario: Scenario, world: World) -> list[str]:
    """Play a scenario and return everything that is not as it says."""
    player = Player(scenario, world.open(scenario))
    player.play()
    player.settle()
    sight = player.table.sight()
    found = [*player.script.faults(), *player.faults]
    for expectation in scenario.expect:
        if "refused" not in expectation:
            why = expectations.fault(expectation, sight)
            found += [] if why is None else [why]
    return found


# -- What is not supported --


def _check_supported(scenario: Scenario, world: World) -> None:
    """Raise ``Unsupported`` for a format, key, verb or card that is not there."""
    if scenario.rules not in world.formats():
        raise Unsupported(scenario.rules)
    if scenario.deck is not None:
        return
    steps = STEPS if scenario.stop.round is None else STAGES
    if scenario.stop.step not in steps:
        raise Unsupported(f"the step {scenario.stop.step}")
    for entry in scenario.script:
        script.check_keys(entry, scenario.rules)
    for expectation in _expectations(scenario):
        expectations.check_keys(expectation, scenario.rules)
    known(scenario.answers, frozenset(scenario.players), "answers")
    for name in _cards(scenario):
        if not _is_known(scenario, world, name):
            raise Unsupported(name)


def _expectations(scenario: Scenario) -> Iterator[Entry]:
    yield from scenario.expect
    for entry in scenario.script:
        yield from entry.get("expect", ())


def _cards(scenario: Scenario) -> Iterator[str]:
    """Return the names of cards in script and expectations."""
    for entry in scenario.script:
        for key in ("card", "attacker", "in_response_to", "while_on_stack", "spell"):
            if key in entry and entry[key] not in script.SPECIALS:
                yield str(entry[key])
        yield from script.names(entry.get("targets", []))
    for expectation in _expectations(scenario):
        for key in ("card", "permanent", "printed", "ledger"):
            if key in expectation:
                yield str(expectation[key])
        if "card" in expectation.get("playable", {}):
            yield str(expectation["playable"]["card"])


def _is_known(scenario: Scenario, world: World, name: str) -> bool:
    """Whether a name is a card's, a token's, a player's or an alias."""
    if name in (*scenario.players, setup.NPC) or name.endswith(" Token") or is_nameless(name):
        return True
    if world.knows(name):
        return True
    return any(
        isinstance(put, dict) and put.get("alias") == name
        for side in scenario.board.values()
        for zone in side.values()
        if isinstance(zone, list)
        for put in zone
    )
