"""A table before its game begins: seats left and taken, given up, private by invitation."""

from uuid import UUID

import pytest

from domain.formats.duel.samples import SAMPLES
from domain.game import commands as c
from domain.game.decider import decide
from domain.game.events import SeatTaken
from domain.game.state import Game, evolve, initial
from domain.kernel.events import Event
from domain.kernel.refusals import Conflict, Forbidden, Malformed, NotFound, Refusal
from domain.rules import Incomplete
from tests.support.whole_games import RULES, entries_of


class Opened:
    """A table for two that ``opener`` has opened."""

    def __init__(self, *, private: bool = False, **invited: str) -> None:
        self.game: Game = initial(str(UUID(int=9)))
        self.send(
            c.OpenGame(
                account="opener", format="duel", seats=2, options={}, seed="5e" * 32,
                nonce="0c" * 32, view_key="4e" * 32, private=private, invited=invited,
            )
        )  # fmt: skip

    def send(self, command: c.Command) -> tuple[Event, ...]:
        events = decide(self.game, command, RULES)
        assert not isinstance(events, Incomplete)
        for event in events:
            self.game = evolve(self.game, event)
        return events

    def sit(self, account: str) -> str:
        taken, *_ = self.send(
            c.TakeSeat(account=account, name=account, deck="d", entries=entries_of(SAMPLES[0]))
        )
        assert isinstance(taken, SeatTaken)
        return taken.seat

    def refusal(self, command: c.Command) -> Refusal:
        with pytest.raises(Refusal) as refused:
            self.send(command)
        return refused.value


def test_a_seat_that_was_left_is_the_first_to_be_taken_again() -> None:
    table = Opened()
    assert table.sit("anna") == "A"
    table.send(c.LeaveSeat(account="anna"))
    assert table.sit("ben") == "A"
    assert table.sit("anna") == "B"
    assert table.game.table.status == "playing"


def test_the_deck_goes_with_who_leaves() -> None:
    table = Opened()
    table.sit("anna")
    table.send(c.LeaveSeat(account="anna"))
    assert (table.game.decks, table.game.table.sittings) == ({}, {})


def test_nobody_leaves_a_game_that_has_begun() -> None:
    table = Opened()
    table.sit("anna")
    table.sit("ben")
    refused = table.refusal(c.LeaveSeat(account="anna"))
    assert (type(refused), refused.code) == (Conflict, "has-begun")


def test_who_has_no_seat_leaves_none() -> None:
    assert table_refuses(c.LeaveSeat(account="anna")) == (NotFound, "no-seat")


def table_refuses(command: c.Command) -> tuple[type[Refusal], str]:
    refused = Opened().refusal(command)
    return type(refused), refused.code


def test_only_the_opener_closes_a_table_and_invites() -> None:
    assert table_refuses(c.CloseTable(account="anna")) == (Forbidden, "not-the-opener")
    invite = c.Invite(account="anna", guest="ben", name="Ben")
    assert table_refuses(invite) == (Forbidden, "not-the-opener")


def test_a_closed_table_takes_nobody() -> None:
    table = Opened()
    table.sit("anna")
    table.send(c.CloseTable(account="opener"))
    assert table.game.table.status == "closed"
    take = c.TakeSeat(account="ben", name="Ben", deck="d", entries=entries_of(SAMPLES[0]))
    assert table.refusal(take).code == "table-closed"
    assert table.refusal(c.LeaveSeat(account="anna")).code == "table-closed"
    assert table.refusal(c.Concede(account="anna")).code == "table-closed"


def test_closing_a_table_twice_is_closing_it_once() -> None:
    table = Opened()
    assert table.send(c.CloseTable(account="opener"))
    assert table.send(c.CloseTable(account="opener")) == ()


def test_a_game_that_has_begun_cannot_be_closed() -> None:
    table = Opened()
    table.sit("anna")
    table.sit("ben")
    assert table.refusal(c.CloseTable(account="opener")).code == "has-begun"


def test_a_private_table_is_not_there_for_the_uninvited() -> None:
    table = Opened(private=True, anna="Anna")
    take = c.TakeSeat(account="ben", name="Ben", deck="d", entries=entries_of(SAMPLES[0]))
    strangers: list[c.Command] = [
        take, c.LeaveSeat(account="ben"), c.CloseTable(account="ben"),
        c.Invite(account="ben", guest="carl", name="Carl"), c.Concede(account="ben"),
    ]  # fmt: skip
    nowhere = Opened()
    nowhere.game = initial(str(UUID(int=9)))
    for command in strangers:
        refused, unknown = table.refusal(command), nowhere.refusal(command)
        assert (type(refused), refused.detail) == (type(unknown), unknown.detail)


def test_the_opener_and_the_invited_sit_at_a_private_table() -> None:
    table = Opened(private=True)
    table.sit("opener")
    table.send(c.Invite(account="opener", guest="ben", name="Ben"))
    assert table.sit("ben") == "B"


def test_inviting_somebody_again_changes_nothing() -> None:
    table = Opened(private=True, anna="Anna")
    assert table.send(c.Invite(account="opener", guest="anna", name="Anna")) == ()
    assert table.send(c.Invite(account="opener", guest="opener", name="Opener")) == ()


def test_a_table_invites_a_bounded_number() -> None:
    crowd = {f"guest-{number}": f"Guest {number}" for number in range(50)}
    table = Opened(private=True, **crowd)
    one_more = c.Invite(account="opener", guest="anna", name="Anna")
    assert table.refusal(one_more).code == "too-many-invited"
    with pytest.raises(Malformed):
        Opened(private=True, **crowd, anna="Anna")
