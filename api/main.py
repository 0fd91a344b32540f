"""The application: routers around the services that the composition root hands over."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from typing import Any

from fastapi import FastAPI

from api import description, problems
from api.caching import CallersOwn
from api.dependencies import anonymous, refuse_unchecked
from api.limits import RateLimit, SizeLimit
from api.rates import Rates
from api.requests import RequestLog
from api.routers import (
    accounts,
    audits,
    cards,
    collections,
    decisions,
    decks,
    events,
    formats,
    games,
    health,
    pool,
    replays,
    sandboxes,
    settlements,
    shared_decks,
    shuffles,
    streams,
    timeline,
    viewer,
)
from api.routers.responses import OTHERWISE
from api.schemas.base import Problem
from api.streaming.slots import StreamSlots
from api.swift import Swift
from infra.settings import Settings
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
    {"name": "Card pool", "description": "Every card that is known, its printings, imports."},
    {"name": "Formats", "description": "What can be played, and decks to begin with."},
    {"name": "Decks", "description": "Decks, and what their formats say of them."},
    {"name": "Collections", "description": "Physical cards: owned, given, signed by who lost."},
    {"name": "Games", "description": "Tables: open, sit down, act."},
    {
        "name": "Shuffles and settlements",
        "description": "Around a play: entropy of the seats' own, and cards that change hands.",
    },
    {"name": "Sandboxes", "description": "Games from a position, for trying things out."},
    {"name": "Decisions", "description": "What must be decided, and the answers."},
    {"name": "Watching", "description": "The live board and what happened."},
    {"name": "Replays", "description": "The board at any event."},
    {"name": "Audits", "description": "Whether a game was played by the rules."},
    {"name": "Service", "description": "Health and links."},
]


def create_app(services: Application | None = None, settings: Settings | None = None) -> FastAPI:
    """Return the application; without services they are built from the environment at start.

    Raises ``RuntimeError`` if a route does not say who may use it.
    """
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if services is not None:
            yield
            return
        # Only here: tests and the description need no server.
        from infra.bootstrap import running

        async with running(settings) as built:
            app.state.services = built
            yield

    app = FastAPI(
        title="Antechamber",
        version="1.0.0",
        description=DESCRIPTION.strip(),
        openapi_tags=TAGS,
        lifespan=lifespan,
        license_info=None,
        redirect_slashes=False,
        # What is measured is in api/metrics; to ask for providers costs at every request.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.state.services = services
    app.state.rates = Rates.of(settings)
    app.state.slots = StreamSlots()
    app.state.metrics_public = settings.metrics_public
    # Routes are tried in this order: what is asked most comes first.
    for part in (
        decisions, events, games, replays, timeline, decks, collections, accounts, streams, audits, shuffles, settlements,
        shared_decks, sandboxes, cards, pool, formats,
        viewer, health,
    ):  # fmt: skip
        app.include_router(part.router)
    refuse_unchecked(app.routes)
    # The last is the outermost.
    app.add_middleware(Swift, routes=app.routes)
    problems.install(app)
    app.add_middleware(SizeLimit)
    app.add_middleware(RateLimit, rates=app.state.rates)
    app.add_middleware(CallersOwn)
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
            for path in document["paths"].values():
                for operation in path.values():
                    operation["responses"].setdefault("default", OTHERWISE)
            description.complete(document, frozenset(anonymous(app.routes)))
            # Whoever reads it may write into it: what we add is not to be theirs.
            app.openapi_schema = deepcopy(document)
        return described()

    app.openapi = openapi  # type: ignore[method-assign] # the place that FastAPI documents
