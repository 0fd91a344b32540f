"""Events to stored bodies and back: msgspec JSON, with the chain."""

from collections.abc import Callable
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec

from domain.kernel.events import Event
from infra.eventstore import chain
from infra.eventstore.names import EVENT_CLASSES
from services.ports import Recorded

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(chain.StoredBody)

SALT_BYTES = 16


def encode(
    event: Event,
    *,
    stream: UUID,
    version: int,
    at: datetime,
    actor: str,
    command_id: UUID,
    prev: str,
    salt: Callable[[int], bytes],
) -> tuple[bytes, str]:
    """Return the body to store and the chain's head after it."""
    public, private = event.split()
    meta: dict[str, Any] = {
        "stream": str(stream),
        "version": version,
        "type": type(event).__name__,
        "at": at.isoformat(),
        "actor": actor,
        "command_id": str(command_id),
    }
    salts = {name: salt(SALT_BYTES).hex() for name in private}
    leaf = chain.Leaf(
        public=chain.public_hash(meta, public),
        commitments={name: chain.commitment(salts[name], private[name]) for name in private},
    )
    body = chain.StoredBody(meta, public, private, salts, leaf, prev)
    return _encoder.encode(body), chain.head(leaf, prev)


def body_of(state: bytes) -> chain.StoredBody:
    """Return the parsed stored body."""
    return _decoder.decode(state)


def decode(state: bytes, position: int = 0, prev: str | None = None) -> Recorded:
    """Return the event of a stored body.

    With ``prev`` the link to the event before is verified; contents are verified by audits.
    Raises ``ChainBroken``.
    """
    body = _decoder.decode(state)
    meta = body.meta
    version = int(meta["version"])
    after = chain.head(body.leaf, body.prev)
    if prev is not None:
        after = chain.verify_link(version, body, prev)
    cls = EVENT_CLASSES[meta["type"]]
    whole = cls.join(body.public, body.private)
    return Recorded(
        stream=UUID(meta["stream"]),
        version=version,
        event=msgspec.convert({"type": meta["type"], **whole}, type=cls, str_keys=True),
        at=datetime.fromisoformat(meta["at"]),
        command_id=UUID(meta["command_id"]),
        actor=meta["actor"],
        head=after,
        position=position,
    )
