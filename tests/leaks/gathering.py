"""One world in which everybody asks everything, and all that they get is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Self
from uuid import UUID

from domain.game.events import SeatTaken
from domain.rules import Printed, facts
from house.answers import answer as house_answer
from tests.support.twin_asking import Ask, Seen
from tests.support.twin_games import deck
from tests.support.twin_party import PASSWORD, Party, begun
from tests.support.twin_routes import look
from tests.support.twin_services import Pace, World
from tests.support.twin_worlds import follow, shown_to

Json = dict[str, Any]

STRANGER, NOBODY = "stranger", "nobody"
"""Roles beside the seats: an account without a seat, and who has no token at all."""


@dataclass(frozen=True)
class Heard:
    """An answer: who asked what, at which version of the game."""

    role: str
    version: int
    ask: Ask
    seen: Seen


@dataclass
class Gathering:
    """A world, its party, and every exchange so far."""

    world: World
    pace: Pace
    party: Party
    tokens: dict[str, str | None]
    heard: list[Heard] = field(default_factory=list)

    @classmethod
    async def begun(cls, decks: Sequence[int] = (0, 1), **options: Any) -> Self:
        """Let two people begin a game; a third only has an account."""
        pace = Pace()
        world = World.new(pace)
        party = await begun(world, pace, [deck(number) for number in decks], **options)
        here = cls(world, pace, party, {**party.tokens, NOBODY: None})
        made = await here.ask(
            NOBODY, "POST", "/v1/accounts", {"name": STRANGER, "password": PASSWORD}
        )
        here.tokens[STRANGER] = made.json["token"]
        here.heard.clear()
        return here

    @property
    def path(self) -> str:
        """Where the game is."""
        return self.party.path

    @property
    def seats(self) -> tuple[str, ...]:
        """The roles that sit at the table."""
        return tuple(self.party.tokens)

    @property
    def version(self) -> int:
        """How many events the game has."""
        return len(self.world.store.streams[UUID(self.party.game)])

    @property
    def events(self) -> list[Any]:
        """What is recorded of the game."""
        return [each.event for each in self.world.store.streams[UUID(self.party.game)]]

    async def ask(self, role: str, method: str, path: str, json: Any = None, **more: Any) -> Seen:
        """Ask as a role; the answer is kept."""
        return await self.send(role, Ask(method, path, self.tokens[role], json=json, **more))

    async def send(self, role: str, ask: Ask) -> Seen:
        """Send a request as a role; the answer is kept."""
        self.pace.step += 1
        version = self.version
        seen = await self.world.send(ask)
        self.heard.append(Heard(role, version, ask, seen))
        return seen

    async def get(self, role: str, path: str = "", **params: str) -> Seen:
        """Read something of the game as a role."""
        return await self.ask(role, "GET", self.path + path, params=params)

    async def everybody_looks(self, rng: Random, *, whole: bool = False) -> None:
        """Let every role ask everything that a role may ask."""
        for role in self.tokens:
            await look(Role(self, role), rng, whole=whole)

    async def pending(self) -> list[tuple[str, Json]]:
        """Return who must decide what."""
        found = []
        for seat in self.seats:
            seen = await self.get(seat, "/decisions")
            found += [(seat, decision) for decision in seen.json["decisions"]]
        return found

    async def step(self, rng: Random) -> bool:
        """Let somebody answer; False when nobody is asked."""
        pending = await self.pending()
        if not pending:
            return False
        seat, decision = rng.choice(pending)
        await self.answer(seat, decision, rng)
        return True

    async def answer(self, seat: str, decision: Json, rng: Random) -> None:
        """Answer a decision at random, by longer lists until one is complete."""
        answers: list[Json] = []
        asked, refused = decision, False
        path = f"{self.path}/decisions/{decision['decision_id']}"
        while True:
            given = asked["example_answers"][0] if refused else house_answer(asked, rng)
            key = {"Idempotency-Key": f"{seat} {self.version} {len(answers)} {refused}"}
            body = {"answers": [*answers, given]}
            seen = await self.ask(seat, "POST", path, body, headers=key)
            assert seen.status == 200 or not refused, seen.body
            refused = seen.status != 200
            if not refused and seen.json["complete"]:
                return
            if not refused:
                answers, asked = [*answers, given], seen.json["next"]

    def secret_names(self, role: str, version: int) -> set[str]:
        """Return names of cards that a role was never shown up to a version, nor has itself.

        Basic lands are left out: their names are words of rules texts too.
        """
        events = self.events[:version]
        cards: dict[int, str] = {}
        follow(cards, events)
        printed = {d: p.name for e in events for d, p in _printed(e) if "basic" not in p.supertypes}
        own = {e.name for taken in events if _seat(taken) == role for e in taken.entries}
        shown = {cards[oid] for oid in shown_to(events, role) if oid in cards}
        return {name for digest, name in printed.items() if digest not in shown} - own


def _printed(event: Any) -> Iterable[tuple[str, Printed]]:
    named = (f for f in getattr(event, "facts", ()) if isinstance(f, facts.CardsNamed))
    return (pair for fact in named for pair in fact.cards.items())


def _seat(event: Any) -> str | None:
    return event.seat if isinstance(event, SeatTaken) else None


@dataclass
class Role:
    """A role as an asker of everything."""

    here: Gathering
    role: str

    @property
    def party(self) -> Party:
        """The game and who plays it."""
        return self.here.party

    @property
    def viewer(self) -> str:
        """The seat that is asked about: the own one, or for others somebody's."""
        return self.role if self.role in self.here.seats else "A"

    @property
    def token(self) -> str | None:
        """The role's token."""
        return self.here.tokens[self.role]

    async def same(self, ask: Ask) -> Seen:
        """Ask once, as who the request says: the role itself, or nobody."""
        return await self.here.send(NOBODY if ask.token is None else self.role, ask)
