"""Accounts, tokens and scopes."""

import httpx

from tests.api.people import PASSWORD, Person, problem


async def test_a_registered_account_can_say_who_it_is(client: httpx.AsyncClient) -> None:
    anna = await Person.registered(client, "anna")
    me = (await anna.get("/me")).json()
    assert me["account"] == {"id": anna.account, "name": "anna"}
    assert "seat:play" in me["scopes"]


async def test_a_name_belongs_to_one_account_whatever_its_case(client: httpx.AsyncClient) -> None:
    await Person.registered(client, "anna")
    body = {"name": "ANNA", "password": PASSWORD}
    problem(await client.post("/v1/accounts", json=body), 409, "name-taken")


async def test_registering_twice_under_one_key_makes_one_account(client: httpx.AsyncClient) -> None:
    body = {"name": "anna", "password": PASSWORD}
    headers = {"Idempotency-Key": "once"}
    first = (await client.post("/v1/accounts", json=body, headers=headers)).json()
    second = (await client.post("/v1/accounts", json=body, headers=headers)).json()
    assert second["account"] == first["account"]
    anna = Person(client, "anna", second["token"], second["account"]["id"])
    assert len((await anna.get("/tokens")).json()["tokens"]) == 1


async def test_a_key_with_another_password_is_refused(client: httpx.AsyncClient) -> None:
    headers = {"Idempotency-Key": "once"}
    body = {"name": "anna", "password": PASSWORD}
    await client.post("/v1/accounts", json=body, headers=headers)
    other = await client.post(
        "/v1/accounts", json={**body, "password": "something else"}, headers=headers
    )
    problem(other, 422, "key-reused")


async def test_wrong_names_and_wrong_passwords_look_alike(client: httpx.AsyncClient) -> None:
    await Person.registered(client, "anna")
    wrong = [{"name": "anna", "password": "wrong"}, {"name": "nobody", "password": PASSWORD}]
    told = [problem(await client.post("/v1/tokens", json=body), 401) for body in wrong]
    assert told[0] == told[1]


async def test_a_token_allows_what_its_scopes_say_and_no_more(client: httpx.AsyncClient) -> None:
    anna = await Person.registered(client, "anna")
    body = {"name": "anna", "password": PASSWORD, "scopes": ["decks:read"], "label": "reader"}
    token = (await client.post("/v1/tokens", json=body)).json()
    assert token["scopes"] == ["decks:read"]
    reader = Person(client, "anna", token["token"], anna.account)
    assert (await reader.get("/decks")).status_code == 200
    refused = await reader.post("/games", {"format": "duel", "seats": 2})
    assert problem(refused, 403, "scope-missing")["scope"] == "games:create"


async def test_a_scope_that_does_not_exist_is_refused(client: httpx.AsyncClient) -> None:
    await Person.registered(client, "anna")
    body = {"name": "anna", "password": PASSWORD, "scopes": ["everything"]}
    problem(await client.post("/v1/tokens", json=body), 400, "unknown-scope")


async def test_a_revoked_token_is_refused(client: httpx.AsyncClient) -> None:
    anna = await Person.registered(client, "anna")
    own = (await anna.get("/me")).json()["token_id"]
    assert (await anna.ask("DELETE", f"/tokens/{own}")).status_code == 204
    refused = await anna.get("/me")
    problem(refused, 401, "bad-token")
    assert refused.headers["www-authenticate"] == "Bearer"


async def test_nobody_revokes_the_token_of_another(client: httpx.AsyncClient) -> None:
    anna, ben = [await Person.registered(client, name) for name in ("anna", "ben")]
    own = (await anna.get("/me")).json()["token_id"]
    problem(await ben.ask("DELETE", f"/tokens/{own}"), 404)
    assert (await anna.get("/me")).status_code == 200


async def test_forged_tokens_are_refused_everywhere(client: httpx.AsyncClient) -> None:
    anna = await Person.registered(client, "anna")
    forged = ["", "ant_", anna.token[:-1], anna.token + "x", "ä" * 20, "x" * 5000, "a b c"]
    for token in forged:
        headers = {b"Authorization": f"Bearer {token}".encode()}
        problem(await client.get("/v1/me", headers=headers), 401)
        problem(await client.get("/v1/games", headers=headers), 401)
    problem(await client.get("/v1/me", headers={"Authorization": "Basic YTpi"}), 401)


async def test_no_reply_repeats_a_password(client: httpx.AsyncClient) -> None:
    body = {"name": "", "password": "zq7", "more": "zq7"}
    refused = await client.post("/v1/accounts", json=body)
    problem(refused, 422, "invalid-request")
    assert "zq7" not in refused.text
