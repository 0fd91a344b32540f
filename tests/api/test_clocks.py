"""Clocks, offers and claims, over HTTP alone."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import httpx
import pytest

from services.application import Application, Outside
from tests.api.memory import StepClock
from tests.api.people import Json, Person, Table, opened, problem

CLOCK = {"kind": "decision", "seconds": 60, "on_expiry": "lose"}


async def timed(client: httpx.AsyncClient, **clock: object) -> Table:
    """A game that has begun, with a clock."""
    anna, ben = await Person.registered(client, "anna"), await Person.registered(client, "ben")
    game = (await opened(anna, clock=clock))["id"]
    for person in (anna, ben):
        body = {"deck": await person.sample_deck()}
        assert (await person.post(f"/games/{game}/seats", body)).status_code == 201
    return Table(game, anna, ben)


def pass_time(outside: Outside, seconds: float) -> None:
    assert isinstance(outside.clock, StepClock)
    outside.clock.skip(timedelta(seconds=seconds))


async def view(table: Table) -> Json:
    shown: Json = (await table.anna.get(f"{table.path}/view")).json()
    return shown


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


async def test_a_decision_tells_its_deadline_everywhere(client: httpx.AsyncClient) -> None:
    table = await timed(client, **CLOCK)
    pending = (await table.anna.get(f"{table.path}/decisions")).json()
    deadline = pending["decisions"][0]["deadline"]
    assert moment(deadline).tzinfo is not None
    assert {each["deadline"] for each in pending["waiting_for"]} == {deadline}
    shown = await view(table)
    assert shown["clocks"]["deadlines"] == {"A": deadline, "B": deadline}
    assert shown["clocks"]["kind"] == "decision"
    assert shown["clocks"]["on_expiry"] == "lose"
    assert {each["deadline"] for each in shown["waiting_for"]} == {deadline}


async def test_a_table_without_a_clock_says_so(table: Table) -> None:
    shown = await view(table)
    assert (shown["clocks"]["kind"], shown["clocks"]["deadlines"]) == ("none", {})
    assert (await table.anna.get(table.path)).json()["clock"]["kind"] == "none"


async def test_banks_are_shown_in_milliseconds(client: httpx.AsyncClient) -> None:
    table = await timed(client, kind="bank", seconds=90, increment=2)
    assert (await view(table))["clocks"]["banks"] == {"A": 90_000, "B": 90_000}


async def test_an_answer_that_comes_too_late_is_refused_whole(
    client: httpx.AsyncClient, outside: Outside
) -> None:
    table = await timed(client, **CLOCK)
    person, decision = await table.asked()
    before = (await view(table))["version"]
    pass_time(outside, 61)
    told = problem(await table.answer(person, decision), 409, "time-over")
    assert told["deadline"] == decision["deadline"]
    assert (await view(table))["version"] == before


async def test_who_runs_out_of_time_loses_where_the_table_says_so(
    client: httpx.AsyncClient, outside: Outside, services: Application
) -> None:
    table = await timed(client, **CLOCK)
    await table.answer(table.anna, (await table.asked())[1])
    pass_time(outside, 61)
    # The same clock runs for all who must decide: the first to be over decides.
    waiting = (await view(table))["waiting_for"]
    assert await services.expiring.expire(UUID(table.game)) > 0
    shown = await view(table)
    assert shown["status"] == "over"
    assert shown["result"]["winners"]
    loser = next(seat["seat"] for seat in shown["seats"] if seat["lost"] == "time")
    assert loser in {each["seat"] for each in waiting}
    assert await services.expiring.expire(UUID(table.game)) == 0


async def test_the_story_tells_that_time_is_over(
    client: httpx.AsyncClient, outside: Outside, services: Application
) -> None:
    table = await timed(client, kind="decision", seconds=60)
    pass_time(outside, 61)
    await services.expiring.expire(UUID(table.game))
    told = (await table.ben.get(f"{table.path}/events?limit=500")).json()["events"]
    expired = [event for event in told if event["type"] == "Expired"]
    assert expired
    assert all("time of" in event["text"] for event in expired)


async def test_a_game_with_time_that_was_over_is_audited_clean(
    client: httpx.AsyncClient, outside: Outside, services: Application
) -> None:
    table = await timed(client, kind="bank", seconds=60, increment=5)
    await table.answer(table.anna, (await table.asked())[1])
    pass_time(outside, 70)
    await services.expiring.expire(UUID(table.game))
    ordered = await table.anna.post(f"{table.path}/audits")
    audit = ordered.json()["audit"]["id"]
    while (found := (await table.anna.get(f"{table.path}/audits/{audit}")).json())["status"] in (
        "queued",
        "running",
    ):
        await services.audits.run_waiting()
    assert found["verdict"] == "clean", found


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "decision"},
        {"kind": "decision", "seconds": 0},
        {"kind": "bank", "seconds": 10, "increment": -1},
        {"kind": "none", "seconds": 10},
        {"kind": "sundial", "seconds": 10},
        {"kind": "decision", "seconds": 10, "on_expiry": "explode"},
        {"kind": "decision", "seconds": 1e400},
        "none",
    ],
)
async def test_a_clock_that_makes_no_sense_is_refused(
    client: httpx.AsyncClient, clock: object
) -> None:
    anna = await Person.registered(client, "anna")
    body = {"format": "duel", "clock": clock}
    if clock == {"kind": "decision", "seconds": 1e400}:
        content = b'{"format": "duel", "clock": {"kind": "decision", "seconds": 1e400}}'
        reply = await anna.ask(
            "POST", "/games", content=content, headers={"Content-Type": "application/json"}
        )
        assert reply.status_code in (400, 422)
        return
    problem(await anna.post("/games", body), 422)


# -- Draws and claims --


async def test_players_agree_to_a_draw(table: Table) -> None:
    reply = await table.anna.post(f"{table.path}/actions", {"action": "offer_draw"})
    assert reply.status_code == 200
    assert (await view(table))["draw"] == {"by": "A", "agreed": ["A"]}
    standing = (await table.ben.get(f"{table.path}/decisions")).json()["standing"]
    assert {"accept_draw", "decline_draw"} <= {each["action"] for each in standing}
    agreed = await table.ben.post(f"{table.path}/actions", {"action": "accept_draw"})
    assert agreed.json()["game"]["result"] == {"winners": [], "reason": "agreement"}


async def test_a_silent_opponent_is_claimed_absent_and_loses(
    table: Table, outside: Outside, services: Application
) -> None:
    claim = {"action": "claim_absence", "against": "B"}
    told = problem(await table.anna.post(f"{table.path}/actions", claim), 409, "claim-too-early")
    standing = (await table.anna.get(f"{table.path}/decisions")).json()["standing"]
    listed = next(each for each in standing if each["action"] == "claim_absence")
    assert (listed["against"], listed["allowed_at"]) == ("B", told["allowed_at"])
    pass_time(outside, 130)
    assert (await table.anna.post(f"{table.path}/actions", claim)).status_code == 200
    (shown,) = (await view(table))["claims"]
    assert (shown["against"], shown["by"]) == ("B", "A")
    pass_time(outside, 61)
    await services.expiring.expire(UUID(table.game))
    over = await view(table)
    assert over["result"]["winners"] == ["A"]
    assert next(s for s in over["seats"] if s["seat"] == "B")["lost"] == "absent"


async def test_who_is_here_is_not_absent(
    table: Table, outside: Outside, services: Application
) -> None:
    pass_time(outside, 130)
    claim = {"action": "claim_absence", "against": "B"}
    await table.anna.post(f"{table.path}/actions", claim)
    here = await table.ben.post(f"{table.path}/actions", {"action": "here"})
    assert here.status_code == 200
    assert (await view(table))["claims"] == []
    pass_time(outside, 61)
    assert await services.expiring.expire(UUID(table.game)) == 0


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"action": "claim_absence"}, 400),
        ({"action": "here", "against": "B"}, 400),
        ({"action": "offer_draw", "stops": []}, 400),
        ({"action": "claim_absence", "against": "A"}, 400),
        ({"action": "claim_absence", "against": "Z"}, 400),
        ({"action": "claim_absence", "against": "BB"}, 422),
        ({"action": "accept_draw"}, 409),
    ],
)
async def test_an_action_that_does_not_fit_is_refused(
    table: Table, body: Json, status: int
) -> None:
    problem(await table.anna.post(f"{table.path}/actions", body), status)
