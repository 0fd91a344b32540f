"""What is already so by one process's memory is asked of the store before that is answered."""

from collections.abc import AsyncIterator
from datetime import timedelta

import httpx
import pytest

from api.main import create_app
from services.application import Outside, assemble
from tests.api.memory import StepClock
from tests.api.people import Json, Person, Table, problem, stranger
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


def ids(reply: httpx.Response) -> set[str]:
    return {decision["decision_id"] for decision in reply.json()["decisions"]}


async def current(person: Person, table: Table, listed: list[Json], open_now: set[str]) -> None:
    """Assert that somebody is told every open decision, if need be by what is said to a stale one.

    What was answered elsewhere may be listed yet; an answer to it records nothing.
    """
    known = {decision["decision_id"] for decision in listed}
    for stale in [each for each in listed if each["decision_id"] not in open_now]:
        refused = problem(await table.answer(person, stale), 409, "stale-decision")
        known |= {refused["decision"]["decision_id"]} if "decision" in refused else set()
    assert open_now <= known


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


@pytest.mark.parametrize("read", ["", "/decisions", "/view", "/events?limit=500", "/timeline"])
async def test_what_was_answered_in_one_process_is_seen_in_another(
    table: Table, second: httpx.AsyncClient, read: str
) -> None:
    people = {name: elsewhere(getattr(table, name), second) for name in ("anna", "ben")}
    for there in people.values():
        assert (await there.get(f"{table.path}{read}")).status_code == 200
    for _ in range(3):
        person, decision = await table.asked()
        assert (await table.answer(person, decision)).status_code == 200
        for name, there in people.items():
            here = await getattr(table, name).get(f"{table.path}{read}")
            told = await there.get(f"{table.path}{read}")
            if read == "/decisions":
                await current(there, table, told.json()["decisions"], ids(here))
            else:
                assert told.content == here.content


async def test_a_version_that_another_process_told_of_can_be_replayed(
    table: Table, second: httpx.AsyncClient
) -> None:
    there = elsewhere(table.anna, second)
    version = (await there.get(table.path)).json()["version"]
    person, decision = await table.asked()
    assert (await table.answer(person, decision)).status_code == 200
    told = await there.get(f"{table.path}/replay?version={version + 1}")
    assert told.content == (await table.anna.get(f"{table.path}/view")).content
