"""Actions of a format that use the stack: the engine's part, for whatever format has them."""

import pytest

from domain.rules import (
    Candidate,
    Engine,
    GameObject,
    GameState,
    Overlay,
    Ref,
    act_on_stack,
    act_unasked,
    remove_against,
    standing_actions,
)
from tests.rules.plays import cast, pick
from tests.support.board import PASS, Board, board


class Pointing(Overlay):
    """Whoever holds a Forest may point with it at what is on the stack, to remove it."""

    def extra_actions(self, engine: Engine, seat: str) -> tuple[Candidate, ...]:
        return self.standing_actions(engine.state.publish(), seat)

    def standing_actions(self, state: GameState, seat: str) -> tuple[Candidate, ...]:
        held, stack = state.zones[f"hand:{seat}"], state.zones["stack"]
        return tuple(
            Candidate(ref=f"special:point:{card}:{oid}", verb="point", object=card, against=oid)
            for card in held
            for oid in stack
            if state.printed[state.objects[card].card].name == "Forest"
        )

    def take_extra_action(self, engine: Engine, seat: str, ref: Ref) -> str | None:
        _, name, card, against = str(ref).split(":")
        act_on_stack(engine, seat, name, int(card), int(against))
        return None

    def resolve_action(self, engine: Engine, action: GameObject) -> None:
        remove_against(engine, action)


def pointing() -> Board:
    """Return the game in which A cast Shock on B and passed; B and C hold a Forest."""
    table = board(
        A={"hand": ["Shock"], "battlefield": ["Mountain"]},
        B={"hand": ["Forest"]},
        C={"hand": ["Forest"]},
        overlay=Pointing(),
        wanted={"all"},
    )
    return cast(table, "Shock", pick("B")).answer("A", PASS)


def test_117_3c_who_acts_with_priority_has_it_again_where_the_format_says_nothing_else() -> None:
    table = pointing()
    candidate = next(c for c in table.asked("act").candidates if c.verb == "point")
    table.answer("B", pick(candidate.ref))
    assert table.state.turn.holder == "B"
    table.resolve()
    assert table.names("exile") == ["Shock"]
    assert table.life("B") == 20


def test_who_acts_unasked_has_priority_then_and_others_after_them() -> None:
    table = pointing()
    (candidate,) = standing_actions(table.state, "C", table.overlay)
    done = act_unasked(table.state, "C", candidate.ref, table.cards, table.overlay, table.chance)
    table.state = done.state
    assert [(stub.seat, stub.kind) for stub in done.open] == [("C", "act")]
    table.resolve()
    assert table.names("exile") == ["Shock"]


def test_an_action_may_be_taken_against_an_action() -> None:
    table = pointing()
    first = next(c for c in table.asked("act").candidates if c.verb == "point")
    table.answer("B", pick(first.ref))
    offered = standing_actions(table.state, "C", table.overlay)
    assert [table.state.objects[c.against or 0].kind for c in offered] == ["card", "action"]


def test_the_ordinary_rules_have_no_such_action() -> None:
    table = board(A={"hand": ["Shock"], "battlefield": ["Mountain"]})
    cast(table, "Shock", pick("B"))
    overlay, engine = Overlay(), table.engine()
    assert standing_actions(table.state, "B", overlay) == ()
    with pytest.raises(LookupError):
        overlay.take_extra_action(engine, "B", "special:point:1:2")
    with pytest.raises(LookupError):
        overlay.resolve_action(engine, table.state.objects[table.state.zones["stack"][0]])


def test_nobody_acts_unasked_before_a_game_or_after_it() -> None:
    table = pointing()
    table.concede("A")
    table.concede("B")
    assert table.state.result is not None
    assert standing_actions(table.state, "C", table.overlay) == ()
    assert standing_actions(GameState(), "C", table.overlay) == ()
