"""The hash chain that keeps secrets: salted commitments stand in for private parts.

``leaf.public`` is SHA-256 over the canonical JSON (RFC 8785) of what is public of an event;
each private part is bound by ``SHA-256(tag ‖ salt ‖ canonical value)`` with 128 bits of salt
or more. ``head(n) = SHA-256(tag ‖ leaf ‖ head(n-1))``. Opening a private part adds its salt
and value, and changes no hash.

Parts are stored as their canonical bytes, so that verifying hashes what was read; a body
that some other writer spaced or ordered otherwise is brought into canonical form first.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec

from infra.eventstore.canonical import canonical

EVENT_TAG = b"antechamber.event.v1\x00"
COMMITMENT_TAG = b"antechamber.commitment.v1\x00"
HEAD_TAG = b"antechamber.head.v1\x00"
GENESIS = "0" * 64
"""What the first event of a stream follows."""

SALT_BYTES = 16


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


class Meta(msgspec.Struct, frozen=True):
    """Where, when and by whom an event was recorded; part of the public leaf."""

    stream: UUID
    version: int
    type: str
    at: datetime
    actor: str
    command_id: UUID


class StoredBody(msgspec.Struct, frozen=True):
    """The stored form of an event; ``meta``, ``public`` and private values are JSON as stored.

    In an export a private part may be absent, with its salt: its commitment stays.
    """

    meta: msgspec.Raw
    public: msgspec.Raw
    private: dict[str, msgspec.Raw]
    salts: dict[str, str]
    leaf: Leaf
    prev: str


class ChainReport(msgspec.Struct, frozen=True):
    """The outcome of a verification: how many events, the head, the first fault if any."""

    events: int
    head: str
    fault: str | None = None
    fault_version: int | None = None


_meta_decoder = msgspec.json.Decoder(Meta)
_body_decoder = msgspec.json.Decoder(StoredBody)


def body_of(state: bytes) -> StoredBody:
    """Return a stored body parsed; raises ``msgspec.DecodeError`` for what is none."""
    return _body_decoder.decode(state)


def meta_of(body: StoredBody) -> Meta:
    """Return where, when and by whom an event was recorded."""
    return _meta_decoder.decode(body.meta)


def public_hash(meta: bytes, public: bytes) -> str:
    """Return the hash over what is public of an event, both parts canonical JSON."""
    content = b'{"meta":' + meta + b',"public":' + public + b"}"
    return hashlib.sha256(EVENT_TAG + content).hexdigest()


def commitment(salt: str, value: bytes) -> str:
    """Return the commitment to one private part, given as canonical JSON."""
    return hashlib.sha256(COMMITMENT_TAG + bytes.fromhex(salt) + value).hexdigest()


def head(leaf: Leaf, prev: str) -> str:
    """Return the chain's head after an event."""
    bound = canonical({"public": leaf.public, "commitments": leaf.commitments})
    return hashlib.sha256(HEAD_TAG + bound + bytes.fromhex(prev)).hexdigest()


def verify_link(version: int, body: StoredBody, prev: str, stream: UUID | None = None) -> str:
    """Check that an event follows a head at its place, and return the head after it."""
    meta = meta_of(body)
    if meta.version != version or stream not in {None, meta.stream}:
        raise ChainBroken(version, "was recorded at another place: removed, moved or swapped")
    if not hmac.compare_digest(body.prev, prev):
        raise ChainBroken(version, "does not follow the event before it")
    return head(body.leaf, body.prev)


def verify_content(version: int, body: StoredBody, *, sealed: bool = False) -> None:
    """Check that what is stored of an event is what its leaf binds.

    ``sealed``: private parts may be absent, as in an export; those that are there must fit.
    """
    if body.leaf.public != public_hash(body.meta, body.public) and (
        body.leaf.public != public_hash(_canonically(body.meta), _canonically(body.public))
    ):
        raise ChainBroken(version, "the public part was altered")
    opened, bound = set(body.private), set(body.leaf.commitments)
    if not opened <= bound or (opened != bound and not sealed):
        raise ChainBroken(version, "a private part is missing or was added")
    for name, value in body.private.items():
        if not _opens(body.leaf.commitments[name], body.salts.get(name), value):
            raise ChainBroken(version, f"the private part {name!r} was altered")


def _opens(committed: str, salt: str | None, value: bytes) -> bool:
    if salt is None or len(salt) < 2 * SALT_BYTES:
        return False
    try:
        return committed == commitment(salt, value) or (
            committed == commitment(salt, _canonically(value))
        )
    except ValueError:
        return False


def _canonically(part: bytes) -> bytes:
    value: Any = msgspec.json.decode(part)
    try:
        return canonical(value)
    except ValueError:
        return part


def verify(
    bodies: Iterable[StoredBody],
    expected_head: str | None = None,
    *,
    stream: UUID | None = None,
    anchors: Mapping[int, str] | None = None,
    sealed: bool = False,
) -> ChainReport:
    """Verify a whole stream from its first event, contents included.

    ``expected_head`` is the head that was kept elsewhere, ``anchors`` heads by version that
    were: without either, events cut off at the end stay unseen.
    """
    prev, version = GENESIS, 0
    missing = dict(anchors or {})
    try:
        for version, body in enumerate(bodies, start=1):
            after = verify_link(version, body, prev, stream)
            verify_content(version, body, sealed=sealed)
            if missing.pop(version, after) != after:
                raise ChainBroken(version, "is not what the anchor was cast on")
            prev = after
        if missing or (expected_head is not None and prev != expected_head):
            raise ChainBroken(version, "the stream ends before the head that was kept")
    except ChainBroken as broken:
        return ChainReport(version, prev, broken.what, broken.version)
    except (msgspec.DecodeError, ValueError) as unreadable:
        return ChainReport(version, prev, f"cannot be read: {unreadable}", version)
    return ChainReport(version, prev)
