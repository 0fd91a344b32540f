"""What is already so by one process's memory is asked of the store before that is answered."""

from collections.abc import AsyncIterator
from datetime import timedelta

import httpx
import pytest

from api.main import create_app
from services.application import Outside, assemble
from tests.api.memory import StepClock
from tests.api.people import Json, Person, Table, stranger
from tests.attacks.people import elsewhere


@pytest.fixture
async def second(outside: Outside) -> AsyncIterator[httpx.AsyncClient]:
    """A client of another process: the same servers, a memory of its own."""
    application = assemble(outside)
    async with stranger(create_app(application)) as http:
        yield http
    await application.close()


async def act(person: Person, table: Table, action: str, **more: object) -> None:
    reply = await person.post(f"{table.path}/actions", {"action": action, **more})
    assert reply.status_code == 200, reply.text


async def shown(person: Person, table: Table) -> Json:
    found: Json = (await person.get(f"{table.path}/view")).json()
    return found


async def test_who_says_here_to_any_process_is_not_absent(
    table: Table, outside: Outside, second: httpx.AsyncClient
) -> None:
    there = elsewhere(table.ben, second)
    await act(there, table, "here")
    assert isinstance(outside.clock, StepClock)
    outside.clock.skip(timedelta(seconds=130))
    await act(table.anna, table, "claim_absence", against="B")
    await act(there, table, "here")
    assert (await shown(table.anna, table))["claims"] == []


async def test_stops_that_are_set_by_turns_through_two_processes_are_the_last_ones(
    table: Table, second: httpx.AsyncClient
) -> None:
    there = elsewhere(table.anna, second)
    for _ in range(2):
        await act(there, table, "set_stops", stops=["own:end"])
        await act(table.anna, table, "set_stops", stops=["own:upkeep"])
    await act(there, table, "set_stops", stops=["own:end"])
    for person in (table.anna, there):
        mine = next(s for s in (await shown(person, table))["seats"] if s["seat"] == "A")
        assert mine["stops"] == ["own:end"]
