"""Decide: a game and a command to events; the only place where a game's rules run."""

from __future__ import annotations

from typing import assert_never

from domain.game import clocks, contributing
from domain.game import commands as c
from domain.game import events as e
from domain.game.expiring import expire_claim, expire_decision, hold
from domain.game.laying import open_sandbox
from domain.game.recording import Ruleset, playing, record, source_of_chance
from domain.game.seating import close_table, invite, leave_seat, open_table, take_seat
from domain.game.settling import conclude, ending, settle
from domain.game.state import Game
from domain.game.talking import claim_absence, shown_up, talk
from domain.kernel.events import Event
from domain.kernel.refusals import Illegal, Stale
from domain.rules import (
    Incomplete,
    Listing,
    act_unasked,
    advance,
    arrange,
    bargain,
    concede,
    set_stops,
    standing_actions,
)

__all__ = ["Ruleset", "decide", "source_of_chance"]


def decide(
    game: Game, command: c.Command, rules: Ruleset, listing: Listing | None = None
) -> tuple[Event, ...] | Incomplete:
    """Return the events that the command leads to; none means that it is so already.

    ``listing`` may be that of the game as it stands, where it was listed before. Raises a
    refusal of ``domain.kernel.refusals`` where the command is not allowed.
    """
    match command:
        case c.AnswerDecision():
            return _answer(game, command, rules, listing)
        case c.SetStops():
            return _set_stops(game, command, rules) or shown_up(game, command)
        case c.Arrange():
            return _arrange(game, command, rules) or shown_up(game, command)
        case c.Concede():
            return _concede(game, command, rules)
        case c.Talk():
            return talk(game, command, rules) or shown_up(game, command)
        case c.ClaimAbsence():
            return claim_absence(game, command) or shown_up(game, command)
        case c.FormatAction():
            return _format_action(game, command, rules)
        case c.StrikeBargain():
            return _bargain(game, command, rules)
        case c.ExpireDecision():
            return expire_decision(game, command, rules)
        case c.ExpireClaim():
            return expire_claim(game, command, rules)
        case c.HoldClocks():
            return hold(game, command)
        case c.Settle():
            return settle(game, command)
        case c.ConcludeSettlement():
            return conclude(game, command)
        case (
            c.CommitRandomness()
            | c.ContributeRandomness()
            | c.WaiveRandomness()
            | c.ExpireShuffle()
        ):
            return _shuffle(game, command, rules)
        case _:
            return _at_the_table(game, command, rules)


def _at_the_table(
    game: Game,
    command: c.OpenGame | c.OpenSandbox | c.Invite | c.TakeSeat | c.LeaveSeat | c.CloseTable,
    rules: Ruleset,
) -> tuple[Event, ...]:
    """Decide what happens around a table rather than in its game."""
    match command:
        case c.OpenGame():
            return open_table(game, command, rules)
        case c.Invite():
            return invite(game, command)
        case c.TakeSeat():
            return take_seat(game, command, rules)
        case c.LeaveSeat():
            return leave_seat(game, command)
        case c.CloseTable():
            return close_table(game, command)
        case c.OpenSandbox():
            return open_sandbox(game, command, rules)
        case _:
            assert_never(command)


def _shuffle(
    game: Game,
    command: c.CommitRandomness | c.ContributeRandomness | c.WaiveRandomness | c.ExpireShuffle,
    rules: Ruleset,
) -> tuple[Event, ...]:
    """Decide what a seat adds to the shuffle, or that its time is over (C-20)."""
    match command:
        case c.CommitRandomness():
            return contributing.commit(game, command)
        case c.ContributeRandomness():
            return contributing.contribute(game, command, rules)
        case c.WaiveRandomness():
            return contributing.waive(game, command, rules)
        case c.ExpireShuffle():
            return contributing.expire(game, command, rules)
        case _:
            assert_never(command)


def _answer(
    game: Game, command: c.AnswerDecision, rules: Ruleset, listing: Listing | None
) -> tuple[Event, ...] | Incomplete:
    if game.table.status == "over" and game.table.seat_of(command.account):
        raise Stale("The game is over.", code="game-over")
    seat = playing(game, command.account)
    decision = game.table.decision(command.decision)
    if decision is None or decision.decider != seat:
        raise Stale("This decision is not open for you.", code="stale-decision")
    clocks.in_time(decision, command.at)
    result = advance(
        game.table.play,
        seat,
        command.answers,
        rules.cards(),
        rules.overlay(game.table.options),
        source_of_chance(game),
        listing,
    )
    if isinstance(result, Incomplete):
        return result
    answered = e.Answered(
        seat=seat,
        decision=command.decision,
        answers=command.answers,
        **record(
            game, result, command.at,
            acting=seat, answered=decision, closing=(decision.asked.seat,),
        ),
    )  # fmt: skip
    return (answered, *ending(game, result, rules, command.at))


def _set_stops(game: Game, command: c.SetStops, rules: Ruleset) -> tuple[Event, ...]:
    seat = playing(game, command.account)
    if game.table.play.players[seat].stops == command.stops:
        return ()
    result = set_stops(
        game.table.play,
        seat,
        command.stops,
        rules.cards(),
        rules.overlay(game.table.options),
        source_of_chance(game),
    )
    recording = record(game, result, command.at, acting=seat)
    data = {"stops": list(command.stops)}
    return (e.Acted(seat=seat, action="set_stops", data=data, **recording),)


def _arrange(game: Game, command: c.Arrange, rules: Ruleset) -> tuple[Event, ...]:
    seat = playing(game, command.account)
    play = game.table.play
    result = arrange(
        play,
        seat,
        command.name,
        command.choice,
        rules.cards(),
        rules.overlay(game.table.options),
        source_of_chance(game),
    )
    if result.state.overlay == play.overlay:
        return ()
    recording = record(game, result, command.at, acting=seat)
    data = {"name": command.name, "choice": command.choice}
    return (e.Acted(seat=seat, action="arrange", data=data, **recording),)


def _format_action(game: Game, command: c.FormatAction, rules: Ruleset) -> tuple[Event, ...]:
    """Take an action of the format; what was open is asked anew of who has priority then.

    What a leaver does leaves open what asks the same after it, in its time.
    """
    seat = playing(game, command.account)
    play, overlay = game.table.play, rules.overlay(game.table.options)
    meant = (command.action, command.card, command.spell)
    found = [
        each
        for each in standing_actions(play, seat, overlay)
        if (each.verb, each.object, each.against) == meant
    ]
    if not found:
        raise Illegal("You cannot do that now.", code="no-such-action", rule="CR 117.1")
    result = act_unasked(play, seat, found[0].ref, rules.cards(), overlay, source_of_chance(game))
    has_left = play.players[seat].lost is not None
    asked = () if has_left else tuple({opened.asked.seat for opened in game.table.open})
    recording = record(game, result, command.at, acting=seat, closing=asked)
    data = {"card": command.card, "spell": command.spell}
    acted = e.Acted(seat=seat, action=command.action, data=data, **recording)
    return (acted, *ending(game, result, rules, command.at))


def _bargain(game: Game, command: c.StrikeBargain, rules: Ruleset) -> tuple[Event, ...]:
    """Make an offer or answer one; who has more or less after it decides anew, in their time."""
    seat = playing(game, command.account)
    play = game.table.play
    result = bargain(
        play,
        seat,
        command.action,
        command.terms,
        rules.cards(),
        rules.overlay(game.table.options),
        source_of_chance(game),
    )
    open_to = {opened.asked.seat for opened in game.table.open}
    changed = {
        other for other in open_to if play.players.get(other) != result.state.players.get(other)
    }
    if play.objects != result.state.objects:
        changed = open_to
    recording = record(game, result, command.at, acting=seat, closing=changed)
    recording["open"] = clocks.as_before(game.table, recording["open"])
    acted = e.Acted(seat=seat, action=command.action, data={"terms": command.terms}, **recording)
    return (acted, *ending(game, result, rules, command.at))


def _concede(game: Game, command: c.Concede, rules: Ruleset) -> tuple[Event, ...]:
    seat = playing(game, command.account)
    result = concede(
        game.table.play,
        seat,
        rules.cards(),
        rules.overlay(game.table.options),
        source_of_chance(game),
    )
    recording = record(game, result, command.at, acting=seat, closing=(seat,))
    return (e.Conceded(seat=seat, **recording), *ending(game, result, rules, command.at))
