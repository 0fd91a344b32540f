"""Events to stored bodies and back: msgspec JSON, with the chain."""

from collections.abc import Callable
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec

from domain.kernel.events import Event
from infra.eventstore import chain
from infra.eventstore.canonical import canonical
from infra.eventstore.names import EVENT_CLASSES
from services.ports import Recorded

_encoder = msgspec.json.Encoder()
_parts_decoder = msgspec.json.Decoder(dict[str, Any])
_event_decoders = {name: msgspec.json.Decoder(cls) for name, cls in EVENT_CLASSES.items()}


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
    meta = canonical(
        {
            "stream": str(stream),
            "version": version,
            "type": type(event).__name__,
            "at": at.isoformat(),
            "actor": actor,
            "command_id": str(command_id),
        }
    )
    told = canonical(public)
    kept = {name: canonical(value) for name, value in private.items()}
    salts = {name: salt(chain.SALT_BYTES).hex() for name in kept}
    leaf = chain.Leaf(
        public=chain.public_hash(meta, told),
        commitments={name: chain.commitment(salts[name], kept[name]) for name in kept},
    )
    body = chain.StoredBody(
        meta=msgspec.Raw(meta),
        public=msgspec.Raw(told),
        private={name: msgspec.Raw(value) for name, value in kept.items()},
        salts=salts,
        leaf=leaf,
        prev=prev,
    )
    return _encoder.encode(body), chain.head(leaf, prev)


def decode(
    state: bytes, position: int = 0, *, at: tuple[UUID, int] | None = None, prev: str | None = None
) -> Recorded:
    """Return the event of a stored body.

    Given where it stands (stream and version) and the head before it, all is verified: its
    place, the link to the event before, the contents. Raises ``ChainBroken``.
    """
    if at is None or prev is None:
        body = chain.body_of(state)
        meta, after = chain.meta_of(body), chain.head(body.leaf, body.prev)
    else:
        stream, version = at
        try:
            body = chain.body_of(state)
            meta, after = chain.meta_of(body), chain.verify_link(version, body, prev, stream)
            chain.verify_content(version, body)
        except (msgspec.DecodeError, UnicodeDecodeError) as unreadable:
            raise chain.ChainBroken(version, f"cannot be read: {unreadable}") from unreadable
    return Recorded(
        stream=meta.stream,
        version=meta.version,
        event=_event(meta.type, body),
        at=meta.at,
        command_id=meta.command_id,
        actor=meta.actor,
        head=after,
        position=position,
    )


def _event(name: str, body: chain.StoredBody) -> Event:
    cls = EVENT_CLASSES[name]
    private = {part: msgspec.json.decode(value) for part, value in body.private.items()}
    whole = cls.join(_parts_decoder.decode(body.public), private)
    # Through bytes: a typed decoder is faster than a conversion of builtins.
    return _event_decoders[name].decode(_encoder.encode({"type": name, **whole}))
