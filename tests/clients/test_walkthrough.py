"""The page that plays a game request by request says only what works."""

import asyncio
import re
import shutil
from pathlib import Path

import pytest

from tests.clients.conftest import ROOT
from tests.e2e.service import served

PAGE = ROOT / "openapi" / "README.md"
NEEDED = ("curl", "jq", "sh")


@pytest.mark.slow
@pytest.mark.skipif(not all(map(shutil.which, NEEDED)), reason="there is no curl or no jq")
async def test_each_request_of_the_page_is_answered_as_the_page_says(
    fresh_database_url: str, redis_url: str, redis_prefix: str, tmp_path: Path
) -> None:
    steps = re.findall(
        r"^```sh\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    script = "set -eu\n" + "\n".join(steps)
    async with served(fresh_database_url, redis_url, redis_prefix) as url:
        shell = await asyncio.create_subprocess_exec(
            "sh", "-c", script.replace("http://127.0.0.1:8000", url), cwd=tmp_path,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        printed, complained = await asyncio.wait_for(shell.communicate(), timeout=240)

    assert shell.returncode == 0, complained.decode()
    said = printed.decode()
    problems = re.findall(r'"/problems/([a-z-]+)"', said)
    assert problems == ["stale"], "the page provokes one refusal"
    assert "null" not in said.splitlines(), "what was asked of a reply is there"
