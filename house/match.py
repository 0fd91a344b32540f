"""Two house players meet again and again with their own cards: what is lost stays lost."""

import asyncio
import hashlib
import secrets
from random import Random

import httpx
from rich.console import Console

from house.cards import Collector
from house.client import Client
from house.player import Endless
from house.service import Json
from house.table import Played, judged, play_out

FORMAT = "centurion"
SETTLING_PAUSE = 0.1
SETTLING_POLLS = 600
CONTRIBUTION = "antechamber/contribution/1"


class Match:
    """Two accounts whose decks are of physical cards; each game is settled before the next."""

    def __init__(self, http: httpx.AsyncClient, random: Random, console: Console) -> None:
        self._http = http
        self._random = random
        self._console = console
        self.collectors: list[Collector] = []

    async def prepare(self) -> None:
        """Register two accounts, and the cards of a sample deck for each."""
        for at in range(2):
            name = f"house-{secrets.token_hex(6)}"
            client = await Client(self._http).register(name, secrets.token_urlsafe(24))
            samples = [deck for deck in await client.sample_decks() if deck["format"] == FORMAT]
            self.collectors.append(await Collector.beginning(client, samples[at % len(samples)]))

    async def play(self, *, quiet: bool) -> Played:
        """Play one game to its end, settle it and have it audited.

        Raises ``Problem`` or ``Endless``.
        """
        clients = [each.client for each in self.collectors]
        game = await clients[0].open_game(FORMAT, len(clients))
        seats = {await each.client.take_seat(game, each.deck): each for each in self.collectors}
        await self._shuffle(game, seats)
        tallies = await play_out(clients, game, self._random, None if quiet else self._console)
        settlement = await self._settle(game, seats)
        stories = [
            await seats[stake["winner"]["seat"]].client.physical_card(changed_card(stake))
            for stake in settlement["stakes"]
        ]
        return await judged(clients[0], game, tallies, settlement, tuple(stories))

    async def _shuffle(self, game: str, seats: dict[str, Collector]) -> None:
        """Let every seat shuffle along: all commit to entropy of their own, then all open it."""
        added = {seat: (_hex(self._random), _hex(self._random)) for seat in seats}
        for seat, (entropy, nonce) in added.items():
            text = f"{CONTRIBUTION}:{game}:{seat}:{entropy}:{nonce}"
            commitment = hashlib.sha256(text.encode()).hexdigest()
            await seats[seat].client.add_randomness(game, {"commitment": commitment})
        for seat, (entropy, nonce) in added.items():
            opened = {"entropy": entropy, "nonce": nonce}
            await seats[seat].client.add_randomness(game, opened)

    async def _settle(self, game: str, seats: dict[str, Collector]) -> Json:
        """Decide what there is to decide, and let the decks follow."""
        settlement = await self._settlement(seats["A"].client, game)
        for stake in settlement["stakes"]:
            if stake["choices"]:
                choice = {"choice": self._random.choice(stake["choices"])}
                winner = seats[stake["winner"]["seat"]].client
                settlement = await winner.settle(game, stake["stake"], choice)
        for stake in settlement["stakes"]:
            if stake["choice"] == "take":
                await self._change_hands(
                    stake["card"], seats[stake["loser"]["seat"]], seats[stake["winner"]["seat"]]
                )
        return settlement

    async def _change_hands(self, card: str, loser: Collector, winner: Collector) -> None:
        """Let both decks follow where a card went."""
        await loser.replace_lost(card)
        won = (await winner.client.physical_card(card))["card"]
        await winner.play_with(won, self._random)

    async def _settlement(self, client: Client, game: str) -> Json:
        """Return the settlement once all is done in it that waits for nobody."""
        for _ in range(SETTLING_POLLS):
            settlement = await client.settlement(game)
            waits = [stake for stake in settlement["stakes"] if len(stake["choices"]) > 1]
            if settlement["status"] == "settled" or waits:
                return settlement
            await asyncio.sleep(SETTLING_PAUSE)
        raise Endless(f"Game {game} is not settled.")


def changed_card(stake: Json) -> str:
    """Return which card a stake changed: the one that was taken, or the winner's own."""
    return str(stake["own"][0] if stake["choice"] == "sign_own" else stake["card"])


def _hex(random: Random) -> str:
    return random.randbytes(32).hex()
