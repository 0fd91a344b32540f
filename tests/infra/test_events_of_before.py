"""Events that were stored before there were clocks: they decode, fold and are audited the same."""

from typing import Any
from uuid import UUID

import msgspec

from domain.game.events import GameOpened, Played
from infra.eventstore import mapper
from infra.eventstore.chain import GENESIS
from services.ports import Recorded
from services.reads.audit import re_execute
from tests.support.records import STARTED, recorded
from tests.support.whole_games import RULES, played

GAME = UUID(int=6)
SINCE = frozenset({"clock", "private", "invited", "beside"})
"""Fields that were not there then."""


def _old(one: Recorded) -> Recorded:
    """Return an event as it comes back from bytes without those fields."""
    body, _ = mapper.encode(
        one.event, stream=GAME, version=one.version, at=one.at, actor=one.actor,
        command_id=one.command_id, prev=GENESIS, salt=bytes,
    )  # fmt: skip
    stored: dict[str, Any] = msgspec.json.decode(body)
    stored["public"] = {k: v for k, v in stored["public"].items() if k not in SINCE}
    return mapper.decode(msgspec.json.encode(stored), position=one.position)


def test_old_events_mean_what_they_meant() -> None:
    new = recorded(GAME, played(5, most=15))
    assert any(isinstance(one.event, GameOpened) for one in new)
    assert any(isinstance(one.event, Played) for one in new)
    old = [_old(one) for one in new]
    assert [one.event for one in old] == [one.event for one in new]
    assert old[0].at > STARTED
    assert re_execute(str(GAME), old, RULES) is None
