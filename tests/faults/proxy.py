"""A way to Postgres that can lose an answer, hold them back, or be shut."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit


class Proxy:
    """Passes bytes on.

    ``lose_next_answer`` drops what comes back, ``shut`` takes nobody, and while ``frozen`` is
    set nothing comes back, though the connection stands.
    """

    def __init__(self, host: str, port: int) -> None:
        self._target = host, port
        self._writers: set[asyncio.StreamWriter] = set()
        self._serving: set[asyncio.Task[object]] = set()
        self._losing = self._then_shut = self.shut = self.frozen = False
        self.lost = 0

    def lose_next_answer(self, *, then_shut: bool = False) -> None:
        """Let the next thing asked be done, and drop the connection in place of its answer."""
        self._losing, self._then_shut = True, then_shut

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one connection."""
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)
        if self.shut:
            writer.close()
            return
        there, out = await asyncio.open_connection(*self._target)
        self._writers |= {writer, out}
        asked = asyncio.create_task(self._pass_on(reader, out))
        try:
            await self._answers(there, writer)
        finally:
            asked.cancel()
            for each in (writer, out):
                self._writers.discard(each)
                each.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def _answers(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await there.read(65536):
                if self._losing:
                    self._losing, self.shut = False, self._then_shut
                    self.lost += 1
                    if self.shut:
                        self._drop()
                    return
                while self.frozen:  # noqa: ASYNC110 # tests look at it and set it
                    await asyncio.sleep(0.02)
                writer.write(data)
                await writer.drain()

    def _drop(self) -> None:
        for writer in self._writers:
            writer.close()

    async def close(self) -> None:
        """Drop every connection, also one that is still being made."""
        self._drop()
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)


@asynccontextmanager
async def proxied(url: str) -> AsyncIterator[tuple[str, Proxy]]:
    """Give an address of the same database by way of a proxy, and the proxy."""
    parts = urlsplit(url)
    assert parts.hostname
    assert parts.port
    proxy = Proxy(parts.hostname, parts.port)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    netloc = f"{parts.username}:{parts.password}@127.0.0.1:{port}"
    try:
        yield parts._replace(netloc=netloc).geturl(), proxy
    finally:
        server.close()
        await proxy.close()
        await server.wait_closed()
