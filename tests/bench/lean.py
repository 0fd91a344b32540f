"""A client that costs little, so that on shared cores the service is what is measured."""

import time
import uuid
from dataclasses import dataclass, field, replace
from typing import Any, Self

import aiohttp
import msgspec

from house.client import Paths
from house.service import Json, Refused

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode


@dataclass
class Timed:
    """How long each answer to a decision took, in milliseconds, as the client saw it."""

    answers: list[float] = field(default_factory=list)
    others: int = 0
    refused: int = 0


@dataclass(frozen=True)
class Lean:
    """Implements ``house.service.Service`` on aiohttp, without retries: a fault ends the run."""

    http: aiohttp.ClientSession
    timed: Timed
    token: str = ""

    async def register(self, name: str, password: str) -> Self:
        """Make an account and return the client that speaks for it."""
        reply = await self._send("POST", Paths.accounts, {"name": name, "password": password})
        return replace(self, token=str(reply["token"]))

    async def sample_decks(self) -> list[Json]:
        """Return the decks that the service offers to beginners."""
        decks: list[Json] = (await self._send("GET", Paths.sample_decks))["decks"]
        return decks

    async def make_deck(self, deck: Json) -> str:
        """Store a deck with the name, format and entries of a sample; return its id."""
        body = {name: deck[name] for name in ("name", "format", "entries")}
        return str((await self._send("POST", Paths.decks, body))["deck"]["id"])

    async def open_game(self, format: str, seats: int, options: Json | None = None) -> str:
        """Open a table and return the game's id."""
        body = {"format": format, "seats": seats, "options": options or {}}
        return str((await self._send("POST", Paths.games, body))["game"]["id"])

    async def take_seat(self, game: str, deck: str) -> str:
        """Sit down with a deck and return the seat."""
        return str((await self._send("POST", Paths.seats(game), {"deck": deck}))["seat"])

    async def game(self, game: str) -> Json:
        """Return what a game is: its status, seats and winners."""
        return await self._send("GET", Paths.game(game))

    async def decisions(self, game: str, wait: float = 0.0) -> Json:
        """Return the open decisions of the caller; wait up to so many seconds for one."""
        return await self._send("GET", f"{Paths.decisions(game)}?wait={wait}")

    async def answer(self, game: str, decision: str, answers: list[Json]) -> Json:
        """Answer a decision with a list; an incomplete list is answered with the ``next`` one."""
        begun = time.perf_counter()
        try:
            return await self._send("POST", Paths.decision(game, decision), {"answers": answers})
        except Refused:
            self.timed.refused += 1
            raise
        finally:
            self.timed.answers.append((time.perf_counter() - begun) * 1000)
            self.timed.others -= 1

    async def _send(self, method: str, path: str, body: Json | None = None) -> Json:
        self.timed.others += 1
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        data = None
        if body is not None:
            data = _encode(body)
            headers |= {"Content-Type": "application/json", "Idempotency-Key": uuid.uuid4().hex}
        async with self.http.request(method, path, data=data, headers=headers) as reply:
            document = _decode(await reply.read())
        if reply.status >= 400:
            raise Refused(f"{method} {path}", reply.status, document)
        return document
