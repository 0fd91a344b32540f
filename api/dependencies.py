"""What routes are given: the services, who calls, which game, and under which key."""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated
from uuid import UUID

import structlog
from fastapi import Depends, Path, Request
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from fastapi.security import HTTPBearer
from fastapi.security.base import SecurityBase
from starlette.routing import BaseRoute

from api.rates import Rates
from domain.kernel.refusals import Forbidden, NotFound, Unauthenticated
from domain.player.account import SCOPES
from services import handling
from services.application import Application

BEARER = HTTPBearer(auto_error=False, description="A token of `POST /v1/tokens`.")
LONGEST_TOKEN = 200


@dataclass(frozen=True)
class Caller:
    """Whose token came with a request, and what it allows."""

    account: UUID
    name: str
    scopes: frozenset[str]
    token: str


# Dependencies are coroutines: FastAPI would run plain functions in a thread, which costs
# more than they do and loses what they bind for the log.
async def services(request: Request) -> Application:
    """Return the services that the application was created with."""
    found: Application = request.app.state.services
    return found


Here = Annotated[Application, Depends(services)]


async def _caller(request: Request) -> Caller | None:
    """Return whose token came; a header that is no valid token is refused, not ignored."""
    bearer = await BEARER(request)
    if bearer is None:
        if request.headers.get("Authorization"):
            raise Unauthenticated("The Authorization header is no bearer token.")
        return None
    if len(bearer.credentials) > LONGEST_TOKEN:
        raise Unauthenticated("This token is not valid.")
    here: Application = request.app.state.services
    known = await here.accounts.authenticate(bearer.credentials)
    if known.game is not None:
        _only_there(known.game, request.path_params.get("game"))
    structlog.contextvars.bind_contextvars(account=known.account)
    request.state.authenticated = True  # api/limits gives such a token a quota of its own
    return Caller(UUID(known.account), known.name, frozenset(known.scopes), known.token)


def _only_there(game: str, asked_for: object) -> None:
    """Refuse a seat token of a game on every route that is not of that game."""
    if asked_for is None:
        raise Forbidden("A seat token is for its own game alone.", code="seat-token")
    if identity(str(asked_for), "game") != UUID(game):
        raise NotFound("There is no such game.")


class _Check(SecurityBase):
    """What each check is to FastAPI: one dependency that also describes the token it reads.

    Dependencies within dependencies cost more than what they do.
    """

    def __init__(self, scope: str) -> None:
        if scope not in SCOPES:
            raise ValueError(f"there is no scope {scope}")
        self.model, self.scheme_name = BEARER.model, BEARER.scheme_name
        self.scope = scope


class Required(_Check):
    """A valid token whose scopes contain this one."""

    async def __call__(self, request: Request) -> Caller:
        """Return the caller; raises ``Unauthenticated`` or ``Forbidden``."""
        caller = await _caller(request)
        if caller is None:
            raise Unauthenticated("This needs a bearer token.")
        return _allowed(caller, self.scope)


class Admitted(_Check):
    """Anybody without a token, or a valid one with this scope."""

    optional = True

    async def __call__(self, request: Request) -> Caller | None:
        """Return the caller, if a token came; raises ``Unauthenticated`` or ``Forbidden``."""
        caller = await _caller(request)
        return None if caller is None else _allowed(caller, self.scope)


def requires(scope: str) -> Required:
    """Return a dependency: a valid token whose scopes contain this one."""
    return Required(scope)


def admits(scope: str) -> Admitted:
    """Return a dependency: anybody without a token, or a valid one with this scope."""
    return Admitted(scope)


@dataclass(frozen=True)
class Staying:
    """A caller whose request may last: ``still`` refuses as soon as it would be refused anew."""

    caller: Caller | None
    still: Callable[[], Awaitable[Caller | None]]

    @property
    def account(self) -> UUID | None:
        """Return whose token came, if one did."""
        return self.caller.account if self.caller else None


class Remaining(_Check):
    """As ``Admitted``, or as ``Required`` for the ``known`` alone, and asked again later."""

    def __init__(self, scope: str, *, known: bool) -> None:
        super().__init__(scope)
        self._once: Required | Admitted = requires(scope) if known else admits(scope)
        if not known:
            self.optional = True

    async def __call__(self, request: Request) -> Staying:
        """Return the caller, and how to ask again; raises as the check itself does."""

        async def still() -> Caller | None:
            return await self._once(request)

        return Staying(await still(), still)


def staying(scope: str, *, known: bool = False) -> Remaining:
    """Return a dependency for requests that may last."""
    return Remaining(scope, known=known)


async def open_to_all() -> None:
    """A dependency for routes that look at nobody's things: anybody may use them."""


DESCRIPTION_PATHS = {"/openapi.json", "/docs", "/docs/oauth2-redirect", "/redoc"}
"""FastAPI's own routes, which say what is in the committed description."""


def checks(routes: Iterable[BaseRoute]) -> Iterator[tuple[str, frozenset[str]]]:
    """Give each route by method and path, and what it checks: scopes, or ``anybody``."""
    for route in routes:
        inner = getattr(getattr(route, "original_router", route), "routes", None)
        if isinstance(route, APIRoute):
            name = f"{'/'.join(sorted(route.methods or ()))} {route.path}"
            yield name, frozenset(_checks(route.dependant))
        elif inner:
            yield from checks(inner)
        else:
            path = getattr(route, "path", repr(route))
            yield path, frozenset({"anybody"} if path in DESCRIPTION_PATHS else ())


def methods_at(routes: Iterable[BaseRoute], path: str) -> frozenset[str]:
    """Return the methods that routes take at a path: what a 405 has to tell (RFC 9110, 15.5.6)."""
    found: frozenset[str] = frozenset()
    for route in routes:
        inner = getattr(getattr(route, "original_router", route), "routes", ())
        if not isinstance(route, APIRoute):
            found |= methods_at(inner, path)
        elif route.path_regex.match(path):
            found |= frozenset(route.methods or ())
    return found


def _checks(dependant: Dependant) -> Iterator[str]:
    if dependant.call is open_to_all:
        yield "anybody"
    scope = getattr(dependant.call, "scope", None)
    if isinstance(scope, str):
        yield scope
    for each in dependant.dependencies:
        yield from _checks(each)


def anonymous(routes: Iterable[BaseRoute]) -> Iterator[str]:
    """Give the operation ids of routes that serve with a token and without one."""
    for route in routes:
        inner = getattr(getattr(route, "original_router", route), "routes", ())
        if not isinstance(route, APIRoute):
            yield from anonymous(inner)
        elif any(hasattr(each.call, "optional") for each in route.dependant.dependencies):
            yield str(route.operation_id)


def refuse_unchecked(routes: Iterable[BaseRoute]) -> None:
    """Raise ``RuntimeError`` naming every route that does not say who may use it.

    That is scopes by ``requires`` or ``admits``, or else ``open_to_all``, never both.
    """
    wrong = [
        name for name, found in checks(routes)
        if not found or ("anybody" in found and len(found) > 1)
    ]  # fmt: skip
    if wrong:
        raise RuntimeError(f"routes that do not say who may use them: {', '.join(wrong)}")


def _allowed(caller: Caller, scope: str) -> Caller:
    if scope not in caller.scopes:
        raise Forbidden(
            f"This token does not allow {scope}.", code="scope-missing", data={"scope": scope}
        )
    return caller


async def sign_ins(request: Request) -> Callable[[str], None]:
    """Return what takes one sign-in to a name off the quota of the client's address.

    It raises ``Exhausted``, so that one address cannot try many passwords for a name.
    """
    rates: Rates = request.app.state.rates
    address = request.state.address
    return lambda name: rates.sign_ins_to_a_name.require(f"{address} {name.casefold()}")


def account_of(caller: Caller | None) -> UUID | None:
    """Return the caller's account; none is a stranger's."""
    return None if caller is None else caller.account


def identity(text: str, what: str) -> UUID:
    """Return an id of a path; one that cannot be an id is not there either."""
    try:
        return UUID(text)
    except ValueError:
        raise NotFound(f"There is no such {what}.") from None


async def game_id(game: Annotated[str, Path(description="The game's id.", max_length=64)]) -> UUID:
    """Return the game's id of the path, and name it in the log."""
    found = identity(game, "game")
    structlog.contextvars.bind_contextvars(game=str(found))
    return found


async def deck_id(deck: Annotated[str, Path(description="The deck's id.", max_length=64)]) -> UUID:
    """Return the deck's id of the path."""
    return identity(deck, "deck")


def asked(caller: Caller, key: tuple[str | None, str]) -> handling.Request:
    """Return who asks for what, as the services want it."""
    return handling.Request(account=caller.account, key=key[0], body_hash=key[1])


SignIns = Annotated[Callable[[str], None], Depends(sign_ins)]
OPEN_TO_ALL = Depends(open_to_all)
player_at = requires("seat:play")

GameId = Annotated[UUID, Depends(game_id)]
DeckId = Annotated[UUID, Depends(deck_id)]
AccountManager = Annotated[Caller, Depends(requires("account:manage"))]
CardImporter = Annotated[Caller, Depends(requires("cards:import"))]
CollectionReader = Annotated[Caller, Depends(requires("collections:read"))]
CollectionWriter = Annotated[Caller, Depends(requires("collections:write"))]
DeckReader = Annotated[Caller, Depends(requires("decks:read"))]
DeckWriter = Annotated[Caller, Depends(requires("decks:write"))]
Opener = Annotated[Caller, Depends(requires("games:create"))]
PlayerAt = Annotated[Caller, Depends(player_at)]
AuditOrderer = Annotated[Caller, Depends(requires("audits:order"))]
Spectator = Annotated[Caller | None, Depends(admits("games:read"))]
StayingSpectator = Annotated[Staying, Depends(staying("games:read"))]
StayingPlayer = Annotated[Staying, Depends(staying("games:read", known=True))]
