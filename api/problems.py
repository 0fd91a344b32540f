"""Errors as problem documents (RFC 9457): one table from refusals to HTTP statuses."""

from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.dependencies import methods_at
from api.rates import Exhausted
from domain.kernel import refusals as r

_LOG = structlog.stdlib.get_logger("antechamber.api")

MEDIA_TYPE = "application/problem+json"

STATUSES: dict[type[r.Refusal], tuple[int, str]] = {
    r.Malformed: (400, "Malformed request"),
    r.Illegal: (409, "Illegal answer"),
    r.IllegalDeck: (409, "Illegal deck"),
    r.Stale: (409, "Stale decision"),
    r.Conflict: (409, "Conflict"),
    r.KeyReused: (422, "Idempotency key reused"),
    r.NotFound: (404, "Not found"),
    r.Unauthenticated: (401, "Not authenticated"),
    r.Forbidden: (403, "Not allowed"),
    r.TooMany: (429, "Too many at once"),
    r.Unavailable: (503, "Unavailable"),
}
"""Status and title of each class of refusal; a subclass not listed counts as its base."""


def kind_of(refusal: r.Refusal) -> type[r.Refusal]:
    """Return the nearest class of a refusal that the table lists."""
    return next((c for c in type(refusal).__mro__ if c in STATUSES), r.Malformed)


def problem(
    status: int,
    code: str,
    title: str,
    detail: str,
    *,
    type_: str | None = None,
    headers: Mapping[str, str] | None = None,
    **members: Any,
) -> JSONResponse:
    """Return a problem document; ``type`` is stable, ``code`` says it more finely."""
    body = {
        "type": f"/problems/{type_ or code}",
        "title": title,
        "status": status,
        "code": code,
        "detail": detail,
        **{name: value for name, value in members.items() if value is not None},
    }
    return JSONResponse(body, status, media_type=MEDIA_TYPE, headers=dict(headers or {}))


RETRY_SECONDS = 2
"""When to ask again after a 503: servers that restart are back in seconds."""

_HEADERS: dict[int, dict[str, str]] = {
    401: {"WWW-Authenticate": "Bearer"},
    429: {"Retry-After": str(RETRY_SECONDS)},
    503: {"Retry-After": str(RETRY_SECONDS)},
}


def of_refusal(refusal: r.Refusal) -> JSONResponse:
    """Return the problem document of a refusal; its ``data`` become members of their own."""
    kind = kind_of(refusal)
    status, title = STATUSES[kind]
    headers = _HEADERS.get(status, {})
    reserved = {"type", "title", "status", "code", "detail", "rule"}
    members = {name: value for name, value in refusal.data.items() if name not in reserved}
    return problem(
        status,
        refusal.code,
        title,
        refusal.detail,
        type_=kind.default_code,
        headers=headers,
        rule=refusal.rule,
        **members,
    )


def of_exhausted(failure: Exhausted) -> JSONResponse:
    """Return the problem document of a quota that is used up, with when to come back."""
    bucket = failure.bucket
    return problem(
        429,
        "rate-limited",
        "Too many requests",
        f"The quota of {bucket.name} is used up; ask again in {failure.seconds} s.",
        headers={
            "Retry-After": str(failure.seconds),
            "RateLimit-Policy": bucket.policy.decode(),
            "RateLimit": bucket.field(0, failure.seconds).decode(),
        },
        bucket=bucket.name,
        retry_after=failure.seconds,
    )


async def _exhausted(_: Request, failure: Exception) -> Response:
    assert isinstance(failure, Exhausted)
    return of_exhausted(failure)


async def _refused(_: Request, failure: Exception) -> Response:
    assert isinstance(failure, r.Refusal)
    return of_refusal(failure)


async def _invalid(_: Request, failure: Exception) -> Response:
    """What the schemas refuse: 400 where it is no JSON, else 422 with every place.

    What was sent is not repeated: it may hold a password.
    """
    assert isinstance(failure, RequestValidationError)
    errors = [
        {"at": "/".join(str(part) for part in error["loc"]), "text": error["msg"]}
        for error in failure.errors()[:20]
    ]
    if any(error["type"] == "json_invalid" for error in failure.errors()):
        return problem(400, "invalid-json", "Invalid JSON", "The body is no valid JSON.")
    return problem(
        422, "invalid-request", "Invalid request", "The request does not fit its schema.",
        errors=errors,
    )  # fmt: skip


_CODES = {404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "unsupported-media"}


async def _http(request: Request, failure: Exception) -> Response:
    assert isinstance(failure, HTTPException)
    status = HTTPStatus(failure.status_code)
    headers = failure.headers
    if status == HTTPStatus.METHOD_NOT_ALLOWED:
        # The framework names the methods of the first route alone that has this path.
        allowed = methods_at(request.app.routes, request.url.path)
        headers = {"Allow": ", ".join(sorted(allowed))}
    code = _CODES.get(status, status.phrase.lower().replace(" ", "-"))
    return problem(
        int(status), code, status.phrase, f"{status.description or status.phrase}.".replace("..", "."),
        headers=headers,
    )  # fmt: skip


def of_unexpected(failure: Exception) -> JSONResponse:
    """Log a failure of ours and return a problem document that tells nothing of it."""
    _LOG.error("unexpected failure", exc_info=failure)
    return problem(
        500,
        "internal",
        "Internal error",
        "The service failed. Whether a write took effect tells its repetition under the same key.",
    )


class LastResort:
    """ASGI middleware: answers a failure of ours, unless its answer has begun."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; innermost, so that all others see an answer in any case."""
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except Exception as failure:
            if begun or scope["type"] != "http":
                raise
            await of_unexpected(failure)(scope, receive, send)


_Handler = Callable[[Request, Exception], Awaitable[Response]]


def install(app: FastAPI) -> None:
    """Let every failure of the application become a problem document; before other middleware."""
    app.add_middleware(LastResort)
    handlers: list[tuple[type[Exception], _Handler]] = [
        (r.Refusal, _refused),
        (Exhausted, _exhausted),
        (RequestValidationError, _invalid),
        (HTTPException, _http),
    ]
    for failure, handler in handlers:
        app.add_exception_handler(failure, handler)
