"""Tokens that nothing tells apart, told once to who asks for it."""

import httpx
import jsonschema

from tests.api.people import Json, Person, problem
from tests.api.test_sandboxes import asked, opened, picked

GROUPED = {"tokens": "grouped"}
POSITION: Json = {
    "players": [
        {
            "name": "Anna",
            "zones": {
                "hand": ["Krenko's Command", "Giant Growth"],
                "battlefield": [
                    {"card": "Mountain", "count": 4},
                    "Forest",
                    "Fervor",
                    {"card": "Doubling Season", "count": 3},
                ],
            },
        },
        {"name": "Ben", "zones": {}},
    ],
    "turn": {"number": 5, "step": "precombat_main", "holder": "A"},
}


async def goblins(client: httpx.AsyncClient) -> tuple[str, dict[str, Person]]:
    """Open a game in which sixteen equal tokens were made."""
    anna = await Person.registered(client, "anna")
    path, seats = await opened(anna, POSITION)
    await act(seats, path, "A", "Cast Krenko's Command")
    await act(seats, path, "B", "Pass")
    return path, seats


async def act(seats: dict[str, Person], path: str, seat: str, label: str, *more: Json) -> None:
    decision = await asked(seats[seat], path)
    answers = [picked(decision, label), *more]
    reply = await seats[seat].post(
        f"{path}/decisions/{decision['decision_id']}", {"answers": answers}
    )
    assert reply.json()["complete"] is True, reply.text


async def told(person: Person, path: str, **params: str) -> Json:
    reply = await person.get(path, params=params)
    assert reply.status_code == 200, reply.text
    body: Json = reply.json()
    return body


async def test_equal_tokens_are_one_body_with_all_their_handles(client: httpx.AsyncClient) -> None:
    path, seats = await goblins(client)
    each = await told(seats["A"], f"{path}/view")
    grouped = await told(seats["A"], f"{path}/view", **GROUPED)
    tokens = [thing for thing in each["battlefield"] if thing["kind"] == "token"]
    (one,) = [thing for thing in grouped["battlefield"] if thing["kind"] == "token"]
    assert len(tokens) == 16
    assert one.pop("handles") == [thing["handle"] for thing in tokens]
    assert one == tokens[0]
    others = [thing for thing in each["battlefield"] if thing["kind"] != "token"]
    assert [t for t in grouped["battlefield"] if t["kind"] != "token"] == others


async def test_a_token_that_something_happened_to_stands_alone(client: httpx.AsyncClient) -> None:
    path, seats = await goblins(client)
    token = (await told(seats["A"], f"{path}/view", **GROUPED))["battlefield"][-1]
    chosen = token["handles"][5]
    await act(seats, path, "A", "Cast Giant Growth", {"choose": [chosen]})
    while_aimed_at = (await told(seats["A"], f"{path}/view", **GROUPED))["battlefield"]
    assert sorted(len(t.get("handles", ["one"])) for t in while_aimed_at)[-2:] == [1, 15]
    await act(seats, path, "B", "Pass")
    grown = (await told(seats["A"], f"{path}/view", **GROUPED))["battlefield"]
    assert [t["handle"] for t in grown if t["power"] == 4] == [chosen]
    assert [len(t["handles"]) for t in grown if "handles" in t] == [15]


async def test_what_tokens_alike_may_do_is_listed_once(client: httpx.AsyncClient) -> None:
    path, seats = await goblins(client)
    await act(seats, path, "A", "Pass")
    (decision,) = (await told(seats["A"], f"{path}/decisions", **GROUPED))["decisions"]
    assert decision["kind"] == "attackers"
    (candidate,) = decision["candidates"]
    assert (len(candidate["handles"]), candidate["defenders"]) == (16, ["B"])
    each = await asked(seats["A"], path)
    assert candidate["handles"] == [c["handle"] for c in each["candidates"]]
    jsonschema.validate(
        {"attackers": _attack(candidate["handles"][3:7])}, decision["answer_schema"]
    )


async def test_any_of_the_handles_is_an_answer(client: httpx.AsyncClient) -> None:
    path, seats = await goblins(client)
    await act(seats, path, "A", "Pass")
    (decision,) = (await told(seats["A"], f"{path}/decisions", **GROUPED))["decisions"]
    handles = decision["candidates"][0]["handles"]
    reply = await seats["A"].post(
        f"{path}/decisions/{decision['decision_id']}",
        {"answers": [{"attackers": _attack(handles[3:7])}]},
    )
    assert reply.json()["complete"] is True
    board = (await told(seats["A"], f"{path}/view", **GROUPED))["battlefield"]
    tokens = [thing for thing in board if "handles" in thing]
    assert sorted((t["tapped"], len(t["handles"])) for t in tokens) == [(False, 12), (True, 4)]


async def test_another_way_of_telling_is_refused(client: httpx.AsyncClient) -> None:
    path, seats = await goblins(client)
    for route in ("view", "decisions"):
        problem(await seats["A"].get(f"{path}/{route}", params={"tokens": "some"}), 422)


def _attack(handles: list[str]) -> list[Json]:
    return [{"attacker": handle, "defender": "B"} for handle in handles]
