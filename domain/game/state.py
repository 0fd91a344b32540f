"""The game aggregate's state, folded from its events."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.game import events as e
from domain.kernel.events import Event
from domain.rules import GameState, fold


class Secrets(msgspec.Struct, frozen=True):
    """What no view builder is ever given: the seed of all chance and its nonce (hex)."""

    seed: str
    nonce: str

    def __repr__(self) -> str:
        return "Secrets(…)"


class Sitting(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    account: str
    name: str


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a table, and the state of the play.

    ``view_key`` (hex) makes handles and decision ids opaque; it is not the seed.
    """

    id: str
    format: str = ""
    size: int = 0
    options: dict[str, Any] = {}
    opened_by: str = ""
    commitment: str = ""
    status: Literal["none", "open", "playing", "over"] = "none"
    sittings: dict[str, Sitting] = {}
    order: tuple[str, ...] = ()
    play: GameState = GameState()
    open: tuple[e.OpenDecision, ...] = ()
    version: int = 0
    view_key: str = ""
    opened_seed: str | None = None

    def seat_of(self, account: str) -> str | None:
        """Return the seat that an account holds, if it does."""
        return next((s for s, who in self.sittings.items() if who.account == account), None)

    def decision(self, decision_id: str) -> e.OpenDecision | None:
        """Return an open decision by its id."""
        return next((d for d in self.open if d.id == decision_id), None)


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """The whole aggregate: the table, its secrets, and the decks brought to it."""

    table: Table
    secrets: Secrets = Secrets("", "")
    decks: dict[str, tuple[e.DeckEntry, ...]] = {}


def initial(game_id: str) -> Game:
    """Return a game of which nothing is recorded."""
    return Game(table=Table(id=game_id))


def evolve(game: Game, event: Event) -> Game:
    """Return the game after one more event; nothing is decided here."""
    game = replace(game, table=replace(game.table, version=game.table.version + 1))
    match event:
        case e.GameOpened():
            return _opened(game, event)
        case e.SeatTaken():
            sittings = {**game.table.sittings, event.seat: Sitting(event.account, event.name)}
            decks = {**game.decks, event.seat: event.entries}
            return replace(game, table=replace(game.table, sittings=sittings), decks=decks)
        case e.GameStarted():
            return _played(replace(game, table=replace(game.table, order=event.order)), event)
        case e.Played():
            return _played(game, event)
        case e.Disclosed():
            return replace(game, table=replace(game.table, opened_seed=event.seed))
        case _:
            raise TypeError(f"not an event of a game: {type(event).__name__}")


def _opened(game: Game, event: e.GameOpened) -> Game:
    table = replace(
        game.table,
        format=event.format,
        size=event.seats,
        options=event.options,
        opened_by=event.opened_by,
        commitment=event.commitment,
        status="open",
        view_key=event.view_key,
    )
    return replace(game, table=table, secrets=Secrets(event.seed, event.nonce))


def _played(game: Game, event: e.Played) -> Game:
    play = fold(game.table.play, event.facts, event.agenda)
    status: Literal["playing", "over"] = "playing" if play.result is None else "over"
    return replace(game, table=replace(game.table, play=play, open=event.open, status=status))
