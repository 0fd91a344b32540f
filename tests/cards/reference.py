"""Published card data and rules beside the repository, for comparison; absent elsewhere."""

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

_SHARED = Path(__file__).parents[3] / "shared"


def _existing(*parts: str) -> Path:
    path = _SHARED.joinpath(*parts)
    if not path.exists():
        pytest.skip(f"{path.name} is not beside this repository")
    return path


@cache
def published_cards() -> dict[str, dict[str, Any]]:
    """Return the published facts of each card by name; skips the test where there are none."""
    with gzip.open(_existing("cards", "oracle.jsonl.gz"), "rt", encoding="utf-8") as lines:
        found: dict[str, dict[str, Any]] = {}
        for line in lines:
            card = json.loads(line)
            found.setdefault(card["name"], card)
    return found


@cache
def published_printings() -> frozenset[tuple[str, str, str]]:
    """Return (name, set code, collector number) of each printing, or skips the test."""
    with gzip.open(_existing("cards", "printings.jsonl.gz"), "rt", encoding="utf-8") as lines:
        sets = [json.loads(line) for line in lines]
    return frozenset(
        (card["name"], each["code"], card["collector_number"])
        for each in sets
        for card in each["cards"]
    )


@cache
def rule_texts() -> dict[str, str]:
    """Return the texts of rules with letters by number (``205.3k``), or skips the test."""
    text = _existing("reference", "comprehensive-rules.txt").read_text(encoding="utf-8-sig")
    lines = (line.strip().partition(" ") for line in text.splitlines())
    return {number: words for number, _, words in lines if number[:1].isdigit() and words}


@cache
def rule_titles() -> dict[str, str]:
    """Return the titles of rules by number (``702.9`` is ``Flying``), or skips the test."""
    text = _existing("reference", "comprehensive-rules.txt").read_text(encoding="utf-8-sig")
    lines = (line.strip().partition(". ") for line in text.splitlines())
    return {number: title for number, _, title in lines if number[:1].isdigit() and title}
