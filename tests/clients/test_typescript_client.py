"""The generated TypeScript client: strict types, and a duel with the compiled example."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.e2e.service import served


@pytest.mark.slow
def test_the_client_and_the_example_compile_under_strict_types(typescript_package: Path) -> None:
    settings = json.loads((typescript_package / "tsconfig.json").read_text(encoding="utf-8"))

    assert settings["compilerOptions"]["strict"] is True
    assert (typescript_package / "dist/example/duel.js").is_file()
    assert (typescript_package / "dist/src/index.d.ts").is_file()


@pytest.mark.slow
async def test_the_example_plays_a_duel_against_the_real_servers(
    typescript_package: Path, fresh_database_url: str, redis_url: str, redis_prefix: str
) -> None:
    async with served(fresh_database_url, redis_url, redis_prefix) as url:
        node = await asyncio.create_subprocess_exec(
            "node", "dist/example/duel.js", url, cwd=typescript_package,
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        printed, _ = await asyncio.wait_for(node.communicate(), timeout=240)

    assert node.returncode == 0
    played = json.loads(printed)
    assert played["status"] == "over"
    assert all(answers > 10 for answers in played["answers"])
