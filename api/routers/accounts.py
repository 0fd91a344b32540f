"""Accounts and bearer tokens."""

from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter, Path, Response

from api.dependencies import OPEN_TO_ALL, AccountManager, Here, SignIns
from api.idempotency import Keyed
from api.routers.responses import OPEN, READ, WRITE
from api.schemas import accounts as schema
from domain.kernel.refusals import Malformed
from domain.player.account import SCOPES, Token

router = APIRouter(prefix="/v1", tags=["Accounts"])


@router.post(
    "/accounts", status_code=201, operation_id="register", summary="Make an account",
    responses=OPEN, dependencies=[OPEN_TO_ALL],
)  # fmt: skip
async def register(body: schema.RegisterBody, here: Here, key: Keyed) -> schema.Registered:
    """Make an account and issue its first token, which allows everything."""
    account, token, secret = await here.accounts.register(body.name, body.password, key[0])
    return schema.Registered(
        account=schema.Account(id=str(account), name=body.name),
        token=secret,
        token_id=token.id,
        scopes=list(token.scopes),
    )


@router.post(
    "/tokens", status_code=201, operation_id="issueToken", summary="Issue a token",
    responses=OPEN, dependencies=[OPEN_TO_ALL],
)  # fmt: skip
async def issue(
    body: schema.IssueBody, here: Here, key: Keyed, sign_ins: SignIns
) -> schema.IssuedToken:
    """Issue a token for name and password.

    The same `Idempotency-Key` means the same token, whose secret is then a new one.
    """
    unknown = sorted(set(body.scopes or ()) - set(SCOPES))
    if unknown:
        raise Malformed(
            f"There is no scope {unknown[0]!r}.", code="unknown-scope",
            data={"scopes": list(SCOPES)},
        )  # fmt: skip
    sign_ins(body.name)
    lifetime = None if body.expires_in is None else timedelta(seconds=body.expires_in)
    account, token, secret = await here.accounts.issue(
        body.name, body.password, body.scopes, body.label, key[0], lifetime
    )
    listed = _listed(token).model_dump()
    return schema.IssuedToken(**listed, token=secret, account=str(account))


@router.get("/tokens", operation_id="listTokens", summary="The account's tokens", responses=READ)
async def tokens(here: Here, caller: AccountManager) -> schema.TokenList:
    """Return the valid tokens of the account; secrets are not kept and not shown."""
    issued = await here.accounts.tokens(caller.account)
    return schema.TokenList(tokens=[_listed(one, caller.token) for one in issued])


@router.delete(
    "/tokens/{token}", status_code=204, operation_id="revokeToken", summary="Revoke a token",
    responses=WRITE, response_class=Response,
)  # fmt: skip
async def revoke(
    here: Here, caller: AccountManager, token: Annotated[str, Path(max_length=64)]
) -> None:
    """Revoke a token of the account; it is refused from then on."""
    await here.accounts.revoke(caller.account, token)


@router.get("/me", operation_id="whoAmI", summary="Whose token this is", responses=READ)
async def me(caller: AccountManager) -> schema.Me:
    """Return the account of the token and what it allows."""
    return schema.Me(
        account=schema.Account(id=str(caller.account), name=caller.name),
        scopes=sorted(caller.scopes),
        token_id=caller.token,
    )


def _listed(token: Token, current: str = "") -> schema.Token:
    return schema.Token(
        id=token.id,
        label=token.label,
        scopes=list(token.scopes),
        issued_at=token.issued_at,
        expires_at=token.expires_at,
        current=token.id == current,
    )
