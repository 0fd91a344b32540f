"""Health, readiness and metrics: what they tell, and to whom."""

import httpx
import pytest
from fastapi import FastAPI
from prometheus_client.parser import text_string_to_metric_families

from api import metrics
from api.main import create_app
from infra.settings import Settings
from services.application import Application, Outside
from tests.api.memory import EverythingAnswers
from tests.api.people import Person, Table, problem

Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


def _client(app: FastAPI, address: str = "127.0.0.1") -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://test")


async def _read(http: httpx.AsyncClient) -> Samples:
    reply = await http.get("/metrics")
    assert reply.status_code == 200
    assert reply.headers["content-type"].startswith("text/plain")
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(reply.text)
        for sample in family.samples
    }


def _requests(samples: Samples, route: str, method: str, status: int) -> float:
    labels = frozenset({("route", route), ("method", method), ("status", str(status))})
    return samples.get(("antechamber_requests_total", labels), 0.0)


@pytest.mark.parametrize(
    ("away", "status"), [("redis", 200), ("followers", 200), ("postgres", 503), ("migrations", 503)]
)
async def test_the_service_is_ready_without_what_only_makes_it_faster(
    client: httpx.AsyncClient, outside: Outside, away: str, status: int
) -> None:
    assert isinstance(outside.readiness, EverythingAnswers)
    assert (await client.get("/readyz")).json()["status"] == "ready"
    outside.readiness.checks[away] = False
    reply = await client.get("/readyz")
    assert reply.status_code == status
    assert reply.json()["checks"][away] is False
    assert ("retry-after" in reply.headers) is (status == 503)
    assert (await client.get("/healthz")).json() == {"status": "ok"}


async def test_requests_are_counted_by_route_method_and_status(table: Table, app: FastAPI) -> None:
    async with _client(app) as http:
        before = await _read(http)
        await table.anna.get(table.path)
        await table.anna.get("/games/01980000-0000-7000-8000-000000000000")
        await table.anna.post(table.path)
        await http.get("/v1/nowhere/at/all")
        await http.request("BREW", "/v1/games")
        after = await _read(http)

    def more(route: str, method: str, status: int) -> float:
        now, then = (_requests(each, route, method, status) for each in (after, before))
        return now - then

    assert more("/v1/games/{game}", "GET", 200) == 1
    assert more("/v1/games/{game}", "GET", 404) == 1
    assert more("/v1/games/{game}", "POST", 405) == 1
    assert more("none", "GET", 404) == 1
    assert more("/v1/games", "other", 405) == 1
    took = ("antechamber_request_seconds_count", frozenset({("route", "/v1/games/{game}")}))
    assert after[took] - before.get(took, 0.0) == 3


async def test_no_label_holds_an_id_or_a_name(table: Table, app: FastAPI) -> None:
    async with _client(app) as http:
        await table.anna.get(f"{table.path}/view")
        await http.get(f"/v1/{table.game}/anna")
        await http.get("/v1/cards/Shock")
        text = (await http.get("/metrics")).text
    for secret in (table.game, "anna", "Shock", table.anna.account, table.anna.token):
        assert secret not in text


async def test_what_the_service_measures_is_read_at_the_scrape(app: FastAPI) -> None:
    metrics.OPEN_STREAMS.inc()
    try:
        async with _client(app) as http:
            samples = await _read(http)
    finally:
        metrics.OPEN_STREAMS.dec()
    assert samples["antechamber_appends_total", frozenset()] == 3
    assert samples["antechamber_follower_lag_anchors", frozenset()] == 2
    assert samples["antechamber_open_streams", frozenset()] >= 1


async def test_a_request_refused_by_a_quota_is_counted_by_its_bucket(
    services: Application,
) -> None:
    settings = Settings(ANTECHAMBER_RATE_READS=1)
    refused = ("antechamber_rate_limited_total", frozenset({("bucket", "reads")}))
    async with _client(create_app(services, settings)) as http:
        before = (await _read(http)).get(refused, 0.0)
        await http.get("/v1/formats")
        problem(await http.get("/v1/formats"), 429)
        assert (await _read(http))[refused] == before + 1


async def test_metrics_are_for_this_machine_unless_all_may_read_them(
    services: Application, app: FastAPI
) -> None:
    async with _client(app, "192.0.2.7") as http:
        problem(await http.get("/metrics"), 404, "not-found")
    async with _client(app, "::1") as http:
        assert (await http.get("/metrics")).status_code == 200
        # A proxy on this machine asks for somebody else.
        proxied = {"X-Forwarded-For": "192.0.2.7"}
        problem(await http.get("/metrics", headers=proxied), 404, "not-found")
    settings = Settings(ANTECHAMBER_METRICS_PUBLIC=True)
    async with _client(create_app(services, settings), "192.0.2.7") as http:
        assert (await http.get("/metrics")).status_code == 200


async def test_metrics_take_no_token_and_tell_nothing_of_whom_it_is(app: FastAPI) -> None:
    async with _client(app) as http:
        anna = await Person.registered(http, "anna")
        reply = await http.get("/metrics", headers={"Authorization": f"Bearer {anna.token}"})
    assert reply.status_code == 200
    assert anna.account not in reply.text
