"""Whole games of Centurion over HTTP, one after the other with the same physical cards."""

from io import StringIO
from random import Random

import httpx
import pytest
from rich.console import Console

from house.match import Match
from tests.e2e.conservation import faults_of
from tests.e2e.judging import Faults, replay_differences
from tests.e2e.service import served

GAMES = 3


@pytest.mark.slow
async def test_three_games_are_settled_audit_clean_and_conserve_cards_and_signatures(
    fresh_database_url: str, redis_url: str, redis_prefix: str
) -> None:
    faults = Faults()
    async with (
        served(fresh_database_url, redis_url, redis_prefix) as url,
        httpx.AsyncClient(
            base_url=url, timeout=60, event_hooks={"response": [faults.note]}
        ) as http,
    ):
        match = Match(http, Random(5), Console(file=StringIO()))
        await match.prepare()
        games = []
        for _ in range(GAMES):
            played = await match.play(quiet=True)
            assert played.audit["verdict"] == "clean", played.audit
            assert played.settlement is not None
            assert played.settlement["status"] == "settled"
            assert await replay_differences(http, played) == []
            games.append(played)
        assert await faults_of(match, games) == []
    assert faults.seen == []
    for game in games:
        # A draw moves nothing (C-24).
        won = game.summary["result"]["winners"]
        assert len((game.settlement or {})["stakes"]) == len(won)
