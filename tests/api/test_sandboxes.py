"""Sandboxes: games from a position, their seats' tokens, and who may see them."""

import asyncio
from typing import Any
from uuid import uuid4

import httpx
import pytest

from api.main import create_app
from tests.api.people import Json, Person, problem

POSITION: Json = {
    "players": [
        {
            "name": "Anna",
            "zones": {"hand": ["Shock", "Forest"], "battlefield": ["Mountain"]},
        },
        {
            "name": "Ben",
            "life": 2,
            "zones": {
                "battlefield": [
                    {"card": "Grizzly Bears", "counters": {"+1/+1": 1}, "alias": "bear"}
                ]
            },
        },
    ],
    "turn": {"number": 5, "step": "precombat_main", "holder": "A"},
}


ANTED: list[Json] = [
    {"name": "Anna", "zones": {"ante": ["Terror"]}},
    {
        "name": "Ben",
        "zones": {"ante": ["Duress"], "hand": [{"card": "Terror", "signed_by": ["A"]}]},
    },
]
AS_LAND: list[Json] = [
    {"name": "Anna", "zones": {"battlefield": [{"card": "Shock", "as_land": "Forest"}]}},
    POSITION["players"][1],
]


def but(**changes: Any) -> Json:
    return {**POSITION, **changes}


async def opened(owner: Person, body: Json) -> tuple[str, dict[str, Person]]:
    """Open a sandbox and return its path and its seats."""
    reply = await owner.post("/sandboxes", body)
    assert reply.status_code == 201, reply.text
    seats = {
        each["seat"]: Person(owner.http, each["seat"], each["token"], "")
        for each in reply.json()["seats"]
    }
    return f"/games/{reply.json()['game']['id']}", seats


async def asked(seat: Person, path: str) -> Json:
    decisions: list[Json] = (await seat.get(f"{path}/decisions")).json()["decisions"]
    return decisions[0]


def picked(decision: Json, label: str) -> Json:
    handle = next(c["handle"] for c in decision["candidates"] if c["label"].startswith(label))
    return {"choose": [handle]}


@pytest.fixture
async def anna(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "anna")


async def test_a_position_is_laid_out_and_played_on(anna: Person) -> None:
    path, seats = await opened(anna, POSITION)
    game = (await anna.get(path)).json()
    assert (game["sandbox"], game["status"], game["you"]) == (True, "playing", None)
    view = (await seats["A"].get(f"{path}/view")).json()
    assert (view["sandbox"], view["audience"]) == (True, "A")
    assert (view["turn"]["number"], view["turn"]["step"]) == (5, "precombat_main")
    assert [seat["life"] for seat in view["seats"]] == [20, 2]
    bear = next(thing for thing in view["battlefield"] if thing["name"] == "Grizzly Bears")
    assert (bear["power"], bear["marks"], bear["summoning_sick"]) == (3, {"alias": "bear"}, False)

    decision = await asked(seats["A"], path)
    labels = [c["label"] for c in decision["candidates"] if c["selectable"]]
    assert labels == ["Cast Shock", "Play Forest", "Mountain: {T}: Add {R}.", "Pass priority"]
    cast = [picked(decision, "Cast Shock"), {"choose": ["B"]}]
    answer = f"{path}/decisions/{decision['decision_id']}"
    assert (await seats["A"].post(answer, {"answers": cast})).json()["complete"] is True
    await _pass(seats["B"], path)
    over = (await anna.get(path)).json()
    assert over["result"] == {"winners": ["A"], "reason": over["result"]["reason"]}


async def _pass(seat: Person, path: str) -> None:
    decision = await asked(seat, path)
    body = {"answers": [{"choose": ["pass"]}]}
    reply = await seat.post(f"{path}/decisions/{decision['decision_id']}", body)
    assert reply.status_code == 200, reply.text


async def test_its_opener_sees_everything_at_any_time_and_its_seats_what_seats_see(
    anna: Person,
) -> None:
    path, seats = await opened(anna, POSITION)
    whole = (await anna.get(f"{path}/view", params={"audience": "after"})).json()
    assert [card["name"] for card in whole["seats"][0]["hand"]] == ["Shock", "Forest"]
    assert len(whole["seats"][1]["library"]) == 40
    as_ben = (await anna.get(f"{path}/view", params={"audience": "B"})).json()
    assert (as_ben["seats"][0]["hand"], as_ben["seats"][0]["hand_count"]) == ([], 2)
    told = (await anna.get(f"{path}/events", params={"audience": "after"})).json()
    assert told["events"][0]["facts"][0]["text"] == "A position for 2 is laid out."
    problem(await seats["B"].get(f"{path}/view", params={"audience": "after"}), 404)
    problem(await seats["B"].get(f"{path}/view", params={"audience": "A"}), 404)
    problem(await anna.get(f"{path}/decisions"), 404)


BODIES: dict[str, Json] = {
    "act": {"action": "concede"},
    "takeSeat": {"deck": str(uuid4())},
    "invite": {"name": "ben"},
    "addRandomness": {"waive": True},
    "settle": {"choice": "take"},
    "answer": {"answers": [{"choose": ["pass"]}]},
    "checkAnswer": {"answers": [{"choose": ["pass"]}]},
}
OF_A_GAME = [
    (operation["operationId"], method.upper(), path)
    for path, item in create_app().openapi()["paths"].items()
    for method, operation in item.items()
    if path.startswith("/v1/games/{game}")
]


@pytest.mark.parametrize(("operation", "method", "path"), OF_A_GAME)
async def test_to_everybody_else_it_is_not_there(
    operation: str, method: str, path: str, anna: Person, client: httpx.AsyncClient
) -> None:
    opened_as, _ = await opened(anna, POSITION)
    _, others = await opened(anna, POSITION)
    game = opened_as.removeprefix("/games/")
    ben = await Person.registered(client, "ben")
    nobody = Person(client, "nobody", "", "")
    for somebody in (ben, others["A"], nobody):
        documents = []
        for named in (game, str(uuid4())):
            url = path.format(game=named, decision_id="d_x", audit=uuid4(), stake="1")
            headers = {"Authorization": f"Bearer {somebody.token}"} if somebody.token else {}
            reply = await client.request(
                method, url, params={"version": 1}, json=BODIES.get(operation), headers=headers
            )
            assert reply.status_code == 404 or somebody.token != ben.token, (operation, reply.text)
            documents.append(problem(reply, reply.status_code))
        assert documents[0] == documents[1]


async def test_it_is_listed_nowhere(anna: Person) -> None:
    await opened(anna, POSITION)
    for status in ("open", "playing", "over"):
        assert (await anna.get("/games", params={"status": status})).json()["games"] == []


@pytest.mark.parametrize(
    ("method", "route"),
    [("GET", "/games"), ("GET", "/tokens"), ("GET", "/decks"), ("POST", "/games"),
     ("POST", "/sandboxes"), ("GET", "/me")],
)  # fmt: skip
async def test_a_seat_token_opens_nothing_but_its_own_game(
    method: str, route: str, anna: Person
) -> None:
    _, seats = await opened(anna, POSITION)
    reply = await seats["A"].ask(method, route, json=POSITION if method == "POST" else None)
    problem(reply, 403, "seat-token")


async def test_a_seat_token_cannot_hand_out_seats_nor_act_for_another(anna: Person) -> None:
    path, seats = await opened(anna, POSITION)
    sandbox = path.replace("/games", "/sandboxes")
    problem(await seats["A"].post(f"{sandbox}/seats/B/tokens"), 403, "scope-missing")
    problem(await seats["A"].ask("DELETE", f"{sandbox}/seats/B/tokens"), 403, "scope-missing")
    decision = await asked(seats["A"], path)
    body = {"answers": [{"choose": ["pass"]}]}
    stale = await seats["B"].post(f"{path}/decisions/{decision['decision_id']}", body)
    problem(stale, 409, "stale-decision")


async def test_its_opener_revokes_and_issues_seat_tokens(
    anna: Person, client: httpx.AsyncClient
) -> None:
    path, seats = await opened(anna, POSITION)
    sandbox = path.replace("/games", "/sandboxes")
    ben = await Person.registered(client, "ben")
    problem(await ben.ask("DELETE", f"{sandbox}/seats/A/tokens"), 404)
    problem(await ben.post(f"{sandbox}/seats/A/tokens"), 404)
    problem(await anna.post(f"{sandbox}/seats/C/tokens"), 404, "no-such-seat")
    assert (await anna.ask("DELETE", f"{sandbox}/seats/A/tokens")).status_code == 204
    problem(await seats["A"].get(f"{path}/view"), 401)
    assert (await seats["B"].get(f"{path}/view")).status_code == 200
    issued = await anna.post(f"{sandbox}/seats/A/tokens")
    again = Person(client, "A", issued.json()["seat"]["token"], "")
    assert (await asked(again, path))["seat"] == "A"


async def test_nobody_hands_out_seats_of_a_game_that_is_no_sandbox(anna: Person) -> None:
    table = (await anna.post("/games", {"format": "duel", "seats": 2})).json()["game"]["id"]
    problem(await anna.post(f"/sandboxes/{table}/seats/A/tokens"), 404)


async def test_the_same_key_opens_one_sandbox_whose_tokens_are_new(anna: Person) -> None:
    first = await anna.post("/sandboxes", POSITION, key="one")
    second = await anna.post("/sandboxes", POSITION, key="one")
    game = first.json()["game"]["id"]
    assert second.json()["game"]["id"] == game
    problem(await anna.post("/sandboxes", but(foresight=True), key="one"), 422)
    old, new = (
        Person(anna.http, "A", reply.json()["seats"][0]["token"], "") for reply in (first, second)
    )
    problem(await old.get(f"/games/{game}/view"), 401)
    assert (await new.get(f"/games/{game}/view")).status_code == 200


async def test_only_with_foresight_a_dry_run_tells_what_comes_next(anna: Person) -> None:
    for foresight in (False, True):
        path, seats = await opened(anna, but(foresight=foresight))
        decision = await asked(seats["A"], path)
        check = f"{path}/decisions/{decision['decision_id']}/check"
        play = {"answers": [picked(decision, "Play Forest")]}
        preview = (await seats["A"].post(check, play)).json()["preview"]
        assert ("then" in preview) is foresight
        if foresight:
            assert preview["then"][0]["kind"] == "act"
        assert (await asked(seats["A"], path)) == decision


async def test_a_dry_run_tells_the_choices_that_nobody_was_asked_for(anna: Person) -> None:
    path, seats = await opened(anna, POSITION)
    decision = await asked(seats["A"], path)
    check = f"{path}/decisions/{decision['decision_id']}/check"
    cast = {"answers": [picked(decision, "Cast Shock"), {"choose": ["B"]}]}
    preview = (await seats["A"].post(check, cast)).json()["preview"]
    assert preview["announced"] == {
        "x": 0,
        "modes": [],
        "kicked": False,
        "paid": {},
        "targets": [["B"]],
    }


FAULTS: list[tuple[Json, str, str]] = [
    ({"zones": {"hand": ["No Such Card"]}}, "players/0/zones/hand/0/card", "unknown-card"),
    ({"zones": {"hand": [{"card": "Forest", "tapped": True}]}}, "players/0/zones/hand/0/tapped",
     "not-a-permanent"),
    ({"zones": {"graveyard": [{"card": "Forest", "owner": "B"}]}},
     "players/0/zones/graveyard/0/owner", "not-owned"),
    ({"zones": {"battlefield": [{"card": "Forest", "controller": "D"}]}},
     "players/0/zones/battlefield/0/controller", "unknown-seat"),
    ({"zones": {"battlefield": [{"card": "Pacifism", "attached_to": "nobody"}]}},
     "players/0/zones/battlefield/0/attached_to", "unknown-name"),
    ({"zones": {"battlefield": [{"card": "Pacifism", "attached_to": "Pacifism"}]}},
     "players/0/zones/battlefield/0/attached_to", "unknown-name"),
    ({"zones": {"exile": [{"card": "Forest", "alias": "bear"}]}}, "players/1/zones/battlefield/0/alias",
     "alias-taken"),
    ({"zones": {"hand": [{"card": "Forest", "count": 250}] * 3}}, "players/0/zones/hand/2",
     "too-many-cards"),
    ({"zones": {"hand": [{"card": "Shock", "as_land": "Mountain"}]}},
     "players/0/zones/hand/0/as_land", "not-a-permanent"),
    ({"zones": {"hand": [{"card": "Shock", "signed_by": ["D"]}]}},
     "players/0/zones/hand/0/signed_by", "unknown-seat"),
    ({"stops": ["nowhere"]}, "players/0/stops", "unknown-stop"),
]  # fmt: skip


@pytest.mark.parametrize(("player", "place", "code"), FAULTS)
async def test_a_fault_of_the_position_is_named_with_its_place(
    player: Json, place: str, code: str, anna: Person
) -> None:
    players = [{"name": "Anna", **player}, POSITION["players"][1]]
    refused = problem(await anna.post("/sandboxes", but(players=players)), 400, "bad-position")
    assert (place, code) in [(fault["at"], fault["code"]) for fault in refused["errors"]]


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"turn": {"active": "C"}}, 400, "bad-position"),
        ({"turn": {"step": "untap", "holder": "A"}}, 400, "bad-position"),
        ({"turn": {"step": "declare_blockers"}}, 422, "invalid-request"),
        ({"format": "tic-tac-toe"}, 400, "unknown-format"),
        ({"options": {"colour": "red"}}, 400, "unknown-option"),
        ({"players": [{"name": "Anna"}]}, 400, "seats"),
        ({"players": [{"name": "Anna", "zones": {"attic": ["Forest"]}}]}, 422, "invalid-request"),
        ({"players": ANTED}, 400, "unknown-zone"),
        ({"players": AS_LAND}, 400, "not-a-land"),
        ({"players": AS_LAND, "format": "centurion"}, 400, "not-a-land"),
        ({"chance": {"dice": [0]}}, 422, "invalid-request"),
    ],
)
async def test_what_cannot_be_laid_is_refused(
    changes: Json, status: int, code: str, anna: Person
) -> None:
    problem(await anna.post("/sandboxes", but(**changes)), status, code)


async def _audited(owner: Person, path: str) -> Json:
    ordered = await owner.post(f"{path}/audits")
    assert ordered.status_code == 202
    location = ordered.headers["Location"].removeprefix("/v1")
    audit: Json = ordered.json()["audit"]
    for _ in range(200):
        if audit["status"] == "done":
            break
        await asyncio.sleep(0.05)
        audit = (await owner.get(location)).json()
    return audit


async def test_written_chance_is_on_record_so_that_it_replays_and_audits_clean(
    anna: Person,
) -> None:
    players = [
        {"name": "Anna", "mana": {"B": 2}, "zones": {"hand": ["Hymn to Tourach"]}},
        {"name": "Ben", "zones": {"hand": ["Forest", "Shock", "Island", "Mountain"]}},
    ]
    turn = {"step": "precombat_main", "holder": "A"}
    script = {"random": [["Shock", "Island"]], "then": "plain"}
    body = {"players": players, "turn": turn, "chance": script}
    path, seats = await opened(anna, body)
    live = (await seats["A"].get(f"{path}/view")).content
    decision = await asked(seats["A"], path)
    cast = {"answers": [picked(decision, "Cast Hymn"), {"choose": ["B"]}]}
    await seats["A"].post(f"{path}/decisions/{decision['decision_id']}", cast)
    await _pass(seats["B"], path)
    view = (await anna.get(f"{path}/view")).json()
    assert {card["name"] for card in view["seats"][1]["graveyard"]} == {"Shock", "Island"}
    assert (await seats["A"].get(f"{path}/replay", params={"version": 1})).content == live
    audit = await _audited(anna, path)
    assert audit["verdict"] == "clean", audit


async def test_a_board_is_shown_amid_an_event(anna: Person) -> None:
    path, seats = await opened(anna, POSITION)
    decision = await asked(seats["A"], path)
    cast = [picked(decision, "Cast Shock"), {"choose": ["B"]}]
    await seats["A"].post(f"{path}/decisions/{decision['decision_id']}", {"answers": cast})
    wanted = {"audience": "after", "after": 1}
    event = (await anna.get(f"{path}/events", params=wanted)).json()["events"][0]
    moved = next(fact for fact in event["facts"] if fact["fact"] == "moved")

    async def board(facts: int) -> Json:
        where = {"audience": "after", "version": 2, "facts": facts}
        view: Json = (await anna.get(f"{path}/replay", params=where)).json()
        return view

    before, after = await board(moved["at"] - 1), await board(moved["at"])
    assert [len(view["stack"]) for view in (before, after)] == [0, 1]
    assert [view["seats"][0]["hand_count"] for view in (before, after)] == [2, 1]
    assert before["waiting_for"] == after["waiting_for"] == []
    where = {"audience": "after", "version": 2, "facts": 1000}
    problem(await anna.get(f"{path}/replay", params=where), 404, "no-such-fact")


async def test_the_pretend_cards_of_a_sandbox_are_settled_in_it(anna: Person) -> None:
    path, seats = await opened(anna, but(players=ANTED, format="centurion"))
    await seats["A"].post(f"{path}/actions", {"action": "concede"})
    stake = (await anna.get(f"{path}/settlement")).json()["stakes"][0]
    assert (stake["name"], stake["choices"]) == ("Terror", ["take", "sign_own"])
    place = f"{path}/settlement/{stake['stake']}"
    problem(await seats["A"].post(place, {"choice": "take"}), 403, "not-the-winner")
    settled = (await seats["B"].post(place, {"choice": "take"})).json()
    assert settled["status"] == "settled"
    cards = (await anna.get(f"/sandboxes/{path.rpartition('/')[2]}/cards")).json()["cards"]
    assert [card for card in cards if card["name"] == "Terror"] == [
        {"name": "Terror", "brought_by": "A", "owner": "B", "signed_by": ["A"]},
        {"name": "Terror", "brought_by": "B", "owner": "B", "signed_by": ["A"]},
    ]


async def test_the_cards_of_a_sandbox_are_its_openers_to_see(anna: Person) -> None:
    path, seats = await opened(anna, but(players=ANTED, format="centurion"))
    cards = f"/sandboxes/{path.rpartition('/')[2]}/cards"
    other = await Person.registered(anna.http, "ben")
    problem(await other.get(cards), 404)
    problem(await seats["A"].get(cards), 403)
    assert len((await anna.get(cards)).json()["cards"]) == 83
