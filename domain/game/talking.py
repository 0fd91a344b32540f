"""Standing actions that move no card: draws by agreement, claims of absence, "I am here".

An offered draw stands, also while the game goes on, until a player still in the game declines
it, its offerer takes it back or somebody leaves; it holds once all who are still in agreed
(CR 104.4i; the tournament rules let players agree at any time before the game is over).
Whose offer fell may offer again in a later turn, so that nobody is pestered.
"""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from domain.game import clocks
from domain.game import commands as c
from domain.game import events as e
from domain.game.recording import (
    Recording,
    Ruleset,
    playing,
    record,
    source_of_chance,
    still_in,
    unchanged,
)
from domain.game.settling import ending
from domain.game.state import Game, Table
from domain.game.timing import Beside, Claim, DrawOffer
from domain.kernel.events import Event
from domain.kernel.refusals import Illegal, Malformed
from domain.rules import agree_draw


def talk(game: Game, command: c.Talk, rules: Ruleset) -> tuple[Event, ...]:
    """Take an action about a draw, or show that one is here."""
    seat = _in_game(game, command.account)
    match command.action:
        case "here":
            return ()  # it shows up; where nobody claims anything it says nothing new
        case "offer_draw":
            return _offer(game, seat, command)
        case "accept_draw":
            return _accept(game, seat, command, rules)
        case "decline_draw":
            return _decline(game, seat, command)


def claim_absence(game: Game, command: c.ClaimAbsence) -> tuple[Event, ...]:
    """Claim a seat absent for which the game waits; it has a time to show up."""
    seat = _in_game(game, command.account)
    table, against = game.table, command.against
    allowed_at = clocks.claimable_at(table, against)
    # Who has left may still be the one who decides for an entity.
    there = against in still_in(game) or allowed_at is not None
    if against == seat or not there:
        raise Malformed("There is no such opponent in the game.", code="no-such-opponent")
    if table.clock is None or allowed_at is None:
        raise Illegal("The game does not wait for that seat.", code="not-awaited")
    if command.at < allowed_at:
        raise Illegal(
            "That seat may take its time a while longer.",
            code="claim-too-early",
            data={"allowed_at": allowed_at.isoformat()},
        )
    if against in table.beside.claims:
        return ()
    due = command.at + timedelta(seconds=table.clock.claim_answer)
    recording = record(game, unchanged(game), command.at, acting=seat)
    beside = recording["beside"]
    claims = {**beside.claims, against: Claim(by=seat, at=command.at, due=due)}
    recording["beside"] = replace(beside, claims=claims)
    return (e.Acted(seat=seat, action="claim_absence", data={"against": against}, **recording),)


def shown_up(
    game: Game, command: c.SetStops | c.Arrange | c.Talk | c.ClaimAbsence
) -> tuple[Event, ...]:
    """Return that a seat is here whose request was so already, if it is claimed absent."""
    seat = _in_game(game, command.account)
    if seat not in game.table.beside.claims:
        return ()
    return _said(game, seat, c.Talk(account=command.account, action="here", at=command.at))


def refused_now(table: Table, seat: str) -> bool:
    """Whether a seat's offer of a draw fell in this turn already."""
    return table.beside.refused.get(seat) == table.play.turn.number


def _in_game(game: Game, account: str) -> str:
    seat = playing(game, account)
    if seat not in still_in(game):
        raise Illegal("You are not in the game.", code="not-in-game", rule="CR 104.3a")
    return seat


def _said(
    game: Game, seat: str, command: c.Talk, beside: Beside | None = None
) -> tuple[Event, ...]:
    recording: Recording = record(game, unchanged(game), command.at, acting=seat)
    if beside is not None:
        draw, refused = beside.draw, beside.refused
        recording["beside"] = replace(recording["beside"], draw=draw, refused=refused)
    return (e.Acted(seat=seat, action=command.action, **recording),)


def _offer(game: Game, seat: str, command: c.Talk) -> tuple[Event, ...]:
    beside = game.table.beside
    if beside.draw is not None:
        raise Illegal("A draw is offered already: accept or decline it.", code="draw-offered")
    if refused_now(game.table, seat):
        raise Illegal("Your offer fell: offer again in a later turn.", code="offer-again-later")
    offer = DrawOffer(by=seat, agreed=(seat,))
    return _said(game, seat, command, replace(beside, draw=offer))


def _standing(game: Game) -> DrawOffer:
    offer = game.table.beside.draw
    if offer is None:
        raise Illegal("No draw is offered.", code="no-offer")
    return offer


def _accept(game: Game, seat: str, command: c.Talk, rules: Ruleset) -> tuple[Event, ...]:
    offer = _standing(game)
    if seat in offer.agreed:
        return ()
    agreed = (*offer.agreed, seat)
    if not set(still_in(game)) <= set(agreed):
        beside = replace(game.table.beside, draw=replace(offer, agreed=agreed))
        return _said(game, seat, command, beside)
    result = agree_draw(
        game.table.play,
        rules.cards(),
        rules.overlay(game.table.options),
        source_of_chance(game),
    )
    recording = record(game, result, command.at, acting=seat)
    acted = e.Acted(seat=seat, action=command.action, **recording)
    return (acted, *ending(game, result, rules, command.at))


def _decline(game: Game, seat: str, command: c.Talk) -> tuple[Event, ...]:
    offer, beside = _standing(game), game.table.beside
    refused = {**beside.refused, offer.by: game.table.play.turn.number}
    return _said(game, seat, command, replace(beside, draw=None, refused=refused))
