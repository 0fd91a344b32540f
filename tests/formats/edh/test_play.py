"""How a game begins, and what the table may see of it (E-10, E-12, E-14, E-19, E-20)."""

import domain.rules as game
from domain.cards.catalogue import STARTER
from domain.formats.edh.generals import is_general
from domain.formats.edh.overlay import ElderDragonHighlander
from domain.formats.edh.rune_tail import reworded
from domain.formats.marks import GENERAL, UNDEPLOYED
from domain.rules import EVERYBODY
from domain.rules import facts as f
from domain.rules.answers import Choose
from services.rulesets import Rulesets, printed
from tests.support.board import Board
from tests.support.chance import ScriptedChance

KEEP, MULLIGAN = Choose(("keep",)), Choose(("mulligan",))
NAMES = ("Isamaru, Hound of Konda", *("Plains", "Swords to Plowshares", "Serra Angel") * 5)
RUNE_TAIL = "Rune-Tail, Kitsune Ascendant"


def opened(seats: str) -> Board:
    """Start a game in which everybody has the same general and the same cards."""
    cards = [card for name in NAMES if (card := STARTER.find(name)) is not None]
    decks = {
        seat: [(card.digest, f"{seat}:{at}") for at, card in enumerate(cards)] for seat in seats
    }
    shown = {card.digest: printed(card) for card in cards}
    marks = {f"{seat}:0": {GENERAL: UNDEPLOYED} for seat in seats}
    overlay, chance = ElderDragonHighlander(), ScriptedChance()
    done = game.open_game(tuple(seats), decks, shown, STARTER, overlay, chance, marks)
    table = Board(done.state, STARTER, overlay, chance)
    table.facts.extend(done.facts)
    return table


def test_every_general_begins_in_exile_for_everybody_to_see() -> None:
    table = opened("ABC")
    exiled = [table.state.objects[oid] for oid in table.state.zones["exile"]]
    assert [thing.owner for thing in exiled] == ["A", "B", "C"]
    assert all(is_general(thing) and thing.known_to == (EVERYBODY,) for thing in exiled)
    made = [fact for fact in table.facts if isinstance(fact, f.Created)]
    assert {fact.zone for fact in made if fact.audience == "public"} == {"exile"}
    assert not any(map(is_general, (table.state.objects[o] for o in table.state.zones["hand:A"])))


def test_everybody_begins_with_forty_life() -> None:
    assert {player.life for player in opened("ABCDEF").state.players.values()} == {40}


def hand_after_mulligans(seats: str, number: int) -> int:
    """Return how many cards the first player holds in turn 1 after so many mulligans."""
    table = opened(seats)
    for _ in range(number):
        table.answer("A", MULLIGAN)
        for seat in {question.seat for question in table.questions()} - {"A"}:
            table.answer(seat, KEEP)
    table.answer("A", KEEP)
    return len(table.state.zones["hand:A"])


def test_of_more_than_two_the_first_mulligan_is_free_and_the_first_player_draws() -> None:
    assert [hand_after_mulligans("ABC", number) for number in (1, 2, 3)] == [8, 7, 6]


def test_of_two_players_no_mulligan_is_free_and_the_first_player_does_not_draw() -> None:
    assert [hand_after_mulligans("AB", number) for number in (1, 2)] == [6, 5]


def test_rune_tail_reads_otherwise_in_this_format_alone() -> None:
    card = STARTER.find(RUNE_TAIL)
    assert card is not None
    rulesets = Rulesets(STARTER)
    here, there = (rulesets.ruleset(name).printed(card.digest).text for name in ("edh", "duel"))
    assert "60" in " ".join(here)
    assert "30" not in " ".join(here)
    assert "30" in " ".join(there)


def test_other_cards_read_as_printed() -> None:
    bears = STARTER.find("Grizzly Bears")
    assert bears is not None
    assert reworded(bears) is bears
