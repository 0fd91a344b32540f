"""XML read as a stream of elements, with every door shut that XML leaves open.

A decklist needs no document type, so one is refused before any entity can be declared:
nothing expands and nothing is fetched.
"""

from collections.abc import Iterator
from typing import NoReturn
from xml.parsers import expat

import msgspec


class Element(msgspec.Struct, frozen=True):
    """An element as it ended: where it began, its attributes, its own text, those around it."""

    name: str
    line: int
    attributes: dict[str, str]
    text: str
    within: tuple[dict[str, str], ...]


class NotRead(Exception):
    """The XML is malformed or holds what no decklist needs; ``line`` counts from 1."""

    def __init__(self, line: int, detail: str) -> None:
        super().__init__(detail)
        self.line = line
        self.detail = detail


_DEEPEST = 20


def elements(text: str) -> Iterator[Element]:
    """Yield the elements in the order in which they end; raises ``NotRead``."""
    collector = _Collector()
    try:
        collector.parser.Parse(text.encode(), True)
    except expat.ExpatError as error:
        # ``code`` is a plain number and words come from a table: none of the text comes back.
        detail = f"This is no well-formed XML: {expat.errors.messages[error.code]}."
        raise NotRead(error.lineno, detail) from None
    yield from collector.ended


class _Collector:
    def __init__(self) -> None:
        self.ended: list[Element] = []
        self._open: list[tuple[str, int, dict[str, str], list[str]]] = []
        self.parser = expat.ParserCreate("utf-8")
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._characters

    def _doctype(self, *_: object) -> NoReturn:
        raise NotRead(self.parser.CurrentLineNumber, "A decklist has no document type.")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        line = self.parser.CurrentLineNumber
        if len(self._open) == _DEEPEST:
            raise NotRead(line, "The elements are nested too deep for a decklist.")
        self._open.append((name, line, attributes, []))

    def _characters(self, text: str) -> None:
        self._open[-1][3].append(text)

    def _end(self, _: str) -> None:
        name, line, attributes, text = self._open.pop()
        within = tuple(each[2] for each in self._open)
        self.ended.append(Element(name, line, attributes, "".join(text).strip(), within))
