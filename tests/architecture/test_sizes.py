"""How long a file and a function may be."""

import ast
from collections.abc import Iterator
from statistics import quantiles
from typing import NamedTuple

from tests.architecture.sources import PRODUCTION, files, shown

FILE_LINES = 300
FILE_LINES_EVER = 400
FUNCTION_LINES_P95 = 40
FUNCTION_LINES_EVER = 60

LONGER_WITH_REASON: dict[str, str] = {
    "domain/cards/corpus/forms.py": "the short forms of all cards, each a few lines",
    "domain/cards/ir/language/__init__.py": "every name of the ability language, listed twice",
    "domain/cards/ir/terms/patterns.py": "one closed family of nodes, most of it docstrings",
    "domain/rules/engine.py": "what every chapter of the rules is given: one class",
}
"""Production files of more than ``FILE_LINES`` lines, each with the reason why it is one file."""


class Function(NamedTuple):
    """A function's place, name and length in lines, docstring included, decorators not."""

    line: int
    name: str
    length: int


def functions(source: str) -> Iterator[Function]:
    """Yield the functions of a source, but for those that are one exhaustive match."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not _is_one_match(node):
            yield Function(node.lineno, node.name, (node.end_lineno or 0) - node.lineno + 1)


def _is_one_match(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    return len(body) == 1 and isinstance(body[0], ast.Match)


def too_long(source: str) -> list[Function]:
    """Return the functions over the hard limit."""
    return [each for each in functions(source) if each.length > FUNCTION_LINES_EVER]


def lines_of(length: int) -> str:
    """Return a source with one function of so many lines."""
    return "def long():\n" + "    x = 1\n" * (length - 1)


def test_no_file_is_longer_than_it_may_ever_be() -> None:
    lengths = {shown(path): len(path.read_text().splitlines()) for path in files(".py")}
    assert {name: n for name, n in lengths.items() if n > FILE_LINES_EVER} == {}


def test_a_longer_production_file_has_a_reason() -> None:
    lengths = {
        shown(path): len(path.read_text().splitlines()) for path in files(".py", below=PRODUCTION)
    }
    long = {name: n for name, n in lengths.items() if n > FILE_LINES}
    assert {name: n for name, n in long.items() if name not in LONGER_WITH_REASON} == {}
    assert set(LONGER_WITH_REASON) <= set(long), "a reason outlived its file's length"


def test_no_function_is_longer_than_it_may_ever_be() -> None:
    found = [
        f"{shown(path)}:{each.line} {each.name} has {each.length} lines"
        for path in files(".py")
        for each in too_long(path.read_text())
    ]
    assert found == []


def test_nineteen_functions_of_twenty_are_short() -> None:
    lengths = [
        each.length
        for path in files(".py", below=PRODUCTION)
        for each in functions(path.read_text())
    ]
    assert quantiles(lengths, n=20)[-1] <= FUNCTION_LINES_P95


def test_the_check_finds_a_function_that_is_too_long() -> None:
    assert too_long(lines_of(60)) == []
    assert [each.length for each in too_long(lines_of(61))] == [61]


def test_an_exhaustive_match_may_be_as_long_as_its_union() -> None:
    cases = "".join(
        f"        case {number}:\n            return {number}\n" for number in range(40)
    )
    matching = f'def fold(fact):\n    """Fold."""\n    match fact:\n{cases}'
    assert too_long(matching) == []
    assert len(too_long(matching.replace("    match", "    fact += 1\n    match"))) == 1
