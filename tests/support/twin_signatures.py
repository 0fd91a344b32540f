"""Centurion games that differ in nothing but who signed cards that a viewer cannot know (C-35)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from random import Random
from uuid import UUID

from domain.cards.catalogue import STARTER
from domain.formats.marks import SHOWN
from domain.game import commands as c
from domain.game.decider import decide
from domain.game.events import Copy, DeckEntry, Played
from domain.game.state import Game, evolve, initial
from domain.kernel.events import Event
from domain.rules import facts
from services.documents.format_actions import format_actions
from tests.support.twin_worlds import Step, Twins
from tests.support.whole_games import RULESETS, account_of, answering, asked, rules_of

FORMAT = "centurion"

CARDS = ("Shock", "Unsummon", "Llanowar Elves", "Suntail Hawk", "Raging Goblin")
"""Cards for one mana: both decks are of these alone, so that names meet all the time."""

COPIES = 7

PATIENCE = 10
"""Times that a request is looked for which both worlds allow."""

Signers = Mapping[str, Sequence[str]]
"""Who signed all cards of a seat, by seat."""


def deck(seat: str, signers: Sequence[str]) -> tuple[DeckEntry, ...]:
    """Return a deck of physical cards, each signed by these seats."""
    names = {account_of(each): each for each in signers}
    found = [(name, card.digest) for name in CARDS if (card := STARTER.find(name)) is not None]
    return tuple(
        DeckEntry(name, digest, 1, copies=(Copy(_card(f"{seat} {name} {copy}"), signers=names),))
        for name, digest in found
        for copy in range(COPIES)
    )


def _card(name: str) -> str:
    return str(UUID(bytes=sha256(name.encode()).digest()[:16]))


def begun(seed: int, signers: Signers) -> Game:
    """Return a game in which all kept their hands; chance does not depend on who signed what."""
    rules = RULESETS.ruleset(FORMAT)
    game = initial(str(UUID(int=seed + 1)))
    secret = {
        name: sha256(f"{seed} {name}".encode()).hexdigest() for name in ("seed", "nonce", "key")
    }
    commands: list[c.Command] = [
        c.OpenGame(
            account=account_of("A"), format=FORMAT, seats=len(signers), options={},
            seed=secret["seed"], nonce=secret["nonce"], view_key=secret["key"],
        )
    ]  # fmt: skip
    commands += [
        c.TakeSeat(
            account=account_of(seat), name=f"player {seat}", deck=f"deck-{seat}",
            entries=deck(seat, by), waives=True,
        )
        for seat, by in signers.items()
    ]  # fmt: skip
    for command in commands:
        events = decide(game, command, rules)
        assert isinstance(events, tuple)
        game = _after(game, events)
    while game.table.open[0].asked.kind == "setup":
        opened, question = asked(game)[0]
        events = decide(game, answering(opened, (question.default,)), rules)
        assert isinstance(events, tuple)
        game = _after(game, events)
    return game


def _after(game: Game, events: tuple[Event, ...]) -> Game:
    for event in events:
        game = evolve(game, event)
    return game


class SignedTwins(Twins):
    """A game and its twin with the same cards, of which an opponent's are signed in one alone."""

    def __init__(self, game: Game, twin: Game, viewer: str) -> None:
        self.offered = [0, 0]
        super().__init__(game, twin, viewer)

    def play_on(self, rng: Random, most: int) -> None:
        """Play until so many states were compared or the game is over; raises ``Leak``."""
        while self.compared < most and self.step(rng):
            for at, world in enumerate(self.worlds):
                self.offered[at] += self._offers(world)

    def _request(self, rng: Random) -> list[Step] | None:
        """Try longer than for other cards: a signature action is allowed in one world alone."""
        tried = (super(SignedTwins, self)._request(rng) for _ in range(PATIENCE))
        return next((steps for steps in tried if steps is not None), None)

    def _learned(self, steps: Iterable[Step]) -> bool:
        """Whether a card was shown with other signatures: from then on all know of them (C-30)."""
        first, second = (
            [
                (fact.object, fact.value)
                for event in step.events
                for fact in (event.facts if isinstance(event, Played) else ())
                if isinstance(fact, facts.Marked) and fact.mark == SHOWN
            ]
            for step in steps
        )
        return first != second or super()._learned(steps)

    def _offers(self, world: Game) -> int:
        """Return how many signature actions stand open to the viewer's opponents."""
        overlay = rules_of(world).overlay(world.table.options)
        others = [seat for seat in world.table.order if seat != self.viewer]
        return sum(
            each["action"].startswith("sign_")
            for seat in others
            for each in format_actions(world.table, seat, overlay)
        )
