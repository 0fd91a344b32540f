"""Play many games over HTTP and say what was seen: ``python -m tests.soak [--games 200]``.

Exits 1 on any 4xx or 5xx, an audit that is not clean, a replay that differs from the live
view, a card of the catalogue that nobody cast or a kind of decision that nobody met. Games of
Centurion follow (``--centurion 100``): cards and signatures are conserved over all of them.
Games of Elder Dragon Highlander end it: 60 of four players and 20 of six, or as many and of as
many as ``--edh 5 --players 4`` says. So it is with Conquering, ``--conquering``: 60 of three to
five players, 10 of two and 10 of eight; no gold and no card is lost in any of them.
"""

import argparse
import asyncio
import json
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from io import StringIO
from random import Random
from typing import Any

import httpx
from rich.console import Console

from domain.cards.catalogue import STARTER
from house.exhibition import Exhibition
from house.match import Match
from house.table import Played
from infra.embedded.servers import throw_away_servers
from infra.postgres.migrations import migrate
from tests.e2e import bookkeeping
from tests.e2e.conservation import faults_of
from tests.e2e.judging import Faults, replay_differences
from tests.e2e.service import served

Json = dict[str, Any]

KINDS = {
    "act", "targets", "select", "order", "partition", "distribute", "number", "option",
    "yes_no", "attackers", "blockers", "pay", "setup",
}  # fmt: skip
CONQUERORS = {2: 10, 3: 20, 4: 20, 5: 20, 8: 10}
"""How many games of Conquering, by how many play."""

LIFE = {8: 5}
"""The life that players of Conquering begin at, by how many they are; otherwise it is 10.

Players who know no rules seldom kill one another: at 20 games last until libraries are empty.
"""

GENERALS = {4: 60, 6: 20}
"""How many games of Elder Dragon Highlander, by how many play."""

WRONG = ("faults", "not_clean", "replays_that_differ", "not_conserved")
"""What must be empty in every report."""


@dataclass
class Seen:
    """What came of all games together."""

    games: int = 0
    answers: int = 0
    events: int = 0
    longest: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    cast: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    not_clean: list[str] = field(default_factory=list)
    replays: list[str] = field(default_factory=list)
    stakes: int = 0
    signatures_used: int = 0
    not_conserved: list[str] = field(default_factory=list)

    def missing(self) -> list[str]:
        """Return the cards of the catalogue that nobody cast or played."""
        return [name for name in STARTER.names if not self.cast[name]]


async def play(
    url: str,
    games: int,
    at_once: int,
    seed: int,
    faults: Faults,
    format: str | None = None,
    players: int = 2,
) -> Seen:
    """Play games at several tables at once, of one format or of any."""
    seen = Seen()
    left = iter(range(games))
    async with _http(url, faults) as http:

        async def table(number: int) -> None:
            chance, silent = Random(seed + number), Console(file=StringIO())
            exhibition = Exhibition(
                http, chance, silent, format, players, _options(format, players)
            )
            await exhibition.prepare()
            for _ in left:
                played = await exhibition.play(quiet=True)
                await _note(http, seen, played, games)
                if format == "conquering":
                    seen.not_conserved += await bookkeeping.faults_of(http, played)

        await asyncio.gather(*(table(number) for number in range(at_once)))
    return seen


def _options(format: str | None, players: int) -> Json | None:
    """Return what a table of a format chooses."""
    return {"starting_life": LIFE.get(players, 10)} if format == "conquering" else None


async def meet(url: str, games: int, at_once: int, seed: int, faults: Faults) -> Seen:
    """Play games of Centurion, at each table one after the other with the same cards."""
    seen = Seen()
    left = iter(range(games))
    async with _http(url, faults) as http:

        async def table(number: int) -> None:
            match = Match(http, Random(seed + number), Console(file=StringIO()))
            await match.prepare()
            played = []
            for _ in left:
                played.append(await match.play(quiet=True))
                await _note(http, seen, played[-1], games)
            seen.stakes += sum(len((each.settlement or {})["stakes"]) for each in played)
            seen.not_conserved += await faults_of(match, played)

        await asyncio.gather(*(table(number) for number in range(at_once)))
    return seen


def _http(url: str, faults: Faults) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=120, event_hooks={"response": [faults.note]})


async def _note(http: httpx.AsyncClient, seen: Seen, played: Played, games: int) -> None:
    """Add a game to what was seen."""
    seen.games += 1
    seen.events += played.version
    seen.longest = max(seen.longest, played.version)
    for tally in played.tallies:
        seen.answers += tally.requests
        seen.kinds += tally.kinds
        for (verb, name), number_of in tally.picks.items():
            if verb in ("cast", "play"):
                seen.cast[name] += number_of
            elif verb.startswith("sign_"):
                seen.signatures_used += number_of
    seen.reasons[await _reason(http, played.game)] += 1
    if played.audit.get("verdict") != "clean":
        seen.not_clean.append(f"{played.game} {played.audit}")
    seen.replays += await replay_differences(http, played)
    print(f"{seen.games} of {games}", file=sys.stderr, end="\r", flush=True)


async def _reason(http: httpx.AsyncClient, game: str) -> str:
    """Return why the losers lost, as the public view says."""
    view = (await http.get(f"/v1/games/{game}/view", params={"audience": "public"})).json()
    lost = sorted(str(seat["lost"]) for seat in view["seats"] if seat.get("lost"))
    return " and ".join(lost) or str(view["result"]["reason"])


async def main() -> int:
    """Run the soak and print its report as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--centurion", type=int, default=100, help="games of Centurion")
    parser.add_argument("--edh", type=int, help="games of Elder Dragon Highlander, all alike")
    parser.add_argument("--conquering", type=int, help="games of Conquering, all alike")
    parser.add_argument("--players", type=int, default=4, help="how many play each of those")
    parser.add_argument("--at-once", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    tables = GENERALS if given.edh is None else {given.players: given.edh}
    lands = CONQUERORS if given.conquering is None else {given.players: given.conquering}
    faults = Faults()
    started = time.monotonic()
    with throw_away_servers() as servers:
        migrate(servers.database_url)
        async with served(servers.database_url, servers.redis_url, "soak") as url:
            seen = await play(url, given.games, given.at_once, given.seed, faults)
            met = await meet(url, given.centurion, given.at_once, given.seed, faults)
            led = {
                players: await play(url, games, given.at_once, given.seed, faults, "edh", players)
                for players, games in tables.items()
            }
            won = {
                players: await play(
                    url, games, given.at_once, given.seed, faults, "conquering", players
                )
                for players, games in lands.items()
            }
    report = _report(seen, met, led, won, faults, time.monotonic() - started)
    print(json.dumps(report, indent=2))
    wanted = ("kinds_missing",) if given.games else ()
    every = ("cards_missing",) if given.games >= 200 else ()
    return 1 if any(report[name] for name in (*WRONG, *wanted, *every)) else 0


def _report(
    seen: Seen,
    met: Seen,
    led: dict[int, Seen],
    won: dict[int, Seen],
    faults: Faults,
    seconds: float,
) -> dict[str, Any]:
    every = (seen, met, *led.values(), *won.values())
    return {
        "games": seen.games,
        "seconds": round(seconds, 1),
        "answers": seen.answers,
        "events": seen.events,
        "kinds": dict(seen.kinds),
        "kinds_missing": sorted(KINDS - set(seen.kinds)),
        "cards_cast": len(STARTER.names) - len(seen.missing()),
        "cards_missing": seen.missing() if seen.games else [],
        "losses": dict(seen.reasons),
        "centurion": {
            **_figures(met),
            "stakes": met.stakes,
            "signatures_used": met.signatures_used,
        },
        "edh": {f"{players} players": _figures(games) for players, games in led.items()},
        "conquering": {f"{players} players": _figures(games) for players, games in won.items()},
        "faults": faults.seen[:20],
        "not_clean": [each for some in every for each in some.not_clean][:20],
        "replays_that_differ": [each for some in every for each in some.replays][:20],
        "not_conserved": [each for some in every for each in some.not_conserved][:20],
    }


def _figures(seen: Seen) -> dict[str, Any]:
    return {
        "games": seen.games,
        "answers": seen.answers,
        "events": seen.events,
        "events_in_the_longest": seen.longest,
        "losses": dict(seen.reasons),
    }


if __name__ == "__main__":
    raise SystemExit(asyncio.run(main()))
