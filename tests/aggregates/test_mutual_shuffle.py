"""Decks that all seats shuffle together: committed, opened, waived, late (C-20)."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest

from domain.formats.duel.samples import SAMPLES
from domain.game import commands as c
from domain.game.clocks import dues
from domain.game.decider import decide
from domain.game.events import ClocksHeld, GameStarted
from domain.game.randomness import RandomnessWaived, ShuffleOffered
from domain.game.state import Game, evolve, initial
from domain.game.timing import Terms
from domain.kernel import chance
from domain.kernel.contributions import commitment
from domain.kernel.events import Event
from domain.kernel.ids import GameId
from domain.kernel.refusals import Conflict, Illegal, Malformed, NotFound, Refusal, Stale
from domain.rules import Incomplete, facts
from tests.support.whole_games import RULESETS, entries_of

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
GAME = UUID(int=20)
NONCE = "0c" * 16


class Shuffling:
    """A Centurion table whose seats are ``anna``, ``ben`` and so on; ``now`` moves by hand."""

    def __init__(
        self, *waiving: str, players: tuple[str, ...] = ("anna", "ben"), seats: int = 0
    ) -> None:
        self.rules = RULESETS.ruleset("centurion")
        self.game: Game = initial(str(GAME))
        self.now = NOON
        self.events: list[Event] = []
        self.send(
            c.OpenGame(
                account="anna", format="centurion", seats=seats or len(players), options={},
                seed="5e" * 32, nonce="0c" * 32, view_key="4e" * 32, terms=Terms(shuffle=60),
            )
        )  # fmt: skip
        for at, name in enumerate(players):
            self.send(
                c.TakeSeat(
                    account=name, name=name, deck="d", entries=entries_of(SAMPLES[at]),
                    at=self.now, waives=name in waiving,
                )
            )  # fmt: skip

    def send(self, command: c.Command) -> tuple[Event, ...]:
        events = decide(self.game, command, self.rules)
        assert not isinstance(events, Incomplete)
        for event in events:
            self.game = evolve(self.game, event)
        self.events += events
        return events

    def refusal(self, command: c.Command) -> Refusal:
        with pytest.raises(Refusal) as refused:
            self.send(command)
        return refused.value

    def seat(self, name: str) -> str:
        seat = self.game.table.seat_of(name)
        assert seat is not None
        return seat

    def committing(self, name: str, entropy: str) -> c.CommitRandomness:
        sealed = commitment(GameId(GAME), self.seat(name), entropy, NONCE)
        return c.CommitRandomness(account=name, commitment=sealed, at=self.now)

    def opening(self, name: str, entropy: str, nonce: str = NONCE) -> c.ContributeRandomness:
        return c.ContributeRandomness(account=name, entropy=entropy, nonce=nonce, at=self.now)

    def waiving(self, name: str) -> c.WaiveRandomness:
        return c.WaiveRandomness(account=name, at=self.now)

    def later(self, seconds: float) -> tuple[Event, ...]:
        self.now += timedelta(seconds=seconds)
        return self.send(c.ExpireShuffle(at=self.now))

    @property
    def stage(self) -> str:
        shuffle = self.game.table.shuffle
        assert shuffle is not None
        return shuffle.stage

    def orders(self) -> dict[str, tuple[int, ...]]:
        """Return the order of each library as it was shuffled first."""
        started = next(event for event in self.events if isinstance(event, GameStarted))
        shuffled = [fact for fact in started.facts if isinstance(fact, facts.Shuffled)]
        return {fact.zone: fact.order for fact in shuffled}


def shuffled(anna: str, ben: str) -> Shuffling:
    """Return a game to which both seats added entropy."""
    table = Shuffling()
    for name, entropy in (("anna", anna), ("ben", ben)):
        table.send(table.committing(name, entropy))
    for name, entropy in (("anna", anna), ("ben", ben)):
        table.send(table.opening(name, entropy))
    return table


def test_with_the_last_seat_every_deck_is_offered_to_all_and_nothing_is_dealt() -> None:
    table = Shuffling()
    assert isinstance(table.events[-1], ShuffleOffered)
    assert table.game.table.status == "shuffling"
    assert table.game.table.play.objects == {}
    assert dues(table.game.table) == [NOON + timedelta(seconds=60)]


def test_the_game_begins_once_all_that_was_committed_is_opened() -> None:
    table = shuffled("aa" * 16, "bb" * 16)
    assert table.game.table.status == "playing"
    assert isinstance(table.events[-1], GameStarted)
    assert dues(table.game.table) == []


def test_the_opponents_entropy_alone_changes_the_order_of_a_deck() -> None:
    one, other = shuffled("aa" * 16, "b0" * 16), shuffled("aa" * 16, "b1" * 16)
    assert one.orders()["library:A"] != other.orders()["library:A"]
    assert one.orders() == shuffled("aa" * 16, "b0" * 16).orders()


def test_the_root_is_that_of_seed_and_contributions_in_seat_order() -> None:
    table = shuffled("aa" * 16, "bb" * 16)
    given = (bytes.fromhex("aa" * 16), bytes.fromhex("bb" * 16))
    source = chance.Chance(chance.root(bytes.fromhex("5e" * 32), GameId(GAME), given))
    first = source.choose(("first",), 2)
    assert table.game.table.order[0] == "AB"[first]


def test_nothing_is_opened_before_all_have_committed() -> None:
    table = Shuffling()
    table.send(table.committing("anna", "aa" * 16))
    refused = table.refusal(table.opening("anna", "aa" * 16))
    assert isinstance(refused, Illegal)
    assert (refused.code, refused.data["awaited"]) == ("still-committing", ["B"])


def test_what_does_not_open_the_commitment_is_refused_and_may_be_mended() -> None:
    table = Shuffling()
    for name in ("anna", "ben"):
        table.send(table.committing(name, "aa" * 16))
    assert table.refusal(table.opening("anna", "ab" * 16)).code == "commitment-mismatch"
    assert table.refusal(table.opening("anna", "aa" * 16, "0d" * 16)).code == "commitment-mismatch"
    table.send(table.opening("anna", "AA" * 16))
    assert table.game.table.status == "shuffling"


def test_anothers_commitment_cannot_be_handed_in_as_ones_own() -> None:
    table = Shuffling()
    copied = table.committing("anna", "aa" * 16)
    table.send(copied)
    table.send(c.CommitRandomness(account="ben", commitment=copied.commitment, at=table.now))
    table.send(table.opening("anna", "aa" * 16))
    assert table.refusal(table.opening("ben", "aa" * 16)).code == "commitment-mismatch"


def test_a_commitment_is_made_once_and_the_same_again_changes_nothing() -> None:
    table = Shuffling()
    table.send(table.committing("anna", "aa" * 16))
    assert table.send(table.committing("anna", "aa" * 16)) == ()
    assert isinstance(table.refusal(table.committing("anna", "ab" * 16)), Conflict)


def test_who_waives_adds_nothing_and_the_others_shuffle() -> None:
    table = Shuffling()
    table.send(table.waiving("ben"))
    assert table.send(table.waiving("ben")) == ()
    table.send(table.committing("anna", "aa" * 16))
    assert table.stage == "open"
    table.send(table.opening("anna", "aa" * 16))
    shuffle = table.game.table.shuffle
    assert shuffle is not None
    assert shuffle.entropy == (bytes.fromhex("aa" * 16), b"")
    assert table.refusal(table.committing("ben", "bb" * 16)).code == "no-shuffle"


def test_who_has_waived_adds_nothing_any_more() -> None:
    table = Shuffling()
    table.send(table.waiving("ben"))
    assert table.refusal(table.committing("ben", "bb" * 16)).code == "waived"


def test_a_seat_may_waive_after_its_commitment_and_not_after_its_opening() -> None:
    table = Shuffling()
    table.send(table.committing("anna", "aa" * 16))
    table.send(table.committing("ben", "bb" * 16))
    table.send(table.opening("anna", "aa" * 16))
    assert table.refusal(table.waiving("anna")).code == "contributed"
    table.send(table.waiving("ben"))
    assert table.game.table.status == "playing"


def test_where_every_seat_waives_as_it_sits_down_the_game_begins_at_once() -> None:
    table = Shuffling("anna", "ben")
    assert table.game.table.status == "playing"
    shuffle = table.game.table.shuffle
    assert shuffle is not None
    assert shuffle.entropy == (b"", b"")


def test_a_seat_that_waived_and_left_binds_nobody_who_sits_there_next() -> None:
    table = Shuffling("carl", players=("carl",), seats=2)
    assert "A" in table.game.table.waives
    table.send(c.LeaveSeat(account="carl"))
    assert "A" not in table.game.table.waives


def test_who_commits_to_nothing_in_time_is_recorded_as_late() -> None:
    table = Shuffling()
    table.send(table.committing("anna", "aa" * 16))
    assert table.later(59) == ()
    (late,) = table.later(1)
    assert isinstance(late, RandomnessWaived)
    assert (late.seat, late.late) == ("B", True)
    assert table.stage == "open"
    assert dues(table.game.table) == [table.now + timedelta(seconds=60)]
    assert table.refusal(table.committing("ben", "bb" * 16)).code == "late"


def test_who_opens_nothing_in_time_is_late_and_the_game_begins() -> None:
    table = Shuffling()
    for name in ("anna", "ben"):
        table.send(table.committing(name, "aa" * 16))
    table.send(table.opening("ben", "aa" * 16))
    late, started = table.later(60)
    assert isinstance(late, RandomnessWaived)
    assert late.seat == "A"
    assert isinstance(started, GameStarted)


def test_where_nobody_does_anything_the_service_shuffles_alone() -> None:
    *late, started = Shuffling().later(60)
    assert [type(each) for each in late] == [RandomnessWaived] * 2
    assert isinstance(started, GameStarted)


def test_after_the_time_of_a_stage_nothing_is_taken() -> None:
    table = Shuffling()
    table.now += timedelta(seconds=60)
    assert isinstance(table.refusal(table.committing("anna", "aa" * 16)), Stale)


def test_the_time_for_which_the_service_was_away_is_given_back() -> None:
    table = Shuffling()
    away, back = NOON + timedelta(seconds=10), NOON + timedelta(seconds=110)
    table.now = back
    (held,) = table.send(c.HoldClocks(outage="o", started=away, ended=back, at=back))
    assert isinstance(held, ClocksHeld)
    assert table.later(0) == ()
    assert dues(table.game.table) == [NOON + timedelta(seconds=160)]
    assert table.send(c.HoldClocks(outage="o", started=away, ended=back, at=back)) == ()


def test_only_seats_take_part_and_a_duel_is_shuffled_by_the_service() -> None:
    table = Shuffling()
    stranger = c.WaiveRandomness(account="carl", at=table.now)
    assert isinstance(table.refusal(stranger), NotFound)
    duel = RULESETS.ruleset("duel")
    assert not duel.overlay({}).mutual_shuffle()


def test_what_is_no_hash_and_what_is_too_short_is_malformed() -> None:
    table = Shuffling()
    short = c.CommitRandomness(account="anna", commitment="ab", at=table.now)
    assert isinstance(table.refusal(short), Malformed)
    with pytest.raises(Malformed):
        commitment(GameId(GAME), "A", "aa" * 15, NONCE)
    with pytest.raises(Malformed):
        commitment(GameId(GAME), "A", "zz" * 16, NONCE)


def test_nobody_leaves_or_closes_a_table_that_is_being_shuffled() -> None:
    table = Shuffling()
    assert table.refusal(c.LeaveSeat(account="anna")).code == "has-begun"
    assert table.refusal(c.CloseTable(account="anna")).code == "has-begun"


def test_three_seats_shuffle_every_deck() -> None:
    table = Shuffling(players=("anna", "ben", "carl"))
    for name in ("anna", "ben", "carl"):
        table.send(table.committing(name, "aa" * 16))
    for name in ("anna", "ben", "carl"):
        table.send(table.opening(name, "aa" * 16))
    assert table.game.table.status == "playing"
    assert len(table.orders()) == 3
