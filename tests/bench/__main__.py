"""Measures the budgets of the design and prints JSON: ``python -m tests.bench [--only engine]``.

Exits 1 if a gate does not hold. In process, seconds are those of one core (CPU time), so
that a busy machine changes little; over HTTP they are the clock's, client and servers
together on the machine's cores.
"""

import argparse
import asyncio
import json
import os
import platform
import time
from collections.abc import Iterator

from infra.embedded.servers import throw_away_servers
from infra.postgres.migrations import migrate
from tests.bench import carddata, engine, generals, http, signed_cards, storms, visibility
from tests.bench.figures import Figure

PARTS = ("engine", "storms", "http", "visibility", "cards", "signed_card_timing")


def measured(parts: frozenset[str]) -> Iterator[Figure]:
    """Yield the figures of the parts."""
    if "engine" in parts:
        yield engine.duel()
        yield engine.four_players()
        yield generals.four_generals()
        yield from engine.folding()
    if "storms" in parts:
        yield from storms.triggers()
        yield storms.tokens()
        yield storms.told()
    if "signed_card_timing" in parts:
        yield asyncio.run(signed_cards.measured())
    if parts & {"http", "visibility", "cards"}:
        # What is committed is on the disk: that is what players wait for.
        with throw_away_servers(durable=True) as servers:
            migrate(servers.database_url)
            if "http" in parts:
                yield from asyncio.run(http.measured(servers.database_url, servers.redis_url))
            if "visibility" in parts:
                yield asyncio.run(visibility.measured(servers.database_url, servers.redis_url))
            if "cards" in parts:
                yield from asyncio.run(carddata.measured(servers.database_url))


def loops() -> float:
    """Return how many million turns of a small loop this machine makes a second of CPU time.

    Machines, and the same one an hour later, differ by half: figures are to be read beside it.
    """
    begun, total = time.process_time(), 0
    for number in range(2_000_000):
        total += number * number % 7
    return 2 / (time.process_time() - begun)


def main() -> int:
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=PARTS, action="append")
    given = parser.parse_args()
    speed_before = loops()
    figures = list(measured(frozenset(given.only or PARTS)))
    report = {
        "machine": {
            "cores": os.cpu_count(),
            "load_before_and_during": os.getloadavg(),
            "python": platform.python_version(),
            "million_loops_per_second": [round(speed_before, 2), round(loops(), 2)],
        },
        "figures": [figure.document() for figure in figures],
        "gates_that_fail": [figure.name for figure in figures if not figure.holds],
    }
    print(json.dumps(report, indent=2))
    return 0 if all(figure.holds for figure in figures) else 1


if __name__ == "__main__":
    raise SystemExit(main())
