"""People before a game, and a second process beside the first."""

import asyncio

import httpx

from tests.api.people import Person


async def opened(person: Person, **more: object) -> str:
    """Open a table for two and return its path."""
    reply = await person.post("/games", {"format": "duel", "seats": 2, **more})
    assert reply.status_code == 201, reply.text
    return f"/games/{reply.json()['game']['id']}"


async def seated(person: Person, path: str) -> str:
    """Sit down and return the seat."""
    reply = await person.post(f"{path}/seats", {"deck": await person.sample_deck()})
    assert reply.status_code == 201, reply.text
    return str(reply.json()["seat"])


async def left(person: Person, path: str) -> None:
    """Get up."""
    reply = await person.ask("DELETE", f"{path}/seats/mine")
    assert reply.status_code == 200, reply.text


async def three(http: httpx.AsyncClient) -> tuple[Person, Person, Person]:
    """Register Anna, Ben and Cid."""
    anna, ben, cid = [await Person.registered(http, name) for name in ("anna", "ben", "cid")]
    return anna, ben, cid


def elsewhere(person: Person, http: httpx.AsyncClient) -> Person:
    """Return the same person as a client of another process."""
    return Person(http, person.name, person.token, person.account)


async def settle() -> None:
    """Let everything that is under way come to where it waits."""
    for _ in range(20):
        await asyncio.sleep(0.002)
