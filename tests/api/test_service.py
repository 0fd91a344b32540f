"""Health, links, cards, formats, and the log."""

import httpx
import structlog
from fastapi import FastAPI

from services.application import Outside
from tests.api.memory import EverythingAnswers
from tests.api.people import PASSWORD, Person, problem, stranger


async def test_without_redis_the_service_is_ready_and_without_postgres_it_is_not(
    client: httpx.AsyncClient, outside: Outside
) -> None:
    assert (await client.get("/healthz")).json() == {"status": "ok"}
    assert isinstance(outside.readiness, EverythingAnswers)
    outside.readiness.checks["redis"] = False
    assert (await client.get("/readyz")).status_code == 200
    outside.readiness.checks["postgres"] = False
    assert (await client.get("/readyz")).status_code == 503


async def test_every_link_of_the_index_leads_somewhere(client: httpx.AsyncClient) -> None:
    links = (await client.get("/")).json()
    for name, link in links.items():
        if name not in {"service", "accounts", "decks", "sandboxes"}:  # to write to, or one's own
            assert (await client.get(link)).status_code == 200, link


async def test_cards_are_paged_in_order_and_filtered(client: httpx.AsyncClient) -> None:
    names: list[str] = []
    cursor = None
    while True:
        params = {"limit": "20", "color": "R", "type": "creature"}
        if cursor is not None:
            params["cursor"] = cursor
        page = (await client.get("/v1/cards", params=params)).json()
        assert all("R" in card["colors"] and "creature" in card["types"] for card in page["cards"])
        names += [card["name"] for card in page["cards"]]
        cursor = page["next"]
        if cursor is None:
            break
    assert len(names) == len(set(names)) > 20


async def test_a_card_tells_what_it_does_and_has_an_etag(client: httpx.AsyncClient) -> None:
    shock = await client.get("/v1/cards/SHOCK")
    assert shock.json()["text"] == ["Shock deals 2 damage to any target."]
    held = {"If-None-Match": shock.headers["etag"]}
    assert (await client.get("/v1/cards/Shock", headers=held)).status_code == 304
    problem(await client.get("/v1/cards/Black Lotus of Nowhere"), 404)


async def test_every_sample_deck_is_one_that_its_format_allows(client: httpx.AsyncClient) -> None:
    for deck in (await client.get("/v1/sample-decks")).json()["decks"]:
        body = {name: deck[name] for name in ("format", "kind", "entries")}
        assert (await client.post("/v1/decks/check", json=body)).json()["problems"] == []


async def test_a_deck_is_replaced_only_by_who_read_it_last(client: httpx.AsyncClient) -> None:
    anna = await Person.registered(client, "anna")
    deck = await anna.sample_deck()
    read = await anna.get(f"/decks/{deck}")
    body = {"name": "New", "format": "duel", "entries": [{"name": "Shock", "count": 4}]}
    guarded = {"If-Match": read.headers["etag"]}
    assert (await anna.ask("PUT", f"/decks/{deck}", json=body, headers=guarded)).status_code == 200
    late = await anna.ask("PUT", f"/decks/{deck}", json=body, headers=guarded)
    problem(late, 409, "deck-changed")
    check = (await anna.get(f"/decks/{deck}/check")).json()
    assert not check["legal"]
    assert (await anna.ask("DELETE", f"/decks/{deck}")).status_code == 204
    problem(await anna.get(f"/decks/{deck}"), 404)
    assert (await anna.get("/decks")).json() == {"decks": []}


async def test_requests_are_logged_with_their_id_and_without_secrets(app: FastAPI) -> None:
    async with stranger(app) as http:
        with structlog.testing.capture_logs() as logs:
            anna = await Person.registered(http, "anna")
            reply = await anna.get("/me")
    lines = [line for line in logs if line["event"] == "request"]
    assert [line["route"] for line in lines] == ["/v1/accounts", "/v1/me"]
    assert len(reply.headers["x-request-id"]) == 32
    assert PASSWORD not in str(logs)
    assert anna.token not in str(logs)


async def test_a_failure_of_ours_is_a_problem_without_details(
    app: FastAPI, outside: Outside
) -> None:
    async def fail() -> dict[str, bool]:
        raise RuntimeError("the seed is 42")

    assert isinstance(outside.readiness, EverythingAnswers)
    outside.readiness.check = fail  # type: ignore[method-assign] # the failure under test
    async with stranger(app) as http:
        reply = await http.get("/readyz")
    assert "42" not in str(problem(reply, 500, "internal"))
