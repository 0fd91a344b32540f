"""Requests at the ASGI border: what is asked, and every byte that comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, MutableMapping
from typing import Any

import httpx
import msgspec
from starlette.types import ASGIApp

Json = dict[str, Any]

UNEQUAL_HEADERS = frozenset(
    {"date", "x-request-id", "retry-after", "ratelimit", "ratelimit-policy"}
)
"""Headers that tell one request, or how many there were, from another and nothing of a game."""

PATIENCE = 20.0
"""Seconds until a request counts as not answered."""


class Ask(msgspec.Struct, frozen=True):
    """A request; the path begins after the host, the token is whose it is (or nobody's).

    ``until``: what the asker of a stream without an end waits for before leaving.
    """

    method: str
    path: str
    token: str | None = None
    params: Mapping[str, str] = {}
    json: Any = None
    content: bytes | None = None
    headers: Mapping[str, str] = {}
    until: bytes | None = None

    def all_headers(self) -> dict[str, str]:
        """Return the headers to send, with the token's."""
        held = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if self.content is not None:
            held["Content-Type"] = "application/json"
        return {**held, **self.headers}


class Seen(msgspec.Struct, frozen=True):
    """All that an asker gets: status, headers and body, and what the service logged of it."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes
    logged: tuple[bytes, ...] = ()

    @property
    def json(self) -> Json:
        document: Json = msgspec.json.decode(self.body)
        return document

    @property
    def documents(self) -> list[Any]:
        """Return the JSON of an answer or of each record of a stream; none of other answers."""
        kind = self.header("content-type").partition(";")[0]
        if kind == "application/x-ndjson":
            return [msgspec.json.decode(line) for line in self.body.splitlines() if line]
        if kind == "text/event-stream":
            lines = self.body.splitlines()
            return [msgspec.json.decode(line[5:]) for line in lines if line.startswith(b"data:")]
        return [msgspec.json.decode(self.body)] if kind.endswith("json") and self.body else []

    def header(self, name: str) -> str:
        """Return a header, or nothing."""
        return dict(self.headers).get(name, "")


class Heard:
    """One exchange at the ASGI border, so that a stream without an end can be read too."""

    def __init__(self, request: httpx.Request, app: ASGIApp) -> None:
        self._request = request
        self._asked = False
        self._left = asyncio.Event()
        self._more = asyncio.Event()
        self.status = 0
        self.headers: tuple[tuple[str, str], ...] = ()
        self.body = bytearray()
        self.ended = False
        self._task = asyncio.ensure_future(app(self._scope(), self._receive, self._send))
        self._task.add_done_callback(lambda _: self._more.set())

    async def hear(self, until: bytes | None = None) -> None:
        """Hear until these bytes have come, or the answer has ended; fails after a while."""
        async with asyncio.timeout(PATIENCE):
            while not (self.ended or self._task.done() or (until and until in self.body)):
                self._more.clear()
                await self._more.wait()

    async def leave(self) -> None:
        """Go away, whether or not there would be more."""
        self._left.set()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._task
        except Exception as failure:
            if self.status == 0:
                raise AssertionError(f"{self._request.url} was not answered") from failure

    def _scope(self) -> Json:
        url = self._request.url
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1",
            "method": self._request.method, "scheme": "http", "path": url.path,
            "raw_path": url.raw_path.partition(b"?")[0], "query_string": url.query,
            "headers": [(name.lower(), value) for name, value in self._request.headers.raw],
            "root_path": "", "server": ("test", 80), "client": ("127.0.0.1", 1), "state": {},
        }  # fmt: skip

    async def _receive(self) -> Json:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": self._request.content, "more_body": False}
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            pairs = sorted((k.decode(), v.decode()) for k, v in message["headers"])
            self.headers = tuple(pair for pair in pairs if pair[0] not in UNEQUAL_HEADERS)
            return
        self.body += message.get("body", b"")
        self.ended = not message.get("more_body", False)
        self._more.set()
