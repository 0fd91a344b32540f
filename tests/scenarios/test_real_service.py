"""A sample of our scenarios against a service on the real servers, by the command line."""

import asyncio
import json
from pathlib import Path

from tests.e2e.service import served
from tests.scenarios.__main__ import main
from tests.scenarios.test_scenarios import OWN

EVERY = 40
"""One scenario of so many is played: all of them are played in memory."""


async def test_a_sample_comes_out_the_same_on_the_real_servers(
    database_url: str, redis_url: str, redis_prefix: str, tmp_path: Path
) -> None:
    sample = OWN[::EVERY]
    file, out = tmp_path / "sample.jsonl", tmp_path / "out.json"
    file.write_text("\n".join(json.dumps(each) for each in sample), encoding="utf-8")
    async with served(database_url, redis_url, redis_prefix) as url:
        arguments = ["--http", url, "--json", str(out), str(file)]
        code = await asyncio.to_thread(main, arguments)
    outcomes = json.loads(out.read_text(encoding="utf-8"))
    assert [(each["id"], each["status"]) for each in outcomes] == [
        (each["id"], "passed") for each in sample
    ]
    assert code == 0
