"""The published data and real decklists, where they lie beside the repository."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from domain.cards.catalogue import STARTER
from domain.deck.decklist import read_decklist
from infra.carddata.importing import import_cards
from infra.postgres.card_pool import PostgresCardPool
from infra.postgres.pool import open_pool
from services.card_pool import Wanted, meant
from services.reads.formats import FormatReads
from tests.support.databases import cloned_database

SHARED = Path(__file__).resolve().parents[3] / "shared"
FILES = [SHARED / "cards" / name for name in ("oracle.jsonl.gz", "printings.jsonl.gz")]
LISTS = sorted(path for path in SHARED.glob("decklists/*/**/*.*"))
NO_CARD = {"birds-gwu.cod": 1}
"""A line that was written wrongly; back faces are known by their cards."""

pytestmark = pytest.mark.skipif(not FILES[0].exists(), reason="the published data is not here")


@pytest.fixture(scope="module")
def pool_url(addresses: tuple[str, str]) -> Iterator[str]:
    """A database with every published card and printing."""
    with cloned_database(addresses[0]) as url:
        with psycopg.connect(url) as connection:
            for path in FILES:
                report = import_cards(connection, path, STARTER, lambda _: None)
                assert report.without_card == 0
            connection.commit()
        yield url


async def test_what_the_engine_plays_agrees_with_the_published_facts(pool_url: str) -> None:
    async with open_pool(pool_url, size=2) as opened:
        found = await PostgresCardPool(opened).find(STARTER.names)
    refused = {name: cards[0].reason for name, cards in found.items()
               if len(cards) == 1 and not cards[0].playable}  # fmt: skip
    assert refused == {}
    assert [name for name, cards in found.items() if len(cards) != 1] == []


async def test_every_line_of_every_real_decklist_names_a_known_card(pool_url: str) -> None:
    doubtful: dict[str, Any] = {}
    async with open_pool(pool_url, size=2) as opened:
        pool = PostgresCardPool(opened)
        for path in LISTS:
            read = read_decklist(path.read_bytes())
            found = await meant(pool, (each.entry.name for each in read.listed))
            unknown = [name for name, cards in found.items() if len(cards) != 1]
            if unknown:
                doubtful[path.name] = len(unknown)
    assert doubtful == NO_CARD


async def test_the_marks_of_a_real_list_are_kept_and_its_unplayed_cards_named(
    pool_url: str,
) -> None:
    text = (SHARED / "decklists/commander/precon/ahoy-mateys.txt").read_text()
    async with open_pool(pool_url, size=2) as opened:
        told = await FormatReads(STARTER, PostgresCardPool(opened)).imported(text)
    zones = {entry.get("zone", "main") for entry in told["entries"]}
    assert "commander" in zones
    assert any(entry.get("foil") for entry in told["entries"])
    assert any(entry.get("set_code") and entry.get("number") for entry in told["entries"])
    assert told["unknown"] == told["unread"] == []
    assert told["unplayable"]
    assert all(line["line"] > 0 and line["reason"] for line in told["unplayable"])


async def test_the_printing_decides_rarity(pool_url: str) -> None:
    async with open_pool(pool_url, size=2) as opened:
        pool = PostgresCardPool(opened)
        rarities = {each.set_code: each.rarity for each in await pool.printings("Fire // Ice")}
        assert (rarities["APC"], rarities["UMA"], rarities["MH2"]) == ("uncommon", "common", "rare")
        shifted = await pool.search(Wanted(set_code="TSB", limit=200))
        assert len(shifted) == 121
