"""How large a request may be and of which type, and how often a client may ask."""

import hashlib
from collections import OrderedDict
from http import HTTPStatus

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.metrics import LIMITED
from api.problems import of_exhausted, problem
from api.rates import CAPACITY, Bucket, Exhausted, Rates, address_key

LARGEST_BODY = 256 * 1024
"""Bytes: a deck of 100 different cards takes some 10 KiB."""


LARGEST_HEADERS = 32 * 1024
"""Bytes of all names and values; what is ours takes some hundred."""

LARGEST_QUERY = 8 * 1024
"""Bytes."""


class SizeLimit:
    """ASGI middleware: reads the body up to the limit, and refuses all that is larger.

    A body that is not declared to be JSON is refused too: no route takes another.
    """

    def __init__(self, app: ASGIApp, largest: int = LARGEST_BODY) -> None:
        self._app = app
        self._largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on with its body read, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if (refusal := _oversized(scope)) is not None:
            await refusal(scope, receive, send)
            return
        if scope["method"] in {"GET", "HEAD", "OPTIONS"}:
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        declared = headers.get(b"content-length", b"0")
        body = None
        if declared.isdigit() and int(declared[:20]) <= self._largest:
            body = await self._read(receive)
        if body is None:
            refusal = problem(
                413, "too-large", "Body too large", f"A body has at most {self._largest} bytes."
            )
            await refusal(scope, receive, send)
        elif body and not _is_json(headers.get(b"content-type", b"")):
            await _other_type()(scope, receive, send)
        else:
            await self._app(scope, given_again(body, receive), send)

    async def _read(self, receive: Receive) -> bytes | None:
        """Return the whole body, or nothing if it is too large."""
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return b"".join(parts)
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > self._largest:
                return None
            if not message.get("more_body", False):
                return b"".join(parts)


def _oversized(scope: Scope) -> JSONResponse | None:
    """Return the refusal of a request whose address or headers are too large."""
    if len(scope["query_string"]) > LARGEST_QUERY:
        return problem(
            414, "uri-too-long", "URI too long", f"A query has at most {LARGEST_QUERY} bytes."
        )
    if sum(len(name) + len(value) for name, value in scope["headers"]) > LARGEST_HEADERS:
        return problem(
            431, "headers-too-large", "Headers too large",
            f"Headers have at most {LARGEST_HEADERS} bytes.",
        )  # fmt: skip
    return None


def _is_json(content_type: bytes) -> bool:
    media_type = content_type.partition(b";")[0].strip().lower()
    return media_type == b"application/json" or media_type.endswith(b"+json")


def _other_type() -> JSONResponse:
    return problem(
        415, "unsupported-media", "Unsupported media type", "A body is `application/json`.",
        headers={"Accept-Post": "application/json"},
    )  # fmt: skip


def given_again(body: bytes, receive: Receive) -> Receive:
    """Return a ``receive`` that gives a body that was read, and then whatever the server tells."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


PROBES = {"/healthz", "/readyz", "/metrics"}
"""Asked by machines that watch the service; a quota would make it look dead."""


class RateLimit:
    """ASGI middleware: takes each request off its client's quota and tells what is left.

    A client is a token that was accepted before, or else an address: tokens made up do not
    get a quota each. A request refused with 4xx costs nothing but one of the ``refusals``,
    unless it tried a password or a name.
    """

    def __init__(self, app: ASGIApp, rates: Rates) -> None:
        self._app = app
        self._rates = rates
        self._accepted: OrderedDict[str, None] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it with 429."""
        if scope["type"] != "http" or scope["path"] in PROBES:
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        bucket = self._rates.of_request(scope["method"], scope["path"], headers)
        client = scope.get("client")
        address = address_key(client[0]) if client else "unknown"
        token = _token(headers)
        by_token = token in self._accepted and bucket is not self._rates.sign_ins
        key = token if by_token and bucket is not self._rates.registrations else address
        state = scope.setdefault("state", {})
        state["address"] = address
        try:
            remaining, seconds = self._taken(bucket, key)
        except Exhausted as failure:
            LIMITED.labels(failure.bucket.name).inc()
            await of_exhausted(failure)(scope, receive, send)
            return

        async def told(message: Message) -> None:
            nonlocal remaining
            if message["type"] == "http.response.start":
                if state.get("authenticated"):
                    self._accept(token)
                remaining += self._settled(bucket, key, token, address, message["status"])
                _tell(message, bucket, remaining, seconds)
            await send(message)

        await self._app(scope, receive, told)

    def _taken(self, bucket: Bucket, key: str) -> tuple[int, float]:
        """Take one request; return what is left and the seconds until all of it is back."""
        refused = self._rates.refusals.wait(key)
        if refused:
            raise Exhausted(self._rates.refusals, refused)
        if not bucket.on:
            return 0, 0.0
        verdict = bucket.take(key)
        if not verdict.passes:
            raise Exhausted(bucket, verdict.seconds)
        return verdict.remaining, verdict.seconds

    def _accept(self, token: str) -> None:
        self._accepted[token] = None
        self._accepted.move_to_end(token)
        if len(self._accepted) > CAPACITY:
            self._accepted.popitem(last=False)

    def _settled(self, bucket: Bucket, key: str, token: str, address: str, status: int) -> int:
        """Note how a request ended; return how many requests of its quota it gets back."""
        if status == HTTPStatus.UNAUTHORIZED:
            self._accepted.pop(token, None)
        if status < HTTPStatus.BAD_REQUEST or bucket in self._rates.guesses:
            return 0
        if status < HTTPStatus.INTERNAL_SERVER_ERROR and self._rates.refusals.on:
            at = address if status == HTTPStatus.UNAUTHORIZED else key
            self._rates.refusals.take(at)
        bucket.give_back(key)
        return 1


def _token(headers: dict[bytes, bytes]) -> str:
    """Return a name of the token that came, which is not the token; empty without one."""
    sent = headers.get(b"authorization")
    return hashlib.sha256(sent).hexdigest() if sent else ""


def _tell(message: Message, bucket: Bucket, remaining: int, seconds: float) -> None:
    """Add the fields of draft-ietf-httpapi-ratelimit-headers, unless the answer has its own."""
    if bucket.on and not any(name == b"ratelimit" for name, _ in message["headers"]):
        message["headers"] = [
            *message["headers"],
            (b"ratelimit-policy", bucket.policy),
            (b"ratelimit", bucket.field(remaining, seconds)),
        ]
