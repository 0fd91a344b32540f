"""A stream as NDJSON that anybody can verify without us: one stored body a line.

Private parts that were not opened are left out with their salts; their commitments stay, so
that the chain verifies all the same. Opening one later adds its salt and value to the line.
"""

from collections.abc import Callable, Iterable, Iterator

import msgspec

from infra.eventstore import chain

Opens = Callable[[int, str], bool]
"""Tells by version and name whether a private part is opened in an export."""

_encoder = msgspec.json.Encoder()


def sealed(_version: int, _name: str) -> bool:
    """Open nothing."""
    return False


def export(bodies: Iterable[chain.StoredBody], opens: Opens = sealed) -> Iterator[bytes]:
    """Yield the lines of an export, each with its line end."""
    for version, body in enumerate(bodies, start=1):
        shown = [name for name in body.private if opens(version, name)]
        line = msgspec.structs.replace(
            body,
            private={name: body.private[name] for name in shown},
            salts={name: body.salts[name] for name in shown},
        )
        yield _encoder.encode(line) + b"\n"


def verify_export(lines: Iterable[bytes], expected_head: str | None = None) -> chain.ChainReport:
    """Verify an export from its first line; what is opened must be what was committed to."""
    bodies: list[chain.StoredBody] = []
    for number, line in enumerate(lines, start=1):
        try:
            bodies.append(chain.body_of(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as unreadable:
            fault = f"cannot be read: {unreadable}"
            return chain.ChainReport(number, chain.GENESIS, fault, number)
    return chain.verify(bodies, expected_head, sealed=True)
