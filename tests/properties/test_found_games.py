"""Positions that random games of the whole catalogue came into and could not go on from."""

import domain.rules as game
from domain.cards.ir.terms import ANYTHING
from domain.rules import damage
from domain.rules import facts as f
from domain.rules.answers import Answer, Number
from domain.rules.context import Context
from domain.rules.state import PreventionShield
from tests.rules.plays import pick
from tests.support.board import Board, board


def with_defaults(table: Board, *given: Answer) -> game.Advance:
    """Answer what is asked after these answers as anybody would who let the time run out."""
    answers = list(given)
    while True:
        done = game.advance(table.state, "A", answers, table.cards, table.overlay, table.chance)
        if isinstance(done, game.Advance):
            return done
        answers.append(done.question.default)


def test_no_more_targets_are_asked_for_than_one_graveyard_holds() -> None:
    """CR 601.2c: among one card, one and one there are no two of the same owner."""
    one = {"graveyard": ["Shock"]}
    table = board(A={"hand": ["Rats' Feast"], "battlefield": ["Swamp"] * 4, **one}, B=one, C=one)
    feast = table.id("Rats' Feast", "hand:A")
    done = with_defaults(table, pick(f"cast:{feast}"), Number(3))
    assert [len(done.state.zones[f"graveyard:{seat}"]) for seat in "ABC"] == [1, 1, 1]
    assert len(done.state.zones["stack"]) == 1


def test_what_is_tapped_for_its_own_ability_is_not_tapped_for_it_twice() -> None:
    """CR 118.3: a Rider and one creature do not tap for {T} and two creatures more."""
    table = board(A={"battlefield": ["Tradewind Rider", "Grizzly Bears"]})
    rider = table.id("Tradewind Rider")
    assert not any(
        candidate.selectable
        for candidate in table.asked("act").candidates
        if candidate.object == rider
    )
    bears = {"battlefield": ["Tradewind Rider", "Grizzly Bears", "Grizzly Bears"]}
    table = board(A=bears)
    rider = table.id("Tradewind Rider")
    assert any(
        candidate.selectable
        for candidate in table.asked("act").candidates
        if candidate.object == rider
    )


def test_no_more_life_is_paid_for_mana_than_there_is() -> None:
    """CR 119.4: two Confluences that cost one life each do not pay for Bears at one life."""
    lands = ["Mana Confluence", "Mana Confluence"]
    for life, castable in ((1, False), (2, True)):
        table = board(A={"life": life, "hand": ["Grizzly Bears"], "battlefield": lands})
        bears = table.id("Grizzly Bears", "hand:A")
        offered = [c for c in table.asked("act").candidates if c.object == bears and c.selectable]
        assert bool(offered) is castable


def test_what_the_mana_needs_is_not_among_what_may_be_sacrificed() -> None:
    """CR 118.3: with a Swamp and a Petal the Petal makes mana, and another artifact goes."""
    table = board(
        A={"hand": ["Deadly Dispute"], "battlefield": ["Swamp", "Lotus Petal", "Ornithopter"]}
    )
    dispute = table.id("Deadly Dispute", "hand:A")
    done = with_defaults(table, pick(f"cast:{dispute}"))
    assert len(done.state.zones["graveyard:A"]) == 2
    assert done.state.zones["stack"]


def test_hundreds_of_shields_pass_damage_to_and_fro() -> None:
    """CR 614.5: each is used once, whichever is first; nobody is asked between equal ones."""
    table = board(A={"battlefield": ["Warrior en-Kor", "Shaman en-Kor"]}, B={})
    warrior, shaman = table.id("Warrior en-Kor"), table.id("Shaman en-Kor")
    engine = table.engine()
    for number in range(600):
        to, other = (warrior, shaman) if number % 2 else (shaman, warrior)
        context = Context(controller="A", source=to)
        engine.emit(
            f.ShieldBegan(
                shield=PreventionShield(
                    id=engine.new_id(), context=context, protects=(to,), by=ANYTHING,
                    remaining=1, redirect=other,
                )
            )
        )  # fmt: skip
    damage.deal(engine, [damage.Hit(source=shaman, to=warrior, amount=1)])
    assert engine.state.objects[warrior].damage == 1
    assert engine.state.shields == ()
