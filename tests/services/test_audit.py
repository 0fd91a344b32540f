"""Audits: a game is clean, or the first difference is named and no card is shown."""

from collections.abc import Sequence
from uuid import UUID

import msgspec
import pytest
from msgspec.structs import replace

from domain.cards.catalogue import STARTER
from domain.game import commands as c
from domain.game.decider import decide
from domain.game.events import Answered, Disclosed, GameOpened
from domain.game.state import evolve, initial
from domain.kernel.events import Event
from domain.rules import facts
from services.ports import Recorded
from services.reads.audit import Auditor, Json, command_of, re_execute
from services.rulesets import Rulesets
from tests.support.records import recorded, tables_of
from tests.support.whole_games import RULES, account_of, played

SEED = 21
GAME = UUID(int=SEED + 1)


@pytest.fixture(scope="module")
def events() -> tuple[Event, ...]:
    """A game that goes on for a while, until somebody concedes."""
    game = initial(str(GAME))
    events: list[Event] = []
    for event in played(SEED, most=70):
        game = evolve(game, event)
        events.append(event)
    conceded = decide(game, c.Concede(account=account_of("B")), RULES)
    assert isinstance(conceded, tuple)
    return (*events, *conceded)


async def _audit(events: Sequence[Event]) -> tuple[str, Json]:
    tables, store = tables_of(recorded(GAME, events))
    return await Auditor(tables, store, Rulesets(STARTER))(GAME)


async def test_a_game_that_was_played_by_the_rules_is_clean(events: tuple[Event, ...]) -> None:
    verdict, report = await _audit(events)
    assert verdict == "clean"
    assert report["events"] == len(events)
    assert report["commitment"] == "kept"
    assert report["first_difference"] is None


async def test_a_game_under_way_can_be_audited(events: tuple[Event, ...]) -> None:
    verdict, report = await _audit(events[: len(events) // 2])
    assert (verdict, report["commitment"]) == ("clean", "not opened yet")


def _altered(events: tuple[Event, ...], at: int, event: Event) -> tuple[Event, ...]:
    return (*events[:at], event, *events[at + 1 :])


def _first(events: tuple[Event, ...], kind: type[facts.Fact]) -> tuple[int, int]:
    """Return where the first fact of a kind is that an answer led to."""
    return next(
        (at, number)
        for at, event in enumerate(events)
        if isinstance(event, Answered)
        for number, fact in enumerate(event.facts)
        if isinstance(fact, kind)
    )


async def test_an_altered_fact_is_the_first_difference(events: tuple[Event, ...]) -> None:
    at, number = _first(events, facts.ManaChanged)
    event = events[at]
    assert isinstance(event, Answered)
    added = event.facts[number]
    assert isinstance(added, facts.ManaChanged)
    more = {symbol: amount + 1 for symbol, amount in added.mana.items()}
    other = (
        *event.facts[:number],
        replace(added, mana=more),
        *event.facts[number + 1 :],
    )
    verdict, report = await _audit(_altered(events, at, replace(event, facts=other)))
    assert verdict == "differs"
    difference = report["first_difference"]
    assert (difference["version"], difference["what"]) == (at + 1, f"fact {number}")
    assert difference["detail"] == "recorded ManaChanged, decided ManaChanged"


async def test_a_fact_that_the_rules_do_not_lead_to_is_named(events: tuple[Event, ...]) -> None:
    at, _ = _first(events, facts.ManaChanged)
    event = events[at]
    assert isinstance(event, Answered)
    more = (*event.facts, facts.LifeChanged(seat="A", change=3))
    _, report = await _audit(_altered(events, at, replace(event, facts=more)))
    difference = report["first_difference"]
    assert difference["version"] == at + 1
    assert difference["detail"] == "recorded LifeChanged, decided none"


async def test_another_decision_id_is_a_difference(events: tuple[Event, ...]) -> None:
    at = next(at for at, event in enumerate(events) if isinstance(event, Answered))
    event = events[at]
    assert isinstance(event, Answered)
    other = replace(event, open=tuple(replace(one, id="d_other") for one in event.open))
    _, report = await _audit(_altered(events, at, other))
    assert report["first_difference"]["version"] == at + 1
    assert report["first_difference"]["what"] == "open"


async def test_a_seed_that_was_not_committed_to_is_a_broken_commitment(
    events: tuple[Event, ...],
) -> None:
    at = next(at for at, event in enumerate(events) if isinstance(event, Disclosed))
    disclosed = events[at]
    assert isinstance(disclosed, Disclosed)
    forged = replace(disclosed, seed="00" * 32)
    verdict, report = await _audit(_altered(events, at, forged))
    assert (verdict, report["commitment"]) == ("differs", "broken")


def test_an_answer_that_the_rules_refuse_now_is_named(events: tuple[Event, ...]) -> None:
    records: list[Recorded] = recorded(GAME, events)
    at = next(at for at, one in enumerate(records) if isinstance(one.event, Answered))
    records[at] = msgspec.structs.replace(records[at], actor="account-nobody")
    difference = re_execute(str(GAME), records, RULES)
    assert difference is not None
    assert (difference.version, difference.what) == (at + 1, "refused")


async def test_the_report_shows_no_card(events: tuple[Event, ...]) -> None:
    at, number = _first(events, facts.Moved)
    event = events[at]
    assert isinstance(event, Answered)
    fewer = replace(event, facts=(*event.facts[:number], *event.facts[number + 1 :]))
    _, report = await _audit((*events[:at], fewer))
    told = msgspec.json.encode(report).decode()
    assert report["rules"] == "differs"
    assert not [name for name in STARTER.names if name in told]


def test_a_disclosure_is_no_request_of_its_own(events: tuple[Event, ...]) -> None:
    records = recorded(GAME, events)
    assert isinstance(records[0].event, GameOpened)
    assert command_of(records[0]) is not None
    assert command_of(records[-1]) is None
