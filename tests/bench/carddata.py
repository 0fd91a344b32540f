"""Card data: what an import takes in time and memory, and how fast the pool is searched."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from infra.postgres.card_pool import PostgresCardPool
from infra.postgres.pool import open_pool
from services.card_pool import Match, Wanted
from tests.bench.figures import Figure, percentile

CARDS = 12_000
PRINTINGS_EACH = 4
SEARCHES = 200
SYLLABLES = ("ar", "bel", "cor", "dun", "eth", "fal", "gor", "hal", "ith", "jor", "kal", "lum",
             "mor", "nar", "oth", "pel", "ral", "sol", "tor", "ul", "vor", "wyn", "yth", "zen")  # fmt: skip

_MEASURED = """
import resource, sys, time
from pathlib import Path
import psycopg
from domain.cards.catalogue import STARTER
from infra.carddata.importing import import_cards
begun = time.perf_counter()
with psycopg.connect(sys.argv[1]) as connection:
    import_cards(connection, Path(sys.argv[2]), STARTER, lambda _: None)
spent = time.perf_counter() - begun
print(spent, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def _name(random: Random, number: int) -> str:
    words = ("".join(random.choices(SYLLABLES, k=random.randint(2, 4))) for _ in range(2))
    return f"{' '.join(word.title() for word in words)} {number}"


def card_objects(cards: int, printings_each: int) -> Iterator[dict[str, Any]]:
    """Yield made up card objects in Scryfall's shape, as large as true ones, for a fixed seed."""
    random = Random(11)
    for number in range(cards):
        name, color = _name(random, number), random.choice("WUBRG")
        for printing in range(printings_each):
            yield {
                "object": "card", "name": name, "layout": "normal", "lang": "en", "cmc": 3.0,
                "mana_cost": f"{{2}}{{{color}}}", "type_line": "Creature — Human Wizard",
                "oracle_text": "Words of rules. " * 10, "colors": [color], "power": "2",
                "color_identity": [color], "keywords": [], "toughness": "2",
                "set": f"s{(number + printing) % 300:03}", "set_name": "A set of cards",
                "collector_number": str(number), "finishes": ["nonfoil", "foil"],
                "rarity": random.choice(["common", "uncommon", "rare"]),
                "released_at": "2008-01-01", "id": f"{number:08}-{printing}",
                # What the service does not read is most of a true object.
                "image_uris": {size: f"https://cards.example/{size}/{number}/{printing}.jpg"
                               for size in ("small", "normal", "large", "png", "art_crop")},
                "legalities": {f"format{each}": "not_legal" for each in range(20)},
                "related_uris": {f"shop{each}": "https://example.com/" + "x" * 60
                                 for each in range(8)},
            }  # fmt: skip


def write_file(path: Path, cards: int, printings_each: int) -> int:
    """Write a bulk file and return how many objects it has."""
    count = 0
    with path.open("w", encoding="utf-8") as out:
        for count, card in enumerate(card_objects(cards, printings_each), start=1):
            out.write("[" if count == 1 else ",\n")
            json.dump(card, out, ensure_ascii=False)
        out.write("]")
    return count


def imported(database_url: str, path: Path) -> tuple[float, float]:
    """Import in a process of its own; return seconds and the most memory it held, in MiB."""
    done = subprocess.run(
        [sys.executable, "-c", _MEASURED, database_url, str(path)],
        capture_output=True, text=True, check=True, env=os.environ | {"PYTHONPATH": "."},
    )  # fmt: skip
    seconds, memory = done.stdout.split()
    return float(seconds), float(memory)


async def searched(database_url: str, match: Match) -> list[float]:
    """Return the milliseconds of searches for names that are there, in part or misspelt."""
    random, taken = Random(5), []
    names = [_name(Random(11), number) for number in range(3)]
    async with open_pool(database_url, size=2) as opened:
        pool = PostgresCardPool(opened)
        for _ in range(SEARCHES):
            text = random.choice(names)[: random.randint(5, 12)]
            begun = time.perf_counter()
            await pool.search(Wanted(text=text, match=match, limit=50))
            taken.append((time.perf_counter() - begun) * 1000)
    return taken


async def measured(database_url: str) -> list[Figure]:
    """Return the figures of imports and searches."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cards.json"
        objects = write_file(path, CARDS, PRINTINGS_EACH)
        size = path.stat().st_size
        seconds, memory = imported(database_url, path)
        again, _ = imported(database_url, path)
    on: dict[str, object] = {
        "objects": objects, "cards": CARDS, "megabytes": round(size / 1e6), "seconds": round(seconds, 1),
        "seconds_again": round(again, 1), "shape": "scryfall default cards",
    }  # fmt: skip
    figures = [
        Figure(name="card import", value=objects / seconds, unit="objects/s", gate=1000,
               measured_on=on),
        Figure(name="card import, memory", value=memory, unit="MiB", gate=1024, better="less",
               measured_on=on),
    ]  # fmt: skip
    for match in ("part", "fuzzy"):
        taken = await searched(database_url, match)
        figures.append(Figure(
            name=f"card search, {match}", value=percentile(taken, 0.95), unit="ms at p95",
            gate=100, better="less", measured_on={"cards": CARDS, "searches": SEARCHES},
        ))  # fmt: skip
    return figures
