"""The sample decks of Elder Dragon Highlander, real Commander lists, and a deck in a game."""

from pathlib import Path
from random import Random
from uuid import UUID

import pytest

from domain.cards.catalogue import STARTER
from domain.cards.known import KnownCards
from domain.deck.decklist import read_decklist
from domain.formats.deck_rules import Entry
from domain.formats.edh.deck import deck_check
from domain.formats.edh.samples import SAMPLES
from domain.formats.sample import SampleDeck
from domain.game import commands as c
from domain.game.decider import decide
from domain.game.events import DeckEntry
from domain.game.physical import slots_of
from domain.game.state import Game, evolve, initial
from domain.rules import GameObject
from services.rulesets import Rulesets

COMMANDER = Path(__file__).resolve().parents[3].parent / "shared" / "decklists" / "commander"
LISTS = sorted(path for path in COMMANDER.glob("*/*.*") if path.is_file())
RULES = Rulesets(STARTER).ruleset("edh")


def entries_of(sample: SampleDeck) -> list[Entry]:
    general = Entry(1, sample.general, "commander")
    return [general, *(Entry(count, name) for name, count in sample.cards.items())]


def brought(sample: SampleDeck) -> tuple[DeckEntry, ...]:
    found = [(entry, STARTER.find(entry.name)) for entry in entries_of(sample)]
    return tuple(
        DeckEntry(entry.name, card.digest, entry.count, zone=entry.zone)
        for entry, card in found
        if card is not None
    )


def started(seats: int) -> Game:
    """Return a game in which each seat has another sample deck, as it has just begun."""
    rng = Random(seats)
    game = initial(str(UUID(int=seats)))
    commands: list[c.Command] = [
        c.OpenGame(
            account="a", format="edh", seats=seats, options={},
            seed=rng.randbytes(32).hex(), nonce=rng.randbytes(32).hex(), view_key=rng.randbytes(32).hex(),
        )
    ]  # fmt: skip
    for sample, account in zip(SAMPLES, "abc"[:seats], strict=False):
        commands.append(
            c.TakeSeat(account=account, name=account, deck="d", entries=brought(sample))
        )
    for command in commands:
        events = decide(game, command, RULES)
        assert isinstance(events, tuple)
        for event in events:
            game = evolve(game, event)
    return game


def generals_in(game: Game) -> list[GameObject]:
    return [each for each in game.table.play.objects.values() if "general" in each.marks]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.id)
def test_each_sample_is_a_deck_that_the_format_allows_e_1(sample: SampleDeck) -> None:
    assert deck_check(entries_of(sample), STARTER) == ()
    assert sum(sample.cards.values()) == 99


def test_the_samples_have_different_generals_of_three_colors() -> None:
    generals = [STARTER.find(sample.general) for sample in SAMPLES]
    colors = {card.colors for card in generals if card is not None}
    assert len(colors) == len(SAMPLES) == 3
    assert all(len(each) == 3 for each in colors)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.id)
def test_a_sample_has_lands_for_all_its_colors(sample: SampleDeck) -> None:
    lands = [name for name in sample.cards if "land" in getattr(STARTER.find(name), "types", ())]
    assert 36 <= sum(sample.cards[name] for name in lands) <= 40


@pytest.mark.parametrize("seats", [2, 3])
def test_a_deck_brings_its_general_to_the_game_outside_of_it_e_12(seats: int) -> None:
    game = started(seats)
    generals = generals_in(game)
    assert {each.zone for each in generals} == {"exile"}
    assert {each.marks["general"] for each in generals} == {"undeployed"}
    names = {game.table.play.printed[each.card].name for each in generals}
    assert names == {sample.general for sample in SAMPLES[:seats]}
    assert {each.owner for each in generals} == set(game.table.play.seats)


def test_the_ninety_nine_are_library_and_hand_e_1() -> None:
    play = started(2).table.play
    for seat in play.seats:
        assert len(play.zones[f"library:{seat}"]) + len(play.zones[f"hand:{seat}"]) == 99
        assert play.players[seat].life == 40


def test_a_general_keeps_its_place_among_the_slots_of_its_deck() -> None:
    with_general = brought(SAMPLES[0])
    assert len(slots_of("A", with_general)) == 100
    plain = tuple(DeckEntry(each.name, each.digest, each.count) for each in with_general)
    assert slots_of("A", plain) == slots_of("A", with_general)


@pytest.mark.skipif(not LISTS, reason="the sample decklists are not here")
def test_commander_lists_keep_their_general_e_1() -> None:
    """A list that names one commander is never told that it has no general."""
    without_near_names = KnownCards(STARTER, {}, {})
    with_one = 0
    for path in LISTS:
        entries = read_decklist(path.read_bytes()).entries
        held = sum(entry.count for entry in entries if entry.zone == "commander")
        codes = {problem.code for problem in deck_check(entries, without_near_names)}
        assert ("no-general" in codes) == (held == 0), path.name
        assert ("several-generals" in codes) == (held > 1), path.name
        with_one += held == 1
    assert with_one >= len(LISTS) // 2
