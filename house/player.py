"""A player of the house: waits for decisions and answers them until the game is over."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from house.answers import Policy, answer
from house.service import POLL_SECONDS, Json, Service

MOST_ANSWERS = 20_000
LONGEST_LIST = 64


class Endless(Exception):
    """A game or a list of answers goes on beyond any sensible length."""


@dataclass
class Tally:
    """What a player met and did: decisions by kind, prompts by key, picks by verb and name."""

    requests: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    prompts: Counter[str] = field(default_factory=Counter)
    picks: Counter[tuple[str, str]] = field(default_factory=Counter)

    def note(self, decision: Json, given: Json) -> None:
        """Count a decision and what was picked of it."""
        self.kinds[decision["kind"]] += 1
        self.prompts[decision["prompt"]["key"]] += 1
        picked = set(given.get("choose", ()))
        for candidate in decision["candidates"]:
            if candidate["handle"] in picked and "verb" in candidate:
                name = candidate.get("object", {}).get("name", candidate["label"])
                self.picks[candidate["verb"], name] += 1


@dataclass
class Player:
    """One seat of one game; ``random`` decides, ``policy`` leans, ``tally`` counts."""

    client: Service
    game: str
    random: Random
    policy: Policy = field(default_factory=Policy)
    tally: Tally = field(default_factory=Tally)

    async def play(self) -> None:
        """Answer whatever is asked until the game is over; raises ``Refused`` or ``Endless``."""
        pending: list[Json] = []
        while self.tally.requests < MOST_ANSWERS:
            if pending:
                pending = (await self.decide(pending[0])).get("decisions", [])
                continue
            state = await self.client.decisions(self.game, wait=POLL_SECONDS)
            pending = state["decisions"]
            if not pending and await self._over(state):
                return
        raise Endless(f"Game {self.game} goes on after {MOST_ANSWERS} answers.")

    async def decide(self, decision: Json) -> Json:
        """Answer one decision, and what it leads to, until the service has all it needs.

        An incomplete list leaves nothing behind, so each longer one is a request of its own.
        """
        answers: list[Json] = []
        asked = decision
        while len(answers) < LONGEST_LIST:
            answers.append(answer(asked, self.random, self.policy))
            self.tally.note(asked, answers[-1])
            self.tally.requests += 1
            reply = await self.client.answer(self.game, decision["decision_id"], answers)
            if reply["complete"]:
                return reply
            asked = reply["next"]
        raise Endless(f"Decision {decision['decision_id']} wants more than {LONGEST_LIST} answers.")

    async def _over(self, state: Json) -> bool:
        """Tell whether the game is over, by a request more only where nobody is waited for."""
        status = state.get("status")
        if status is None and not state["waiting_for"]:
            status = (await self.client.game(self.game))["status"]
        return status == "over"
