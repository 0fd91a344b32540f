"""Playing a scenario: the script where it has a word, written answers, and defaults elsewhere."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from domain.kernel.refusals import Refusal
from domain.rules import Answer, Choose, Incomplete, Question, Ref
from tests.scenarios import actions, answering
from tests.scenarios.answering import fit
from tests.scenarios.choices import Choices
from tests.scenarios.declaring import Declaring
from tests.scenarios.expectations import fault
from tests.scenarios.queue import Answers
from tests.scenarios.reader import Failed, Scenario
from tests.scenarios.script import Line, Script
from tests.scenarios.table import Table, Tried
from tests.scenarios.viewing import asked_of

PASS = Choose(("pass",))
MOST_ANSWERS = 5000


class Player:
    """Plays one scenario to its stop, for all its players."""

    def __init__(self, scenario: Scenario, table: Table) -> None:
        self.table = table
        self.script = Script(scenario.script, scenario.expect)
        self.seats = scenario.players
        self._declaring = Declaring(table)
        self.answers = {
            seat: Answers(scenario.answers.get(seat, ()), scenario.answer_kinds.get(seat))
            for seat in scenario.players
        }
        self.strict = bool(scenario.options.get("strict"))
        self.faults: list[str] = []

    def play(self) -> None:
        """Answer everything until the stop is passed or the game is over."""
        for _ in range(MOST_ANSWERS):
            if self.table.stopped:
                return
            questions = self.table.questions()
            if not questions:
                return
            if questions[0].kind == "act":
                # While something is put on the stack, its top is not there yet.
                self.script.watch(self.seats, self.table.moment())
            if not self._concedes(questions) and not self._bargains():
                self._answer(questions[0])
        raise Failed(f"the stop, seen {MOST_ANSWERS} answers before it")

    def settle(self) -> None:
        """Let winners decide what the script says of the cards at stake."""
        for line in self.script.lines:
            if line.settles:
                entry = line.entry
                why = self.table.settle(entry["player"], entry["card"], entry["choice"])
                line.finish(happened=why is None)
                line.why = why or ""

    def _concedes(self, questions: Sequence[Question]) -> bool:
        for seat in map(asked_of, questions):
            line = self.script.next_line(seat, self.table.moment())
            if line is not None and line.verb == "concede":
                self.table.concede(seat)
                line.finish(happened=True)
                return True
        return False

    def _bargains(self) -> bool:
        """Let players make offers and answer them, which they may whoever is asked."""
        if not self.script.bargains:
            return False
        for seat in self.seats:
            line = self.script.next_line(seat, self.table.moment())
            if line is None or not line.bargains:
                continue
            try:
                why = self.table.bargain(seat, line.entry["name"], line.entry)
            except LookupError:
                line.why = "no such offer"
                continue
            line.why = why or ""
            if why is None or line.to_be_refused:
                line.finish(happened=why is None)
                return True
        return False

    def _answer(self, question: Question) -> None:
        match question.kind:
            case "act":
                self._act(question)
            case "attackers" | "blockers":
                self._declare(question)
            case _:
                self._give(question)

    # -- Priority --

    def _act(self, question: Question) -> None:
        """Do what the script says now, or pass."""
        seat = asked_of(question)
        line = self.script.next_line(seat, self.table.moment())
        if line is None or not self._take(question, seat, line):
            self._must_keep(seat, [PASS])

    def _take(self, question: Question, seat: str, line: Line) -> bool:
        """Carry out an entry if that is possible now; whether there is more to do before passing."""
        match line.verb:
            case "check":
                self._check(line)
                return self._again(question)
            case "concede":
                self.table.concede(seat)
                line.finish(happened=True)
                return True
            case "attack" | "block":
                # The declaration is over.
                line.finish(happened=False)
                return self._again(question)
            case _:
                done = self._tried(question, seat, line)
        if isinstance(done, str):
            line.why = done
            if line.to_be_refused:
                line.finish(happened=False)
                return self._again(question)
            return False
        line.finish(happened=True)
        self.table.keep(done)
        self._skip_answers()
        return True

    def _check(self, line: Line) -> None:
        sight = self.table.sight()
        self.faults += [why for e in line.entry["expect"] if (why := fault(e, sight))]
        line.finish(happened=True)

    def _again(self, question: Question) -> bool:
        self._act(question)
        return True

    def _tried(self, question: Question, seat: str, line: Line) -> Tried | str:
        """Return what an entry leads to, or why it is not possible now."""
        table = self.table
        found = actions.matching(
            line.entry, question.candidates, table.about, table.is_called,
            strictly=line.to_be_refused,
        )  # fmt: skip
        why = "not on offer"
        for candidate in found:
            if not candidate.selectable:
                why = candidate.reason.text if candidate.reason else why
                continue
            done = self._announced(seat, candidate.ref, line.entry)
            if isinstance(done, Tried):
                return done
            why = done
        return why

    def _announced(self, seat: str, ref: Any, entry: Mapping[str, Any]) -> Tried | str:
        """Announce a spell or ability with all the choices that the entry makes."""
        answers: list[Answer] = [Choose((ref,))]
        choices = Choices(entry, self.table)
        queue = self.answers[seat].copy()
        tried = self.table.try_answers(seat, answers)
        while isinstance(tried, Incomplete):
            answer = choices.answer(tried.question)
            if isinstance(answer, str):
                return answer
            answers.append(answer or self._from_queue(tried.question, queue))
            tried = self.table.try_answers(seat, answers)
        if isinstance(tried, Refusal):
            return tried.detail
        done = self._paid(seat, answers, entry["pay"]) if entry.get("pay") else tried
        if isinstance(done, str):
            return done
        why = choices.not_kept(done)
        if why is None:
            self.answers[seat].replace(queue)
            return done
        return why

    def _paid(self, seat: str, answers: list[Answer], names: Sequence[str]) -> Tried | str:
        try:
            ways = self.table.by_hand(seat, names)
        except Refusal as refusal:
            return refusal.detail
        for way in ways:
            done = self.table.try_answers(seat, [*answers, way])
            if isinstance(done, Tried):
                return done
        return f"not paid with {list(names)}"

    # -- Declarations --

    def _declare(self, question: Question) -> None:
        """Attack or block with what the script says, and what must."""
        seat = asked_of(question)
        lines = self.script.declared(question.kind, seat, self.table.moment())
        plain = [line for line in lines if not line.to_be_refused]
        pairs = self._declaring.pairs(question, plain)
        for line in lines:
            if line.to_be_refused:
                whole = self._declaring.pairs(question, [*plain, line], complain=False)
                refused = (
                    len(whole) == len(pairs) or self._declaring.tried(question, seat, whole) is None
                )
                line.finish(happened=not refused)
        done = self._declaring.tried(question, seat, pairs)
        for line in plain:
            line.finish(happened=done is not None and line.why == "")
        if done is None:
            for line in plain:
                line.why = line.why or "refused"
            self._must_keep(seat, [question.default])
        else:
            self.table.keep(done)
            self._skip_answers()

    # -- Other decisions --

    def _give(self, question: Question) -> None:
        seat = asked_of(question)
        if self.script.in_stages and self._replies(question, seat):
            return
        answer = self._from_queue(question, self.answers[seat])
        self._must_keep(seat, [answer], asked=seat if question.kind == "targets" else None)

    def _replies(self, question: Question, seat: str) -> bool:
        """Answer a question of the format's by the entry that is called like it."""
        line = self.script.next_line(seat, self.table.moment())
        if line is not None and line.verb == "check":
            self._check(line)
            self._give(question)
            return True
        if line is None or not line.replies_to(question.prompt):
            return False
        passes = line.reply is None
        answer = question.default if passes else fit(question, line.reply, self.table.means)
        tried = None if answer is None else self.table.try_answers(seat, [answer])
        if isinstance(tried, Tried):
            line.finish(happened=True)
            self.table.keep(tried)
            self._skip_answers()
            return True
        line.why = tried.detail if isinstance(tried, Refusal) else f"{line.reply} not allowed"
        if line.to_be_refused:
            line.finish(happened=False)
            self._give(question)
        return line.to_be_refused

    def _from_queue(self, question: Question, queue: Answers) -> Answer:
        """Return the written answer that comes next, if it fits, or the default."""
        if not queue:
            if self.strict:
                raise Failed(f"an answer of {asked_of(question)} to {question.prompt}, seen none")
            return question.default
        answer = queue.take(question, self.table.means)
        if answer is not None:
            return answer
        return self._consent(question, queue) or question.default

    def _consent(self, question: Question, queue: Answers) -> Answer | None:
        """Return yes to a "you may", if what is asked then is answered by a name."""
        yes = answering.consent(question)
        if yes is None:
            return None
        done = self.table.try_answers(asked_of(question), [yes])
        if not isinstance(done, Tried):
            return None
        for following in self.table.questions_after(done):
            written = queue.head(following)
            if answering.is_name(written) and fit(following, written, self.table.means):
                return yes
        return None

    def _must_keep(self, seat: str, answers: list[Answer], asked: str | None = None) -> None:
        why = self.table.give(seat, answers)
        if why is not None:
            raise Failed(f"{seat} goes on with {answers}, seen {why}")
        self._skip_answers(asked)

    def _skip_answers(self, asked: str | None = None) -> None:
        """Drop answers about targets that were not asked for, as there was one choice only.

        The first ability of ``asked`` is the one that was aimed by the answer just given.
        """
        for seat, refs in self.table.aimed():
            if seat == asked:
                asked = None
            elif seat in self.answers and refs:
                called = partial(self._one_is_called, refs)
                self.answers[seat].forget(called, len(refs))

    def _one_is_called(self, refs: Sequence[Ref], name: str) -> bool:
        return any(self.table.is_called(ref, name) for ref in refs)
