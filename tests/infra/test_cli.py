"""The command line as a newcomer types it, with the real service behind it."""

import re
import subprocess
import sys
from collections.abc import Iterator
from os import environ
from pathlib import Path

import pytest

from infra.embedded.account import service_account
from infra.embedded.folder import held, throw_away_folder
from tests.support.processes import REPOSITORY

NAMED = ("DATABASE_URL", "REDIS_URL")


@pytest.fixture
def folder() -> Iterator[Path]:
    with throw_away_folder(service_account()) as path:
        yield path


def antechamber(*arguments: str, data: Path, **settings: str) -> "subprocess.CompletedProcess[str]":
    own = {name: value for name, value in environ.items() if name not in NAMED}
    return subprocess.run(
        [sys.executable, "-m", "infra.cli", *arguments],
        cwd=REPOSITORY,
        env={**own, "ANTECHAMBER_DATA": str(data), **settings},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_one_command_plays_a_whole_game_and_says_where_to_look(folder: Path) -> None:
    told = antechamber("run", "--once", "--port", "0", data=folder)
    assert (told.returncode, told.stderr) == (0, "")
    for label in ("Service", "API docs", "replay", "audit"):
        assert re.search(rf"{label}: +http://127\.0\.0\.1:\d+/", told.stdout), label


def test_a_second_service_on_the_same_data_is_told_so_in_one_line(folder: Path) -> None:
    with held(folder):
        told = antechamber("serve", "--port", "0", data=folder)
    assert told.returncode == 1
    assert "is in use by process" in told.stdout
    assert "Traceback" not in told.stdout + told.stderr


def test_a_server_that_does_not_answer_is_told_without_a_traceback(folder: Path) -> None:
    elsewhere = {
        "DATABASE_URL": "postgresql://127.0.0.1:1/name",
        "REDIS_URL": "redis://127.0.0.1:1",
    }
    told = antechamber("migrate", data=folder, **elsewhere)
    assert told.returncode == 1
    assert "connection" in told.stdout
    assert "Traceback" not in told.stdout + told.stderr
