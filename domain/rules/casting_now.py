"""Casting cards while a spell or ability resolves (CR 608.2g, 707.12)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.cards.ir.terms import ZoneName
from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import casting, choices, copying, faces, legality, matching, naming, ways
from domain.rules import facts as f
from domain.rules.context import Context
from domain.rules.engine import Engine, Suspended
from domain.rules.objects import EVERYBODY, GameObject
from domain.rules.questions import Candidate, Constraints, Open, Question
from domain.rules.state import zone_name
from domain.rules.ways import Permit, Way

RULE = "CR 608.2g"
NUMBER = -1
"""Stands for the permission of a resolving effect, which no static ability gives."""


def run(engine: Engine, frame: fr.CastingNow) -> None:
    """Let a player cast one of the cards; what is left of them may follow."""
    context = engine.context()
    offers = _offers(engine, frame, context)
    oid = _asked(engine, frame, tuple(offers), context)
    if oid is None:
        if frame.effect.bind is not None:
            from domain.rules.verbs.control import remember

            remember(engine, context, frame.effect.bind, frame.cast)
        return
    way = _which(engine, frame.seat, oid, offers[oid])
    spell = _cast(engine, frame, oid, way)
    left = frame.left - 1 if frame.left is not None else None
    cards = tuple(card for card in frame.cards if card != oid)
    engine.push(replace(frame, cards=cards, left=left, cast=(*frame.cast, spell)))


def _offers(engine: Engine, frame: fr.CastingNow, context: Context) -> dict[int, tuple[Way, ...]]:
    """Return the cards that can be cast now, each with the ways in which it can."""
    if frame.left == 0:
        return {}
    found = {}
    for oid in frame.cards:
        thing = engine.state.objects.get(oid)
        if thing is None:
            continue
        possible = tuple(
            way
            for way in ways.under(engine, frame.seat, oid, _permit(frame.effect, thing, context))
            if _may(engine, frame, oid, way, context)
        )
        if possible:
            found[oid] = possible
    return found


def _permit(effect: l.CastNow, thing: GameObject, context: Context) -> Permit:
    permission = l.MayPlay(
        zone=cast(ZoneName, zone_name(thing.zone)),
        cost=() if effect.free else effect.cost,
        leaves=effect.instead,
        any_mana=effect.any_mana,
        name=effect.name,
    )
    return Permit(context.source, NUMBER, permission, context)


def _may(engine: Engine, frame: fr.CastingNow, oid: int, way: Way, context: Context) -> bool:
    if legality.may_cast(engine, frame.seat, oid, way, at_once=True) is not None:
        return False
    if frame.effect.filter is None:
        return True
    with faces.seen_as(engine, oid, way.face):
        return matching.matches(engine, oid, frame.effect.filter, context)


def _asked(
    engine: Engine, frame: fr.CastingNow, cards: tuple[int, ...], context: Context
) -> int | None:
    """Ask whether the player casts one now, and which.

    Whether there is one among hidden cards is not told by asking or not asking.
    """
    hidden = any(
        oid in engine.state.objects and choices.is_unknown(engine, oid) for oid in frame.cards
    )
    if frame.left == 0 or not (cards or hidden):
        return None
    return choices.may_pick(
        engine,
        frame.seat,
        cards,
        prompt="cast.now",
        source=context.source,
        rule=RULE,
        private=hidden,
    )


def _which(engine: Engine, seat: str, oid: int, possible: tuple[Way, ...]) -> Way:
    """Ask in which way the card is cast, where there are several (CR 709.3, 601.2b)."""
    labels = []
    for way in possible:
        with faces.seen_as(engine, oid, way.face):
            name = naming.name_of(engine, oid)
        labels.append(f"{name} ({way.name})" if way.name else name)
    refs = tuple(f"way:{at}" for at in range(len(possible)))
    question = Question(
        seat=seat,
        kind="option",
        rule="CR 601.2b",
        prompt="cast.way",
        params={"source": naming.name_of(engine, oid)},
        candidates=tuple(
            Candidate(ref=ref, label=label) for ref, label in zip(refs, labels, strict=True)
        ),
        constraints=Constraints(min=1, max=1),
        default=a.Choose(refs[:1]),
        source=oid,
    )
    answer = engine.ask(question)
    picked = str(answer.picks[0]) if isinstance(answer, a.Choose) else refs[0]
    return possible[refs.index(picked)]


def _cast(engine: Engine, frame: fr.CastingNow, oid: int, way: Way) -> int:
    """Cast the card, or a copy of it that is made where it is (CR 707.12).

    What the announcement asks is asked about the card: its spell is there once it is done.
    """
    thing = engine.state.objects[oid]
    try:
        what = _copy(engine, thing, frame.seat) if frame.effect.copies else oid
        return casting.cast_by(engine, frame.seat, what, way)
    except Suspended as suspended:
        asked = []
        for _, build in suspended.asked:
            question = replace(build(), source=oid)
            asked.append((Open.of(question), lambda question=question: question))
        raise Suspended(tuple(asked)) from suspended


def _copy(engine: Engine, thing: GameObject, seat: str) -> int:
    copied = engine.new_id()
    engine.emit(
        f.Created(
            object=copied,
            kind="copy",
            owner=seat,
            controller=seat,
            zone=thing.zone,
            card=thing.card,
            copy=copying.copiable(engine, thing.id),
            known_to=(EVERYBODY,),
        )
    )
    return copied
