"""How far a game is that is driven over HTTP, by its views and what its events tell."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from domain.rules.turn import STEPS
from tests.scenarios.times import NAMES, STAGES, Stop

Json = Mapping[str, Any]

OVER = "over"

FIRST = {"turn_began": STEPS[0], "round_began": STAGES[0]}
"""What begins with a turn or a round."""


class Now(NamedTuple):
    """How far the game is, and the seats that it waits for."""

    version: int
    turn: int
    round: int
    step: str
    over: bool
    waiting: list[str]


def now(view: Json) -> Now:
    """Return how far a view shows the game."""
    turn = view["turn"]
    waiting = [each["seat"] for each in view["waiting_for"]]
    over = view["status"] == OVER
    return Now(view["version"], turn["number"], turn["round"], turn["step"], over, waiting)


def after(before: Now, reply: Json) -> Now:
    """Return how far the game is after an answer, by the reply to it."""
    events = reply["events"]
    told = [fact["round"] for event in events for fact in event["facts"] if "round" in fact]
    last = [event for event in events if event["step"] is not None][-1]
    return Now(
        version=reply["game_version"],
        turn=last["turn"],
        round=told[-1] if told else before.round,
        step=last["step"],
        over=reply["status"] == OVER,
        waiting=[each["seat"] for each in reply["waiting_for"]],
    )


def beyond(stop: Stop, before: Now, events: Sequence[Json]) -> Iterator[tuple[int, Json]]:
    """Give the turns and steps that begin after a stop, with their events' versions."""
    number, cycle = before.turn, before.round
    for event in events:
        for fact in event["facts"]:
            number = fact["turn"] if fact["fact"] == "turn_began" else number
            cycle = fact["round"] if fact["fact"] == "round_began" else cycle
            step = FIRST.get(fact["fact"], fact.get("step"))
            if step in NAMES and stop.is_before(number, step, cycle):
                yield event["version"], fact
