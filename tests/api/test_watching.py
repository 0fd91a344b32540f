"""The live board, events, replays and audits over HTTP."""

import asyncio

import httpx

from services.application import Outside
from tests.api.memory import MemoryViews
from tests.api.people import Person, Table, problem


async def test_a_board_is_sent_once_and_then_304(table: Table) -> None:
    first = await table.anna.get(f"{table.path}/view")
    etag = first.headers["etag"]
    assert etag.startswith('"')
    again = await table.anna.get(f"{table.path}/view", headers={"If-None-Match": etag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
    person, decision = await table.asked()
    await table.answer(person, decision)
    after = await table.anna.get(f"{table.path}/view", headers={"If-None-Match": etag})
    assert after.status_code == 200
    assert after.headers["etag"] != etag


async def test_a_lost_redis_changes_no_byte(table: Table, outside: Outside) -> None:
    before = await table.anna.get(f"{table.path}/view")
    assert isinstance(outside.views, MemoryViews)
    outside.views.lose()
    after = await table.anna.get(f"{table.path}/view")
    assert (after.content, after.headers["etag"]) == (before.content, before.headers["etag"])


async def test_each_seat_sees_its_own_board_and_no_other(table: Table) -> None:
    for person, own, other in ((table.anna, "A", "B"), (table.ben, "B", "A")):
        assert (await person.get(f"{table.path}/view")).json()["audience"] == own
        problem(await person.get(f"{table.path}/view?audience={other}"), 404)
        problem(await person.get(f"{table.path}/events?audience={other}"), 404)
        problem(await person.get(f"{table.path}/replay?version=4&audience={other}"), 404)


async def test_strangers_see_what_is_public(table: Table, client: httpx.AsyncClient) -> None:
    carl = await Person.registered(table.anna.http, "carl")
    for reply in (
        await client.get(f"/v1{table.path}/view"),
        await carl.get(f"{table.path}/view"),
        await table.anna.get(f"{table.path}/view?audience=public"),
    ):
        assert reply.json()["audience"] == "public"
    problem(await client.get(f"/v1{table.path}/view?audience=A"), 404)


async def test_everything_is_shown_after_the_game_and_not_before(
    table: Table, client: httpx.AsyncClient
) -> None:
    problem(await client.get(f"/v1{table.path}/view?audience=after"), 404)
    await table.anna.post(f"{table.path}/actions", {"action": "concede"})
    reply = await client.get(f"/v1{table.path}/view?audience=after")
    assert reply.json()["audience"] == "after"


async def test_a_replay_gives_the_bytes_that_were_live(table: Table) -> None:
    live: dict[tuple[str, int], bytes] = {}
    for _ in range(6):
        for person in (table.anna, table.ben):
            seen = await person.get(f"{table.path}/view")
            live[person.name, seen.json()["version"]] = seen.content
        person, decision = await table.asked()
        assert (await table.answer(person, decision)).status_code == 200
    for (name, version), content in live.items():
        person = table.anna if name == "anna" else table.ben
        replayed = await person.get(f"{table.path}/replay?version={version}")
        assert replayed.content == content
    problem(await table.anna.get(f"{table.path}/replay?version=9999"), 404)


async def test_events_are_contiguous_and_the_cursor_goes_on(table: Table) -> None:
    for _ in range(5):
        person, decision = await table.asked()
        await table.answer(person, decision)
    last = (await table.anna.get(table.path)).json()["version"]
    seen: list[int] = []
    after = 0
    while True:
        page = (await table.anna.get(f"{table.path}/events?after={after}&limit=2")).json()
        if not page["events"]:
            break
        seen += [event["version"] for event in page["events"]]
        after = page["next"]
    assert seen == list(range(1, last + 1))


async def test_a_long_poll_returns_with_what_happens(
    table: Table, client: httpx.AsyncClient
) -> None:
    last = (await client.get(f"/v1{table.path}")).json()["version"]
    waiting = asyncio.create_task(
        client.get(f"/v1{table.path}/events", params={"after": last, "wait": 30})
    )
    await asyncio.sleep(0)
    person, decision = await table.asked()
    await table.answer(person, decision)
    page = (await asyncio.wait_for(waiting, 20)).json()
    assert [event["version"] for event in page["events"]] == [last + 1]
    assert page["next"] == last + 1


async def test_an_audit_is_a_job_with_a_place_to_read_it(
    table: Table, client: httpx.AsyncClient
) -> None:
    ordered = await table.anna.post(f"{table.path}/audits", key="k")
    assert ordered.status_code == 202
    place = ordered.headers["location"]
    audit = (await client.get(place)).json()
    for _ in range(200):
        audit = (await client.get(place)).json()
        if audit["status"] not in {"queued", "running"}:
            break
        await asyncio.sleep(0.02)
    assert (audit["status"], audit["verdict"]) == ("done", "clean")
    again = await table.anna.post(f"{table.path}/audits", key="k")
    assert again.headers["location"] == place
    newest = (await client.get(f"/v1{table.path}/audit")).json()
    assert newest["id"] == audit["id"]


async def test_an_audit_of_another_game_is_not_found(table: Table) -> None:
    ordered = (await table.anna.post(f"{table.path}/audits")).json()["audit"]["id"]
    other = (await table.anna.post("/games", {"format": "duel", "seats": 2})).json()["game"]["id"]
    problem(await table.anna.get(f"/games/{other}/audits/{ordered}"), 404)
    problem(await table.anna.get(f"/games/{other}/audit"), 404)
