"""Real decklists of every style, where they lie beside the repository."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.deck.decklist import READERS, DeckList, read_decklist

SAMPLES = Path(__file__).resolve().parents[2].parent / "shared" / "decklists"
ROW = re.compile(r"\| (\S+/\S+\.\w+) \|.*\| ([0-9]+) \| [0-9]+ \|")


def listed() -> list[tuple[str, int]]:
    """Return each file and how many cards it has, as the table beside the files tells."""
    table = SAMPLES / "README.md"
    lines = table.read_text().splitlines() if table.exists() else []
    return [(match[1], int(match[2])) for line in lines if (match := ROW.fullmatch(line))]


def sample(name: str) -> DeckList:
    path = SAMPLES / name
    if not path.exists():
        pytest.skip("the sample decklists are not here")
    return read_decklist(path.read_bytes())


@pytest.mark.skipif(not SAMPLES.exists(), reason="the sample decklists are not here")
def test_the_table_names_every_file() -> None:
    files = {path.relative_to(SAMPLES).as_posix() for path in SAMPLES.glob("*/**/*.*")}
    assert {name for name, _ in listed()} == files


@pytest.mark.parametrize(("name", "cards"), listed())
def test_every_card_of_a_real_list_is_read(name: str, cards: int) -> None:
    read = sample(name)
    assert (read.cards, read.problems) == (cards, ())


@pytest.mark.parametrize(
    ("name", "style"),
    [
        ("commander/cod/orcs.cod", "cockatrice"),
        ("commander/txt/henzie.txt", "plain"),
        ("commander/archidekt/katara-ally-tribal.txt", "moxfield"),
        ("commander/moxfield/windgrace-gates.txt", "moxfield"),
        ("commander/xmage-dck/elven-empire.dck", "xmage"),
        ("commander/precon/ahoy-mateys.txt", "precon"),
        ("formats/mtgo-sample.dek", "mtgo"),
        ("constructed/forge-abzan-siege.dck", "forge"),
        ("cube/pauper-cube.csv", "csv"),
        ("cube/vintage-cube-2021.dck", "xmage"),
        ("cube/bucket-cube.txt", "plain"),
    ],
)
def test_the_style_of_a_real_list_is_recognised(name: str, style: str) -> None:
    assert sample(name).style == style


@pytest.mark.parametrize(
    ("name", "commanders"),
    [
        ("commander/cod/assassin.cod", ["Kelsien, the Plague"]),
        ("commander/archidekt/katara-ally-tribal.txt", ["Katara, the Fearless"]),
        ("commander/moxfield/windgrace-gates.txt", ["Lord Windgrace"]),
        ("commander/moxfield/gilanra-and-alena-budget.txt",
         ["Gilanra, Caller of Wirewood", "Alena, Kessig Trapper"]),
        ("commander/xmage-dck/heavenly-inferno.dck", ["Kaalia of the Vast"]),
        ("commander/precon/devour-for-power.txt", ["The Mimeoplasm"]),
    ],
)  # fmt: skip
def test_the_commander_of_a_real_list_is_kept(name: str, commanders: list[str]) -> None:
    entries = sample(name).entries
    assert sorted(e.name for e in entries if e.zone == "commander") == sorted(commanders)


def test_the_sideboard_of_a_real_list_is_kept() -> None:
    entries = sample("constructed/jund-wildfire.txt").entries
    assert sum(entry.count for entry in entries if entry.zone == "sideboard") == 15


@given(st.text(max_size=300), st.sampled_from([None, *READERS]))
def test_no_text_is_an_exception(text: str, style: str | None) -> None:
    read = read_decklist(text, style)
    assert read.listed or read.problems


@given(st.binary(max_size=200))
def test_no_bytes_are_an_exception(content: bytes) -> None:
    read = read_decklist(content)
    assert read.listed or read.problems
