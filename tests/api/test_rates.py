"""Quotas: who has one, what takes from it, and what a client is told."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from api.main import create_app
from api.rates import Bucket, Rates, address_key
from infra.serving import new_server
from infra.settings import Settings
from services.application import Application
from tests.api.people import PASSWORD, Person, problem

Lowered = Callable[..., FastAPI]


class Hands:
    """A clock that a test moves by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def hands() -> Hands:
    """The time by which quotas come back."""
    return Hands()


@pytest.fixture
def lowered(services: Application, hands: Hands) -> Lowered:
    """Makes applications with some quotas lowered."""

    def make(**amounts: int) -> FastAPI:
        names = {f"ANTECHAMBER_RATE_{name.upper()}": amount for name, amount in amounts.items()}
        settings = Settings(**names)  # type: ignore[arg-type] # pydantic reads them by alias
        # The same object that the middleware holds: only its clock is another.
        app = create_app(services, settings)
        for bucket in vars(app.state.rates).values():
            bucket._now = hands
        return app

    return make


def _from(app: FastAPI, address: str = "192.0.2.1") -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 1234))
    return httpx.AsyncClient(transport=transport, base_url="http://test")


def _limited(reply: httpx.Response, bucket: str) -> dict[str, Any]:
    document = problem(reply, 429, "rate-limited")
    assert document["bucket"] == bucket
    assert reply.headers["retry-after"] == str(document["retry_after"])
    assert int(reply.headers["retry-after"]) >= 1
    assert reply.headers["ratelimit"].startswith(f'"{bucket}";r=0;t=')
    assert reply.headers["ratelimit-policy"].startswith(f'"{bucket}";q=')
    return document


def test_a_whole_quota_may_be_taken_at_once_and_comes_back_evenly(hands: Hands) -> None:
    bucket = Bucket("b", 4, 8, hands)
    assert [bucket.take("k").remaining for _ in range(4)] == [3, 2, 1, 0]
    refused = bucket.take("k")
    assert (refused.passes, refused.remaining) == (False, 0)
    assert refused.seconds == pytest.approx(2)
    hands.time += 2
    assert bucket.take("k").passes
    assert not bucket.take("k").passes
    hands.time += 100
    assert [bucket.take("k").passes for _ in range(5)] == [True] * 4 + [False]


def test_a_refused_request_takes_nothing_and_one_given_back_can_be_taken_again(
    hands: Hands,
) -> None:
    bucket = Bucket("b", 2, 10, hands)
    bucket.take("k")
    bucket.take("k")
    waits = {round(bucket.take("k").seconds, 6) for _ in range(50)}
    assert waits == {5.0}
    bucket.give_back("k")
    assert bucket.take("k").passes


def test_keys_have_quotas_of_their_own_and_those_unused_for_longest_are_forgotten(
    hands: Hands,
) -> None:
    bucket = Bucket("b", 1, 10, hands, capacity=3)
    assert [bucket.take(key).passes for key in "abc"] == [True] * 3
    assert not bucket.take("a").passes
    assert bucket.take("d").passes  # forgets b, the one unused for longest
    assert [bucket.take(key).passes for key in "acdb"] == [False, False, False, True]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("not:an:address", "not:an:address", True),
    ],
)
def test_an_address_of_ipv6_stands_for_its_network(one: str, other: str, same: bool) -> None:
    assert (address_key(one) == address_key(other)) is same


async def test_every_answer_tells_its_quota_and_what_is_left(lowered: Lowered) -> None:
    async with _from(lowered(reads=100, writes=50)) as http:
        anna = await Person.registered(http, "anna")
        await anna.get("/me")  # from here on the token is known to be valid
        first, second = await anna.get("/me"), await anna.get("/decks")
        wrong = await anna.get("/nothing")
        written = await anna.post("/games", {"format": "duel"})
    assert first.headers["ratelimit-policy"] == '"reads";q=100;w=10'
    assert first.headers["ratelimit"].startswith('"reads";r=99;t=')
    assert second.headers["ratelimit"].startswith('"reads";r=98;t=')
    assert wrong.status_code == 404
    assert wrong.headers["ratelimit"].startswith('"reads";r=98;t=')
    assert written.headers["ratelimit"].startswith('"writes";r=49;t=')


async def test_a_used_up_quota_is_429_names_its_bucket_and_says_when_to_come_back(
    lowered: Lowered, hands: Hands
) -> None:
    async with _from(lowered(reads=3)) as http:
        for _ in range(3):
            assert (await http.get("/v1/formats")).status_code == 200
        wait = _limited(await http.get("/v1/formats"), "reads")["retry_after"]
        assert (await http.post("/v1/decks/import", json={"text": "4 Shock"})).status_code == 200
        hands.time += wait
        assert (await http.get("/v1/formats")).status_code == 200


async def test_a_refused_write_costs_no_quota_but_refusals_have_one_of_their_own(
    lowered: Lowered,
) -> None:
    async with _from(lowered(writes=1, refusals=3)) as http:
        for _ in range(3):
            problem(await http.post("/v1/decks/import", json={"wrong": 1}), 422)
        _limited(await http.get("/v1/formats"), "refusals")
    async with _from(lowered(writes=1)) as http:
        for _ in range(5):
            problem(await http.post("/v1/decks/import", json={"wrong": 1}), 422)
        assert (await http.post("/v1/decks/import", json={"text": "4 Shock"})).status_code == 200
        _limited(await http.post("/v1/decks/import", json={"text": "4 Shock"}), "writes")


async def test_tokens_have_quotas_of_their_own_and_made_up_ones_share_their_address(
    lowered: Lowered,
) -> None:
    async with _from(lowered(reads=3, refusals=5)) as http:
        anna, ben = await Person.registered(http, "anna"), await Person.registered(http, "ben")
        # The first request of a token counts for its address, until it is known to be valid.
        assert [(await anna.get("/me")).status_code for _ in range(5)] == [200] * 4 + [429]
        assert [(await ben.get("/me")).status_code for _ in range(5)] == [200] * 4 + [429]
        codes = [
            (await http.get("/v1/me", headers={"Authorization": f"Bearer ant_{n}"})).status_code
            for n in range(6)
        ]
        assert codes == [401] * 5 + [429]
        open_to_all = [
            (await http.get("/v1/formats", headers={"Authorization": f"Bearer x{n}"})).status_code
            for n in range(3)
        ]
        assert open_to_all == [429] * 3


async def test_passwords_are_tried_no_oftener_than_the_quota_of_name_and_address(
    lowered: Lowered,
) -> None:
    app = lowered(sign_ins=40)

    async def tried(http: httpx.AsyncClient, name: str) -> httpx.Response:
        return await http.post("/v1/tokens", json={"name": name, "password": "wrong guess"})

    async with _from(app) as http, _from(app, "192.0.2.2") as elsewhere:
        await Person.registered(http, "anna")
        for name in ("anna", "Anna", "ANNA", "anna"):
            problem(await tried(http, name), 401)
        _limited(await tried(http, "anna"), "sign-ins-to-a-name")
        right = {"name": "anna", "password": PASSWORD}
        _limited(await http.post("/v1/tokens", json=right), "sign-ins-to-a-name")
        assert (await elsewhere.post("/v1/tokens", json=right)).status_code == 201
        for number in range(34):
            problem(await tried(http, f"nobody{number}"), 401)
        _limited(await tried(http, "somebody"), "sign-ins")


async def test_accounts_are_made_no_oftener_than_the_quota_of_an_address(
    lowered: Lowered,
) -> None:
    app = lowered(registrations=2)
    async with _from(app) as http, _from(app, "192.0.2.2") as elsewhere:
        await Person.registered(http, "anna")
        taken = {"name": "anna", "password": PASSWORD}
        problem(await http.post("/v1/accounts", json=taken), 409)  # a name tried costs too
        _limited(await http.post("/v1/accounts", json={**taken, "name": "ben"}), "registrations")
        await Person.registered(elsewhere, "ben")


async def test_nought_turns_a_limit_off(lowered: Lowered) -> None:
    app = lowered(reads=0, writes=0, streams=0, sign_ins=0, registrations=0, refusals=0)
    async with _from(app) as http:
        await Person.registered(http, "anna")
        replies = [await http.get("/v1/formats") for _ in range(3)]
        wrong = [
            await http.post("/v1/tokens", json={"name": "anna", "password": "a wrong one"})
            for _ in range(3)
        ]
    assert [reply.status_code for reply in replies + wrong] == [200] * 3 + [401] * 3
    assert not any("ratelimit" in reply.headers for reply in replies + wrong)


async def test_probes_have_no_quota(lowered: Lowered) -> None:
    async with _from(lowered(reads=1), "127.0.0.1") as http:
        for path in ("/healthz", "/readyz", "/metrics"):
            assert [(await http.get(path)).status_code for _ in range(3)] == [200] * 3


async def test_opening_streams_takes_from_a_quota_of_its_own(lowered: Lowered) -> None:
    rates = Rates.of(Settings())
    for path, accept in (
        ("/v1/games/g/stream", b"*/*"),
        ("/v1/games/g/events", b"text/event-stream"),
        ("/v1/games/g/events", b"application/x-ndjson"),
    ):
        assert rates.of_request("GET", path, {b"accept": accept}) is rates.streams
    assert rates.of_request("GET", "/v1/games/g/events", {b"accept": b"*/*"}) is rates.reads


def test_only_proxies_that_are_named_are_asked_whom_they_speak_for() -> None:
    assert not new_server().config.proxy_headers
    named = new_server(proxies="192.0.2.0/24,198.51.100.7").config
    assert named.proxy_headers
    assert named.forwarded_allow_ips == "192.0.2.0/24,198.51.100.7"


async def test_what_a_client_says_of_its_address_is_not_believed(lowered: Lowered) -> None:
    async with _from(lowered(reads=1)) as http:
        told = [
            (await http.get("/v1/formats", headers={"X-Forwarded-For": f"198.51.100.{n}"}))
            for n in range(2)
        ]
    assert [reply.status_code for reply in told] == [200, 429]
