"""Attacks on clocks, draws and claims: absurd times, races with a deadline, actions out of place."""

import asyncio
from datetime import timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest

from services.application import Application, Outside
from tests.api.memory import StepClock
from tests.api.people import Json, Person, Table, problem
from tests.attacks.people import opened, seated, three

DECISION = {"kind": "decision", "seconds": 60}
WEEK = 7 * 24 * 3600


async def begun(client: httpx.AsyncClient, **clock: object) -> Table:
    anna, ben = await Person.registered(client, "anna"), await Person.registered(client, "ben")
    path = await opened(anna, clock=clock or {"kind": "none"})
    for person in (anna, ben):
        await seated(person, path)
    return Table(path.rsplit("/", 1)[1], anna, ben)


def skip(outside: Outside, seconds: float) -> None:
    assert isinstance(outside.clock, StepClock)
    outside.clock.skip(timedelta(seconds=seconds))


async def act(person: Person, table: Table, action: str, **more: object) -> httpx.Response:
    return await person.post(f"{table.path}/actions", {"action": action, **more})


async def types(table: Table) -> list[str]:
    told = (await table.anna.get(f"{table.path}/events?limit=500")).json()["events"]
    return [event["type"] for event in told]


async def verdict(table: Table, services: Application) -> str:
    audit = (await table.anna.post(f"{table.path}/audits")).json()["audit"]["id"]
    while True:
        await services.audits.run_waiting()
        found = (await table.anna.get(f"{table.path}/audits/{audit}")).json()
        if found["status"] not in ("queued", "running"):
            return str(found["verdict"])


ABSURD: list[Any] = [0, -1, WEEK + 1, 2**63, -(2**63), 10**40, 0.5, 10.0, "60", True, None, [], {}]


@pytest.mark.parametrize("value", ABSURD)
@pytest.mark.parametrize("member", ["seconds", "increment", "claim_after", "claim_answer"])
async def test_no_time_of_a_clock_may_be_absurd(
    client: httpx.AsyncClient, member: str, value: Any
) -> None:
    anna = await Person.registered(client, "anna")
    clock = {"kind": "bank", "seconds": 60, member: value}
    reply = await anna.post("/games", {"format": "duel", "clock": clock})
    if (member, value) == ("increment", 0) and value is not True:
        assert reply.status_code == 201
    else:
        problem(reply, 422, "invalid-request")
    assert len((await anna.get("/games")).json()["games"]) == (reply.status_code == 201)


async def test_the_longest_bank_with_the_longest_increment_stays_a_time(
    client: httpx.AsyncClient, services: Application
) -> None:
    table = await begun(client, kind="bank", seconds=WEEK, increment=WEEK)
    for answered in range(1, 9):
        person, decision = await table.asked()
        assert (await table.answer(person, decision)).status_code == 200
        banks = (await table.anna.get(f"{table.path}/view")).json()["clocks"]["banks"]
        assert sum(banks.values()) <= (2 + answered) * WEEK * 1000
        assert max(banks.values()) > WEEK * 1000
    assert await verdict(table, services) == "clean"


@pytest.mark.parametrize("on_expiry", ["default", "lose"])
@pytest.mark.parametrize("kind", ["decision", "bank"])
@pytest.mark.parametrize("first", ["answer", "expiry"])
@pytest.mark.parametrize("ahead", [0.0, 1.0, 2.0, 3.0, 4.0])
async def test_a_decision_is_answered_or_expires_and_never_both(
    client: httpx.AsyncClient, outside: Outside, services: Application,
    on_expiry: str, kind: str, first: str, ahead: float,
) -> None:  # fmt: skip
    table = await begun(client, kind=kind, seconds=60, on_expiry=on_expiry)
    person, decision = await table.asked()
    skip(outside, 57 - ahead)
    answer = table.answer(person, decision)
    expiry = services.expiring.expire(UUID(table.game))
    if first == "answer":
        reply, expired = await asyncio.gather(answer, expiry)
    else:
        expired, reply = await asyncio.gather(expiry, answer)
    assert reply.status_code in (200, 409), reply.text
    if reply.status_code == 409:
        assert reply.json()["code"] in {"time-over", "stale-decision", "game-over"}
    told = await types(table)
    assert told.count("Answered") == (reply.status_code == 200)
    assert told.count("Expired") <= expired  # an answer may come between the look and the expiry
    assert await verdict(table, services) == "clean"


async def test_expiring_a_game_many_times_at_once_expires_each_decision_once(
    client: httpx.AsyncClient, outside: Outside, services: Application
) -> None:
    table = await begun(client, **DECISION)
    skip(outside, 100)
    times = await asyncio.gather(*[services.expiring.expire(UUID(table.game)) for _ in range(6)])
    assert max(times) >= 1
    told = (await table.anna.get(f"{table.path}/events?limit=500")).json()["events"]
    assert [event["type"] for event in told].count("Expired") >= 2
    assert await verdict(table, services) == "clean"


async def test_both_keep_or_mulligan_under_one_clock_and_late_ones_get_the_default(
    client: httpx.AsyncClient, outside: Outside, services: Application
) -> None:
    table = await begun(client, **DECISION)
    asked = [
        (person, (await person.get(f"{table.path}/decisions")).json()["decisions"][0])
        for person in (table.anna, table.ben)
    ]
    assert {decision["deadline"] for _, decision in asked} == {asked[0][1]["deadline"]}
    replies = await asyncio.gather(*[table.answer(person, each) for person, each in asked])
    assert {reply.status_code for reply in replies} == {200}
    skip(outside, 61)
    assert await services.expiring.expire(UUID(table.game)) >= 1
    assert await verdict(table, services) == "clean"


@pytest.mark.parametrize("action", ["accept_draw", "decline_draw"])
async def test_nothing_comes_of_an_answer_to_no_offer(table: Table, action: str) -> None:
    before = await types(table)
    problem(await act(table.anna, table, action), 409, "no-offer")
    assert await types(table) == before


async def test_who_offered_a_draw_cannot_accept_it_for_the_other(table: Table) -> None:
    assert (await act(table.anna, table, "offer_draw")).status_code == 200
    before = await types(table)
    assert (await act(table.anna, table, "accept_draw")).json()["game"]["status"] == "playing"
    problem(await act(table.anna, table, "offer_draw"), 409, "draw-offered")
    problem(await act(table.ben, table, "offer_draw"), 409, "draw-offered")
    assert await types(table) == before


@pytest.mark.parametrize("taken_back_by", ["anna", "ben"])
async def test_offers_of_a_draw_pester_nobody(table: Table, taken_back_by: str) -> None:
    assert (await act(table.anna, table, "offer_draw")).status_code == 200
    assert (await act(getattr(table, taken_back_by), table, "decline_draw")).status_code == 200
    before = await types(table)
    for _ in range(5):
        problem(await act(table.anna, table, "offer_draw"), 409, "offer-again-later")
        problem(await act(table.anna, table, "decline_draw"), 409, "no-offer")
    assert await types(table) == before


async def test_accepting_and_declining_at_once_is_one_of_them(
    table: Table, services: Application
) -> None:
    await act(table.anna, table, "offer_draw")
    replies = await asyncio.gather(
        act(table.ben, table, "accept_draw"), act(table.anna, table, "decline_draw")
    )
    assert sorted(reply.status_code for reply in replies) == [200, 409]
    assert await verdict(table, services) == "clean"


@pytest.mark.parametrize(
    "action",
    [
        {"action": "concede"}, {"action": "here"}, {"action": "offer_draw"},
        {"action": "accept_draw"}, {"action": "set_stops", "stops": []},
        {"action": "claim_absence", "against": "A"},
    ],
)  # fmt: skip
async def test_who_sits_nowhere_acts_for_nobody(client: httpx.AsyncClient, action: Json) -> None:
    opener, ben, cid = await three(client)
    dora = await Person.registered(client, "dora")
    path = await opened(opener, private=True, invite=["ben", "cid", "dora"])
    for person in (ben, cid):
        await seated(person, path)
    version = (await opener.get(path)).json()["version"]
    for person in (opener, dora):
        problem(await person.post(f"{path}/actions", action), 404)
    assert (await opener.get(path)).json()["version"] == version


@pytest.mark.parametrize(
    "action",
    [
        {"action": "concede"}, {"action": "here"}, {"action": "offer_draw"},
        {"action": "set_stops", "stops": []}, {"action": "claim_absence", "against": "B"},
    ],
)  # fmt: skip
async def test_nobody_acts_before_the_game_or_after_it(
    client: httpx.AsyncClient, action: Json
) -> None:
    anna, ben, _ = await three(client)
    path = await opened(anna)
    await seated(anna, path)
    problem(await anna.post(f"{path}/actions", action), 409, "not-begun")
    await seated(ben, path)
    assert (await ben.post(f"{path}/actions", {"action": "concede"})).status_code == 200
    version = (await anna.get(path)).json()["version"]
    for person in (anna, ben):
        problem(await person.post(f"{path}/actions", action), 409, "game-over")
    assert (await anna.get(path)).json()["version"] == version


async def test_claims_are_neither_early_nor_against_oneself_nor_twice(
    client: httpx.AsyncClient, outside: Outside, services: Application
) -> None:
    table = await begun(client)
    claim = {"against": "B"}
    problem(await act(table.anna, table, "claim_absence", **claim), 409, "claim-too-early")
    skip(outside, 121)
    for nobody in ("A", "C", "a", "\u00c5", " "):
        problem(await act(table.anna, table, "claim_absence", against=nobody), 400)
    replies = await asyncio.gather(
        *[act(table.anna, table, "claim_absence", **claim) for _ in range(4)]
    )
    assert {reply.status_code for reply in replies} == {200}
    told = (await table.anna.get(f"{table.path}/view")).json()["claims"]
    assert len(told) == 1
    skip(outside, 30)
    await act(table.anna, table, "claim_absence", **claim)
    assert (await table.anna.get(f"{table.path}/view")).json()["claims"] == told
    # Who claims is here: the other cannot turn the claim around.
    problem(await act(table.ben, table, "claim_absence", against="A"), 409, "claim-too-early")
    # And that was said by somebody who is here, so that it is to be seen.
    assert (await act(table.ben, table, "here")).status_code == 200
    assert (await table.anna.get(f"{table.path}/view")).json()["claims"] == []
    skip(outside, 61)
    assert await services.expiring.expire(UUID(table.game)) == 0
    assert await verdict(table, services) == "clean"


async def test_conceding_while_claims_stand_ends_the_game_once(
    client: httpx.AsyncClient, outside: Outside, services: Application
) -> None:
    table = await begun(client, **DECISION)
    skip(outside, 121)
    await act(table.anna, table, "claim_absence", against="B")
    skip(outside, 61)
    conceded, _ = await asyncio.gather(
        act(table.anna, table, "concede"), services.expiring.expire(UUID(table.game))
    )
    assert conceded.status_code in (200, 409)
    told = await types(table)
    assert told.count("Disclosed") == 1
    assert await services.expiring.expire(UUID(table.game)) == 0
    shown = (await table.anna.get(f"{table.path}/view")).json()
    assert (shown["status"], shown["claims"], shown["waiting_for"]) == ("over", [], [])
    assert await verdict(table, services) == "clean"


async def test_both_conceding_at_once_is_one_result(table: Table, services: Application) -> None:
    replies = await asyncio.gather(*[act(p, table, "concede") for p in (table.anna, table.ben)])
    assert sorted(reply.status_code for reply in replies) == [200, 409]
    assert (await types(table)).count("Disclosed") == 1
    assert await verdict(table, services) == "clean"
