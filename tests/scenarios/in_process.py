"""Driving the domain in process: the open questions, and what becomes of an answer to them."""

from collections.abc import Mapping, Sequence
from typing import Any

import domain.rules as game
from domain.kernel.refusals import Illegal, Refusal
from domain.rules import facts as f
from domain.rules import mana_pool
from domain.rules.answers import Answer, Pay, PayStep
from domain.rules.engine import Engine
from domain.rules.folding import apply
from domain.rules.questions import Candidate, Question
from domain.rules.turn import STEPS
from tests.scenarios import actions, board, viewing
from tests.scenarios.chances import ScenarioChance
from tests.scenarios.reader import Scenario
from tests.scenarios.sight import Moment, Seen, Sight

DECLARED = {"attack": "attackers", "block": "blockers"}


class Table:
    """One game: its state, and the rules, cards and chance that it is played with."""

    def __init__(self, scenario: Scenario) -> None:
        laid = board.puts(scenario)
        self.cards = board.catalogue()
        self.rules = board.overlay(scenario)
        self.chance = ScenarioChance(scenario.dice, scenario.random, self._hand_in_canonical_order)
        self._tried: tuple[object, ScenarioChance] | None = None
        self.called = viewing.aliases(laid)
        self.state = board.lay(scenario, laid, self.rules)
        self._stop = (scenario.stop[0], STEPS.index(scenario.stop[1]))
        self.stopped: game.GameState | None = None
        self._keep_if_over()

    # -- Looking --

    def questions(self) -> tuple[Question, ...]:
        """Return what is open."""
        return game.pending(self.state, self.cards, self.rules, self.chance)

    def engine(self, state: game.GameState) -> Engine:
        """Return a working context for looking only."""
        return Engine(state, self.cards, self.rules, self.chance)

    def moment(self) -> Moment:
        """Return where the game is now."""
        engine = self.engine(self.state)
        stack = (engine.state.objects[oid] for oid in engine.zone("stack"))
        return Moment(
            self.state.turn.number,
            self.state.turn.step,
            self.state.turn.combat,
            tuple(viewing.seen(engine, thing, self.called) for thing in stack),
        )

    def sight(self) -> Sight:
        """Return what can be seen now, or was seen as the scenario's time was over."""
        state = self.stopped or self.state
        return viewing.sight(self.engine(state), self.called, self.offers)

    def offers(self, seat: str, wanted: Mapping[str, Any]) -> bool:
        """Whether a player is offered an action now; not where they have no decision."""
        if self.stopped is not None:
            return False
        for question in self.questions():
            if viewing.asked_of(question) != seat:
                continue
            if question.kind == "act":
                found = actions.matching({**wanted, "from": "any"}, question.candidates, self.about)
                return any(c.selectable for c in found)
            if question.kind == DECLARED.get(str(wanted["do"])):
                name = str(wanted["card"])
                return any(c.selectable and self.means(c, name) for c in question.candidates)
        return False

    def about(self, candidate: Candidate) -> Seen | None:
        """Return the object of a candidate."""
        engine = self.engine(self.state)
        if candidate.object not in engine.state.objects:
            return None
        thing = engine.state.objects[candidate.object]
        return viewing.seen(engine, thing, self.called)

    def means(self, candidate: Candidate, name: str) -> bool:
        """Whether a name or alias means a candidate."""
        if candidate.ref == name:
            return True
        oid = candidate.ref if isinstance(candidate.ref, int) else candidate.object
        return oid is not None and self.is_called(oid, name)

    def is_called(self, ref: game.Ref, name: str) -> bool:
        """Whether a name or alias means an object or player."""
        if isinstance(ref, str):
            return ref == name
        engine = self.engine(self.state)
        thing = engine.state.objects.get(ref)
        return thing is not None and viewing.seen(engine, thing, self.called).is_called(name)

    def _hand_in_canonical_order(self, seat: str) -> list[str]:
        engine = self.engine(self.state)
        cards = [engine.state.objects[oid] for oid in engine.zone("hand", seat)]
        cards.sort(key=lambda c: (c.owner, c.card, c.slot, c.id))
        return [engine.look(card.id).name for card in cards]

    def questions_after(self, done: game.Advance) -> tuple[Question, ...]:
        """Return what would be open after answers that were tried."""
        return game.pending(done.state, self.cards, self.rules, self.chance)

    # -- Acting --

    def try_answers(
        self, seat: str, answers: Sequence[Answer]
    ) -> game.Advance | game.Incomplete | Refusal:
        """Return what answers would lead to; nothing is kept of it."""
        chance = self.chance.copy()
        try:
            done = game.advance(self.state, seat, answers, self.cards, self.rules, chance)
        except Refusal as refusal:
            return refusal
        self._tried = (done, chance)
        return done

    def concede(self, seat: str) -> None:
        """A player concedes."""
        self.keep(game.concede(self.state, seat, self.cards, self.rules, self.chance))

    def keep(self, done: game.Advance) -> None:
        """Take over what answers led to; where the stop is passed, note how things stood."""
        before = self.state
        self.state = done.state
        if self._tried is not None and self._tried[0] is done:
            self.chance = self._tried[1]
        if self.stopped is None:
            self.stopped = self._at_stop(before, done.facts)
            self._keep_if_over()

    def _keep_if_over(self) -> None:
        if self.stopped is None and self.state.result is not None:
            self.stopped = self.state

    def _at_stop(self, before: game.GameState, facts: Sequence[f.AnyFact]) -> game.GameState | None:
        """Return the state at the end of the stop, if the facts go beyond it."""
        draft = self.engine(before).state
        number = before.turn.number
        for fact in facts:
            if isinstance(fact, f.TurnBegan):
                number = fact.number
            begun = fact.step if isinstance(fact, f.StepBegan) else STEPS[0]
            begins = isinstance(fact, f.TurnBegan | f.StepBegan)
            if begins and (number, STEPS.index(begun)) > self._stop:
                return draft.publish()
            apply(draft, fact)
        return None

    # -- Paying by hand --

    def by_hand(self, seat: str, names: Sequence[str]) -> list[Pay]:
        """Return the ways to tap these permanents for mana, in their order."""
        ways: list[tuple[PayStep, ...]] = [()]
        engine = self.engine(self.state)
        sources = mana_pool.sources(engine, seat)
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
