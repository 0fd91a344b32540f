"""Two applications whose one game differs in cards that a viewer cannot know.

Either the opponent brings another card in their deck from the start (``other_deck``: both
worlds are lawful to the last audit), or the record of a game is rewritten from its first
event, so that two hidden cards lie in one another's places (``Pair.exchanged``).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random
from typing import Any
from uuid import UUID

from domain.game.state import Game
from house.answers import answer as house_answer
from tests.support.twin_asking import Ask, Seen
from tests.support.twin_exchange import exchange, hidden_from_the_start
from tests.support.twin_party import Party
from tests.support.twin_services import Pace, World, operation_of, operations
from tests.support.twin_worlds import Leak, follow, shown_to, unequal, where

Json = dict[str, Any]

TRIES = 12
"""Requests that are tried before giving up on one that both worlds allow."""

HANDS_FIRST = 0.7
"""How often a card of a hand is exchanged: hands are smaller than libraries and matter more."""


@dataclass
class Pair:
    """Two worlds, one party, and who looks for a difference."""

    worlds: tuple[World, World]
    pace: Pace
    party: Party
    viewer: str
    compared: int = 0
    visited: set[str] = field(default_factory=set)
    learned: bool = False

    def __post_init__(self) -> None:
        self._known = operations(self.worlds[0].app)
        self._read = [0, 0]
        self._cards: tuple[dict[int, str], dict[int, str]] = ({}, {})
        self._learned()

    @property
    def token(self) -> str:
        """The viewer's token."""
        return self.party.tokens[self.viewer]

    async def both(self, ask: Ask) -> tuple[Seen, Seen]:
        """Send a request to both worlds."""
        self.pace.step += 1
        return await self.worlds[0].send(ask), await self.worlds[1].send(ask)

    async def same(self, ask: Ask) -> Seen:
        """Send a request of the viewer, or of nobody, to both; raises ``Leak``."""
        left, right = await self.both(ask)
        return self.compare(ask, left, right)

    def compare(self, ask: Ask, left: Seen, right: Seen) -> Seen:
        """Return the answer if both worlds gave the same; raises ``Leak``."""
        name = operation_of(self._known, ask)
        self.visited.add(name)
        self.compared += 1
        for what in ("status", "headers", "body", "logged"):
            one, other = (str(getattr(seen, what)).encode() for seen in (left, right))
            if one != other:
                asked = f"{ask.method} {ask.path} {dict(ask.params)} {ask.json or ''}"
                raise Leak(
                    f"{self.viewer} sees a difference in {name} {what}: {asked}\n{where(one, other)}"
                )
        return left

    async def live(self, rng: Random, steps: int) -> int:
        """Listen to every kind of stream while the game goes on; return the requests made.

        Raises ``Leak`` where a stream brought something else in one world.
        """
        asks = [
            Ask("GET", path, token, headers={"Accept": accept})
            for accept in ("text/event-stream", "application/x-ndjson")
            for path, token in (
                (f"{self.party.path}/events", self.token),
                (f"{self.party.path}/events", None),
                ("/v1/me/stream", self.token),
            )
        ]
        listening = [[world.begin(ask) for world in self.worlds] for ask in asks]
        for pair in listening:
            for heard in pair:
                await heard.hear(b'"record":"state"')
        told = await self._told()
        done = 0
        while done < steps and await self.step(rng):
            done += 1
            version = b'"version":%d,' % (await self.games())[0].table.version
            for ask, pair in zip(asks, listening, strict=True):
                for heard in pair if ask.path.endswith("/events") else ():
                    await heard.hear(version)
        last = await self._told()
        for ask, pair in zip(asks, listening, strict=True):
            for heard in pair:
                if last != told and not ask.path.endswith("/events"):
                    await heard.hear(b'"cursor":"%s"' % last.encode())
                await heard.leave()
            left, right = (Seen(h.status, h.headers, records(bytes(h.body))) for h in pair)
            if not self.learned:
                self.compare(ask, left, right)
        return done

    async def _told(self) -> str:
        """Return the cursor of the last thing that the viewer's account was told."""
        seen = await self.same(Ask("GET", "/v1/me/stream", self.token, {"limit": "500"}))
        return str(seen.json["next"])

    async def games(self) -> tuple[Game, Game]:
        """Return the game in both worlds."""
        game = UUID(self.party.game)
        left, right = [await world.services.tables.get(game) for world in self.worlds]
        return left, right

    async def apart(self) -> bool:
        """Whether there is still a card that is not the same in both worlds."""
        left, right = [game.table.play.objects for game in await self.games()]
        return any(thing.card != right[oid].card for oid, thing in left.items() if oid in right)

    async def playing(self) -> bool:
        """Whether the game goes on; when it is over, everything may be seen."""
        return all(game.table.status == "playing" for game in await self.games())

    async def step(self, rng: Random) -> bool:
        """Let somebody answer; False when the viewer lawfully knows more, at the end,
        or where nothing is found that both worlds allow.

        Raises ``Leak`` where the viewer's own request is answered differently.
        """
        for _ in range(TRIES):
            seat, decision = rng.choice(await self._open())
            answers = await self._complete(seat, decision, rng)
            if answers is None:
                continue
            path = f"{self.party.path}/decisions/{decision['decision_id']}"
            key = {"Idempotency-Key": f"answer {self.pace.step}"}
            body = {"answers": answers}
            ask = Ask("POST", path, self.party.tokens[seat], json=body, headers=key)
            left, right = await self.both(ask)
            if self._learned():
                return False
            if seat == self.viewer:
                self.compare(ask, left, right)
            assert left.status == right.status == 200, (left.body, right.body)
            return await self.playing()
        return False

    async def _open(self) -> list[tuple[str, Json]]:
        found = []
        for seat, token in self.party.tokens.items():
            seen = await self.worlds[0].send(Ask("GET", f"{self.party.path}/decisions", token))
            found += [(seat, decision) for decision in seen.json["decisions"]]
        return found

    async def _complete(self, seat: str, decision: Json, rng: Random) -> list[Json] | None:
        """Return a list of answers that is complete in both worlds."""
        path = f"{self.party.path}/decisions/{decision['decision_id']}/check"
        answers: list[Json] = []
        asked, refused = decision, 0
        while refused < TRIES:
            given = asked["example_answers"][0] if refused else house_answer(asked, rng)
            ask = Ask("POST", path, self.party.tokens[seat], json={"answers": [*answers, given]})
            left, right = await self.both(ask)
            if seat == self.viewer:
                self.compare(ask, left, right)
            if left.status != 200:
                refused += 1
                continue
            if left.json["complete"]:
                agreed = right.status == 200 and right.json["complete"]
                return [*answers, given] if agreed else None
            answers, asked = [*answers, given], left.json["next"]
        return None

    def _learned(self) -> bool:
        """Read on in both records: whether the viewer is shown what is not the same in them."""
        shown: set[int] = set()
        for at, world in enumerate(self.worlds):
            recorded = world.store.streams[UUID(self.party.game)]
            fresh = [each.event for each in recorded[self._read[at] :]]
            self._read[at] = len(recorded)
            follow(self._cards[at], fresh)
            shown |= shown_to(fresh, self.viewer)
        self.learned = self.learned or unequal(shown, *self._cards)
        return self.learned

    async def exchanged(self, rng: Random) -> Pair | None:
        """Return a pair of which the left world is ours, with two hidden cards exchanged.

        They are exchanged from the first event on, and were never shown to the viewer.
        """
        world, party = self.worlds[0], self.party
        cards = await hidden_from_the_start(world, party.game, self.viewer)
        rng.shuffle(cards)
        if rng.random() < HANDS_FIRST:
            cards.sort(key=lambda each: not each[1].startswith("hand"))
        for one, _ in cards:
            for other, _ in reversed(cards):
                if one.owner == other.owner and one.card != other.card:
                    twin = world.rewritten(exchange(party.game, one, other))
                    return Pair((world, twin), self.pace, party, self.viewer, 0, self.visited)
        return None


def records(body: bytes) -> bytes:
    """Return the records of a stream, without those that come by time or with other streams.

    Who is there is public, and when it is told depends on how fast the streams were opened.
    """
    parts = re.split(rb"\n\n" if body.startswith((b"id:", b"event:")) else rb"\n", body)
    kept = [p for p in parts if p and p[:1] != b":" and b'"record":"presence"' not in p]
    return b"\n\n".join(kept)
