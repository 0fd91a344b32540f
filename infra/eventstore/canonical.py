"""Canonical JSON (RFC 8785), as fast as the service needs it.

msgspec with sorted keys writes the same bytes as the ``rfc8785`` library, 13 times as fast,
for all but three things: fractions, integers beyond 2**53, and keys outside the basic
multilingual plane (sorted by UTF-16 there, by code point here). Where one of them may be
present the library decides. A property in tests/infra compares the two.
"""

import re
from typing import Any

import msgspec
import rfc8785

_encoder = msgspec.json.Encoder(order="sorted")

_DIGITS = b"0123456789"
_SEPARATORS = bytes.maketrans(b",[", b"::")
_ZEROS = bytes.maketrans(_DIGITS, b"0" * 10)
_HUGE = b"0" * 16
_STRINGS = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"')
_NUMBERS = re.compile(rb"\d[.eE]|\d{16}")


def _doubtful(plain: bytes) -> bool:
    """Tell whether msgspec's bytes may differ.

    Without digits and signs, a fraction is a separator before a point or an exponent. Text
    in a string may look like it, or like a huge integer: then the strings are cut out.
    """
    if not plain.isascii() and max(plain) >= 0xF0:
        return True
    bare = (b":" + plain).translate(_SEPARATORS, _DIGITS + b"-")
    if b":." in bare or b":e" in bare or _HUGE in plain.translate(_ZEROS):
        return _NUMBERS.search(_STRINGS.sub(b"", plain)) is not None
    return False


def canonical(value: Any) -> bytes:
    """Return canonical JSON of builtins; raises ``ValueError`` for fractions and huge integers."""
    plain = _encoder.encode(value)
    if not _doubtful(plain):
        return plain
    _refuse_fractions(value)
    try:
        return rfc8785.dumps(value)
    except rfc8785.CanonicalizationError as error:
        raise ValueError(f"no canonical JSON: {error}") from error


def _refuse_fractions(value: Any) -> None:
    match value:
        case float():
            raise ValueError("a fraction has no place in what is recorded")
        case dict():
            for each in value.values():
                _refuse_fractions(each)
        case list() | tuple():
            for each in value:
                _refuse_fractions(each)
        case _:
            return
