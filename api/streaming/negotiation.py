"""Which of the transports of a cursor a request asks for (RFC 9110, 12.5.1)."""

from collections.abc import Iterator
from typing import Literal

Transport = Literal["page", "ndjson", "sse"]

NDJSON = "application/x-ndjson"
SSE = "text/event-stream"

_TRANSPORTS: dict[str, Transport] = {"application/json": "page", NDJSON: "ndjson", SSE: "sse"}


def transport(accept: str | None) -> Transport:
    """Return what an ``Accept`` field likes best; a page where it names no stream.

    Streams are only for those who name them: ``*/*`` means a page.
    """
    best: tuple[float, Transport] = (0.0, "page")
    for media, quality in _preferences(accept or ""):
        wanted = _TRANSPORTS.get(media)
        if wanted is not None and quality > best[0]:
            best = (quality, wanted)
    return best[1]


def _preferences(accept: str) -> Iterator[tuple[str, float]]:
    for part in accept.split(","):
        media, *parameters = (piece.strip().lower() for piece in part.split(";"))
        weights = [each[2:] for each in parameters if each.startswith("q=")]
        try:
            quality = float(weights[0]) if weights else 1.0
        except ValueError:
            quality = 0.0
        yield media, quality
