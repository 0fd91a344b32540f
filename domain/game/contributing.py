"""Deciding a mutual shuffle: offer it, commit, open, waive, let the time run out (C-20)."""

from __future__ import annotations

from datetime import datetime, timedelta
from uuid import UUID

from domain.game import commands as c
from domain.game.randomness import (
    RandomnessCommitted,
    RandomnessContributed,
    RandomnessWaived,
    Shuffle,
    ShuffleOffered,
    evolve,
    offered,
)
from domain.game.recording import Ruleset
from domain.game.starting import start
from domain.game.state import Game
from domain.game.state import evolve as evolved
from domain.game.timing import Term
from domain.kernel.contributions import checked, commitment
from domain.kernel.events import Event
from domain.kernel.ids import GameId
from domain.kernel.refusals import Conflict, Illegal, NotFound, Stale

RULE = "C-20"


def begin(game: Game, rules: Ruleset, at: datetime | None) -> tuple[Event, ...]:
    """Return what follows once every seat is taken: an offer to shuffle, or the game itself.

    ``game`` has all its seats. Where every seat waives nothing is offered.
    """
    if not rules.overlay(game.table.options).mutual_shuffle():
        return (start(game, rules, at),)
    event = ShuffleOffered(
        seats=tuple(sorted(game.table.sittings)),
        waived=game.table.waives,
        term=_term(game, at),
    )
    return _and_start(game, (event,), offered(event), rules, at)


def commit(game: Game, command: c.CommitRandomness) -> tuple[Event, ...]:
    """Bind a seat to its entropy; nobody opens anything before all have done so or waived."""
    seat, shuffle = _taking_part(game, command.account)
    committed = checked(command.commitment)
    if shuffle.commitments.get(seat) == committed:
        return ()
    if seat in shuffle.commitments:
        raise Conflict("You have committed to something else.", code="committed", rule=RULE)
    _still(shuffle, seat, shuffle.committing)
    _in_time(shuffle, command.at)
    last = shuffle.committing == (seat,)
    term = _term(game, command.at) if last else None
    event = RandomnessCommitted(seat=seat, commitment=committed, term=term)
    return (event,)


def contribute(game: Game, command: c.ContributeRandomness, rules: Ruleset) -> tuple[Event, ...]:
    """Open what a seat committed to; with the last one the game begins."""
    seat, shuffle = _taking_part(game, command.account)
    found = commitment(GameId(UUID(game.table.id)), seat, command.entropy, command.nonce)
    if seat in shuffle.contributions and shuffle.commitments[seat] == found:
        return ()
    if seat not in shuffle.commitments and seat not in shuffle.waived:
        raise Illegal("Commit to your entropy first.", code="not-committed", rule=RULE)
    if shuffle.stage == "commit":
        raise Illegal(
            "Nobody opens anything before every seat has committed or waived.",
            code="still-committing",
            rule=RULE,
            data={"awaited": list(shuffle.committing)},
        )
    _still(shuffle, seat, shuffle.opening)
    if shuffle.commitments[seat] != found:
        raise Illegal(
            "This is not what you committed to.",
            code="commitment-mismatch",
            rule=RULE,
            data={"committed": shuffle.commitments[seat], "opened": found},
        )
    _in_time(shuffle, command.at)
    event = RandomnessContributed(
        seat=seat, entropy=command.entropy.lower(), nonce=command.nonce.lower()
    )
    return _and_start(game, (event,), evolve(shuffle, event), rules, command.at)


def waive(game: Game, command: c.WaiveRandomness, rules: Ruleset) -> tuple[Event, ...]:
    """Let a seat add nothing; one that has committed may waive as well."""
    seat, shuffle = _taking_part(game, command.account)
    if seat in shuffle.waived:
        return ()
    if seat in shuffle.contributions:
        raise Conflict("You have contributed already.", code="contributed", rule=RULE)
    event = RandomnessWaived(seat=seat, term=_next_term(game, shuffle, (seat,), command.at))
    return _and_start(game, (event,), evolve(shuffle, event), rules, command.at)


def expire(game: Game, command: c.ExpireShuffle, rules: Ruleset) -> tuple[Event, ...]:
    """Let the time of a stage run out: who did nothing adds nothing, and that is recorded."""
    shuffle = game.table.shuffle
    if game.table.status != "shuffling" or shuffle is None:
        return ()
    if shuffle.term is None or command.at < shuffle.term.due:
        return ()
    late = shuffle.awaited
    term = _next_term(game, shuffle, late, command.at)
    events = tuple(
        RandomnessWaived(seat=seat, late=True, term=term if seat == late[-1] else None)
        for seat in late
    )
    for event in events:
        shuffle = evolve(shuffle, event)
    return _and_start(game, events, shuffle, rules, command.at)


def _next_term(
    game: Game, shuffle: Shuffle, waiving: tuple[str, ...], at: datetime | None
) -> Term | None:
    """Return the term of the openings where these seats' waiving ends the commitments."""
    ends = shuffle.stage == "commit" and set(shuffle.committing) <= set(waiving)
    return _term(game, at) if ends and set(shuffle.opening) - set(waiving) else None


def _and_start(
    game: Game, events: tuple[Event, ...], shuffle: Shuffle, rules: Ruleset, at: datetime | None
) -> tuple[Event, ...]:
    """Begin the game in the same append, once nothing is awaited any longer."""
    if shuffle.stage != "done":
        return events
    for event in events:
        game = evolved(game, event)
    return (*events, start(game, rules, at))


def _taking_part(game: Game, account: str) -> tuple[str, Shuffle]:
    table = game.table
    seat = table.seat_of(account)
    if table.status == "none" or seat is None:
        raise NotFound("There is no such game.")
    if table.shuffle is None or table.status != "shuffling":
        raise Conflict(
            "Nothing is shuffled together here now.",
            code="no-shuffle",
            data={"status": table.status},
        )
    return seat, table.shuffle


def _still(shuffle: Shuffle, seat: str, awaited: tuple[str, ...]) -> None:
    if seat in awaited:
        return
    why = "late" if shuffle.waived.get(seat) == "late" else "waived"
    raise Conflict("You add nothing to this shuffle any more.", code=why, rule=RULE)


def _in_time(shuffle: Shuffle, at: datetime | None) -> None:
    if shuffle.term is not None and (at is None or at >= shuffle.term.due):
        raise Stale(
            "The time for this is over.",
            code="time-over",
            data={"deadline": shuffle.term.due.isoformat()},
        )


def _term(game: Game, at: datetime | None) -> Term | None:
    """Return the term of a stage; without a time nothing runs."""
    return None if at is None else Term(at, at + timedelta(seconds=game.table.terms.shuffle))
