"""Optional loops that a player goes through a number of times at once (CR 732.2)."""

import msgspec
import pytest

import domain.rules as game
from domain.cards.ir.language import (
    Activated,
    AddMana,
    Draw,
    Flip,
    GainLife,
    PayLife,
    Seq,
)
from domain.kernel.refusals import Illegal
from domain.rules import facts as f
from domain.rules.answers import Attack, Number
from domain.rules.limits import LIMITS
from domain.rules.questions import Candidate
from tests.rules.plays import act, activate, creature, pick
from tests.support.board import PASS, Board, Put, Side, board

KIKI = "Kiki-Jiki, Mirror Breaker"
GUARD: Side = {"battlefield": ["Midnight Guard", Put("Presence of Gond", on="Midnight Guard")]}
PRAYING = creature("Praying", 1, 1, Activated((), GainLife(1)))
"""Its ability costs nothing."""


def offers(table: Board) -> list[Candidate]:
    """Return the loops on offer."""
    return [c for c in table.asked("act").candidates if c.verb == "repeat"]


def repeat(table: Board, rounds: int, seat: str = "A") -> Board:
    """Propose the shortest loop so many times."""
    return table.answer(seat, pick(offers(table)[0].ref), Number(rounds))


def guarded(**others: Side) -> Board:
    """Return a board on which a guard has made one token and can go on."""
    table = board({"A": GUARD, "B": {}, **others})
    return activate(table, table.id("Midnight Guard"), 1).resolve()


def praying(**others: Side) -> Board:
    """Return a board on which an ability without a cost has resolved once."""
    table = board({"A": {"battlefield": ["Praying"]}, **others}, more=[PRAYING])
    return activate(table, table.id("Praying"), 0).resolve()


def test_what_was_done_once_is_offered_again() -> None:
    (offer,) = offers(guarded())
    assert offer.selectable
    assert offer.label.startswith("Repeat your last ")


def test_nothing_is_offered_before_anything_was_done() -> None:
    assert offers(board(A=GUARD)) == []


def test_rounds_are_one_request_whose_facts_give_the_same_state_back() -> None:
    table = guarded()
    repeat(table, 30)
    before = table.state
    done = game.advance(before, "B", (Number(30),), table.cards, table.overlay, table.chance)
    assert isinstance(done, game.Advance)
    assert game.fold(before, done.facts, done.state.agenda) == done.state
    assert sum(isinstance(fact, f.Created) and fact.token is not None for fact in done.facts) == 30
    assert done.state.version == before.version + 1


def test_each_round_happens_for_itself() -> None:
    table = repeat(praying(), 5).answer("B", Number(5))
    assert table.life("A") == 26
    assert [fact.change for fact in table.happened(f.LifeChanged)] == [1] * 6
    assert len(table.happened(f.Resolved)) == 6


def test_it_is_offered_again_afterwards() -> None:
    table = repeat(praying(), 5).answer("B", Number(5))
    repeat(table, 4).answer("B", Number(4))
    assert table.life("A") == 30


def test_the_number_has_a_published_bound() -> None:
    table = praying()
    offer = offers(table)[0].ref
    asked = game.advance(table.state, "A", (pick(offer),), table.cards, table.overlay, table.chance)
    assert isinstance(asked, game.Incomplete)
    limits = asked.question.constraints
    assert (asked.question.kind, limits.min, limits.max) == ("number", 1, LIMITS["rounds"])
    with pytest.raises(Illegal):
        table.answer("A", pick(offer), Number(LIMITS["rounds"] + 1))


def test_who_waits_may_let_no_round_happen() -> None:
    table = repeat(praying(), 50).answer("B", Number(0))
    (taken,) = table.happened(f.ShortcutTaken)
    assert (taken.rounds, taken.ended) == (0, "shortened")
    question = table.asked("act")
    assert question.seat == "B"
    assert table.life("A") == 21


def test_who_shortened_does_something_else_where_they_can() -> None:
    table = board(
        A={"battlefield": ["Praying"]},
        B={"hand": ["Shock"], "battlefield": ["Mountain"]},
        more=[PRAYING],
    )
    praying = table.id("Praying")
    activate(table, praying, 0).resolve()
    repeat(table, 50).answer("B", Number(7))
    with pytest.raises(Illegal) as refusal:
        table.answer("B", PASS)
    assert refusal.value.rule == "CR 732.2c"
    assert table.asked("act").default != PASS
    act(table, "B", pick(f"cast:{table.id('Shock', 'hand:B')}"), pick(praying))
    table.resolve()
    assert table.life("A") == 20 + 1 + 7 + 1
    assert table.names("battlefield") == ["Mountain"]


def test_who_shortened_and_can_do_nothing_else_passes() -> None:
    table = repeat(praying(), 50).answer("B", Number(7))
    table.answer("B", PASS)
    assert table.life("A") == 29


def test_a_player_who_has_no_priority_meanwhile_is_not_asked() -> None:
    making = creature("Making", 1, 1, Activated((PayLife(1),), AddMana((("R",),))))
    table = board(A={"battlefield": ["Making"]}, more=[making])
    activate(table, table.id("Making"), 0)
    repeat(table, 10)
    assert table.asked("act").seat == "A"
    assert (table.life("A"), table.state.players["A"].mana) == (9, {"R": 11})


def test_a_round_that_cannot_be_paid_for_does_not_happen() -> None:
    making = creature("Making", 1, 1, Activated((PayLife(3),), AddMana((("R",),))))
    table = board(A={"battlefield": ["Making"]}, more=[making])
    activate(table, table.id("Making"), 0)
    repeat(table, 50)
    (taken,) = table.happened(f.ShortcutTaken)
    assert (taken.rounds, taken.ended) == (5, "differs")
    assert table.life("A") == 2


def test_players_accept_in_turn_order_and_the_smallest_number_counts() -> None:
    table = guarded(C={})
    repeat(table, 40)
    assert table.asked("number").seat == "B"
    table.answer("B", Number(12))
    question = table.asked("number")
    assert (question.seat, question.constraints.max) == ("C", 12)
    table.answer("C", Number(12))
    (taken,) = table.happened(f.ShortcutTaken)
    assert (taken.rounds, taken.ended) == (12, "shortened")
    assert table.asked("act").seat == "B"


def test_stops_do_not_interrupt_what_was_accepted() -> None:
    table = repeat(praying(), 9).answer("B", Number(9))
    assert table.asked("act").seat == "A"
    assert table.life("A") == 30


@pytest.mark.parametrize(
    "effect", [Seq((GainLife(1), Draw(1))), Seq((GainLife(1), Flip()))], ids=["draws", "flips"]
)
def test_what_cannot_be_foretold_is_not_offered(effect: Seq) -> None:
    odd = creature("Odd", 1, 1, Activated((), effect))
    table = board(A={"battlefield": ["Odd"]}, more=[odd])
    activate(table, table.id("Odd"), 0).resolve()
    assert offers(table) == []


def test_what_another_player_did_ends_what_can_be_repeated() -> None:
    table = board(A={"battlefield": ["Praying"]}, B={"battlefield": ["Praying"]}, more=[PRAYING])
    mine, theirs = table.ids("Praying")
    activate(table, mine, 0)
    activate(table, theirs, 0, seat="B").resolve()
    assert offers(table) == []


def test_another_step_is_another_course() -> None:
    table = praying()
    table.answer("A", PASS).pass_until("postcombat_main")
    table.answer("A", Attack(())).pass_until("postcombat_main")
    assert table.asked("act").seat == "A"
    assert offers(table) == []


def test_a_player_who_leaves_is_not_waited_for() -> None:
    table = repeat(guarded(C={}), 20).concede("B")
    assert table.asked("act").seat == "A"
    assert table.happened(f.ShortcutTaken) == []


def test_the_course_is_part_of_what_is_recorded() -> None:
    agenda = guarded().state.agenda
    stored = msgspec.json.decode(msgspec.json.encode(agenda), type=game.Agenda)
    assert stored == agenda
    assert stored.course.seat == "A"
