"""What happened, in words: to each audience what it may learn, and nothing else."""

from typing import get_args

import pytest

from domain.game.events import Played
from domain.game.state import Table
from domain.rules import Agenda, AnyFact, Choose, facts
from services.documents.board import PUBLIC, Json, build_view
from services.documents.sight import AFTER
from services.documents.story import facts_in_words
from services.documents.telling import TELLERS
from tests.rules.plays import cast
from tests.support.board import Board, board
from tests.support.tables import table_of


def _told(before: Table, laid: Board, audience: str) -> list[Json]:
    event = Played(facts=tuple(laid.facts), agenda=Agenda(), open=())
    return facts_in_words(before, event, table_of(laid), audience)


def _texts(told: list[Json]) -> list[str]:
    return [fact["text"] for fact in told]


def test_every_kind_of_fact_can_be_told() -> None:
    assert set(TELLERS) == set(get_args(AnyFact))


@pytest.fixture
def shocked() -> tuple[Table, Board]:
    """A board on which a creature was shocked, and the table before it."""
    laid = board(
        A={"hand": ["Shock"], "battlefield": ["Mountain"]}, B={"battlefield": ["Grizzly Bears"]}
    )
    before = table_of(laid)
    laid.facts.clear()
    cast(laid, "Shock", Choose((laid.id("Grizzly Bears"),)))
    return before, laid


def test_a_spell_is_told_with_its_caster_and_its_targets(shocked: tuple[Table, Board]) -> None:
    texts = _texts(_told(*shocked, PUBLIC))
    assert "Anna casts Shock." in texts
    assert "Shock targets Grizzly Bears." in texts
    assert "Mountain becomes tapped." in texts


def test_a_public_move_gives_the_old_handle_and_the_new_one(shocked: tuple[Table, Board]) -> None:
    before, laid = shocked
    seen = build_view(before, "A")["seats"][0]["hand"][0]["handle"]
    now = build_view(table_of(laid), "A")["stack"][0]["handle"]
    move = next(fact for fact in _told(before, laid, "A") if fact["fact"] == "moved")
    assert (move["handle"], move["becomes"]) == (seen, now)
    assert (move["from"], move["to"], move["verb"]) == ("hand", "stack", "cast")


def test_who_did_not_know_the_card_gets_the_new_handle_alone(shocked: tuple[Table, Board]) -> None:
    move = next(fact for fact in _told(*shocked, "B") if fact["fact"] == "moved")
    assert "handle" not in move
    assert "becomes" in move


def test_a_drawn_card_is_named_to_its_drawer_and_to_nobody_else() -> None:
    laid = board(A={"library": ["Shock", "Shock"]}, step="draw", begin=True)
    table = table_of(laid)
    draws = {
        audience: next(f for f in _told(table, laid, audience) if f.get("verb") == "draw")
        for audience in ("A", "B", PUBLIC)
    }
    assert draws["A"]["text"] == "Anna draws Shock."
    assert draws["B"]["text"] == draws[PUBLIC]["text"] == "Anna draws a card."
    assert "becomes" in draws["A"]
    assert not {"handle", "becomes", "objects"} & {*draws["B"], *draws[PUBLIC]}


def test_a_private_fact_leaves_no_gap_for_others() -> None:
    laid = board()
    laid.facts[:] = [
        facts.Passed(seat="A"),
        facts.Arranged(zone="library:A", order=(), seat="A", audience="A"),
        facts.Passed(seat="B"),
    ]
    table = table_of(laid)
    assert len(_told(table, laid, "A")) == 3
    for audience in ("B", PUBLIC):
        assert _texts(_told(table, laid, audience)) == ["Anna passes.", "Ben passes."]


def test_after_the_game_private_facts_are_told_too() -> None:
    laid = board().concede("B")
    laid.facts[:] = [facts.Arranged(zone="library:A", order=(), seat="A", audience="A")]
    assert len(_told(table_of(laid), laid, AFTER)) == 1


def test_a_destroyed_creature_and_the_damage_are_told() -> None:
    laid = board(
        A={"hand": ["Shock"], "battlefield": ["Mountain"]}, B={"battlefield": ["Grizzly Bears"]}
    )
    before = table_of(laid)
    laid.facts.clear()
    cast(laid, "Shock", Choose((laid.id("Grizzly Bears"),))).resolve()
    texts = _texts(_told(before, laid, PUBLIC))
    assert "Shock deals 2 damage to Grizzly Bears." in texts
    assert "Grizzly Bears is destroyed." in texts


def test_the_end_of_the_game_is_told_with_the_winner() -> None:
    laid = board()
    before = table_of(laid)
    laid.facts.clear()
    laid.concede("A")
    assert _texts(_told(before, laid, PUBLIC))[-1] == "Ben wins the game."
