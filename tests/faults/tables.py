"""Duels played by stubborn clients, one after another at each table, until enough is enough."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import cycle
from random import Random

import httpx

from house.client import Paths, Problem
from house.player import Player
from house.service import Json
from tests.faults.stubborn import Notes, Stubborn

Enough = Callable[[], bool]

PLAYED_ON = 20
"""Answers that are still given everywhere before a game is ended by conceding it."""


@dataclass
class Undeterred(Player):
    """A player who looks again where the game went on by another process meanwhile."""

    notes: Notes = field(default_factory=Notes)

    async def decide(self, decision: Json) -> Json:
        try:
            return await super().decide(decision)
        except Problem as problem:
            if problem.document.get("code") != "stale-decision":
                raise
            self.notes.stale += 1
            return {}


@dataclass
class Tables:
    """Several tables with two accounts each; ``games`` are all that were begun."""

    http: httpx.AsyncClient
    random: Random
    notes: Notes = field(default_factory=Notes)
    games: list[str] = field(default_factory=list)
    sitting: dict[str, list[Stubborn]] = field(default_factory=dict)
    doors: tuple[str, ...] = ()
    seated: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once all have their accounts: a token is told once, in a reply that may get lost."""

    async def pair(self) -> tuple[list[Stubborn], list[str]]:
        """Register two accounts with a deck each."""
        doors = cycle(self.doors) if self.doors else None
        clients, decks = [], []
        for _ in range(2):
            stranger = Stubborn(self.http, notes=self.notes, doors=doors)
            client = await stranger.register(f"f-{secrets.token_hex(6)}", secrets.token_urlsafe(24))
            samples = await client.sample_decks()
            deck = self.random.choice([each for each in samples if each["format"] == "duel"])
            clients.append(client)
            decks.append(await client.make_deck(deck))
        return clients, decks

    async def opened(self, clients: list[Stubborn], decks: list[str]) -> str:
        """Open a table where one seat is taken and one is free, and return the game's id."""
        game = await clients[0].open_game("duel", 2)
        await clients[0].take_seat(game, decks[0])
        return game

    async def seat(self, clients: list[Stubborn], decks: list[str]) -> str:
        """Open a table, sit down, and return the game's id."""
        game = await clients[0].open_game("duel", 2)
        self.games.append(game)
        for client, deck in zip(clients, decks, strict=True):
            await client.take_seat(game, deck)
        self.sitting[game] = clients
        return game

    async def play(self, clients: list[Stubborn], decks: list[str], enough: Enough | None) -> None:
        """Play one game to its end; when it is ``enough`` a seat concedes after some answers."""
        game = await self.seat(clients, decks)
        async with asyncio.TaskGroup() as seats:
            players = []
            for client in clients:
                random = Random(self.random.random())
                player = Undeterred(client, game, random, notes=self.notes)
                players.append(seats.create_task(player.play()))
            if enough is not None:
                ending = seats.create_task(self._concede(clients[0], game, enough))
                players[0].add_done_callback(lambda _: ending.cancel())

    async def _concede(self, client: Stubborn, game: str, enough: Enough) -> None:
        while not enough():
            await self.progress()
        goal = len(self.notes.promises) + PLAYED_ON
        while len(self.notes.promises) < goal:
            await self.progress()
        try:
            await client.post(f"{Paths.game(game)}/actions", {"action": "concede"})
        except Problem as problem:
            if problem.status != httpx.codes.CONFLICT:  # it may be over by itself
                raise

    async def progress(self) -> None:
        """Return when another request was answered, or after a second."""
        answered = self.notes.answered
        for _ in range(50):
            if self.notes.answered != answered:
                return
            await asyncio.sleep(0.02)

    async def until(self, enough: Enough, tables: int, *, to_the_end: bool = False) -> None:
        """Play game after game at so many tables; none is begun when it is enough."""
        seated = [await self.pair() for _ in range(tables)]
        self.seated.set()

        async def table(clients: list[Stubborn], decks: list[str]) -> None:
            while not enough():
                await self.play(clients, decks, None if to_the_end else enough)

        async with asyncio.TaskGroup() as going:
            for clients, decks in seated:
                going.create_task(table(clients, decks))
