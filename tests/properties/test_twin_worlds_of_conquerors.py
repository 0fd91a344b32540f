"""No leak: who does not know what a deck of the table, or a hand, holds learns nothing of it."""

from random import Random

import pytest

from domain.formats.conquering.npc import LANDS, NATIVES, TREASURES
from services.documents.sight import Sight
from tests.support.twin_worlds import Leak, Twins, compare_whole_game, swapped
from tests.support.whole_games import begun

NAMES = ("Ann", "Bob", "Cid")
COMPARISONS = 60


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(300, 304))
def test_hidden_cards_make_no_difference_to_what_a_viewer_gets(seed: int) -> None:
    game = begun(seed, NAMES[: 2 + seed % 2], "conquering")
    viewer = game.table.order[seed % len(game.table.order)]
    assert compare_whole_game(game, viewer, Random(seed), COMPARISONS) >= COMPARISONS // 2


@pytest.mark.parametrize("deck", [NATIVES, TREASURES, LANDS])
def test_the_decks_of_the_table_are_hidden_from_everybody(deck: str) -> None:
    game = begun(5, NAMES, "conquering")
    for number in range(200):
        twin = swapped(game, "A", Random(number))
        assert twin is not None
        left, right = game.table.play.objects, twin.table.play.objects
        changed = {thing.zone for oid, thing in left.items() if thing.card != right[oid].card}
        if changed == {f"library:{deck}"}:
            Twins(game, twin, "A").step(Random(number))
            return
    raise AssertionError(f"no twin had another order of the {deck}")


def test_a_view_that_shows_the_decks_of_the_table_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    zone = Sight.zone

    def showing(self: Sight, key: str) -> object:
        there = self.play.zones.get(key, ())
        if key == f"library:{NATIVES}":
            return [self.play.objects[oid].card for oid in there]
        return zone(self, key)

    monkeypatch.setattr(Sight, "zone", showing)
    games = [(seed, begun(seed, NAMES, "conquering")) for seed in range(300, 306)]
    with pytest.raises(Leak):
        sum(compare_whole_game(game, "A", Random(seed), 12) for seed, game in games)
