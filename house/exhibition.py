"""House players meet: ``python -m house.exhibition --url http://127.0.0.1:8000``."""

import argparse
import asyncio
import secrets
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import TextIO

import httpx
from rich.console import Console

from house import match
from house.client import TIMEOUT, Client, Paths, Problem
from house.player import Endless
from house.service import Json
from house.table import Played, judged, play_out

__all__ = ["Exhibition", "Played", "report", "run"]

HELD = frozenset({"locked", "released", "staked"})
"""What every card of a deck goes through in every game."""


ASKED_FOR = frozenset({match.FORMAT, "conquering"})
"""What is played where it is asked for alone."""


class NoDecks(Exception):
    """The service offers no sample deck of a format."""


class Exhibition:
    """Accounts with sample decks that play against one another: of one format, or of any."""

    def __init__(
        self,
        http: httpx.AsyncClient,
        random: Random,
        console: Console,
        format: str | None = None,
        players: int = 2,
        options: Json | None = None,
    ) -> None:
        self._options = options
        self._http = http
        self._random = random
        self._console = console
        self._format = format
        self._seats = players
        self._players: list[Client] = []
        self._samples: list[Json] = []

    async def prepare(self) -> None:
        """Register the accounts and fetch the sample decks that are lists of names.

        Raises ``NoDecks`` if there are none.
        """
        for _ in range(self._seats):
            name = f"house-{secrets.token_hex(6)}"
            self._players.append(await Client(self._http).register(name, secrets.token_urlsafe(24)))
        samples = await self._players[0].sample_decks()
        # Those of another kind belong to tables.
        own = [deck for deck in samples if deck["kind"] == "player"]
        self._samples = [deck for deck in own if self._plays(deck["format"])]
        if not self._samples:
            raise NoDecks(f"There is no sample deck of {self._format}.")

    def _plays(self, format: str) -> bool:
        return format not in ASKED_FOR if self._format is None else format == self._format

    async def play(self, *, quiet: bool) -> Played:
        """Play one game to its end and have it audited; raises ``Problem`` or ``Endless``."""
        first = self._random.choice(self._samples)
        rivals = [deck for deck in self._samples if deck["format"] == first["format"]]
        opener = self._players[0]
        game = await opener.open_game(first["format"], len(self._players), self._options)
        for client in self._players:
            deck = first if client is opener else self._random.choice(rivals)
            await client.take_seat(game, await client.make_deck(deck))
        shown = None if quiet else self._console
        tallies = await play_out(self._players, game, self._random, shown)
        return await judged(opener, game, tallies)


async def run(
    url: str,
    *,
    seed: int | None = None,
    games: int = 1,
    quiet: bool = False,
    format: str | None = None,
    players: int = 2,
    transport: httpx.AsyncBaseTransport | None = None,
    file: TextIO | None = None,
) -> int:
    """Play so many games against the service and return the exit code: 1 if anything failed.

    In Centurion the same two meet in all of them with their own cards; else decks are lists,
    and more than two may play.
    """
    console = Console(file=file, highlight=False)
    url = url.rstrip("/")
    async with httpx.AsyncClient(base_url=url, timeout=TIMEOUT, transport=transport) as http:
        exhibition: match.Match | Exhibition
        if format == match.FORMAT:
            exhibition = match.Match(http, Random(seed), console)
        else:
            exhibition = Exhibition(http, Random(seed), console, format, players)
        failed: list[str] = []
        try:
            await exhibition.prepare()
            for number in range(1, games + 1):
                report(console, url, number, await exhibition.play(quiet=quiet))
        except* (Problem, Endless, NoDecks, httpx.TransportError) as failures:
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
    for line in (*lines, *_settled(url, played)):
        console.print(line, markup=False, soft_wrap=True)


def _settled(url: str, played: Played) -> Iterator[str]:
    """Yield what became of the cards at stake."""
    if played.settlement is None:
        return
    yield f"  stakes: {url}{Paths.settlement(played.game)}"
    for stake in played.settlement["stakes"]:
        winner, loser = stake["winner"]["name"], stake["loser"]["name"]
        if stake["choice"] == "sign_own":
            yield f"    {loser} signs {winner}'s {stake['name']} and keeps the one at stake."
        else:
            yield f"    {winner} takes {loser}'s {stake['name']}."
    for story in played.stories:
        yield f"    {_told(story)}"


def _told(story: Json) -> str:
    """Return a physical card's way from hand to hand, and who has it now."""
    befell = [_befell(line) for line in story["ledger"] if line["what"] not in HELD]
    card = story["card"]
    return f"{card['name']}: {', '.join(befell)}; it is {story['owner']}'s."


def _befell(line: Json) -> str:
    what = str(line["what"]).replace("_", " ")
    return f"lost to {line['with']}" if what == "lost" else f"{what} by {line['by']}"


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
    parser.add_argument("--games", type=int, default=2, help="how many games to play")
    parser.add_argument("--format", default=match.FORMAT, help="which format to play")
    parser.add_argument("--players", type=int, default=2, help="how many play, not in Centurion")
    parser.add_argument("--quiet", action="store_true", help="print the results alone")
    given = parser.parse_args(arguments)
    return asyncio.run(
        run(
            given.url, seed=given.seed, games=given.games, quiet=given.quiet,
            format=given.format, players=given.players,
        )
    )  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
