"""Sandboxes: written results of chance, what is recorded, and positions of any cards."""

from random import Random
from typing import Any

import msgspec
import pytest

from domain.cards.catalogue import STARTER
from domain.game import commands as c
from domain.game import events as e
from domain.game.decider import decide
from domain.game.sandbox import Script, WrittenChance, principal
from domain.game.state import Game, evolve, initial
from domain.kernel.chance import Chance
from domain.kernel.refusals import Malformed
from domain.rules import GameState, Incomplete, facts
from infra.eventstore.names import EVENT_CLASSES
from services.commands.asking import pending_of
from services.documents.position import position_from
from services.rulesets import Rulesets

RULES = Rulesets(STARTER).ruleset("duel")
GAME = "0197a000-0000-7000-8000-000000000001"
SEEDED = Chance(bytes(range(32)))
PLAIN = Script(plain=True)


def command(players: list[dict[str, Any]], script: Script = PLAIN, **turn: Any) -> c.OpenSandbox:
    position, names = position_from(players, turn, STARTER)
    return c.OpenSandbox(
        account="owner", format="duel", options={}, names=names, position=position,
        script=script, foresight=False, seed="11" * 32, nonce="22" * 32, view_key="33" * 32,
    )  # fmt: skip


def opened(players: list[dict[str, Any]], script: Script = PLAIN, **turn: Any) -> Game:
    decided = decide(initial(GAME), command(players, script, **turn), RULES)
    assert not isinstance(decided, Incomplete)
    game = initial(GAME)
    for event in decided:
        game = evolve(game, event)
    return game


# -- Chance --


def test_written_results_come_in_their_order_and_then_the_plainest() -> None:
    chance = WrittenChance(Script((4, 9), (3, True), plain=True), SEEDED, GameState())
    assert [chance.roll(("die",), 6) for _ in range(3)] == [4, 6, 1]
    assert [chance.choose(("pick",), 5), chance.flip(("coin",))] == [2, True]
    assert [chance.choose(("pick",), 5), chance.flip(("coin",))] == [0, False]
    assert chance.shuffle(("shuffle", "A", 0), 4) == (0, 1, 2, 3)


def test_without_a_word_the_seed_decides_what_is_not_written() -> None:
    chance = WrittenChance(Script((4,)), SEEDED, GameState())
    assert chance.roll(("die", 0), 6) == 4
    assert chance.roll(("die", 1), 1000) == SEEDED.roll(("die", 1), 1000)
    assert chance.shuffle(("shuffle", "A", 0), 9) == SEEDED.shuffle(("shuffle", "A", 0), 9)
    assert chance.choose(("pick",), 1000) == SEEDED.choose(("pick",), 1000)
    assert chance.flip(("coin",)) == SEEDED.flip(("coin",))


def test_every_draw_takes_a_result_whether_it_fits_or_not() -> None:
    chance = WrittenChance(Script((), ("Shock", 2), plain=True), SEEDED, GameState())
    assert [chance.choose(("pick",), 5), chance.choose(("pick",), 5)] == [0, 1]


@pytest.mark.parametrize(
    ("written", "first"),
    [
        ("Shock", "Shock"),
        (2, "Mountain"),
        (("Mountain", "Forest"), "Mountain"),
        ("No Such Card", "Forest"),
    ],
)
def test_a_random_discard_finds_what_is_written_first(written: Any, first: str) -> None:
    play = opened(
        [{"name": "x", "zones": {"hand": ["Shock", "Forest", "Mountain"]}}, {"name": "y"}]
    )
    state = play.table.play
    hand = [state.objects[oid] for oid in state.zones["hand:A"]]
    hand.sort(key=lambda card: (card.owner, card.card, card.slot, card.id))
    names = [state.printed[card.card].name for card in hand]
    expected = names[1] if written == 2 else names[0] if first == "Forest" else first
    chance = WrittenChance(Script((), (written,), plain=True), SEEDED, state)
    order = chance.shuffle(("discard", "A", 0, 0), 3)
    assert names[order[0]] == expected
    assert sorted(order) == [0, 1, 2]


def test_what_the_facts_record_is_no_longer_to_come() -> None:
    script = Script((1, 2), ("Shock", True))
    die = facts.Rolled(purpose="land", sides=6, result=1)
    pick = facts.Rolled(purpose="discard", sides=0, result=1)
    assert script.after([die, pick]) == Script((2,), (True,))
    assert script.after([]) == script
    assert Script().after([die]) == Script()


# -- What is recorded --


def test_what_is_hidden_of_a_sandbox_is_no_public_part_of_its_event() -> None:
    hidden = {"hand": ["Shock"], "library": ["Lightning Bolt"], "battlefield": ["Forest"]}
    decided = decide(initial(GAME), command([{"name": "x", "zones": hidden}, {"name": "y"}]), RULES)
    assert not isinstance(decided, Incomplete)
    event = decided[0]
    public, private = event.split()
    told = msgspec.json.encode(public).decode()
    digests = {name: card.digest for name in ("Shock", "Lightning Bolt", "Forest")
               if (card := STARTER.find(name)) is not None}  # fmt: skip
    assert [name for name, digest in digests.items() if digest in told or name in told] == [
        "Forest"
    ]
    assert "11" * 32 not in told
    whole = EVENT_CLASSES["SandboxOpened"].join(
        msgspec.json.decode(msgspec.json.encode(public)),
        msgspec.json.decode(msgspec.json.encode(private)),
    )
    encoded = msgspec.json.encode({"type": "SandboxOpened", **whole})
    assert msgspec.json.decode(encoded, type=e.SandboxOpened) == event


def test_seats_act_under_ids_that_are_no_accounts_and_differ_by_game() -> None:
    game = opened([{"name": "x"}, {"name": "y"}])
    accounts = [sitting.account for sitting in game.table.sittings.values()]
    assert accounts == [principal(GAME, "A"), principal(GAME, "B")]
    assert principal(GAME[:-1] + "2", "A") not in accounts
    assert game.table.admits("owner")
    assert not game.table.admits(None)


def test_a_position_in_which_the_game_is_over_is_disclosed_at_once() -> None:
    game = opened([{"name": "x", "life": 0}, {"name": "y"}])
    assert game.table.status == "over"
    assert game.table.play.result is not None
    assert game.table.play.result.winners == ("B",)
    assert game.table.opened_seed == "11" * 32


def test_mana_and_priority_are_laid_as_written() -> None:
    players: list[dict[str, Any]] = [{"name": "x"}, {"name": "y", "mana": {"R": 2}}]
    game = opened(players, step="end", holder="B", active="A", number=3)
    turn = game.table.play.turn
    assert (turn.number, turn.active, turn.step, turn.holder) == (3, "A", "end", "B")
    assert game.table.play.players["B"].mana == {"R": 2}
    assert [each.decider for each in game.table.open] == ["B"]


def test_what_is_laid_triggers_nothing() -> None:
    zones = {"battlefield": ["Soul Warden", "Soul Warden"]}
    game = opened([{"name": "x", "zones": zones}, {"name": "y"}], step="end", holder="A")
    assert game.table.play.zones["stack"] == ()
    assert game.table.play.players["A"].life == 20


# -- Any position --


PERMANENTS = [
    name for name in STARTER.names if (card := STARTER.find(name)) is not None and card.is_permanent
]


def any_position(seed: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    random = Random(seed)
    seats = "ABC"[: random.choice((2, 2, 3))]

    def permanent() -> dict[str, Any]:
        card: dict[str, Any] = {"card": random.choice(PERMANENTS)}
        some = {
            "tapped": True,
            "summoning_sick": True,
            "counters": {random.choice(("+1/+1", "-1/-1", "charge")): random.randint(1, 3)},
            "damage": random.randint(1, 9),
            "attached_to": random.choice(seats),
            "controller": random.choice(seats),
            "owner": random.choice(seats),
        }
        return card | {key: value for key, value in some.items() if random.random() < 0.25}

    players = [
        {
            "name": seat,
            "life": random.choice((20, 1, 0, -3)),
            "zones": {
                "battlefield": [permanent() for _ in range(random.randint(0, 6))],
                **{
                    zone: random.choices(STARTER.names, k=random.randint(0, 5))
                    for zone in ("hand", "graveyard", "exile")
                },
            },
        }
        for seat in seats
    ]
    step = random.choice(("untap", "upkeep", "precombat_main", "end", "cleanup"))
    holder = random.choice((None, *seats)) if step not in {"untap", "cleanup"} else None
    return players, {"active": random.choice(seats), "step": step, "holder": holder}


@pytest.mark.parametrize("seed", range(25))
def test_any_position_can_be_laid_and_played_on(seed: int) -> None:
    players, turn = any_position(seed)
    game = opened(players, **turn)
    for _ in range(8):
        if game.table.status == "over":
            break
        decision = game.table.open[0]
        given = c.AnswerDecision(
            account=principal(GAME, decision.decider),
            decision=decision.id,
            answers=(default_of(game),),
        )
        decided = decide(game, given, RULES)
        assert not isinstance(decided, Incomplete)
        for event in decided:
            game = evolve(game, event)
    assert game.table.status == "over" or game.table.open


def default_of(game: Game) -> Any:
    return pending_of(game, RULES)[0].default


def test_a_position_with_faults_names_at_most_twenty() -> None:
    hand = ["No Such Card"] * 30
    with pytest.raises(Malformed) as refused:
        position_from([{"name": "x", "zones": {"hand": hand}}, {"name": "y"}], {}, STARTER)
    assert len(list(refused.value.data["errors"])) == 20  # type: ignore[call-overload]  # a list
