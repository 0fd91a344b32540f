"""No leak: two games that differ in hidden cards look the same to those who cannot see them."""

from random import Random
from typing import Any

import pytest

from domain.game.decider import decide
from domain.game.state import Game, evolve
from domain.kernel.events import Event
from domain.kernel.refusals import Illegal, Refusal
from domain.rules import Answer, Choose, facts, stops
from services.documents.sight import Sight
from tests.support import twin_worlds
from tests.support.twin_worlds import (
    Leak,
    Step,
    Twins,
    compare_whole_game,
    hidden_from,
    observed,
    swapped,
)
from tests.support.whole_games import RULES, answering, asked, begun

COMPARISONS = 120


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(200, 208))
def test_hidden_cards_make_no_difference_to_what_a_viewer_gets(seed: int) -> None:
    rng = Random(seed)
    compared = compare_whole_game(begun(seed), "AB"[seed % 2], rng, COMPARISONS)
    assert compared >= COMPARISONS // 2


def test_the_own_library_is_hidden_too() -> None:
    game = begun(3)
    rng = Random(3)
    for number in range(20):
        twin = swapped(game, "A", Random(number))
        assert twin is not None
        left, right = game.table.play.objects, twin.table.play.objects
        changed = {thing.zone for oid, thing in left.items() if thing.card != right[oid].card}
        Twins(game, twin, "A").step(rng)
        if changed == {"library:A"}:
            return
    raise AssertionError("no twin had other cards in the viewer's own library")


# -- What others have chosen in secret --


def _events(game: Game, seat: str, *answers: Answer) -> tuple[Event, ...]:
    opened = next(o for o, _ in asked(game) if o.asked.seat == seat)
    events = decide(game, answering(opened, answers), RULES)
    assert isinstance(events, tuple)
    return events


def _then(game: Game, events: tuple[Event, ...]) -> Game:
    for event in events:
        game = evolve(game, event)
    return game


def test_a_mulligan_decision_is_unknown_until_everybody_has_decided() -> None:
    game = begun(4)
    seen = []
    for pick in ("keep", "mulligan"):
        events = _events(game, "B", Choose((pick,)))
        seen.append(observed(Step(game, events, _then(game, events)), "A"))
    assert seen[0] == seen[1]


def test_nobody_sees_which_card_another_puts_on_the_bottom() -> None:
    game = begun(4)
    game = _then(game, _events(game, "A", Choose(("keep",))))
    game = _then(game, _events(game, "B", Choose(("mulligan",))))
    _, question = asked(game)[0]
    assert (question.seat, question.prompt) == ("B", "setup.bottom")
    seen = []
    for candidate in question.candidates:
        events = _events(game, "B", Choose((candidate.ref,)))
        step = observed(Step(game, events, _then(game, events)), "A")
        # The record tells objects apart that no view gives a handle to.
        seen.append({name: body for name, body in step.items() if not name.startswith("leaf")})
    assert all(one == seen[0] for one in seen)


# -- Seeded leaks: the property must see each of them --


def _leaks() -> None:
    for seed in range(200, 206):
        compare_whole_game(begun(seed), "AB"[seed % 2], Random(seed), COMPARISONS)


def test_a_view_that_shows_everything_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sight, "knows", lambda self, thing: True)
    with pytest.raises(Leak, match=r"sees a difference in (view|etag)"):
        _leaks()


def test_a_count_that_depends_on_hidden_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Sight.seat

    def counting(self: Sight, who: str) -> dict[str, Any]:
        play = self.play
        hand = (play.objects[oid] for oid in play.zones.get(f"hand:{who}", ()))
        lands = sum("land" in play.printed[thing.card].types for thing in hand)
        return {**seat(self, who), "land_plays": lands}

    monkeypatch.setattr(Sight, "seat", counting)
    with pytest.raises(Leak, match=r"sees a difference in (view|etag)"):
        _leaks()


def test_a_pass_that_depends_on_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    wants = stops.wants

    def with_an_even_hand(state: Any, seat: str) -> bool:
        hand = [state.objects[oid] for oid in state.zones[f"hand:{seat}"]]
        values = sum(state.printed[thing.card].mana_value for thing in hand)
        return wants(state, seat) and values % 2 == 0

    monkeypatch.setattr(stops, "wants", with_an_even_hand)
    with pytest.raises(Leak):
        _leaks()


def test_a_record_that_tells_the_order_of_a_library_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(facts.Shuffled, "unseen", frozenset())
    with pytest.raises(Leak, match="leaf"):
        _leaks()


def test_a_refusal_that_names_a_hidden_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(game: Game, *asked_for: Any) -> Any:
        try:
            return decide(game, *asked_for)
        except Refusal as refusal:
            hidden = hidden_from(game, "A")
            raise Illegal(f"{refusal.detail} {[thing.card for thing in hidden]}") from None

    monkeypatch.setattr(twin_worlds, "decide", telling)
    with pytest.raises(Leak, match="is answered by"):
        compare_whole_game(begun(5), "A", Random(5), COMPARISONS)
