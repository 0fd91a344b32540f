"""Attacks on tables before their game: seats taken at once, odd invitations, the lobby."""

import asyncio
from typing import Any

import httpx
import pytest

from services.application import Application
from tests.api.people import Json, Person, problem
from tests.attacks.people import left, opened, seated, three


async def sit(person: Person, path: str, deck: str) -> httpx.Response:
    return await person.post(f"{path}/seats", {"deck": deck})


async def table_of(person: Person, path: str) -> Json:
    found: Json = (await person.get(path)).json()
    return found


async def test_the_last_seat_is_taken_once_by_many_at_once(client: httpx.AsyncClient) -> None:
    people = [await Person.registered(client, f"guest {number}") for number in range(5)]
    decks = [await person.sample_deck() for person in people]
    path = await opened(people[0])
    replies = await asyncio.gather(
        *[sit(person, path, deck) for person, deck in zip(people, decks, strict=True)]
    )
    assert sorted(reply.status_code for reply in replies) == [201, 201, 409, 409, 409]
    assert sorted(r.json()["seat"] for r in replies if r.status_code == 201) == ["A", "B"]
    for reply in replies:
        if reply.status_code == 409:
            problem(reply, 409, "full")
    assert (await table_of(people[0], path))["version"] == 4


async def test_one_account_takes_one_seat_however_often_it_asks_at_once(
    client: httpx.AsyncClient,
) -> None:
    anna, *_ = await three(client)
    path, deck = await opened(anna), await anna.sample_deck()
    replies = await asyncio.gather(*[sit(anna, path, deck) for _ in range(5)])
    assert sorted(reply.status_code for reply in replies) == [201, 409, 409, 409, 409]
    assert [seat["name"] for seat in (await table_of(anna, path))["seats"]] == ["anna"]


@pytest.mark.parametrize("other", ["close", "leave"])
@pytest.mark.parametrize("first", ["sit", "other"])
async def test_a_table_begins_or_is_given_up_and_never_both(
    client: httpx.AsyncClient, services: Application, other: str, first: str
) -> None:
    anna, ben, _ = await three(client)
    path, deck = await opened(anna), await ben.sample_deck()
    await seated(anna, path)
    asks = [
        sit(ben, path, deck),
        anna.ask("DELETE", path if other == "close" else f"{path}/seats/mine"),
    ]
    replies = await asyncio.gather(*(asks if first == "sit" else reversed(asks)))
    statuses = sorted(reply.status_code for reply in replies)
    shown = await table_of(anna, path)
    if other == "close":
        assert statuses in ([200, 409], [201, 409])
        assert shown["status"] == ("closed" if statuses == [200, 409] else "playing")
    else:
        assert shown["status"] == ("playing" if statuses == [201, 409] else "open")
        assert len(shown["seats"]) == (2 if statuses == [201, 409] else 1)


async def test_leaving_and_coming_back_leaves_nothing_behind(client: httpx.AsyncClient) -> None:
    anna, ben, cid = await three(client)
    path = await opened(anna)
    for person in (anna, ben, anna, cid):
        assert await seated(person, path) == "A"
        await left(person, path)
        problem(await person.ask("DELETE", f"{path}/seats/mine"), 404, "no-seat")
        problem(await person.get(f"{path}/decisions"), 404)
    assert (await table_of(anna, path))["seats"] == []
    for person in (ben, anna):
        await seated(person, path)
    shown = await table_of(anna, path)
    assert (shown["status"], shown["you"]) == ("playing", "B")
    problem(await cid.get(f"{path}/view?audience=A"), 404)


@pytest.mark.parametrize("name", ["anna", "ANNA", "ben", "Ben"])
async def test_who_may_come_already_is_invited_no_second_time(
    client: httpx.AsyncClient, name: str
) -> None:
    anna, *_ = await three(client)
    path = await opened(anna, private=True, invite=["ben"])
    for _ in range(2):
        assert (await anna.post(f"{path}/invitations", {"name": name})).status_code == 201
    shown = await table_of(anna, path)
    assert (shown["version"], shown["invited"]) == (1, ["ben"])


async def test_a_table_opened_with_names_twice_or_ones_own_invites_each_once(
    client: httpx.AsyncClient,
) -> None:
    anna, ben, _ = await three(client)
    path = await opened(anna, private=True, invite=["ben", "BEN", "anna", "ben"])
    assert set((await table_of(anna, path))["invited"]) <= {"anna", "ben"}
    told = (await ben.get("/me/stream")).json()["entries"]
    assert [entry["record"] for entry in told] == ["invited"]


@pytest.mark.parametrize("name", ["nobody", "ann", "anna\u0000", "", " anna", "*", "%", "a" * 500])
async def test_who_is_nobody_is_not_invited(client: httpx.AsyncClient, name: str) -> None:
    anna, *_ = await three(client)
    path = await opened(anna, private=True)
    reply = await anna.post(f"{path}/invitations", {"name": name})
    assert reply.status_code in (400, 422)
    assert (await table_of(anna, path))["version"] == 1


async def test_guests_neither_invite_nor_close(client: httpx.AsyncClient) -> None:
    anna, ben, cid = await three(client)
    path = await opened(anna, private=True, invite=["ben"])
    problem(await ben.post(f"{path}/invitations", {"name": "cid"}), 403, "not-the-opener")
    problem(await ben.ask("DELETE", path), 403, "not-the-opener")
    problem(await cid.post(f"{path}/invitations", {"name": "cid"}), 404)
    problem(await cid.ask("DELETE", path), 404)
    problem(await sit(cid, path, await cid.sample_deck()), 404)
    problem(await cid.get(path), 404)


async def test_who_is_invited_once_the_game_goes_on_watches_and_plays_nothing(
    client: httpx.AsyncClient,
) -> None:
    anna, ben, cid = await three(client)
    path = await opened(anna, private=True, invite=["ben"])
    for person in (anna, ben):
        await seated(person, path)
    problem(await cid.get(f"{path}/view"), 404)
    assert (await anna.post(f"{path}/invitations", {"name": "cid"})).status_code == 201
    assert (await cid.get(f"{path}/view")).json()["audience"] == "public"
    for audience in ("A", "B", "after"):
        problem(await cid.get(f"{path}/view?audience={audience}"), 404)
    problem(await sit(cid, path, await cid.sample_deck()), 409, "full")
    problem(await cid.get(f"{path}/decisions"), 404)
    await anna.post(f"{path}/actions", {"action": "concede"})
    problem(await anna.post(f"{path}/invitations", {"name": "dora"}), 400)
    await Person.registered(client, "dora")
    problem(await anna.post(f"{path}/invitations", {"name": "dora"}), 409, "table-closed")


async def test_anothers_deck_is_no_deck_to_sit_down_with(client: httpx.AsyncClient) -> None:
    anna, ben, _ = await three(client)
    path = await opened(anna)
    problem(await sit(ben, path, await anna.sample_deck()), 404)
    problem(await sit(ben, path, path.rsplit("/", 1)[1]), 404)
    assert (await table_of(anna, path))["version"] == 1


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ({"status": "none"}, 422), ({"status": ""}, 422), ({"status": "OPEN"}, 422),
        ({"limit": "0"}, 422), ({"limit": "101"}, 422), ({"limit": "nan"}, 422),
        ({"cursor": "x"}, 400), ({"cursor": "'; DROP TABLE games; --"}, 400),
        ({"cursor": "0" * 65}, 422), ({"cursor": "\u0000"}, 400),
        ({"cursor": "ffffffff-ffff-ffff-ffff-ffffffffffff"}, 200),
        ({"cursor": "00000000-0000-0000-0000-000000000000"}, 200),
    ],
)  # fmt: skip
async def test_the_lobbys_filters_take_what_they_name(
    client: httpx.AsyncClient, query: dict[str, str], status: int
) -> None:
    reply = await client.get("/v1/games", params=query)
    if status == 200:
        assert reply.status_code == 200
    else:
        problem(reply, status)


@pytest.mark.parametrize("status", [None, "open", "playing", "over", "closed"])
async def test_no_filter_of_the_lobby_finds_a_private_table(
    client: httpx.AsyncClient, status: str | None
) -> None:
    anna, ben, cid = await three(client)
    found: dict[str, Any] = {}
    for state in ("open", "playing", "over", "closed"):
        path = await opened(anna, private=True, invite=["ben"])
        for person in (anna, ben) if state in ("playing", "over") else ():
            await seated(person, path)
        if state == "over":
            await ben.post(f"{path}/actions", {"action": "concede"})
        if state == "closed":
            await anna.ask("DELETE", path)
        found[state] = path.rsplit("/", 1)[1]
    query = {"limit": "1", **({"status": status} if status else {})}
    for who, expected in ((anna, True), (ben, True), (cid, False)):
        listed, cursor = set(), None
        while True:
            more: dict[str, str] = {"cursor": cursor} if cursor else {}
            page = (await who.get("/games", params={**query, **more})).json()
            listed |= {game["id"] for game in page["games"]}
            cursor = page.get("next")
            if not cursor:
                break
        theirs = {found[status]} if status else set(found.values())
        assert listed == (theirs if expected else set())
