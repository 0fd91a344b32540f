"""A game that has begun, over HTTP alone: who sits where with which token."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.support.twin_asking import Ask, Seen
from tests.support.twin_services import Pace, World

Json = dict[str, Any]
Entries = Sequence[Json]

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
