"""The domain is a function of its arguments: what it may import is listed, all else refused."""

import re
from collections.abc import Callable

from tests.architecture.sources import files, imported, shown

PURE = frozenset(
    [
        "__future__",
        "abc",
        "base64",
        "bisect",
        "collections",
        "contextlib",
        "csv",
        "dataclasses",
        "datetime",
        "difflib",
        "enum",
        "fractions",
        "functools",
        "hashlib",
        "heapq",
        "hmac",
        "importlib",
        "itertools",
        "json",
        "math",
        "msgspec",
        "operator",
        "re",
        "string",
        "types",
        "typing",
        "typing_extensions",
        "unicodedata",
        "uuid",
        "xml",
    ]
)
CHANCE = frozenset({"random", "secrets", "numpy"})


def impure(source: str) -> list[str]:
    """Return what a module of the domain imports and must not."""
    allowed = PURE | {"domain"}
    return [f"{line}: {name}" for line, name in imported(source) if _top(name) not in allowed]


def chancy(source: str) -> list[str]:
    """Return the sources of chance that a module imports."""
    return [f"{line}: {name}" for line, name in imported(source) if _top(name) in CHANCE]


def unexplained(source: str) -> list[str]:
    """Return the lines that silence a check without a reason beside it."""
    return [line.strip() for line in source.splitlines() if SILENCED.search(line)]


SILENCED = re.compile(r"# (?:no" r"qa|type: ig" r"nore|pragma: no cov" r"er)(?![^#]*#\s*\w)")
UNFINISHED = re.compile(r"\bNotImplemented" r"Error\b|\bTO" r"DO\b|\bFIX" r"ME\b")


def _top(name: str) -> str:
    return name.split(".", 1)[0]


def found_in(check: Callable[[str], list[str]], *below: str) -> list[str]:
    """Return what a check finds in the Python files of some folders, with its place."""
    return [
        f"{shown(path)}:{each}"
        for path in files(".py", below=below)
        for each in check(path.read_text())
    ]


def test_the_domain_imports_nothing_that_reaches_outside() -> None:
    assert found_in(impure, "domain") == []


def test_no_chance_enters_domain_or_services_but_through_its_port() -> None:
    assert found_in(chancy, "domain", "services") == []


def test_whoever_silences_a_check_says_why() -> None:
    assert found_in(unexplained, ".") == []


def test_nothing_is_left_unfinished() -> None:
    assert found_in(UNFINISHED.findall, ".") == []


def test_the_checks_find_what_they_look_for() -> None:
    assert impure("import msgspec\nfrom domain.cards import card\nfrom os import path") == ["3: os"]
    assert impure("def now():\n    import time") == ["2: time"]
    assert chancy("from random import choice") == ["1: random"]
    assert unexplained("x = 1  # no" + "qa: E501") != []
    assert unexplained("x = 1  # no" + "qa: E501 # the table is read as a whole") == []
    assert unexplained("x = y  # type: ig" + "nore[misc]") != []
    assert unexplained("x = y  # type: ig" + "nore[misc]  # the library's stub is wrong") == []
    assert UNFINISHED.findall("raise NotImplemented" + "Error") != []
