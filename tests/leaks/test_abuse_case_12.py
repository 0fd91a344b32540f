"""Abuse case 12: a request that is sent again does nothing a second time."""

from random import Random

import pytest

from tests.leaks.gathering import Gathering
from tests.leaks.test_abuse_cases_6_to_8 import some_way_in


async def whole_game() -> Gathering:
    """Return a short game that was played to its end."""
    here = await Gathering.begun((1, 3), options={"starting_life": 2})
    rng = Random(12)
    for _ in range(150):
        if not await here.step(rng):
            return here
    body = {"action": "concede"}
    headers = {"Idempotency-Key": "give up"}
    assert (
        await here.ask("A", "POST", f"{here.path}/actions", body, headers=headers)
    ).status == 200
    return here


@pytest.mark.slow
async def test_case_12_no_request_of_a_whole_game_does_anything_a_second_time() -> None:
    here = await whole_game()
    writes = [one for one in here.heard if one.ask.method == "POST" and one.seen.status < 300]
    recorded = [one for one in writes if one.seen.documents[0].get("complete", True)]
    assert len(recorded) > 30
    before = len(here.world.store.order)
    for one in recorded:
        again = await here.send(one.role, one.ask)
        assert again.status == one.seen.status, one.ask.path
    assert len(here.world.store.order) == before
    for one in recorded:
        other = await here.ask(one.role, "POST", one.ask.path, one.ask.json,
                               headers={"Idempotency-Key": f"other {one.version}"})  # fmt: skip
        assert other.status == 409, (one.ask.path, other.body)
        none = await here.ask(one.role, "POST", one.ask.path, one.ask.json)
        assert none.status == 409
    assert len(here.world.store.order) == before


async def test_case_12_a_key_that_was_used_takes_no_other_body() -> None:
    here = await some_way_in(steps=6)
    writes = [one for one in here.heard if one.ask.method == "POST" and one.seen.status < 300]
    done = [one for one in writes if one.seen.json.get("complete")]
    before = len(here.world.store.order)
    for one in done:
        body = {"answers": [{"choose": ["pass"]}, {"number": 3}]}
        other = await here.ask(one.role, "POST", one.ask.path, body, headers=one.ask.headers)
        assert (other.status, other.json["code"]) == (422, "key-reused")
    assert done
    assert len(here.world.store.order) == before
