"""Boards after so many facts of an event: nothing of what is hidden, not even its number."""

import re
from collections.abc import AsyncIterator

import httpx
import pytest

from api.main import create_app
from services.application import assemble
from tests.api.conftest import in_memory
from tests.api.people import Json, Person, Table, problem, stranger
from tests.api.test_sandboxes import opened

HIDDEN = (
    (["Shock", "Forest"], ["Mountain", "Shock", "Swamp", "Forest"]),
    (["Giant Growth", "Grizzly Bears"], ["Plains", "Island", "Absorb", "Shock"]),
)
"""What Ben holds beside his spell, and the top of his library, in each of two worlds."""

SPELL = "Brainstorm"
MOST = 200
HANDLE = re.compile(rb"h_[\w-]{12}")

World = tuple[str, dict[str, Person]]


def position(hand: list[str], library: list[str]) -> Json:
    """Return a position in which Ben can draw three cards and put two of his hand back."""
    filler = ["Forest"] * 10
    ben = {"hand": [SPELL, *hand], "library": [*library, *filler]}
    return {
        "players": [
            {"name": "Anna", "zones": {"hand": ["Shock"], "library": filler}},
            {"name": "Ben", "zones": ben, "mana": {"U": 1}},
        ],
        "turn": {"number": 4, "active": "B", "step": "precombat_main", "holder": "B"},
    }


async def played(seats: dict[str, Person], path: str) -> None:
    """Answer each open decision with the spell, else a pass, else its example."""
    for seat in seats.values():
        for decision in (await seat.get(f"{path}/decisions")).json()["decisions"]:
            may = [each for each in decision["candidates"] if each["selectable"]]
            ways = {each["label"]: each["handle"] for each in may}
            way = ways.get(f"Cast {SPELL}") or ways.get("Pass priority")
            answer = {"choose": [way]} if way else decision["example_answers"][0]
            place = f"{path}/decisions/{decision['decision_id']}"
            reply = await seat.post(place, {"answers": [answer]})
            assert reply.status_code == 200, reply.text


async def boards(seat: Person, path: str, audience: str) -> list[tuple[int, int, bytes]]:
    """Return every board amid every event; ids stand for the order of their appearance."""
    seen = []
    names: dict[bytes, bytes] = {path.removeprefix("/games/").encode(): b"game"}

    def renamed(found: re.Match[bytes]) -> bytes:
        return names.setdefault(found[0], b"h%d" % len(names))

    for version in range(1, int((await seat.get(path)).json()["version"]) + 1):
        for facts in range(MOST):
            where = {"audience": audience, "version": version, "facts": facts}
            reply = await seat.get(f"{path}/replay", params=where)
            if reply.status_code == 404:
                break
            named = reply.content.replace(path.removeprefix("/games/").encode(), b"game")
            seen.append((version, facts, HANDLE.sub(renamed, named)))
    return seen


@pytest.fixture
async def worlds() -> AsyncIterator[list[World]]:
    """Two sandboxes that differ in what Ben holds alone, each played until Anna's turn."""
    running, services, clients = [], [], []
    for hand, library in HIDDEN:
        services.append(assemble(in_memory()))
        clients.append(stranger(create_app(services[-1])))
        http = await clients[-1].__aenter__()
        anna = await Person.registered(http, "anna")
        path, seats = await opened(anna, position(hand, library))
        for _ in range(10):
            await played(seats, path)
        running.append((path, seats))
    yield running
    for client in clients:
        await client.__aexit__(None, None, None)
    for service in services:
        await service.close()


@pytest.mark.parametrize("audience", ["A", "public"])
async def test_boards_amid_events_tell_nothing_of_hidden_cards(
    audience: str, worlds: list[World]
) -> None:
    here, there = [await boards(seats["A"], path, audience) for path, seats in worlds]
    assert [board[:2] for board in here] == [board[:2] for board in there]
    assert [board for board in here if board not in there] == []
    assert any(f'"name":"{SPELL}"'.encode() in board for _, _, board in here)
    assert len({board for _, _, board in here}) > 15


async def test_who_holds_the_cards_is_shown_that_the_worlds_differ(worlds: list[World]) -> None:
    here, there = [await boards(seats["B"], path, "B") for path, seats in worlds]
    assert here != there


async def test_a_board_amid_an_event_of_another_seat_is_not_there(worlds: list[World]) -> None:
    path, seats = worlds[0]
    for audience in ("B", "after", "nobody"):
        for facts in (0, 1, 10_000):
            where = {"audience": audience, "version": 1, "facts": facts}
            refused = await seats["A"].get(f"{path}/replay", params=where)
            problem(refused, 404, "no-such-audience")


@pytest.mark.parametrize("facts", [-1, 1_000_001, "x", "1.5", ""])
async def test_a_number_of_facts_that_is_none_is_refused(
    facts: int | str, table: Table, client: httpx.AsyncClient
) -> None:
    where = {"version": 4, "facts": facts}
    problem(await client.get(f"/v1{table.path}/replay", params=where), 422, "invalid-request")


async def test_an_event_without_facts_has_no_board_amid_it(table: Table) -> None:
    for version in (1, 2, 3):
        for facts in (0, 1):
            where = {"version": version, "facts": facts}
            problem(await table.anna.get(f"{table.path}/replay", params=where), 404, "no-such-fact")
    beyond = {"version": 99, "facts": 0}
    problem(await table.anna.get(f"{table.path}/replay", params=beyond), 404, "no-such-version")
