"""Whole games over HTTP between two clients that know no rules."""

import asyncio
from io import StringIO
from random import Random

import httpx
import pytest
from rich.console import Console

from house.exhibition import Exhibition
from tests.e2e.judging import Faults, replay_differences
from tests.e2e.service import served

GAMES = 5
"""Games of each of the two parts, which may be played side by side: ten in all."""


@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
async def test_ten_games_end_by_the_rules_audit_clean_and_replay_to_the_byte(
    part: int, fresh_database_url: str, redis_url: str, redis_prefix: str
) -> None:
    faults = Faults()
    reasons: list[str] = []
    async with (
        served(fresh_database_url, redis_url, redis_prefix) as url,
        httpx.AsyncClient(
            base_url=url, timeout=60, event_hooks={"response": [faults.note]}
        ) as http,
    ):

        async def table(seed: int) -> None:
            exhibition = Exhibition(http, Random(seed), Console(file=StringIO()))
            await exhibition.prepare()
            played = await exhibition.play(quiet=True)
            assert played.audit["verdict"] == "clean", played.audit
            assert await replay_differences(http, played) == []
            reasons.append(str(played.summary["result"]["reason"]))

        await asyncio.gather(*(table(part * GAMES + at) for at in range(GAMES)))
    assert faults.seen == []
    assert len(reasons) == GAMES
