"""Whole games of Conquering over HTTP, by four clients that know no rules."""

from io import StringIO
from random import Random

import httpx
import pytest
from rich.console import Console

from house.exhibition import Exhibition
from tests.e2e.bookkeeping import faults_of
from tests.e2e.judging import Faults, replay_differences
from tests.e2e.service import served

LIFE = 5
"""Players who know no rules seldom kill one another: games from 20 go on until decks are empty."""


@pytest.mark.slow
async def test_a_game_of_four_ends_audits_clean_and_loses_neither_card_nor_gold(
    fresh_database_url: str, redis_url: str, redis_prefix: str
) -> None:
    faults = Faults()
    async with (
        served(fresh_database_url, redis_url, redis_prefix) as url,
        httpx.AsyncClient(
            base_url=url, timeout=60, event_hooks={"response": [faults.note]}
        ) as http,
    ):
        silent, options = Console(file=StringIO()), {"starting_life": LIFE}
        table = Exhibition(http, Random(1), silent, "conquering", 4, options)
        await table.prepare()
        played = await table.play(quiet=True)
        assert played.audit["verdict"] == "clean", played.audit
        assert await replay_differences(http, played) == []
        assert await faults_of(http, played) == []
    assert faults.seen == []
    asked = {prompt for tally in played.tallies for prompt in tally.prompts}
    assert {"bid.first_pick", "landgrab.pick", "auction.declare"} <= asked
