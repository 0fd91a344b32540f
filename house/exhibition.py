"""Two house players meet: ``python -m house.exhibition --url http://127.0.0.1:8000``."""

import argparse
import asyncio
import secrets
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TextIO

import httpx
from rich.console import Console

from house.client import TIMEOUT, Client, Paths, Problem
from house.player import Endless, Player, Tally
from house.progress import follow
from house.service import Json

AUDIT_PAUSE = 0.2
AUDIT_POLLS = 600
UNDER_WAY = frozenset({"queued", "pending", "running"})


@dataclass(frozen=True)
class Played:
    """One exhibition game: what it came to, who did what, and what its audit found."""

    game: str
    summary: Json
    version: int
    tallies: tuple[Tally, ...]
    audit_id: str
    audit: Json


class Exhibition:
    """Two accounts with sample decks that play against one another."""

    def __init__(self, http: httpx.AsyncClient, random: Random, console: Console) -> None:
        self._http = http
        self._random = random
        self._console = console
        self._players: list[Client] = []
        self._samples: list[Json] = []

    async def prepare(self) -> None:
        """Register two accounts and fetch the sample decks."""
        for _ in range(2):
            name = f"house-{secrets.token_hex(6)}"
            self._players.append(await Client(self._http).register(name, secrets.token_urlsafe(24)))
        self._samples = await self._players[0].sample_decks()

    async def play(self, *, quiet: bool) -> Played:
        """Play one game to its end and have it audited; raises ``Problem`` or ``Endless``."""
        first = self._random.choice(self._samples)
        rivals = [deck for deck in self._samples if deck["format"] == first["format"]]
        opener = self._players[0]
        game = await opener.open_game(first["format"], len(self._players))
        for client, deck in zip(self._players, (first, self._random.choice(rivals)), strict=True):
            await client.take_seat(game, await client.make_deck(deck))
        players = [Player(c, game, Random(self._random.random())) for c in self._players]
        await self._until_over(game, players, quiet=quiet)
        audit_id = await opener.order_audit(game)
        audit = await self._finished_audit(opener, game, audit_id)
        version = (await opener.decisions(game))["game_version"]
        tallies = tuple(player.tally for player in players)
        return Played(game, await opener.game(game), version, tallies, audit_id, audit)

    async def _until_over(self, game: str, players: Sequence[Player], *, quiet: bool) -> None:
        """Let all play at once; where one fails, the others stop too."""
        async with asyncio.TaskGroup() as audience, asyncio.TaskGroup() as table:
            tasks = [table.create_task(player.play()) for player in players]
            if not quiet:
                shown = audience.create_task(follow(self._players[0], game, self._console))
                tasks[0].add_done_callback(lambda _: shown.cancel())

    async def _finished_audit(self, client: Client, game: str, audit_id: str) -> Json:
        for _ in range(AUDIT_POLLS):
            audit = await client.audit(game, audit_id)
            if audit.get("status") not in UNDER_WAY:
                return audit
            await asyncio.sleep(AUDIT_PAUSE)
        raise Endless(f"Audit {audit_id} does not come to an end.")


async def run(
    url: str,
    *,
    seed: int | None = None,
    games: int = 1,
    quiet: bool = False,
    transport: httpx.AsyncBaseTransport | None = None,
    file: TextIO | None = None,
) -> int:
    """Play so many games against the service and return the exit code: 1 if anything failed."""
    console = Console(file=file, highlight=False)
    url = url.rstrip("/")
    async with httpx.AsyncClient(base_url=url, timeout=TIMEOUT, transport=transport) as http:
        exhibition = Exhibition(http, Random(seed), console)
        failed: list[str] = []
        try:
            await exhibition.prepare()
            for number in range(1, games + 1):
                report(console, url, number, await exhibition.play(quiet=quiet))
        except* (Problem, Endless, httpx.TransportError) as failures:
            failed += map(repr, _single(failures))
    for failure in failed:
        console.print(f"Failed: {failure}", markup=False, soft_wrap=True)
    return 1 if failed else 0


def _single(failures: BaseExceptionGroup[BaseException]) -> Iterator[BaseException]:
    """Yield the failures of a group and of the groups in it."""
    for failure in failures.exceptions:
        if isinstance(failure, BaseExceptionGroup):
            yield from _single(failure)
        else:
            yield failure


def report(console: Console, url: str, number: int, played: Played) -> None:
    """Print what a game came to and where it can be looked at."""
    names = {seat["seat"]: seat.get("name", "") for seat in played.summary.get("seats", ())}
    winners = [f"{seat} ({names.get(seat, '')})" for seat in _winners(played.summary)]
    requests = sum(tally.requests for tally in played.tallies)
    outcome = f"{' and '.join(winners)} won" if winners else "a draw"
    replay = Paths.replay(played.game, played.version)
    audit = Paths.audit(played.game, played.audit_id)
    lines = (
        f"Game {number}: {outcome}, after {played.version} events and {requests} requests.",
        f"  watch:  {url}{Paths.page(played.game)}",
        f"  replay: {url}{replay}",
        f"  audit:  {url}{audit}  {_verdict(played.audit)}",
    )
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)


def _winners(summary: Json) -> list[str]:
    result = summary.get("result") or summary
    return list(result.get("winners") or ())


def _verdict(audit: Json) -> str:
    return str(audit.get("verdict") or audit.get("status") or "")


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, play, and return the exit code."""
    parser = argparse.ArgumentParser(prog="house.exhibition", description=__doc__)
    parser.add_argument("--url", default="http://127.0.0.1:8000", help="where the service is")
    parser.add_argument("--seed", type=int, help="makes the players' choices repeatable")
    parser.add_argument("--games", type=int, default=1, help="how many games to play")
    parser.add_argument("--quiet", action="store_true", help="print the results alone")
    given = parser.parse_args(arguments)
    return asyncio.run(run(given.url, seed=given.seed, games=given.games, quiet=given.quiet))


if __name__ == "__main__":
    sys.exit(main())
