"""Signed cards over HTTP: who sees a signature, and acting on it without being asked (C-30, C-35)."""

import httpx
import pytest

from tests.api.people import Json, Person, problem
from tests.api.test_sandboxes import asked, opened, picked

TERROR = {"card": "Terror", "signed_by": ["A"]}

POSITION: Json = {
    "format": "centurion",
    "players": [
        {
            "name": "Anna",
            "zones": {"hand": ["Terror", "Shock"], "battlefield": ["Swamp", "Swamp", "Mountain"]},
        },
        {"name": "Ben", "zones": {"hand": [TERROR, "Shock"], "battlefield": ["Grizzly Bears"]}},
        {"name": "Cleo"},
    ],
    "turn": {"number": 5, "step": "precombat_main", "holder": "A"},
}


@pytest.fixture
async def anna(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "anna")


async def cast(seat: Person, path: str, label: str, *targets: str) -> Json:
    """Cast a spell in the first way of that label; the reply to it."""
    decision = await asked(seat, path)
    answers = [picked(decision, label), *({"choose": [target]} for target in targets)]
    reply = await seat.post(f"{path}/decisions/{decision['decision_id']}", {"answers": answers})
    assert reply.status_code == 200, reply.text
    done: Json = reply.json()
    return done


async def terror_cast(anna: Person) -> tuple[str, dict[str, Person]]:
    """Return the game in which Anna has cast Terror on Ben's bears."""
    path, seats = await opened(anna, POSITION)
    assert (await cast(seats["A"], path, "Cast Terror"))["complete"] is True
    return path, seats


async def signatures(seat: Person, path: str) -> list[Json]:
    """Return the signature actions that stand open to a seat."""
    standing = (await seat.get(f"{path}/decisions")).json()["standing"]
    return [each for each in standing if each["action"].startswith("sign_")]


async def hand(seat: Person, path: str, of: str) -> list[Json]:
    view = (await seat.get(f"{path}/view")).json()
    cards: list[Json] = next(each["hand"] for each in view["seats"] if each["seat"] == of)
    return cards


async def test_your_own_view_alone_shows_which_of_your_cards_are_signed_c_35(anna: Person) -> None:
    path, seats = await opened(anna, POSITION)
    mine = await hand(seats["B"], path, "B")
    assert [(card["name"], card["signed_by"]) for card in mine] == [
        ("Terror", ["A"]),
        ("Shock", []),
    ]
    assert await hand(seats["A"], path, "B") == []
    for seat in "AC":
        assert '"signed"' not in (await seats[seat].get(f"{path}/view")).text
        assert '"signed_by":["' not in (await seats[seat].get(f"{path}/view")).text


async def test_a_signed_card_is_shown_without_priority_and_counters_the_spell_c_30(
    anna: Person,
) -> None:
    path, seats = await terror_cast(anna)
    assert [await signatures(seats[seat], path) for seat in "AC"] == [[], []]
    counter, remove = await signatures(seats["B"], path)
    assert (counter["action"], remove["action"]) == ("sign_counter", "sign_remove")
    before = await asked(seats["B"], path)
    assert [c["verb"] for c in before["candidates"] if c["verb"].startswith("sign_")] == [
        "sign_counter",
        "sign_remove",
    ]
    chosen = {name: counter[name] for name in ("action", "card", "spell")}
    reply = await seats["B"].post(f"{path}/actions", chosen)
    assert reply.status_code == 200, reply.text
    now = await asked(seats["A"], path)
    assert now["kind"] == "act"
    view = (await seats["C"].get(f"{path}/view")).json()
    spell, action = view["stack"]
    assert (action["kind"], action["name"], action["controller"]) == ("action", "sign_counter", "B")
    assert action["against"] == spell["handle"]
    (shown,) = await hand(seats["C"], path, "B")
    assert (shown["name"], shown["signed_by"], shown["handle"]) == (
        "Terror",
        ["A"],
        action["source"],
    )


async def test_a_stale_decision_is_refused_after_the_action_c_36(anna: Person) -> None:
    path, seats = await terror_cast(anna)
    before = await asked(seats["B"], path)
    _, remove = await signatures(seats["B"], path)
    chosen = {name: remove[name] for name in ("action", "card", "spell")}
    assert (await seats["B"].post(f"{path}/actions", chosen)).status_code == 200
    answer = {"answers": [{"choose": ["pass"]}]}
    late = await seats["B"].post(f"{path}/decisions/{before['decision_id']}", answer)
    assert problem(late, 409)["code"] == "stale-decision"


async def test_what_is_no_signed_card_of_yours_is_refused(anna: Person) -> None:
    path, seats = await terror_cast(anna)
    counter, _ = await signatures(seats["B"], path)
    named = {name: counter[name] for name in ("action", "card", "spell")}
    unsigned = next(c for c in await hand(seats["B"], path, "B") if c["name"] == "Shock")
    for body in (
        {**named, "card": unsigned["handle"]},
        {**named, "card": named["spell"]},
        {**named, "spell": "h_nothing"},
    ):
        assert (
            problem(await seats["B"].post(f"{path}/actions", body), 409)["code"] == "no-such-action"
        )
    assert problem(await seats["A"].post(f"{path}/actions", named), 409)["code"] == "no-such-action"
    bare = {"action": "sign_counter"}
    assert problem(await seats["B"].post(f"{path}/actions", bare), 400)["code"] == "bad-action"
    odd = {"action": "concede", "card": named["card"], "spell": named["spell"]}
    assert problem(await seats["B"].post(f"{path}/actions", odd), 400)["code"] == "bad-action"


async def test_a_dry_run_of_the_action_records_nothing_c_30(anna: Person) -> None:
    path, seats = await terror_cast(anna)
    decision = await asked(seats["B"], path)
    answers = {"answers": [picked(decision, "Reveal your signed Terror to counter")]}
    tried = await seats["B"].post(f"{path}/decisions/{decision['decision_id']}/check", answers)
    assert (tried.status_code, tried.json()["complete"]) == (200, True)
    assert await hand(seats["A"], path, "B") == []
    done = await seats["B"].post(f"{path}/decisions/{decision['decision_id']}", answers)
    assert done.status_code == 200
    assert [card["name"] for card in await hand(seats["A"], path, "B")] == ["Terror"]


async def test_the_same_request_twice_is_one_action_c_33(anna: Person) -> None:
    path, seats = await terror_cast(anna)
    counter, _ = await signatures(seats["B"], path)
    chosen = {name: counter[name] for name in ("action", "card", "spell")}
    for _ in range(2):
        reply = await seats["B"].post(f"{path}/actions", chosen, key="one")
        assert reply.status_code == 200, reply.text
        assert len((await seats["C"].get(f"{path}/view")).json()["stack"]) == 2
    again = await seats["B"].post(f"{path}/actions", chosen, key="two")
    assert (again.status_code, again.json()["code"]) == (409, "no-such-action")


async def test_who_looks_at_a_hand_sees_no_signature_there_c_35(anna: Person) -> None:
    zones = {"hand": ["Peek"], "battlefield": ["Island", "Island"]}
    position = {**POSITION, "players": [{"name": "Anna", "zones": zones}, *POSITION["players"][1:]]}
    path, seats = await opened(anna, position)
    await cast(seats["A"], path, "Cast Peek", "B")
    for seat in "BC":
        decision = await asked(seats[seat], path)
        answer = f"{path}/decisions/{decision['decision_id']}"
        await seats[seat].post(answer, {"answers": [{"choose": ["pass"]}]})
    seen = await hand(seats["A"], path, "B")
    assert [(card["name"], card["signed_by"]) for card in seen] == [("Terror", []), ("Shock", [])]
    assert all(card["marks"] == {} for card in seen)


async def test_the_story_tells_what_was_shown_and_signed_c_30(anna: Person) -> None:
    path, seats = await terror_cast(anna)
    _, remove = await signatures(seats["B"], path)
    chosen = {name: remove[name] for name in ("action", "card", "spell")}
    await seats["B"].post(f"{path}/actions", chosen)
    told = (await seats["C"].get(f"{path}/events")).json()["events"]
    texts = [fact["text"] for fact in told[-1]["facts"]]
    assert texts == [
        "Terror is revealed.",
        "Ben shows a signed Terror against Terror, to remove it from the game.",
        "Terror is signed by Anna.",
    ]
    view = (await seats["C"].get(f"{path}/view")).json()
    assert view["stack"][1]["text"] == ["Remove that card from the game."]
    for seat in "ABC":
        decision = await asked(seats[seat], path)
        answer = f"{path}/decisions/{decision['decision_id']}"
        await seats[seat].post(answer, {"answers": [{"choose": ["pass"]}]})
    told = (await seats["C"].get(f"{path}/events")).json()["events"]
    texts = [fact["text"] for fact in told[-1]["facts"]]
    assert texts[-2:] == ["The action of Terror resolves.", "Terror is exiled."]
