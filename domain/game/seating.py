"""A table before its game begins: opened, invited to, sat down at, left, given up."""

from __future__ import annotations

from domain.game import clocks
from domain.game import commands as c
from domain.game import events as e
from domain.game.contributing import begin
from domain.game.recording import Ruleset
from domain.game.state import Game, Table, evolve
from domain.kernel import chance
from domain.kernel.events import Event
from domain.kernel.refusals import Conflict, Forbidden, Malformed, NotFound

SEATS = "ABCDEFGHIJKL"

MOST_INVITED = 50
"""How many accounts one table can invite."""


def open_table(game: Game, command: c.OpenGame, rules: Ruleset) -> tuple[Event, ...]:
    """Open a table; the seed is committed to."""
    if game.table.status != "none":
        raise Conflict("There is a game of that id already.")
    if not rules.min_players <= command.seats <= rules.max_players:
        raise Malformed(
            f"This format seats {rules.min_players} to {rules.max_players}.", code="seats"
        )
    _its_decks(command, rules)
    if command.clock is not None:
        clocks.check(command.clock)
    if len(command.invited) > MOST_INVITED:
        raise Malformed(f"A table invites at most {MOST_INVITED}.", code="too-many-invited")
    commitment = chance.commitment(bytes.fromhex(command.seed), bytes.fromhex(command.nonce))
    return (
        e.GameOpened(
            format=command.format,
            seats=command.seats,
            options=command.options,
            opened_by=command.account,
            commitment=commitment,
            seed=command.seed,
            nonce=command.nonce,
            view_key=command.view_key,
            clock=command.clock,
            private=command.private,
            invited=command.invited,
            terms=command.terms,
            decks=command.decks,
            piles=command.piles,
        ),
    )


def _its_decks(command: c.OpenGame, rules: Ruleset) -> None:
    """Ask for the cards of each deck that belongs to such a table, and of no other."""
    wanted = {pile.id for pile in rules.overlay(command.options).piles()}
    if not wanted == set(command.decks) == set(command.piles):
        raise Malformed(
            "The table has not the decks of its format.",
            code="table-decks",
            data={"decks": sorted(wanted)},
        )


def _known(game: Game, account: str) -> Table:
    """Return the table, if it is there for the account."""
    if game.table.status == "none" or not game.table.admits(account):
        raise NotFound("There is no such game.")
    return game.table


def _opened_by(game: Game, account: str) -> Table:
    table = _known(game, account)
    if table.opened_by != account:
        raise Forbidden("Only who opened the table may do this.", code="not-the-opener")
    return table


def _unstarted(table: Table) -> None:
    if table.status == "closed":
        raise Conflict("The table is closed.", code="table-closed")
    if table.status == "shuffling":
        raise Conflict("The decks are being shuffled: nobody leaves now.", code="has-begun")
    if table.status != "open":
        raise Conflict("The game has begun.", code="has-begun")


def invite(game: Game, command: c.Invite) -> tuple[Event, ...]:
    """Invite one more account; whoever is invited already stays so."""
    table = _opened_by(game, command.account)
    if table.sandbox:
        raise Conflict("A sandbox is for its opener and its seats alone.", code="sandbox")
    if table.status in ("over", "closed"):
        raise Conflict("There is nothing to come to any more.", code="table-closed")
    if command.guest in table.admitted:
        return ()
    if len(table.invited) >= MOST_INVITED:
        raise Conflict(f"A table invites at most {MOST_INVITED}.", code="too-many-invited")
    return (e.Invited(account=command.guest, name=command.name),)


def take_seat(game: Game, command: c.TakeSeat, rules: Ruleset) -> tuple[Event, ...]:
    """Sit down at the first free seat; with the last one the game begins.

    Where the format has decks shuffled by all seats, that is offered first (C-20).
    """
    table = _known(game, command.account)
    if table.seat_of(command.account) is not None:
        raise Conflict("You have a seat at this table already.", code="seated")
    if table.status == "closed":
        raise Conflict("The table is closed.", code="table-closed")
    if table.status != "open" or len(table.sittings) >= table.size:
        raise Conflict("Every seat is taken.", code="full")
    seat = next(seat for seat in SEATS if seat not in table.sittings)
    taken = e.SeatTaken(
        seat=seat,
        account=command.account,
        name=command.name,
        deck=command.deck,
        entries=command.entries,
        waives=command.waives,
    )
    if len(table.sittings) + 1 < table.size:
        return (taken,)
    return (taken, *begin(evolve(game, taken), rules, command.at))


def leave_seat(game: Game, command: c.LeaveSeat) -> tuple[Event, ...]:
    """Get up before the game has begun; the next to come takes the first free seat."""
    table = _known(game, command.account)
    seat = table.seat_of(command.account)
    if seat is None:
        raise NotFound("You have no seat at this table.", code="no-seat")
    _unstarted(table)
    return (e.SeatLeft(seat=seat, account=command.account),)


def close_table(game: Game, command: c.CloseTable) -> tuple[Event, ...]:
    """Give the table up before the game has begun."""
    table = _opened_by(game, command.account)
    if table.status == "closed":
        return ()
    _unstarted(table)
    return (e.TableClosed(),)
