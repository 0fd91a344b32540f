"""What the description says beyond the routes: who needs no token, quotas, what leads where."""

from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]

_PROBLEM = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}

HEADERS: Json = {
    "RateLimit-Policy": {
        "description": "The quota that the request counts for: its bucket, `q` requests in `w` s.",
        "schema": {"type": "string", "examples": ['"reads";q=10000;w=10']},
    },
    "RateLimit": {
        "description": "What is left: `r` requests now, all of them again after `t` s.",
        "schema": {"type": "string", "examples": ['"reads";r=9998;t=1']},
    },
    "Retry-After": {
        "description": "Seconds until a request may succeed.",
        "schema": {"type": "integer", "minimum": 0},
    },
    "X-Request-ID": {
        "description": "Names the request in the service's log.",
        "schema": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
    },
}

LIMITED: Json = {
    "description": "A quota is used up: `bucket` says which, `Retry-After` when to come back.",
    "content": _PROBLEM,
}
UNAVAILABLE: Json = {
    "description": "A server behind the service is away for now; nothing was recorded.",
    "content": _PROBLEM,
}

OTHER_TYPE: Json = {"description": "The body is not JSON.", "content": _PROBLEM}

_GAME = "$response.body#/game/id"
_CARD = "$response.body#/cards/0/id"
_OFFERED = "$response.body#/received/0/id"
_HERE = "$request.path.game"
_DECISION = "$response.body#/decisions/0/decision_id"
_EXAMPLE = "$response.body#/decisions/0/example_answers/0"

LINKS: dict[tuple[str, str], dict[str, Json]] = {
    ("register", "201"): {
        "ItsToken": {
            "operationId": "revokeToken",
            "parameters": {"token": "$response.body#/token_id"},
            "description": "The new account's first token; only its own account can revoke it.",
        }
    },
    ("issueToken", "201"): {
        "Revoke": {"operationId": "revokeToken", "parameters": {"token": "$response.body#/id"}}
    },
    ("createDeck", "201"): {
        "Read": {"operationId": "getDeck", "parameters": {"deck": "$response.body#/deck/id"}},
        "Check": {"operationId": "checkDeck", "parameters": {"deck": "$response.body#/deck/id"}},
        "Replace": {
            "operationId": "replaceDeck",
            "parameters": {"deck": "$response.body#/deck/id"},
        },
        "Delete": {"operationId": "deleteDeck", "parameters": {"deck": "$response.body#/deck/id"}},
    },
    ("registerCards", "201"): {
        "Provenance": {"operationId": "getPhysicalCard", "parameters": {"card": _CARD}},
        "TakeOut": {"operationId": "unregisterCard", "parameters": {"card": _CARD}},
        "Deck": {
            "operationId": "createDeck",
            "description": 'Name the cards in `entries` by their ids: `{"card": …}`.',
        },
    },
    ("offerCard", "201"): {
        "Withdraw": {
            "operationId": "withdrawOffer",
            "parameters": {"offer": "$response.body#/offer/id"},
        },
    },
    ("listOffers", "200"): {
        "Accept": {"operationId": "acceptOffer", "parameters": {"offer": _OFFERED}},
        "Decline": {"operationId": "declineOffer", "parameters": {"offer": _OFFERED}},
    },
    ("openGame", "201"): {
        "SitDown": {"operationId": "takeSeat", "parameters": {"game": _GAME}},
        "Table": {"operationId": "getGame", "parameters": {"game": _GAME}},
        "Board": {"operationId": "getView", "parameters": {"game": _GAME}},
        "Events": {"operationId": "listEvents", "parameters": {"game": _GAME}},
        "Audit": {"operationId": "orderAudit", "parameters": {"game": _GAME}},
    },
    ("takeSeat", "201"): {
        "Decisions": {"operationId": "listDecisions", "parameters": {"game": _GAME}},
        "Act": {"operationId": "act", "parameters": {"game": _GAME}},
        "Board": {"operationId": "getView", "parameters": {"game": _GAME}},
    },
    ("listDecisions", "200"): {
        "Answer": {
            "operationId": "answer",
            "parameters": {"game": _HERE, "decision_id": _DECISION},
            "requestBody": {"answers": [_EXAMPLE]},
        },
        "Try": {
            "operationId": "checkAnswer",
            "parameters": {"game": _HERE, "decision_id": _DECISION},
            "requestBody": {"answers": [_EXAMPLE]},
        },
    },
    ("answer", "200"): {
        "NextAnswer": {
            "operationId": "answer",
            "parameters": {"game": _HERE, "decision_id": _DECISION},
            "requestBody": {"answers": [_EXAMPLE]},
        },
        "Decisions": {"operationId": "listDecisions", "parameters": {"game": _HERE}},
        "Board": {"operationId": "getView", "parameters": {"game": _HERE}},
        "Replay": {
            "operationId": "getReplay",
            "parameters": {"game": _HERE, "version": "$response.body#/game_version"},
        },
    },
    ("orderAudit", "202"): {
        "Result": {
            "operationId": "getAudit",
            "parameters": {"game": _HERE, "audit": "$response.body#/audit/id"},
        }
    },
}
"""By operation and status: what to ask next, with what from the answer."""


def operations(document: Json) -> Iterator[Json]:
    """Give every operation of a description."""
    for item in document["paths"].values():
        yield from item.values()


def complete(document: Json, anonymous: frozenset[str]) -> None:
    """Add to a description what holds for all operations.

    ``anonymous``: operations that take a token and also serve those without one.
    """
    document["components"]["headers"] = HEADERS
    document["components"].setdefault("responses", {}).update(
        {"RateLimited": LIMITED, "Unavailable": UNAVAILABLE, "OtherType": OTHER_TYPE}
    )
    for operation in operations(document):
        name, responses = operation["operationId"], operation["responses"]
        if name in anonymous:
            operation["security"] = [{}, *operation["security"]]
        if "requestBody" in operation:
            responses.setdefault("415", {"$ref": "#/components/responses/OtherType"})
        responses.setdefault("429", {"$ref": "#/components/responses/RateLimited"})
        responses.setdefault("503", {"$ref": "#/components/responses/Unavailable"})
        for status, response in responses.items():
            if (name, status) in LINKS:
                response["links"] = LINKS[name, status]


for _answer in (LIMITED, UNAVAILABLE):
    _answer["headers"] = {
        name: {"$ref": f"#/components/headers/{name}"} for name in ("Retry-After", "X-Request-ID")
    }
LIMITED["headers"] |= {
    name: {"$ref": f"#/components/headers/{name}"} for name in ("RateLimit", "RateLimit-Policy")
}
