"""What is read by hand is answered as FastAPI would answer it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from api.routers import decisions
from tests.api.people import Person, Table, problem


@contextmanager
def read_by_fastapi() -> Iterator[None]:
    """Let no reader take a request meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(decisions, "segment", lambda *_: None)
        yield


async def both(person: Person, method: str, path: str, **more: Any) -> list[httpx.Response]:
    """Return the answers to a request that changes nothing, by hand and by FastAPI."""
    by_hand = await person.ask(method, path, **more)
    with read_by_fastapi():
        return [by_hand, await person.ask(method, path, **more)]


def same(answers: list[httpx.Response]) -> httpx.Response:
    """Assert that two answers are one, but for what names the request and counts it."""
    one, other = answers
    assert (one.status_code, one.json()) == (other.status_code, other.json())
    fields = [
        {name: value for name, value in each.headers.items() if name not in OWN} for each in answers
    ]
    assert fields[0] == fields[1]
    return one


OWN = {"x-request-id", "ratelimit"}


@pytest.mark.parametrize(
    "query", ["", "?wait=0", "?wait=0.0", "?wait=-1", "?wait=31", "?wait=nan", "?wait=", "?wait=0&wait=0", "?x=1"]
)  # fmt: skip
async def test_decisions_are_listed_the_same_way(table: Table, query: str) -> None:
    person, _ = await table.asked()
    answer = same(await both(person, "GET", f"{table.path}/decisions{query}"))
    assert answer.status_code in (200, 422)


@pytest.mark.parametrize(
    "body",
    [
        {"answers": []},
        {"answers": [{}]},
        {"answers": [{"choose": ["h_nothing"]}]},
        {"answers": [{"choose": "pass"}]},
        {"answers": [{"number": 1.0}]},
        {"answers": [{"number": True}]},
        {"answers": [{"number": 10**30}]},
        {"answers": [{"choose": ["pass"]}], "more": 1},
        {"answers": [{"choose": ["pass"], "number": 1}]},
        [],
        None,
        "pass",
    ],
)
async def test_what_is_no_answer_is_refused_the_same_way(table: Table, body: Any) -> None:
    person, decision = await table.asked()
    path = f"{table.path}/decisions/{decision['decision_id']}"
    assert same(await both(person, "POST", path, json=body)).status_code >= 400


@pytest.mark.parametrize(
    "headers",
    [
        {"Idempotency-Key": " "},
        {"Idempotency-Key": "k" * 201},
        {"Content-Type": "text/plain"},
        {"Authorization": "Bearer nobody"},
        {"Authorization": "Basic eA=="},
    ],
)
async def test_odd_headers_are_refused_the_same_way(table: Table, headers: dict[str, str]) -> None:
    person, decision = await table.asked()
    path = f"{table.path}/decisions/{decision['decision_id']}"
    answer = same(
        await both(person, "POST", path, json={"answers": [{"number": 3}]}, headers=headers)
    )
    assert answer.status_code >= 400


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"answers": [NaN]}', b"[" * 5000])
async def test_what_is_no_json_is_refused_the_same_way(table: Table, content: bytes) -> None:
    person, decision = await table.asked()
    path = f"{table.path}/decisions/{decision['decision_id']}"
    headers = {"Content-Type": "application/json"}
    answers = await both(person, "POST", path, content=content, headers=headers)
    assert same(answers).status_code >= 400


async def test_the_ways_mix_within_a_game_and_under_a_key(table: Table) -> None:
    person, decision = await table.asked()
    body = {"answers": decision["example_answers"][:1]}
    path = f"{table.path}/decisions/{decision['decision_id']}"
    with read_by_fastapi():
        first = await person.post(path, body, key="once")
    assert first.status_code == 200
    again = await person.post(path, body, key="once")
    assert again.status_code == 200
    assert again.json()["game_version"] == first.json()["game_version"]
    problem(await person.post(path, {"answers": [{"number": 3}]}, key="once"), 422, "key-reused")


async def test_unknown_games_are_missed_the_same_way(table: Table) -> None:
    person, _ = await table.asked()
    for game in ("nothing", "0" * 70, "01a22bbf-eb96-77c7-95e1-47b0c8430bd6"):
        answer = same(await both(person, "GET", f"/games/{game}/decisions"))
        assert answer.status_code in (404, 422)
