"""People at a table, over HTTP alone."""

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Self

import httpx
from fastapi import FastAPI

Json = dict[str, Any]
PASSWORD = "correct horse battery"


def stranger(app: FastAPI) -> AbstractAsyncContextManager[httpx.AsyncClient]:
    """Return a client of the application; a failure in it is answered, not raised."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://test")


def problem(response: httpx.Response, status: int, code: str | None = None) -> Json:
    """Assert that the response is a problem document and return it."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/problem+json"
    document: Json = response.json()
    assert document["status"] == status
    assert document["type"].startswith("/problems/")
    assert document["title"]
    assert document["detail"]
    assert code is None or document["code"] == code, document
    return document


@dataclass
class Person:
    """An account with its token; paths begin after ``/v1``."""

    http: httpx.AsyncClient
    name: str
    token: str
    account: str

    @classmethod
    async def registered(cls, http: httpx.AsyncClient, name: str) -> Self:
        reply = await http.post("/v1/accounts", json={"name": name, "password": PASSWORD})
        assert reply.status_code == 201, reply.text
        body = reply.json()
        return cls(http, name, body["token"], body["account"]["id"])

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}", **more.pop("headers", {})}
        return await self.http.request(method, f"/v1{path}", headers=headers, **more)

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.ask("GET", path, **more)

    async def post(
        self, path: str, json: Any = None, key: str | None = None, **more: Any
    ) -> httpx.Response:
        headers = {"Idempotency-Key": key} if key else {}
        return await self.ask("POST", path, json=json, headers=headers, **more)

    async def sample_deck(self) -> str:
        """Store a sample deck and return its id."""
        sample = (await self.get("/sample-decks")).json()["decks"][0]
        body = {name: sample[name] for name in ("name", "format", "entries")}
        reply = await self.post("/decks", body)
        assert reply.status_code == 201, reply.text
        return str(reply.json()["deck"]["id"])


@dataclass
class Table:
    """A game with two people."""

    game: str
    anna: Person
    ben: Person

    @classmethod
    async def begun(cls, http: httpx.AsyncClient) -> Self:
        anna = await Person.registered(http, "anna")
        ben = await Person.registered(http, "ben")
        opened = await anna.post("/games", {"format": "duel", "seats": 2})
        assert opened.status_code == 201, opened.text
        game = opened.json()["game"]["id"]
        for person in (anna, ben):
            deck = await person.sample_deck()
            seated = await person.post(f"/games/{game}/seats", {"deck": deck})
            assert seated.status_code == 201, seated.text
        return cls(game, anna, ben)

    @property
    def path(self) -> str:
        return f"/games/{self.game}"

    async def asked(self) -> tuple[Person, Json]:
        """Return somebody who must decide, and the decision."""
        for person in (self.anna, self.ben):
            pending = (await person.get(f"{self.path}/decisions")).json()["decisions"]
            if pending:
                return person, pending[0]
        raise AssertionError("nobody is asked")

    async def answer(
        self, person: Person, decision: Json, answers: list[Json] | None = None, **more: Any
    ) -> httpx.Response:
        """Answer a decision, with its example if nothing else is given."""
        body = {"answers": answers or [decision["example_answers"][0]]}
        path = f"{self.path}/decisions/{decision['decision_id']}"
        return await person.post(path, body, **more)


async def opened(person: Person, **more: object) -> Json:
    """Open a table for two and return the game."""
    reply = await person.post("/games", {"format": "duel", "seats": 2, **more})
    assert reply.status_code == 201, reply.text
    game: Json = reply.json()["game"]
    return game
