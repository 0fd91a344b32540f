"""What is answered depends on who asks: no cache gives it to anybody else (RFC 9111).

An answer without a token may be kept by a shared cache where nothing forbids it, and would
then be given to who comes with one (RFC 9111 section 4.1). So each answer says so itself.
"""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send


class CallersOwn:
    """ASGI middleware: what does not say how it may be kept is not to be kept at all."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and complete the fields of its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("Cache-Control", "no-store")
                headers.setdefault("X-Content-Type-Options", "nosniff")
                if "authorization" not in headers.get("Vary", "").lower():
                    headers.add_vary_header("Authorization")
            await send(message)

        await self._app(scope, receive, told)
