"""Driving the domain in process: the open questions, and what becomes of an answer to them."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

import msgspec

import domain.rules as game
from domain.cards.catalogue import STARTER
from domain.formats.deck_rules import Entry
from domain.formats.registry import FORMATS, format_of
from domain.game.sandbox import Script, WrittenChance
from domain.kernel.chance import Chance
from domain.kernel.refusals import Illegal, Malformed, Refusal
from domain.rules import facts as f
from domain.rules import mana_pool
from domain.rules.answers import Answer, Pay, PayStep
from domain.rules.context import Announced
from domain.rules.engine import Engine
from domain.rules.folding import apply
from domain.rules.questions import Candidate, Question
from domain.rules.turn import STEPS
from services.documents.position import position_from
from services.rulesets import FormatRuleset, Rulesets
from tests.scenarios import bargaining, viewing
from tests.scenarios.offering import offered
from tests.scenarios.reader import Scenario, Unsupported
from tests.scenarios.settling import Stakes
from tests.scenarios.setup import UNSUPPORTED_CODES, opening
from tests.scenarios.sight import Moment, Owned, Seen, Sight
from tests.scenarios.table import Tried
from tests.scenarios.times import STAGES

UNSEEDED = Chance(bytes(32))
"""Never asked: scenarios that run out of written results get the plainest ones."""


class _Kept(NamedTuple):
    done: game.Advance


@cache
def _ruleset(rules: str) -> FormatRuleset:
    return Rulesets(STARTER).ruleset(rules)


class InProcess:
    """Implements ``World`` on the domain alone."""

    def formats(self) -> Collection[str]:
        return [each.id for each in FORMATS]

    def knows(self, card: str) -> bool:
        return STARTER.find(card) is not None

    def deck_faults(self, rules: str, kind: str, entries: Sequence[Mapping[str, Any]]) -> set[str]:
        deck = [msgspec.convert(entry, Entry) for entry in entries]
        kind_of_deck = format_of(rules).kind(kind)
        return {problem.rule for problem in kind_of_deck.check(deck, STARTER)}

    def open(self, scenario: Scenario) -> "Table":
        return Table(scenario)


class Table:
    """Implements ``tests.scenarios.table.Table``: a state, and what it is played with."""

    def __init__(self, scenario: Scenario) -> None:
        self._ruleset = _ruleset(scenario.rules)
        self._cards = self._ruleset.cards()
        picks = [tuple(pick) if isinstance(pick, list) else pick for pick in scenario.random]
        self._script = Script(tuple(scenario.dice), tuple(picks), plain=True)
        self._state = game.GameState()
        self._rules, laid = self._laid(scenario)
        self._state, self._script = laid.state, self._script.after(laid.facts)
        self._stop = scenario.stop
        self._seen_last: game.GameState | None = None
        self._aimed: list[tuple[str, tuple[game.Ref, ...]]] = []
        self._keep_if_over()

    def _laid(self, scenario: Scenario) -> tuple[game.Overlay, game.Advance]:
        body = opening(scenario)
        try:
            rules = self._ruleset.overlay(body["options"])
            position, _ = position_from(body["players"], body["turn"], STARTER, body["others"])
            digests = sorted({put.card for put in position.cards})
            printed = {digest: self._ruleset.printed(digest) for digest in digests}
            laid = game.lay(position, printed, self._cards, rules, self._chance())
        except Malformed as refusal:
            codes = {refusal.code, *(e["code"] for e in refusal.data.get("errors", ()))}  # type: ignore[attr-defined]  # a list of faults
            if codes & UNSUPPORTED_CODES:
                raise Unsupported(f"{scenario.rules}: {refusal.data}") from refusal
            raise
        self._stakes = Stakes(self._ruleset, body["options"], position, printed)
        return rules, laid

    def _chance(self) -> WrittenChance:
        return WrittenChance(self._script, UNSEEDED, self._state)

    # -- Looking --

    @property
    def stopped(self) -> bool:
        return self._seen_last is not None

    def questions(self) -> tuple[Question, ...]:
        return self._questions_of(self._state)

    def _questions_of(self, state: game.GameState) -> tuple[Question, ...]:
        return game.pending(state, self._cards, self._rules, self._chance())

    def _engine(self, state: game.GameState) -> Engine:
        """Return a working context for looking only."""
        return Engine(state, self._cards, self._rules, self._chance())

    def moment(self) -> Moment:
        engine = self._engine(self._state)
        stack = (engine.state.objects[oid] for oid in engine.zone("stack"))
        turn = self._state.turn
        things = tuple(viewing.seen(engine, thing) for thing in stack)
        return Moment(turn.number, turn.step, turn.combat, things, turn.round)

    def sight(self) -> Sight:
        return self._sight(self._seen_last or self._state)

    def _sight(self, state: game.GameState) -> Sight:
        return viewing.sight(self._engine(state), partial(offered, self), self.ledger)

    def about(self, candidate: Candidate) -> Seen | None:
        engine = self._engine(self._state)
        thing = engine.state.objects.get(candidate.object or 0)
        return None if thing is None else viewing.seen(engine, thing)

    def means(self, candidate: Candidate, name: str) -> bool:
        if candidate.ref == name:
            return True
        oid = candidate.ref if isinstance(candidate.ref, int) else candidate.object
        return oid is not None and self.is_called(oid, name)

    def is_called(self, ref: game.Ref, name: str) -> bool:
        if isinstance(ref, str):
            return ref == name
        engine = self._engine(self._state)
        thing = engine.state.objects.get(ref)
        return thing is not None and viewing.seen(engine, thing).is_meant(name)

    # -- Acting --

    def try_answers(
        self, seat: str, answers: Sequence[Answer]
    ) -> Tried | game.Incomplete | Refusal:
        try:
            done = game.advance(
                self._state, seat, answers, self._cards, self._rules, self._chance()
            )
        except Refusal as refusal:
            return refusal
        if isinstance(done, game.Incomplete):
            return done
        return Tried(_announced(done), _Kept(done))

    def questions_after(self, tried: Tried) -> tuple[Question, ...]:
        return self._questions_of(tried.kept.done.state)

    def give(self, seat: str, answers: Sequence[Answer]) -> str | None:
        tried = self.try_answers(seat, answers)
        if not isinstance(tried, Tried):
            return f"{tried}"
        self.keep(tried)
        return None

    def aimed(self) -> Sequence[tuple[str, tuple[game.Ref, ...]]]:
        return self._aimed

    def concede(self, seat: str) -> None:
        self._take(game.concede(self._state, seat, self._cards, self._rules, self._chance()))

    def bargain(self, seat: str, name: str, entry: Mapping[str, Any]) -> str | None:
        things = self._sight(self._state).things
        try:
            terms = bargaining.terms(seat, name, entry, self._state.offers, things)
            self._take(
                game.bargain(
                    self._state, seat, name, terms, self._cards, self._rules, self._chance()
                )
            )
        except Refusal as refusal:
            return refusal.detail
        return None

    def keep(self, tried: Tried) -> None:
        self._take(tried.kept.done)

    def _take(self, done: game.Advance) -> None:
        """Take over what happened; where the stop is passed, note how things stood."""
        before = self._state
        self._state = done.state
        self._aimed = [
            (fact.agent, tuple(ref for group in fact.announced.targets for ref in group))
            for fact in done.facts
            if isinstance(fact, f.ChoicesAnnounced) and fact.verb == "trigger"
        ]
        self._script = self._script.after(done.facts)
        if self._seen_last is None:
            self._seen_last = self._at_stop(before, done.facts)
            self._keep_if_over()

    def _keep_if_over(self) -> None:
        if self._seen_last is None and self._state.result is not None:
            self._seen_last = self._state

    def _at_stop(self, before: game.GameState, facts: Sequence[f.AnyFact]) -> game.GameState | None:
        """Return the state at the end of the stop, if the facts go beyond it."""
        draft = self._engine(before).state
        number, cycle = before.turn.number, before.turn.round
        for fact in facts:
            match fact:
                case f.RoundBegan():
                    cycle = fact.number
                case f.TurnBegan():
                    number, cycle = fact.number, fact.round
                case _:
                    pass
            step = _begun(fact)
            if step is not None and self._stop.is_before(number, step, cycle):
                return draft.publish()
            apply(draft, fact)
        return None

    # -- After the game --

    def ledger(self) -> list[Owned]:
        return self._stakes.ledger(self._state)

    def settle(self, seat: str, card: str, choice: str) -> str | None:
        return self._stakes.settle(self._state, seat, card, choice)

    # -- Paying by hand --

    def by_hand(self, seat: str, names: Sequence[str]) -> list[Answer]:
        ways: list[tuple[PayStep, ...]] = [()]
        sources = mana_pool.sources(self._engine(self._state), seat)
        for name in names:
            used = {step.source for steps in ways for step in steps}
            found = next(
                (s for s in sources if s.object not in used and self.is_called(s.object, name)),
                None,
            )
            if found is None:
                raise Illegal(f"There is no {name} to tap for mana.", rule="CR 601.2g")
            ways = [
                (*steps, PayStep(found.object, "".join(option)))
                for steps in ways
                for option in found.options
            ]
        return [Pay(steps) for steps in ways]


def _begun(fact: f.AnyFact) -> str | None:
    """Return the step that begins, the first of its turn or stage where that does."""
    match fact:
        case f.RoundBegan():
            return STAGES[0]
        case f.TurnBegan():
            return STEPS[0]
        case f.StepBegan():
            return fact.step
        case _:
            return None


def _announced(done: game.Advance) -> Announced | None:
    for fact in done.facts:
        if isinstance(fact, f.ChoicesAnnounced) and fact.verb in {"cast", "activate"}:
            return fact.announced
    return None
