"""One log line a request, with an id that the client is told; bodies and headers stay out."""

import time
from uuid import uuid4

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_LOG = structlog.stdlib.get_logger("antechamber.api")

HEADER = b"x-request-id"


class RequestLog:
    """ASGI middleware: names each request and logs how it ended."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and log method, path, status and milliseconds."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id, started, status = uuid4().hex, time.perf_counter(), 500

        async def named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER, request_id.encode())]
            await send(message)

        with structlog.contextvars.bound_contextvars(request_id=request_id):
            try:
                await self._app(scope, receive, named)
            finally:
                _LOG.info(
                    "request",
                    method=scope["method"],
                    path=scope["path"],
                    status=status,
                    milliseconds=round((time.perf_counter() - started) * 1000, 1),
                )
