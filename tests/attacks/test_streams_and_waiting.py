"""Attacks on streams and long-polls: odd headers and cursors, tokens that end meanwhile."""

import asyncio
from datetime import timedelta
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from api.streaming.slots import StreamSlots
from domain.kernel.refusals import NotFound, Unavailable
from services.application import Application, Outside
from tests.api.memory import StepClock
from tests.api.people import PASSWORD, Person, Table, problem
from tests.attacks.people import opened, seated, settle, three
from tests.support.streams import NDJSON, SSE, stream

Json = dict[str, Any]


async def with_a_token(person: Person, **more: Any) -> tuple[Person, str]:
    """Return the same person with one more token, and that token's id."""
    body = {"name": person.name, "password": PASSWORD, **more}
    issued = (await person.http.post("/v1/tokens", json=body)).json()
    return Person(person.http, person.name, issued["token"], person.account), issued["id"]


async def waiting_at_a_table(client: httpx.AsyncClient) -> tuple[Person, Person, str]:
    """Anna sits at a table that waits for Ben."""
    anna, ben, _ = await three(client)
    path = await opened(anna)
    await seated(anna, path)
    return anna, ben, path


@pytest.mark.parametrize("read", ["decisions", "events"])
async def test_a_token_that_is_revoked_while_it_waits_is_told_nothing(
    client: httpx.AsyncClient, read: str
) -> None:
    anna, ben, path = await waiting_at_a_table(client)
    robot, token = await with_a_token(anna)
    after = 2 if read == "events" else 0
    asked = f"{path}/{read}?wait=20" + (f"&after={after}" if after else "")
    waiting = asyncio.create_task(robot.get(asked))
    await settle()
    assert (await anna.ask("DELETE", f"/tokens/{token}")).status_code == 204
    await seated(ben, path)
    problem(await waiting, 401)


@pytest.mark.parametrize("read", ["decisions", "events"])
async def test_a_token_that_expires_while_it_waits_is_told_nothing(
    client: httpx.AsyncClient, outside: Outside, read: str
) -> None:
    anna, ben, path = await waiting_at_a_table(client)
    robot, _ = await with_a_token(anna, expires_in=300)
    waiting = asyncio.create_task(robot.get(f"{path}/{read}?wait=20&after=2"))
    await settle()
    assert isinstance(outside.clock, StepClock)
    outside.clock.skip(timedelta(seconds=301))
    await seated(ben, path)
    problem(await waiting, 401, "token-expired")


@pytest.mark.parametrize("media", [NDJSON, SSE])
async def test_a_token_that_expires_ends_its_stream(
    app: FastAPI, client: httpx.AsyncClient, outside: Outside, media: str
) -> None:
    anna, ben, path = await waiting_at_a_table(client)
    robot, _ = await with_a_token(anna, expires_in=300)
    async with stream(app, f"{path}/events", robot.token, media) as listening:
        await listening.until("event")
        assert isinstance(outside.clock, StepClock)
        outside.clock.skip(timedelta(seconds=301))
        await seated(ben, path)
        async with asyncio.timeout(15):
            told = await listening.until("closed")
    assert told[-1]["reason"] == "token"
    assert {record["version"] for record in told if record["record"] == "event"} <= {2}


async def test_waiting_for_a_decision_takes_one_of_the_tokens_streams(
    app: FastAPI, client: httpx.AsyncClient
) -> None:
    app.state.slots = StreamSlots(by_holder=2)
    anna, ben, path = await waiting_at_a_table(client)
    waiting = [asyncio.create_task(anna.get(f"{path}/decisions?wait=20")) for _ in range(2)]
    await settle()
    problem(await anna.get(f"{path}/decisions?wait=20"), 429, "too-many-streams")
    problem(await anna.get(f"{path}/events?wait=20&after=2"), 429, "too-many-streams")
    assert (await anna.get(f"{path}/decisions")).status_code == 200
    await seated(ben, path)
    assert [(await one).status_code for one in waiting] == [200, 200]
    assert (await anna.get(f"{path}/decisions?wait=20")).status_code == 200


async def test_who_hangs_up_while_waiting_gives_the_slot_back(
    app: FastAPI, client: httpx.AsyncClient
) -> None:
    app.state.slots = StreamSlots(by_holder=1)
    anna, _, path = await waiting_at_a_table(client)
    for _ in range(3):
        waiting = asyncio.create_task(anna.get(f"{path}/decisions?wait=20"))
        await settle()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    assert (await anna.get(f"{path}/decisions?wait=0.01")).status_code == 200


@pytest.mark.parametrize("refusal", [Unavailable("Away."), NotFound("No seat.")])
async def test_a_stream_that_is_refused_as_it_begins_says_so(
    app: FastAPI,
    table: Table,
    services: Application,
    refusal: Exception,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def refused(*_: object) -> None:
        raise refusal

    monkeypatch.setattr(services.following._games._tables, "refreshed", refused)
    async with stream(app, f"{table.path}/events?after=1", table.anna.token) as listening:
        (closed,) = await listening.rest()
    reason = "unavailable" if isinstance(refusal, Unavailable) else "audience"
    assert closed == {"record": "closed", "reason": reason}


async def test_an_account_stream_that_is_refused_as_it_begins_says_so(
    app: FastAPI, table: Table, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(*_: object) -> None:
        raise Unavailable("Away.")

    monkeypatch.setattr(outside.feeds, "games", refused)
    async with stream(app, "/me/stream", table.anna.token) as listening:
        assert await listening.rest() == [{"record": "closed", "reason": "unavailable"}]


CURSORS = ["-1", "1e3", "0x1", "1.5", "", " ", "null", "9" * 40, "1,2", "\u0663".encode(), b"\xff", "5;", "inf"]  # fmt: skip


@pytest.mark.parametrize("media", [NDJSON, SSE])
@pytest.mark.parametrize("cursor", CURSORS)
@pytest.mark.parametrize("of", ["events", "account"])
async def test_a_last_event_id_that_was_never_given_out_is_refused(
    table: Table, media: str, cursor: str | bytes, of: str
) -> None:
    path = f"{table.path}/events" if of == "events" else "/me/stream"
    sent = {
        b"Accept": media.encode(),
        b"Last-Event-ID": cursor if isinstance(cursor, bytes) else cursor.encode(),
        b"Authorization": f"Bearer {table.anna.token}".encode(),
    }
    reply = await table.anna.http.get(f"/v1{path}", headers=sent)
    assert reply.status_code in (400, 422)
    assert reply.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("cursor", ["-1", "nan", "inf", "1e400", "", "9" * 40, "\u0663", "%00"])
@pytest.mark.parametrize("name", ["after", "wait", "limit"])
async def test_a_page_takes_no_number_that_is_none(table: Table, name: str, cursor: str) -> None:
    reply = await table.anna.get(f"{table.path}/events?{name}={cursor}")
    if not (cursor == "\u0663" and reply.status_code == 200):  # a decimal digit, in Arabic
        problem(reply, 422 if len(cursor) < 40 or name != "after" else reply.status_code)
        assert reply.status_code in (400, 422)


async def test_a_number_twice_in_the_query_is_one_of_them(table: Table) -> None:
    reply = await table.anna.get(f"{table.path}/events?after=1&after=2")
    assert reply.json()["events"][0]["version"] in (2, 3)


async def test_accept_fields_on_several_lines_are_one(app: FastAPI, table: Table) -> None:
    lines = [("Accept", "application/json;q=0.1"), ("Accept", SSE + ";q=0")]
    headers = [*lines, ("Authorization", f"Bearer {table.anna.token}")]
    assert (await table.anna.http.get(f"/v1{table.path}/events", headers=headers)).json()["events"]
    await table.anna.post(f"{table.path}/actions", {"action": "concede"})
    headers = [("Accept", "text/html"), ("Accept", NDJSON), *headers[2:]]
    reply = await table.anna.http.get(f"/v1{table.path}/events", headers=headers)
    assert reply.headers["content-type"].startswith(NDJSON)
    reply = await table.anna.http.get("/v1/me/stream?after=999999", headers=headers)
    problem(reply, 400, "cursor-beyond-end")


@pytest.mark.parametrize("method", ["HEAD", "POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize("path", ["/events", "/presence", "/view"])
async def test_what_is_watched_is_read_by_get_alone(table: Table, method: str, path: str) -> None:
    reply = await table.anna.ask(method, f"{table.path}{path}", headers={"Accept": SSE})
    assert (reply.status_code, reply.headers["allow"]) == (405, "GET")


async def test_nothing_that_is_streamed_is_compressed(app: FastAPI, table: Table) -> None:
    await table.anna.post(f"{table.path}/actions", {"action": "concede"})
    path = f"{table.path}/events"
    async with stream(
        app, path, table.anna.token, NDJSON, accept_encoding="gzip, br, *;q=0.1"
    ) as listening:
        assert "content-encoding" not in listening.headers
        assert (await listening.rest())[-1]["record"] == "end"


@pytest.mark.parametrize("audience", ["B", "after", "A ", "a", "Z", "", "public\u0000", "PUBLIC"])
async def test_an_audience_that_is_not_ones_own_is_not_there_by_any_transport(
    table: Table, audience: str
) -> None:
    for media in ("application/json", NDJSON, SSE):
        reply = await table.anna.get(
            f"{table.path}/events", params={"audience": audience}, headers={"Accept": media}
        )
        problem(reply, 404, "no-such-audience")


async def test_versions_are_contiguous_for_everybody_while_many_write_at_once(
    app: FastAPI, table: Table, client: httpx.AsyncClient
) -> None:
    seats = (table.anna, table.ben)
    async with (
        stream(app, f"{table.path}/events", table.anna.token, NDJSON) as annas,
        stream(app, f"{table.path}/events", table.ben.token, SSE) as bens,
        stream(app, f"{table.path}/events", None, NDJSON) as strangers,
    ):
        stops = [["own:end"], ["opponent:end"], []]
        writes = [
            person.post(f"{table.path}/actions", {"action": "set_stops", "stops": stops[n % 3]})
            for n in range(12)
            for person in seats
        ]
        assert {reply.status_code for reply in await asyncio.gather(*writes)} <= {200, 409}
        assert (
            await table.ben.post(f"{table.path}/actions", {"action": "concede"})
        ).status_code == 200
        for listening in (annas, bens, strangers):
            async with asyncio.timeout(20):
                told = await listening.rest()
            versions = [each["version"] for each in told if each["record"] == "event"]
            assert versions == list(range(1, len(versions) + 1))
            assert told[-1]["version"] == len(versions)


@pytest.mark.parametrize("media", [NDJSON, SSE])
async def test_the_stream_of_a_closed_table_ends_at_once(
    app: FastAPI, client: httpx.AsyncClient, media: str
) -> None:
    anna, _, path = await waiting_at_a_table(client)
    async with stream(app, f"{path}/events", anna.token, media) as before:
        await before.until("event")
        assert (await anna.ask("DELETE", path)).status_code == 200
        async with asyncio.timeout(15):
            assert (await before.rest())[-1]["status"] == "closed"
    async with stream(app, f"{path}/events", anna.token, media) as late:
        async with asyncio.timeout(15):
            assert (await late.rest())[-1]["status"] == "closed"
    assert (await anna.get(f"{path}/events?wait=20&after=3")).json()["events"] == []
    assert (await anna.get(f"{path}/decisions?wait=20")).json()["status"] == "closed"
