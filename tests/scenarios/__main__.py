"""``python -m tests.scenarios [--http URL] [--json OUT] FILE_OR_FOLDER...``."""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

import httpx
import msgspec

from tests.scenarios.in_process import InProcess
from tests.scenarios.reader import files, objects
from tests.scenarios.running import Outcome, run
from tests.scenarios.service import Service
from tests.scenarios.table import World

LABELS = {"failed": "FAIL", "unsupported": "UNSUPPORTED"}
UNAVAILABLE = 2


def main(arguments: list[str] | None = None) -> int:
    """Run the scenarios; 0 if none failed, 1 if some did, 2 for what cannot be done."""
    parser = argparse.ArgumentParser(prog="python -m tests.scenarios", description=__doc__)
    parser.add_argument("--http", metavar="URL", help="drive a running service")
    parser.add_argument("--json", metavar="OUT", type=Path, help="write every outcome there")
    parser.add_argument("paths", nargs="+", type=Path, metavar="FILE_OR_FOLDER")
    wanted = parser.parse_args(arguments)
    try:
        if wanted.http is None:
            outcomes = _report(wanted.paths, InProcess())
        else:
            with httpx.Client(base_url=wanted.http, timeout=30) as http:
                outcomes = _report(wanted.paths, Service(http))
    except (OSError, ValueError) as fault:
        print(f"cannot read {fault}", file=sys.stderr)
        return UNAVAILABLE
    except httpx.TransportError as fault:
        print(f"cannot reach {wanted.http}: {fault}", file=sys.stderr)
        return UNAVAILABLE
    if wanted.json is not None:
        text = json.dumps([msgspec.structs.asdict(each) for each in outcomes], indent=1)
        wanted.json.write_text(text + "\n", encoding="utf-8")
    counts = Counter(outcome.status for outcome in outcomes)
    print(", ".join(f"{counts[status]} {status}" for status in ("passed", "failed", "unsupported")))
    return 1 if counts["failed"] else 0


def _report(paths: list[Path], world: World) -> list[Outcome]:
    outcomes = []
    for path in files(paths):
        for written in objects(path):
            outcome = run(written, world)
            outcomes.append(outcome)
            if outcome.status in LABELS:
                why = " ".join(outcome.why.split())
                print(f"{LABELS[outcome.status]} {outcome.id}: {why}", flush=True)
    return outcomes


if __name__ == "__main__":
    sys.exit(main())
