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

# Text inside a string may match as well: that costs time and changes nothing.
_DOUBTFUL = re.compile(rb"[\xf0-\xf4]|(?:^|[:,\[])-?(?:\d{16}|\d+[.eE])")


def canonical(value: Any) -> bytes:
    """Return canonical JSON of builtins; raises ``ValueError`` for fractions and huge integers."""
    plain = _encoder.encode(value)
    if _DOUBTFUL.search(plain) is None:
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
