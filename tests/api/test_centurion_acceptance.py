"""The acceptance scenarios of Centurion that need more than one game, over HTTP (4, 5 and 8)."""

from collections.abc import Callable

import httpx
import pytest

from services.application import Application
from tests.api.centurion import (
    ELVES,
    TERROR,
    Foreseen,
    Holder,
    answer,
    asked,
    begun,
    commons,
    deck_of,
    story,
    take,
    until,
)
from tests.api.people import Json, Person, problem

BLACK = frozenset(commons("B"))
GREEN = frozenset(commons("G"))
HELD = frozenset({"locked", "released", "staked"})


def antes(seat: str) -> Callable[[str, Foreseen], bool]:
    """Return whether that seat's Terror goes to the ante."""
    return lambda _, decks: decks[seat][0] == TERROR


def meets_terror(first: str, decks: Foreseen) -> bool:
    """Whether seat B begins with a small creature and a Terror, and seat A soon casts one."""
    if first != "B":
        return False
    mine, theirs = decks["A"][1:10], decks["B"][1:8]
    return (
        TERROR in mine
        and sum(name in BLACK for name in mine[:8]) >= 3
        and TERROR in theirs
        and any(name in ELVES for name in theirs)
        and any(name in GREEN for name in theirs if name not in ELVES)
    )


def plays(land: str, *but: str) -> Callable[[Json], bool]:
    """Return whether a candidate plays some other card as that land."""
    return lambda candidate: (
        candidate["label"].endswith(f" as {land}") and candidate["object"]["name"] not in but
    )


def begins(words: str) -> Callable[[Json], bool]:
    return lambda candidate: str(candidate["label"]).startswith(words)


def casts(*names: str) -> Callable[[Json], bool]:
    return lambda candidate: (
        candidate.get("verb") == "cast" and candidate["object"]["name"] in names
    )


async def terror_is_cast(services: Application, caster: Holder, other: Holder) -> str:
    """Play until the caster has cast Terror on a creature of the other's; return the path."""
    path = await begun(services, [caster, other], meets_terror)
    people = [caster.person, other.person]
    await take(path, people, other.person, plays("Forest", *ELVES))
    await take(path, people, other.person, casts(*ELVES))
    for _ in range(2):
        await take(path, people, caster.person, plays("Swamp", TERROR))
    await take(path, people, caster.person, casts(TERROR))
    return path


async def resolved(path: str, *people: Person) -> Json:
    """Let all pass until the stack is empty, and return the board as everybody sees it."""
    for _ in range(20):
        board: Json = (await people[0].get(f"{path}/view", params={"audience": "public"})).json()
        if not board["stack"]:
            return board
        person, decision = await asked(path, people)
        await answer(person, path, decision, decision["default"])
    raise AssertionError("the stack does not empty")


async def counters(path: str, caster: Holder, holder: Holder) -> None:
    """Let the holder reveal the signed Terror and counter; see that it did and still is there."""
    people = [caster.person, holder.person]
    await take(path, people, holder.person, begins("Reveal your signed Terror to counter"))
    board = await resolved(path, *people)
    assert [
        thing["controller"] for thing in board["battlefield"] if "creature" in thing["types"]
    ] == ["B"]
    assert [thing["name"] for thing in board["seats"][1]["graveyard"]] == [TERROR]
    hand = (await holder.person.get(f"{path}/view")).json()["seats"][0]["hand"]
    held = [card for card in hand if card["name"] == TERROR]
    assert len(held) == 1
    assert "A" in held[0]["signed_by"]


async def lost(services: Application, loser: Holder, winner: Holder) -> Json:
    """Let a game be lost with Terror in the loser's ante; return its settlement."""
    path = await begun(services, [loser, winner], antes("A"))
    conceded = await loser.person.post(f"{path}/actions", {"action": "concede"})
    assert conceded.status_code == 200, conceded.text
    found: Json = (await winner.person.get(f"{path}/settlement")).json()
    return found


async def given_up(path: str, loser: Holder, winner: Holder) -> None:
    """Let a game end and be settled, whatever is at stake in it, so that the cards are free."""
    await loser.person.post(f"{path}/actions", {"action": "concede"})
    settlement = (await winner.person.get(f"{path}/settlement")).json()
    if settlement["status"] == "pending":
        await decided(winner, settlement, "take")


async def decided(winner: Holder, settlement: Json, choice: str) -> Json:
    place = f"/games/{settlement['game']}/settlement/{settlement['stakes'][0]['stake']}"
    reply = await winner.person.post(place, {"choice": choice})
    assert reply.status_code == 200, reply.text
    settled: Json = reply.json()
    return settled


def names_on(told: Json) -> list[str]:
    return [each["by"] for each in told["card"]["signatures"]]


@pytest.fixture
async def alice(client: httpx.AsyncClient) -> Holder:
    person = await Person.registered(client, "alice")
    return await Holder.with_deck(person, deck_of("B", TERROR))


@pytest.fixture
async def carol(client: httpx.AsyncClient) -> Holder:
    person = await Person.registered(client, "carol")
    return await Holder.with_deck(person, deck_of("B", TERROR))


async def bob_with(client: httpx.AsyncClient, *, terror: bool) -> Holder:
    person = await Person.registered(client, "bob")
    wanted = (TERROR, *ELVES) if terror else tuple(ELVES)
    names = deck_of("G", *wanted, without="" if terror else TERROR)
    return await Holder.with_deck(person, names)


async def test_4_a_lost_terror_is_the_winners_signed_and_counters_its_signers_alone(
    services: Application, client: httpx.AsyncClient, alice: Holder, carol: Holder
) -> None:
    bob = await bob_with(client, terror=False)
    settlement = await lost(services, alice, bob)
    assert settlement["status"] == "settled"
    assert settlement["stakes"][0]["chosen_by"] == "rule"
    card = alice.cards[TERROR]
    told = await story(bob.person, card)
    assert (told["owner"], names_on(told)) == ("bob", ["alice"])
    assert ("C-1", "too-few-cards") in await alice.problems()
    assert "C-8" in {rule for rule, _ in await alice.problems()}
    opened = (await alice.person.post("/games", {"format": "centurion", "seats": 2})).json()
    seat = await alice.person.post(f"/games/{opened['game']['id']}/seats", {"deck": alice.deck})
    problem(seat, 409, "illegal-deck")

    await alice.put_in(TERROR)
    await bob.put_in(TERROR, card)
    path = await terror_is_cast(services, alice, bob)
    await counters(path, alice, bob)
    await given_up(path, alice, bob)

    path = await terror_is_cast(services, carol, bob)
    people = [carol.person, bob.person]
    decision, _ = await until(path, people, bob.person, begins("Pass"))
    assert [thing["name"] for thing in (await bob.person.get(f"{path}/view")).json()["stack"]] == [
        TERROR
    ]
    verbs = {candidate.get("verb", "") for candidate in decision["candidates"]}
    assert not any(verb.startswith("sign_") for verb in verbs)
    standing = (await bob.person.get(f"{path}/decisions")).json()["standing"]
    assert not any(each["action"].startswith("sign_") for each in standing)
    board = await resolved(path, *people)
    assert not [thing for thing in board["battlefield"] if "creature" in thing["types"]]


async def test_5_the_winners_own_terror_is_signed_by_two_and_works_against_both(
    services: Application, client: httpx.AsyncClient, alice: Holder, carol: Holder
) -> None:
    bob = await bob_with(client, terror=True)
    for loser, signers in ((alice, ["alice"]), (carol, ["alice", "carol"])):
        settlement = await lost(services, loser, bob)
        assert settlement["status"] == "pending"
        assert settlement["stakes"][0]["choices"] == ["take", "sign_own"]
        opened = (await loser.person.post("/games", {"format": "centurion", "seats": 2})).json()
        seat = f"/games/{opened['game']['id']}/seats"
        problem(await loser.person.post(seat, {"deck": loser.deck}), 409, "card-locked")
        settled = await decided(bob, settlement, "sign_own")
        assert settled["status"] == "settled"
        assert names_on(await bob.card(TERROR)) == signers
        kept = await loser.card(TERROR)
        assert (kept["owner"], names_on(kept)) == (loser.person.name, [])
        assert await loser.problems() == set()
    for caster in (alice, carol):
        path = await terror_is_cast(services, caster, bob)
        await counters(path, caster, bob)
        await given_up(path, caster, bob)


async def test_8_a_settlement_is_traced_from_the_card(
    services: Application, client: httpx.AsyncClient, alice: Holder, carol: Holder
) -> None:
    bob = await bob_with(client, terror=False)
    first = await lost(services, alice, bob)
    card = alice.cards[TERROR]
    await bob.put_in(TERROR, card)
    second = await lost(services, bob, carol)
    await decided(carol, second, "take")
    told = await story(carol.person, card)
    assert (told["registered_by"], told["owner"]) == ("alice", "carol")
    assert names_on(told) == ["alice", "bob"]
    assert [
        (line["what"], line["by"], line["with"], line["game"])
        for line in told["ledger"]
        if line["what"] not in HELD
    ] == [
        ("registered", "alice", None, None),
        ("lost", "alice", "bob", first["game"]),
        ("signed", "alice", "bob", first["game"]),
        ("lost", "bob", "carol", second["game"]),
        ("signed", "bob", "carol", second["game"]),
    ]
    times = [line["at"] for line in told["ledger"]]
    assert times == sorted(times)
    stranger = await Person.registered(client, "dave")
    problem(await stranger.get(f"/physical-cards/{card}"), 404)
