"""Signature actions as requests of a game: recorded, timed, audited (C-30, C-36)."""

from datetime import timedelta
from typing import Self

import pytest
from msgspec.structs import replace

from domain.formats.centurion.signatures import COUNTER, REMOVE
from domain.game import commands as c
from domain.game.decider import decide
from domain.game.events import Acted, Copy, DeckEntry
from domain.game.state import initial
from domain.game.timing import TableClock
from domain.kernel.refusals import Illegal, NotFound
from domain.rules import Choose, facts, standing_actions
from services.documents.sight import Sight
from services.reads.audit import re_execute
from tests.support.timed_games import GAME, NOON, TimedGame
from tests.support.whole_games import RULESETS, account_of, asked

RULES = RULESETS.ruleset("centurion")
SHOCKS = 40
BANK = TableClock(kind="bank", seconds=300, increment=5)


class SignedGame(TimedGame):
    """A game of decks that are all Shock; all of each seat's are signed by the other."""

    def __init__(self, clock: TableClock | None = None) -> None:
        self.rules, self.now, self.records = RULES, NOON, []
        self.game = initial(str(GAME))
        self.send(
            c.OpenGame(
                account=account_of("A"), format="centurion", seats=2, options={},
                seed="5e" * 32, nonce="0c" * 32, view_key="4e" * 32, clock=clock,
            )
        )  # fmt: skip
        for seat, other in ("AB", "BA"):
            self.send(
                c.TakeSeat(
                    account=account_of(seat), name=f"Player {seat}", deck="deck",
                    entries=_shocks(seat, other), at=self.now, waives=True,
                )
            )  # fmt: skip
        self.mulligans_kept()

    @property
    def caster(self) -> str:
        """The seat whose turn it is."""
        return self.table.play.turn.active

    @property
    def holder(self) -> str:
        """The other one."""
        return "B" if self.caster == "A" else "A"

    def shocked(self) -> Self:
        """Let the active player play a Mountain and cast Shock on the other."""
        self._pick("Play Shock as Mountain")
        self._pick("Cast Shock", Choose((self.holder,)))
        return self

    def _pick(self, label: str, *answers: Choose) -> None:
        opened, question = asked(self.game)[0]
        ref = next(each.ref for each in question.candidates if each.label == label)
        self.send(
            c.AnswerDecision(
                account=account_of(opened.decider), decision=opened.id,
                answers=(Choose((ref,)), *answers), at=self.now,
            )
        )  # fmt: skip

    def offered(self, action: str = COUNTER) -> dict[str, int]:
        """Return the card and the spell of the holder's first signature action of that name."""
        overlay = self.rules.overlay(self.table.options)
        standing = standing_actions(self.table.play, self.holder, overlay)
        first = next(each for each in standing if each.verb == action)
        assert first.object is not None
        assert first.against is not None
        return {"card": first.object, "spell": first.against}

    def sign(self, action: str = COUNTER) -> Acted:
        """Let the holder counter the Shock, or remove it."""
        (acted,) = self.act(self.holder, action, **self.offered(action))
        assert isinstance(acted, Acted)
        return acted


def _shocks(seat: str, signer: str) -> tuple[DeckEntry, ...]:
    card = RULES.cards().find("Shock")
    assert card is not None
    signers = {account_of(signer): f"Player {signer}"}
    return tuple(
        DeckEntry("Shock", card.digest, 1, (Copy(f"{seat}-{number}", signers=signers),))
        for number in range(SHOCKS)
    )


def test_the_request_is_recorded_with_the_card_and_the_spell_c_30() -> None:
    table = SignedGame().shocked()
    named = table.offered()
    acted = table.sign()
    assert (acted.seat, acted.action, acted.data) == (table.holder, COUNTER, named)
    assert table.refold() == table.game


def test_an_audit_decides_the_same_c_30() -> None:
    table = SignedGame().shocked()
    table.sign()
    table.answer()
    assert re_execute(str(GAME), table.records, RULES) is None


def test_what_was_open_is_asked_anew_of_the_active_player_c_36() -> None:
    table = SignedGame().shocked()
    (before,) = table.table.open
    assert before.decider == table.holder
    table.sign()
    (after,) = table.table.open
    assert after.decider == table.caster
    table.sign()
    (again,) = table.table.open
    assert again.decider == table.caster
    assert len({before.id, after.id, again.id}) == 3


def test_time_runs_on_for_who_was_asked_and_earns_nothing_c_36() -> None:
    table = SignedGame(BANK).shocked()
    bank = table.table.beside.banks[table.holder]
    table.wait(20).sign()
    assert table.table.beside.banks[table.holder] == bank - 20_000
    (now,) = table.table.open
    left = timedelta(milliseconds=table.table.beside.banks[table.caster])
    assert now.deadline == table.now + left


def test_what_no_signature_allows_is_refused_and_changes_nothing_c_31() -> None:
    table = SignedGame().shocked()
    before, named = table.game, table.offered()
    for wrong in ({**named, "card": named["spell"]}, {**named, "spell": 1}):
        with pytest.raises(Illegal) as refused:
            table.act(table.holder, COUNTER, **wrong)
        assert refused.value.code == "no-such-action"
    with pytest.raises(Illegal):
        table.act(table.caster, COUNTER, **named)
    with pytest.raises(Illegal):
        table.act(table.holder, "sign_everything", **named)
    with pytest.raises(NotFound):
        decide(before, c.standing_action("nobody", COUNTER, named, table.now), RULES)
    assert table.game == before


def test_after_the_spell_is_gone_there_is_nothing_to_counter_c_30() -> None:
    table = SignedGame().shocked()
    named = table.offered()
    table.answer()
    with pytest.raises(Illegal):
        table.act(table.holder, COUNTER, **named)


def test_the_marks_are_private_from_the_first_event_on_c_35() -> None:
    table = SignedGame()
    started = next(r.event for r in table.records if type(r.event).__name__ == "GameStarted")
    public, _ = started.split()
    assert b"signed" not in repr(public).encode()
    held = [table.table.play.objects[o] for o in table.table.play.zones[f"hand:{table.holder}"]]
    assert {card.marks["signed"] for card in held} == {table.caster}
    for seat, seen in ((table.holder, [table.caster]), (table.caster, []), ("public", [])):
        assert Sight(table.table, seat).signers(held[0]) == seen


def test_a_shown_card_is_known_as_signed_wherever_it_is_known_c_30() -> None:
    table = SignedGame().shocked()
    named = table.offered()
    table.sign()
    shown = table.table.play.objects[named["card"]]
    assert Sight(table.table, "public").signers(shown) == [table.caster]
    hidden = replace(shown, known_to=(table.holder,))
    assert Sight(table.table, "public").signers(hidden) == []


def test_its_signatures_are_told_once_however_often_it_is_shown_c_30() -> None:
    table = SignedGame().shocked()
    shown = {table.sign(action).data["card"] for action in (COUNTER, REMOVE)}
    assert len(shown) == 1
    told = [fact for each in table.records for fact in getattr(each.event, "facts", ())]
    assert [f.value for f in told if isinstance(f, facts.Marked)] == [table.caster]
