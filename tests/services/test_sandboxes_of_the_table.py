"""Positions with cards that are no player's: the NPC's, and those of the table's own decks."""

from typing import Any

import pytest

from domain.cards.catalogue import STARTER
from domain.formats.conquering.npc import NPC
from domain.formats.marks import LAND, MERCENARY, NATIVE, TREASURE
from domain.game import pretend
from domain.game.sandbox import Script, WrittenChance
from domain.kernel.chance import Chance
from domain.kernel.refusals import Malformed
from domain.rules import GameState, lay
from services.documents.position import position_from
from services.rulesets import Rulesets

RULESETS = Rulesets(STARTER)
CHANCE = WrittenChance(Script(plain=True), Chance(bytes(32)), GameState())


def began(card: str, deck: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "began_in": deck, **more}


OTHERS = {
    NPC: {
        "battlefield": [began("Grizzly Bears", "natives"), began("Marble Chalice", "treasures")],
        "library": [began("Craw Wurm", "natives"), began("Island", "lands")],
        "graveyard": [began("Kitesail", "treasures")],
    }
}
HIRED = began("Hill Giant", "natives", mercenary=True, owners=[NPC])


def laid(
    others: dict[str, Any], kept: dict[str, Any], format: str = "conquering", **turn: Any
) -> GameState:
    players = [{"name": "Ann", "zones": kept}, {"name": "Ben"}]
    position, _ = position_from(players, turn, STARTER, others)
    rules = RULESETS.ruleset(format)
    printed = {put.card: rules.printed(put.card) for put in position.cards}
    return lay(position, printed, rules.cards(), rules.overlay({}), CHANCE).state


def test_what_is_the_npcs_lies_in_the_decks_and_graveyards_of_the_table() -> None:
    state = laid(OTHERS, {"battlefield": [HIRED]})
    named = {
        state.printed[thing.card].name: thing
        for thing in state.objects.values()
        if thing.kind == "card"
    }
    zones = {name: (named[name].zone, named[name].owner) for name in (
        "Grizzly Bears", "Craw Wurm", "Island", "Kitesail",
    )}  # fmt: skip
    assert zones == {
        "Grizzly Bears": ("battlefield", NPC),
        "Craw Wurm": ("library:natives", NPC),
        "Island": ("library:lands", NPC),
        "Kitesail": ("graveyard:treasures", NPC),
    }
    assert NATIVE in named["Grizzly Bears"].marks
    assert TREASURE in named["Marble Chalice"].marks
    assert LAND in named["Island"].marks
    assert named["Craw Wurm"].known_to == ()


def test_a_hired_creature_is_its_hirers_and_was_the_npcs() -> None:
    state = laid({}, {"battlefield": [HIRED]})
    (giant,) = [thing for thing in state.objects.values() if MERCENARY in thing.marks]
    assert (giant.owner, giant.owners, giant.controller) == ("A", (NPC,), "A")


def test_a_format_without_an_npc_has_none_of_its_cards() -> None:
    with pytest.raises(Malformed) as refused:
        laid({NPC: {"battlefield": ["Grizzly Bears"]}}, {}, "duel")
    assert refused.value.code == "unknown-owner"


def test_a_format_without_the_stage_does_not_begin_with_it() -> None:
    with pytest.raises(Malformed) as refused:
        laid({}, {}, "duel", step="exploration")
    assert refused.value.code == "unknown-step"


def test_the_npcs_cards_are_nobodys_to_settle() -> None:
    position, _ = position_from([{"name": "Ann"}, {"name": "Ben"}], {}, STARTER, OTHERS)
    rules = RULESETS.ruleset("conquering")
    printed = {put.card: rules.printed(put.card) for put in position.cards}
    people = {"A": ("account-a", "Ann"), "B": ("account-b", "Ben")}
    decks = pretend.decks_of(position.cards, printed, people)
    assert set(decks) == {"A", "B"}
    assert "Grizzly Bears" not in {entry.name for entries in decks.values() for entry in entries}


def test_only_a_permanent_is_a_mercenary() -> None:
    with pytest.raises(Malformed) as refused:
        laid({}, {"hand": [HIRED]})
    (fault,) = refused.value.data["errors"]  # type: ignore[misc]  # a list
    assert fault["at"] == "players/0/zones/hand/0/mercenary"
