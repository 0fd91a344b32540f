"""Streams of games: one cursor over four transports."""

import asyncio
from typing import Any
from uuid import UUID

import httpx
import pytest
from fastapi import FastAPI

from api.streaming import responses
from api.streaming.negotiation import transport
from api.streaming.slots import StreamSlots
from services.application import Outside
from tests.api.memory import MemoryPresence
from tests.api.people import Person, Table, problem
from tests.support.streams import NDJSON, SSE, stream

Json = dict[str, Any]
STREAMS = pytest.mark.parametrize("media", [NDJSON, SSE])


async def play(table: Table, answers: int) -> None:
    """Let whoever is asked answer with the example, so many times."""
    for _ in range(answers):
        person, decision = await table.asked()
        reply = await table.answer(person, decision)
        assert reply.status_code == 200, reply.text


async def finish(table: Table) -> None:
    """End the game: whoever is asked concedes."""
    person, _ = await table.asked()
    reply = await person.post(f"{table.path}/actions", {"action": "concede"})
    assert reply.status_code == 200, reply.text


async def page(person: Person, table: Table, after: int = 0) -> list[Json]:
    """Return every event after a cursor, page by page."""
    told: list[Json] = []
    while True:
        reply = (await person.get(f"{table.path}/events?after={after}&limit=7")).json()
        if not reply["events"]:
            return told
        told += reply["events"]
        after = reply["next"]


def events(records: list[Json]) -> list[Json]:
    """Return the events of records, as a page has them."""
    return [
        {name: value for name, value in record.items() if name != "record"}
        for record in records
        if record["record"] == "event"
    ]


def kinds(records: list[Json]) -> list[str]:
    return [record["record"] for record in records]


@STREAMS
async def test_a_stream_begins_with_the_state_and_tells_what_a_page_tells(
    app: FastAPI, table: Table, media: str
) -> None:
    await play(table, 3)
    await finish(table)
    async with stream(app, f"{table.path}/events", table.anna.token, media) as opened:
        assert opened.status == 200
        assert opened.headers["content-type"].startswith(media)
        assert opened.headers["cache-control"] == "no-store"
        assert opened.headers["x-accel-buffering"] == "no"
        records = await opened.rest()
    assert kinds(records) == ["state", *["event"] * (len(records) - 2), "end"]
    assert events(records) == await page(table.anna, table)
    state, end = records[0], records[-1]
    assert (state["audience"], state["status"], end["status"]) == ("A", "over", "over")
    assert state["version"] == end["version"] == len(records) - 2
    assert end["result"] == state["result"] != None  # noqa: E711 # it is there, and the same


@STREAMS
async def test_a_stream_goes_on_from_any_cursor(app: FastAPI, table: Table, media: str) -> None:
    await play(table, 4)
    await finish(table)
    told = await page(table.ben, table)
    for cut in range(len(told) + 1):
        path = f"{table.path}/events?after={cut}"
        async with stream(app, path, table.ben.token, media) as opened:
            assert events(await opened.rest()) == told[cut:]


async def test_a_server_sent_events_id_is_the_cursor_and_wins_over_the_address(
    app: FastAPI, table: Table
) -> None:
    await finish(table)
    path = f"{table.path}/events?after=0"
    async with stream(app, path, table.anna.token, SSE, last_event_id="2") as opened:
        records = await opened.rest()
    told = events(records)
    assert [each["version"] for each in told] == list(range(3, 3 + len(told)))
    assert opened.ids == ["2", *[str(each["version"]) for each in told], str(told[-1]["version"])]
    assert b"retry: 1000\n" in opened.body


async def test_a_reconnect_after_the_end_is_answered_with_204(app: FastAPI, table: Table) -> None:
    await finish(table)
    last = str((await page(table.anna, table))[-1]["version"])
    path = f"{table.path}/events"
    async with stream(app, path, table.anna.token, SSE, last_event_id=last) as opened:
        assert (opened.status, opened.body) == (204, b"")
    async with stream(app, path, table.anna.token, SSE, last_event_id="1") as opened:
        assert opened.status == 200


@STREAMS
async def test_what_happens_is_told_as_it_happens(app: FastAPI, table: Table, media: str) -> None:
    path = f"{table.path}/events"
    async with (
        stream(app, path, table.anna.token, media) as first,
        stream(app, path, table.anna.token, media) as second,
        stream(app, path, None, media) as spectator,
    ):
        for each in (first, second, spectator):
            await each.until("event")
        await play(table, 3)
        await finish(table)
        ends = [await each.until("end") for each in (first, second, spectator)]
    assert events(ends[0]) == events(ends[1]) == (await page(table.anna, table))[1:]
    versions = [each["version"] for each in events(ends[2])]
    assert versions == [each["version"] for each in events(ends[0])]


async def test_a_stream_may_begin_before_the_game_does(
    app: FastAPI, client: httpx.AsyncClient
) -> None:
    anna, ben = [await Person.registered(client, name) for name in ("anna", "ben")]
    game = (await anna.post("/games", {"format": "duel", "seats": 2})).json()["game"]["id"]
    async with stream(app, f"/games/{game}/events", media=SSE) as opened:
        state = await opened.next()
        assert (state["status"], state["seats"]) == ("open", [])
        for person in (anna, ben):
            await person.post(f"/games/{game}/seats", {"deck": await person.sample_deck()})
        types = []
        while "GameStarted" not in types:
            types += [each["type"] for each in events(await opened.until("event"))]
    assert types == ["GameOpened", "SeatTaken", "SeatTaken", "GameStarted"]


@pytest.mark.parametrize("media", [NDJSON, SSE, "application/json"])
async def test_a_cursor_beyond_the_game_is_refused(app: FastAPI, table: Table, media: str) -> None:
    reply = await table.anna.get(f"{table.path}/events?after=999", headers={"Accept": media})
    document = problem(reply, 400, "cursor-beyond-end")
    assert (
        document["game_version"] == (await table.anna.get(f"{table.path}/view")).json()["version"]
    )


@STREAMS
async def test_another_seats_stream_is_not_there(app: FastAPI, table: Table, media: str) -> None:
    for audience in ("B", "after", "nobody"):
        reply = await table.anna.get(
            f"{table.path}/events?audience={audience}", headers={"Accept": media}
        )
        problem(reply, 404)


@STREAMS
async def test_a_private_tables_streams_are_not_there_for_who_is_not_invited(
    app: FastAPI, client: httpx.AsyncClient, media: str
) -> None:
    anna, ben, carl = [await Person.registered(client, name) for name in ("anna", "ben", "carl")]
    body = {"format": "duel", "seats": 2, "private": True, "invite": ["ben"]}
    game = (await anna.post("/games", body)).json()["game"]["id"]
    path = f"/games/{game}/events"
    headers = {"Accept": media}
    refused = problem(await carl.get(path, headers=headers), 404)
    assert refused == problem(await client.get(f"/v1{path}", headers=headers), 404)
    assert refused == problem(await carl.get(f"/games/{game}/presence"), 404)
    assert refused == problem(await carl.get(f"/games/{UUID(int=1)}/events", headers=headers), 404)
    async with stream(app, path, ben.token, media) as opened:
        assert (await opened.next())["audience"] == "public"


async def test_who_takes_a_seat_is_another_audience_and_comes_again(
    app: FastAPI, client: httpx.AsyncClient
) -> None:
    anna = await Person.registered(client, "anna")
    game = (await anna.post("/games", {"format": "duel", "seats": 2})).json()["game"]["id"]
    async with stream(app, f"/games/{game}/events", anna.token) as opened:
        assert (await opened.until("event"))[0]["audience"] == "public"
        await anna.post(f"/games/{game}/seats", {"deck": await anna.sample_deck()})
        assert await opened.rest() == [{"record": "closed", "reason": "audience"}]
    async with stream(app, f"/games/{game}/events?after=1", anna.token) as opened:
        state, event = [await opened.next() for _ in range(2)]
        assert (state["audience"], event["type"]) == ("A", "SeatTaken")


async def test_a_seats_stream_never_says_what_another_drew(app: FastAPI, table: Table) -> None:
    await play(table, 2)
    hands, heard = {}, {}
    for seat, person in (("A", table.anna), ("B", table.ben)):
        view = (await person.get(f"{table.path}/view")).json()
        own = next(each for each in view["seats"] if each["seat"] == seat)
        hands[seat] = {card["handle"] for card in own["hand"]}
        async with stream(app, f"{table.path}/events", person.token) as opened:
            for _ in range(view["version"] + 1):
                await opened.next()
        heard[seat] = opened.body.decode()
    assert any(handle in heard["A"] for handle in hands["A"])
    assert not any(handle in heard["B"] for handle in hands["A"])
    assert not any(handle in heard["A"] for handle in hands["B"])


@STREAMS
async def test_a_revoked_token_closes_its_streams_at_once_and_no_others(
    app: FastAPI, table: Table, media: str
) -> None:
    issued = await table.anna.http.post(
        "/v1/tokens", json={"name": "anna", "password": "correct horse battery"}
    )
    token = issued.json()
    path = f"{table.path}/events?after=4"
    async with (
        stream(app, path, token["token"], media) as revoked,
        stream(app, path, table.anna.token, media) as other,
    ):
        await revoked.next()
        await other.next()
        gone = await table.anna.ask("DELETE", f"/tokens/{token['id']}")
        assert gone.status_code == 204, gone.text
        assert (await asyncio.wait_for(revoked.rest(), 1))[-1] == {
            "record": "closed", "reason": "token",
        }  # fmt: skip
        await finish(table)
        assert (await other.until("end"))[-1]["status"] == "over"


async def test_presence_is_part_of_the_state_and_told_when_it_changes(
    app: FastAPI, table: Table
) -> None:
    path = f"{table.path}/events?after=4"

    def present(record: Json) -> dict[str, bool | None]:
        return {seat["seat"]: seat["present"] for seat in record["seats"]}

    async with stream(app, path) as spectator:
        assert present(await spectator.next()) == {"A": False, "B": False}
        async with stream(app, path, table.anna.token) as anna:
            assert present(await anna.next()) == {"A": True, "B": False}
            assert present(await spectator.next()) == {"A": True, "B": False}
            asked = (await table.ben.get(f"{table.path}/presence")).json()
            assert present(asked) == {"A": True, "B": False}
        assert present(await spectator.next()) == {"A": False, "B": False}


async def test_presence_that_is_not_known_is_null(
    app: FastAPI, table: Table, outside: Outside
) -> None:
    assert isinstance(outside.presence, MemoryPresence)
    outside.presence.lost = True
    async with stream(app, f"{table.path}/events", table.anna.token) as opened:
        assert [seat["present"] for seat in (await opened.next())["seats"]] == [None, None]
    reply = (await table.anna.get(f"{table.path}/presence")).json()
    assert [seat["present"] for seat in reply["seats"]] == [None, None]


async def test_a_long_poll_is_presence_too(table: Table) -> None:
    version = (await table.anna.get(f"{table.path}/view")).json()["version"]
    poll = asyncio.create_task(table.anna.get(f"{table.path}/events?after={version}&wait=20"))
    present: dict[str, bool] = {}
    while not any(present.values()):
        await asyncio.sleep(0.01)
        seats = (await table.ben.get(f"{table.path}/presence")).json()["seats"]
        present = {seat["seat"]: seat["present"] for seat in seats}
    assert present == {"A": True, "B": False}
    await finish(table)
    assert (await poll).json()["events"][0]["version"] == version + 1


async def test_one_token_may_have_so_many_streams_and_no_more(app: FastAPI, table: Table) -> None:
    app.state.slots = StreamSlots(by_holder=2, in_all=3)
    path = f"{table.path}/events"
    async with stream(app, path, table.anna.token) as one:
        await one.next()
        async with stream(app, path, table.anna.token) as two:
            await two.next()
            refused = await table.anna.get(path, headers={"Accept": NDJSON})
            problem(refused, 429, "too-many-streams")
            assert int(refused.headers["Retry-After"]) >= 1
            async with stream(app, path, table.ben.token) as another:
                assert another.status == 200
                await another.next()
                problem(await table.anna.http.get(f"/v1{path}", headers={"Accept": SSE}), 429)
        async with stream(app, path, table.anna.token) as again:
            assert again.status == 200


async def test_who_does_not_read_for_too_long_is_closed_and_frees_its_slot(
    app: FastAPI, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(responses, "SEND_TIMEOUT", 0.05)
    app.state.slots = StreamSlots(by_holder=1)
    path = f"{table.path}/events"
    async with stream(app, path, table.anna.token) as unread:
        async with asyncio.timeout(20):
            await unread.closed()
        async with stream(app, path, table.anna.token) as again:
            assert again.status == 200


async def test_something_is_sent_now_and_then_in_any_case(
    app: FastAPI, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(responses, "KEEP_ALIVE", 0.01)
    for media in (NDJSON, SSE):
        async with stream(app, f"{table.path}/events?after=4", table.anna.token, media) as opened:
            await opened.next()
            for _ in range(3):
                await opened.kept_alive()


@pytest.mark.parametrize(
    ("accept", "expected"),
    [
        (None, "page"), ("*/*", "page"), ("application/json", "page"), (SSE, "sse"),
        (NDJSON, "ndjson"), ("text/event-stream;q=0.2, application/x-ndjson;q=0.9", "ndjson"),
        ("application/json, text/event-stream;q=0.1", "page"), ("TEXT/EVENT-STREAM", "sse"),
        ("text/event-stream;q=0, */*", "page"), ("text/event-stream;q=much", "page"), (",;,", "page"),
    ],
)  # fmt: skip
def test_the_accept_field_chooses_the_transport(accept: str | None, expected: str) -> None:
    assert transport(accept) == expected
