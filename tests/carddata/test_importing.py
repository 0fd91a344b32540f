"""Imports into the pool: whole or not at all, the same again in vain, kept by digest."""

import json
import subprocess
import sys
from collections.abc import Iterator
from os import environ
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from domain.cards.catalogue import STARTER, Catalogue
from domain.cards.corpus.printed import STARTER_PRINTINGS
from infra.carddata.files import Broken
from infra.carddata.importing import ONE_AT_A_TIME, Busy, import_cards
from infra.carddata.reports import Counts, Reached, Report
from infra.carddata.starter import tell_pool
from infra.postgres.card_imports import JobNotes
from infra.postgres.card_pool import PostgresCardPool
from infra.postgres.pool import open_pool
from services.card_pool import Place, Wanted
from tests.carddata.conftest import FIRE_ICE, JOTUN, SHOCK, SQUIRE, TOKEN, Written, scryfall_card
from tests.support.processes import REPOSITORY

Connection = psycopg.Connection[Any]


@pytest.fixture
def connection(fresh_database_url: str) -> Iterator[Connection]:
    with psycopg.connect(fresh_database_url) as opened:
        yield opened


def imported(connection: Connection, path: Path) -> Report:
    report = import_cards(connection, path, STARTER, lambda _: None)
    connection.commit()
    return report


def everything(connection: Connection) -> list[Any]:
    tables = ("pool_bodies", "pool_cards", "pool_names", "pool_printings")
    told = [connection.execute(
        f"SELECT to_jsonb(t) - 'kept_at' FROM {table} t ORDER BY 1").fetchall()
        for table in tables]  # fmt: skip
    connection.commit()
    return told


def test_an_import_reports_what_it_did(connection: Connection, written: Written) -> None:
    report = imported(connection, written([SHOCK, JOTUN, FIRE_ICE, TOKEN]))
    assert (report.cards, report.printings) == (Counts(3, 3, 0), Counts(3, 3, 0))
    assert report.skipped == {"token": 1}
    assert report.without_card == 0


def test_the_same_file_again_changes_nothing(connection: Connection, written: Written) -> None:
    path = written([SHOCK, JOTUN, FIRE_ICE])
    imported(connection, path)
    before = everything(connection)
    report = imported(connection, path)
    assert (report.cards, report.printings) == (Counts(3, 0, 0), Counts(3, 0, 0))
    assert everything(connection) == before


def test_changed_facts_are_kept_beside_the_old_ones(
    connection: Connection, written: Written
) -> None:
    imported(connection, written([SHOCK]))
    report = imported(connection, written([{**SHOCK, "oracle_text": "Other words."}]))
    assert report.cards == Counts(1, 0, 1)
    bodies = connection.execute("SELECT count(*) FROM pool_bodies").fetchone()
    assert bodies == (3,)  # the facts of before and of now, and one printing


@pytest.mark.parametrize("where", ["end", "middle"])
def test_a_broken_file_changes_nothing(
    connection: Connection, written: Written, where: str
) -> None:
    imported(connection, written([SHOCK]))
    before = everything(connection)
    many = [scryfall_card(f"Card {number}") for number in range(3000)]
    if where == "middle":
        many.insert(2500, {"layout": "normal"})
    raw = json.dumps(many)
    with pytest.raises(Broken):
        import_cards(connection, written(raw if where == "middle" else raw[:-50]), STARTER,
                     lambda _: None)  # fmt: skip
    connection.commit()
    assert everything(connection) == before


def test_a_file_without_cards_is_refused(connection: Connection, written: Written) -> None:
    with pytest.raises(Broken, match="no card"):
        imported(connection, written([TOKEN]))


def test_one_import_at_a_time(
    connection: Connection, fresh_database_url: str, written: Written
) -> None:
    with psycopg.connect(fresh_database_url) as other:
        other.execute("SELECT pg_advisory_xact_lock(%s)", [ONE_AT_A_TIME])
        with pytest.raises(Busy):
            imported(connection, written([SHOCK]))


def test_progress_is_told_in_bytes_of_the_file(connection: Connection, written: Written) -> None:
    path = written([scryfall_card(f"Card {number}") for number in range(1200)])
    reached: list[Reached] = []
    import_cards(connection, path, STARTER, reached.append)
    size = path.stat().st_size
    assert len(reached) > 2
    assert all(0 <= one.taken <= one.size == size for one in reached)
    assert reached[-1].taken == size


def test_printings_may_come_before_their_cards(connection: Connection, written: Written) -> None:
    lines = '{"code": "m19", "cards": [{"name": "Shock", "rarity": "common", "collector_number": "156"}]}'
    report = imported(connection, written(lines))
    assert (report.without_card, report.without_card_examples) == (1, ("shock",))
    assert imported(connection, written([SHOCK])).without_card == 0


async def test_cards_are_found_by_name_and_facts(
    fresh_database_url: str, connection: Connection, written: Written
) -> None:
    imported(connection, written([SHOCK, JOTUN, FIRE_ICE, SQUIRE]))
    async with open_pool(fresh_database_url, size=2) as opened:
        pool = PostgresCardPool(opened)

        async def names(**wanted: Any) -> list[str]:
            return [card.facts.name for card in await pool.search(Wanted(**wanted))]

        assert await names(text="JOTUN", match="prefix") == ["Jötun Grunt"]
        assert await names(text="ice", match="exact") == ["Fire // Ice"]
        assert await names(text="qui") == ["Squire"]
        assert await names(text="jotin grunt", match="fuzzy") == ["Jötun Grunt"]
        assert await names(type="Soldier", color="W") == ["Jötun Grunt", "Squire"]
        assert await names(color="R") == ["Fire // Ice", "Shock"]
        assert await names(color="C") == []
        assert await names(set_code="tsb") == ["Squire"]
        assert await names(rarity="uncommon") == ["Fire // Ice", "Jötun Grunt"]
        assert await names(set_code="apc", rarity="common") == []
        assert await names(text="%") == []
        assert await names(limit=1, after="jotun grunt") == ["Shock"]
        assert await pool.nearest("Shok") == ["Shock"]
        found = await pool.find(["Fire", "nobody"])
        assert [card.facts.name for card in found["fire"]] == ["Fire // Ice"]
        assert found["nobody"] == []


async def test_a_full_name_goes_before_a_face_of_the_same_name(
    fresh_database_url: str, connection: Connection, written: Written
) -> None:
    other = scryfall_card("Start // Fire", layout="split",
                          card_faces=[{"name": "Start"}, {"name": "Fire"}])  # fmt: skip
    imported(connection, written([FIRE_ICE, other]))
    async with open_pool(fresh_database_url, size=2) as opened:
        pool = PostgresCardPool(opened)
        assert len((await pool.find(["fire"]))["fire"]) == 2
        imported(connection, written([scryfall_card("Fire")]))
        assert [card.facts.name for card in (await pool.find(["fire"]))["fire"]] == ["Fire"]


async def test_a_printing_that_a_card_does_not_have_is_missing(
    fresh_database_url: str, connection: Connection, written: Written
) -> None:
    imported(connection, written([SHOCK]))
    asked = [Place("Shock", "m19", "156"), Place("Shock", "M19"), Place("Shock", "m19", "9"),
             Place("Shock", "lea"), Place("Never Imported", "lea")]  # fmt: skip
    async with open_pool(fresh_database_url, size=2) as opened:
        assert await PostgresCardPool(opened).missing(asked) == [asked[2], asked[3]]


def test_the_starter_catalogue_is_in_the_pool_with_a_printing_of_each_card(
    connection: Connection, fresh_database_url: str
) -> None:
    assert tell_pool(fresh_database_url, STARTER, STARTER_PRINTINGS)
    assert not tell_pool(fresh_database_url, STARTER, STARTER_PRINTINGS)
    cards = connection.execute("SELECT key FROM pool_cards WHERE playable").fetchall()
    printed = connection.execute("SELECT DISTINCT key FROM pool_printings").fetchall()
    assert len(cards) == len(STARTER)
    assert set(cards) <= set(printed)


def test_imported_facts_stay_when_the_starter_is_told_again(
    connection: Connection, fresh_database_url: str, written: Written
) -> None:
    tell_pool(fresh_database_url, STARTER, STARTER_PRINTINGS)
    imported(connection, written([SHOCK]))
    connection.execute("UPDATE pool_catalogue SET digest = 'of another release'")
    connection.commit()
    assert tell_pool(fresh_database_url, STARTER, STARTER_PRINTINGS)
    row = connection.execute(
        "SELECT starter, playable FROM pool_cards WHERE key = 'shock'"
    ).fetchone()
    assert row == (False, True)


def test_a_card_is_playable_as_soon_as_a_release_brings_it(
    connection: Connection, fresh_database_url: str, written: Written
) -> None:
    tell_pool(fresh_database_url, Catalogue([]), ())
    import_cards(connection, written([SHOCK]), Catalogue([]), lambda _: None)
    connection.commit()
    ask = "SELECT playable FROM pool_cards WHERE key = 'shock'"
    assert connection.execute(ask).fetchone() == (False,)
    connection.commit()
    tell_pool(fresh_database_url, STARTER, STARTER_PRINTINGS)
    assert connection.execute(ask).fetchone() == (True,)


def command(url: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "infra.cli", "cards", "import", *arguments],
        cwd=REPOSITORY, env={**environ, "DATABASE_URL": url, "REDIS_URL": "redis://unused"},
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip


def test_the_command_line_imports_and_reports(
    fresh_database_url: str, connection: Connection, written: Written
) -> None:
    done = command(fresh_database_url, str(written([SHOCK, TOKEN])))
    assert done.returncode == 0, done.stderr
    assert "1 cards: 1 new, 0 changed" in done.stdout
    assert "left out: 1 (token)" in done.stdout
    kept = connection.execute("SELECT file, status FROM pool_imports").fetchall()
    assert kept == [("cards.json", "done")]


def test_the_command_line_says_where_a_file_broke(
    fresh_database_url: str, written: Written
) -> None:
    done = command(fresh_database_url, str(written('[{"name": "Shock"')))
    assert done.returncode == 1
    assert "record 1" in done.stdout
    assert "Nothing was changed." in done.stdout
    assert "Traceback" not in done.stdout + done.stderr
    assert "No such file" in command(fresh_database_url, "/nowhere.json").stdout


async def test_what_no_database_holds_is_no_card(fresh_database_url: str) -> None:
    async with open_pool(fresh_database_url, size=2) as opened:
        pool = PostgresCardPool(opened)
        for odd in ("a\0b", "\ud800"):
            assert await pool.search(Wanted(text=odd)) == []
            assert await pool.search(Wanted(text=odd, match="fuzzy")) == []
            assert await pool.search(Wanted(type=odd)) == []
            assert await pool.find([odd]) == {}
            assert await pool.nearest(odd) == []
            assert await pool.printings(odd) == []


def test_what_settles_an_import_counts_with_it_or_not_at_all(
    connection: Connection, written: Written
) -> None:
    before = everything(connection)

    def fails(_: Report) -> None:
        raise RuntimeError("the process is ended between the two")

    with pytest.raises(RuntimeError):
        import_cards(connection, written([SHOCK]), STARTER, lambda _: None, fails)
    connection.commit()
    assert everything(connection) == before


def test_an_import_that_is_done_is_not_said_to_have_failed_afterwards(
    connection: Connection, fresh_database_url: str
) -> None:
    with psycopg.connect(fresh_database_url, autocommit=True) as beside:
        notes = JobNotes(beside, job := uuid4())
        notes.begun("cards.json")
        notes.done(connection, {"cards": 1})
        connection.commit()
        notes.failed("stopped")
        told = beside.execute("SELECT status, report FROM pool_imports WHERE id = %s", [job])
        assert told.fetchone() == ("done", {"cards": 1})


def test_a_card_that_a_release_takes_back_is_not_known_as_playable_any_more(
    connection: Connection, fresh_database_url: str
) -> None:
    two = [card for name in ("Shock", "Mountain") if (card := STARTER.find(name))]
    tell_pool(fresh_database_url, Catalogue(two), ())
    tell_pool(fresh_database_url, Catalogue(two[1:]), ())
    assert connection.execute("SELECT name FROM pool_cards").fetchall() == [("Mountain",)]
    assert connection.execute("SELECT folded FROM pool_names").fetchall() == [("mountain",)]
