"""Deciding a settlement: what a game's end opens, and how each stake is settled (C-22 to C-26)."""

from __future__ import annotations

from datetime import datetime, timedelta

from domain.game import commands as c
from domain.game import events as e
from domain.game.physical import brought_by_slot
from domain.game.pretend import settled_at_once
from domain.game.recording import Ruleset
from domain.game.settlement import (
    By,
    Choice,
    DecksReleased,
    Settled,
    Settlement,
    SettlementOpened,
    Stake,
)
from domain.game.state import Game
from domain.kernel.events import Event
from domain.kernel.refusals import Conflict, Forbidden, NotFound
from domain.rules import Advance


def ending(game: Game, result: Advance, rules: Ruleset, at: datetime | None) -> tuple[Event, ...]:
    """Return what a game's end records beside its last event; nothing while it goes on.

    A game of physical cards opens its settlement (C-22); the seed is opened (disclosure policy
    ``match_end``).
    """
    play = result.state
    if play.result is None:
        return ()
    disclosed = e.Disclosed(seed=game.secrets.seed, nonce=game.secrets.nonce)
    if not any(entry.copies for entries in game.decks.values() for entry in entries):
        return (disclosed,)
    stakes = _stakes(game, result, rules)
    if game.table.sandbox:
        return (*_pretended(stakes), disclosed)
    choosing = at is not None and any(each.own and each.signed for each in stakes)
    seconds = game.table.terms.settlement
    opened = SettlementOpened(
        stakes=stakes,
        winner=stakes[0].winner if stakes else "",
        since=at,
        deadline=at + timedelta(seconds=seconds) if at is not None and choosing else None,
    )
    return (opened, disclosed)


def _pretended(stakes: tuple[Stake, ...]) -> tuple[Event, ...]:
    """Return the settlement of a sandbox, where there is any: it waits for choices alone."""
    if not stakes:
        return ()
    opened = SettlementOpened(stakes=stakes, winner=stakes[0].winner)
    return (opened, *settled_at_once(opened))


def _stakes(game: Game, result: Advance, rules: Ruleset) -> tuple[Stake, ...]:
    """Return the stakes in terms of physical cards."""
    brought = brought_by_slot(game.decks, laid=game.table.sandbox)
    found = rules.overlay(game.table.options).stakes(result.state)
    return tuple(
        Stake(
            id=str(number),
            loser=each.loser,
            winner=each.winner,
            card=brought[each.slot][1].card,
            name=brought[each.slot][0],
            own=tuple(brought[slot][1].card for slot in each.own),
            signed=each.signed,
        )
        for number, each in enumerate(found, start=1)
    )


def settle(game: Game, command: c.Settle) -> tuple[Event, ...]:
    """Let the winner decide a stake; the same decision again is none.

    Raises ``NotFound``, ``Forbidden`` for who did not win it, and ``Conflict``.
    """
    settlement = _settlement(game, command.account)
    stake = settlement.stake(command.stake)
    if stake is None:
        raise NotFound("There is no such stake.", code="no-such-stake")
    if game.table.seat_of(command.account) != stake.winner:
        raise Forbidden("The winner decides this.", code="not-the-winner")
    known = settlement.settled.get(stake.id)
    if known is not None:
        if known.choice == command.choice:
            return ()
        raise Conflict(
            "This stake is settled.", code="settled", rule="C-23", data={"choice": known.choice}
        )
    if command.choice == "sign_own" and not (stake.own and stake.signed):
        raise Conflict(
            "You played no card of that name that could be signed instead.",
            code="no-card-of-that-name",
            rule="C-23",
        )
    return (_settled(stake, command.choice, "winner"),)


def conclude(game: Game, command: c.ConcludeSettlement) -> tuple[Event, ...]:
    """Return the next step that nobody has to ask for; nothing where there is none.

    First the cards that are not at stake are free, then each stake without a choice is settled,
    and those that the winner left undecided until the clock ran out (C-23).
    """
    settlement = game.table.settlement
    if settlement is None or settlement.done:
        return ()
    if not settlement.released:
        return (DecksReleased(),)
    if settlement.automatic:
        return (_settled(settlement.automatic[0], "take", "rule"),)
    if settlement.term is None or command.at < settlement.term.due:
        return ()
    return (_settled(settlement.choices[0], "take", "default"),)


def _settled(stake: Stake, choice: Choice, by: By) -> Settled:
    own = stake.own[0] if choice == "sign_own" else ""
    return Settled(stake=stake.id, choice=choice, by=by, own=own)


def _settlement(game: Game, account: str) -> Settlement:
    table = game.table
    if table.status == "none" or table.seat_of(account) is None:
        raise NotFound("There is no such game.")
    if table.settlement is None:
        raise NotFound("Nothing is settled after this game, or not yet.", code="no-settlement")
    return table.settlement
