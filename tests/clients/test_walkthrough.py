"""The page that plays a game request by request says only what works."""

import re
import shutil
import subprocess
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
    steps = re.findall(r"^```sh\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    script = "set -eu\n" + "\n".join(steps)
    async with served(fresh_database_url, redis_url, redis_prefix) as url:
        done = subprocess.run(
            ["sh"], input=script.replace("http://127.0.0.1:8000", url), cwd=tmp_path,
            capture_output=True, text=True, check=False, timeout=240,
        )  # fmt: skip

    assert done.returncode == 0, done.stderr
    problems = re.findall(r'"/problems/([a-z-]+)"', done.stdout)
    assert problems == ["stale"], "the page provokes one refusal"
    assert "null" not in done.stdout.splitlines(), "what was asked of a reply is there"
