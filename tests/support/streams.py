"""Streams read record by record: through ASGI without a server, and from one."""

import asyncio
import json
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from typing import Any, Self
from urllib.parse import urlsplit

from fastapi import FastAPI

Json = dict[str, Any]
NDJSON = "application/x-ndjson"
SSE = "text/event-stream"
PATIENCE = 20.0


class Records:
    """Splits what a stream sends into records; ``ids`` are the cursors of server-sent events."""

    def __init__(self, media: str) -> None:
        self._media = media
        self._rest = b""
        self.ids: list[str] = []
        self.kept_alive = 0

    def take(self, chunk: bytes) -> list[Json]:
        """Return the records that a chunk completes."""
        end = b"\n\n" if self._media == SSE else b"\n"
        *whole, self._rest = (self._rest + chunk).split(end)
        return [record for part in whole if (record := self._read(part.decode())) is not None]

    def _read(self, part: str) -> Json | None:
        if self._media != SSE:
            self.kept_alive += not part
            return json.loads(part) if part else None
        fields = dict(row.split(": ", 1) for row in part.split("\n") if not row.startswith(":"))
        if "data" not in fields:
            self.kept_alive += 1
            return None
        record: Json = json.loads(fields["data"])
        assert fields["event"] == record["record"]
        self.ids.append(fields["id"])
        return record


class Stream:
    """One request to an application, whose answer is read as it comes."""

    def __init__(self, app: FastAPI, path: str, headers: dict[str, str]) -> None:
        self._app = app
        parts = urlsplit(path)
        self._scope: Json = {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
            "method": "GET", "scheme": "http", "path": parts.path, "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(), "root_path": "", "server": ("test", 80),
            "client": ("127.0.0.1", 50000), "state": {},
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        }  # fmt: skip
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""
        self._chunks: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=1)
        self._started = asyncio.Event()
        self._gone = asyncio.Event()
        self._read: list[Json] = []
        self._ended = False
        self._splitting = Records(headers.get("Accept", ""))

    @property
    def ids(self) -> list[str]:
        """The cursors that came with server-sent events."""
        return self._splitting.ids

    async def next(self) -> Json:
        """Return the next record; raises ``EOFError`` at the end of the stream."""
        while not self._read:
            chunk = None if self._ended else await self._chunk()
            if chunk is None:
                self._ended = True
                raise EOFError
            self.body += chunk
            self._read = self._splitting.take(chunk)
        return self._read.pop(0)

    async def _chunk(self) -> bytes | None:
        """Return what comes next; a failure of the application is raised here."""
        async with asyncio.timeout(PATIENCE):
            coming = asyncio.ensure_future(self._chunks.get())
            await asyncio.wait({coming, self._task}, return_when=asyncio.FIRST_COMPLETED)
            if not coming.done():
                await self._task
            return await coming

    async def kept_alive(self) -> None:
        """Wait until something comes that is no record."""
        before = self._splitting.kept_alive
        while self._splitting.kept_alive == before:
            chunk = await self._chunk()
            assert chunk is not None
            self._read += self._splitting.take(chunk)

    async def closed(self) -> None:
        """Wait until the application ended the stream, without reading any of it."""
        await asyncio.wait({self._task})

    async def until(self, kind: str) -> list[Json]:
        """Return the records up to the next of a kind, which is the last of them."""
        found = [await self.next()]
        while found[-1]["record"] != kind:
            found.append(await self.next())
        return found

    async def rest(self) -> list[Json]:
        """Return all records until the stream ends."""
        found = []
        try:
            while True:
                found.append(await self.next())
        except EOFError:
            return found

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._app(self._scope, self._receive, self._send))
        await asyncio.wait_for(self._started.wait(), PATIENCE)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Hang up, and wait until the application noticed."""
        self._gone.set()
        while not self._task.done():
            if not self._chunks.empty():
                self._chunks.get_nowait()
            await asyncio.sleep(0.001)
        await self._task

    async def _receive(self) -> Json:
        if not self._scope.get("asked"):
            self._scope["asked"] = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {n.decode().lower(): v.decode() for n, v in message["headers"]}
            self._started.set()
            return
        if message.get("body"):
            await self._chunks.put(message["body"])
        if not message.get("more_body"):
            await self._chunks.put(None)


@asynccontextmanager
async def stream(
    app: FastAPI, path: str, token: str | None = None, media: str = NDJSON, **headers: str
) -> AsyncIterator[Stream]:
    """Open a stream; further headers are named with underscores."""
    sent = {"Accept": media, **{name.replace("_", "-"): v for name, v in headers.items()}}
    if token is not None:
        sent["Authorization"] = f"Bearer {token}"
    async with Stream(app, f"/v1{path}", sent) as opened:
        yield opened
