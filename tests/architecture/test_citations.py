"""Every rule that is cited exists: in the pinned rule book, or in the formats' own rules."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.architecture.sources import SHARED, files, shown

BOOK = SHARED / "reference" / "comprehensive-rules.txt"
FORMATS = SHARED / "rules"

NUMBER = r"\d{3}(?:\.\d+[a-z]?)?"
CITATION = re.compile(rf"\bCR ({NUMBER}(?:(?:, | and |–|-){NUMBER})*)(?![\d.]*\d)")
FORMAT_CITATION = re.compile(r"(?<![\w-])([CEQ]-\d+)(?![\w-])")
RULE = re.compile(rf"^({NUMBER})\.? ", re.MULTILINE)
FORMAT_RULE = re.compile(r"^\W*([CEQ]-\d+)\b", re.MULTILINE)


@cache
def book() -> frozenset[str]:
    """Return the numbers of all sections, rules and subrules."""
    if not BOOK.is_file():
        pytest.skip("the rule book is not here")
    return frozenset(RULE.findall(BOOK.read_text(encoding="utf-8-sig")))


@cache
def format_rules() -> frozenset[str]:
    """Return the ids of the formats' own rules."""
    if not FORMATS.is_dir():
        pytest.skip("the formats' rules are not here")
    texts = [path.read_text() for path in sorted(FORMATS.glob("*.md"))]
    return frozenset(each for text in texts for each in FORMAT_RULE.findall(text))


def cited(text: str) -> Iterator[str]:
    """Yield the rule numbers that a text cites, also those of a list or range."""
    for listed in CITATION.findall(text):
        yield from re.findall(NUMBER, listed)


def texts() -> Iterator[tuple[str, str]]:
    """Yield every file of ours that may cite a rule."""
    for path in files(".py", ".md", ".json", ".toml"):
        yield shown(path), path.read_text()


def test_the_rule_book_was_read_as_it_is_written() -> None:
    assert {"100", "103.1", "704.5g", "903.10a"} <= book()
    assert len(book()) > 2500


def test_every_cited_rule_is_in_the_pinned_rule_book() -> None:
    unknown = {
        name: wrong for name, text in texts() if (wrong := sorted(set(cited(text)) - book()))
    }
    assert unknown == {}


def test_every_cited_rule_of_a_format_exists() -> None:
    unknown = {
        name: wrong
        for name, text in texts()
        if (wrong := sorted(set(FORMAT_CITATION.findall(text)) - format_rules()))
    }
    assert unknown == {}


def test_the_checks_find_a_rule_that_does_not_exist() -> None:
    sample = "first strike (CR " + "510.4, 702.7z), see CR " + "999–998 and " + "C-" + "999."
    assert list(cited(sample)) == ["510.4", "702.7z", "999", "998"]
    assert set(cited(sample)) - book() == {"702.7z", "999", "998"}
    assert set(FORMAT_CITATION.findall(sample)) - format_rules() == {"C-" + "999"}
