"""A stream per account: whose move it is, invitations, results, in all its games."""

from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Response

from api.dependencies import Here, StayingPlayer
from api.schemas.base import Json
from api.schemas.streams import FEED, AccountFeed, streamed
from api.streaming.negotiation import transport
from api.streaming.opening import open_stream
from domain.kernel.refusals import Unauthenticated

router = APIRouter(prefix="/v1/me", tags=["Watching"])

CURSOR = r"^[0-9]{1,15}$"
Cursor = Annotated[
    str | None,
    Query(pattern=CURSOR, description="Where to go on: a `cursor` or `next` that was sent before."),
]
LastEventId = Annotated[
    str | None,
    Header(pattern=CURSOR, description="The cursor of a stream that was cut off; wins over `after`."),
]  # fmt: skip


@router.get(
    "/stream", operation_id="followAccount", summary="What happens in your games",
    responses={**FEED, 200: streamed("What the account is told; as a stream also its games as state.")},
    response_model=AccountFeed,
)  # fmt: skip
async def stream(
    request: Request,
    here: Here,
    staying: StayingPlayer,
    after: Cursor = None,
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
    last_event_id: LastEventId = None,
) -> Json | Response:
    """Return what the caller is told of all its games, contiguous and for ever.

    A page begins after `after`, or with the first record. A stream (`Accept:
    application/x-ndjson` or `text/event-stream`) begins with a `state` record, all games
    that go on with whose move it is, and goes on after the cursor, or from now on without
    one: `your_move`, `deadline_moved`, `move_over`, `opened`, `invited`, `seat_taken`,
    `seat_left`, `table_closed`, `game_started`, `draw_offered`, `draw_refused`,
    `absence_claimed`, `game_over` with the result, `settlement_opened`, `settled`, and `closed`
    with a reason when the stream ends; of its cards `offer_received`, `offer_accepted`,
    `offer_declined`, `offer_withdrawn`, `card_received`, `card_lost`, `card_won`,
    `card_signed`, `loss_recorded`. Cursors are opaque and the account's own. To shuffle
    along (`randomness`) and to settle a stake (`settlement`) are moves, too.
    """
    account = staying.account
    if account is None:
        raise Unauthenticated("This needs a bearer token.")
    how = transport(",".join(request.headers.getlist("Accept")))
    wanted = after if last_event_id is None else last_event_id
    if how == "page":
        return await here.account_streams.page(account, int(after or 0), limit)
    cursor = None if wanted is None else int(wanted)
    if cursor is not None:
        await here.account_streams.require_reached(account, cursor)
    return open_stream(
        request, here, staying, how,
        lambda patience: here.account_streams.records(account, cursor, patience),
    )  # fmt: skip
