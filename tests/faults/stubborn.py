"""A client that does not give up, and keeps a note of everything that was promised to it."""

import asyncio
import time
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

import httpx

from house.client import Client, Problem
from house.service import Json

PATIENCE = 90.0
"""Seconds for which a request is sent again and again."""

PAUSE = 0.02
LATER = (httpx.codes.SERVICE_UNAVAILABLE, httpx.codes.TOO_MANY_REQUESTS)


@dataclass(frozen=True)
class Promise:
    """An answer that the service said it took: the game, the decision, the key."""

    game: str
    decision: str
    key: str


@dataclass
class Notes:
    """What clients met: cut off in the middle, turned away at the door, told to come back."""

    promises: list[Promise] = field(default_factory=list)
    answered: int = 0
    cut_off: int = 0
    refused: int = 0
    unavailable: int = 0
    taken_unseen: int = 0
    stale: int = 0
    slowest: float = 0.0
    odd: list[str] = field(default_factory=list)

    def later(self, response: httpx.Response) -> None:
        """Judge an answer that says to come back later."""
        self.unavailable += response.status_code == httpx.codes.SERVICE_UNAVAILABLE
        kind = response.headers.get("Content-Type", "")
        retry = response.headers.get("Retry-After", "")
        if not kind.startswith("application/problem+json") or not retry.isdigit():
            self.odd.append(f"{response.status_code}: {kind} {retry!r} {response.text[:200]}")


@dataclass(frozen=True)
class Stubborn(Client):
    """Sends a request again, with its key, while the connection breaks or it shall come later.

    With several ``doors`` every attempt goes to the next one.
    """

    notes: Notes = field(default_factory=Notes)
    doors: "cycle[str] | None" = None

    async def _send(
        self, method: str, path: str, *, headers: dict[str, str] | None = None, **content: Any
    ) -> httpx.Response:
        headers = {**(headers or {}), "Authorization": f"Bearer {self.token}"}
        if self.token is None:
            del headers["Authorization"]
        response = await self._until_answered(method, path, headers, content)
        if response.is_error:
            raise Problem(response)
        return response

    async def _until_answered(
        self, method: str, path: str, headers: dict[str, str], content: Json
    ) -> httpx.Response:
        until, cut_off = time.monotonic() + PATIENCE, False
        while time.monotonic() < until:
            began = time.monotonic()
            url = path if self.doors is None else next(self.doors) + path
            try:
                response = await self.http.request(method, url, headers=headers, **content)
            except httpx.ConnectError:
                self.notes.refused += 1
            except httpx.TransportError:
                self.notes.cut_off += 1
                cut_off = True
            else:
                self.notes.answered += 1
                self.notes.slowest = max(self.notes.slowest, time.monotonic() - began)
                if response.status_code not in LATER:
                    self._note(path, headers, response, cut_off=cut_off)
                    return response
                self.notes.later(response)
            await asyncio.sleep(PAUSE)
        raise TimeoutError(f"{method} {path} came to nothing in {PATIENCE} s")

    def _note(
        self, path: str, headers: dict[str, str], response: httpx.Response, *, cut_off: bool
    ) -> None:
        parts = path.strip("/").split("/")
        if response.is_error or "Idempotency-Key" not in headers or parts[-2] != "decisions":
            return
        reply: dict[str, Any] = response.json()
        if reply["complete"]:
            self.notes.promises.append(Promise(parts[2], parts[4], headers["Idempotency-Key"]))
            # The events of the request are told with its first reply alone.
            self.notes.taken_unseen += cut_off and not reply["events"]
