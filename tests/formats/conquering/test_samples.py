"""The sample decks, and games that begin with them (Q-5, Q-20)."""

import gzip
import json
from pathlib import Path
from random import Random
from uuid import UUID

import pytest

from domain.cards.catalogue import STARTER
from domain.formats.conquering.format import CONQUERING
from domain.formats.conquering.samples import SAMPLES
from domain.formats.deck_kinds import Gathering
from domain.formats.deck_rules import Entry
from domain.formats.sample import SampleDeck
from domain.game import commands as c
from domain.game.decider import decide
from domain.game.events import DeckEntry, TableDeck
from domain.game.state import Game, evolve, initial
from domain.kernel.events import Event
from domain.kernel.refusals import Malformed
from services.rulesets import Rulesets

PUBLISHED = Path(__file__).resolve().parents[3].parent / "shared" / "cards" / "printings.jsonl.gz"
EXTENDED = frozenset({"LRW", "MOR", "SHM", "EVE", "ALA", "CON", "ARB", "M10", "ZEN", "WWK", "ROE"})
"""The sets from Lorwyn to Rise of the Eldrazi, and Magic 2010."""

RULES = Rulesets(STARTER).ruleset("conquering")
PLAYERS = [sample for sample in SAMPLES if sample.kind == "player"]
TABLE = {sample.kind: sample for sample in SAMPLES if sample.kind != "player"}


def entries(sample: SampleDeck) -> list[Entry]:
    return [Entry(count, name) for name, count in sample.cards.items()]


def brought(sample: SampleDeck) -> tuple[DeckEntry, ...]:
    cards = ((STARTER.find(name), count) for name, count in sample.cards.items())
    return tuple(DeckEntry(card.name, card.digest, count) for card, count in cards if card)


def opening(seats: int, **piles: tuple[DeckEntry, ...]) -> c.OpenGame:
    rng = Random(seats)
    held = {kind: brought(sample) for kind, sample in TABLE.items()} | piles
    return c.OpenGame(
        account="a", format="conquering", seats=seats, options={},
        seed=rng.randbytes(32).hex(), nonce=rng.randbytes(32).hex(),
        view_key=rng.randbytes(32).hex(),
        decks={kind: TableDeck(each.id, each.name, 1) for kind, each in TABLE.items()}, piles=held,
    )  # fmt: skip


def decided(game: Game, command: c.Command) -> tuple[Event, ...]:
    events = decide(game, command, RULES)
    assert isinstance(events, tuple)
    return events


def started(opened: c.OpenGame) -> Game:
    """Return a game in which each seat has another sample deck, as it has just begun."""
    game = initial(str(UUID(int=opened.seats)))
    seated: list[c.Command] = [
        c.TakeSeat(account=account, name=account, deck="d", entries=brought(sample))
        for sample, account in zip(PLAYERS, "abcde"[: opened.seats], strict=False)
    ]
    for command in [opened, *seated]:
        for event in decided(game, command):
            game = evolve(game, event)
    return game


def names(game: Game, zone: str) -> list[str]:
    play = game.table.play
    return [play.printed[play.objects[oid].card].name for oid in play.zones[zone]]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.id)
def test_each_sample_is_allowed_without_a_warning_q_5(sample: SampleDeck) -> None:
    kind = CONQUERING.kind(sample.kind)
    assert kind.check(entries(sample), STARTER) == ()
    assert kind.advice(entries(sample), STARTER) == ()


def test_there_is_one_sample_of_each_kind_for_a_table_of_ten_q_5() -> None:
    sizes = {kind: sum(sample.cards.values()) for kind, sample in TABLE.items()}
    assert sizes == {"natives": 60, "treasures": 30, "lands": 100}
    table = {kind: entries(sample) for kind, sample in TABLE.items()}
    assert CONQUERING.together(Gathering(seats=10, table=table), STARTER) == ()
    assert {sum(sample.cards.values()) for sample in PLAYERS} == {40}


@pytest.mark.parametrize("kind", ["natives", "treasures"])
def test_natives_and_treasures_are_one_of_a_name_q_5(kind: str) -> None:
    assert set(TABLE[kind].cards.values()) == {1}


@pytest.mark.skipif(not PUBLISHED.exists(), reason="the published printings are not here")
@pytest.mark.parametrize("kind", ["natives", "treasures"])
def test_natives_and_treasures_are_of_the_sets_that_extended_held_q_5(kind: str) -> None:
    with gzip.open(PUBLISHED, "rt", encoding="utf-8") as lines:
        sets = [json.loads(line) for line in lines]
    printed = {card["name"] for each in sets if each["code"] in EXTENDED for card in each["cards"]}
    assert {each["code"] for each in sets} >= EXTENDED
    assert not set(TABLE[kind].cards) - printed


def test_five_players_have_every_pair_of_allied_colors() -> None:
    found = set()
    for sample in PLAYERS:
        cards = filter(None, map(STARTER.find, sample.cards))
        found.add("".join(sorted({color for card in cards for color in card.colors})))
    assert found == {"UW", "BU", "BR", "GR", "GW"}


# --- games that begin with them -----------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_begins_with_the_three_decks_of_its_table_q_20(seats: int) -> None:
    game = started(opening(seats))
    for kind, sample in TABLE.items():
        assert sorted(names(game, f"library:{kind}")) == sorted(
            name for name, count in sample.cards.items() for _ in range(count)
        )
    play = game.table.play
    assert {len(play.zones[f"hand:{seat}"]) for seat in play.seats} == {5}
    assert {len(play.zones[f"library:{seat}"]) for seat in play.seats} == {35}


def test_cards_of_the_table_are_marked_hidden_and_owned_by_the_npc_q_30_q_40() -> None:
    play = started(opening(3)).table.play
    for kind, mark in (("natives", "native"), ("treasures", "treasure"), ("lands", "land_deck")):
        for oid in play.zones[f"library:{kind}"]:
            card = play.objects[oid]
            assert (card.marks, card.owner, card.known_to) == ({mark: kind}, "npc", ())
            assert card.slot.startswith(f"{kind}:")


def test_the_decks_of_the_table_are_shuffled_by_the_seed_alone_q_20() -> None:
    opened = opening(2)
    turned = opening(2, **{kind: pile[::-1] for kind, pile in opened.piles.items()})
    for kind in TABLE:
        zone = f"library:{kind}"
        assert names(started(opened), zone) == names(started(turned), zone)
        assert names(started(opened), zone) != names(started(opening(3)), zone)
        assert names(started(opened), zone) != sorted(names(started(opened), zone))


@pytest.mark.parametrize("piles", [{}, {"natives": ()}, {"natives": (), "spoils": ()}])
def test_a_table_without_its_decks_cannot_be_opened_q_5(
    piles: dict[str, tuple[DeckEntry, ...]],
) -> None:
    bare = opening(2)
    told = {kind: TableDeck("d", "D", 0) for kind in piles}
    bare = c.OpenGame(
        account="a", format="conquering", seats=2, options={}, seed=bare.seed, nonce=bare.nonce,
        view_key=bare.view_key, decks=told, piles=piles,
    )  # fmt: skip
    with pytest.raises(Malformed) as refused:
        decide(initial(str(UUID(int=1))), bare, RULES)
    assert refused.value.code == "table-decks"


def test_which_cards_are_in_a_tables_decks_is_no_public_part_of_the_record() -> None:
    (event,) = decided(initial(str(UUID(int=1))), opening(2))
    public, private = event.split()
    assert "piles" in private
    assert "Shivan Dragon" not in json.dumps(public)
