"""Every route says who may use it; those that anybody may use are listed here by name."""

import pytest
from fastapi import APIRouter
from starlette.responses import PlainTextResponse

from api.dependencies import OPEN_TO_ALL, Opener, checks, refuse_unchecked, requires
from api.main import create_app
from domain.player.account import SCOPES

ANYBODY = {
    "health", "ready", "index", "getMetrics", "register", "issueToken", "searchCards", "getCard", "searchPool",
    "getPoolCard",
    "listFormats", "listLimits", "listSampleDecks", "checkDeckList", "importDeckList",
    "getReplayPage",
}  # fmt: skip
"""Routes that look at nobody's things."""

EXPECTED = {
    "listTokens": "account:manage", "revokeToken": "account:manage", "whoAmI": "account:manage",
    "createDeck": "decks:write", "replaceDeck": "decks:write", "deleteDeck": "decks:write",
    "listDecks": "decks:read", "getDeck": "decks:read", "checkDeck": "decks:read",
    "listSharedDecks": "decks:read",
    "openGame": "games:create", "listGames": "games:read", "getGame": "games:read",
    "invite": "games:create", "closeGame": "games:create", "leaveSeat": "seat:play",
    "takeSeat": "seat:play", "act": "seat:play", "listDecisions": "seat:play",
    "answer": "seat:play", "checkAnswer": "seat:play", "getView": "games:read",
    "listEvents": "games:read", "getPresence": "games:read", "followAccount": "games:read",
    "getTimeline": "games:read", "getReplay": "games:read", "orderAudit": "audits:order",
    "getAudit": "games:read", "getNewestAudit": "games:read",
    "orderCardImport": "cards:import", "listCardImports": "cards:import",
    "getCardImport": "cards:import", "openSandbox": "games:create", "issueSeatToken": "games:create",
    "revokeSeatTokens": "games:create", "listSandboxCards": "games:create",
    "registerCards": "collections:write", "registerCardList": "collections:write",
    "unregisterCard": "collections:write", "offerCard": "collections:write",
    "acceptOffer": "collections:write", "declineOffer": "collections:write",
    "withdrawOffer": "collections:write", "listCards": "collections:read",
    "getPhysicalCard": "collections:read", "listSignatures": "collections:read",
    "getHeadToHead": "collections:read", "listOffers": "collections:read",
    "listSettlements": "collections:read",
    "getRandomness": "games:read", "addRandomness": "seat:play", "getSettlement": "games:read",
    "settle": "seat:play",
}  # fmt: skip


APP = create_app()
CHECKS = dict(checks(APP.routes))
OPERATIONS = {
    operation["operationId"]: CHECKS[f"{method.upper()} {path}"]
    for path, item in APP.openapi()["paths"].items()
    for method, operation in item.items()
}


@pytest.mark.parametrize("operation", sorted(OPERATIONS))
def test_every_route_checks_what_this_table_says(operation: str) -> None:
    told = {"anybody"} if operation in ANYBODY else {EXPECTED[operation]}
    assert OPERATIONS[operation] == told


def test_the_table_names_no_route_that_is_gone() -> None:
    assert ANYBODY | set(EXPECTED) <= set(OPERATIONS)


def test_a_route_that_is_not_described_says_who_may_use_it_all_the_same() -> None:
    assert all(CHECKS.values()), [name for name, found in CHECKS.items() if not found]


@pytest.mark.parametrize("kind", ["bare", "both", "mounted"])
def test_an_application_with_a_route_without_a_check_does_not_start(kind: str) -> None:
    router = APIRouter()

    async def act(_: Opener) -> None:
        return None

    async def look() -> None:
        return None

    if kind == "bare":
        router.add_api_route("/forgotten", look)
    elif kind == "both":
        router.add_api_route("/forgotten", act, dependencies=[OPEN_TO_ALL])
    else:
        router.mount("/forgotten", PlainTextResponse("served by no route"))
    with pytest.raises(RuntimeError, match="/forgotten"):
        refuse_unchecked(router.routes)


def test_only_scopes_that_exist_can_be_required() -> None:
    assert set(EXPECTED.values()) == set(SCOPES)
    with pytest.raises(ValueError, match="no scope"):
        requires("games:delete")
