"""A prevention effect that protects each of a number of creatures (CR 615.11)."""

from domain.cards.ir.language import All, Apply, Prevented, Replace
from domain.cards.ir.terms import Damaged, This, Type
from tests.rules.plays import instant, pick, resolved
from tests.support.board import board

GUARD = instant(
    "Guard",
    Apply(
        All(Type("creature")),
        (Replace(Damaged(recipient=This()), Prevented(1), once=True),),
        "end_of_turn",
    ),
)


def test_615_11_each_creature_has_a_shield_of_its_own() -> None:
    table = board(
        A={"hand": ["Guard", "Shock", "Shock"], "battlefield": ["Mountain", "Mountain"]},
        B={"battlefield": ["Hill Giant", "Craw Wurm"]},
        more=[GUARD],
    )
    resolved(table, "Guard")
    resolved(table, "Shock", pick(table.id("Hill Giant")))
    resolved(table, "Shock", pick(table.id("Craw Wurm")))
    marked = {
        name: table.state.objects[table.id(name)].damage for name in ("Hill Giant", "Craw Wurm")
    }
    assert marked == {"Hill Giant": 1, "Craw Wurm": 1}
