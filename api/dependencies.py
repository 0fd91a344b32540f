"""What routes are given: the services, who calls, which game, and under which key."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, ParamSpec, TypeVar
from uuid import UUID

from fastapi import Depends, Path, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from domain.kernel.refusals import Forbidden, NotFound, Unauthenticated
from domain.player.account import SCOPES
from services import handling
from services.application import Application

P = ParamSpec("P")
R = TypeVar("R")

BEARER = HTTPBearer(auto_error=False, description="A token of `POST /v1/tokens`.")
LONGEST_TOKEN = 200


@dataclass(frozen=True)
class Caller:
    """Whose token came with a request, and what it allows."""

    account: UUID
    name: str
    scopes: frozenset[str]
    token: str


def services(request: Request) -> Application:
    """Return the services that the application was created with."""
    found: Application = request.app.state.services
    return found


Here = Annotated[Application, Depends(services)]
Bearer = Annotated[HTTPAuthorizationCredentials | None, Security(BEARER)]


async def _caller(here: Application, request: Request, bearer: Bearer) -> Caller | None:
    """Return whose token came; a header that is no valid token is refused, not ignored."""
    if bearer is None:
        if request.headers.get("Authorization"):
            raise Unauthenticated("The Authorization header is no bearer token.")
        return None
    if len(bearer.credentials) > LONGEST_TOKEN:
        raise Unauthenticated("This token is not valid.")
    known = await here.accounts.authenticate(bearer.credentials)
    return Caller(UUID(known.account), known.name, frozenset(known.scopes), known.token)


def requires(scope: str) -> Callable[..., Awaitable[Caller]]:
    """Return a dependency: a valid token whose scopes contain this one."""

    async def check(here: Here, request: Request, bearer: Bearer) -> Caller:
        caller = await _caller(here, request, bearer)
        if caller is None:
            raise Unauthenticated("This needs a bearer token.")
        return _allowed(caller, scope)

    return _marked(check, scope)


def admits(scope: str) -> Callable[..., Awaitable[Caller | None]]:
    """Return a dependency: anybody without a token, or a valid one with this scope."""

    async def check(here: Here, request: Request, bearer: Bearer) -> Caller | None:
        caller = await _caller(here, request, bearer)
        return None if caller is None else _allowed(caller, scope)

    return _marked(check, scope)


def _marked(check: Callable[P, R], scope: str) -> Callable[P, R]:
    """Note the scope on the dependency, so that a test can list what each route checks."""
    if scope not in SCOPES:
        raise ValueError(f"there is no scope {scope}")
    check.__dict__["scope"] = scope
    return check


def _allowed(caller: Caller, scope: str) -> Caller:
    if scope not in caller.scopes:
        raise Forbidden(
            f"This token does not allow {scope}.", code="scope-missing", data={"scope": scope}
        )
    return caller


def identity(text: str, what: str) -> UUID:
    """Return an id of a path; one that cannot be an id is not there either."""
    try:
        return UUID(text)
    except ValueError:
        raise NotFound(f"There is no such {what}.") from None


def game_id(game: Annotated[str, Path(description="The game's id.", max_length=64)]) -> UUID:
    """Return the game's id of the path."""
    return identity(game, "game")


def deck_id(deck: Annotated[str, Path(description="The deck's id.", max_length=64)]) -> UUID:
    """Return the deck's id of the path."""
    return identity(deck, "deck")


def asked(caller: Caller, key: tuple[str | None, str]) -> handling.Request:
    """Return who asks for what, as the services want it."""
    return handling.Request(account=caller.account, key=key[0], body_hash=key[1])


GameId = Annotated[UUID, Depends(game_id)]
DeckId = Annotated[UUID, Depends(deck_id)]
AccountManager = Annotated[Caller, Depends(requires("account:manage"))]
DeckReader = Annotated[Caller, Depends(requires("decks:read"))]
DeckWriter = Annotated[Caller, Depends(requires("decks:write"))]
Opener = Annotated[Caller, Depends(requires("games:create"))]
PlayerAt = Annotated[Caller, Depends(requires("seat:play"))]
AuditOrderer = Annotated[Caller, Depends(requires("audits:order"))]
Spectator = Annotated[Caller | None, Depends(admits("games:read"))]
