"""Random play with clocks, expiries, claims, offers and outages at random times.

Whatever happens when: the record folds to the same state and is decided the same again, no
time is ever given but by increments, and every time that runs is somebody's.
"""

from datetime import timedelta
from random import Random

import msgspec
import pytest

from domain.game import commands as c
from domain.game.clocks import dues
from domain.game.events import ClocksHeld
from domain.game.state import Game
from domain.game.timing import TableClock
from domain.kernel.refusals import Refusal
from services.commands.deadlines import over
from services.documents.clocks import standing
from services.reads.audit import re_execute
from tests.support.timed_games import GAME, TimedGame
from tests.support.whole_games import RULES, asked, random_request

CLOCKS = (
    TableClock(claim_after=20, claim_answer=10),
    TableClock(kind="decision", seconds=25, claim_after=20, claim_answer=10),
    TableClock(kind="bank", seconds=60, increment=3, claim_after=20, claim_answer=10),
    TableClock(kind="bank", seconds=40, on_expiry="lose", claim_after=600, claim_answer=10),
)
REQUESTS = 120


def _act(table: TimedGame, rng: Random) -> None:
    """Take some standing action that is listed, but for giving up."""
    seat = rng.choice(sorted(table.table.sittings))
    listed = [s for s in standing(table.table, seat) if s["action"] != "concede"]
    if not listed:
        return
    chosen = rng.choice(listed)
    if chosen["action"] == "accept_draw" and rng.random() < 0.9:
        return
    data = {name: chosen[name] for name in ("stops", "against") if name in chosen}
    if chosen.get("allowed_at", "") > table.now.isoformat():
        with pytest.raises(Refusal, match="a while longer"):
            table.act(seat, chosen["action"], **data)
    else:
        table.act(seat, chosen["action"], **data)


def _answer(table: TimedGame, rng: Random) -> None:
    opened, question = rng.choice(asked(table.game))
    if opened.deadline is not None and opened.deadline <= table.now:
        return
    answers, _ = random_request(_untimed(table.game), opened, question, rng)
    table.send(
        c.AnswerDecision(
            account=table.table.sittings[opened.decider].account,
            decision=opened.id,
            answers=answers,
            at=table.now,
        )
    )


def _untimed(game: Game) -> Game:
    """Return the game as random answers are tried on it: without a clock."""
    open_ = tuple(msgspec.structs.replace(d, since=None, deadline=None) for d in game.table.open)
    table = msgspec.structs.replace(game.table, clock=None, open=open_)
    return msgspec.structs.replace(game, table=table)


def _step(table: TimedGame, rng: Random) -> None:
    match rng.choice(["answer"] * 4 + ["act"] * 3 + ["outage", "sweep", "sweep"]):
        case "answer":
            _answer(table, rng)
        case "act":
            _act(table, rng)
        case "outage":
            _outage(table, rng)
        case _:
            while (command := over(table.table, table.now)) is not None:
                assert table.send(command)


def _outage(table: TimedGame, rng: Random) -> None:
    started, before = table.now, table.game
    table.wait(rng.uniform(0.5, 200))
    events = table.hold(started, outage=str(table.table.version))
    left = [max(due - started, timedelta()) for due in dues(before.table)]
    now_left = [max(due - table.now, timedelta()) for due in dues(table.table)]
    # To the millisecond, in which outages are recorded: neither given nor taken.
    assert len(left) == len(now_left)
    for was, now in zip(left, now_left, strict=True):
        assert was - timedelta(milliseconds=1) <= now <= was
    assert not any(left) or isinstance(events[0], ClocksHeld)


@pytest.mark.parametrize("seed", range(8))
def test_play_at_random_times_folds_and_is_decided_the_same_again(seed: int) -> None:
    rng = Random(seed)
    table = TimedGame(CLOCKS[seed % len(CLOCKS)])
    for _ in range(REQUESTS):
        if table.table.status != "playing":
            break
        before = sum(table.table.beside.banks.values())
        version = table.table.version
        _step(table.wait(rng.choice((0, 0.1, 1, 3, 15, 22))), rng)
        clock = table.table.clock
        assert clock is not None
        earned = (table.table.version - version) * clock.increment * 1000
        assert sum(table.table.beside.banks.values()) <= before + earned
        awaited = {decision.decider for decision in table.table.open}
        assert set(table.table.beside.claims) <= awaited
        timed = {d.decider for d in table.table.open if d.deadline is not None}
        assert timed == (awaited if clock.kind != "none" else set())
    assert table.refold() == table.game
    assert re_execute(str(GAME), table.records, RULES) is None
