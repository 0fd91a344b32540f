"""Two applications whose one game differs in cards that a viewer cannot know.

Either the opponent brings another card in their deck from the start (``other_deck``: both
worlds are lawful to the last audit), or the record of a game is rewritten from its first
event, so that two hidden cards lie in one another's places (``Pair.exchanged``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any
from uuid import UUID

from msgspec.structs import replace

from domain.cards.catalogue import STARTER
from domain.game.events import GameStarted, Played
from domain.game.state import Game
from domain.kernel.events import Event
from domain.rules import EVERYBODY, facts
from house.answers import answer as house_answer
from services.ports import Recorded
from tests.support.twin_services import (
    Ask,
    Pace,
    Seen,
    World,
    operation_of,
    operations,
)
from tests.support.twin_worlds import Leak, follow, shown_to, unequal, where

Json = dict[str, Any]
Entries = Sequence[Json]

TRIES = 12
"""Requests that are tried before giving up on one that both worlds allow."""

HANDS_FIRST = 0.7
"""How often a card of a hand is exchanged: hands are smaller than libraries and matter more."""

PASSWORD = "correct horse battery"


@dataclass
class Party:
    """A game that has begun: each seat's token, and every answer given on the way."""

    game: str
    tokens: dict[str, str]
    decks: dict[str, str]
    seen: dict[str, list[Seen]]

    @property
    def path(self) -> str:
        """Where the game is."""
        return f"/v1/games/{self.game}"


async def begun(world: World, pace: Pace, decks: Sequence[Entries], **table: Any) -> Party:
    """Register as many people as there are decks, and let them begin a game."""
    seats = "ABCD"[: len(decks)]
    party = Party("", {}, {}, {seat: [] for seat in seats})
    pace.step = 0

    async def ask(seat: str, path: str, body: Json) -> Json:
        pace.step += 1
        token = party.tokens.get(seat)
        key = {"Idempotency-Key": f"begin {pace.step}"}
        seen = await world.send(Ask("POST", path, token, json=body, headers=key))
        assert seen.status == 201, seen.body
        party.seen[seat].append(seen)
        return seen.json

    for seat, entries in zip(seats, decks, strict=True):
        name = {"name": f"player {seat}", "password": PASSWORD}
        party.tokens[seat] = (await ask(seat, "/v1/accounts", name))["token"]
        deck = {"name": f"deck of {seat}", "format": "duel", "entries": list(entries)}
        party.decks[seat] = (await ask(seat, "/v1/decks", deck))["deck"]["id"]
    body = {"format": "duel", "seats": len(decks), **table}
    party.game = (await ask("A", "/v1/games", body))["game"]["id"]
    for seat in seats:
        await ask(seat, f"{party.path}/seats", {"deck": party.decks[seat]})
    return party


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
                    twin = world.rewritten(_exchange(party.game, one, other))
                    return Pair((world, twin), self.pace, party, self.viewer, 0, self.visited)
        return None


async def hidden_from_the_start(
    world: World, game: str, viewer: str
) -> list[tuple[facts.Created, str]]:
    """Return the cards that a viewer cannot know now and was never shown, and where they are."""
    recorded = [each.event for each in world.store.streams[UUID(game)]]
    created, origin = _origins(recorded)
    shown = {origin[oid] for oid in shown_to(recorded, viewer) if oid in origin}
    play = (await world.services.tables.get(UUID(game))).table.play
    now = {
        origin[thing.id]: thing.zone
        for thing in play.objects.values()
        if thing.kind == "card" and not {viewer, EVERYBODY} & set(thing.known_to)
    }
    return [
        (fact, now[fact.object])
        for fact in created
        if fact.object in now and fact.object not in shown
    ]


def _origins(recorded: Iterable[Event]) -> tuple[list[facts.Created], dict[int, int]]:
    """Return the cards of the beginning, and which of them each later object is."""
    created: list[facts.Created] = []
    origin: dict[int, int] = {}
    for event in recorded:
        for fact in event.facts if isinstance(event, Played) else ():
            match fact:
                case facts.Created(kind="card"):
                    created.append(fact)
                    origin[fact.object] = fact.object
                case facts.Moved() if fact.object in origin:
                    origin[fact.becomes] = origin[fact.object]
                case facts.Shuffled():
                    for old, new in zip(fact.order, fact.becomes, strict=True):
                        origin[new] = origin[old]
                case _:
                    pass
    return created, origin


def _exchange(
    game: str, one: facts.Created, other: facts.Created
) -> Callable[[Recorded], Recorded]:
    """Return what rewrites the start of a game so that two cards lie in each other's places."""
    instead = {
        one.object: replace(one, card=other.card, slot=other.slot),
        other.object: replace(other, card=one.card, slot=one.slot),
    }

    def change(each: Recorded) -> Recorded:
        if str(each.stream) != game or not isinstance(each.event, GameStarted):
            return each
        told = tuple(
            instead.get(fact.object, fact) if isinstance(fact, facts.Created) else fact
            for fact in each.event.facts
        )
        return replace(each, event=replace(each.event, facts=told))

    return change


def other_deck(entries: Entries, rng: Random) -> Entries | None:
    """Return the deck with one copy replaced by a card of the same canonical place.

    Physical cards are numbered in the order of their definitions' digests: a card whose
    digest comes next after the replaced copy's leaves every number, and so every shuffle,
    as it was. Chance, ids and places are equal, and only one card is another.
    """
    held = {str(entry["name"]): int(entry["count"]) for entry in entries}
    by_digest = sorted(STARTER.search(limit=10_000), key=lambda card: card.digest)
    pairs = [
        (one.name, other.name)
        for one, other in pairwise(by_digest)
        if one.name in held and other.name not in held
    ]
    if not pairs:
        return None
    out, into = rng.choice(pairs)
    held[out] -= 1
    changed = {**held, into: 1}
    return [{"name": name, "count": count} for name, count in sorted(changed.items()) if count]
