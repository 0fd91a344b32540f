"""Attacks on Centurion's cards and tables: what costs nothing, what comes twice or at once."""

import asyncio
from uuid import uuid4

import httpx
import pytest

from domain.collection import decider
from domain.collection.collection import Collection, Offer
from domain.kernel.refusals import NotFound
from services.application import Application
from tests.api.centurion import Foreseen, Holder, begun, deck_of
from tests.api.people import Json, Person, problem
from tests.api.test_signatures import anna, signatures, terror_cast
from tests.attacks.people import three
from tests.support.stakes import Staked, cards_of

__all__ = ["anna"]


async def signing(seat: Person, path: str, action: Json) -> httpx.Response:
    """Take a signature action."""
    chosen = {name: action[name] for name in ("action", "card", "spell")}
    return await seat.post(f"{path}/actions", chosen)


async def test_nobody_piles_up_actions_that_cost_nothing_c_33(anna: Person) -> None:
    path, seats = await terror_cast(anna)
    standing = await signatures(seats["B"], path)
    assert [each["action"] for each in standing] == ["sign_counter", "sign_remove"]
    replies = [await signing(seats["B"], path, each) for each in standing * 5]
    assert [reply.status_code for reply in replies] == [200, 200, *[409] * 8]
    assert await signatures(seats["B"], path) == []
    view = (await seats["A"].get(f"{path}/view")).json()
    assert len(view["stack"]) == 3


async def test_what_was_refused_leaves_the_others_decision_open_c_36(anna: Person) -> None:
    path, seats = await terror_cast(anna)
    counter, _ = await signatures(seats["B"], path)
    await signing(seats["B"], path, counter)
    before = (await seats["A"].get(f"{path}/decisions")).content
    problem(await signing(seats["B"], path, counter), 409, "no-such-action")
    assert (await seats["A"].get(f"{path}/decisions")).content == before


async def test_a_handle_of_another_seat_is_told_nothing_c_35(anna: Person) -> None:
    path, seats = await terror_cast(anna)
    counter, _ = await signatures(seats["B"], path)
    invented = {**counter, "card": "h_AAAAAAAAAAAA"}
    for seat in "AC":
        known, unknown = [await signing(seats[seat], path, each) for each in (counter, invented)]
        assert known.status_code == unknown.status_code >= 400
        assert known.content == unknown.content


async def test_both_choices_at_once_are_one(client: httpx.AsyncClient) -> None:
    table = await Staked.begun(client, "anna", "ben", samples=("borderers", "borderers"))
    await table.lose("anna")
    replies = await asyncio.gather(
        *[table.settle("ben", choice) for choice in ("take", "sign_own") * 4]
    )
    settled = await table.settlement()
    (stake,) = settled["stakes"]
    for reply, choice in zip(replies, ("take", "sign_own") * 4, strict=True):
        if choice == stake["choice"]:
            assert reply.status_code == 200, reply.text
        else:
            problem(reply, 409, "settled")
    owned = [len(await cards_of(person)) for person in table.people.values()]
    assert owned == ([99, 101] if stake["choice"] == "take" else [100, 100])
    signed = [
        card for person in table.people.values() for card in await cards_of(person, signed=True)
    ]
    assert [len(card["signatures"]) for card in signed] == [1]
    assert await table.locked("anna") == await table.locked("ben") == []


async def test_nobody_settles_for_the_winner(client: httpx.AsyncClient) -> None:
    table = await Staked.begun(client, "anna", "ben", samples=("borderers", "borderers"))
    place = f"{table.path}/settlement/1"
    problem(await table.settle("ben", "take"), 404, "no-settlement")
    await table.lose("anna")
    stranger = await Person.registered(client, "mallory")
    missing = await stranger.post(f"/games/{uuid4()}/settlement/1", {"choice": "take"})
    reply = await stranger.post(place, {"choice": "take"})
    assert (reply.status_code, reply.content) == (404, missing.content)
    problem(await table.settle("anna", "sign_own"), 403, "not-the-winner")
    problem(await table.settle("ben", "take", stake="2"), 404, "no-such-stake")
    assert (await table.settlement())["status"] == "pending"


async def test_two_losers_sign_one_card_that_stays_held_between_c_25(
    client: httpx.AsyncClient, services: Application
) -> None:
    names = deck_of("B")
    holders = [await Holder.with_deck(person, names) for person in await three(client)]

    def alike(first: str, decks: Foreseen) -> bool:
        return decks["A"][0] == decks["B"][0] != decks["C"][0]

    path = await begun(services, holders, alike)
    for loser in holders[:2]:
        await loser.person.post(f"{path}/actions", {"action": "concede"})
    stakes = (await holders[2].person.get(f"{path}/settlement")).json()["stakes"]
    assert stakes[0]["own"] == stakes[1]["own"]
    for stake, held in (("1", 1), ("2", 0)):
        place = f"{path}/settlement/{stake}"
        done = await holders[2].person.post(place, {"choice": "sign_own"})
        assert done.status_code == 200, done.text
        assert len(await cards_of(holders[2].person, locked=True)) == held
    (card,) = await cards_of(holders[2].person, signed=True)
    assert card["id"] == stakes[0]["own"][0]
    assert [each["by"] for each in card["signatures"]] == [each["loser"]["name"] for each in stakes]


async def test_one_deck_sits_down_at_one_of_two_tables_at_once(client: httpx.AsyncClient) -> None:
    table = await Staked.opened(client, "anna", "ben")
    person, paths = table.people["anna"], []
    for _ in range(4):
        opened = await person.post("/games", {"format": "centurion"})
        paths.append(f"/games/{opened.json()['game']['id']}")
    body = {"deck": table.decks["anna"]}
    replies = await asyncio.gather(*[person.post(f"{path}/seats", body) for path in paths])
    assert sorted(reply.status_code for reply in replies) == [201, 409, 409, 409]
    (held,) = [path for path, reply in zip(paths, replies, strict=True) if reply.status_code == 201]
    assert {f"/games/{card['locked_by']}" for card in await table.locked("anna")} == {held}
    await person.ask("DELETE", f"{held}/seats/mine")
    assert await table.locked("anna") == []


async def test_what_is_shuffled_is_neither_left_nor_closed_nor_conceded(
    client: httpx.AsyncClient,
) -> None:
    table = await Staked.opened(client, "anna", "ben")
    await table.all_sit(waive=False)
    anna, ben = table.people.values()
    left = problem(await ben.ask("DELETE", f"{table.path}/seats/mine"), 409, "has-begun")
    assert "shuffled" in left["detail"]
    problem(await anna.ask("DELETE", table.path), 409, "has-begun")
    problem(await ben.post(f"{table.path}/actions", {"action": "concede"}), 409, "not-begun")
    problem(await ben.post(f"{table.path}/settlement/1", {"choice": "take"}), 404, "no-settlement")
    assert len(await table.locked("ben")) == 100


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("DELETE", "/me/cards/{card}", None),
        ("POST", "/me/offers", {"card": "{card}", "to": "ben"}),
        ("GET", "/physical-cards/{card}", None),
        (
            "POST",
            "/decks",
            {"name": "Stolen", "format": "centurion", "entries": [{"card": "{card}"}]},
        ),
    ],
)
async def test_a_card_of_somebody_else_is_as_none(
    client: httpx.AsyncClient, method: str, path: str, body: Json | None
) -> None:
    anna, _, mallory = await three(client)
    made = await anna.post("/me/cards", {"cards": [{"name": "Terror"}]})
    replies = []
    for card in (made.json()["cards"][0]["id"], str(uuid4())):
        asked = {} if body is None else {"json": _naming(body, card)}
        reply = await mallory.ask(method, path.format(card=card), **asked)
        assert reply.status_code == 404, reply.text
        replies.append(reply.text.replace(card, "…"))
    assert replies[0] == replies[1]


def _naming(body: Json, card: str) -> Json:
    """Return a body with a card's id in its place."""
    if "entries" in body:
        return {**body, "entries": [{"name": "Terror", "count": 1, "card": card}]}
    return {**body, "card": card}


def test_an_offer_that_is_over_at_its_giver_s_is_over() -> None:
    # The two collections are read one after the other: a card may go in between.
    offer = Offer("offer", "card", "anna", "anna", made=False)
    with pytest.raises(NotFound) as refused:
        decider.accept(
            Collection(account="anna"), Collection(account="ben", offers={"offer": offer}), "offer"
        )
    assert refused.value.code == "no-such-offer"


@pytest.mark.parametrize("cursor", ["zzz", "0", "%00", "..", "1.2"])
async def test_what_is_no_cursor_of_ones_cards_is_malformed(anna: Person, cursor: str) -> None:
    problem(await anna.get(f"/me/cards?cursor={cursor}"), 400, "bad-cursor")


async def test_an_import_is_small_or_nothing(anna: Person) -> None:
    for text, code in (
        ("1 Shcok\n" * 1001, "too-many-cards"),
        ("999 Shock\n999 Opt", "too-many-cards"),
        ("99999999999999999999 Shock", "cards-in-doubt"),
        ("1 \u202eShock", "cards-in-doubt"),
    ):
        problem(await anna.post("/me/cards/import", {"text": text}), 400, code)
    assert (await anna.get("/me/cards")).json()["total"] == 0
