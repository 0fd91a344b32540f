"""Tables, seats, decisions, answers: the whole way of a game over HTTP."""

import asyncio
from typing import Any

import httpx
from fastapi import FastAPI

from services.application import Outside
from tests.api.people import Person, Table, problem, stranger


async def test_the_last_seat_starts_the_game(table: Table) -> None:
    game = (await table.anna.get(table.path)).json()
    assert game["status"] == "playing"
    assert [seat["name"] for seat in game["seats"]] == ["anna", "ben"]
    assert game["you"] == "A"
    assert game["result"] is None


async def test_a_table_seats_nobody_twice_and_no_third(table: Table) -> None:
    deck = await table.anna.sample_deck()
    again = await table.anna.post(f"{table.path}/seats", {"deck": deck})
    problem(again, 409, "seated")
    carl = await Person.registered(table.anna.http, "carl")
    late = await carl.post(f"{table.path}/seats", {"deck": await carl.sample_deck()})
    problem(late, 409, "full")


async def test_an_illegal_deck_is_refused_at_the_table_with_every_problem(
    client: httpx.AsyncClient,
) -> None:
    anna = await Person.registered(client, "anna")
    body = {"name": "Few", "format": "duel", "entries": [{"name": "Shock", "count": 5}]}
    deck = (await anna.post("/decks", body)).json()["deck"]["id"]
    game = (await anna.post("/games", {"format": "duel", "seats": 2})).json()["game"]["id"]
    told = problem(await anna.post(f"/games/{game}/seats", {"deck": deck}), 409, "illegal-deck")
    assert {one["code"] for one in told["problems"]} >= {"too-few-cards", "too-many-copies"}


async def test_nobody_plays_the_deck_of_another(table: Table) -> None:
    game = (await table.ben.post("/games", {"format": "duel", "seats": 2})).json()["game"]["id"]
    deck = await table.anna.sample_deck()
    problem(await table.ben.post(f"/games/{game}/seats", {"deck": deck}), 404)


async def test_a_decision_can_be_answered_with_its_own_example(table: Table) -> None:
    person, decision = await table.asked()
    reply = await table.answer(person, decision)
    assert reply.status_code == 200, reply.text
    body = reply.json()
    assert body["complete"]
    assert body["game_version"] > decision["game_version"]
    assert [event["version"] for event in body["events"]] == [body["game_version"]]


async def test_an_answer_to_a_closed_decision_is_told_the_current_one(table: Table) -> None:
    person, decision = await table.asked()
    await table.answer(person, decision)
    told = problem(await table.answer(person, decision), 409, "stale-decision")
    now = (await person.get(f"{table.path}/decisions")).json()
    assert told["game_version"] == now["game_version"]
    assert told.get("decision") == next(iter(now["decisions"]), None)


async def test_the_same_request_twice_has_one_effect(table: Table, outside: Outside) -> None:
    person, decision = await table.asked()
    first = (await table.answer(person, decision, key="k1")).json()
    second = (await table.answer(person, decision, key="k1")).json()
    assert second["complete"]
    assert second["game_version"] == first["game_version"]


async def test_one_key_for_two_requests_is_refused(table: Table) -> None:
    person, decision = await table.asked()
    await table.answer(person, decision, key="k1")
    problem(await person.post(f"{table.path}/actions", {"action": "concede"}, key="k1"), 422,
            "key-reused")  # fmt: skip


async def test_of_two_answers_at_once_one_wins(table: Table) -> None:
    person, decision = await table.asked()
    replies = await asyncio.gather(*[table.answer(person, decision) for _ in range(4)])
    assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409]


async def test_a_dry_run_records_nothing(table: Table) -> None:
    person, decision = await table.asked()
    before = (await person.get(table.path)).json()["version"]
    path = f"{table.path}/decisions/{decision['decision_id']}/check"
    reply = await person.post(path, {"answers": decision["example_answers"]})
    assert reply.json() == {"complete": True, "preview": {"pays": []}}
    assert (await person.get(table.path)).json()["version"] == before
    assert (await table.answer(person, decision)).status_code == 200


async def test_another_seats_decision_cannot_be_seen_or_answered(table: Table) -> None:
    person, decision = await table.asked()
    other = table.ben if person is table.anna else table.anna
    problem(await table.answer(other, decision), 409, "stale-decision")
    shown = (await other.get(f"{table.path}/decisions")).json()["decisions"]
    assert decision["decision_id"] not in [one["decision_id"] for one in shown]


async def test_a_stranger_to_the_table_finds_no_decisions(table: Table) -> None:
    carl = await Person.registered(table.anna.http, "carl")
    problem(await carl.get(f"{table.path}/decisions"), 404)
    _, decision = await table.asked()
    problem(await table.answer(carl, decision), 404)
    problem(await carl.post(f"{table.path}/actions", {"action": "concede"}), 404)


async def test_unknown_handles_and_wrong_shapes_change_nothing(table: Table) -> None:
    person, decision = await table.asked()
    before = (await person.get(table.path)).json()["version"]
    wrong: list[list[dict[str, Any]]] = [
        [{"choose": ["h_nothing"]}], [{"choose": []}], [{"order": ["h_x"]}], [{"number": 7}],
        [{"number": -1}], [{"name": "Shock"}], [{"partition": {"pile": ["h_x"]}}],
        [{"distribute": {"h_x": 3}}], [{"attackers": [{"attacker": "h_x", "defender": "B"}]}],
        [{"blockers": [{"blocker": "h_x", "attacker": "h_y"}]}], [{"pay": "auto"}],
        [{"pay": [{"source": "h_x", "makes": "R", "for": "R"}]}],
        [{"attackers": []}, {"attackers": []}], [{"pay": "decline"}, {"pay": "auto"}],
    ]  # fmt: skip
    for answers in wrong:
        reply = await table.answer(person, decision, answers)
        if reply.status_code != 200:
            problem(reply, reply.status_code)
            assert reply.status_code in {400, 409}, (answers, reply.text)
        else:
            assert not reply.json()["complete"], (answers, reply.text)
    assert (await person.get(table.path)).json()["version"] == before


async def test_waiting_for_a_decision_returns_when_it_opens(table: Table) -> None:
    person, decision = await table.asked()
    other = table.ben if person is table.anna else table.anna
    waiting = asyncio.create_task(other.get(f"{table.path}/decisions", params={"wait": 30}))
    for _ in range(50):
        if waiting.done():
            break
        person, decision = await table.asked()
        if person is not other:
            await table.answer(person, decision)
        await asyncio.sleep(0)
    reply = await asyncio.wait_for(waiting, 20)
    assert reply.json()["decisions"] or reply.json()["status"] == "over"


async def test_conceding_ends_a_duel_and_nothing_can_be_answered_then(table: Table) -> None:
    person, decision = await table.asked()
    over = await table.anna.post(f"{table.path}/actions", {"action": "concede"})
    assert over.json()["game"]["result"]["winners"] == ["B"]
    problem(await table.answer(person, decision), 409)
    state = (await table.ben.get(f"{table.path}/decisions")).json()
    assert (state["status"], state["decisions"]) == ("over", [])


async def test_stops_are_set_by_an_action_of_their_own(table: Table) -> None:
    standing = (await table.anna.get(f"{table.path}/decisions")).json()["standing"]
    stops = next(one["stops"] for one in standing if one["action"] == "set_stops")
    body = {"action": "set_stops", "stops": stops[:1]}
    assert (await table.anna.post(f"{table.path}/actions", body)).status_code == 200
    problem(await table.anna.post(f"{table.path}/actions", {"action": "set_stops"}), 400)
    unknown = {"action": "set_stops", "stops": ["whenever"]}
    problem(await table.anna.post(f"{table.path}/actions", unknown), 400)


async def test_the_lobby_pages_from_the_newest_and_filters(client: httpx.AsyncClient) -> None:
    anna = await Person.registered(client, "anna")
    made = [
        (await anna.post("/games", {"format": "duel", "seats": 2})).json()["game"]["id"]
        for _ in range(5)
    ]
    seen: list[str] = []
    params: dict[str, Any] = {"limit": 2, "status": "open"}
    while True:
        page = (await client.get("/v1/games", params=params)).json()
        seen += [game["id"] for game in page["games"]]
        if page["next"] is None:
            break
        params["cursor"] = page["next"]
    assert seen == made[::-1]
    assert (await client.get("/v1/games?status=over")).json()["games"] == []


async def test_opening_twice_under_one_key_opens_one_table(client: httpx.AsyncClient) -> None:
    anna = await Person.registered(client, "anna")
    body = {"format": "duel", "seats": 2}
    ids = {(await anna.post("/games", body, key="k")).json()["game"]["id"] for _ in range(3)}
    assert len(ids) == 1


async def test_the_id_of_another_thing_is_no_game(app: FastAPI) -> None:
    async with stranger(app) as http:
        anna = await Person.registered(http, "anna")
        deck = await anna.sample_deck()
        problem(await anna.get(f"/games/{deck}"), 404)
        problem(await anna.get(f"/games/{anna.account}/view"), 404)
        problem(await anna.get(f"/decks/{anna.account}"), 404)


async def test_a_repetition_on_the_heels_of_its_original_is_answered_like_it(table: Table) -> None:
    person, decision = await table.asked()
    replies = await asyncio.gather(*[table.answer(person, decision, key="k") for _ in range(4)])
    assert [reply.status_code for reply in replies] == [200] * 4
    assert len({reply.json()["game_version"] for reply in replies}) == 1
