"""What every event of a game under way records: facts, what is open then, and what runs beside."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from functools import lru_cache
from typing import Protocol, TypedDict
from uuid import UUID

from domain.game import clocks
from domain.game import events as e
from domain.game.handles import decision_id
from domain.game.sandbox import WrittenChance
from domain.game.state import Game
from domain.game.timing import Beside
from domain.kernel import chance
from domain.kernel.ids import GameId
from domain.kernel.refusals import Illegal, NotFound
from domain.rules import Advance, Agenda, AnyFact, Cards, Open, Overlay, Printed


class Ruleset(Protocol):
    """What the decider needs of the format and the cards it plays with."""

    min_players: int
    max_players: int

    def overlay(self, options: dict[str, object]) -> Overlay:
        """Return the format's hooks; raises ``Malformed`` for options that it does not have."""

    def cards(self) -> Cards: ...

    def printed(self, digest: str) -> Printed: ...


class Recording(TypedDict):
    """The fields that every event of a game under way has."""

    facts: tuple[AnyFact, ...]
    agenda: Agenda
    open: tuple[e.OpenDecision, ...]
    beside: Beside


def source_of_chance(game: Game) -> chance.ChanceSource:
    """Return the game's chance: derived from its seed, frozen for ever (design: randomness).

    What seats added to a mutual shuffle is part of its root (C-20). In a sandbox what is written down comes first.
    """
    shuffle = game.table.shuffle
    added = () if shuffle is None else tuple(shuffle.entropy)
    seeded = _seeded(game.secrets.seed, game.table.id, added)
    return WrittenChance(game.script, seeded, game.table.play) if game.table.sandbox else seeded


@lru_cache(maxsize=1024)
def _seeded(seed: str, game: str, added: tuple[bytes, ...]) -> chance.Chance:
    """Return the chance of a game; every answer asks for it, and it is always the same."""
    return chance.Chance(chance.root(bytes.fromhex(seed), GameId(UUID(game)), added))


def record(
    game: Game,
    result: Advance,
    at: datetime | None,
    *,
    acting: str | None = None,
    answered: e.OpenDecision | None = None,
    closing: Collection[str] = (),
) -> Recording:
    """Return what a request led to, as it is recorded.

    ``acting`` is the seat whose request it is, ``answered`` the decision that is done with,
    ``closing`` the seats whose decisions are not the same afterwards, whatever they ask.
    """
    opened = opened_by(game, result.open, game.table.version + 1, closing)
    return timed(game, result, opened, at, acting=acting, answered=answered)


def timed(
    game: Game,
    result: Advance,
    opened: tuple[e.OpenDecision, ...],
    at: datetime | None,
    *,
    acting: str | None = None,
    answered: e.OpenDecision | None = None,
) -> Recording:
    """Return what is recorded, with the times of what is open."""
    table = game.table
    banks: dict[str, int] = {}
    if table.clock is not None:
        if at is None:
            raise ValueError("a table with a clock must know when a request came")
        banks = clocks.banks_at(table, answered, at) or clocks.first_banks(table, table.order)
        opened = clocks.timed(table, opened, banks, answered, acting, at)
    return {
        "facts": result.facts,
        "agenda": result.state.agenda,
        "open": opened,
        "beside": _beside(game, result, opened, banks, acting),
    }


def opened_by(
    game: Game, asked: tuple[Open, ...], version: int, closing: Collection[str]
) -> tuple[e.OpenDecision, ...]:
    """Give ids to what is open; a decision that another's answer left alone keeps its id."""
    kept = {d.asked: d.id for d in game.table.open if d.asked.seat not in closing}
    return tuple(
        e.OpenDecision(
            id=kept.get(stub)
            or decision_id(game.table.view_key, game.table.id, version, stub.seat, number),
            asked=stub,
        )
        for number, stub in enumerate(asked)
    )


def _beside(
    game: Game,
    result: Advance,
    opened: tuple[e.OpenDecision, ...],
    banks: dict[str, int],
    acting: str | None,
) -> Beside:
    """Return what stands beside the play after a request.

    A claim is over when its seat does anything, or when the game awaits it no longer. An
    offered draw is over when somebody leaves: those who agreed agreed to another table.
    """
    before, play = game.table.beside, result.state
    if play.result is not None:
        return Beside(banks=banks)
    awaited = {decision.decider for decision in opened}
    claims = {
        seat: claim for seat, claim in before.claims.items() if seat != acting and seat in awaited
    }
    same = still_in(game) == tuple(s for s, player in play.players.items() if player.lost is None)
    return Beside(
        banks=banks,
        draw=before.draw if same else None,
        refused=before.refused,
        claims=claims,
    )


def still_in(game: Game) -> tuple[str, ...]:
    """Return the seats that have not left the game."""
    return tuple(s for s, player in game.table.play.players.items() if player.lost is None)


def unchanged(game: Game) -> Advance:
    """Return what a request led to that moved nothing in the game."""
    play = game.table.play
    return Advance(facts=(), state=play, open=tuple(d.asked for d in game.table.open))


def playing(game: Game, account: str) -> str:
    """Return the seat of an account in a game under way, or refuse."""
    seat = game.table.seat_of(account)
    if game.table.status == "none" or seat is None:
        raise NotFound("There is no such game.")
    if game.table.status in ("open", "shuffling"):
        raise Illegal("The game has not begun.", code="not-begun")
    if game.table.status == "closed":
        raise Illegal("The table is closed.", code="table-closed")
    if game.table.status == "over":
        raise Illegal("The game is over.", code="game-over", rule="CR 104.1")
    return seat
