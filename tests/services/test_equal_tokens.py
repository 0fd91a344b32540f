"""Which tokens nothing tells apart."""

import pytest

from domain.cards.ir.language import CreateTokens, TokenSpec
from services.documents.alike import groups
from tests.rules.plays import act, pick, resolved, sorcery
from tests.support.board import Board, board

GOBLIN = TokenSpec(types=("creature",), subtypes=("Goblin",), power=1, toughness=1)
HORDE = sorcery("Horde", CreateTokens(GOBLIN, 6))


def horde(*hand: str, lands: tuple[str, ...] = ()) -> Board:
    """Return a board on which six equal tokens were made."""
    table = board(A={"hand": ["Horde", *hand], "battlefield": list(lands)}, more=[HORDE])
    return resolved(table, "Horde")


def sizes(table: Board) -> list[int]:
    """Return how many are in each group."""
    return sorted(len(ids) for ids in set(groups(table.state).values()))


def test_tokens_made_at_once_are_alike() -> None:
    table = horde()
    ids = table.ids("Goblin Token")
    assert groups(table.state) == dict.fromkeys(ids, ids)


def test_tokens_of_another_kind_are_a_group_of_their_own() -> None:
    table = horde("Raise the Alarm", lands=("Plains", "Plains"))
    assert sizes(resolved(table, "Raise the Alarm")) == [2, 6]


def test_cards_are_each_their_own() -> None:
    assert groups(board(A={"battlefield": ["Grizzly Bears"] * 4}).state) == {}


@pytest.mark.parametrize("spell", ["Giant Growth", "Rancor", "Battlegrowth"])
def test_what_was_done_to_one_sets_it_apart(spell: str) -> None:
    table = horde(spell, lands=("Forest",))
    one = table.ids("Goblin Token")[2]
    assert sizes(resolved(table, spell, pick(one))) == [5]
    assert one not in groups(table.state)


def test_what_one_is_targeted_by_sets_it_apart() -> None:
    table = horde("Giant Growth", lands=("Forest",))
    one = table.ids("Goblin Token")[2]
    act(table, "A", pick(f"cast:{table.id('Giant Growth', 'hand:A')}"), pick(one))
    assert one not in groups(table.state)
    assert sizes(table) == [5]
