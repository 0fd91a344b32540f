"""Stealing gold in place of dealing combat damage to a player (Q-15)."""

from __future__ import annotations

from collections.abc import Mapping

from domain.formats.conquering import gold
from domain.formats.conquering.overlay import Conquering
from domain.rules import Attack, Distribute, facts
from domain.rules.answers import Block
from domain.rules.context import Ref
from tests.rules.plays import pick
from tests.support.board import Board, Side, board

STEAL, DEAL = pick("yes"), pick("no")


def fight(
    attackers: Mapping[str, str], blocks: Mapping[str, str] | None = None, **sides: Side
) -> Board:
    """A attacks with creatures by name, each a player or a planeswalker; B blocks."""
    at = board(sides, overlay=Conquering(), step="declare_attackers", begin=True,
               wanted=("own:postcombat_main",))  # fmt: skip
    pairs = tuple((at.id(name), _ref(at, to)) for name, to in attackers.items())
    at.answer("A", Attack(pairs))
    if blocks:
        at.answer("B", Block(tuple((at.id(b), at.id(a)) for b, a in blocks.items())))
    return at


def _ref(at: Board, to: str) -> Ref:
    return to if to in at.state.seats else at.id(to)


def purses(at: Board) -> list[int]:
    return [gold.treasury(at.state, seat) for seat in at.state.seats]


def test_an_unblocked_creature_may_steal_instead_of_dealing_damage() -> None:
    at = fight({"Raging Goblin": "B"}, A={"battlefield": ["Raging Goblin"]})
    question = at.asked("yes_no")
    assert (question.rule, question.seat) == ("Q-15", "A")
    at.answer("A", STEAL)
    assert (purses(at), at.life("B")) == ([11, 9], 20)
    assert not at.happened(facts.DamageDealt)
    assert {fact.cause for fact in at.happened(facts.ResourceChanged)} == {"theft"}


def test_who_does_not_steal_deals_the_damage() -> None:
    at = fight({"Raging Goblin": "B"}, A={"battlefield": ["Raging Goblin"]})
    at.answer("A", DEAL)
    assert (purses(at), at.life("B")) == ([10, 10], 19)


def test_each_creature_is_asked_for_by_itself() -> None:
    two = ["Grizzly Bears", "Hill Giant"]
    at = fight({"Grizzly Bears": "B", "Hill Giant": "B"}, A={"battlefield": two})
    at.answer("A", STEAL)
    at.answer("A", DEAL)
    assert (purses(at), at.life("B")) == ([12, 8], 17)


def test_a_thief_gets_as_much_as_there_is_and_the_next_what_is_left() -> None:
    two = ["Craw Wurm", "Hill Giant"]
    poor: Side = {"resources": {"gold": 7}}
    at = fight({"Craw Wurm": "B", "Hill Giant": "B"}, A={"battlefield": two}, B=poor)
    assert at.asked("yes_no").params["gold"] == 6
    at.answer("A", STEAL)
    assert at.asked("yes_no").params["gold"] == 1
    at.answer("A", STEAL)
    assert (purses(at), at.life("B")) == ([17, 0], 20)


def test_a_player_without_gold_may_be_spared_all_the_same() -> None:
    poor: Side = {"resources": {"gold": 0}, "life": 2}
    at = fight({"Grizzly Bears": "B"}, A={"battlefield": ["Grizzly Bears"]}, B=poor)
    at.answer("A", STEAL)
    assert (purses(at), at.life("B")) == ([10, 0], 2)


def test_double_strike_may_steal_in_each_damage_step() -> None:
    at = fight({"Boros Swiftblade": "B"}, A={"battlefield": ["Boros Swiftblade"]})
    at.answer("A", STEAL)
    at.answer("A", DEAL)
    assert (purses(at), at.life("B")) == ([11, 9], 19)


def test_blockers_still_get_theirs_and_what_tramples_over_may_steal() -> None:
    at = fight(
        {"Stampeding Rhino": "B"},
        {"Grizzly Bears": "Stampeding Rhino"},
        A={"battlefield": ["Stampeding Rhino"]},
        B={"battlefield": ["Grizzly Bears"]},
    )
    bears = at.id("Grizzly Bears")
    at.answer("A", Distribute(((bears, 2), ("B", 2))))
    at.answer("A", STEAL)
    assert (purses(at), at.life("B")) == ([12, 8], 20)
    assert at.names("graveyard:B") == ["Grizzly Bears"]


def test_a_blocked_creature_steals_nothing() -> None:
    at = fight(
        {"Hill Giant": "B"},
        {"Grizzly Bears": "Hill Giant"},
        A={"battlefield": ["Hill Giant"]},
        B={"battlefield": ["Grizzly Bears"]},
    )
    assert at.asked("act").seat == "A"
    assert purses(at) == [10, 10]


def test_theft_is_no_damage() -> None:
    # No card is discarded for it, and no life is gained.
    at = fight(
        {"Hypnotic Specter": "B", "Vampire Nighthawk": "B"},
        A={"battlefield": ["Hypnotic Specter", "Vampire Nighthawk"]},
        B={"hand": ["Shock"]},
    )
    at.answer("A", STEAL)
    at.answer("A", STEAL)
    assert (purses(at), at.life("A"), at.names("hand:B")) == ([14, 6], 20, ["Shock"])


def test_a_planeswalker_cannot_be_robbed() -> None:
    at = fight(
        {"Hill Giant": "Jace Beleren"},
        A={"battlefield": ["Hill Giant"]},
        B={"battlefield": ["Jace Beleren"]},
    )
    assert at.asked("act").seat == "A"
    assert purses(at) == [10, 10]


def test_prevented_damage_steals_nothing() -> None:
    at = board(
        {"A": {"battlefield": ["Hill Giant"]},
         "B": {"hand": ["Healing Salve"], "battlefield": ["Plains"]}},
        overlay=Conquering(), step="declare_attackers", begin=True,
        wanted=("all", "own:postcombat_main"),
    )  # fmt: skip
    at.answer("A", Attack(((at.id("Hill Giant"), "B"),)))
    at.answer("A", pick("pass"))
    salve = at.id("Healing Salve", "hand")
    at.answer("B", pick(f"cast:{salve}"), pick("mode:1"), pick("B")).resolve()
    at.pass_until("postcombat_main")
    assert (purses(at), at.life("B")) == ([10, 10], 20)


def test_doubled_damage_steals_as_much_as_would_have_been_dealt() -> None:
    at = fight({"Grizzly Bears": "B"}, A={"battlefield": ["Grizzly Bears", "Furnace of Rath"]})
    at.answer("A", STEAL)
    assert purses(at) == [14, 6]


def test_no_damage_but_combat_damage_steals() -> None:
    at = board({"A": {"hand": ["Shock"], "battlefield": ["Mountain"]}}, overlay=Conquering())
    at.answer("A", pick(f"cast:{at.id('Shock', 'hand')}"), pick("B")).resolve()
    assert (purses(at), at.life("B")) == ([10, 10], 18)
