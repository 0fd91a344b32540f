"""The smallest application that a server can serve, for tests of the server."""

from collections.abc import Awaitable, Callable
from typing import Any

Message = dict[str, Any]


async def tiny_service(
    scope: Message,
    _receive: Callable[[], Awaitable[Message]],
    send: Callable[[Message], Awaitable[None]],
) -> None:
    """Answer every request with the path that was asked for; has no lifespan."""
    if scope["type"] != "http":
        raise LookupError("only HTTP is served here")
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": scope["path"].encode()})


def create_app() -> Callable[..., Awaitable[None]]:
    """Return the application, as uvicorn's factories do."""
    return tiny_service
