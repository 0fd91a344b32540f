"""The stream of an account: all its games, and what happens in them."""

from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from tests.api.people import Person, Table, problem
from tests.support.streams import NDJSON, SSE, stream

Json = dict[str, Any]


def kinds(records: list[Json]) -> list[str]:
    return [record["record"] for record in records]


async def told(person: Person, after: str = "0") -> list[Json]:
    """Return all that an account was told, page by page."""
    entries: list[Json] = []
    while True:
        page = (await person.get(f"/me/stream?after={after}&limit=3")).json()
        if not page["entries"]:
            return entries
        entries += page["entries"]
        after = page["next"]


async def concede(person: Person, table: Table) -> None:
    reply = await person.post(f"{table.path}/actions", {"action": "concede"})
    assert reply.status_code == 200, reply.text


async def test_an_account_is_told_of_its_seats_the_start_its_moves_and_the_result(
    table: Table,
) -> None:
    asked, _ = await table.asked()
    await concede(asked, table)
    for person in (table.anna, table.ben):
        entries = await told(person)
        assert [each["cursor"] for each in entries] == [str(n + 1) for n in range(len(entries))]
        assert {each["game"] for each in entries} == {table.game}
        assert kinds(entries)[-1] == "game_over"
        assert entries[-1]["result"]["reason"]
        assert {"game_started", "your_move", "move_over"} <= set(kinds(entries))
    assert kinds(await told(table.anna))[:3] == ["opened", "seat_taken", "seat_taken"]
    assert kinds(await told(table.ben))[0] == "seat_taken"


async def test_who_sits_nowhere_is_told_nothing(client: httpx.AsyncClient, table: Table) -> None:
    carl = await Person.registered(client, "carl")
    assert await told(carl) == []
    assert (await carl.get("/me/stream")).json() == {"entries": [], "next": "0"}


@pytest.mark.parametrize("media", [NDJSON, SSE])
async def test_the_stream_begins_with_every_game_that_goes_on_and_whose_move_it_is(
    app: FastAPI, table: Table, media: str
) -> None:
    asked, decision = await table.asked()
    async with stream(app, "/me/stream", asked.token, media) as opened:
        state = await opened.next()
        (game,) = state["games"]
        assert (game["game"], game["status"], game["your_move"]) == (table.game, "playing", True)
        assert game["you"] == decision["seat"]
        assert {"seat": decision["seat"], "kind": decision["kind"], "deadline": None} in game[
            "waiting_for"
        ]
        await concede(asked, table)
        record = (await opened.until("game_over"))[-1]
        assert record["result"]["winners"] != [decision["seat"]]
    async with stream(app, "/me/stream", asked.token, media) as opened:
        assert (await opened.next())["games"] == []


@pytest.mark.parametrize("media", [NDJSON, SSE])
async def test_the_stream_goes_on_from_any_cursor(app: FastAPI, table: Table, media: str) -> None:
    asked, decision = await table.asked()
    await table.answer(asked, decision)
    await concede(asked, table)
    whole = await told(asked)
    for cut in range(len(whole)):
        path = f"/me/stream?after={cut}"
        async with stream(app, path, asked.token, media) as opened:
            assert (await opened.next())["record"] == "state"
            records = [await opened.next() for _ in whole[cut:]]
        assert kinds(records) == kinds(whole[cut:])
        if media == SSE:
            assert opened.ids == [str(cut), *[each["cursor"] for each in whole[cut:]]]


async def test_an_invitation_is_told_to_who_is_invited_alone(
    app: FastAPI, client: httpx.AsyncClient
) -> None:
    anna, ben, carl = [await Person.registered(client, name) for name in ("anna", "ben", "carl")]
    async with stream(app, "/me/stream", ben.token) as opened:
        assert (await opened.next())["games"] == []
        body = {"format": "duel", "seats": 2, "private": True, "invite": ["ben"]}
        reply = await anna.post("/games", body)
        assert reply.status_code == 201, reply.text
        record = await opened.next()
        assert (record["record"], record["game"]) == ("invited", reply.json()["game"]["id"])
    assert kinds(await told(anna)) == ["opened"]
    assert await told(carl) == []


async def test_a_cursor_that_was_never_given_out_is_refused(table: Table) -> None:
    for media in (NDJSON, SSE, "application/json"):
        reply = await table.anna.get("/me/stream?after=999", headers={"Accept": media})
        problem(reply, 400, "cursor-beyond-end")
    problem(await table.anna.get("/me/stream?after=-1"), 422)
    problem(await table.anna.http.get("/v1/me/stream"), 401)


async def test_a_revoked_token_closes_the_accounts_stream(app: FastAPI, table: Table) -> None:
    issued = await table.anna.http.post(
        "/v1/tokens", json={"name": "anna", "password": "correct horse battery"}
    )
    token = issued.json()
    async with stream(app, "/me/stream", token["token"]) as opened:
        await opened.next()
        assert (await table.anna.ask("DELETE", f"/tokens/{token['id']}")).status_code == 204
        assert (await opened.rest())[-1] == {"record": "closed", "reason": "token"}


async def test_what_one_is_told_does_not_depend_on_what_another_is_asked(table: Table) -> None:
    for _ in range(4):
        person, decision = await table.asked()
        await table.answer(person, decision)
    for person, seat in ((table.anna, "A"), (table.ben, "B")):
        moves = [each for each in await told(person) if each["record"] == "your_move"]
        assert {each["seat"] for each in moves} <= {seat}
        assert all(set(each) == {"record", "cursor", "game", "version", "at", "seat", "kind",
                                 "deadline"} for each in moves)  # fmt: skip
