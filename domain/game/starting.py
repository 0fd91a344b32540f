"""The start of a game: who begins is drawn, decks are shuffled, the first hands are dealt."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from domain.game import events as e
from domain.game.physical import general_marks, signed_marks, slots_of
from domain.game.recording import Recording, Ruleset, opened_by, source_of_chance, timed
from domain.game.state import Game
from domain.rules import open_game


def start(game: Game, rules: Ruleset, at: datetime | None) -> e.GameStarted:
    """Draw who begins (CR 103.1), then deal; turn order follows the seats.

    ``game`` is as it stands after the event before this one.
    """
    source = source_of_chance(game)
    decks = {**game.decks, **game.piles}
    seats = tuple(sorted(game.decks))
    first = source.choose(("first",), len(seats))
    order = (*seats[first:], *seats[:first])
    accounts = {seat: who.account for seat, who in game.table.sittings.items()}
    digests = sorted({entry.digest for entries in decks.values() for entry in entries})
    result = open_game(
        order,
        {owner: slots_of(owner, entries) for owner, entries in decks.items()},
        {digest: rules.printed(digest) for digest in digests},
        rules.cards(),
        rules.overlay(game.table.options),
        source,
        {**general_marks(game.decks), **signed_marks(accounts, game.decks)},
    )
    opened = opened_by(game, result.open, game.table.version + 1, ())
    ordered = replace(game, table=replace(game.table, order=order))
    recording: Recording = timed(ordered, result, opened, at)
    return e.GameStarted(order=order, **recording)
