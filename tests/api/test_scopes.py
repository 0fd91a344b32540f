"""Every route says who may use it; those that anybody may use are listed here by name."""

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from api.dependencies import requires
from api.main import create_app
from domain.player.account import SCOPES

ANYBODY = {
    "health", "ready", "index", "register", "issueToken", "searchCards", "getCard",
    "listFormats", "listSampleDecks", "checkDeckList", "importDeckList",
}  # fmt: skip
"""Routes that look at nobody's things."""

EXPECTED = {
    "listTokens": "account:manage", "revokeToken": "account:manage", "whoAmI": "account:manage",
    "createDeck": "decks:write", "replaceDeck": "decks:write", "deleteDeck": "decks:write",
    "listDecks": "decks:read", "getDeck": "decks:read", "checkDeck": "decks:read",
    "openGame": "games:create", "listGames": "games:read", "getGame": "games:read",
    "takeSeat": "seat:play", "act": "seat:play", "listDecisions": "seat:play",
    "answer": "seat:play", "checkAnswer": "seat:play", "getView": "games:read",
    "listEvents": "games:read", "getReplay": "games:read", "orderAudit": "audits:order",
    "getAudit": "games:read", "getNewestAudit": "games:read",
}  # fmt: skip


def _routes(routes: Any) -> Iterator[APIRoute]:
    for route in routes:
        if isinstance(route, APIRoute):
            yield route
        elif hasattr(route, "original_router"):
            yield from _routes(route.original_router.routes)
        elif hasattr(route, "routes"):
            yield from _routes(route.routes)


def _scopes(dependant: Dependant) -> set[str]:
    found = {getattr(dependant.call, "scope", None)} - {None}
    for each in dependant.dependencies:
        found |= _scopes(each)
    return {scope for scope in found if isinstance(scope, str)}


ROUTES = {str(route.operation_id): route for route in _routes(create_app().routes)}


def test_every_described_operation_is_looked_at() -> None:
    paths = create_app().openapi()["paths"]
    described = {op["operationId"] for item in paths.values() for op in item.values()}
    assert described == set(ROUTES) == ANYBODY | set(EXPECTED)


@pytest.mark.parametrize("operation", sorted(ROUTES))
def test_a_route_checks_its_scope_or_is_open_to_anybody(operation: str) -> None:
    scopes = _scopes(ROUTES[operation].dependant)
    assert scopes == ({EXPECTED[operation]} if operation in EXPECTED else set())


def test_only_scopes_that_exist_can_be_required() -> None:
    assert set(EXPECTED.values()) == set(SCOPES)
    with pytest.raises(ValueError, match="no scope"):
        requires("games:delete")
