"""Logs, metrics and quotas of whole games: no secret in them, and nobody's but this machine's."""

import json
from dataclasses import replace
from io import StringIO
from random import Random

import httpx
import pytest
from fastapi import FastAPI

from api.main import create_app
from infra.settings import Settings
from services.application import Application, Outside, assemble
from tests.api.people import PASSWORD, Person, Table, problem, stranger
from tests.api.test_logs import Secretive
from tests.api.test_sandboxes import POSITION, opened

ANSWERS = 60


async def everything_asked(person: Person, path: str, version: int) -> None:
    """Read all that there is to read of a game, and some that is not."""
    for route in ("", "/view", "/events", "/timeline", "/presence", "/decisions"):
        await person.get(path + route)
    await person.get(f"{path}/replay", params={"version": version, "facts": 1})
    await person.get(f"{path}/view", params={"audience": "after"})


async def played(table: Table, rng: Random) -> None:
    """Play on with the examples that the service gives, and wrong answers between them."""
    for number in range(ANSWERS):
        person, decision = await table.asked()
        if number % 7 == 0:
            await table.answer(person, decision, [{"name": "Shock"}])
            await everything_asked(person, table.path, 1 + number)
        await table.answer(person, decision, [rng.choice(decision["example_answers"])])
    await table.anna.post(f"{table.path}/actions", {"action": "concede"})


async def test_the_log_of_whole_games_has_no_token_no_seed_and_no_card(
    outside: Outside, log: StringIO
) -> None:
    entropy = Secretive()
    services = assemble(replace(outside, entropy=entropy))
    async with stranger(create_app(services)) as http:
        table = await Table.begun(http)
        await played(table, Random(4))
        path, seats = await opened(table.anna, POSITION)
        for seat in seats.values():
            await everything_asked(seat, path, 1)
        await table.anna.post(f"{path}/audits")
        await table.anna.post(f"{table.path}/audits")
        refused = {"players": [{"name": "Anna", "zones": {"hand": ["Secret Plan"]}}, {"name": "B"}]}
        problem(await table.anna.post("/sandboxes", refused), 400, "bad-position")
        await services.close()
    written = log.getvalue()
    assert len(written.splitlines()) > 2 * ANSWERS
    people = [table.anna, table.ben, *seats.values()]
    secrets = [PASSWORD, "Secret Plan", *(person.token for person in people)]
    secrets += [raw.hex() for raw in entropy.given]
    secrets += [name for name in outside.catalogue.names if " " in name]
    assert [secret for secret in secrets if secret in written] == []
    handles = [line for line in written.splitlines() if '"h_' in line or '"d_' in line]
    assert handles == []


async def test_every_line_of_a_log_is_one_object_whatever_is_sent(
    client: httpx.AsyncClient, log: StringIO
) -> None:
    forged = 'x"}\n{"event": "forged", "level": "info"}\u2028\r'
    await client.get("/v1/games/%0a%22forged", headers={"X-Request-Id": "mine", "User-Agent": "x"})
    await client.post("/v1/accounts", json={"name": forged, "password": forged})
    await client.get("/v1/cards", params={"name": forged})
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert len(lines) == 3
    assert {line["event"] for line in lines} == {"request"}
    assert "mine" not in {line["request_id"] for line in lines}


@pytest.mark.parametrize(
    "proxied",
    [
        {"X-Forwarded-For": "192.0.2.7"},
        {"Forwarded": "for=192.0.2.7"},
        {"X-Real-IP": "192.0.2.7"},
        {"Via": "1.1 example.org"},
        {"X-Forwarded-Host": "example.org"},
    ],
)
async def test_what_a_proxy_asks_for_another_is_no_request_of_this_machine(
    proxied: dict[str, str], app: FastAPI
) -> None:
    here = httpx.ASGITransport(app, client=("127.0.0.1", 5))
    async with httpx.AsyncClient(transport=here, base_url="http://test") as http:
        assert (await http.get("/metrics")).status_code == 200
        problem(await http.get("/metrics", headers=proxied), 404, "not-found")


async def test_methods_and_paths_that_are_made_up_make_no_series(
    app: FastAPI, client: httpx.AsyncClient
) -> None:
    for made_up in ("MADEUP", "PROPFIND", "X" * 200):
        await client.request(made_up, "/v1/games")
        await client.get(f"/nowhere/{made_up}")
        await client.get(f"/v1/games/{made_up}/view")
        await client.get(f"/v1/formats?q={made_up}")
    here = httpx.ASGITransport(app, client=("127.0.0.1", 5))
    async with httpx.AsyncClient(transport=here, base_url="http://test") as http:
        told = (await http.get("/metrics")).text
    assert 'method="other"' in told
    for word in ("MADEUP", "PROPFIND", "XXXX", "nowhere"):
        assert word not in told


async def test_seat_tokens_have_a_quota_each_and_429_says_when_to_come_back(
    services: Application,
) -> None:
    settings = Settings(ANTECHAMBER_RATE_READS=3)
    async with stranger(create_app(services, settings)) as http:
        anna = await Person.registered(http, "anna")
        path, seats = await opened(anna, POSITION)
        statuses = [(await seats["A"].get(f"{path}/view")).status_code for _ in range(6)]
        refused = await seats["A"].get(f"{path}/view")
        problem(refused, 429, "rate-limited")
        assert int(refused.headers["Retry-After"]) >= 1
        assert refused.headers["RateLimit"].startswith('"reads";r=0')
        assert 429 in statuses
        left = (await seats["B"].get(f"{path}/view"), await anna.get(f"{path}/view"))
        assert 200 in {reply.status_code for reply in left}


async def test_a_token_that_was_revoked_has_no_quota_of_its_own_any_more(
    services: Application,
) -> None:
    settings = Settings(ANTECHAMBER_RATE_REFUSALS=5)
    async with stranger(create_app(services, settings)) as http:
        anna = await Person.registered(http, "anna")
        path, seats = await opened(anna, POSITION)
        await seats["A"].get(f"{path}/view")
        sandbox = path.replace("/games", "/sandboxes")
        assert (await anna.ask("DELETE", f"{sandbox}/seats/A/tokens")).status_code == 204
        statuses = [(await seats["A"].get(f"{path}/view")).status_code for _ in range(8)]
        assert statuses[0] == 401
        assert statuses[-1] == 429
        assert (await anna.get(f"{path}/view")).status_code == 200
