"""Tables before the start over HTTP: seats left, tables closed, private ones by invitation."""

import httpx
from fastapi import FastAPI

from tests.api.people import Json, Person, Table, opened, problem

# -- Before the start --


async def test_a_seat_can_be_left_and_taken_again(client: httpx.AsyncClient) -> None:
    anna, ben = await Person.registered(client, "anna"), await Person.registered(client, "ben")
    game = (await opened(anna))["id"]
    await anna.post(f"/games/{game}/seats", {"deck": await anna.sample_deck()})
    left = await anna.ask("DELETE", f"/games/{game}/seats/mine")
    assert left.json()["game"]["seats"] == []
    seat = await ben.post(f"/games/{game}/seats", {"deck": await ben.sample_deck()})
    assert seat.json()["seat"] == "A"
    listed = (await client.get("/v1/games")).json()["games"]
    assert listed[0]["seats"] == [{"seat": "A", "name": "ben"}]


async def test_a_seat_of_a_game_that_has_begun_is_not_left(table: Table) -> None:
    problem(await table.anna.ask("DELETE", f"{table.path}/seats/mine"), 409, "has-begun")


async def test_the_opener_closes_a_table_and_nobody_sits_down_any_more(
    client: httpx.AsyncClient,
) -> None:
    anna, ben = await Person.registered(client, "anna"), await Person.registered(client, "ben")
    game = (await opened(anna))["id"]
    problem(await ben.ask("DELETE", f"/games/{game}"), 403, "not-the-opener")
    closed = await anna.ask("DELETE", f"/games/{game}")
    assert closed.json()["game"]["status"] == "closed"
    refused = await ben.post(f"/games/{game}/seats", {"deck": await ben.sample_deck()})
    problem(refused, 409, "table-closed")
    assert (await client.get("/v1/games?status=open")).json()["games"] == []
    assert (await client.get(f"/v1/games/{game}/view")).json()["status"] == "closed"
    events = (await client.get(f"/v1/games/{game}/events?wait=20&after=2")).json()
    assert events["events"] == []


# -- Private tables --


NOWHERE = "01890000-0000-7000-8000-000000000001"
BODIES: dict[str, Json] = {
    "answer": {"answers": [{"choose": ["pass"]}]},
    "checkAnswer": {"answers": [{"choose": ["pass"]}]},
    "invite": {"name": "carl"},
    "act": {"action": "concede"},
    "addRandomness": {"waive": True},
    "settle": {"choice": "take"},
}
"""What each route takes; a deck is the asker's own."""

QUERIES = {"getReplay": "?version=1"}
STREAMS = ("application/x-ndjson", "text/event-stream")
PLACES = {"{decision_id}": "d_1", "{audit}": NOWHERE, "{seat}": "A", "{stake}": "1"}


def asks(app: FastAPI) -> list[tuple[str, str, str, dict[str, str]]]:
    """Return every way to ask for a game that is described: method, path, operation, headers."""
    found: list[tuple[str, str, str, dict[str, str]]] = []
    for path, item in app.openapi()["paths"].items():
        if "{game}" not in path:
            continue
        for place, value in PLACES.items():
            path = path.replace(place, value)  # noqa: PLW2901 # the same path, filled in
        for method, operation in item.items():
            name = operation["operationId"]
            found.append((method.upper(), path + QUERIES.get(name, ""), name, {}))
    found += [
        ("GET", "/v1/games/{game}/events", "listEvents", {"Accept": kind}) for kind in STREAMS
    ]
    return found


async def test_a_private_table_is_the_same_as_none_for_the_uninvited_on_every_route(
    client: httpx.AsyncClient, app: FastAPI
) -> None:
    anna, carl = await Person.registered(client, "anna"), await Person.registered(client, "carl")
    game = (await opened(anna, private=True))["id"]
    bodies = {**BODIES, "takeSeat": {"deck": await carl.sample_deck()}}
    for method, path, operation, headers in asks(app):
        for token in (carl.token, None):
            bearer = {} if token is None else {"Authorization": f"Bearer {token}"}
            private, none = [
                await client.request(
                    method, path.replace("{game}", at), json=bodies.get(operation),
                    headers={**headers, **bearer},
                )
                for at in (game, NOWHERE)
            ]  # fmt: skip
            assert private.status_code == none.status_code, (operation, private.text, none.text)
            assert private.text.replace(game, NOWHERE) == none.text, operation
            if operation != "getReplayPage":
                # The page is the same for every game and asks for what it shows.
                assert private.status_code in ((404,) if token else (401, 404)), operation


async def test_the_lobby_lists_a_private_table_to_those_alone_who_may_see_it(
    client: httpx.AsyncClient,
) -> None:
    people = [await Person.registered(client, name) for name in ("anna", "ben", "carl")]
    game = (await opened(people[0], private=True, invite=["ben"]))["id"]
    seen = [(await person.get("/games")).json()["games"] for person in people]
    assert [[row["id"] for row in rows] for rows in seen] == [[game], [game], []]
    assert (await client.get("/v1/games")).json()["games"] == []


async def test_an_invited_account_sees_the_table_and_sits_down(client: httpx.AsyncClient) -> None:
    anna, ben = await Person.registered(client, "anna"), await Person.registered(client, "ben")
    game = (await opened(anna, private=True))["id"]
    problem(await ben.get(f"/games/{game}"), 404)
    invited = await anna.post(f"/games/{game}/invitations", {"name": "ben"})
    assert invited.status_code == 201
    assert invited.json()["game"]["invited"] == ["ben"]
    assert (await ben.get(f"/games/{game}")).json()["private"] is True
    for person in (anna, ben):
        body = {"deck": await person.sample_deck()}
        assert (await person.post(f"/games/{game}/seats", body)).status_code == 201
    assert (await ben.get(f"/games/{game}/view")).json()["status"] == "playing"


async def test_a_name_that_nobody_has_is_refused_before_anything_is_recorded(
    client: httpx.AsyncClient,
) -> None:
    anna = await Person.registered(client, "anna")
    body = {"format": "duel", "private": True, "invite": ["nobody at all"]}
    problem(await anna.post("/games", body), 400, "unknown-account")
    assert (await anna.get("/games")).json()["games"] == []
    game = (await opened(anna, private=True))["id"]
    reply = await anna.post(f"/games/{game}/invitations", {"name": "nobody"})
    problem(reply, 400, "unknown-account")


async def test_an_invitation_that_comes_twice_has_one_effect(client: httpx.AsyncClient) -> None:
    anna, ben = await Person.registered(client, "anna"), await Person.registered(client, "ben")
    game = (await opened(anna, private=True))["id"]
    for _ in range(2):
        reply = await anna.post(f"/games/{game}/invitations", {"name": ben.name}, key="k")
        assert (reply.status_code, reply.json()["game"]["version"]) == (201, 2)
