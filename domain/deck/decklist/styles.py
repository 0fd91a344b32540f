"""The one door: a text in any style that people exchange decklists in.

To add a style: a module with ``read(text) -> DeckList``, a line in ``READERS``, and how it
is recognised in ``style_of``.
"""

import re
from collections.abc import Callable
from typing import Final

from domain.deck.decklist import (
    cockatrice,
    columns,
    forge,
    moxfield,
    mtgo,
    plain,
    precon,
    xmage,
)
from domain.deck.decklist.reading import LONGEST_TEXT, MOST_LINES, DeckList, LineProblem
from domain.kernel.refusals import Malformed

READERS: Final[dict[str, Callable[[str], DeckList]]] = {
    "plain": plain.read,
    "moxfield": moxfield.read,
    "precon": precon.read,
    "xmage": xmage.read,
    "forge": forge.read,
    "cockatrice": cockatrice.read,
    "mtgo": mtgo.read,
    "csv": columns.read,
}

LONGEST_END: Final = 200

_PRECON = re.compile(r"\[(?:[0-9A-Za-z_]{2,6}:[^\]\s]+|foil|etched)\]$", re.IGNORECASE)
_MOXFIELD = re.compile(r"(?:\*[FE]\*|\[[^\]]+\]|\^[^^]*\^)$")


def read_decklist(content: str | bytes, style: str | None = None) -> DeckList:
    """Read a decklist; what cannot be read is among the result's problems, never an exception.

    Bytes are UTF-8. Without a ``style`` it is recognised from the text; only a style that
    does not exist raises ``Malformed``.
    """
    if style is not None and style not in READERS:
        raise Malformed(
            "There is no such style of decklist.",
            code="unknown-style",
            data={"styles": list(READERS)},
        )
    if len(content) > LONGEST_TEXT:
        return _unread(style, "too-large", f"A list has at most {LONGEST_TEXT} characters.")
    text = _decoded(content)
    if text is None:
        return _unread(style, "not-text", "This is no text in UTF-8.")
    if text.count("\n") >= MOST_LINES:
        return _unread(style, "too-large", f"A list has at most {MOST_LINES} lines.")
    return READERS[style or style_of(text)](text)


def style_of(text: str) -> str:
    """Return the style that a text is written in, ``plain`` where nothing speaks against it."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines:
        return "plain"
    if lines[0].startswith("<"):
        return "mtgo" if "<Cards" in text else "cockatrice"
    if any(forge.SECTION.fullmatch(line) for line in lines):
        return "forge"
    if any(xmage.CARD.fullmatch(line) for line in lines):
        return "xmage"
    if columns.is_header(lines[0]):
        return "csv"
    # The ends tell, and what looks for them takes the square of what it is given.
    cards = [line[-LONGEST_END:] for line in lines if not line.startswith(("//", "#"))]
    if any(_PRECON.search(line) for line in cards):
        return "precon"
    if any(moxfield.PRINTING.search(line) or _MOXFIELD.search(line) for line in cards):
        return "moxfield"
    return "plain"


def _decoded(content: str | bytes) -> str | None:
    """Return the text with line feeds as its only line ends, or nothing where it is binary."""
    try:
        text = content.decode() if isinstance(content, bytes) else content
        text.encode()
    except UnicodeError:
        return None
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    # Other separators that str.splitlines would split at are controls or U+2028 and U+2029.
    if any(ord(c) < 32 and c not in "\n\t" for c in text):
        return None
    return text.replace("\x85", " ").replace("\u2028", " ").replace("\u2029", " ")


def _unread(style: str | None, code: str, detail: str) -> DeckList:
    return DeckList(style=style or "plain", problems=(LineProblem(0, code, detail),))
