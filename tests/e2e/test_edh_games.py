"""A whole four-player game of Elder Dragon Highlander over HTTP, by clients that know no rules."""

from io import StringIO
from random import Random

import httpx
import pytest
from rich.console import Console

from house.exhibition import Exhibition
from tests.e2e.judging import Faults, replay_differences
from tests.e2e.service import served


@pytest.mark.slow
async def test_a_game_of_four_ends_with_one_of_them_audits_clean_and_replays_to_the_byte(
    fresh_database_url: str, redis_url: str, redis_prefix: str
) -> None:
    faults = Faults()
    async with (
        served(fresh_database_url, redis_url, redis_prefix) as url,
        httpx.AsyncClient(
            base_url=url, timeout=60, event_hooks={"response": [faults.note]}
        ) as http,
    ):
        table = Exhibition(http, Random(1), Console(file=StringIO()), "edh", players=4)
        await table.prepare()
        played = await table.play(quiet=True)
        assert played.audit["verdict"] == "clean", played.audit
        assert await replay_differences(http, played) == []
        path = f"/v1/games/{played.game}/view"
        panels = (await http.get(path, params={"audience": "after"})).json()["panels"]
    assert faults.seen == []
    # One is left, or all that were left lost at once (E-21).
    out = [seat for group in panels["eliminated"] for seat in group]
    winners = played.summary["result"]["winners"]
    assert sorted([*out, *winners]) == ["A", "B", "C", "D"]
    assert len(winners) <= 1
    assert any(row["general_damage"] for row in panels["generals"])
