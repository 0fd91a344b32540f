"""Tables around a small board, for tests of what is shown of it."""

from random import Random
from uuid import UUID

from msgspec.structs import replace

from domain.game.state import Game, Sitting, Table, evolve
from services.rulesets import printed
from tests.support.board import Board
from tests.support.whole_games import asked, random_request

NAMES = ("Anna", "Ben", "Carl", "Dora")


def table_of(laid: Board, number: int = 1) -> Table:
    """Return a table at which that board is being played."""
    digests = sorted({thing.card for thing in laid.state.objects.values()} - {""})
    named = {digest: printed(laid.cards.by_digest(digest)) for digest in digests}
    play = replace(laid.state, printed=named)
    sittings = {
        seat: Sitting(f"account-{seat}", name)
        for seat, name in zip(play.seats or tuple(play.players), NAMES, strict=False)
    }
    return Table(
        id=str(UUID(int=number)), format="duel", size=len(sittings),
        status="playing" if play.result is None else "over", sittings=sittings,
        order=tuple(sittings), play=play, version=number, view_key="5e" * 32,
    )  # fmt: skip


def after(game: Game, seat: str) -> Game:
    """Return the game after some answer of a seat."""
    opened, question = next(pair for pair in asked(game) if pair[0].asked.seat == seat)
    _, events = random_request(game, opened, question, Random(1))
    for event in events:
        game = evolve(game, event)
    return game
