"""State-based actions (CR 704) and how games end (CR 104)."""

import pytest

from domain.cards.card import CardDefinition
from domain.cards.ir.language import TokenSpec
from domain.rules import ending
from domain.rules import facts as f
from domain.rules.answers import Choose
from domain.rules.engine import Engine
from domain.rules.overlay import Overlay
from tests.support.board import Board, Put, board

ISAMARU = "Isamaru, Hound of Konda"


def then(table: Board, *facts: f.AnyFact) -> Board:
    """Let something happen, then go on to the next check and question."""
    from domain.rules.agenda import Settle

    engine = table.engine()
    engine.emit(*facts)
    engine.push(Settle())
    return table.keep(engine)


@pytest.mark.parametrize("life", [0, -3])
def test_704_5a_a_player_without_life_loses(life: int) -> None:
    table = board(B={"life": life})
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.reason) == (("A",), "last_player")
    assert [(x.seat, x.rule) for x in table.happened(f.PlayerLost)] == [("B", "CR 704.5a")]


def test_704_5b_a_player_who_drew_from_an_empty_library_loses() -> None:
    table = board(step="draw", begin=True, A={"library": []})
    assert table.state.result is not None
    assert table.state.result.winners == ("B",)
    assert table.happened(f.PlayerLost)[0].rule == "CR 704.5b"


def test_an_empty_library_alone_loses_nothing() -> None:
    assert board(A={"library": []}).state.result is None


def test_704_5c_ten_poison_counters_lose() -> None:
    assert board(B={"resources": {"poison": 9}}).state.result is None
    assert board(B={"resources": {"poison": 10}}).state.result is not None


def test_104_4a_all_who_lose_at_the_same_time_make_a_draw() -> None:
    table = board(A={"life": 0}, B={"life": 0})
    assert table.state.result is not None
    assert table.state.result.winners == ()


@pytest.mark.parametrize("zone", ["graveyard", "hand", "exile"])
def test_704_5d_a_token_elsewhere_ceases_to_exist(zone: str) -> None:
    from domain.rules import zones

    token = TokenSpec(types=("creature",), subtypes=("Saproling",), power=1, toughness=1)
    table = board()
    engine = table.engine()
    oid = engine.new_id()
    engine.emit(
        f.Created(
            object=oid, kind="token", owner="A", controller="A", zone="battlefield", token=token
        )
    )
    zones.move(engine, oid, zone, "put")
    then(table.keep(engine))
    assert all(thing.kind != "token" for thing in table.state.objects.values())


def test_704_5f_a_creature_without_toughness_goes_to_the_graveyard_undestroyed() -> None:
    table = board(A={"battlefield": [Put("Darksteel Myr", counters={"-1/-1": 1})]})
    assert table.names("graveyard:A") == ["Darksteel Myr"]
    assert [fact.verb for fact in table.happened(f.Moved)] == ["put"]


def test_704_5g_lethal_damage_destroys() -> None:
    table = board(A={"battlefield": [Put("Grizzly Bears", damage=2), Put("Hill Giant", damage=2)]})
    assert table.names("battlefield") == ["Hill Giant"]
    assert [fact.verb for fact in table.happened(f.Moved)] == ["destroy"]


def test_704_5h_damage_with_deathtouch_destroys() -> None:
    table = board(A={"battlefield": ["Craw Wurm"]})
    wurm = table.id("Craw Wurm")
    then(table, f.DamageDealt(source=wurm, to=wurm, amount=1, deathtouch=True))
    assert table.names("graveyard:A") == ["Craw Wurm"]


def test_702_12b_the_indestructible_survives_lethal_damage() -> None:
    table = board(A={"battlefield": [Put("Darksteel Myr", damage=5)]})
    assert table.names("battlefield") == ["Darksteel Myr"]


def test_creatures_die_at_the_same_time() -> None:
    table = board(
        A={"battlefield": [Put("Grizzly Bears", damage=2)]},
        B={"battlefield": [Put("Silvercoat Lion", damage=2)]},
    )
    assert (table.names("graveyard:A"), table.names("graveyard:B")) == (
        ["Grizzly Bears"], ["Silvercoat Lion"],
    )  # fmt: skip


def test_what_lives_by_another_dies_in_the_next_check() -> None:
    # The Armorer's bonus ends as it dies; only then is one damage lethal for the Vanguard.
    table = board(
        A={
            "battlefield": [
                Put("Veteran Armorer", damage=2),
                Put("Elite Vanguard", damage=1),
            ]
        }
    )
    assert table.names("graveyard:A") == ["Veteran Armorer", "Elite Vanguard"]


def test_704_5j_the_controller_chooses_which_legend_stays() -> None:
    table = board(A={"battlefield": [ISAMARU, ISAMARU]}, B={"battlefield": [ISAMARU]})
    question = table.asked("select")
    first, second = table.ids(ISAMARU)[:2]
    assert (question.seat, question.rule) == ("A", "CR 704.5j")
    assert [c.ref for c in question.candidates] == [first, second]
    table.answer("A", Choose((second,)))
    assert second in table.state.objects
    assert first not in table.state.objects
    assert table.names("graveyard:A") == [ISAMARU]
    assert [fact.verb for fact in table.happened(f.Moved)] == ["put"]


def test_a_legend_taken_over_clashes_with_ones_own() -> None:
    table = board(
        A={"battlefield": [ISAMARU]},
        B={"battlefield": [Put(ISAMARU, sick=True)]},
    )
    theirs = table.ids(ISAMARU)[1]
    engine = table.engine()
    aura = engine.new_id()
    control = table.cards.find("Mind Control")
    assert control is not None
    engine.emit(
        f.Created(
            object=aura, kind="card", owner="A", controller="A", zone="battlefield",
            card=control.digest,
        ),
        f.AttachedChanged(object=aura, to=theirs),
    )  # fmt: skip
    then(table.keep(engine))
    assert table.asked("select").rule == "CR 704.5j"
    assert table.state.objects[theirs].controller == "A"


def test_a_format_may_have_another_legend_rule() -> None:
    class NoLegendRule(Overlay):
        def legend_rule(self, engine: Engine) -> tuple[int, ...] | None:
            return ()

    table = board(A={"battlefield": [ISAMARU, ISAMARU]}, overlay=NoLegendRule())
    assert len(table.ids(ISAMARU)) == 2
    assert table.asked("act").seat == "A"


def test_704_5m_an_aura_on_nothing_goes_to_the_graveyard() -> None:
    table = board(A={"battlefield": ["Holy Strength"]})
    assert table.names("graveyard:A") == ["Holy Strength"]


def test_704_5m_an_aura_follows_what_it_enchants_one_check_later() -> None:
    table = board(
        A={"battlefield": ["Grizzly Bears", Put("Pacifism", on="Grizzly Bears")]},
    )
    bears = table.id("Grizzly Bears")
    assert table.names("battlefield") == ["Grizzly Bears", "Pacifism"]
    then(table, f.DamageDealt(source=bears, to=bears, amount=2))
    assert table.names("graveyard:A") == ["Grizzly Bears", "Pacifism"]


def test_704_5m_an_aura_on_what_it_may_not_enchant_goes_to_the_graveyard() -> None:
    table = board(A={"battlefield": ["Sol Ring", Put("Holy Strength", on="Sol Ring")]})
    assert table.names("graveyard:A") == ["Holy Strength"]


def test_704_5n_an_equipment_becomes_unattached_and_stays() -> None:
    sword = CardDefinition(name="Plain Sword", types=("artifact",), subtypes=("Equipment",))
    table = board(
        more=(sword,),
        A={"battlefield": ["Grizzly Bears", Put("Plain Sword", on="Grizzly Bears")]},
    )
    bears, oid = table.id("Grizzly Bears"), table.id("Plain Sword")
    assert table.state.objects[oid].attached_to == bears
    then(table, f.DamageDealt(source=bears, to=bears, amount=2))
    assert table.state.objects[oid].attached_to is None


def test_704_5p_what_is_no_aura_or_equipment_becomes_unattached() -> None:
    table = board(A={"battlefield": ["Grizzly Bears", Put("Sol Ring", on="Grizzly Bears")]})
    assert table.state.objects[table.id("Sol Ring")].attached_to is None


def test_704_5q_counters_of_both_kinds_annihilate_each_other() -> None:
    counters = {"+1/+1": 3, "-1/-1": 1}
    table = board(A={"battlefield": [Put("Grizzly Bears", counters=counters)]})
    assert table.state.objects[table.id("Grizzly Bears")].counters == {"+1/+1": 2}


def test_a_format_may_add_state_based_actions() -> None:
    class Ceiling(Overlay):
        def state_based(self, engine: Engine) -> bool:
            high = [p.seat for p in engine.state.players.values() if p.life > 30]
            ending.lose(engine, [ending.Loss(seat, "hubris", "house") for seat in high])
            return bool(high)

    table = board(A={"life": 31}, overlay=Ceiling())
    assert table.state.result is not None
    assert table.state.result.winners == ("B",)


def test_104_2b_an_effect_may_say_that_a_player_wins() -> None:
    table = board(A={}, B={}, C={})
    engine = table.engine()
    ending.win(engine, ["C"])
    table.keep(engine)
    assert table.state.result is not None
    assert table.state.result.winners == ("C",)
    assert table.questions() == ()


def test_104_4c_an_effect_may_say_that_the_game_is_a_draw() -> None:
    engine = board().engine()
    ending.draw(engine)
    assert engine.state.result is not None
    assert engine.state.result.winners == ()


def test_104_3f_who_would_win_and_lose_at_once_loses() -> None:
    engine = board(A={}, B={}, C={}).engine()
    ending.lose(engine, [ending.Loss("A", "effect", "CR 104.3e")])
    ending.win(engine, ["A"])
    assert engine.state.result is None
