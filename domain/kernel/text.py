"""What people write: one line of it, checked before it is recorded."""

import unicodedata

from domain.kernel.refusals import Malformed


def line_of(text: str, what: str, longest: int) -> str:
    """Return ``text`` in Unicode form C without spaces around it.

    Raises ``Malformed`` where it is empty, longer than ``longest`` characters, or holds
    what cannot be printed or stored: control characters, line ends, lone surrogates.
    """
    plain = unicodedata.normalize("NFC", text).strip()
    if not plain:
        raise Malformed(f"A {what} is not empty.", code="empty-text")
    if len(plain) > longest:
        raise Malformed(f"A {what} has at most {longest} characters.", code="text-too-long")
    if not plain.isprintable():
        raise Malformed(f"A {what} holds printable characters only.", code="unprintable-text")
    return plain
