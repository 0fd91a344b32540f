"""The house players speak through the generated client: ``antechamber_client`` in place of httpx.

Two of them play a duel: ``python -m clients.python.house_service --url http://127.0.0.1:8000``.
"""

import argparse
import asyncio
import secrets
from collections.abc import Awaitable, Callable
from random import Random
from typing import Self, TypeVar
from uuid import UUID, uuid4

import httpx
from antechamber_client import AuthenticatedClient, Client
from antechamber_client.api.accounts import register
from antechamber_client.api.decisions import answer, list_decisions
from antechamber_client.api.decks import create_deck
from antechamber_client.api.formats import list_sample_decks
from antechamber_client.api.games import get_game, open_game, take_seat
from antechamber_client.models import (
    AnswersBody,
    DeckBody,
    OpenGameBody,
    Problem,
    RegisterBody,
    TakeSeatBody,
)
from antechamber_client.types import Response

from house.persistence import persistently
from house.player import Player
from house.service import POLL_SECONDS, Json, Refused

T = TypeVar("T")
TIMEOUT = httpx.Timeout(POLL_SECONDS + 40.0, connect=10.0)


class GeneratedService:
    """One account's way to the service; close it when done.

    ``transport`` stands in place of the network, for tests.
    """

    def __init__(
        self, url: str, token: str = "", transport: httpx.AsyncBaseTransport | None = None
    ) -> None:
        self._url = url
        self._transport = transport
        self._client = AuthenticatedClient(
            url, token, timeout=TIMEOUT, httpx_args={"transport": transport}
        )

    async def close(self) -> None:
        """Give its connections back."""
        await self._client.get_async_httpx_client().aclose()

    async def register(self, name: str, password: str) -> Self:
        """Make an account and return the way to the service that speaks for it."""
        body = RegisterBody(name=name, password=password)
        stranger = Client(self._url, timeout=TIMEOUT, httpx_args={"transport": self._transport})
        async with stranger:
            made = await _said(
                "register", lambda: register.asyncio_detailed(client=stranger, body=body)
            )
        return type(self)(self._url, made.token, self._transport)

    async def sample_decks(self) -> list[Json]:
        """Return the decks that the service offers to beginners."""
        found = await _said(
            "sample decks", lambda: list_sample_decks.asyncio_detailed(client=self._client)
        )
        return [deck.to_dict() for deck in found.decks]

    async def make_deck(self, deck: Json) -> str:
        """Store a deck with the name, format and entries of a sample; return its id."""
        body = DeckBody.from_dict({name: deck[name] for name in ("name", "format", "entries")})
        key = str(uuid4())
        made = await _said(
            "make a deck",
            lambda: create_deck.asyncio_detailed(
                client=self._client, body=body, idempotency_key=key
            ),
        )
        return str(made.deck.id)

    async def open_game(self, format: str, seats: int, options: Json | None = None) -> str:
        """Open a table and return the game's id."""
        body = OpenGameBody.from_dict({"format": format, "seats": seats, "options": options or {}})
        key = str(uuid4())
        made = await _said(
            "open a table",
            lambda: open_game.asyncio_detailed(client=self._client, body=body, idempotency_key=key),
        )
        return made.game.id

    async def take_seat(self, game: str, deck: str) -> str:
        """Sit down with a deck and return the seat."""
        body, key = TakeSeatBody(deck=UUID(deck)), str(uuid4())
        taken = await _said(
            "take a seat",
            lambda: take_seat.asyncio_detailed(
                game, client=self._client, body=body, idempotency_key=key
            ),
        )
        return taken.seat

    async def game(self, game: str) -> Json:
        """Return what a game is: its status, seats and winners."""
        found = await _said(
            "the game", lambda: get_game.asyncio_detailed(game, client=self._client)
        )
        return found.to_dict()

    async def decisions(self, game: str, wait: float = 0.0) -> Json:
        """Return the open decisions of the caller; wait up to so many seconds for one."""
        found = await _said(
            "decisions",
            lambda: list_decisions.asyncio_detailed(game, client=self._client, wait=wait),
        )
        return found.to_dict()

    async def answer(self, game: str, decision: str, answers: list[Json]) -> Json:
        """Answer a decision with a list; an incomplete list is answered with the ``next`` one."""
        body, key = AnswersBody.from_dict({"answers": answers}), str(uuid4())
        outcome = await _said(
            "answer",
            lambda: answer.asyncio_detailed(
                game, decision, client=self._client, body=body, idempotency_key=key
            ),
        )
        return outcome.to_dict()


async def _said(asked: str, send: Callable[[], Awaitable[Response[T | Problem]]]) -> T:
    """Return what the service says; raises ``Refused`` for a problem document."""
    reply = await persistently(send)
    said = reply.parsed
    if said is None or isinstance(said, Problem):
        document = said.to_dict() if said else {}
        raise Refused(asked, int(reply.status_code), document)
    return said


async def duel(url: str, seed: int | None = None) -> Json:
    """Let two house players play a duel with sample decks; return what the game came to."""
    random = Random(seed)
    nobody = GeneratedService(url)
    seats = [
        await nobody.register(f"house-{secrets.token_hex(6)}", secrets.token_urlsafe(24))
        for _ in range(2)
    ]
    deck = next(d for d in await seats[0].sample_decks() if d["format"] == "duel")
    game = await seats[0].open_game("duel", len(seats))
    for seat in seats:
        await seat.take_seat(game, await seat.make_deck(deck))
    async with asyncio.TaskGroup() as table:
        for seat in seats:
            table.create_task(Player(seat, game, Random(random.random())).play())
    result = await seats[0].game(game)
    for service in (nobody, *seats):
        await service.close()
    return result


def main() -> None:
    """Read the command line, play, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", default="http://127.0.0.1:8000", help="where the service is")
    parser.add_argument("--seed", type=int, help="makes the players' choices repeatable")
    given = parser.parse_args()
    game = asyncio.run(duel(given.url, given.seed))
    print(f"Game {game['id']}: {game['result']}")


if __name__ == "__main__":
    main()
