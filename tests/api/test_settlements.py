"""What follows a game of physical cards, over HTTP: lost, signed, chosen, drawn (C-22 to C-26)."""

import httpx

from tests.api.people import Person, problem
from tests.support.stakes import Staked, cards_of


async def test_sitting_down_locks_the_deck_and_getting_up_lets_go_of_it(
    client: httpx.AsyncClient,
) -> None:
    table = await Staked.opened(client, "anna", "ben")
    await table.sit("anna")
    assert len(await table.locked("anna")) == 100
    await table.people["anna"].ask("DELETE", f"{table.path}/seats/mine")
    assert await table.locked("anna") == []


async def test_closing_a_table_lets_go_of_every_deck(client: httpx.AsyncClient) -> None:
    table = await Staked.opened(client, "anna", "ben")
    await table.sit("anna")
    closed = await table.people["anna"].ask("DELETE", table.path)
    assert closed.status_code == 200, closed.text
    assert await table.locked("anna") == []


async def test_cards_that_one_game_holds_go_to_no_other(client: httpx.AsyncClient) -> None:
    table = await Staked.opened(client, "anna", "ben")
    first = table.game
    await table.sit("anna")
    await table.next_table()
    told = problem(await table.sit("anna"), 409, "card-locked")
    assert (told["rule"], told["game"]) == ("C-23", first)


async def test_the_losers_card_is_the_winners_and_bears_the_losers_name(
    client: httpx.AsyncClient,
) -> None:
    table = await Staked.begun(client, "anna", "ben", samples=("borderers", "librarians"))
    ante = await table.ante("anna")
    await table.lose("anna")
    settlement = await table.settlement()
    (stake,) = settlement["stakes"]
    assert stake["name"] == ante["name"]
    if stake["own"]:
        assert settlement["status"] == "pending"
        assert (await table.settle("ben", "take")).status_code == 200
    assert (await table.settlement())["status"] == "settled"
    anna, ben = table.people["anna"], table.people["ben"]
    assert len(await cards_of(anna)) == 99
    mine = await cards_of(ben, signed=True)
    assert [(card["id"], card["name"]) for card in mine] == [(stake["card"], ante["name"])]
    (signature,) = mine[0]["signatures"]
    assert (signature["by"], signature["game"]) == (anna.name, table.game)
    assert await table.locked("anna") == await table.locked("ben") == []


async def test_a_winner_who_played_a_card_of_that_name_may_have_it_signed_instead(
    client: httpx.AsyncClient,
) -> None:
    table = await Staked.begun(client, "anna", "ben", samples=("borderers",))
    await table.lose("anna")
    settlement = await table.settlement()
    (stake,) = settlement["stakes"]
    assert stake["choices"] == ["take", "sign_own"]
    assert settlement["deadline"] is not None
    held = [card["id"] for who in ("anna", "ben") for card in await table.locked(who)]
    assert sorted(held) == sorted([stake["card"], *stake["own"]])
    done = await table.settle("ben", "sign_own")
    assert done.json()["stakes"][0]["choice"] == "sign_own"
    assert len(await cards_of(table.people["anna"])) == 100
    (signed,) = await cards_of(table.people["ben"], signed=True)
    assert [signed["id"]] == stake["own"]
    assert await table.locked("anna") == await table.locked("ben") == []


async def test_one_card_bears_the_names_of_all_who_lost_to_it(client: httpx.AsyncClient) -> None:
    table = await Staked.begun(client, "anna", "ben", samples=("borderers",))
    await table.lose("anna")
    assert (await table.settle("ben", "take")).status_code == 200
    (won,) = await cards_of(table.people["ben"], signed=True)
    provenance = (await table.people["anna"].get(f"/physical-cards/{won['id']}")).json()
    assert table.people["ben"].name in str(provenance["owner"])
    assert table.game in str(provenance)


async def test_the_same_choice_again_is_none_and_another_comes_too_late(
    client: httpx.AsyncClient,
) -> None:
    table = await Staked.begun(client, "anna", "ben", samples=("borderers",))
    await table.lose("anna")
    problem(await table.settle("anna", "take"), 403, "not-the-winner")
    problem(await table.settle("ben", "take", stake="9"), 404, "no-such-stake")
    assert (await table.settle("ben", "take")).status_code == 200
    assert (await table.settle("ben", "take")).status_code == 200
    problem(await table.settle("ben", "sign_own"), 409, "settled")
    assert len(await cards_of(table.people["ben"])) == 101


async def test_a_draw_moves_no_card_and_nobody_signs(client: httpx.AsyncClient) -> None:
    table = await Staked.begun(client, "anna", "ben")
    await table.draw()
    settlement = await table.settlement()
    assert (settlement["status"], settlement["stakes"]) == ("settled", [])
    for name in ("anna", "ben"):
        assert len(await cards_of(table.people[name])) == 100
        assert await cards_of(table.people[name], signed=True) == []
        assert await table.locked(name) == []


async def test_the_last_one_standing_gets_every_losers_card(client: httpx.AsyncClient) -> None:
    table = await Staked.begun(client, "anna", "ben", "carl")
    await table.lose("anna")
    problem(await table.people["ben"].get(f"{table.path}/settlement"), 404, "no-settlement")
    await table.lose("carl")
    for stake in (await table.settlement())["stakes"]:
        assert stake["winner"]["name"] == table.people["ben"].name
        await table.settle("ben", "take", stake["stake"])
    signed = await cards_of(table.people["ben"], signed=True)
    names = sorted(card["signatures"][0]["by"] for card in signed)
    assert names == sorted(table.people[name].name for name in ("anna", "carl"))
    assert (await table.settlement())["status"] == "settled"


async def test_a_deck_that_lost_a_card_is_illegal_until_it_is_repaired(
    client: httpx.AsyncClient,
) -> None:
    table = await Staked.begun(client, "anna", "ben", samples=("borderers",))
    await table.lose("anna")
    await table.settle("ben", "take")
    await table.next_table()
    told = problem(await table.sit("anna"), 409, "illegal-deck")
    assert {"C-8", "C-1"} <= {each["rule"] for each in told["problems"]}


async def test_the_settlement_is_told_in_words_and_ends_the_games_stream(
    client: httpx.AsyncClient,
) -> None:
    table = await Staked.begun(client, "anna", "ben", samples=("borderers",))
    await table.lose("anna")
    ben = table.people["ben"]
    assert [
        each["kind"] for each in (await ben.get(f"{table.path}/view")).json()["waiting_for"]
    ] == ["settlement"]
    await table.settle("ben", "sign_own")
    page = (await ben.get(f"{table.path}/events", params={"limit": 200})).json()
    told = {event["type"]: event["text"] for event in page["events"]}
    assert "or has one's own signed" in told["SettlementOpened"]
    assert "signs" in told["Settled"]
    assert told["DecksReleased"]


async def test_there_is_no_settlement_where_nobody_plays_with_physical_cards(
    client: httpx.AsyncClient,
) -> None:
    anna = await Person.registered(client, "anna")
    opened = await anna.post("/games", {"format": "duel", "seats": 2})
    path = f"/games/{opened.json()['game']['id']}/settlement"
    problem(await anna.get(path), 404, "no-settlement")
    problem(await anna.post(f"{path}/1", {"choice": "take"}), 404)
