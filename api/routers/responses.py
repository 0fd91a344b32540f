"""The problem documents that each kind of route can answer with, for the description."""

from typing import Any

_PROBLEM = {"$ref": "#/components/schemas/Problem"}

_SAYS = {
    400: "The request cannot be read.",
    401: "No valid token.",
    403: "The token does not allow this.",
    404: "Not there, or not visible: the caller cannot tell which.",
    409: "A rule forbids it, the decision is no longer open, or somebody was quicker.",
    413: "The body is larger than 256 KiB.",
    422: "The request does not fit its schema, or the idempotency key had another body.",
}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the description of these statuses; 422 is always possible."""
    return {
        status: {
            "description": _SAYS[status],
            "content": {"application/problem+json": {"schema": _PROBLEM}},
        }
        for status in sorted({*statuses, 422})
    }


OTHERWISE = {
    "description": "Any route, at any time: 429 too many requests, 500, 503 try again later.",
    "content": {"application/problem+json": {"schema": _PROBLEM}},
}

READ = problems(401, 403, 404)
WRITE = problems(400, 401, 403, 404, 409, 413)
OPEN = problems(400, 401, 409, 413)
