"""Mutual shuffles over HTTP: commit, open, waive, and what everybody is told of it (C-20)."""

import hashlib

import httpx

from tests.api.people import problem
from tests.support.stakes import Staked

NONCE = "0c" * 16


def sealed(game: str, seat: str, entropy: str) -> str:
    """Return the commitment as a client computes it, from the description alone."""
    text = f"antechamber/contribution/1:{game}:{seat}:{entropy}:{NONCE}"
    return hashlib.sha256(text.encode()).hexdigest()


async def shuffling(client: httpx.AsyncClient) -> Staked:
    table = await Staked.opened(client, "anna", "ben")
    await table.all_sit(waive=False)
    return table


async def test_seats_commit_then_open_then_the_game_begins(client: httpx.AsyncClient) -> None:
    table = await shuffling(client)
    path = f"{table.path}/randomness"
    assert (await client.get(f"/v1{table.path}")).json()["status"] == "shuffling"
    for name, entropy in (("anna", "aa" * 16), ("ben", "bb" * 16)):
        body = {"commitment": sealed(table.game, table.seats[name], entropy)}
        assert (await table.people[name].post(path, body)).status_code == 200
    shown = (await client.get(f"/v1{path}")).json()
    assert shown["stage"] == "open"
    assert [seat["entropy"] for seat in shown["seats"]] == [None, None]
    await table.people["anna"].post(path, {"entropy": "aa" * 16, "nonce": NONCE})
    done = await table.people["ben"].post(path, {"entropy": "bb" * 16, "nonce": NONCE})
    assert done.status_code == 200, done.text
    assert done.json()["stage"] == "done"
    assert [seat["entropy"] for seat in done.json()["seats"]] == ["aa" * 16, "bb" * 16]
    assert (await client.get(f"/v1{table.path}")).json()["status"] == "playing"


async def test_a_wrong_opening_says_what_it_opens_and_what_was_committed(
    client: httpx.AsyncClient,
) -> None:
    table = await shuffling(client)
    path = f"{table.path}/randomness"
    anna, ben = table.people["anna"], table.people["ben"]
    commitment = sealed(table.game, table.seats["anna"], "aa" * 16)
    await anna.post(path, {"commitment": commitment})
    early = problem(await anna.post(path, {"entropy": "aa" * 16, "nonce": NONCE}), 409)
    assert early["code"] == "still-committing"
    await ben.post(path, {"waive": True})
    wrong = await anna.post(path, {"entropy": "ab" * 16, "nonce": NONCE})
    told = problem(wrong, 409, "commitment-mismatch")
    assert told["rule"] == "C-20"
    assert told["committed"] == commitment
    assert told["opened"] == sealed(table.game, table.seats["anna"], "ab" * 16)


async def test_everybody_is_told_whom_the_shuffle_waits_for(client: httpx.AsyncClient) -> None:
    table = await shuffling(client)
    anna = table.people["anna"]
    await anna.post(f"{table.path}/randomness", {"waive": True})
    waiting = (await anna.get(f"{table.path}/decisions")).json()["waiting_for"]
    assert [(each["seat"], each["kind"]) for each in waiting] == [
        (table.seats["ben"], "randomness")
    ]
    assert waiting[0]["deadline"] is not None
    feed = (await table.people["ben"].get("/me/stream")).json()["entries"]
    assert "your_move" in [each["record"] for each in feed]


async def test_a_body_says_one_thing(client: httpx.AsyncClient) -> None:
    table = await shuffling(client)
    path = f"{table.path}/randomness"
    for body in ({}, {"waive": False}, {"commitment": "00"}, {"entropy": "aa" * 16}):
        problem(await table.people["anna"].post(path, body), 422)


async def test_a_table_without_a_mutual_shuffle_says_so(client: httpx.AsyncClient) -> None:
    table = await Staked.opened(client, "anna", "ben")
    anna = table.people["anna"]
    opened = await anna.post("/games", {"format": "duel", "seats": 2})
    game = opened.json()["game"]["id"]
    assert (await anna.get(f"/games/{game}/randomness")).json()["stage"] == "none"
    problem(await anna.post(f"/games/{game}/randomness", {"waive": True}), 404)
    await table.sit("anna")
    problem(await anna.post(f"{table.path}/randomness", {"waive": True}), 409, "no-shuffle")
