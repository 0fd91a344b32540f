"""Leaving the game and playing on without a player.

CR 104.3a, 104.5, 800.4a, 800.4d, 800.4e, 800.4f, 800.4k, 800.4m, 800.4n.
"""

import pytest

from domain.cards.ir.language import AddStats, DealDamage, GainLife, TargetSpec, Triggered
from domain.cards.ir.terms import Event, PlayerStat, Target, Type, ZoneChange
from domain.kernel.refusals import Illegal
from domain.rules import EVERYBODY, values
from domain.rules import facts as f
from domain.rules.answers import Attack, Block, Choose
from domain.rules.context import Context, Happening
from domain.rules.overlay import Overlay
from domain.rules.state import ContinuousEffect
from tests.rules.plays import cast, enchantment, pick
from tests.support.board import PASS, Board, Put, Side, board


def three(**sides: Side) -> Board:
    return board({"A": {}, "B": {}, "C": {}, **sides})


def test_the_last_player_left_wins_at_once() -> None:
    table = board().concede("A")
    assert table.state.result is not None
    assert table.state.result.winners == ("B",)
    assert table.questions() == ()
    with pytest.raises(Illegal):
        table.concede("A")


def test_a_player_may_concede_when_others_are_asked() -> None:
    table = three().concede("C")
    assert table.state.result is None
    assert table.asked("act").seat == "A"


def test_what_a_player_owns_leaves_with_them() -> None:
    table = three(
        B={"battlefield": ["Hill Giant"], "hand": ["Shock"], "graveyard": ["Fog"]}
    ).concede("B")
    assert all(thing.owner != "B" for thing in table.state.objects.values())
    assert table.names("battlefield") == []


def test_what_they_control_and_do_not_own_is_exiled() -> None:
    table = three(A={"battlefield": [Put("Hill Giant", under="B")]}).concede("B")
    assert table.names("exile") == ["Hill Giant"]


def test_what_others_took_from_them_leaves_too() -> None:
    table = three(B={"battlefield": [Put("Hill Giant", under="A")]}).concede("B")
    assert table.names("battlefield") == []


def test_control_by_an_aura_of_theirs_ends_as_they_leave() -> None:
    table = three(
        A={"battlefield": ["Hill Giant"]},
        B={"battlefield": [Put("Mind Control", on="Hill Giant")]},
    )
    giant = table.id("Hill Giant")
    assert table.engine().look(giant).controller == "B"
    table.concede("B")
    assert table.engine().look(giant).controller == "A"


def test_what_lies_in_a_zone_of_the_formats_own_stays() -> None:
    class Ante(Overlay):
        def extra_zones(self, seats: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(f"ante:{seat}" for seat in seats)

    table = board(A={}, B={"ante": ["Forest"]}, C={}, overlay=Ante()).concede("B")
    assert table.names("ante:B") == ["Forest"]


def test_priority_of_who_left_passes_to_the_next_player() -> None:
    table = three()
    assert table.asked("act").seat == "A"
    table.concede("A")
    assert table.state.result is None
    assert table.state.turn.holder != "A"


def test_a_turn_goes_on_without_its_player() -> None:
    table = board(
        step="upkeep", wanted=("own:upkeep", "opponent:end"), A={"library": []}, B={}, C={}
    ).concede("A")
    assert (table.state.turn.active, table.state.turn.step) == ("A", "end")
    assert table.asked("act").seat == "B"
    table.answer("B", PASS).answer("C", PASS)
    assert table.state.turn.active == "B"


def test_a_player_who_left_takes_no_turn_and_no_extra_turn() -> None:
    table = board(step="end", wanted=("own:upkeep", "own:end"), A={}, B={}, C={})
    engine = table.engine()
    engine.emit(f.TurnAdded(seat="B"))
    table.keep(engine).concede("B").answer("A", PASS)
    assert table.state.turn.active == "C"
    assert table.state.extra_turns == ()


def test_attackers_of_a_player_who_left_deal_no_damage_and_are_not_blocked() -> None:
    table = board(
        step="declare_attackers",
        begin=True,
        A={"battlefield": ["Grizzly Bears", "Hill Giant"]},
        B={"battlefield": ["Giant Spider"]},
        C={},
    )
    bears, giant = table.id("Grizzly Bears"), table.id("Hill Giant")
    table.answer("A", Attack(((bears, "B"), (giant, "C")))).concede("B")
    table.pass_until("postcombat_main")
    assert table.life("C") == 17
    assert table.state.players["B"].life == 20


def test_who_leaves_instead_of_blocking_leaves_the_next_to_block() -> None:
    table = board(
        step="declare_attackers",
        begin=True,
        wanted=("own:postcombat_main",),
        A={"battlefield": ["Grizzly Bears", "Hill Giant"]},
        B={"battlefield": ["Giant Spider"]},
        C={"battlefield": ["Earth Elemental"]},
    )
    bears, giant = table.id("Grizzly Bears"), table.id("Hill Giant")
    table.answer("A", Attack(((bears, "B"), (giant, "C"))))
    assert table.asked("blockers").seat == "B"
    table.concede("B")
    assert table.asked("blockers").seat == "C"
    table.answer("C", Block(()))
    assert table.life("C") == 17


def test_who_leaves_instead_of_attacking_ends_the_combat() -> None:
    table = board(
        step="declare_attackers",
        begin=True,
        wanted=("opponent:end",),
        A={"battlefield": ["Grizzly Bears"]},
        B={},
        C={},
    )
    assert table.asked("attackers").seat == "A"
    table.concede("A")
    assert table.asked("act").seat == "B"
    assert table.state.turn.step == "end"


def test_who_leaves_instead_of_discarding_ends_the_turn() -> None:
    table = board(step="end", wanted=("own:upkeep",), A={"hand": ["Swamp"] * 9}, B={}, C={})
    assert table.asked("select").seat == "A"
    table.concede("A")
    assert table.state.turn.active == "B"


def test_a_spell_of_theirs_on_the_stack_leaves_with_them() -> None:
    table = three(A={"hand": ["Shock"], "battlefield": ["Mountain"]})
    shock = table.id("Shock", "hand")
    table.answer("A", Choose((f"cast:{shock}",)), Choose(("B",)))
    assert table.names("stack") == ["Shock"]
    assert table.asked("act").seat == "B"
    table.concede("A")
    assert table.state.zones["stack"] == ()
    assert table.life("B") == 20
    assert table.questions()


def test_losing_by_state_based_actions_leaves_the_same_way() -> None:
    table = three(B={"life": 0, "battlefield": ["Hill Giant"]})
    assert table.names("battlefield") == []
    assert table.asked("act").seat == "A"


def test_their_waiting_and_delayed_triggers_go_with_them() -> None:
    table = three(
        B={"battlefield": [Put("Festering Goblin", damage=1)], "life": 0},
    )
    assert table.state.zones["stack"] == ()
    assert table.state.agenda.waiting == ()


def _rats_resolving() -> Board:
    """A's trigger resolves and B is choosing what to discard."""
    table = three(
        A={"hand": ["Ravenous Rats"], "battlefield": ["Swamp", "Swamp"]},
        B={"hand": ["Shock", "Fog"]},
    )
    table.answer("A", Choose((f"cast:{table.id('Ravenous Rats', 'hand')}",)))
    for _ in range(6):
        question = table.questions()[0]
        if question.kind == "act":
            table.answer(question.seat, PASS)
        elif question.kind == "targets":
            table.answer("A", Choose(("B",)))
    assert table.asked("select").seat == "B"
    return table


def test_who_leaves_instead_of_choosing_lets_the_resolution_end() -> None:
    table = _rats_resolving().concede("B")
    assert table.state.zones["stack"] == ()
    assert table.asked("act").seat == "A"


def test_a_resolution_ends_when_its_controller_leaves() -> None:
    table = _rats_resolving().concede("A")
    assert table.names("hand:B") == ["Shock", "Fog"]
    assert table.state.zones["stack"] == ()
    assert table.questions()


def test_a_bystander_who_leaves_does_not_disturb_a_resolution() -> None:
    table = _rats_resolving().concede("C")
    question = table.asked("select")
    assert question.seat == "B"
    table.answer("B", question.default)
    assert len(table.names("graveyard:B")) == 1


def test_the_effects_of_who_left_last_until_their_turn_would_have_begun() -> None:
    table = board(
        step="end",
        wanted=("own:upkeep", "own:end"),
        A={"battlefield": ["Hill Giant"]},
        B={},
        C={},
    )
    engine = table.engine()
    giant = table.id("Hill Giant")
    effect = ContinuousEffect(
        id=engine.new_id(),
        timestamp=engine.state.clock + 1,
        controller="B",
        objects=(giant,),
        changes=(AddStats(1, 1),),
        duration="your_next_turn",
        source=giant,
    )
    engine.emit(f.EffectBegan(effect=effect))
    table.keep(engine).concede("B")
    assert len(table.state.effects) == 1
    table.answer("A", PASS)
    assert table.state.turn.active == "C"
    assert not table.state.effects


def test_another_opponent_makes_the_choice_of_one_who_left() -> None:
    """CR 800.4g."""
    table = three(
        A={"hand": ["Fact or Fiction"], "battlefield": ["Island"] * 4, "library": ["Forest"] * 8}
    )
    cast(table, "Fact or Fiction")
    for _ in range(6):
        question = table.questions()[0]
        if question.prompt == "piles.separate":
            break
        table.answer(question.seat, PASS if question.kind == "act" else Choose(("B",)))
    assert table.asked("select").seat == "B"
    table.concede("B")
    question = table.asked("select")
    assert (question.seat, question.prompt) == ("C", "piles.separate")
    table.answer("C", Choose(()))
    assert table.asked("option").seat == "A"


def test_a_cost_is_not_paid_by_who_leaves_instead_of_paying() -> None:
    table = board(
        active="B",
        A={"battlefield": ["Rhystic Study"]},
        B={"hand": ["Shock"], "battlefield": ["Mountain", "Mountain"]},
        C={},
    )
    cast(table, "Shock", pick("C"), seat="B")
    for _ in range(6):
        question = table.questions()[0]
        if question.kind == "pay":
            break
        table.answer(question.seat, PASS)
    assert table.asked("pay").seat == "B"
    table.concede("B")
    question = table.asked("yes_no")
    assert question.seat == "A"
    table.answer("A", Choose(("yes",)))
    assert len(table.names("hand:A")) == 1


def test_abilities_of_others_see_a_permanent_leave_with_its_owner() -> None:
    gone = ZoneChange(Type("creature"), origin="battlefield")
    watching = enchantment("Watching", Triggered(gone, GainLife(1)))
    table = board(
        A={"battlefield": ["Watching"]},
        B={"battlefield": ["Hill Giant", "Watching"], "hand": ["Grizzly Bears"]},
        C={},
        more=[watching],
    ).concede("B")
    assert len(table.state.zones["stack"]) == 1
    table.resolve()
    assert table.life("A") == 21


def test_what_ends_in_the_next_turn_of_who_left_ends_as_that_would_have_begun() -> None:
    table = board(step="end", wanted=("own:upkeep", "own:end"), A={}, B={}, C={})
    engine = table.engine()
    for duration in ("your_next_upkeep", "end_of_your_next_turn"):
        effect = ContinuousEffect(
            id=engine.new_id(),
            timestamp=engine.state.clock + 1,
            controller="B",
            objects=(),
            changes=(AddStats(1, 1),),
            duration=duration,
            source=0,
        )
        engine.emit(f.EffectBegan(effect=effect))
    table.keep(engine).concede("B")
    assert len(table.state.effects) == 2
    table.answer("A", PASS)
    assert table.state.turn.active == "C"
    assert not table.state.effects


def test_triggers_that_are_being_put_on_the_stack_go_on_without_who_leaves() -> None:
    bites = Triggered(
        ZoneChange(Type("creature"), to="battlefield"),
        DealDamage(Target(), 1),
        targets=(TargetSpec(players="any"),),
    )
    biting = enchantment("Biting", bites)
    table = board(
        A={"battlefield": ["Biting", "Biting", "Forest", "Forest"], "hand": ["Grizzly Bears"]},
        B={"battlefield": ["Biting"]},
        C={"battlefield": ["Biting"]},
        more=[biting],
    )
    cast(table, "Grizzly Bears").resolve()
    table.answer("A", Choose(("C",)))
    assert table.asked("targets").seat == "A"
    table.concede("B")
    for seat in ("A", "C"):
        assert table.asked("targets").seat == seat
        table.answer(seat, Choose(("A",)))
    assert len(table.state.zones["stack"]) == 3
    table.resolve()
    assert (table.life("A"), table.life("C")) == (18, 19)


def test_what_is_asked_about_a_player_who_left_is_what_was_true_last() -> None:
    """CR 800.4i: their life, and how many cards they had in hand."""
    table = three(
        A={"battlefield": ["Grizzly Bears"]},
        B={"life": 7, "hand": ["Shock", "Forest"], "graveyard": ["Shock"], "library": ["Forest"]},
        C={},
    )
    table.concede("B")
    engine = table.engine()
    context = Context(
        controller="A", source=table.id("Grizzly Bears"), happening=Happening(player="B")
    )
    told = {
        stat: values.amount(engine, PlayerStat(Event("player"), stat), context)
        for stat in ("life", "hand", "graveyard", "library")
    }
    assert told == {"life": 7, "hand": 2, "graveyard": 1, "library": 1}


def test_the_face_down_creature_of_who_leaves_is_shown_to_all() -> None:
    """CR 708.9: whoever controls it; a face-down creature of another stays hidden."""
    table = three(
        A={"battlefield": [Put("Willbender", face_down=True)]},
        B={"battlefield": [Put("Exalted Angel", face_down=True)]},
        C={},
    )
    (own,) = [o for o in table.state.zones["battlefield"] if table.state.objects[o].owner == "A"]
    table.concede("A")
    (shown,) = table.happened(f.Known)
    assert (shown.objects, shown.to, shown.verb) == ((own,), (EVERYBODY,), "reveal")


def test_what_lies_face_down_is_shown_as_the_game_ends() -> None:
    """CR 708.9."""
    table = board(
        A={"battlefield": [Put("Willbender", face_down=True)]},
        B={"battlefield": [Put("Exalted Angel", face_down=True)]},
    )
    table.concede("B")
    assert table.state.result is not None
    assert all(
        EVERYBODY in thing.known_to for thing in table.state.objects.values() if thing.face_down
    )
    assert len(table.happened(f.Known)[0].objects) == 2
