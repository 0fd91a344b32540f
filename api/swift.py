"""Routes that are asked a hundred times a second: what is well formed is read by hand.

To find a route and solve the dependencies of a request takes FastAPI longer than the service
takes to list a decision. Such a route has a reader beside its function: it takes what is
plainly right, and leaves everything else, and with it every message about what is wrong, to
FastAPI. Functions, checks and description are the same; a test asks both ways and compares.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from api.limits import given_again
from api.problems import of_refusal
from domain.kernel.refusals import Refusal

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


@dataclass(frozen=True)
class _Shortcut:
    """A route whose function has a reader."""

    route: APIRoute
    reader: Reader

    def takes(self, scope: Scope) -> bool:
        """Tell whether a request is this route's, and note so in its scope."""
        if scope["method"] not in (self.route.methods or ()):
            return False
        found = self.route.path_regex.match(scope["path"])
        if found is None:
            return False
        scope["path_params"] = found.groupdict()
        scope["route"] = self.route
        return True


def _shortcuts(routes: Iterable[BaseRoute]) -> Iterator[_Shortcut]:
    for route in routes:
        inner = getattr(getattr(route, "original_router", route), "routes", None)
        if isinstance(route, APIRoute):
            reader: Reader | None = getattr(route.endpoint, "reader", None)
            if reader is not None:
                yield _Shortcut(route, reader)
        elif inner:
            yield from _shortcuts(inner)


class Swift:
    """ASGI middleware: readers answer what they take; innermost, so that all others are passed.

    Paths of routes with a reader are to be matched by no other route of their method.
    """

    def __init__(self, app: ASGIApp, routes: Iterable[BaseRoute]) -> None:
        self._app = app
        self._shortcuts = tuple(_shortcuts(routes))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Show the request to the reader of its route, if that has one; else pass it on."""
        if scope["type"] == "http":
            for shortcut in self._shortcuts:
                if shortcut.takes(scope):
                    await self._read(shortcut.reader, scope, receive, send)
                    return
        await self._app(scope, receive, send)

    async def _read(self, reader: Reader, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        body = await request.body()
        try:
            answered = await reader(request)
        except Refusal as refusal:
            answered = of_refusal(refusal)
        if answered is None:
            await self._app(scope, given_again(body, receive), send)
        else:
            await answered(scope, receive, send)


def segment(request: Request, name: str) -> str | None:
    """Return a part of the path, unless it is too long to be what it stands for."""
    found = str(request.path_params[name])
    return found if len(found) <= LONGEST_SEGMENT else None
