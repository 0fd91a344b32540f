"""Games with a clock, in process: every request comes at a time that the test says.

::

    table = TimedGame(TableClock(kind="decision", seconds=30))
    table.wait(5).answer()
    table.wait(31).expire()
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Self
from uuid import UUID

from domain.formats.duel.samples import SAMPLES
from domain.game import commands as c
from domain.game.decider import Ruleset, decide
from domain.game.events import OpenDecision
from domain.game.state import Game, Table, evolve, initial
from domain.game.timing import TableClock
from domain.kernel.events import Event
from domain.rules import Incomplete
from services.handling import SERVICE
from services.ports import Recorded
from tests.support.whole_games import RULES, account_of, asked, entries_of

NOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
GAME = UUID(int=77)


class HandClock:
    """A clock that stands until a test moves it."""

    def __init__(self) -> None:
        self.time = NOON

    def now(self) -> datetime:
        return self.time

    def skip(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


class TimedGame:
    """A duel of two sample decks that has begun at noon; ``now`` moves by ``wait`` alone."""

    def __init__(self, clock: TableClock | None, seats: int = 2, rules: Ruleset = RULES) -> None:
        self.rules = rules
        self.now = NOON
        self.game: Game = initial(str(GAME))
        self.records: list[Recorded] = []
        self.send(
            c.OpenGame(
                account=account_of("A"), format="duel", seats=seats, options={},
                seed="5e" * 32, nonce="0c" * 32, view_key="4e" * 32, clock=clock,
            )
        )  # fmt: skip
        for at, seat in enumerate("ABCDEFGH"[:seats]):
            self.send(
                c.TakeSeat(
                    account=account_of(seat), name=f"Player {seat}", deck="deck",
                    entries=entries_of(SAMPLES[at % len(SAMPLES)]), at=self.now,
                )
            )  # fmt: skip

    @property
    def table(self) -> Table:
        return self.game.table

    @property
    def newest(self) -> Event:
        return self.records[-1].event

    def wait(self, seconds: float) -> Self:
        """Let time pass."""
        self.now += timedelta(seconds=seconds)
        return self

    def send(self, command: c.Command, actor: str | None = None) -> tuple[Event, ...]:
        """Decide, record and fold; return the events."""
        events = decide(self.game, command, self.rules)
        assert not isinstance(events, Incomplete)
        who = actor or str(getattr(command, "account", SERVICE))
        for event in events:
            self.game = evolve(self.game, event)
            version = self.table.version
            self.records.append(
                Recorded(GAME, version, event, self.now, UUID(int=version), who, "", version)
            )
        return events

    def open_for(self, seat: str) -> OpenDecision:
        """Return the decision that a seat must make."""
        return next(d for d in self.table.open if d.decider == seat)

    def answer(self, seat: str | None = None) -> tuple[Event, ...]:
        """Give the default answers of the first open decision, or of a seat's."""
        opened, question = next(
            (o, q) for o, q in asked(self.game) if seat is None or o.decider == seat
        )
        answers = [question.default]
        while True:
            command = c.AnswerDecision(
                account=account_of(opened.decider), decision=opened.id,
                answers=tuple(answers), at=self.now,
            )  # fmt: skip
            events = decide(self.game, command, self.rules)
            if not isinstance(events, Incomplete):
                return self.send(command)
            answers.append(events.question.default)

    def mulligans_kept(self) -> Self:
        """Let every seat keep its hand, so that one seat at a time must decide."""
        for _ in range(len(self.table.sittings)):
            self.answer()
        return self

    def expire(self, decision: str | None = None) -> tuple[Event, ...]:
        """Let a decision expire, the first if no other is named."""
        named = decision or self.table.open[0].id
        return self.send(c.ExpireDecision(decision=named, at=self.now))

    def act(self, seat: str, action: str, **data: object) -> tuple[Event, ...]:
        """Take a standing action."""
        return self.send(c.standing_action(account_of(seat), action, data, self.now))

    def hold(self, started: datetime, outage: str = "outage") -> tuple[Event, ...]:
        """Hold the clocks for an outage that ends now."""
        return self.send(c.HoldClocks(outage=outage, started=started, ended=self.now, at=self.now))

    def refold(self, events: Sequence[Event] | None = None) -> Game:
        """Return the game as its record folds."""
        game = initial(str(GAME))
        for event in events or [record.event for record in self.records]:
            game = evolve(game, event)
        return game
