"""Decide: a game and a command to events; the only place where a game's rules run."""

from __future__ import annotations

from typing import Protocol, TypedDict, assert_never
from uuid import UUID

from domain.game import commands as c
from domain.game import events as e
from domain.game.handles import decision_id
from domain.game.state import Game
from domain.kernel import chance
from domain.kernel.events import Event
from domain.kernel.ids import GameId
from domain.kernel.refusals import Conflict, Illegal, Malformed, NotFound, Stale
from domain.rules import (
    Advance,
    Agenda,
    AnyFact,
    Cards,
    Incomplete,
    Open,
    Overlay,
    Printed,
    advance,
    concede,
    open_game,
    set_stops,
)

SEATS = "ABCDEFGHIJKL"


class Ruleset(Protocol):
    """What the decider needs of the format and the cards it plays with."""

    min_players: int
    max_players: int

    def overlay(self, options: dict[str, object]) -> Overlay:
        """Return the format's hooks; raises ``Malformed`` for options that it does not have."""

    def cards(self) -> Cards: ...

    def printed(self, digest: str) -> Printed: ...


def decide(game: Game, command: c.Command, rules: Ruleset) -> tuple[Event, ...] | Incomplete:
    """Return the events that the command leads to; none means that it is so already.

    Raises a refusal of ``domain.kernel.refusals`` where the command is not allowed.
    """
    match command:
        case c.OpenGame():
            return _open(game, command, rules)
        case c.TakeSeat():
            return _take_seat(game, command, rules)
        case c.AnswerDecision():
            return _answer(game, command, rules)
        case c.SetStops():
            return _set_stops(game, command, rules)
        case c.Concede():
            return _concede(game, command, rules)
        case _:
            assert_never(command)


def source_of_chance(game: Game) -> chance.Chance:
    """Return the game's chance: derived from its seed, frozen for ever (design: randomness)."""
    seed = bytes.fromhex(game.secrets.seed)
    return chance.Chance(chance.root(seed, GameId(UUID(game.table.id)), ()))


def _open(game: Game, command: c.OpenGame, rules: Ruleset) -> tuple[Event, ...]:
    if game.table.status != "none":
        raise Conflict("There is a game of that id already.")
    if not rules.min_players <= command.seats <= rules.max_players:
        raise Malformed(
            f"This format seats {rules.min_players} to {rules.max_players}.", code="seats"
        )
    rules.overlay(command.options)
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
        ),
    )


def _take_seat(game: Game, command: c.TakeSeat, rules: Ruleset) -> tuple[Event, ...]:
    table = game.table
    if table.status == "none":
        raise NotFound("There is no such game.")
    if table.seat_of(command.account) is not None:
        raise Conflict("You have a seat at this table already.", code="seated")
    if table.status != "open" or len(table.sittings) >= table.size:
        raise Conflict("Every seat is taken.", code="full")
    seat = SEATS[len(table.sittings)]
    taken = e.SeatTaken(
        seat=seat,
        account=command.account,
        name=command.name,
        deck=command.deck,
        entries=command.entries,
    )
    if len(table.sittings) + 1 < table.size:
        return (taken,)
    decks = {**game.decks, seat: command.entries}
    return (taken, _start(game, decks, rules))


def _start(game: Game, decks: dict[str, tuple[e.DeckEntry, ...]], rules: Ruleset) -> Event:
    """Draw who begins (CR 103.1), then deal; turn order follows the seats."""
    source = source_of_chance(game)
    seats = tuple(sorted(decks))
    first = source.choose(("first",), len(seats))
    order = (*seats[first:], *seats[:first])
    slots = {seat: _slots(seat, decks[seat]) for seat in seats}
    digests = sorted({entry.digest for entries in decks.values() for entry in entries})
    result = open_game(
        order,
        slots,
        {digest: rules.printed(digest) for digest in digests},
        rules.cards(),
        rules.overlay(game.table.options),
        source,
    )
    # The seat and the start are two events of one append.
    version = game.table.version + 2
    return e.GameStarted(order=order, **_recorded(game, result, version, None))


def _slots(seat: str, entries: tuple[e.DeckEntry, ...]) -> list[tuple[str, str]]:
    """Return the physical cards in canonical order: identity, then slot in the list."""
    cards = sorted(
        (entry.digest, at, copy) for at, entry in enumerate(entries) for copy in range(entry.count)
    )
    return [(digest, f"{seat}:{number}") for number, (digest, _, _) in enumerate(cards, start=1)]


class _Recorded(TypedDict):
    """The fields that every event of a game under way has."""

    facts: tuple[AnyFact, ...]
    agenda: Agenda
    open: tuple[e.OpenDecision, ...]


def _recorded(game: Game, result: Advance, version: int, answered: str | None) -> _Recorded:
    return {
        "facts": result.facts,
        "agenda": result.state.agenda,
        "open": _opened(game, result.open, version, answered),
    }


def _opened(
    game: Game, asked: tuple[Open, ...], version: int, answered: str | None
) -> tuple[e.OpenDecision, ...]:
    """Give ids to what is open; a decision that another's answer left alone keeps its id."""
    kept = {d.asked: d.id for d in game.table.open if d.asked.seat != answered}
    return tuple(
        e.OpenDecision(
            id=kept.get(stub)
            or decision_id(game.table.view_key, game.table.id, version, stub.seat, number),
            asked=stub,
        )
        for number, stub in enumerate(asked)
    )


def _playing(game: Game, account: str) -> str:
    """Return the seat of an account in a game under way, or refuse."""
    if game.table.status == "none":
        raise NotFound("There is no such game.")
    seat = game.table.seat_of(account)
    if seat is None:
        raise NotFound("There is no such game.")
    if game.table.status == "open":
        raise Illegal("The game has not begun.", code="not-begun")
    if game.table.status == "over":
        raise Illegal("The game is over.", code="game-over", rule="CR 104.1")
    return seat


def _answer(
    game: Game, command: c.AnswerDecision, rules: Ruleset
) -> tuple[Event, ...] | Incomplete:
    if game.table.status == "over" and game.table.seat_of(command.account):
        raise Stale("The game is over.", code="game-over")
    seat = _playing(game, command.account)
    decision = game.table.decision(command.decision)
    if decision is None or (decision.asked.answered_by or decision.asked.seat) != seat:
        raise Stale("This decision is not open for you.", code="stale-decision")
    result = advance(
        game.table.play,
        seat,
        command.answers,
        rules.cards(),
        rules.overlay(game.table.options),
        source_of_chance(game),
    )
    if isinstance(result, Incomplete):
        return result
    version = game.table.version + 1
    answered = e.Answered(
        seat=seat,
        decision=command.decision,
        answers=command.answers,
        **_recorded(game, result, version, decision.asked.seat),
    )
    return (answered, *_disclosure(game, result))


def _set_stops(game: Game, command: c.SetStops, rules: Ruleset) -> tuple[Event, ...]:
    seat = _playing(game, command.account)
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
    recorded = _recorded(game, result, game.table.version + 1, None)
    data = {"stops": list(command.stops)}
    return (e.Acted(seat=seat, action="set_stops", data=data, **recorded),)


def _concede(game: Game, command: c.Concede, rules: Ruleset) -> tuple[Event, ...]:
    seat = _playing(game, command.account)
    result = concede(
        game.table.play,
        seat,
        rules.cards(),
        rules.overlay(game.table.options),
        source_of_chance(game),
    )
    conceded = e.Conceded(seat=seat, **_recorded(game, result, game.table.version + 1, seat))
    return (conceded, *_disclosure(game, result))


def _disclosure(game: Game, result: Advance) -> tuple[Event, ...]:
    """Open the seed as the game ends (disclosure policy ``match_end``)."""
    if result.state.result is None:
        return ()
    return (e.Disclosed(seed=game.secrets.seed, nonce=game.secrets.nonce),)
