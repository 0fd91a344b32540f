"""How often a client may ask: quotas by bucket, told in the fields of the IETF's draft.

A bucket is the generic cell rate algorithm (ITU-T I.371, A.2.2): for each key one number, the
time at which everything taken would be paid back. A whole window's quota may be taken at once
and comes back evenly. Counts are of this process alone, see docs/decisions/http.md.
"""

import ipaddress
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

CAPACITY = 50_000
"""Keys that a bucket remembers; beyond it those unused for longest are forgotten."""

_ROUNDING = 1e-9


class Verdict(NamedTuple):
    """Whether a request may pass; ``remaining`` requests are left, ``seconds`` until more are.

    Of a request that may pass, ``seconds`` says when the whole quota will be back.
    """

    passes: bool
    remaining: int
    seconds: float


class Exhausted(Exception):
    """A quota is used up; ``seconds`` until a request may pass again."""

    def __init__(self, bucket: "Bucket", seconds: float) -> None:
        super().__init__(bucket.name)
        self.bucket = bucket
        self.seconds = max(1, math.ceil(seconds))


class Bucket:
    """A quota of ``amount`` requests in ``window`` seconds for each key; 0 means no quota."""

    def __init__(
        self,
        name: str,
        amount: int,
        window: int,
        now: Callable[[], float] = time.monotonic,
        capacity: int = CAPACITY,
    ) -> None:
        self.name = name
        self.policy = f'"{name}";q={amount};w={window}'.encode()
        self.on = amount > 0
        self._step = window / max(1, amount)
        self._window = window
        self._now = now
        self._capacity = capacity
        self._due: dict[str, float] = {}

    def take(self, key: str) -> Verdict:
        """Take one request off a key's quota, unless that is used up: then nothing is taken."""
        now = self._now()
        # Put back at the end: a dict keeps its order, so the first was unused for longest.
        held = self._due.pop(key, now)
        due = max(held, now) + self._step
        late = due - now - self._window
        if late > _ROUNDING:
            self._due[key] = held
            return Verdict(False, 0, late)
        self._due[key] = due
        if len(self._due) > self._capacity:
            del self._due[next(iter(self._due))]
        return Verdict(True, int(-late / self._step + _ROUNDING), due - now)

    def give_back(self, key: str) -> None:
        """Undo one ``take``."""
        if key in self._due:
            self._due[key] -= self._step

    def wait(self, key: str) -> float:
        """Return the seconds until a request of this key may pass, 0 if it may now."""
        if not self.on or key not in self._due:
            return 0.0
        late = self._due[key] + self._step - self._now() - self._window
        return late if late > _ROUNDING else 0.0

    def require(self, key: str) -> None:
        """Take one request off a key's quota; raises ``Exhausted``."""
        if self.on:
            verdict = self.take(key)
            if not verdict.passes:
                raise Exhausted(self, verdict.seconds)

    def field(self, remaining: int, seconds: float) -> bytes:
        """Return the ``RateLimit`` field: what is left, and when more will be."""
        return f'"{self.name}";r={remaining};t={math.ceil(seconds)}'.encode()


class Amounts(Protocol):
    """The settings of the buckets: requests a window, 0 for no limit."""

    @property
    def rate_reads(self) -> int: ...
    @property
    def rate_writes(self) -> int: ...
    @property
    def rate_streams(self) -> int: ...
    @property
    def rate_sign_ins(self) -> int: ...
    @property
    def rate_registrations(self) -> int: ...
    @property
    def rate_refusals(self) -> int: ...


@dataclass(frozen=True)
class Rates:
    """All buckets of an application."""

    reads: Bucket
    writes: Bucket
    streams: Bucket
    sign_ins: Bucket
    sign_ins_to_a_name: Bucket
    registrations: Bucket
    refusals: Bucket

    @property
    def guesses(self) -> tuple[Bucket, ...]:
        """The buckets whose requests cost their quota also when they are refused."""
        return (self.sign_ins, self.registrations)

    @classmethod
    def of(cls, amounts: Amounts, now: Callable[[], float] = time.monotonic) -> "Rates":
        """Return full buckets; a name takes a tenth of the sign-ins that an address may try."""
        names = math.ceil(amounts.rate_sign_ins / 10)
        return cls(
            reads=Bucket("reads", amounts.rate_reads, 10, now),
            writes=Bucket("writes", amounts.rate_writes, 10, now),
            streams=Bucket("streams", amounts.rate_streams, 60, now),
            sign_ins=Bucket("sign-ins", amounts.rate_sign_ins, 60, now),
            sign_ins_to_a_name=Bucket("sign-ins-to-a-name", names, 60, now),
            registrations=Bucket("registrations", amounts.rate_registrations, 60, now),
            refusals=Bucket("refusals", amounts.rate_refusals, 10, now),
        )

    def of_request(self, method: str, path: str, headers: Mapping[bytes, bytes]) -> Bucket:
        """Return the bucket that a request takes from."""
        if method in {"GET", "HEAD", "OPTIONS"}:
            accept = headers.get(b"accept", b"")
            streams = b"event-stream" in accept or b"ndjson" in accept or path.endswith("/stream")
            return self.streams if streams else self.reads
        if path == "/v1/tokens" and method == "POST":
            return self.sign_ins
        if path == "/v1/accounts" and method == "POST":
            return self.registrations
        return self.writes


def address_key(host: str) -> str:
    """Return whom an address stands for: of IPv6 its /64, which is what one customer holds."""
    if ":" not in host:
        return host
    try:
        network = ipaddress.ip_network(f"{host.partition('%')[0]}/64", strict=False)
    except ValueError:
        return host
    return str(network.network_address)
