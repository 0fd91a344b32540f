"""What accounts are told of their games: a note a game, and entries as it changes.

``step`` is a pure fold over the log, so that the feed can be built again from its first event
with the same entries. Nothing in it depends on a hidden card: an entry tells an account that
its seat is asked something, never what.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game import events as e
from domain.game import randomness, settlement
from domain.game.timing import Beside
from domain.kernel.events import Event
from domain.rules import facts
from services.notes import Awaited, GameNote, Seated, awaited_json

Json = dict[str, Any]


class Entry(msgspec.Struct, frozen=True):
    """Something that an account is told: its kind and what belongs to it."""

    account: str
    kind: str
    detail: Json = {}


def step(note: GameNote, event: Event) -> tuple[GameNote, tuple[Entry, ...]]:
    """Return the note after one more event of its game, and who is told what."""
    after = _noted(replace(note, version=note.version + 1), event)
    everybody = tuple(dict.fromkeys([*note.concerned, *after.concerned]))
    told = [Entry(who, kind, detail) for kind, detail in _happened(event) for who in everybody]
    match event:
        case e.GameOpened():
            told = [Entry(event.opened_by, "opened")]
            told += [Entry(account, "invited") for account in event.invited]
        case e.Invited():
            told = [Entry(event.account, "invited")]
        case _:
            told += _of_moves(note, after) + _beside(note, after)
    if after.status == "over" and note.status != "over":
        told += [Entry(account, "game_over", {"result": after.result}) for account in everybody]
    return after, tuple(told)


def _happened(event: Event) -> list[tuple[str, Json]]:
    """Return what everybody concerned is told of an event before the play, and of its start."""
    match event:
        case e.SeatTaken():
            return [("seat_taken", {"seat": event.seat, "name": event.name})]
        case e.SeatLeft():
            return [("seat_left", {"seat": event.seat})]
        case e.TableClosed():
            return [("table_closed", {})]
        case e.GameStarted():
            return [("game_started", {"order": list(event.order)})]
        case e.SandboxOpened():
            return [("opened", {})]
        case settlement.SettlementOpened():
            return [("settlement_opened", {"stakes": len(event.stakes)})]
        case settlement.Settled():
            return [("settled", {"stake": event.stake, "choice": event.choice})]
        case _:
            return []


def _noted(note: GameNote, event: Event) -> GameNote:
    match event:
        case e.GameOpened():
            return replace(
                note, format=event.format, status="open", opened_by=event.opened_by,
                invited=tuple(event.invited), private=event.private,
            )  # fmt: skip
        case e.Invited():
            return replace(note, invited=(*note.invited, event.account))
        case e.SeatTaken():
            seated = Seated(event.name, event.account)
            return replace(note, seats={**note.seats, event.seat: seated})
        case e.SeatLeft():
            seats = {seat: who for seat, who in note.seats.items() if seat != event.seat}
            return replace(note, seats=seats)
        case e.TableClosed():
            return replace(note, status="closed")
        case e.ClocksHeld():
            return _held(note, event)
        case e.SandboxOpened():
            seats = {chr(ord("A") + at): Seated(name) for at, name in enumerate(event.names)}
            note = replace(
                note, format=event.format, sandbox=True, opened_by=event.opened_by, seats=seats
            )
            return _played(note, event)
        case e.Played():
            return _played(note, event)
        case _:
            return _around(note, event)


def _held(note: GameNote, event: e.ClocksHeld) -> GameNote:
    note = replace(note, awaited=_awaited(event.open), beside=event.beside)
    if note.status == "shuffling" and note.shuffle is not None:
        return _shuffling(note, replace(note.shuffle, term=event.term))
    if note.settlement is not None:
        return _settling(note, replace(note.settlement, term=event.term))
    return note


def _around(note: GameNote, event: Event) -> GameNote:
    """Return the note after a step of its shuffle or of its settlement."""
    match event:
        case randomness.ShuffleOffered():
            return _shuffling(replace(note, status="shuffling"), randomness.offered(event))
        case (
            randomness.RandomnessCommitted() | randomness.RandomnessContributed()
            | randomness.RandomnessWaived()
        ) if note.shuffle is not None:  # fmt: skip
            return _shuffling(note, randomness.evolve(note.shuffle, event))
        case settlement.SettlementOpened():
            return _settling(note, settlement.opened(event))
        case settlement.DecksReleased() | settlement.Settled() if note.settlement is not None:
            return _settling(note, settlement.evolve(note.settlement, event))
        case _:
            return note


def _shuffling(note: GameNote, shuffle: randomness.Shuffle) -> GameNote:
    due = None if shuffle.term is None else shuffle.term.due.isoformat()
    stage = f"shuffle:{shuffle.stage}"
    awaited = tuple(Awaited(stage, seat, "randomness", due) for seat in shuffle.awaited)
    return replace(note, shuffle=shuffle, awaited=awaited)


def _settling(note: GameNote, after: settlement.Settlement) -> GameNote:
    due = None if after.term is None else after.term.due.isoformat()
    awaited = tuple(
        Awaited(f"settlement:{each.id}", each.winner, "settlement", due) for each in after.choices
    )
    return replace(note, settlement=after, awaited=awaited)


def _played(note: GameNote, event: e.Played) -> GameNote:
    over = next((fact for fact in event.facts if isinstance(fact, facts.GameOver)), None)
    if over is not None:
        result = {"winners": list(over.winners), "reason": over.reason}
        return replace(note, status="over", awaited=(), beside=Beside(), result=result)
    if note.status == "over":
        return note
    note = replace(note, shuffle=None)
    return replace(note, status="playing", awaited=_awaited(event.open), beside=event.beside)


def _awaited(opened: tuple[e.OpenDecision, ...]) -> tuple[Awaited, ...]:
    return tuple(
        Awaited(
            each.id, each.decider, each.asked.kind,
            None if each.deadline is None else each.deadline.isoformat(),
        )
        for each in opened
    )  # fmt: skip


def _of_moves(before: GameNote, after: GameNote) -> list[Entry]:
    """Tell each account what it is asked newly, that its time changed, or that it is over."""
    told = []
    for account in after.concerned:
        asked, was = after.awaits(account), before.awaits(account)
        known = {each.decision: each.deadline for each in was}
        for each in asked:
            if each.decision not in known:
                told.append(Entry(account, "your_move", awaited_json(each)))
            elif known[each.decision] != each.deadline:
                told.append(Entry(account, "deadline_moved", awaited_json(each)))
        if was and not asked:
            told.append(Entry(account, "move_over"))
    return told


def _beside(before: GameNote, after: GameNote) -> list[Entry]:
    """Tell of draws offered and taken back, and of claims that a seat is absent."""
    told = []
    offer, was = after.beside.draw, before.beside.draw
    for seat, who in after.seats.items():
        if who.account is None:
            continue
        if offer is not None and seat not in offer.agreed and (was is None or was.by != offer.by):
            told.append(Entry(who.account, "draw_offered", {"by": offer.by}))
        if offer is None and was is not None and after.status == "playing":
            told.append(Entry(who.account, "draw_refused", {"by": was.by}))
        claim = after.beside.claims.get(seat)
        if claim is not None and claim != before.beside.claims.get(seat):
            detail = {"seat": seat, "by": claim.by, "deadline": claim.due.isoformat()}
            told.append(Entry(who.account, "absence_claimed", detail))
    return told
