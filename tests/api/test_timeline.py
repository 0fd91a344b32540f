"""Timelines: turns, steps, life and counts of every event, from public facts alone."""

from typing import Any
from uuid import UUID

import httpx

from services.application import Outside, assemble
from services.reads.timeline import Timelines
from tests.api.people import Person, Table, problem

Json = dict[str, Any]


async def played(table: Table, answers: int = 40) -> int:
    """Let both answer with the examples so many times; return the version then."""
    for _ in range(answers):
        person, decision = await table.asked()
        assert (await table.answer(person, decision)).status_code == 200
    return int((await table.anna.get(table.path)).json()["version"])


async def timeline(http: httpx.AsyncClient, table: Table, **query: Any) -> Json:
    reply = await http.get(f"/v1{table.path}/timeline", params=query)
    assert reply.status_code == 200, reply.text
    document: Json = reply.json()
    return document


def value_at(points: list[Json], version: int) -> int:
    """Return what a series says after an event."""
    return int([p["value"] for p in points if p["version"] <= version][-1])


async def test_a_timeline_says_of_each_event_what_the_board_then_shows(
    table: Table, client: httpx.AsyncClient
) -> None:
    last = await played(table)
    found = await timeline(client, table)
    assert [each["version"] for each in found["events"]] == list(range(1, last + 1))
    assert (found["next"], found["game_version"]) == (last, last)
    for each in found["events"]:
        path = f"/v1{table.path}/replay"
        board = (await client.get(path, params={"version": each["version"]})).json()
        turn = board["turn"]
        assert (each["turn"], each["step"]) == (turn["number"], turn["step"])
        assert each["active"] == turn["active"]
        for seat in board["seats"]:
            if "life" not in seat:
                continue
            for name, field in (
                ("life", "life"),
                ("hand", "hand_count"),
                ("library", "library_count"),
            ):
                points = found["series"][name][seat["seat"]]
                assert value_at(points, each["version"]) == seat[field]


async def test_a_turn_begins_with_the_event_that_first_shows_it(
    table: Table, client: httpx.AsyncClient
) -> None:
    await played(table)
    found = await timeline(client, table)
    assert [turn["turn"] for turn in found["turns"]] == list(range(1, len(found["turns"]) + 1))
    assert len(found["turns"]) > 1
    for turn in found["turns"]:
        event = found["events"][turn["version"] - 1]
        assert "turn" in event["marks"]
        assert event["turn"] >= turn["turn"]
        assert found["events"][turn["version"] - 2]["turn"] < turn["turn"]


async def test_pages_laid_end_to_end_are_the_whole(table: Table, client: httpx.AsyncClient) -> None:
    last = await played(table)
    whole = await timeline(client, table)
    after, events, turns, life = 0, [], [], []
    while after < last:
        page = await timeline(client, table, after=after, limit=7)
        assert len(page["events"]) <= 7
        events += page["events"]
        turns += page["turns"]
        life += page["series"]["life"].get("A", [])
        after = page["next"]
    assert (events, turns, life) == (whole["events"], whole["turns"], whole["series"]["life"]["A"])
    end = await timeline(client, table, after=last)
    assert (end["events"], end["next"]) == ([], last)
    problem(await client.get(f"/v1{table.path}/timeline?after={last + 1}"), 400)
    problem(await client.get(f"/v1{table.path}/timeline?limit=1001"), 422)


async def test_a_timeline_goes_on_with_the_game(table: Table, client: httpx.AsyncClient) -> None:
    first = await timeline(client, table)
    last = await played(table, 5)
    more = await timeline(client, table, after=first["next"])
    assert [each["version"] for each in more["events"]] == list(range(first["next"] + 1, last + 1))


async def test_a_timeline_that_grew_is_the_one_that_is_built_at_once(
    table: Table, client: httpx.AsyncClient, outside: Outside
) -> None:
    await timeline(client, table)
    await played(table)
    grown = await timeline(client, table)
    other = assemble(outside)
    anew = Timelines(other.watching, outside.store)
    assert grown == await anew.page(UUID(table.game), None, None, 0, 1000)
    await other.close()


async def test_a_timeline_is_the_same_for_everybody_but_for_its_audience(
    table: Table, client: httpx.AsyncClient
) -> None:
    await played(table)
    public = await timeline(client, table)
    own = (await table.anna.get(f"{table.path}/timeline")).json()
    assert (public.pop("audience"), own.pop("audience")) == ("public", "A")
    assert public.pop("audiences") == ["public"]
    assert own.pop("audiences") == ["public", "A"]
    assert public == own
    problem(await client.get(f"/v1{table.path}/timeline?audience=A"), 404)
    problem(await table.ben.get(f"{table.path}/timeline?audience=A"), 404)


async def test_a_timeline_ends_with_who_lost_and_who_won(
    table: Table, client: httpx.AsyncClient
) -> None:
    await table.anna.post(f"{table.path}/actions", {"action": "concede"})
    found = await timeline(client, table)
    assert [(loss["seat"], loss["reason"]) for loss in found["losses"]] == [("A", "concede")]
    conceded = found["events"][found["losses"][0]["version"] - 1]
    assert conceded["type"] == "Conceded"
    assert {"lost", "over"} <= set(conceded["marks"])
    assert (found["status"], found["result"]["winners"]) == ("over", ["B"])


async def test_once_the_game_is_over_anybody_may_see_it_as_each_seat_did(
    table: Table, client: httpx.AsyncClient
) -> None:
    version = await played(table, 3)
    path = f"/v1{table.path}/replay?version={version}&audience=A"
    problem(await client.get(path), 404)
    live = (await table.anna.get(f"{table.path}/view")).content
    await table.anna.post(f"{table.path}/actions", {"action": "concede"})
    assert (await client.get(path)).content == live
    assert (await timeline(client, table))["audiences"] == ["public", "A", "B", "after"]
    problem(await client.get(f"/v1{table.path}/view?audience=C"), 404)


async def test_an_unchanged_timeline_is_sent_once(table: Table, client: httpx.AsyncClient) -> None:
    first = await client.get(f"/v1{table.path}/timeline")
    held = {"If-None-Match": first.headers["etag"]}
    assert (await client.get(f"/v1{table.path}/timeline", headers=held)).status_code == 304
    await played(table, 1)
    assert (await client.get(f"/v1{table.path}/timeline", headers=held)).status_code == 200


async def test_a_game_links_to_its_timeline_and_its_page(
    table: Table, client: httpx.AsyncClient
) -> None:
    links = (await client.get(f"/v1{table.path}")).json()["links"]
    assert (await client.get(links["timeline"])).json()["game"] == table.game
    assert (await client.get(links["page"])).headers["content-type"].startswith("text/html")


async def test_an_open_table_has_a_timeline_of_its_opening(client: httpx.AsyncClient) -> None:
    anna = await Person.registered(client, "anna")
    game = (await anna.post("/games", {"format": "duel", "seats": 2})).json()["game"]["id"]
    found = (await client.get(f"/v1/games/{game}/timeline")).json()
    assert [(each["type"], each["turn"]) for each in found["events"]] == [("GameOpened", 0)]
    assert found["series"] == {"life": {}, "hand": {}, "library": {}}
    nowhere = "/v1/games/00000000-0000-7000-8000-000000000000/timeline"
    problem(await client.get(nowhere), 404)
