"""The engine at work on one request: a draft of the state, the facts so far, the agenda.

``advance`` runs frames until somebody must decide. A frame that asks is run again from its
beginning with the answer: what it did before it asked is taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from domain.rules import agenda as fr
from domain.rules import facts as f
from domain.rules import looks
from domain.rules.answers import Answer
from domain.rules.deciders import for_entity, listed_for, put_to, stub_put_to
from domain.rules.draft import Draft
from domain.rules.folding import apply
from domain.rules.forced import forced_answer
from domain.rules.limits import LIMITS, PATIENCE
from domain.rules.objects import GameObject
from domain.rules.questions import Open, Question, check_answer, is_choice
from domain.rules.state import GameState, zone_key
from domain.rules.volatility import of_fact

if TYPE_CHECKING:
    from domain.cards.card import CardDefinition
    from domain.kernel.chance import ChanceSource
    from domain.rules.context import Context
    from domain.rules.layers import Characteristics
    from domain.rules.listing import Listing
    from domain.rules.overlay import Overlay
    from domain.rules.replacers import Replacers
    from domain.rules.sources import Source
    from domain.rules.triggers import Watchers

INERT = (
    f.PriorityChanged, f.Passed, f.ManaChanged, f.ManaEmptied, f.Known, f.Resolved, f.Chose,
    f.LandPlayed, f.StopsSet, f.DamagePrevented, f.Arranged, f.DerivedChanged, f.Rolled,
    f.LimitReached, f.ShortcutProposed, f.ShortcutTaken, f.OfferMade, f.OfferClosed,
)  # fmt: skip
"""Facts that nothing computed from the state can depend on."""

SHAPING = (
    f.Moved, f.Created, f.Ceased, f.LeftGame, f.CountersChanged, f.AttachedChanged, f.ControllerChanged,
    f.OwnerChanged,
    f.EffectBegan, f.EffectsEnded, f.Marked, f.PlayerLost, f.DelayedBegan,
    f.DelayedEnded, f.Remembered, f.FaceTurned, f.FaceDownChanged, f.PhasedOut, f.PhasedIn,
)  # fmt: skip
"""Facts that can change characteristics; others do only where something is volatile."""


class Cards(Protocol):
    """Looks definitions up, by digest or by name."""

    @property
    def definitions(self) -> tuple[CardDefinition, ...]: ...

    def find(self, name: str) -> CardDefinition | None: ...

    def by_digest(self, digest: str) -> CardDefinition: ...


class Suspended(Exception):
    """A frame needs answers that were not given."""

    def __init__(self, asked: tuple[tuple[Open, Callable[[], Question]], ...]) -> None:
        super().__init__("waiting for an answer")
        self.asked = asked


class Mark(msgspec.Struct, frozen=True):
    """A moment within one request: how many facts were told, which ids taken, what was to do."""

    told: int
    next_id: int
    frames: tuple[fr.AnyFrame, ...]
    waiting: tuple[fr.WaitingTrigger, ...]


class Engine:
    """The working context that every chapter's functions take first."""

    def __init__(
        self,
        state: GameState,
        cards: Cards,
        overlay: Overlay,
        chance: ChanceSource,
        listing: Listing | None = None,
    ) -> None:
        self.state = Draft(state)
        self.cards = cards
        self.overlay = overlay
        self.chance = chance
        self.facts: list[f.AnyFact] = []
        self.frames: list[fr.AnyFrame] = list(state.agenda.frames)
        self.waiting: list[fr.WaitingTrigger] = list(state.agenda.waiting)
        self.given: list[fr.Given] = list(state.agenda.given)
        self.unbroken = state.agenda.unbroken
        self.course = state.agenda.course
        self.repeats = False
        # While what one player did is done over again, nobody else's stops hold, and who
        # is called is asked at their next priority, whatever their stops (CR 732.2b).
        self.repeated_by = ""
        self.called = ""
        self.ran = 0
        self.reached: dict[str, int] = {}
        self.taken = 0
        self.asked: tuple[tuple[Open, Callable[[], Question]], ...] = ()
        self.announcing = False
        self.seen: dict[int, Characteristics] = {}
        self.memo: dict[str, Any] = {}
        self.volatile = 0
        self.outside: list[Source] | None = None
        self.watchers: Watchers | None = None
        self.replacers: Replacers | None = None
        self.replacing: frozenset[tuple[int, int, int]] = frozenset()
        self._listing = listing
        self._began = state
        if listing is not None:
            listing.given_to(self)
        else:
            looks.given_to(self, state)

    # -- Facts --

    def emit(self, *facts: f.AnyFact) -> None:
        """Record facts that happen at the same time, and notice what they trigger."""
        from domain.rules import triggers

        before = triggers.watchers(self)
        for fact in facts:
            apply(self.state, fact)
            self.facts.append(fact)
            if isinstance(fact, INERT):
                continue
            self.memo = {}
            if isinstance(fact, f.ChoicesAnnounced):
                # Its mana value counts what was chosen for X (CR 202.3e).
                self.seen.pop(fact.object, None)
            if self.volatile & of_fact(fact) or (isinstance(fact, SHAPING) and self._shapes(fact)):
                self.forget()
            elif isinstance(fact, f.Moved | f.Created | f.Ceased) and self._watches(fact):
                self.watchers = None
        triggers.notice(self, facts, before)

    def _shapes(self, fact: f.AnyFact) -> bool:
        """Whether a fact of a shaping kind touches what was computed.

        What moves between other zones than the battlefield looks like its card before and
        after.
        """
        if isinstance(fact, f.Created):
            return fact.zone == "battlefield" or fact.kind == "emblem"
        if isinstance(fact, f.Moved):
            return "battlefield" in (fact.origin, fact.to)
        if isinstance(fact, f.Ceased):
            return fact.verb not in ("resolve", "counter")
        return True

    def _watches(self, fact: f.Moved | f.Created | f.Ceased) -> bool:
        """Whether an object that came or went may trigger something off the battlefield.

        Spells and exiled cards may be given abilities that do.
        """
        if not self.watches_elsewhere():
            return False
        from domain.rules import abilities

        oid = fact.becomes if isinstance(fact, f.Moved) else fact.object
        thing = self.object(oid)
        if thing is None or thing.zone in ("stack", "exile"):
            return True
        return abilities.base_of(self, thing).watches

    def watches_elsewhere(self) -> bool:
        """Whether something has, or was given, an ability that triggers off the battlefield."""
        from domain.rules import abilities

        return abilities.watch_elsewhere(self, self.state.printed) or any(
            oid in self.state.objects and self.state.objects[oid].zone != "battlefield"
            for effect in self.state.effects
            for oid in effect.objects
        )

    def forget(self) -> None:
        """Drop what was computed from a state that is no more."""
        self.seen = {}
        self.memo = {}
        self.volatile = 0
        self.outside = None
        self.watchers = None
        self.replacers = None

    def new_id(self) -> int:
        """Return an id that no object has had."""
        fresh = self.state.next_id
        self.state.next_id += 1
        return fresh

    # -- Looking --

    def object(self, oid: int) -> GameObject | None:
        """Return an object where it is, or as it last existed this turn."""
        return self.state.objects.get(oid) or self.state.departed.get(oid)

    def look(self, oid: int) -> Characteristics:
        """Return an object's characteristics after the layers, or as last known (CR 613)."""
        seen = self.seen.get(oid)
        if seen is not None:
            return seen
        from domain.rules import layers

        return layers.characteristics(self, oid)

    def zone(self, name: str, owner: str = "") -> tuple[int, ...]:
        """Return the ids in a zone, top or oldest first."""
        return self.state.zones.get(zone_key(name, owner), ())

    def battlefield(self) -> tuple[int, ...]:
        """Return the permanents."""
        return self.state.zones["battlefield"]

    def emblems(self) -> tuple[GameObject, ...]:
        """Return the emblems (CR 114.1)."""
        things = (self.state.objects[oid] for oid in self.state.zones.get("command", ()))
        return tuple(thing for thing in things if thing.kind == "emblem")

    def living(self) -> tuple[str, ...]:
        """Return the seats still in the game, in turn order."""
        return tuple(seat for seat in self.state.seats if self.state.players[seat].lost is None)

    def opponents(self, seat: str) -> tuple[str, ...]:
        """Return the living opponents of a player, in turn order after them (CR 102.2)."""
        return tuple(other for other in self.in_order(seat) if other != seat)

    def in_order(self, first: str) -> tuple[str, ...]:
        """Return the living seats in turn order, beginning with or after ``first``."""
        seats = self.state.seats
        at = seats.index(first) if first in seats else 0
        turned = (*seats[at:], *seats[:at])
        return tuple(seat for seat in turned if self.state.players[seat].lost is None)

    def apnap(self) -> tuple[str, ...]:
        """Return the living seats, active player first (CR 101.4)."""
        return self.in_order(self.overlay.active(self))

    # -- Frames --

    def push(self, *frames: fr.AnyFrame) -> None:
        """Put frames on the agenda; the first of them runs first."""
        self.frames.extend(reversed(frames))

    def context(self) -> Context:
        """Return the context of the nearest scope."""
        for frame in reversed(self.frames):
            if isinstance(frame, fr.Scope):
                return frame.context
        raise LookupError("no scope on the agenda")

    def insists(self) -> bool:
        """Whether all players are asked now, whatever their stops say."""
        return self.unbroken.watched or self.ran > PATIENCE

    def limit(self, name: str) -> None:
        """Note that a published limit acts; the fact is told once the piece of work is done."""
        self.reached[name] = LIMITS[name]

    def capped(self, name: str, number: int, taken: int = 0) -> int:
        """Return a number cut to what a published limit leaves room for, noting a cut."""
        room = max(0, LIMITS[name] - taken)
        if number > room:
            self.limit(name)
        return max(0, min(number, room))

    def rebind(self, context: Context) -> None:
        """Replace the context of the nearest scope."""
        for at in range(len(self.frames) - 1, -1, -1):
            frame = self.frames[at]
            if isinstance(frame, fr.Scope):
                self.frames[at] = msgspec.structs.replace(frame, context=context)
                return

    # -- Questions --

    def ask(self, question: Question) -> Answer:
        """Return the answer to one question; suspends where it was not given yet."""
        return self.ask_all((question,))[0]

    def ask_all(self, questions: Sequence[Question], *, hidden: bool = False) -> list[Answer]:
        """Return the answers to questions that are open at the same time, in their order.

        A question with one possible answer is not asked, unless ``hidden`` says that its
        absence would tell something.
        """
        questions = [put_to(self.state.players, question) for question in questions]
        answers: list[Answer | None] = [
            None if hidden else forced_answer(question) for question in questions
        ]
        missing = []
        for at, asked in enumerate(questions):
            question = asked if answers[at] is not None else for_entity(self, asked)
            if answers[at] is None and self._left(question):
                answers[at] = question.default
            if answers[at] is None:
                answers[at] = self._take(question.answered_by or question.seat, question)
            if answers[at] is None:
                missing.append((Open.of(question), _same(question)))
        if missing:
            raise Suspended(tuple(missing))
        return [answer for answer in answers if answer is not None]

    def _left(self, question: Question) -> bool:
        """Whether nobody is there to answer: costs are declined then (CR 800.4f)."""
        player = self.state.players.get(question.answered_by or question.seat)
        asked = question.seat not in self.state.entities
        return asked and player is not None and player.lost is not None

    def ask_lazily(self, stub: Open, build: Callable[[], Question]) -> Answer:
        """Like ``ask``, but the candidates are listed only when they are needed."""
        asked = stub_put_to(self.state.players, stub)
        if asked is not stub:
            stub, build = asked, partial(listed_for, self.state.players, build)
        if self.taken >= len(self.given):
            raise Suspended(((stub, build),))
        answer = self._take(stub.answered_by or stub.seat, self._known(stub) or build())
        if answer is None:
            raise Suspended(((stub, build),))
        return answer

    def _known(self, stub: Open) -> Question | None:
        """Return a question that was listed for this very state, before anything happened."""
        if self.facts or self.taken:
            return None
        return self._listing.question(stub) if self._listing is not None else None

    def offered(self, kind: type[msgspec.Struct]) -> bool:
        """Whether the next given answer is of this shape."""
        return self.taken < len(self.given) and isinstance(self.given[self.taken].answer, kind)

    def _take(self, seat: str, question: Question) -> Answer | None:
        """Take the next given answer of a seat; simultaneous answers come in any order."""
        for at in range(self.taken, len(self.given)):
            if self.given[at].seat == seat:
                given = self.given.pop(at)
                self.given.insert(self.taken, given)
                self.taken += 1
                check_answer(question, given.answer)
                if is_choice(question, given.answer):
                    self.unbroken = fr.Unbroken()
                return given.answer
        return None

    # -- Recording --

    def mark(self) -> Mark:
        """Return where the game stands, for ``take_back``."""
        return Mark(len(self.facts), self.state.next_id, tuple(self.frames), tuple(self.waiting))

    def take_back(self, mark: Mark) -> None:
        """Undo what happened since a mark: a frame that asks midway begins again with the answer.

        Nothing of what is taken back was ever recorded.
        """
        self.frames, self.waiting = list(mark.frames), list(mark.waiting)
        if len(self.facts) == mark.told:
            if self.state.next_id != mark.next_id:
                # Ids that were taken before it asked are free again.
                self.state.next_id = mark.next_id
                self.forget()
            return
        del self.facts[mark.told :]
        self.state = Draft(self._began)
        for fact in self.facts:
            apply(self.state, fact)
        self.state.next_id = mark.next_id
        self.forget()

    def clear(self) -> None:
        """Leave nothing to do: the game is over."""
        self.frames, self.waiting, self.given = [], [], []
        self.unbroken = fr.Unbroken()

    def agenda(self) -> fr.Agenda:
        """Return the agenda as it stands."""
        return fr.Agenda(
            frames=tuple(self.frames),
            given=tuple(self.given),
            waiting=tuple(self.waiting),
            unbroken=self.unbroken,
            course=self.course,
        )


def _same(question: Question) -> Callable[[], Question]:
    return lambda: question
