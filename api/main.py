"""The application: routers around the services that the composition root hands over."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI

from api import problems
from api.limits import BodyLimit
from api.requests import RequestLog
from api.routers import (
    accounts,
    audits,
    cards,
    decisions,
    decks,
    events,
    formats,
    games,
    health,
    replays,
)
from api.schemas.base import Problem
from services.application import Application

DESCRIPTION = """
Games of Magic: The Gathering over HTTP, in casual formats; every action is an event.

A client needs to know no rules: the service says who must decide what, lists the legal
answers with handles to echo, explains them in words, and gives an answer that is valid as
it stands. Errors are problem documents (RFC 9457) with a stable `type` and `code`.

Writes take `Idempotency-Key`; views have strong ETags; an answer is addressed to its decision.
"""

TAGS = [
    {"name": "Accounts", "description": "Accounts and bearer tokens with scopes."},
    {"name": "Cards", "description": "The catalogue, in the service's own words."},
    {"name": "Formats", "description": "What can be played, and decks to begin with."},
    {"name": "Decks", "description": "Decks, and what their formats say of them."},
    {"name": "Games", "description": "Tables: open, sit down, act."},
    {"name": "Decisions", "description": "What must be decided, and the answers."},
    {"name": "Watching", "description": "The live board and what happened."},
    {"name": "Replays", "description": "The board at any event."},
    {"name": "Audits", "description": "Whether a game was played by the rules."},
    {"name": "Service", "description": "Health and links."},
]


def create_app(services: Application | None = None) -> FastAPI:
    """Return the application; without services they are built from the environment at start."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if services is not None:
            yield
            return
        # Only here: tests and the description need no server.
        from infra.bootstrap import running

        async with running() as built:
            app.state.services = built
            yield

    app = FastAPI(
        title="Antechamber",
        version="1.0.0",
        description=DESCRIPTION.strip(),
        openapi_tags=TAGS,
        lifespan=lifespan,
        license_info=None,
    )
    app.state.services = services
    problems.install(app)
    for part in (
        health, accounts, cards, formats, decks, games, decisions, events, replays, audits,
    ):  # fmt: skip
        app.include_router(part.router)
    app.add_middleware(BodyLimit)
    app.add_middleware(RequestLog)
    _describe(app)
    return app


def _describe(app: FastAPI) -> None:
    """Describe problem documents once, and as all that a refused request is answered with."""
    described = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = described()
            schemas = document["components"]["schemas"]
            schemas["Problem"] = Problem.model_json_schema()
            for name in ("HTTPValidationError", "ValidationError"):
                schemas.pop(name, None)
        return described()

    app.openapi = openapi  # type: ignore[method-assign] # the place that FastAPI documents
