"""An application behind a synchronous client: each request runs on a loop of its own making."""

import asyncio

import httpx
from starlette.types import ASGIApp


class Loopback(httpx.BaseTransport):
    """Sends requests into an application in the calling thread; what it begins beside them
    goes on with the next request.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._inner = httpx.ASGITransport(app)
        self._runner = asyncio.Runner()

    def close(self) -> None:
        self._runner.close()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return self._runner.run(self._answered(request))

    async def _answered(self, request: httpx.Request) -> httpx.Response:
        reply = await self._inner.handle_async_request(request)
        content = await reply.aread()
        return httpx.Response(reply.status_code, headers=reply.headers, content=content)


def client(app: ASGIApp) -> httpx.Client:
    """Return a client of the application; closing it ends the loop."""
    return httpx.Client(transport=Loopback(app), base_url="http://test")
