"""Players of physical cards over HTTP: decks of their own, games that end, what follows.

::

    table = await Staked.begun(http, "anna", "ben")
    await table.lose("anna")
    settlement = await table.settlement()
"""

from dataclasses import dataclass, field
from typing import Any, Self
from uuid import uuid4

import httpx

from domain.formats.centurion.samples import SAMPLES
from tests.api.people import Person

Json = dict[str, Any]


async def sample_of_ones_own(person: Person, sample: str) -> str:
    """Register the cards of a sample deck and store it, and return the deck's id."""
    decks = (await person.get("/sample-decks")).json()["decks"]
    found = next(each for each in decks if each["id"] == sample)
    text = "\n".join(
        f"1 {each['name']} ({each['set_code']}) {each['number']}" for each in found["entries"]
    )
    body = {"text": text, "deck": {"name": found["name"], "format": "centurion"}}
    reply = await person.post("/me/cards/import", body)
    assert reply.status_code == 201, reply.text
    return str(reply.json()["deck"]["id"])


async def cards_of(person: Person, **wanted: Any) -> list[Json]:
    """Return every card that a person owns."""
    found: list[Json] = []
    cursor: str | None = None
    while True:
        more = {"cursor": cursor} if cursor else {}
        page = (await person.get("/me/cards", params={"limit": 200, **wanted, **more})).json()
        found += page["cards"]
        cursor = page["next"]
        if cursor is None:
            return found


@dataclass
class Staked:
    """A game of Centurion between people who own their cards."""

    game: str
    people: dict[str, Person]
    decks: dict[str, str]
    seats: dict[str, str] = field(default_factory=dict)

    @classmethod
    async def opened(
        cls, http: httpx.AsyncClient, *names: str, samples: tuple[str, ...] = ()
    ) -> Self:
        """Return a table whose people own a sample deck each, and sit nowhere yet."""
        tag = uuid4().hex[:8]
        people = {name: await Person.registered(http, f"{name}-{tag}") for name in names}
        chosen = samples or tuple(sample.id for sample in SAMPLES)
        decks = {
            name: await sample_of_ones_own(person, chosen[at % len(chosen)])
            for at, (name, person) in enumerate(people.items())
        }
        table = cls("", people, decks)
        await table.next_table()
        return table

    @classmethod
    async def begun(
        cls, http: httpx.AsyncClient, *names: str, samples: tuple[str, ...] = ()
    ) -> Self:
        """Return a game at its first decision; nobody adds to the shuffle."""
        table = await cls.opened(http, *names, samples=samples)
        await table.all_sit()
        return table

    @property
    def path(self) -> str:
        return f"/games/{self.game}"

    async def next_table(self) -> None:
        """Open a table of these people."""
        opener = next(iter(self.people.values()))
        body = {"format": "centurion", "seats": len(self.people)}
        opened = await opener.post("/games", body)
        assert opened.status_code == 201, opened.text
        self.game = opened.json()["game"]["id"]
        self.seats = {}

    async def sit(self, name: str, *, waive: bool = True) -> httpx.Response:
        """Let one sit down, and return the answer."""
        body = {"deck": self.decks[name], "waive_shuffle": waive}
        reply = await self.people[name].post(f"{self.path}/seats", body)
        if reply.status_code == 201:
            self.seats[name] = reply.json()["seat"]
        return reply

    async def all_sit(self, *, waive: bool = True) -> None:
        for name in self.people:
            reply = await self.sit(name, waive=waive)
            assert reply.status_code == 201, reply.text

    async def lose(self, name: str) -> httpx.Response:
        """Let one concede."""
        reply = await self.people[name].post(f"{self.path}/actions", {"action": "concede"})
        assert reply.status_code == 200, reply.text
        return reply

    async def draw(self) -> None:
        """Let everybody agree to a draw."""
        first, *others = self.people.values()
        await first.post(f"{self.path}/actions", {"action": "offer_draw"})
        for person in others:
            reply = await person.post(f"{self.path}/actions", {"action": "accept_draw"})
            assert reply.status_code == 200, reply.text

    async def settlement(self) -> Json:
        """Return how the settlement stands."""
        reply = await next(iter(self.people.values())).get(f"{self.path}/settlement")
        assert reply.status_code == 200, reply.text
        found: Json = reply.json()
        return found

    async def settle(self, name: str, choice: str, stake: str = "1") -> httpx.Response:
        return await self.people[name].post(f"{self.path}/settlement/{stake}", {"choice": choice})

    async def ante(self, name: str) -> Json:
        """Return the card that somebody has put up."""
        view = (await self.people[name].get(f"{self.path}/view")).json()
        (card,) = view["zones"][f"ante:{self.seats[name]}"]
        found: Json = card
        return found

    async def locked(self, name: str) -> list[Json]:
        """Return the cards of somebody's that a game holds."""
        return await cards_of(self.people[name], locked=True)
