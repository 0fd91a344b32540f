"""Files of card data: what each shape tells, and where a broken one broke."""

import json
from pathlib import Path
from typing import Any

import pytest

from domain.cards.facts import CardFacts, Printing
from infra.carddata.files import Broken, CardFile
from infra.carddata.records import Skipped
from tests.carddata.conftest import FIRE_ICE, JOTUN, SHOCK, SQUIRE, TOKEN, Written, scryfall_card

ATOMIC = {
    "meta": {"date": "2026-01-01", "version": "5.2.2"},
    "data": {
        "Fire // Ice": [
            {"name": "Fire // Ice", "faceName": "Fire", "side": "a", "layout": "split",
             "type": "Instant", "manaCost": "{1}{R}", "manaValue": 4.0, "colors": ["R"],
             "colorIdentity": ["R", "U"]},
            {"name": "Fire // Ice", "faceName": "Ice", "side": "b", "layout": "split",
             "type": "Instant", "manaCost": "{1}{U}", "manaValue": 4.0, "colors": ["U"],
             "colorIdentity": ["R", "U"]},
        ],
    },
}  # fmt: skip
SETS = {
    "meta": {"date": "2026-01-01"},
    "data": {
        "TSB": {
            "code": "TSB", "name": "Time Spiral Timeshifted", "releaseDate": "2006-10-06",
            "cards": [
                {"name": "Squire", "type": "Creature — Human Soldier", "manaCost": "{1}{W}",
                 "manaValue": 2.0, "colors": ["W"], "power": "1", "toughness": "2",
                 "number": "16", "rarity": "special", "hasFoil": True, "hasNonFoil": True,
                 "isTimeshifted": True, "identifiers": {"scryfallId": "abc"}},
            ],
            "tokens": [{"name": "Goblin"}],
        },
    },
}  # fmt: skip


def told(path: Path) -> list[Any]:
    return list(CardFile(path))


def test_a_scryfall_file_tells_facts_and_printing_of_each_card(written: Written) -> None:
    source = CardFile(written([SHOCK, JOTUN]))
    assert source.shape == "scryfall"
    facts, printing, grunt, _ = list(source)
    assert isinstance(facts, CardFacts)
    assert (facts.name, facts.faces[0].type_words, facts.mana_value) == ("Shock", ("instant",), 1)
    assert isinstance(printing, Printing)
    assert (printing.set_code, printing.number, printing.rarity) == ("M19", "156", "common")
    assert printing.finishes == ("nonfoil", "foil")
    assert isinstance(grunt, CardFacts)
    assert grunt.faces[0].subtypes == ("Giant", "Soldier")


def test_a_page_of_scryfalls_search_is_read_like_a_bulk_file(written: Written) -> None:
    page = {"object": "list", "total_cards": 1, "data": [SHOCK]}
    assert [type(each) for each in told(written(page))] == [CardFacts, Printing]


def test_both_halves_of_a_split_card_are_faces_of_one_card(written: Written) -> None:
    facts, _ = told(written([FIRE_ICE]))
    assert [face.name for face in facts.faces] == ["Fire", "Ice"]
    assert facts.names == ("fire // ice", "fire", "ice")
    assert facts.colors == ("U", "R")


def test_the_purple_symbol_of_time_spiral_is_known_by_its_sets(written: Written) -> None:
    bonus = scryfall_card("Bonesplitter", set="tsr", rarity="special")
    plain = scryfall_card("Coal Stoker", set="tsr", rarity="common")
    marks = {each.card: each.timeshifted
             for each in told(written([SQUIRE, bonus, plain, SHOCK])) if isinstance(each, Printing)}  # fmt: skip
    assert marks == {"Squire": True, "Bonesplitter": True, "Coal Stoker": False, "Shock": False}


def test_tokens_are_left_out_and_reported(written: Written) -> None:
    assert told(written([TOKEN, SHOCK]))[0] == Skipped("token")


def test_a_reversible_card_is_a_printing_of_the_card_on_its_sides(written: Written) -> None:
    sides = [{"name": "Propaganda"}, {"name": "Propaganda"}]
    both = scryfall_card("Propaganda // Propaganda", layout="reversible_card", card_faces=sides)
    printing, left_out = told(written([both]))
    assert printing.card == "Propaganda"
    assert left_out == Skipped("reversible card")


def test_atomic_cards_of_mtgjson_tell_facts(written: Written) -> None:
    source = CardFile(written(ATOMIC))
    assert source.shape == "mtgjson-atomic"
    (facts,) = list(source)
    assert isinstance(facts, CardFacts)
    assert (facts.name, facts.layout, facts.colors) == ("Fire // Ice", "split", ("U", "R"))
    assert [face.mana_cost for face in facts.faces] == ["{1}{R}", "{1}{U}"]


def test_all_printings_of_mtgjson_tell_facts_and_printings(written: Written) -> None:
    source = CardFile(written(SETS))
    assert source.shape == "mtgjson-sets"
    facts, printing = list(source)
    assert isinstance(facts, CardFacts)
    assert facts.name == "Squire"
    assert printing == Printing(
        card="Squire", set_code="TSB", number="16", rarity="special",
        set_name="Time Spiral Timeshifted", released="2006-10-06", finishes=("nonfoil", "foil"),
        timeshifted=True, scryfall_id="abc",
    )  # fmt: skip


def test_lines_tell_facts_or_the_printings_of_a_set(written: Written) -> None:
    oracle = {key: value for key, value in SHOCK.items()
              if key not in {"set", "collector_number", "rarity"}}  # fmt: skip
    of_set = {"code": "m19", "name": "Core Set 2019", "released_at": "2018-07-13",
              "cards": [{"name": "Shock", "rarity": "common", "collector_number": "156",
                         "foil": True, "nonfoil": False, "timeshifted": True}]}  # fmt: skip
    facts, printing = told(written(f"{json.dumps(oracle)}\n\n{json.dumps(of_set)}\n"))
    assert facts.name == "Shock"
    assert (printing.set_code, printing.finishes, printing.timeshifted) == ("M19", ("foil",), True)


@pytest.mark.parametrize("content", [[SHOCK, FIRE_ICE], ATOMIC, SETS])
def test_a_packed_file_tells_the_same(written: Written, content: Any) -> None:
    assert told(written(content, "a.json")) == told(written(content, "b.json.gz", packed=True))


@pytest.mark.parametrize("content", ["", "hello", "[]x"[:1] + "<html>", '{"some": "thing"}'])
def test_what_is_no_card_data_is_refused(written: Written, content: str) -> None:
    with pytest.raises(Broken):
        told(written(content))


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9, 0.99])
@pytest.mark.parametrize("content", [[SHOCK, JOTUN, FIRE_ICE], ATOMIC, SETS])
def test_a_file_that_was_cut_off_says_where_it_broke(
    written: Written, content: Any, share: float
) -> None:
    whole = json.dumps(content)
    with pytest.raises(Broken, match=r"record [0-9]"):
        told(written(whole[: int(len(whole) * share)]))


def test_a_packed_file_that_was_cut_off_says_where_it_broke(written: Written) -> None:
    many = [scryfall_card(f"Card {number}", text="x" * number) for number in range(2000)]
    path = written(many, "cut.json.gz", packed=True)
    path.write_bytes(path.read_bytes()[:-200])
    with pytest.raises(Broken, match=r"after Card [0-9]+"):
        told(path)


def test_the_record_that_cannot_be_used_is_named(written: Written) -> None:
    with pytest.raises(Broken, match=r"required field `name`.*record 2 after Shock"):
        told(written([SHOCK, {"layout": "normal"}]))
    with pytest.raises(Broken, match=r"line 2 after Shock"):
        told(written(f'{json.dumps(SHOCK)}\n{{"name": "no kind of line"}}\n'))


def test_a_card_whose_figures_are_of_a_wrong_kind_is_named(written: Written) -> None:
    with pytest.raises(Broken, match=r"after Shock"):
        told(written([SHOCK, scryfall_card("Jump", colors="blue")]))
