"""The hash chain that keeps secrets: salted commitments stand in for private parts.

``leaf.public`` is SHA-256 over the canonical JSON (RFC 8785) of what is public of an event;
each private part is bound by ``SHA-256(tag ‖ salt ‖ canonical value)`` with 128 bits of salt
or more. ``head(n) = SHA-256(tag ‖ leaf ‖ head(n-1))``. Opening a private part adds its salt
and value, and changes no hash.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import rfc8785

EVENT_TAG = b"antechamber.event.v1\x00"
COMMITMENT_TAG = b"antechamber.commitment.v1\x00"
HEAD_TAG = b"antechamber.head.v1\x00"
GENESIS = "0" * 64
"""What the first event of a stream follows."""


class ChainBroken(Exception):
    """A stored stream is not what was recorded: says which version and what is wrong."""

    def __init__(self, version: int, what: str) -> None:
        super().__init__(f"event {version}: {what}")
        self.version = version
        self.what = what


class Leaf(msgspec.Struct, frozen=True):
    """What the chain binds of one event (hex digests)."""

    public: str
    commitments: dict[str, str]


class StoredBody(msgspec.Struct, frozen=True):
    """The stored form of an event."""

    meta: dict[str, Any]
    public: dict[str, Any]
    private: dict[str, Any]
    salts: dict[str, str]
    leaf: Leaf
    prev: str


def canonical(value: object) -> bytes:
    """Return canonical JSON (RFC 8785)."""
    return rfc8785.dumps(value)  # type: ignore[arg-type]  # JSON-able by contract


def public_hash(meta: Mapping[str, Any], public: Mapping[str, Any]) -> str:
    """Return the hash over what is public of an event."""
    return hashlib.sha256(EVENT_TAG + canonical({"meta": meta, "public": public})).hexdigest()


def commitment(salt: str, value: object) -> str:
    """Return the commitment to one private part."""
    return hashlib.sha256(COMMITMENT_TAG + bytes.fromhex(salt) + canonical(value)).hexdigest()


def head(leaf: Leaf, prev: str) -> str:
    """Return the chain's head after an event."""
    bound = canonical({"public": leaf.public, "commitments": leaf.commitments})
    return hashlib.sha256(HEAD_TAG + bound + bytes.fromhex(prev)).hexdigest()


def verify_link(version: int, body: StoredBody, prev: str) -> str:
    """Check that an event follows a head, and return the head after it."""
    if not hmac.compare_digest(body.prev, prev):
        raise ChainBroken(version, "does not follow the event before it")
    if body.meta.get("version") != version:
        raise ChainBroken(version, "stands at another place than it was recorded at")
    return head(body.leaf, body.prev)


def verify_content(version: int, body: StoredBody) -> None:
    """Check that what is stored of an event is what its leaf binds."""
    if public_hash(body.meta, body.public) != body.leaf.public:
        raise ChainBroken(version, "the public part was altered")
    if set(body.private) != set(body.leaf.commitments):
        raise ChainBroken(version, "a private part is missing or was added")
    for name, value in body.private.items():
        salt = body.salts.get(name)
        if salt is None or commitment(salt, value) != body.leaf.commitments[name]:
            raise ChainBroken(version, f"the private part {name!r} was altered")


class ChainReport(msgspec.Struct, frozen=True):
    """The outcome of a verification: how many events, the head, the first fault if any."""

    events: int
    head: str
    fault: str | None = None
    fault_version: int | None = None


def verify(bodies: Iterable[StoredBody], expected_head: str | None = None) -> ChainReport:
    """Verify a whole stream from its first event, contents included."""
    prev, version = GENESIS, 0
    try:
        for version, body in enumerate(bodies, start=1):
            prev = verify_link(version, body, prev)
            verify_content(version, body)
        if expected_head is not None and prev != expected_head:
            raise ChainBroken(version, "the stream ends before the head that was kept")
    except ChainBroken as broken:
        return ChainReport(version, prev, broken.what, broken.version)
    return ChainReport(version, prev)
