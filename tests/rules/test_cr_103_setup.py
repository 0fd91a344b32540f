"""Starting the game (CR 103.1, 103.5, 103.5c)."""

import pytest

import domain.rules as game
from domain.cards.catalogue import STARTER
from domain.kernel.refusals import Illegal
from domain.rules import facts as f
from domain.rules.agenda import OverlayFrame
from domain.rules.answers import Choose
from domain.rules.engine import Engine
from domain.rules.overlay import Overlay
from domain.rules.state import GameState
from domain.rules.stops import DEFAULT_STOPS
from tests.support.board import Board
from tests.support.chance import ScriptedChance

KEEP, MULLIGAN = Choose(("keep",)), Choose(("mulligan",))


def opened(
    seats: tuple[str, ...] = ("A", "B"),
    overlay: Overlay | None = None,
    chance: ScriptedChance | None = None,
    size: int = 20,
) -> Board:
    """Start a game in which everybody plays with Forests and Grizzly Bears by turns."""
    names = ["Forest", "Grizzly Bears"] * (size // 2)
    cards = [STARTER.find(name) for name in names]
    deck = [(card.digest, f"{at:02}") for at, card in enumerate(cards) if card is not None]
    overlay, chance = overlay or Overlay(), chance or ScriptedChance()
    done = game.open_game(seats, dict.fromkeys(seats, deck), {}, STARTER, overlay, chance)
    table = Board(done.state, STARTER, overlay, chance)
    table.facts.extend(done.facts)
    return table


def hand(table: Board, seat: str) -> tuple[int, ...]:
    return table.state.zones[f"hand:{seat}"]


def library(table: Board, seat: str) -> tuple[int, ...]:
    return table.state.zones[f"library:{seat}"]


def test_players_begin_with_their_life_and_seven_cards() -> None:
    table = opened(overlay=Overlay(starting_life=25))
    assert [table.life(seat) for seat in table.state.seats] == [25, 25]
    assert len(hand(table, "A")) == len(hand(table, "B")) == 7
    assert len(library(table, "A")) == 13


def test_players_begin_with_the_default_stops() -> None:
    assert opened().state.players["A"].stops == DEFAULT_STOPS


def test_a_deck_is_shuffled_from_the_order_of_owner_card_and_slot() -> None:
    bears, forest = (STARTER.find(name) for name in ("Grizzly Bears", "Forest"))
    assert bears is not None
    assert forest is not None
    chance = ScriptedChance(shuffles=[tuple(reversed(range(20))), tuple(range(20))])
    table = opened(overlay=Overlay(mulligan="none"), chance=chance)
    drawn = [fact.object for fact in table.happened(f.Moved) if fact.verb == "draw"]
    first = table.happened(f.Shuffled)[0]
    slots = {fact.object: (fact.card, fact.slot) for fact in table.happened(f.Created)}
    assert [slots[oid] for oid in first.order] == sorted(
        (slots[oid] for oid in first.order), reverse=True
    )
    assert drawn[0] == first.becomes[0]


def test_nobody_knows_a_card_of_a_shuffled_library_and_its_drawer_knows_it() -> None:
    table = opened()
    objects = table.state.objects
    assert all(objects[oid].known_to == () for oid in library(table, "A"))
    assert all(objects[oid].known_to == ("A",) for oid in hand(table, "A"))


def test_all_who_have_not_kept_decide_at_the_same_time_and_in_secret() -> None:
    asked = opened(("A", "B", "C")).questions()
    assert [(q.seat, q.kind, q.secret) for q in asked] == [
        ("A", "setup", True), ("B", "setup", True), ("C", "setup", True),
    ]  # fmt: skip


def test_a_decision_on_a_hand_waits_for_the_others_in_any_order() -> None:
    table = opened().answer("B", KEEP)
    assert [q.seat for q in table.questions()] == ["A"]
    assert not table.happened(f.Mulliganed)
    table.answer("A", KEEP)
    assert table.state.turn.number == 1
    assert table.state.turn.active == "A"


def test_a_mulligan_draws_seven_again_and_puts_one_on_the_bottom() -> None:
    table = opened().answer("A", MULLIGAN).answer("B", KEEP)
    question = table.asked("setup")
    assert (question.seat, question.prompt, question.constraints.max) == ("A", "setup.bottom", 1)
    assert len(hand(table, "A")) == 7
    pick = hand(table, "A")[3]
    slot = table.state.objects[pick].slot
    table.answer("A", Choose((pick,)))
    assert len(hand(table, "A")) == 6
    assert table.state.objects[library(table, "A")[-1]].slot == slot
    assert table.asked("setup").prompt == "setup.mulligan"


def test_the_second_mulligan_costs_two_cards_and_the_last_pick_lies_lowest() -> None:
    table = opened().answer("A", MULLIGAN).answer("B", KEEP)
    table.answer("A", Choose(hand(table, "A")[:1])).answer("A", MULLIGAN)
    picks = hand(table, "A")[:2]
    slots = [table.state.objects[oid].slot for oid in picks]
    table.answer("A", Choose(picks))
    bottom = library(table, "A")[-2:]
    assert [table.state.objects[oid].slot for oid in bottom] == slots
    assert len(hand(table, "A")) == 5


def test_who_kept_is_not_asked_again() -> None:
    table = opened().answer("A", KEEP).answer("B", MULLIGAN)
    table.answer("B", Choose(hand(table, "B")[:1]))
    assert [q.seat for q in table.questions()] == ["B"]


def test_with_more_than_two_players_the_first_mulligan_is_free() -> None:
    table = opened(("A", "B", "C"))
    for seat, choice in (("A", MULLIGAN), ("B", KEEP), ("C", KEEP)):
        table.answer(seat, choice)
    assert table.asked("setup").prompt == "setup.mulligan"
    assert len(hand(table, "A")) == 7


def test_no_mulligan_below_a_hand_of_no_cards() -> None:
    class TwoCards(Overlay):
        def opening_hand(self) -> int:
            return 2

    table = opened(overlay=TwoCards()).answer("B", KEEP)
    for _ in range(2):
        table.answer("A", MULLIGAN)
        number = table.asked("setup").constraints.max
        table.answer("A", Choose(hand(table, "A")[:number]))
    assert table.state.players["A"].kept
    assert hand(table, "A") == ()
    assert table.state.turn.number == 1


def test_after_the_paris_rule_the_new_hand_is_one_card_smaller() -> None:
    table = opened(overlay=Overlay(mulligan="paris")).answer("A", MULLIGAN).answer("B", KEEP)
    assert table.asked("setup").prompt == "setup.mulligan"
    assert len(hand(table, "A")) == 6


def test_without_mulligans_nobody_is_asked_about_the_hand() -> None:
    table = opened(overlay=Overlay(mulligan="none"))
    assert table.state.turn.number == 1
    assert table.asked("act").seat == "A"


def test_the_wrong_number_of_cards_for_the_bottom_is_refused() -> None:
    table = opened().answer("A", MULLIGAN).answer("B", KEEP)
    with pytest.raises(Illegal):
        table.answer("A", Choose(hand(table, "A")[:2]))


def test_the_formats_own_stages_come_before_the_opening_hands() -> None:
    seen: list[tuple[str, int]] = []

    class Staged(Overlay):
        def set_up_stages(self) -> tuple[str, ...]:
            return ("ante", "general")

        def extra_zones(self, seats: tuple[str, ...]) -> tuple[str, ...]:
            return ("ante",)

        def entities(self) -> tuple[tuple[str, str], ...]:
            return (("natives", "The natives"),)

        def run_frame(self, engine: Engine, frame: OverlayFrame) -> None:
            seen.append((frame.name, len(engine.zone("hand", "A"))))

    table = opened(overlay=Staged())
    assert seen == [("ante", 0), ("general", 0)]
    assert table.state.zones["ante"] == ()
    assert table.state.entities["natives"].name == "The natives"


def test_a_player_who_concedes_while_hands_are_judged_leaves_the_others_theirs() -> None:
    table = opened(("A", "B", "C")).answer("B", KEEP).concede("A")
    assert [q.seat for q in table.questions()] == ["C"]
    table.answer("C", KEEP)
    assert table.state.turn.active == "B"


def test_the_starting_player_of_two_skips_the_first_draw() -> None:
    two = opened(overlay=Overlay(mulligan="none"))
    assert len(hand(two, "A")) == 7
    three = opened(("A", "B", "C"), overlay=Overlay(mulligan="none"))
    assert len(hand(three, "A")) == 8


def test_a_started_game_folds_to_the_same_state_from_its_facts() -> None:
    from domain.rules.folding import fold

    table = opened(overlay=Overlay(mulligan="none"))
    assert fold(GameState(), table.facts, table.state.agenda) == table.state
