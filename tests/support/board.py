"""A small board in one expression, built from real facts and cards of the starter catalogue.

::

    table = board(
        A={"battlefield": ["Grizzly Bears", Put("Forest", tapped=True)], "hand": ["Shock"]},
        B={"life": 3},
    )
    bears = table.id("Grizzly Bears")
    table.answer("A", Choose(("pass",)))

``board`` runs the game up to the first question. Zones are named as in the rules; a library
that is not given holds ten Forests. ``table.engine()`` is a fresh working context for tests
that call one function; ``table.answer`` plays through the front door.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

import domain.rules as game
from domain.cards.card import CardDefinition
from domain.cards.catalogue import STARTER, Catalogue
from domain.kernel.chance import ChanceSource
from domain.rules import facts as f
from domain.rules import layers, stops
from domain.rules.answers import Answer, Choose
from domain.rules.chapters import run
from domain.rules.engine import Engine
from domain.rules.overlay import Overlay
from domain.rules.position import Placed, Position, lay
from domain.rules.position import Side as LaidSide
from domain.rules.questions import Question
from domain.rules.state import GameState
from services.rulesets import printed
from tests.support.chance import ScriptedChance

PASS = Choose(("pass",))

Side = Mapping[str, Any]
"""A player's zones by name, each a list of names or ``Put``; and ``life``, ``resources``."""


class Put(msgspec.Struct, frozen=True):
    """A card put somewhere in a state of its own; ``on`` names what it is attached to.

    ``signed_by`` are the seats that signed it, joined by commas, ``marks`` what else marks it;
    ``before`` are those who owned it before.
    """

    name: str
    tapped: bool = False
    sick: bool = False
    damage: int = 0
    counters: dict[str, int] = {}
    on: str | None = None
    under: str | None = None
    face_down: bool = False
    signed_by: str = ""
    marks: dict[str, str] = {}
    before: tuple[str, ...] = ()


class Board:
    """A game under test: its state, everything that happened, and short ways to look at it."""

    def __init__(
        self, state: GameState, cards: Catalogue, overlay: Overlay, chance: ChanceSource
    ) -> None:
        self.state = state
        self.cards = cards
        self.overlay = overlay
        self.chance = chance
        self.facts: list[f.AnyFact] = []

    def engine(self) -> Engine:
        """Return a working context on the present state; the board itself does not change."""
        return Engine(self.state, self.cards, self.overlay, self.chance)

    def run(self) -> "Board":
        """Go on to the next question, and return the board."""
        return self.keep(self.engine())

    def keep(self, engine: Engine) -> "Board":
        """Take over what a working context did, after it went on to the next question."""
        run(engine)
        layers.record(engine)
        engine.state.agenda = engine.agenda()
        self.facts.extend(engine.facts)
        self.state = engine.state.publish()
        return self

    def answer(self, seat: str, *answers: Answer) -> "Board":
        """Answer the open question of a seat; incomplete answers are an ``AssertionError``."""
        done = game.advance(self.state, seat, answers, self.cards, self.overlay, self.chance)
        assert isinstance(done, game.Advance), f"{seat} is asked more: {done}"
        self.facts.extend(done.facts)
        self.state = done.state
        return self

    def concede(self, seat: str) -> "Board":
        """A player concedes."""
        done = game.concede(self.state, seat, self.cards, self.overlay, self.chance)
        self.facts.extend(done.facts)
        self.state = done.state
        return self

    def questions(self) -> tuple[Question, ...]:
        """Return what is open, in the order asked."""
        return game.pending(self.state, self.cards, self.overlay, self.chance)

    def asked(self, kind: str) -> Question:
        """Return the one open question, which is of this kind."""
        (question,) = self.questions()
        assert question.kind == kind, f"{question.seat} is asked {question.prompt}"
        return question

    def pass_until(self, step: str) -> "Board":
        """Everybody passes priority until the step is there or something else is asked."""
        for _ in range(200):
            if self.state.result is not None or self.state.turn.step == step:
                return self
            question = self.questions()[0]
            if question.kind != "act":
                return self
            self.answer(question.answered_by or question.seat, PASS)
        raise AssertionError(f"the {step} step never came")

    def resolve(self) -> "Board":
        """Everybody passes priority until the stack is empty or something else is asked."""
        while self.state.result is None and self.state.zones["stack"]:
            question = self.questions()[0]
            if question.kind != "act":
                break
            self.answer(question.answered_by or question.seat, PASS)
        return self

    def ids(self, name: str, zone: str = "battlefield") -> tuple[int, ...]:
        """Return the objects of that name in zones of that key or name, in order."""
        keys = [key for key in self.state.zones if zone in (key, key.partition(":")[0])]
        return tuple(
            oid for key in keys for oid in self.state.zones[key] if self._name(oid) == name
        )

    def id(self, name: str, zone: str = "battlefield") -> int:
        """Return the first object of that name in a zone."""
        found = self.ids(name, zone)
        assert found, f"no {name} in {zone}: {self.names(zone)}"
        return found[0]

    def names(self, zone: str) -> list[str]:
        """Return the names of what is in a zone, such as ``graveyard:A`` or ``battlefield``."""
        return [self._name(oid) for oid in self.state.zones[zone]]

    def life(self, seat: str) -> int:
        """Return a player's life total."""
        return self.state.players[seat].life

    def happened(self, kind: type[f.Fact]) -> list[Any]:
        """Return the facts of a kind, since the board was laid out."""
        return [fact for fact in self.facts if isinstance(fact, kind)]

    def _name(self, oid: int) -> str:
        thing = self.state.objects[oid]
        if thing.card:
            return self.cards.by_digest(thing.card).name
        return self.engine().look(oid).name


def board(
    laid: Mapping[str, Side] | None = None,
    /,
    *,
    step: str = "precombat_main",
    active: str = "A",
    begin: bool = False,
    turn: int = 3,
    wanted: Collection[str] = stops.DEFAULT_STOPS,
    overlay: Overlay | None = None,
    chance: ChanceSource | None = None,
    more: Sequence[CardDefinition] = (),
    **sides: Side,
) -> Board:
    """Lay out a board and run it to its first question.

    The active player has priority in ``step``; with ``begin`` the step only begins now. Two
    players, A and B, take part unless more are given, by keyword or in ``laid``; a side can be
    an entity's of the format too. ``more`` are cards that are not in the catalogue, ``wanted`` everybody's stops.
    """
    sides = {**(laid or {}), **sides}
    cards = STARTER if not more else _with(more)
    engine = Engine(GameState(), cards, overlay or Overlay(), chance or ScriptedChance())
    entities = {entity for entity, _ in engine.overlay.entities()}
    seats = tuple(sorted({"A", "B", *sides} - entities))
    puts = [
        (seat, zone, put if isinstance(put, Put) else Put(put))
        for seat in (*seats, *sorted(entities.intersection(sides)))
        for zone, content in {**_unsaid(seat, entities), **sides.get(seat, {})}.items()
        if zone not in ("life", "resources")
        for put in content
    ]
    position = Position(
        sides=tuple(
            LaidSide(
                seat=seat,
                life=sides.get(seat, {}).get("life", 20),
                resources=sides.get(seat, {}).get("resources", {}),
                stops=tuple(wanted),
            )
            for seat in seats
        ),
        cards=tuple(_placed(cards, puts)),
        turn=turn,
        active=active,
        step=step,
        holder=None if begin else active,
    )
    lay(engine, position, {put.card: printed(cards.by_digest(put.card)) for put in position.cards})
    engine.facts.clear()
    return Board(GameState(), cards, engine.overlay, engine.chance).keep(engine)


def _unsaid(seat: str, entities: Collection[str]) -> Side:
    return {} if seat in entities else {"library": ["Forest"] * 10}


def _with(more: Sequence[CardDefinition]) -> Catalogue:
    held = [STARTER.find(name) for name in STARTER.names]
    return Catalogue([*(card for card in held if card is not None), *more])


def _placed(cards: Catalogue, puts: Sequence[tuple[str, str, Put]]) -> Iterator[Placed]:
    """Give the cards as they are laid; what one is attached to is the last of that name."""
    slots = {put.name: str(number) for number, (_, _, put) in enumerate(puts)}
    for number, (seat, zone, put) in enumerate(puts):
        card = cards.find(put.name)
        assert card is not None, f"the catalogue has no {put.name}"
        yield Placed(
            slot=str(number),
            zone=zone,
            card=card.digest,
            owner=seat,
            controller=put.under or seat,
            tapped=put.tapped,
            summoning_sick=put.sick,
            face_down=put.face_down,
            damage=put.damage,
            counters=put.counters,
            attached_to=None if put.on is None else slots.get(put.on, put.on),
            owners=put.before,
            marks={**put.marks, **({"signed": put.signed_by} if put.signed_by else {})},
        )
