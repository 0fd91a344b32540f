"""Driving a sandbox of a running service: decisions are read, tried and answered over HTTP."""

import itertools
import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

import msgspec

from domain.kernel.refusals import Illegal, Refusal
from domain.rules import Answer, Candidate, Incomplete, Pay, PayStep, Question, Ref
from tests.scenarios import bargaining, observed, progress, wire
from tests.scenarios.offering import offered
from tests.scenarios.progress import Now
from tests.scenarios.reader import Scenario
from tests.scenarios.sight import Moment, Owned, Seen, Sight
from tests.scenarios.table import Tried

Json = dict[str, Any]

AFTER = "after"
PUBLIC = "public"
MADE = re.compile(r"Add ((?:\{\w\})+)")
ANY_COLOUR = "any color"


class Ask(Protocol):
    """Sends a request with a token and returns the document that comes back."""

    def __call__(self, method: str, path: str, token: str, **more: Any) -> Any: ...


class _Kept(NamedTuple):
    seat: str
    decision: str
    bodies: list[Json]
    then: list[Json]


class Table:
    """Implements ``tests.scenarios.table.Table``; its owner sees all, seats act by themselves."""

    def __init__(
        self, ask: Ask, game: str, owner: str, tokens: Mapping[str, str], scenario: Scenario
    ) -> None:
        self._ask = ask
        self._path = f"/games/{game}"
        self._owner = owner
        self._tokens = tokens
        self._stop = scenario.stop
        self._generals = any("general" in side for side in scenario.board.values())
        self._looks_closely = any({"combat", "round"} & entry.keys() for entry in scenario.script)
        self._handles = wire.Handles()
        self._views: dict[str, Json] = {}
        self._asked: dict[str, list[Json]] = {}
        self._named: dict[int, Seen] = {}
        self._seen_last: Json | None = None
        self._aimed: list[tuple[str, tuple[Ref, ...]]] = []
        self._now = progress.now(self._view(PUBLIC))
        self._keep_if_over()

    # -- Reading --

    def _view(self, audience: str = AFTER) -> Json:
        """Return the board as it stands now."""
        if audience not in self._views:
            path = f"{self._path}/view"
            wanted = {"audience": audience}
            self._views[audience] = self._ask("GET", path, self._owner, params=wanted)
        return self._views[audience]

    def _decisions(self, seat: str) -> list[Json]:
        """Return what a seat must decide now."""
        if seat not in self._asked:
            reply = self._ask("GET", f"{self._path}/decisions", self._tokens[seat])
            self._asked[seat] = reply["decisions"]
        return self._asked[seat]

    def _question(self, document: Json) -> Question:
        viewer = document.get("answered_by") or document["seat"]
        for candidate in document["candidates"]:
            for thing in filter(None, map(candidate.get, ("object", "against"))):
                seen = wire.named(thing, self._handles, viewer)
                self._named[seen.id] = seen
        return wire.question_of(document, self._handles)

    # -- Looking --

    @property
    def stopped(self) -> bool:
        return self._seen_last is not None

    def questions(self) -> list[Question]:
        seats = dict.fromkeys(self._now.waiting)
        return [self._question(each) for seat in seats for each in self._decisions(seat)]

    def moment(self) -> Moment:
        if self._stack_is_empty() and not self._looks_closely:
            # Most of a game is passing: what is known already says where it is.
            return Moment(self._now.turn, self._now.step, 0, ())
        return observed.moment(self._view(), self._handles)

    def _stack_is_empty(self) -> bool:
        asked = self._decisions(self._now.waiting[0]) if self._now.waiting else []
        return any(each["prompt"]["params"].get("stack") == 0 for each in asked)

    def sight(self) -> Sight:
        return observed.sight(
            self._seen_last or self._view(), self._handles, partial(offered, self), self.ledger
        )

    def ledger(self) -> list[Owned]:
        path = f"/sandboxes/{self._path.rpartition('/')[2]}/cards"
        return [observed.owned(each) for each in self._ask("GET", path, self._owner)["cards"]]

    def about(self, candidate: Candidate) -> Seen | None:
        if candidate.object is None:
            return None
        named = self._named.get(candidate.object)
        return named if named is not None and named.name else self._thing(candidate.object)

    def means(self, candidate: Candidate, name: str) -> bool:
        if candidate.ref == name:
            return True
        ref = candidate.ref if candidate.object is None else candidate.object
        return isinstance(ref, int) and self.is_called(ref, name)

    def is_called(self, ref: Ref, name: str) -> bool:
        if isinstance(ref, str):
            return ref == name
        seen = self._thing(ref)
        return seen is not None and seen.is_meant(name)

    def _thing(self, number: int) -> Seen | None:
        """Return an object as the seat sees it that was told its handle."""
        view = self._view(self._handles.viewer[number])
        for at, seen in enumerate(observed.things(view, self._handles)):
            if seen.id == number:
                return self._turned_up(at, seen) if seen.face_down else seen
        return self._named.get(number)

    def _turned_up(self, at: int, seen: Seen) -> Seen:
        """Return what lies face down with its identity: a scenario sees through all cards.

        Every view lists the battlefield first, and in one order.
        """
        beneath = observed.things(self._view(), self._handles)[at]
        if not beneath.face_down or beneath.controller != seen.controller:
            return seen
        return msgspec.structs.replace(seen, identity=beneath.identity)

    # -- Acting --

    def try_answers(self, seat: str, answers: Sequence[Answer]) -> Tried | Incomplete | Refusal:
        bodies = [wire.posted(answer, self._handles) for answer in answers]
        decision = self._decisions(seat)[0]["decision_id"]
        try:
            reply = self._post(seat, f"decisions/{decision}/check", {"answers": bodies})
        except Refusal as refusal:
            return refusal
        if not reply["complete"]:
            return Incomplete(self._question(reply["next"]))
        preview = reply["preview"]
        announced = wire.announced_of(preview.get("announced"), self._handles, seat)
        return Tried(announced, _Kept(seat, decision, bodies, preview["then"]))

    def questions_after(self, tried: Tried) -> list[Question]:
        return [self._question(each) for each in tried.kept.then]

    def keep(self, tried: Tried) -> None:
        seat, decision, bodies, _ = tried.kept
        self._answer(seat, decision, bodies)

    def give(self, seat: str, answers: Sequence[Answer]) -> str | None:
        bodies = [wire.posted(answer, self._handles) for answer in answers]
        try:
            return self._answer(seat, self._decisions(seat)[0]["decision_id"], bodies)
        except Refusal as refusal:
            return refusal.detail

    def _answer(self, seat: str, decision: str, bodies: list[Json]) -> str | None:
        reply = self._post(seat, f"decisions/{decision}", {"answers": bodies})
        if not reply["complete"]:
            return f"the question {reply['next']['prompt']['text']}"
        self._views, self._asked = {}, {seat: reply["decisions"]}
        self._aimed = wire.aimed(reply["events"], self._handles, seat)
        self._happened(progress.after(self._now, reply), reply["events"])
        return None

    def aimed(self) -> Sequence[tuple[str, tuple[Ref, ...]]]:
        return self._aimed

    def concede(self, seat: str) -> None:
        self._act(seat, {"action": "concede"})

    def bargain(self, seat: str, name: str, entry: Mapping[str, Any]) -> str | None:
        view = self._view(seat)
        offers = [
            bargaining.Standing(o["offer"], o["by"], o["to"]) for o in view["panels"]["offers"]
        ]
        things = observed.things(view, self._handles)
        terms = bargaining.terms(seat, name, entry, offers, things)
        for side in filter(None, map(terms.get, bargaining.SIDES)):
            side["permanents"] = [self._handles.handle(number) for number in side["permanents"]]
        try:
            self._act(seat, {"action": name, **terms})
        except Refusal as refusal:
            return refusal.detail
        return None

    def _act(self, seat: str, body: Json) -> None:
        """Do something without being asked."""
        self._post(seat, "actions", body)
        self._views, self._asked, self._aimed = {}, {}, []
        self._happened(progress.now(self._view(PUBLIC)), self._events(self._now.version))

    def settle(self, seat: str, card: str, choice: str) -> str | None:
        try:
            pending = self._ask("GET", f"{self._path}/settlement", self._tokens[seat])
            for stake in pending["stakes"]:
                if stake["name"] == card and stake["winner"]["seat"] == seat:
                    self._post(seat, f"settlement/{stake['stake']}", {"choice": choice})
                    return None
        except Refusal as refusal:
            return refusal.detail
        return f"no stake {card}"

    def _post(self, seat: str, what: str, body: Json) -> Json:
        reply: Json = self._ask("POST", f"{self._path}/{what}", self._tokens[seat], json=body)
        return reply

    # -- The stop --

    def _events(self, after: int) -> list[Json]:
        wanted = {"audience": AFTER, "after": after}
        page = self._ask("GET", f"{self._path}/events", self._owner, params=wanted)
        events: list[Json] = page["events"]
        return events

    def _happened(self, now: Now, events: Sequence[Json]) -> None:
        """Note how things stood at the end of the stop, if the events go beyond it."""
        before, self._now = self._now, now
        if self._seen_last is None:
            if any(progress.beyond(self._stop, before, events)):
                # The owner counts facts of its own: it learns more of them than a seat.
                events = self._events(before.version)
                version, fact = next(progress.beyond(self._stop, before, events))
                wanted = {"audience": AFTER, "version": version, "facts": fact["at"] - 1}
                self._seen_last = self._ask(
                    "GET", f"{self._path}/replay", self._owner, params=wanted
                )
            self._keep_if_over()

    def _keep_if_over(self) -> None:
        if self._seen_last is None and self._now.over:
            self._seen_last = self._view()

    # -- Paying by hand --

    def by_hand(self, seat: str, names: Sequence[str]) -> list[Answer]:
        question = self._question(self._decisions(seat)[0])
        sources = [c for c in question.candidates if c.mana and c.selectable]
        used: set[int] = set()
        options: list[list[PayStep]] = []
        for name in names:
            found = next((c for c in sources if c.object not in used and self.means(c, name)), None)
            if found is None or found.object is None:
                raise Illegal(f"There is no {name} to tap for mana.", rule="CR 601.2g")
            used.add(found.object)
            made = _makes(found.label)
            if self._generals:
                # What is not of the general's colours comes as colourless mana (E-11).
                made += ["C" * len(made[0])] if made else []
            options.append([PayStep(found.object, mana) for mana in made])
        return [Pay(steps) for steps in itertools.product(*options)]


def _makes(label: str) -> list[str]:
    """Return what a mana ability can make, by the words of its candidate."""
    if ANY_COLOUR in label:
        return list("WUBRG")
    return [re.sub(r"[{}]", "", made) for made in MADE.findall(label)]
