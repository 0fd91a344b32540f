"""What a board shows, to whom, and under which names."""

from typing import Any
from uuid import UUID

import pytest
from msgspec.structs import replace

from domain.game.state import Game, evolve, initial
from domain.rules import Choose, GameState
from services.documents.board import PUBLIC, Json, build_view, live_view
from services.documents.sight import AFTER
from tests.rules.plays import cast
from tests.support.board import Board, board
from tests.support.tables import after, table_of
from tests.support.whole_games import begun, played


def _seat(view: Json, seat: str) -> Json:
    return next(one for one in view["seats"] if one["seat"] == seat)


def _named(things: list[Json], name: str) -> Json:
    return next(thing for thing in things if thing["name"] == name)


@pytest.fixture
def two_hands() -> Board:
    return board(
        A={"hand": ["Shock", "Forest"], "battlefield": ["Mountain"]},
        B={"hand": ["Grizzly Bears"], "battlefield": ["Grizzly Bears"]},
    )


def test_a_seat_sees_its_own_hand_and_of_the_others_a_count(two_hands: Board) -> None:
    view = build_view(table_of(two_hands), "A")
    assert [card["name"] for card in _seat(view, "A")["hand"]] == ["Shock", "Forest"]
    assert (_seat(view, "B")["hand"], _seat(view, "B")["hand_count"]) == ([], 1)


def test_the_public_sees_counts_of_hands_and_libraries_alone(two_hands: Board) -> None:
    view = build_view(table_of(two_hands), PUBLIC)
    for seat in ("A", "B"):
        shown = _seat(view, seat)
        assert (shown["hand"], shown["library"], shown["library_count"]) == ([], [], 10)
        assert shown["stops"] is None


def test_nobody_sees_a_library_not_even_their_own(two_hands: Board) -> None:
    assert _seat(build_view(table_of(two_hands), "A"), "A")["library"] == []


def test_after_the_game_everything_is_shown(two_hands: Board) -> None:
    two_hands.concede("B")
    view = build_view(table_of(two_hands), AFTER)
    assert [card["name"] for card in _seat(view, "B")["hand"]] == ["Grizzly Bears"]
    assert len(_seat(view, "A")["library"]) == 10
    assert view["result"]["winners"] == ["A"]
    assert _seat(view, "B")["status"] == "lost"


@pytest.mark.parametrize("audience", [AFTER, "C", "judge", "*", ""])
def test_an_audience_that_does_not_exist_has_no_view(two_hands: Board, audience: str) -> None:
    with pytest.raises(KeyError):
        build_view(table_of(two_hands), audience)


def test_a_known_card_of_another_hand_is_shown_and_the_rest_counted() -> None:
    laid = board(B={"hand": ["Shock", "Forest"]})
    forest = laid.id("Forest", "hand:B")
    shown = replace(laid.state.objects[forest], known_to=("B", "A"))
    laid.state = replace(laid.state, objects={**laid.state.objects, forest: shown})
    view = build_view(table_of(laid), "A")
    assert [card["name"] for card in _seat(view, "B")["hand"]] == ["Forest"]
    assert _seat(view, "B")["hand_count"] == 2
    assert _seat(build_view(table_of(laid), PUBLIC), "B")["hand"] == []


def test_a_revealed_hand_is_shown_to_everybody() -> None:
    laid = board(A={"hand": ["Duress"], "battlefield": ["Swamp"]}, B={"hand": ["Shock", "Forest"]})
    cast(laid, "Duress").resolve()
    for audience in ("A", "B", PUBLIC):
        hand = _seat(build_view(table_of(laid), audience), "B")["hand"]
        assert [card["name"] for card in hand] == ["Forest"]


def test_handles_are_another_for_every_viewer(two_hands: Board) -> None:
    table = table_of(two_hands)
    shown = [build_view(table, who)["battlefield"][0]["handle"] for who in ("A", "B", PUBLIC)]
    assert len(set(shown)) == 3


def test_handles_are_another_at_every_table(two_hands: Board) -> None:
    here = build_view(table_of(two_hands), "A")["battlefield"][0]["handle"]
    there = build_view(table_of(two_hands, number=2), "A")["battlefield"][0]["handle"]
    assert here != there


def test_a_handle_dies_with_a_zone_change(two_hands: Board) -> None:
    before = _named(_seat(build_view(table_of(two_hands), "A"), "A")["hand"], "Shock")
    cast(two_hands, "Shock", Choose((two_hands.id("Grizzly Bears"),)))
    on_stack = build_view(table_of(two_hands), "A")["stack"][0]
    two_hands.resolve()
    gone = _named(_seat(build_view(table_of(two_hands), "A"), "A")["graveyard"], "Shock")
    assert len({before["handle"], on_stack["handle"], gone["handle"]}) == 3


def test_a_handle_lasts_while_its_object_does(two_hands: Board) -> None:
    before = build_view(table_of(two_hands), "A")["battlefield"]
    two_hands.answer("A", Choose(("pass",)))
    now = build_view(table_of(two_hands), "A")["battlefield"]
    assert [thing["handle"] for thing in now] == [thing["handle"] for thing in before]


def test_a_spell_on_the_stack_shows_its_targets_by_handle(two_hands: Board) -> None:
    bears = two_hands.id("Grizzly Bears")
    cast(two_hands, "Shock", Choose((bears,)))
    view = build_view(table_of(two_hands), "B")
    target = _named(view["battlefield"], "Grizzly Bears")
    (spell,) = view["stack"]
    assert (spell["name"], spell["targets"]) == ("Shock", [target["handle"]])
    assert spell["controller"] == "A"


def test_a_permanent_shows_what_the_layers_made_of_it() -> None:
    table = board(A={"hand": ["Giant Growth"], "battlefield": ["Forest", "Grizzly Bears"]})
    cast(table, "Giant Growth", Choose((table.id("Grizzly Bears"),))).resolve()
    bears = _named(build_view(table_of(table), PUBLIC)["battlefield"], "Grizzly Bears")
    assert (bears["power"], bears["toughness"]) == (5, 5)


def test_every_object_has_every_field() -> None:
    table = board(
        A={"hand": ["Shock"], "battlefield": ["Mountain"], "graveyard": ["Grizzly Bears"]}
    )
    view = build_view(table_of(table), "A")
    things = [*view["battlefield"], *_seat(view, "A")["hand"], *_seat(view, "A")["graveyard"]]
    assert len({frozenset(thing) for thing in things}) == 1


def test_an_open_table_shows_who_sits_there() -> None:
    game = initial(str(UUID(int=8)))
    views: list[Json] = []
    for event in played(7, most=0):
        game = evolve(game, event)
        views.append(build_view(game.table, PUBLIC))
    assert [len(view["seats"]) for view in views] == [0, 1, 2, 2]
    assert [view["status"] for view in views] == ["open", "open", "open", "playing"]


def test_equal_tables_give_equal_bytes_and_etags() -> None:
    one, other = live_view(begun(6).table, "A"), live_view(begun(6).table, "A")
    assert one == other
    assert one.etag.startswith('"')
    assert one.etag.endswith('"')
    assert live_view(begun(6).table, "B").etag != one.etag


def test_no_view_holds_the_seed_or_the_key_of_handles() -> None:
    game: Game = begun(6)
    for audience in ("A", "B", PUBLIC):
        body = live_view(game.table, audience).body.decode()
        assert game.secrets.seed not in body
        assert game.secrets.nonce not in body
        assert game.table.view_key not in body


def test_a_view_names_no_card_that_its_audience_may_not_know() -> None:
    game = begun(6)
    play: GameState = game.table.play
    for audience in ("A", "B", PUBLIC):
        body = live_view(game.table, audience).body.decode()
        for thing in play.objects.values():
            if audience in thing.known_to:
                continue
            name = play.printed[thing.card].name
            shown_otherwise: Any = [
                other for other in play.objects.values()
                if audience in other.known_to and other.card == thing.card
            ]  # fmt: skip
            # A subtype may be spelt like a card: a land that is a Forest names none.
            assert shown_otherwise or f'"name":"{name}"' not in body


def test_the_version_counts_every_event_whoever_looks() -> None:
    game = begun(6)
    version = game.table.version
    later = after(game, "A")
    for audience in ("A", "B", PUBLIC):
        assert build_view(later.table, audience)["version"] == version + 1
