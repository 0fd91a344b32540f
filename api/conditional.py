"""Bodies that are ready to send; strong ETags and 304 (RFC 9110 sections 8.8.3 and 13.1.2)."""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
from fastapi import Request, Response

NO_STORE = "private, no-cache"
"""What is shown depends on who asks, so only the asker may keep it, and must ask again."""


def etag_of(body: bytes) -> str:
    """Return the strong ETag of a body: equal bytes, equal tag."""
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def conditional(request: Request, body: bytes, etag: str | None = None) -> Response:
    """Return the JSON bytes with their ETag, or 304 if the client holds them already."""
    etag = etag or etag_of(body)
    if not etag.startswith('"'):
        etag = f'"{etag}"'
    headers = {"ETag": etag, "Cache-Control": NO_STORE, "Vary": "Authorization"}
    held = request.headers.get("If-None-Match", "")
    tags = {tag.strip().removeprefix("W/") for tag in held.split(",")}
    if held.strip() == "*" or etag in tags:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def plain(document: Mapping[str, Any], status: int = 200) -> Response:
    """Return a document of the services as JSON, as it is.

    Schemas describe what is answered and tests compare; to send every candidate of a decision
    through a validator costs more than to list it.
    """
    return Response(msgspec.json.encode(document), status, media_type="application/json")
