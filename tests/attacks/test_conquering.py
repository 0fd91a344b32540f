"""Attacks on Conquering's tables: bids, offers and stewards over HTTP (Q-24, Q-27, Q-34)."""

import json
from typing import Any

import httpx
import pytest

from tests.api.people import Json, Person, problem
from tests.api.test_barter import act, gold, handle, panels
from tests.api.test_sandboxes import asked, opened

POSITION: Json = {
    "format": "conquering",
    "players": [
        {"name": "Timmy", "zones": {"hand": ["Terror"], "battlefield": ["Howling Mine"]}},
        {"name": "Spike", "zones": {"hand": ["Duress"], "library": ["Shivan Dragon"]}},
        {"name": "Johnny"},
    ],
    "others": {
        "npc": {
            "battlefield": [
                {"card": "Hill Giant", "began_in": "natives"},
                {"card": "Mind Stone", "began_in": "treasures"},
            ],
            "library": [
                {"card": "Swamp", "began_in": "lands", "count": 4},
                {"card": "Serra Angel", "began_in": "natives"},
                {"card": "Obelisk of Esper", "began_in": "treasures"},
            ],
        }
    },
    "turn": {"step": "exploration"},
    "chance": {"random": [1], "dice": [6, 6], "then": "plain"},
}
IN_A_TURN: Json = {**POSITION, "turn": {"number": 4, "step": "precombat_main", "holder": "A"}}


@pytest.fixture
async def timmy(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "timmy")


async def bid(seat: Person, path: str, decision: Json, amount: Any) -> httpx.Response:
    body = {"answers": [{"number": amount}]}
    return await seat.post(f"{path}/decisions/{decision['decision_id']}", body)


async def auction(seat: Person, path: str) -> Any:
    return (await panels(seat, path))["auction"]


@pytest.mark.parametrize("amount", [-1, 12, 2.5, 10**30, True, None, "3", [3]])
async def test_a_bid_that_is_none_changes_nothing(timmy: Person, amount: Any) -> None:
    path, seats = await opened(timmy, POSITION)
    decision = await asked(seats["A"], path)
    before = await auction(timmy, path)
    reply = await bid(seats["A"], path, decision, amount)
    assert 400 <= reply.status_code < 500, reply.text
    assert await auction(timmy, path) == before
    assert (await bid(seats["A"], path, decision, 3)).status_code == 200


async def test_nobody_bids_who_is_not_asked_nor_for_another(timmy: Person) -> None:
    path, seats = await opened(timmy, POSITION)
    decision = await asked(seats["A"], path)
    for other in "BC":
        reply = await bid(seats[other], path, decision, 3)
        assert 400 <= reply.status_code < 500, reply.text
    assert (await bid(seats["A"], path, decision, 3)).status_code == 200
    again = await bid(seats["A"], path, decision, 9)
    assert 400 <= again.status_code < 500, again.text
    assert (await auction(timmy, path))["amount"] == 3


async def test_a_leaver_who_comes_and_goes_as_the_steward_keeps_nobody_from_a_decision(
    timmy: Person,
) -> None:
    path, seats = await opened(timmy, IN_A_TURN)
    await act(seats["C"], path, "concede")
    mine = await asked(seats["A"], path)
    assert (await act(seats["C"], path, "accept_stewardship")).status_code == 200
    assert (await act(seats["C"], path, "resign_stewardship")).status_code == 200
    problem(await act(seats["C"], path, "accept_stewardship"), 409, "no-such-action")
    assert (await asked(seats["A"], path))["decision_id"] == mine["decision_id"]


@pytest.mark.parametrize(
    "side",
    [
        {"gold": -1}, {"gold": 1.5}, {"gold": True}, {"gold": 10**30}, {"gold": "1"},
        {"promise": "\x00"}, {"promise": "x" * 301}, {"promise": "\n"},
        {"permanents": ["h_AAAAAAAAAAAA"]}, {"permanents": [1]}, {"permanents": [""]},
        {"life": 3},
    ],
)  # fmt: skip
async def test_a_side_that_cannot_be_given_is_refused(timmy: Person, side: Json) -> None:
    path, seats = await opened(timmy, IN_A_TURN)
    for terms in ({"give": side, "want": {"gold": 1}}, {"give": {"gold": 1}, "want": side}):
        reply = await act(seats["A"], path, "offer", to="B", **terms)
        assert 400 <= reply.status_code < 500, reply.text
    assert (await panels(timmy, path))["offers"] == []


async def test_a_promise_that_is_no_text_is_refused(timmy: Person) -> None:
    path, seats = await opened(timmy, IN_A_TURN)
    body = json.dumps({"action": "offer", "to": "B", "give": {"promise": "\ud800"}})
    reply = await seats["A"].ask(
        "POST",
        f"{path}/actions",
        content=body,
        headers={"Content-Type": "application/json"},
    )
    assert 400 <= reply.status_code < 500, reply.text


async def test_hidden_cards_are_asked_for_as_if_they_were_not_there(timmy: Person) -> None:
    path, seats = await opened(timmy, IN_A_TURN)
    hidden = await handle(seats["B"], path, "Duress")
    replies = [
        await act(seats["A"], path, "offer", to="B", give={"gold": 1}, want={"permanents": [one]})
        for one in (hidden, "h_AAAAAAAAAAAA")
    ]
    assert {reply.status_code for reply in replies} <= {404, 409, 422}
    first, second = (problem(reply, reply.status_code)["code"] for reply in replies)
    assert first == second
    assert replies[0].status_code == replies[1].status_code


async def test_who_has_left_sees_no_more_than_before_and_deals_no_more(timmy: Person) -> None:
    path, seats = await opened(timmy, IN_A_TURN)
    offered = await act(seats["A"], path, "offer", to="C", give={"gold": 4})
    assert offered.status_code == 200, offered.text
    await act(seats["C"], path, "concede")
    assert (await panels(timmy, path))["offers"] == []
    for action, terms in (("accept", {"offer": 1}), ("offer", {"to": "A", "give": {"gold": 1}})):
        reply = await act(seats["C"], path, action, **terms)
        assert 400 <= reply.status_code < 500, reply.text
    assert (await act(seats["C"], path, "accept_stewardship")).status_code == 200
    for address in ("view", "events", "decisions"):
        shown = (await seats["C"].get(f"{path}/{address}")).text
        for name in ("Terror", "Duress", "Shivan Dragon", "Serra Angel", "Obelisk of Esper"):
            assert name not in shown, (address, name)
    assert (await gold(timmy, path))[0] == 10


async def test_gold_given_away_while_asked_for_a_bid_leaves_the_bidding_to_the_others(
    timmy: Person,
) -> None:
    path, seats = await opened(timmy, POSITION)
    decision = await asked(seats["A"], path)
    for giver, taker, amount in (("A", "C", 11), ("C", "A", 1)):
        assert (
            await act(seats[giver], path, "offer", to=taker, give={"gold": amount})
        ).status_code == 200
    accepted = await act(seats["C"], path, "accept", offer=1)
    assert accepted.status_code == 200, accepted.text
    late = await bid(seats["A"], path, decision, 3)
    assert 400 <= late.status_code < 500, late.text
    following = await asked(seats["B"], path)
    assert following["prompt"]["key"] == decision["prompt"]["key"]
    assert (await act(seats["A"], path, "accept", offer=2)).status_code == 200
    assert (await bid(seats["B"], path, following, 2)).status_code == 200
    assert (await auction(timmy, path))["seat"] == "B"
    after = {"audience": "after"}
    version = (await timmy.get(path)).json()["version"]
    live = await timmy.get(f"{path}/view", params=after)
    replayed = await timmy.get(f"{path}/replay", params={**after, "version": version})
    assert replayed.content == live.content
