"""One log line a request, with an id that the client is told; bodies and headers stay out.

Neither is the path itself logged, which may hold whatever a client put there: the route's
template is, with the ids that the route found to be some.
"""

import time
from secrets import token_hex

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api import metrics

_LOG = structlog.stdlib.get_logger("antechamber.api")

HEADER = b"x-request-id"


class RequestLog:
    """ASGI middleware: names each request, logs and counts how it ended."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and log method, route, status and milliseconds."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id, started, status = token_hex(16), time.perf_counter(), 500

        async def named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER, request_id.encode())]
            await send(message)

        structlog.contextvars.bind_contextvars(request_id=request_id)
        try:
            await self._app(scope, receive, named)
        finally:
            seconds, route = time.perf_counter() - started, _template(scope)
            metrics.note(route, scope["method"], status, seconds)
            _LOG.info(
                "request",
                method=scope["method"],
                route=route,
                status=status,
                milliseconds=round(seconds * 1000, 1),
            )
            # The last two are bound by api/dependencies, where they are known to be ids.
            structlog.contextvars.unbind_contextvars("request_id", "account", "game")


def _template(scope: Scope) -> str:
    """Return the path as its route declares it; one text for all that no route takes."""
    route = scope.get("route")
    return str(getattr(route, "path", "none"))
