"""What reading a decklist gives, and the collector that every style's reader fills."""

import re
from typing import Final

import msgspec

from domain.formats.deck_rules import Entry, Zone

LONGEST_TEXT: Final = 256 * 1024
"""Characters of a list; the largest of the sample cubes has 16,000."""

MOST_LINES: Final = 4000
MOST_OF_ONE: Final = 999
MOST_CARDS: Final = 5000
LONGEST_NAME: Final = 150
LONGEST_QUOTE: Final = 120

_SET = re.compile(r"[0-9A-Z]{2,6}")
_NUMBER = re.compile(r"[0-9A-Za-z★†-]{1,8}")
_COUNT = re.compile(r"\+?([0-9]{1,9})[xX]?")


class Listed(msgspec.Struct, frozen=True):
    """An entry, and the line of the text (from 1) on which it stands."""

    line: int
    entry: Entry


class LineProblem(msgspec.Struct, frozen=True):
    """A line that could not be read, or, as line 0, what is wrong with the whole text."""

    line: int
    code: str
    detail: str
    text: str = ""


class DeckList(msgspec.Struct, frozen=True, kw_only=True):
    """A decklist as it was read: nothing is judged, and no line is dropped in silence."""

    style: str
    name: str | None = None
    listed: tuple[Listed, ...] = ()
    problems: tuple[LineProblem, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries in the order of the text."""
        return tuple(each.entry for each in self.listed)

    @property
    def cards(self) -> int:
        """How many cards are listed, in all zones."""
        return sum(each.entry.count for each in self.listed)


class Reading:
    """Collects what a reader finds; lives for one text."""

    def __init__(self, style: str) -> None:
        self.style = style
        self.name: str | None = None
        self._listed: list[Listed] = []
        self._problems: list[LineProblem] = []
        self._cards = 0

    def called(self, name: str) -> None:
        """Take the deck's name, unless there is one or it cannot be printed."""
        name = name.strip()
        if self.name is None and name and name.isprintable():
            self.name = name[:LONGEST_QUOTE]

    def problem(self, line: int, code: str, detail: str, text: str = "") -> None:
        """Report a line, quoted so far as it is short and printable."""
        quoted = "".join(c for c in text[:LONGEST_QUOTE] if c.isprintable())
        self._problems.append(LineProblem(line, code, detail, quoted))

    def card(
        self,
        line: int,
        text: str,
        count: str,
        name: str,
        *,
        zone: Zone = "main",
        set_code: str | None = None,
        number: str | None = None,
        foil: bool = False,
    ) -> None:
        """Add a card, or report the line ``text`` if its figures or words are none."""
        many = counted(count)
        name = " ".join(name.split())
        if many is None:
            detail = f"A line has from 1 to {MOST_OF_ONE} cards."
            self.problem(line, "bad-count", detail, text)
        elif not name or len(name) > LONGEST_NAME or not name.isprintable():
            self.problem(line, "bad-name", "The line names no card.", text)
        elif self._cards + many > MOST_CARDS:
            self.problem(line, "too-many-cards", f"A list has at most {MOST_CARDS} cards.", text)
        else:
            self._cards += many
            printing = _code((set_code or "").upper(), _SET), _code(number, _NUMBER)
            self._listed.append(Listed(line, Entry(many, name, zone, *printing, foil)))

    def moved(self, name: str, zone: Zone) -> bool:
        """Move the single card of a name from the main deck to a zone, if it is there."""
        for at, each in enumerate(self._listed):
            entry = each.entry
            if entry.zone == "main" and entry.name.casefold() == name.casefold():
                moved = msgspec.structs.replace(entry, zone=zone)
                self._listed[at] = Listed(each.line, moved)
                return True
        return False

    def rezoned(self, before: Zone, after: Zone) -> None:
        """Move every card of one zone to another."""
        self._listed = [
            Listed(each.line, msgspec.structs.replace(each.entry, zone=after))
            if each.entry.zone == before
            else each
            for each in self._listed
        ]

    def total(self, zone: Zone) -> int:
        """Return how many cards a zone has so far."""
        return sum(each.entry.count for each in self._listed if each.entry.zone == zone)

    def result(self) -> DeckList:
        """Return what was read; a text without any card is a problem."""
        if not self._listed and not self._problems:
            self.problem(0, "no-cards", "The text lists no card.")
        return DeckList(
            style=self.style,
            name=self.name,
            listed=tuple(self._listed),
            problems=tuple(self._problems),
        )


def counted(text: str) -> int | None:
    """Return the number that ``4``, ``4x`` or ``+4`` tells, or nothing out of 1 to 999."""
    match = _COUNT.fullmatch(text.strip())
    many = int(match[1]) if match else 0
    return many if 1 <= many <= MOST_OF_ONE else None


def _code(text: str | None, shape: re.Pattern[str]) -> str | None:
    """Return a set code or collector number; ``*`` and what cannot be one say nothing."""
    code = (text or "").strip()
    return code if shape.fullmatch(code) else None
