"""Processes as a test sees them from outside."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from infra.embedded.child import command_line

REPOSITORY = Path(__file__).resolve().parents[2]


def start_script(script: str, *arguments: str) -> "subprocess.Popen[str]":
    """Run a Python script from the repository's root; what it prints can be read."""
    return subprocess.Popen(
        [sys.executable, "-u", "-c", script, *arguments],
        cwd=REPOSITORY,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )


def runs(pid: int) -> bool:
    """Tell whether a process works; a zombie that nobody collected does not."""
    return command_line(pid) != ""


def eventually(holds: Callable[[], bool], seconds: float = 20) -> bool:
    """Wait until something holds, and tell whether it came to hold."""
    deadline = time.monotonic() + seconds
    while not (held := holds()) and time.monotonic() < deadline:
        time.sleep(0.02)
    return held
