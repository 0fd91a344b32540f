"""Twin worlds: two games that differ in hidden cards alone, driven by the same actions.

What "no leak" means (design: hidden information): everything that a viewer can get is the
same in both worlds, byte for byte, until somebody lawfully shows the viewer a card that is
not the same in both. ``observed`` gathers those bytes; ``Twins.step`` does one request in
both worlds and compares.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from random import Random
from uuid import UUID

import msgspec
from msgspec.structs import replace

from domain.game.decider import decide
from domain.game.events import OpenDecision, Played
from domain.game.state import Game, evolve
from domain.kernel.events import Event
from domain.kernel.refusals import Refusal
from domain.rules import EVERYBODY, Answer, Choose, GameObject, Incomplete, Question, facts
from services.documents.board import PUBLIC, live_view
from services.documents.clocks import standing
from services.documents.decisions import decision_document
from services.documents.format_actions import format_actions
from services.documents.standing_state import waiting
from services.ports import Recorded
from services.reads.replay import event_in_words
from tests.support.whole_games import answering, asked, random_request, rules_of

Observed = dict[str, bytes]

TRIES = 12
"""Requests that are tried before giving up on one that both worlds allow."""

_encoder = msgspec.json.Encoder(order="deterministic")


class Leak(AssertionError):
    """A viewer can tell the worlds apart: what differs, and how."""


class Step(msgspec.Struct, frozen=True):
    """One request of one world: the games before and after it, and its events."""

    before: Game
    events: tuple[Event, ...]
    after: Game
    answered: tuple[OpenDecision, tuple[Answer, ...]] | None = None


def observed(step: Step, viewer: str) -> Observed:
    """Return every byte that a step gives to a viewer, to the public, and to the chain."""
    table = step.after.table
    seen: Observed = {}
    for audience in (viewer, PUBLIC):
        view = live_view(table, audience)
        seen[f"view {audience}"] = view.body
        seen[f"etag {audience}"] = view.etag.encode()
        before = step.before
        for event in step.events:
            after = evolve(before, event)
            told = event_in_words(before, recorded_in(after, event), after, audience)
            seen[f"event {after.table.version} {audience}"] = _encoder.encode(told)
            seen[f"leaf {after.table.version}"] = _encoder.encode(event.split()[0])
            before = after
    seen["waiting"] = _encoder.encode(waiting(table))
    overlay = rules_of(step.after).overlay(table.options)
    stands = [*standing(table, viewer), *format_actions(table, viewer, overlay)]
    seen["standing"] = _encoder.encode(stands)
    return seen | _decisions(step, viewer)


def _decisions(step: Step, viewer: str) -> Observed:
    """Return the viewer's open decisions, and each next question of the list just answered."""
    seen: Observed = {}
    for opened, question in asked(step.after):
        if _seat(opened) == viewer:
            document = decision_document(step.after.table, question, opened)
            seen[f"decision {opened.id}"] = _encoder.encode(document)
    if step.answered is not None and _seat(step.answered[0]) == viewer:
        opened, answers = step.answered
        for number in range(1, len(answers)):
            sent = answering(opened, answers[:number])
            result = decide(step.before, sent, rules_of(step.before))
            if isinstance(result, Incomplete):
                document = decision_document(step.before.table, result.question, opened)
                seen[f"next {number}"] = _encoder.encode(document)
    return seen


def recorded_in(game: Game, event: Event) -> Recorded:
    """Return an event as it is stored that led to a game."""
    return Recorded(
        UUID(game.table.id), game.table.version, event, datetime(2026, 1, 1, tzinfo=UTC),
        UUID(int=game.table.version), getattr(event, "seat", ""), "",
    )  # fmt: skip


def _seat(opened: OpenDecision) -> str:
    return opened.asked.answered_by or opened.asked.seat


class Twins:
    """A game and its twin, in which hidden cards lie elsewhere."""

    def __init__(self, game: Game, twin: Game, viewer: str) -> None:
        self.worlds = (game, twin)
        self.viewer = viewer
        self.compared = 0
        self._cards = tuple(
            {oid: thing.card for oid, thing in world.table.play.objects.items()}
            for world in self.worlds
        )
        self.compare([Step(world, (), world) for world in self.worlds])

    @property
    def apart(self) -> bool:
        """Whether there is still a card that is not the same in both worlds."""
        left, right = (world.table.play.objects for world in self.worlds)
        return any(thing.card != right[oid].card for oid, thing in left.items() if oid in right)

    def step(self, rng: Random) -> bool:
        """Do a request that both worlds allow; False once the viewer lawfully knows more."""
        steps = self._request(rng)
        if steps is None:
            return False
        for at, step in enumerate(steps):
            follow(self._cards[at], step.events)
        self.worlds = (steps[0].after, steps[1].after)
        if self._learned(steps):
            return False
        self.compare(steps)
        return bool(steps[0].after.table.open)

    def compare(self, steps: Iterable[Step]) -> None:
        """Raise ``Leak`` unless the viewer gets the same bytes from both worlds."""
        left, right = (observed(step, self.viewer) for step in steps)
        for name in sorted({*left, *right}):
            one, other = left.get(name, b"nothing"), right.get(name, b"nothing")
            if one != other:
                raise Leak(f"{self.viewer} sees a difference in {name}:\n{where(one, other)}")
        self.compared += 1

    def _request(self, rng: Random) -> list[Step] | None:
        for _ in range(TRIES):
            opened, question = rng.choice(asked(self.worlds[0]))
            answers, events = random_request(self.worlds[0], opened, question, rng)
            if _seat(opened) == self.viewer:
                self._refusals(opened, question, rng)
            try:
                sent = answering(opened, answers)
                twin = decide(self.worlds[1], sent, rules_of(self.worlds[1]))
            except Refusal as refusal:
                if _seat(opened) == self.viewer:
                    raise Leak(f"{answers} is refused in one world: {refusal.detail}") from None
                continue
            if isinstance(twin, Incomplete):
                if _seat(opened) == self.viewer:
                    raise Leak(f"{answers} is not enough in one world")
                continue
            pairs = zip(self.worlds, (events, twin), strict=True)
            return [Step(w, done, _after(w, done), (opened, answers)) for w, done in pairs]
        return None

    def _refusals(self, opened: OpenDecision, question: Question, rng: Random) -> None:
        """The viewer tries what is no candidate: refusals must be the same too."""
        pool = [c.ref for c in question.candidates if not c.selectable]
        pool += [rng.randrange(1, self.worlds[0].table.play.next_id), "pass"]
        command = answering(opened, (Choose((rng.choice(pool),)),))
        said = [_said(world, command) for world in self.worlds]
        if said[0] != said[1]:
            raise Leak(f"{command.answers} is answered by {said[0]!r} and by {said[1]!r}")

    def _learned(self, steps: Iterable[Step]) -> bool:
        """Whether a fact shows the viewer a card that is not the same in both worlds."""
        shown: set[int] = set()
        for step in steps:
            eyes = {*eyes_of(step.before, self.viewer), *eyes_of(step.after, self.viewer)}
            shown |= {oid for seat in eyes for oid in shown_to(step.events, seat)}
            shown |= known_through(step.after, self.viewer)
        return unequal(shown, *self._cards)


def _said(game: Game, command: object) -> object:
    try:
        result = decide(game, command, rules_of(game))  # type: ignore[arg-type]  # an answer
    except Refusal as refusal:
        return type(refusal), refusal.code, refusal.rule, refusal.detail, refusal.data
    return "incomplete" if isinstance(result, Incomplete) else "allowed"


def _after(game: Game, events: Iterable[Event]) -> Game:
    for event in events:
        game = evolve(game, event)
    return game


def follow(cards: dict[int, str], events: Iterable[Event]) -> None:
    """Keep which card each object is, through the ids it gets in zone changes and shuffles."""
    for event in events:
        for fact in event.facts if isinstance(event, Played) else ():
            match fact:
                case facts.Created():
                    cards[fact.object] = fact.card
                case facts.Moved():
                    cards[fact.becomes] = cards[fact.object]
                case facts.Shuffled():
                    for old, new in zip(fact.order, fact.becomes, strict=True):
                        cards[new] = cards[old]
                case _:
                    pass


def shown_to(events: Iterable[Event], viewer: str) -> set[int]:
    """Return the objects that the viewer, or everybody, gets to know."""
    shown: set[int] = set()
    for event in events:
        for fact in event.facts if isinstance(event, Played) else ():
            match fact:
                case facts.Moved() if {viewer, EVERYBODY} & set(fact.known_to):
                    shown.add(fact.becomes)
                case facts.Known() if {viewer, EVERYBODY} & set(fact.to):
                    shown |= set(fact.objects)
                case _:
                    pass
    return shown


def unequal(shown: Iterable[int], left: dict[int, str], right: dict[int, str]) -> bool:
    """Whether one of these objects is there in both worlds and is another card.

    One that is there in a single world is a difference that nothing shown explains.
    """
    return any(left.get(oid) != right.get(oid) for oid in shown if oid in left and oid in right)


def eyes_of(game: Game, viewer: str) -> tuple[str, ...]:
    """Return a viewer and those whose turn they control: they see what these do (CR 723.4)."""
    players = game.table.play.players
    return (viewer, *(seat for seat, one in players.items() if one.controlled_by == viewer))


def known_through(game: Game, viewer: str) -> set[int]:
    """Return the objects that a viewer can identify, through others as well."""
    eyes = {*eyes_of(game, viewer), EVERYBODY}
    things = game.table.play.objects.items()
    return {oid for oid, thing in things if eyes & set(thing.known_to)}


def hidden_from(game: Game, viewer: str) -> list[GameObject]:
    """Return the cards that a viewer cannot identify."""
    known = known_through(game, viewer)
    return [
        thing
        for thing in game.table.play.objects.values()
        if thing.kind == "card" and thing.id not in known
    ]


def swapped(game: Game, viewer: str, rng: Random) -> Game | None:
    """Return the twin in which two different cards, hidden from the viewer, change places."""
    hidden = hidden_from(game, viewer)
    rng.shuffle(hidden)
    if rng.random() < 0.5:
        # A hand is smaller than a library and matters more.
        hidden.sort(key=lambda thing: not thing.zone.startswith("hand"))
    for one in hidden:
        for other in reversed(hidden):
            if _are_alike(one, other) and one.card != other.card:
                return _exchanged(game, one, other)
    return None


def _are_alike(one: GameObject, other: GameObject) -> bool:
    """Whether two cards belong to one player, or to one deck of the table."""
    return one.owner == other.owner and one.marks.keys() == other.marks.keys()


def _exchanged(game: Game, one: GameObject, other: GameObject) -> Game:
    play = game.table.play
    objects = {
        **play.objects,
        one.id: replace(one, card=other.card, slot=other.slot),
        other.id: replace(other, card=one.card, slot=one.slot),
    }
    return replace(game, table=replace(game.table, play=replace(play, objects=objects)))


def where(one: bytes, other: bytes) -> str:
    """Return both byte strings around the first place where they differ."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    start = max(0, at - 120)
    return f"  {one[start : at + 120]!r}\n  {other[start : at + 120]!r}"


def compare_whole_game(game: Game, viewer: str, rng: Random, most: int) -> int:
    """Drive a game, always with a twin beside it; return how many times they were compared.

    Once a viewer lawfully knows more, other cards are swapped. Raises ``Leak``.
    """
    compared = 0
    while game.table.open and compared < most:
        twin = swapped(game, viewer, rng)
        if twin is None:
            return compared
        twins = Twins(game, twin, viewer)
        while twins.step(rng) and twins.apart and compared + twins.compared < most:
            pass
        compared += twins.compared
        if twins.worlds[0] is game:
            opened, question = rng.choice(asked(game))
            _, events = random_request(game, opened, question, rng)
            game = _after(game, events)
        else:
            game = twins.worlds[0]
    return compared
