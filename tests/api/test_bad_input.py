"""Bad input on every route: a problem document with the right status, and never a 500."""

import json
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from api.dependencies import methods_at
from api.limits import LARGEST_BODY, LARGEST_HEADERS, LARGEST_QUERY
from api.main import create_app
from domain.kernel.refusals import Unavailable
from services.application import Outside
from tests.api.people import Person, Table, problem

Json = dict[str, Any]
UNKNOWN = "01980000-0000-7000-8000-000000000000"


@dataclass(frozen=True)
class Route:
    """A route by method and path."""

    method: str
    path: str

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


APP = create_app()
PATHS: Json = APP.openapi()["paths"]
ROUTES = [Route(method.upper(), path) for path, item in PATHS.items() for method in item]
WRITES = [route for route in ROUTES if route.method in {"POST", "PUT"}]
ENTRIES = [{"name": "Shock", "count": 4}]
BODIES: dict[str, Json | None] = {
    "POST /v1/accounts": {"name": "carl", "password": "a password"},
    "POST /v1/tokens": {"name": "anna", "password": "a password"},
    "POST /v1/decks": {"name": "D", "format": "duel", "entries": ENTRIES},
    "PUT /v1/decks/{deck}": {"name": "D", "format": "duel", "entries": ENTRIES},
    "POST /v1/decks/check": {"format": "duel", "entries": ENTRIES},
    "POST /v1/decks/import": {"text": "4 Shock"},
    "POST /v1/me/cards": {"cards": [{"name": "Shock"}]},
    "POST /v1/me/cards/import": {"text": "4 Shock"},
    "POST /v1/me/offers": {"card": UNKNOWN, "to": "ben"},
    "POST /v1/me/offers/{offer}/accept": None,
    "POST /v1/me/offers/{offer}/decline": None,
    "POST /v1/me/offers/{offer}/withdraw": None,
    "POST /v1/admin/card-imports": {"file": "oracle-cards.json"},
    "POST /v1/games": {"format": "duel", "seats": 2, "options": {}},
    "POST /v1/games/{game}/seats": {"deck": UNKNOWN},
    "POST /v1/games/{game}/actions": {"action": "set_stops", "stops": []},
    "POST /v1/games/{game}/decisions/{decision_id}": {"answers": [{"choose": ["pass"]}]},
    "POST /v1/games/{game}/decisions/{decision_id}/check": {"answers": [{"choose": ["pass"]}]},
    "POST /v1/games/{game}/audits": None,
    "POST /v1/games/{game}/invitations": {"name": "carl"},
    "POST /v1/games/{game}/randomness": {"waive": True},
    "POST /v1/games/{game}/settlement/{stake}": {"choice": "take"},
    "POST /v1/sandboxes": {
        "format": "duel",
        "options": {},
        "players": [{"name": "Anna"}, {"name": "Ben"}],
    },
    "POST /v1/sandboxes/{game}/seats/{seat}/tokens": None,
}
"""A body of the right shape for every route that takes one."""

# The page of a replay is the same for all ids.
WITH_ID = [route for route in ROUTES if "{" in route.path and route.path.startswith("/v1/")]
KEYED = [
    route for route in WRITES
    if BODIES.get(str(route)) is not None
    and any(
        parameter["name"] == "Idempotency-Key"
        for parameter in PATHS[route.path][route.method.lower()].get("parameters", ())
    )
]  # fmt: skip
WITH_QUERY = [
    route for route in ROUTES
    if any(p["in"] == "query" for p in PATHS[route.path][route.method.lower()].get("parameters", ()))
]  # fmt: skip
WITH_BODY = [route for route in WRITES if BODIES.get(str(route)) is not None]
NONSENSE: list[Any] = [
    None, True, -1, 0, 10**30, 1.5, "", "x" * 5000, "\x00", "a\nb", [], {}, [[]], {"a": {}},
    ["x"], [None], [{"choose": "x"}], [{"choose": [1]}], [{"number": 10**20}], "DROP TABLE",
]  # fmt: skip


def test_every_route_that_takes_a_body_is_in_the_matrix() -> None:
    assert {str(route) for route in WRITES} == set(BODIES)


@pytest.fixture
async def known(table: Table) -> dict[str, str]:
    """Ids of things that exist."""
    _, decision = await table.asked()
    token = (await table.anna.get("/me")).json()["token_id"]
    return {
        "game": table.game, "deck": await table.anna.sample_deck(), "audit": UNKNOWN,
        "decision_id": decision["decision_id"], "token": token, "name": "Shock",
        "seat": "A", "card": UNKNOWN, "offer": UNKNOWN, "other": "ben",
        "stake": "1",
    }  # fmt: skip


def _checked(response: httpx.Response, *allowed: int) -> None:
    """Below 500, and a problem document from 400 on."""
    assert response.status_code < 500, f"{response.request.url} {response.text}"
    if response.status_code >= 400:
        problem(response, response.status_code)
    if allowed:
        assert response.status_code in allowed, f"{response.request.url} {response.text}"


async def _send(person: Person, route: Route, ids: dict[str, str], **more: Any) -> httpx.Response:
    """Send a request with these ids in its path."""
    path = route.path
    for name, value in ids.items():
        path = path.replace(f"{{{name}}}", value)
    headers = {"Authorization": f"Bearer {person.token}", **more.pop("headers", {})}
    return await person.http.request(route.method, path, headers=headers, **more)


@pytest.mark.parametrize("route", WITH_BODY, ids=str)
async def test_bodies_that_are_no_json_object_are_refused(
    route: Route, table: Table, known: dict[str, str]
) -> None:
    content = {"Content-Type": "application/json"}
    broken = [
        b"", b"{", b"[", b"nul", b"\xff\xfe", b"{'a': 1}", b"[]", b"null", b"1", b'"x"',
        b"[" * 50_000, b'{"a":' * 20_000, b"9" * 5000, b"NaN", b'{"name": NaN}',
    ]  # fmt: skip
    for body in broken:
        reply = await _send(table.anna, route, known, content=body, headers=content)
        _checked(reply, 400, 422)
    for other in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        content = {"Content-Type": other}
        reply = await _send(table.anna, route, known, content=b"{}", headers=content)
        problem(reply, 415, "unsupported-media")
        assert reply.headers["accept-post"] == "application/json"


@pytest.mark.parametrize("route", WITH_BODY, ids=str)
async def test_an_unknown_field_is_refused_and_named(
    route: Route, table: Table, known: dict[str, str]
) -> None:
    body = BODIES[str(route)] or {}
    reply = await _send(table.anna, route, known, json={**body, "colour": "red"})
    told = problem(reply, 422, "invalid-request")
    assert any("colour" in error["at"] for error in told["errors"])


@pytest.mark.parametrize("route", WITH_BODY, ids=str)
async def test_nonsense_in_any_field_is_refused_or_taken_but_never_a_failure(
    route: Route, table: Table, known: dict[str, str]
) -> None:
    body = BODIES[str(route)] or {}
    for field in body:
        for value in NONSENSE:
            content = json.dumps({**body, field: value}).encode()
            reply = await _send(
                table.anna, route, known, content=content,
                headers={"Content-Type": "application/json"},
            )  # fmt: skip
            _checked(reply)
        lone = json.dumps({**body, field: "\ud800"}).encode()
        reply = await _send(
            table.anna, route, known, content=lone, headers={"Content-Type": "application/json"}
        )
        _checked(reply, 400, 401, 404, 422)


@pytest.mark.parametrize("route", WRITES, ids=str)
async def test_bodies_beyond_the_limit_are_refused_before_anything_else(
    route: Route, table: Table, known: dict[str, str]
) -> None:
    large = b'{"name": "' + b"x" * LARGEST_BODY + b'"}'
    problem(await _send(table.anna, route, known, content=large), 413, "too-large")

    async def pieces() -> Any:
        for _ in range(LARGEST_BODY // 1024 + 2):
            yield b" " * 1024

    problem(await _send(table.anna, route, known, content=pieces()), 413, "too-large")


@pytest.mark.parametrize("route", WITH_ID, ids=str)
async def test_ids_that_are_not_there_are_not_found(
    route: Route, table: Table, known: dict[str, str]
) -> None:
    for value in (UNKNOWN, "x", "-1", "9" * 60, "%00", "%F0%9F%98%80", "..%2F..", "'--", "null"):
        for name in known:
            if f"{{{name}}}" in route.path:
                body = BODIES.get(str(route))
                query = {"version": "1"} if route.path.endswith("/replay") else {}
                reply = await _send(
                    table.anna, route, {**known, name: value}, json=body, params=query
                )
                # A decision's id that is not open is stale, whatever it is.
                # A seat's id is a word of a pattern that not all of these fit.
                _checked(reply, 404, {"decision_id": 409, "seat": 422}.get(name, 404))


@pytest.mark.parametrize("route", WITH_QUERY, ids=str)
async def test_nonsense_in_the_query_is_refused_or_ignored(
    route: Route, table: Table, known: dict[str, str]
) -> None:
    operation = PATHS[route.path][route.method.lower()]
    names = [p["name"] for p in operation.get("parameters", ()) if p["in"] == "query"]
    values = ["", "-1", "0", "1e999", "nan", "inf", "x" * 300, "\x00", "9" * 40, "null", "A", "B"]
    for name in names:
        for value in values:
            if (name, value) == ("wait", "0"):
                continue
            params = {name: value} if name != "audience" else {name: value, "version": "1"}
            reply = await _send(table.anna, route, known, params=params)
            _checked(reply)
            if name in {"limit", "after", "version", "wait"} and value in {"-1", "nan", "1e999"}:
                problem(reply, 422)


@pytest.mark.parametrize("route", ROUTES, ids=str)
async def test_a_bad_token_is_refused_wherever_a_token_is_read(
    route: Route, table: Table, known: dict[str, str]
) -> None:
    operation = PATHS[route.path][route.method.lower()]
    forged = Person(table.anna.http, "anna", "ant_forged", table.anna.account)
    query = {"version": "1"} if route.path.endswith("/replay") else {}
    reply = await _send(forged, route, known, json=BODIES.get(str(route)), params=query)
    _checked(reply)
    if "security" in operation:
        problem(reply, 401)


@pytest.mark.parametrize("route", KEYED, ids=str)
async def test_bad_idempotency_keys_are_refused(
    route: Route, table: Table, known: dict[str, str]
) -> None:
    for key in ("x" * 201, b"\xff\x01", " "):
        reply = await _send(
            table.anna, route, known, json=BODIES[str(route)], headers={"Idempotency-Key": key}
        )
        _checked(reply)


async def test_paths_and_methods_that_are_not_there(client: httpx.AsyncClient) -> None:
    for path in ("/v1/nothing", "/v2", "/v1//games", "/%2e%2e/etc/passwd", "/%00", "/v1/games%2F"):
        problem(await client.get(path), 404, "not-found")
    problem(await client.delete("/v1/games"), 405, "method-not-allowed")
    problem(await client.put("/healthz"), 405, "method-not-allowed")


@pytest.mark.parametrize("path", ["/v1/games/", "/v1/cards/Shock/", "/healthz/"])
async def test_a_thing_has_one_address_and_none_with_a_slash_at_its_end(
    path: str, client: httpx.AsyncClient
) -> None:
    problem(await client.get(path), 404, "not-found")


@pytest.mark.parametrize("path", sorted(PATHS))
async def test_a_method_not_allowed_names_all_that_are(
    path: str, client: httpx.AsyncClient
) -> None:
    allowed = {method.upper() for method in PATHS[path]}
    address = path.replace("{", "").replace("}", "")
    # What one path forbids another may take: `/v1/decks/check` could be the id of a deck.
    taken = allowed | methods_at(APP.routes, address)
    for method in {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "BREW"} - taken:
        reply = await client.request(method, address)
        assert reply.status_code == 405, (method, address)
        assert set(reply.headers["allow"].split(", ")) >= allowed


async def test_addresses_and_headers_beyond_their_limits_are_refused(
    client: httpx.AsyncClient,
) -> None:
    long = "x" * (LARGEST_QUERY + 1)
    problem(await client.get(f"/v1/cards?q={long}"), 414, "uri-too-long")
    large = {"X-Large": "x" * LARGEST_HEADERS}
    problem(await client.get("/v1/cards", headers=large), 431, "headers-too-large")
    many = [(f"X-{number}", "x" * 100) for number in range(LARGEST_HEADERS // 100)]
    problem(await client.get("/v1/cards", headers=many), 431, "headers-too-large")
    assert (await client.get("/v1/cards", headers={"X-Small": "x" * 1000})).status_code == 200


async def test_a_server_that_is_away_is_503_with_when_to_come_back(
    app: FastAPI, outside: Outside, client: httpx.AsyncClient
) -> None:
    anna = await Person.registered(client, "anna")

    async def away(*_: Any, **__: Any) -> Any:
        raise Unavailable("The database does not answer.")

    outside.store.append = away  # type: ignore[method-assign] # the fault under test
    reply = await anna.post("/games", {"format": "duel"})
    problem(reply, 503, "unavailable")
    assert int(reply.headers["retry-after"]) >= 1
    assert reply.headers["x-request-id"]
