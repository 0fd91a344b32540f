"""What is told to transform and cannot (CR 701.27)."""

from domain.cards.card import CardDefinition
from domain.cards.ir.language import All, GainLife, SpellAbility, Transform
from domain.cards.ir.terms import Type
from domain.rules import facts as f
from tests.rules.plays import instant, resolved
from tests.support.board import board


def test_701_27d_a_permanent_does_not_transform_into_a_sorcery() -> None:
    back = CardDefinition(name="Prayer", types=("sorcery",), abilities=(SpellAbility(GainLife(1)),))
    monk = CardDefinition(
        name="Monk // Prayer", types=("creature",), power=1, toughness=1,
        layout="transform", faces=(back,),
    )  # fmt: skip
    turn = instant("Turn", Transform(All(Type("creature"))))
    table = board(A={"hand": ["Turn"], "battlefield": ["Monk // Prayer"]}, more=[monk, turn])
    resolved(table, "Turn")
    assert table.happened(f.FaceTurned) == []
    assert table.engine().look(table.id("Monk // Prayer")).types == {"creature"}
