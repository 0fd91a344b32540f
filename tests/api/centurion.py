"""Games of Centurion that go as a test wants, over HTTP.

Nobody can choose an order (C-20), but a test knows the server's seed: it looks for entropy of
a seat's own that leads where it wants to go.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Self
from uuid import UUID

from domain.cards.catalogue import STARTER
from domain.cards.corpus.printed import FIRST_PRINTINGS
from domain.game.physical import slots_of
from domain.kernel.chance import Chance, root
from domain.kernel.ids import GameId
from services.application import Application
from tests.api.people import Json, Person

TERROR = "Terror"
ELVES = frozenset({
    "Boreal Druid", "Essence Warden", "Fyndhorn Elves", "Jukai Messenger", "Jungle Lion",
    "Llanowar Elves", "Norwood Ranger", "Rime Dryad", "Scryb Sprites", "Shanodin Dryads",
})  # fmt: skip
"""Green creatures for one mana, which Terror can destroy."""

MOST_SEARCHED = 20_000


def commons(color: str) -> list[str]:
    """Return nonland commons and uncommons of one colour from before 2008."""
    return [
        card.name
        for card in STARTER.definitions
        if card.colors == (color,)
        and "land" not in card.types
        and not card.faces
        and (printing := FIRST_PRINTINGS.get(card.name)) is not None
        and printing.rarity in ("common", "uncommon")
        and (printing.released or "9") < "2008"
    ]


def deck_of(most: str, *wanted: str, without: str = "") -> list[str]:
    """Return a legal deck: forty cards of one colour, fifteen of each other, some of them given."""
    names = []
    for color in "WUBRG":
        pool = [name for name in commons(color) if name != without]
        first = [name for name in pool if name in wanted]
        rest = [name for name in pool if name not in wanted]
        names += [*first, *rest][: 40 if color == most else 15]
    return names


@dataclass
class Holder:
    """A person with a deck of physical cards: their ids by name."""

    person: Person
    deck: str
    cards: dict[str, str]

    @classmethod
    async def with_deck(cls, person: Person, names: Sequence[str]) -> Self:
        cards = {card["name"]: card["id"] for card in await _registered(person, names)}
        made = await person.post("/decks", _body(cards))
        assert made.status_code == 201, made.text
        return cls(person, made.json()["deck"]["id"], cards)

    async def put_in(self, name: str, card: str | None = None) -> None:
        """Play with a card in the place of that of its name; without one, with a new copy."""
        if card is None:
            card = (await _registered(self.person, [name]))[0]["id"]
        cards = {**self.cards, name: card}
        if name not in self.cards:
            # A card of its colour makes room.
            gone = next(n for n in self.cards if _color(n) == _color(name) and n not in ELVES)
            del cards[gone]
        put = await self.person.ask("PUT", f"/decks/{self.deck}", json=_body(cards))
        assert put.status_code == 200, put.text
        self.cards = cards

    async def card(self, name: str) -> Json:
        """Return the story of the card of a name in the deck."""
        return await story(self.person, self.cards[name])

    async def problems(self) -> set[tuple[str, str]]:
        """Return rule and code of everything that is wrong with the deck."""
        check = (await self.person.get(f"/decks/{self.deck}/check")).json()
        return {(each["rule"], each["code"]) for each in check["problems"]}


def _color(name: str) -> tuple[str, ...]:
    card = STARTER.find(name)
    return () if card is None else tuple(card.colors)


async def _registered(person: Person, names: Sequence[str]) -> list[Json]:
    reply = await person.post("/me/cards", {"cards": [{"name": name} for name in names]})
    assert reply.status_code == 201, reply.text
    cards: list[Json] = reply.json()["cards"]
    return cards


def _body(cards: Mapping[str, str]) -> Json:
    entries = [{"name": name, "count": 1, "card": card} for name, card in cards.items()]
    return {"name": "A hundred", "format": "centurion", "entries": entries}


async def story(person: Person, card: str) -> Json:
    """Return a physical card with all that befell it."""
    found = await person.get(f"/physical-cards/{card}")
    assert found.status_code == 200, found.text
    told: Json = found.json()
    return told


Foreseen = Mapping[str, Sequence[str]]
"""What lies where in each deck, from its top: the ante first, then the opening hand."""


async def begun(
    services: Application,
    holders: Sequence[Holder],
    wanted: Callable[[str, Foreseen], bool],
) -> str:
    """Begin a game that is as wanted, told who takes the first turn and the decks; its path."""
    first = holders[0].person
    opened = await first.post("/games", {"format": "centurion", "seats": len(holders)})
    path = f"/games/{opened.json()['game']['id']}"
    for holder in holders:
        body = {"deck": holder.deck, "waive_shuffle": holder is not holders[0]}
        seated = await holder.person.post(f"{path}/seats", body)
        assert seated.status_code == 201, seated.text
    entropy = await _entropy(services, UUID(path.rpartition("/")[2]), wanted)
    nonce = "00" * 16
    text = f"antechamber/contribution/1:{path.rpartition('/')[2]}:A:{entropy}:{nonce}"
    committed = {"commitment": hashlib.sha256(text.encode()).hexdigest()}
    for added in (committed, {"entropy": entropy, "nonce": nonce}):
        reply = await first.post(f"{path}/randomness", added)
        assert reply.status_code == 200, reply.text
    return path


async def _entropy(
    services: Application, game_id: UUID, wanted: Callable[[str, Foreseen], bool]
) -> str:
    game = await services.tables.get(game_id)
    seed, others = bytes.fromhex(game.secrets.seed), [b""] * (len(game.decks) - 1)
    names = {
        seat: [STARTER.by_digest(digest).name for digest, _ in sorted(slots_of(seat, entries))]
        for seat, entries in game.decks.items()
    }
    for entropy in _candidates():
        chance = Chance(root(seed, GameId(game_id), [entropy, *others]))
        seats = sorted(names)
        at = chance.choose(("first",), len(seats))
        order = (*seats[at:], *seats[:at])
        decks = {
            seat: [names[seat][place] for place in chance.shuffle(("shuffle", seat, number), 100)]
            for number, seat in enumerate(order)
        }
        if wanted(order[0], decks):
            return entropy.hex()
    raise AssertionError("no entropy leads there")


def _candidates() -> Iterator[bytes]:
    random = Random(7)
    return (random.randbytes(16) for _ in range(MOST_SEARCHED))


# --- playing ------------------------------------------------------------------------


async def asked(path: str, people: Sequence[Person]) -> tuple[Person, Json]:
    """Return somebody who must decide, and the decision."""
    for person in people:
        pending = (await person.get(f"{path}/decisions")).json()["decisions"]
        if pending:
            return person, pending[0]
    raise AssertionError("nobody is asked")


async def answer(person: Person, path: str, decision: Json, *answers: Json) -> Json:
    """Answer a decision; return the reply to it."""
    place = f"{path}/decisions/{decision['decision_id']}"
    reply = await person.post(place, {"answers": list(answers)})
    assert reply.status_code == 200, reply.text
    done: Json = reply.json()
    return done


async def until(
    path: str, people: Sequence[Person], who: Person, does: Callable[[Json], bool]
) -> tuple[Json, str]:
    """Let all do what is the default, until somebody can do what is meant; that decision."""
    for _ in range(200):
        person, decision = await asked(path, people)
        for candidate in decision["candidates"] if person is who else ():
            if candidate["selectable"] and does(candidate):
                return decision, str(candidate["handle"])
        await answer(person, path, decision, decision["default"])
    raise AssertionError("that never became possible")


async def take(
    path: str, people: Sequence[Person], who: Person, does: Callable[[Json], bool]
) -> None:
    """Let all do what is the default until somebody can do what is meant, and does it."""
    decision, handle = await until(path, people, who, does)
    answers: list[Json] = [{"choose": [handle]}]
    while not (reply := await answer(who, path, decision, *answers))["complete"]:
        candidates = reply["next"]["candidates"]
        answers.append({"choose": [candidates[0]["handle"]]} if candidates else {"pay": "auto"})
