"""``python -m tests.faults``: kill the service at 200 random moments and print the figures."""

import argparse
import asyncio
import json
import sys

from tests.faults.killing import campaign
from tests.faults.pair import own_pair


def main() -> int:
    """Return 1 where anything was lost, doubled or stuck."""
    parser = argparse.ArgumentParser(prog="tests.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with own_pair() as pair:
        figures = asyncio.run(
            campaign(
                pair.database_url,
                pair.redis_url,
                "faults",
                given.kills,
                given.seed,
                to_the_end=True,
            )
        )
    print(json.dumps(figures.document(), indent=2))  # noqa: T201 # the figures are what is asked for
    return 1 if figures.faults else 0


if __name__ == "__main__":
    sys.exit(main())
