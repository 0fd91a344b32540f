"""Errors as problem documents (RFC 9457): one table from refusals to HTTP statuses."""

from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

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


async def _http(_: Request, failure: Exception) -> Response:
    assert isinstance(failure, HTTPException)
    status = HTTPStatus(failure.status_code)
    code = _CODES.get(status, status.phrase.lower().replace(" ", "-"))
    return problem(
        status, code, status.phrase, f"{status.description or status.phrase}.".replace("..", "."),
        headers=failure.headers,
    )  # fmt: skip


async def _unexpected(request: Request, failure: Exception) -> Response:
    _LOG.error("unexpected failure", path=request.url.path, exc_info=failure)
    return problem(
        500, "internal", "Internal error", "The service failed; the request had no effect."
    )


_Handler = Callable[[Request, Exception], Awaitable[Response]]


def install(app: FastAPI) -> None:
    """Let every failure of the application become a problem document."""
    handlers: list[tuple[type[Exception], _Handler]] = [
        (r.Refusal, _refused),
        (RequestValidationError, _invalid),
        (HTTPException, _http),
        (Exception, _unexpected),
    ]
    for failure, handler in handlers:
        app.add_exception_handler(failure, handler)
