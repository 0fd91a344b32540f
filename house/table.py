"""What is done at every table: play until the game is over, and have it audited."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from rich.console import Console

from house.client import Client
from house.player import Endless, Player, Tally
from house.progress import follow
from house.service import Json

AUDIT_PAUSE = 0.2
AUDIT_POLLS = 6000
"""Thousands of events of six players are judged again for minutes, behind other audits."""

UNDER_WAY = frozenset({"queued", "pending", "running"})


@dataclass(frozen=True)
class Played:
    """One game: what it came to, who did what, what its audit found, what was at stake.

    ``stories`` are those of the physical cards that were taken or signed.
    """

    game: str
    summary: Json
    version: int
    tallies: tuple[Tally, ...]
    audit_id: str
    audit: Json
    settlement: Json | None = None
    stories: tuple[Json, ...] = ()


async def play_out(
    clients: Sequence[Client], game: str, random: Random, console: Console | None
) -> tuple[Tally, ...]:
    """Let all play at once; where one fails, the others stop too. A console is shown the way."""
    players = [Player(client, game, Random(random.random())) for client in clients]
    async with asyncio.TaskGroup() as audience, asyncio.TaskGroup() as table:
        tasks = [table.create_task(player.play()) for player in players]
        if console is not None:
            shown = audience.create_task(follow(clients[0], game, console))
            tasks[0].add_done_callback(lambda _: shown.cancel())
    return tuple(player.tally for player in players)


async def judged(
    client: Client,
    game: str,
    tallies: tuple[Tally, ...],
    settlement: Json | None = None,
    stories: tuple[Json, ...] = (),
) -> Played:
    """Have a finished game audited and return all that is known of it; raises ``Endless``."""
    audit_id = await client.order_audit(game)
    audit = await _finished(client, game, audit_id)
    version = (await client.decisions(game))["game_version"]
    summary = await client.game(game)
    return Played(game, summary, version, tallies, audit_id, audit, settlement, stories)


async def _finished(client: Client, game: str, audit_id: str) -> Json:
    for _ in range(AUDIT_POLLS):
        audit = await client.audit(game, audit_id)
        if audit.get("status") not in UNDER_WAY:
            return audit
        await asyncio.sleep(AUDIT_PAUSE)
    raise Endless(f"Audit {audit_id} does not come to an end.")
