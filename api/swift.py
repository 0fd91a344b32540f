"""Routes that are asked a hundred times a second: what is well formed is read by hand.

To solve the dependencies of a request takes FastAPI longer than the service takes to list a
decision. Such a route has a reader beside its function: it takes what is plainly right, and
leaves everything else, and with it every message about what is wrong, to FastAPI. Functions,
checks and description are the same; a test asks both ways and compares.
"""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from fastapi import Request, Response
from fastapi.routing import APIRoute

Reader = Callable[[Request], Awaitable[Response | None]]
"""Answers a request, or returns nothing, having done nothing, for FastAPI to read it."""

F = TypeVar("F", bound=Callable[..., Any])

LONGEST_SEGMENT = 64


def read_by(reader: Reader) -> Callable[[F], F]:
    """Return a decorator: requests to this function are first shown to a reader."""

    def marked(function: F) -> F:
        function.__dict__["reader"] = reader
        return function

    return marked


class SwiftRoute(APIRoute):
    """A route whose function may have a reader."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return what answers a request: the reader's answer, or else FastAPI's."""
        usual = super().get_route_handler()
        reader: Reader | None = getattr(self.endpoint, "reader", None)
        if reader is None:
            return usual

        async def handle(request: Request) -> Response:
            answered = await reader(request)
            return await usual(request) if answered is None else answered

        return handle


def segment(request: Request, name: str) -> str | None:
    """Return a part of the path, unless it is too long to be what it stands for."""
    found = str(request.path_params[name])
    return found if len(found) <= LONGEST_SEGMENT else None
