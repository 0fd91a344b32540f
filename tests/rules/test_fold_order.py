"""A fold depends on no order that stored JSON does not keep."""

import msgspec

from domain.rules import facts as f
from domain.rules.draft import Draft
from domain.rules.folding import apply
from domain.rules.state import GameState


def _combat(*declared: f.AnyFact) -> bytes:
    draft = Draft(GameState())
    for fact in declared:
        apply(draft, fact)
    return msgspec.json.encode(draft.combat)


def test_attackers_and_blockers_fold_alike_whatever_order_their_keys_are_stored_in() -> None:
    # As text the key "100" comes before "99".
    declared = (
        f.AttackDeclared(seat="A", attackers={99: "B", 100: "B"}),
        f.BlockDeclared(seat="B", blockers={99: (3,), 100: (4,)}),
    )
    stored = (
        f.AttackDeclared(seat="A", attackers={100: "B", 99: "B"}),
        f.BlockDeclared(seat="B", blockers={100: (4,), 99: (3,)}),
    )
    assert _combat(*declared) == _combat(*stored)
