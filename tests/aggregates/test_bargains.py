"""Bargains as requests of a game: recorded, timed, audited."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from domain.formats.conquering.overlay import Conquering
from domain.game import commands as c
from domain.game.events import Acted
from domain.game.timing import TableClock
from domain.kernel.refusals import Illegal, Malformed, NotFound
from domain.rules import Cards, Overlay, Printed
from services.reads.audit import re_execute
from tests.support.timed_games import GAME, TimedGame
from tests.support.whole_games import RULES

PER_DECISION = TableClock(kind="decision", seconds=60)


class Traders(Overlay):
    """An ordinary duel whose players have gold and barter as in the Conquering."""

    bargains, bargain, resources = Conquering.bargains, Conquering.bargain, Conquering.resources


class Rules:
    """The rules of a duel between traders."""

    min_players, max_players = RULES.min_players, RULES.max_players

    def overlay(self, options: Mapping[str, object]) -> Overlay:
        return Traders()

    def cards(self) -> Cards:
        return RULES.cards()

    def printed(self, digest: str) -> Printed:
        return RULES.printed(digest)


def begun(clock: TableClock | None = None) -> TimedGame:
    return TimedGame(clock, rules=Rules()).mulligans_kept()


def offer(table: TimedGame, seat: str, to: str, **terms: Any) -> None:
    table.act(seat, "offer", terms={"to": to, **terms})


def test_a_bargain_is_one_event_with_its_terms() -> None:
    table = begun()
    offer(table, "A", "B", give={"gold": 3})
    table.act("B", "accept", terms={"offer": 1})
    made, done = (record.event for record in table.records[-2:])
    assert isinstance(made, Acted)
    assert isinstance(done, Acted)
    assert (made.seat, made.action) == ("A", "offer")
    assert (done.seat, done.data) == ("B", {"terms": {"offer": 1}})
    assert table.table.play.players["B"].resources == {"gold": 13}
    assert table.refold() == table.game


def test_an_offer_leaves_what_is_asked_alone_and_gold_has_it_asked_anew() -> None:
    table = begun()
    (before,) = table.table.open
    offer(table, "A", "B", give={"gold": 3})
    assert table.table.open == (before,) or before.decider == "A"
    assert table.table.open[0].id == before.id
    table.act("B", "accept", terms={"offer": 1})
    (after,) = table.table.open
    assert (after.asked, after.id == before.id) == (before.asked, False)


def test_no_bargain_gives_anybody_more_time() -> None:
    table = begun(PER_DECISION)
    (before,) = table.table.open
    for number in (1, 2, 3):
        offer(table.wait(10), "A", "B", give={"gold": 1})
        table.act("B", "accept", terms={"offer": number})
    (after,) = table.table.open
    assert after.deadline == before.deadline
    assert table.wait(31).expire(after.id) != ()


def test_who_has_no_seat_makes_no_bargain() -> None:
    table = begun()
    with pytest.raises(NotFound):
        table.send(c.StrikeBargain(account="nobody", action="offer", terms={"to": "A"}))
    with pytest.raises(Malformed):
        offer(table, "A", "B", give={"silver": 1})
    with pytest.raises(Illegal):
        table.act("A", "haggle", terms={"offer": 1})


def test_an_audit_finds_the_same() -> None:
    table = begun()
    offer(table, "A", "B", give={"gold": 3}, want={"promise": "peace"})
    table.act("B", "accept", terms={"offer": 1})
    assert re_execute(str(GAME), table.records, table.rules) is None
