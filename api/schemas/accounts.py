"""Bodies and documents of accounts and tokens."""

from typing import Annotated

from pydantic import Field, StringConstraints

from api.schemas.base import PRINTABLE, Body, Document
from domain.player.account import SCOPES

# Spaces stand alone and within, so that no name looks like another.
NAME = r"^[A-Za-z0-9][A-Za-z0-9._-]*(?: [A-Za-z0-9._-]+)*$"

AccountName = Annotated[
    str,
    StringConstraints(min_length=2, max_length=40, pattern=NAME),
    Field(examples=["anna"]),
]
Password = Annotated[
    str,
    StringConstraints(min_length=8, max_length=200, pattern=PRINTABLE),
    Field(examples=["correct horse battery staple"]),
]
Scope = Annotated[str, StringConstraints(max_length=40), Field(examples=list(SCOPES))]


class RegisterBody(Body):
    """A name nobody has, and a password."""

    name: AccountName
    password: Password


class IssueBody(Body):
    """Name and password, and what the token shall allow; all of it if nothing is said."""

    name: Annotated[str, Field(max_length=40)]
    password: Annotated[str, Field(max_length=200)]
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=20)] | None = None
    label: Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""
    expires_in: Annotated[int, Field(ge=1, le=315_360_000)] | None = Field(
        None, description="Seconds for which the token is valid; for ever if left out."
    )


class Account(Document):
    """An account, as its holder sees it."""

    id: str
    name: str


class Registered(Document):
    """The account and its first token, which is shown this once."""

    account: Account
    token: str
    token_id: str
    scopes: list[str]


class Token(Document):
    """A token as listed; its secret is not kept."""

    id: str
    label: str
    scopes: list[str]
    issued_at: str
    expires_at: str | None = None
    current: bool = False


class IssuedToken(Token):
    """A token just issued, with its secret, which is shown this once."""

    token: str
    account: str


class TokenList(Document):
    """The tokens of the account that are valid."""

    tokens: list[Token]


class Me(Document):
    """Whose token this is and what it allows."""

    account: Account
    scopes: list[str]
    token_id: str
