"""The refusal tree: every reason for which a request is turned down.

::

    Refusal
    ├── Malformed            cannot be read as what it should be
    ├── Illegal              readable, but a rule forbids it now
    │   └── IllegalDeck      a deck that its format does not allow
    ├── Stale                answers a decision that is no longer open
    ├── Conflict             somebody else changed the thing meanwhile
    │   └── KeyReused        an idempotency key came back with another body
    ├── NotFound             not there, or not visible: the caller cannot tell which
    ├── Unauthenticated      no token, or one that is not valid
    ├── Forbidden            a valid token that may not do this
    ├── TooMany              more of it at once than is allowed
    └── Unavailable          a server behind the service is away for now; ask again

A refusal carries data and never a hidden card; ``api/problems`` maps each class to
its HTTP status.
"""

from collections.abc import Mapping


class Refusal(Exception):
    """A request turned down for a reason that the caller may read.

    ``code`` is stable and machine-readable, ``rule`` is the Comprehensive Rules or
    format rule that refuses, ``detail`` is a sentence, ``data`` holds what a client
    can use to go on.
    """

    def __init__(
        self,
        detail: str,
        *,
        code: str | None = None,
        rule: str | None = None,
        data: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(detail)
        self.detail = detail
        self.code = code or type(self).default_code
        self.rule = rule
        self.data: Mapping[str, object] = data or {}

    default_code = "refused"


class Malformed(Refusal):
    """The request cannot be read as what it should be."""

    default_code = "malformed"


class Illegal(Refusal):
    """A rule forbids what was asked."""

    default_code = "illegal"


class IllegalDeck(Illegal):
    """The deck breaks its format's rules; ``data["problems"]`` lists every one."""

    default_code = "illegal-deck"


class Stale(Refusal):
    """The decision that the request answers is no longer open."""

    default_code = "stale"


class Conflict(Refusal):
    """The thing changed while the request was under way."""

    default_code = "conflict"


class KeyReused(Conflict):
    """The idempotency key was used before with another body."""

    default_code = "key-reused"


class NotFound(Refusal):
    """Not there, or not visible to the caller."""

    default_code = "not-found"


class Unauthenticated(Refusal):
    """No valid token came with the request."""

    default_code = "unauthenticated"


class Forbidden(Refusal):
    """The token is valid but its scopes do not allow this."""

    default_code = "forbidden"


class TooMany(Refusal):
    """There are as many of it at once as are allowed; one has to end first."""

    default_code = "too-many"


class Unavailable(Refusal):
    """A server behind the service does not answer for now; nothing was recorded."""

    default_code = "unavailable"
