"""What is kept of how objects look is what would be worked out anew (CR 613.5)."""

import pytest
from msgspec.structs import replace

from domain.cards.catalogue import STARTER
from domain.rules import facts as f
from domain.rules import fold, listed
from domain.rules.characteristics import Characteristics
from domain.rules.draft import Draft
from domain.rules.engine import Engine
from domain.rules.layering import compute
from tests.support.engine_play import EnginePlay, refolded

PARTS = (
    "name", "controller", "types", "subtypes", "supertypes", "colors", "power", "toughness",
    "mana_value", "keywords", "abilities", "damage_rules",
)  # fmt: skip


def shown(seen: Characteristics) -> dict[str, object]:
    """Return what can be told of an object's characteristics."""
    deontics = sorted(repr(imposed.deontic) for imposed in seen.deontics)
    return {**{name: getattr(seen, name) for name in PARTS}, "deontics": deontics}


class Checked(Engine):
    """An engine that works everything out anew after each batch of facts and compares."""

    checks = 0

    def emit(self, *facts: f.AnyFact) -> None:
        super().emit(*facts)
        if "battlefield" not in self.state.zones or not self.seen:
            return
        ids = [oid for oid in self.battlefield() if oid in self.seen]
        kept = {oid: shown(self.seen[oid]) for oid in ids}
        anew = Engine(self.state.publish(), self.cards, self.overlay, self.chance)
        anew.state = Draft(anew.state.publish())
        compute(anew)
        for oid in ids:
            assert kept[oid] == shown(anew.seen[oid]), (facts, kept[oid]["name"])
            Checked.checks += 1


@pytest.mark.parametrize("seed", range(4))
def test_what_is_kept_is_what_would_be_worked_out_anew(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("domain.rules.request.Engine", Checked)
    Checked.checks = 0
    play = EnginePlay(seed, seats(seed), cards=60)
    for _ in range(150):
        if not play.step():
            break
    assert Checked.checks > 100


@pytest.mark.parametrize("seed", range(2))
def test_what_was_worked_out_for_a_state_holds_for_the_one_folded_from_its_event(seed: int) -> None:
    play = EnginePlay(seed, seats(seed), cards=60)
    before, given = refolded(play.batches), 0
    for _ in range(120):
        if not play.step():
            break
        folded = fold(before, play.batches[-1].facts, play.batches[-1].agenda)
        # Nothing is known of a state whose agenda is another object.
        unknown = replace(folded, agenda=replace(folded.agenda))
        given += bool(Engine(folded, STARTER, play.overlay, play.chance).seen)
        assert not Engine(unknown, STARTER, play.overlay, play.chance).seen
        listings = [
            listed(state, STARTER, play.overlay, play.chance) for state in (folded, unknown)
        ]
        # A check is a function of its own each time.
        questions = [
            [replace(question, check=None) for question in listing.questions]
            for listing in listings
        ]
        assert questions[0] == questions[1]
        before = folded
    assert given > 50


def seats(seed: int) -> str:
    """Return the players of a game: two or four."""
    return "AB" if seed % 2 else "ABCD"
