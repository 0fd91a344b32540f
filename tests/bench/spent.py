"""CPU time by part: this process, and the programs that it started, read from ``/proc``.

A busy machine changes how long something takes and hardly what it costs: the cost of an
action can be compared between two runs where the rate cannot.
"""

import os
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_PROC = Path("/proc")
_PARTS = {"uvicorn": "service", "postgres": "postgres", "valkey": "valkey"}
"""By a word of a program's command line, the part that it is."""


def _fields(pid: str) -> list[str]:
    """Return a process's fields of proc(5) from its state on: its name may hold spaces."""
    return (_PROC / pid / "stat").read_text().rpartition(")")[2].split()


def _part(pid: str) -> str:
    command = (_PROC / pid / "cmdline").read_bytes().decode("utf-8", "replace")
    return next((part for word, part in _PARTS.items() if word in command), "other")


def spent() -> Mapping[str, float]:
    """Return the CPU seconds so far of this process (``client``) and of each part below it.

    Where there is no ``/proc`` it is this process alone.
    """
    own = os.times()
    seconds = defaultdict(float, {"client": own.user + own.system})
    known = dict(_processes())
    for pid, (_, used) in known.items():
        if _below(pid, known):
            try:
                seconds[_part(pid)] += used
            except (FileNotFoundError, ProcessLookupError):
                continue  # it ended meanwhile
    return seconds


def _processes() -> Iterator[tuple[str, tuple[str, float]]]:
    """Give every process by its id: its parent, and the CPU seconds that it spent."""
    for folder in _PROC.glob("[0-9]*"):
        try:
            fields = _fields(folder.name)
        except (FileNotFoundError, ProcessLookupError):
            continue  # it ended meanwhile
        yield folder.name, (fields[1], (int(fields[11]) + int(fields[12])) / _TICKS)


def _below(pid: str, known: Mapping[str, tuple[str, float]]) -> bool:
    """Tell whether a process was started by this one, or by one below it."""
    while pid in known:
        pid = known[pid][0]
        if pid == str(os.getpid()):
            return True
    return False


def each(before: Mapping[str, float], after: Mapping[str, float], times: int) -> dict[str, float]:
    """Return the milliseconds that each part spent between two looks, for one of so many."""
    return {
        part: round(1000 * (used - before.get(part, 0.0)) / max(times, 1), 2)
        for part, used in sorted(after.items())
    }
