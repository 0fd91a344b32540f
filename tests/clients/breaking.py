"""A network that breaks: the service hears a request, and the reply is lost on the way back."""

import json

import httpx


class Breaking(httpx.AsyncBaseTransport):
    """Loses the reply to every n-th first write, and notes each write by its key."""

    def __init__(self, inner: httpx.AsyncBaseTransport, every: int) -> None:
        self._inner = inner
        self._every = every
        self.sent: dict[str, list[bytes]] = {}
        self.complete: set[str] = set()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Pass a request on; raise ``ReadError`` in place of a reply that is lost."""
        response = await self._inner.handle_async_request(request)
        key = request.headers.get("Idempotency-Key")
        if key is None:
            return response
        body = await response.aread()
        self.sent.setdefault(key, []).append(request.content)
        if "/decisions/" in request.url.path and json.loads(body).get("complete"):
            self.complete.add(key)
        if len(self.sent[key]) == 1 and len(self.sent) % self._every == 0:
            raise httpx.ReadError("the connection broke", request=request)
        return response

    def repeated(self) -> dict[str, list[bytes]]:
        """Return the writes that were sent more than once."""
        return {key: bodies for key, bodies in self.sent.items() if len(bodies) > 1}
