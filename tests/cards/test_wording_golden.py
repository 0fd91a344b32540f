"""The frozen text of every card, and what holds of all texts."""

import re
from collections import defaultdict

import pytest

from domain.cards.ir.language import (
    Activated,
    AddMana,
    Delay,
    Draw,
    Effect,
    EndGame,
    GainLife,
    If,
    Keyword,
    LoseLife,
    Mode,
    PlayerRule,
    Static,
    Triggered,
)
from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    Arith,
    Begins,
    Compare,
    Count,
    Players,
    This,
    Type,
    Unless,
    Value,
    Var,
    X,
    You,
    ZoneChange,
)
from domain.cards.keywords import expand
from domain.cards.wording import ability_text, card_text
from tests.cards.golden import GOLDEN, wording
from tests.cards.walking import (
    ABILITIES,
    CARDS,
    CONDITIONS,
    COSTS,
    EFFECTS,
    MODIFICATIONS,
    PATTERNS,
    REFERENCES,
    members,
    nodes_of,
)


def test_the_text_of_every_card_is_the_frozen_one() -> None:
    held = {page.stem: page.read_text(encoding="utf-8") for page in GOLDEN.glob("wording/*.txt")}
    assert wording() == held


def test_different_abilities_read_differently() -> None:
    meanings: dict[str, set[Node]] = defaultdict(set)
    for card in CARDS:
        for ability in card.abilities:
            meanings[ability_text(ability, card.name, card)].add(ability)
    assert {text: found for text, found in meanings.items() if len(found) > 1} == {}


def test_an_activated_ability_reads_cost_colon_effect() -> None:
    for card in CARDS:
        for ability in card.abilities:
            if isinstance(ability, Activated):
                cost, colon, effect = ability_text(ability, card.name, card).partition(": ")
                assert colon, card.name
                assert re.fullmatch(r"(\{[^}]+\}|, |[A-Z][a-z+/0-9 -]+)+", cost), cost
                assert effect[0].isupper() or effect[0] == "{", effect


def test_every_line_is_a_keyword_or_a_whole_sentence() -> None:
    ends = (".", "”", "—")
    for card in CARDS:
        keywords = [ability for ability in card.abilities if isinstance(ability, Keyword)]
        for line in card_text(card):
            row = line.lower().split(", ")
            known = all(any(word.startswith(keyword.name) for keyword in keywords) for word in row)
            enchant = line.startswith(("Enchant ", "Kicker "))
            assert known or enchant or line.endswith(ends), (card.name, line)
            assert "  " not in line, (card.name, line)
            assert not re.search(r"[a-z]\(|None|\b(a|an) (a|an)\b", line), (card.name, line)


def test_every_node_of_the_language_is_on_a_card() -> None:
    used = {type(node) for card in CARDS for node in nodes_of(card.abilities)}
    for card in CARDS:
        for node in nodes_of(card.abilities):
            if isinstance(node, Keyword):
                used |= {type(inner) for inner in nodes_of(expand(node))}
    everything = (
        ABILITIES | EFFECTS | MODIFICATIONS | COSTS | CONDITIONS | PATTERNS | REFERENCES
        | members(Value)
    )  # fmt: skip
    # Numbers are bound by no instruction yet.
    assert everything - used == {Var}


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (GainLife(Var("x")), "You gain life equal to the chosen number x."),
        (EndGame("draw"), "The game is a draw."),
        (EndGame("lose", Players("opponents")), "Each opponent loses the game."),
        (LoseLife(X(), Players("all")), "Each player loses X life."),
        (
            GainLife(Arith("max", Count(Type("land")), 3)),
            "You gain life equal to the greater of the number of lands on the battlefield or 3.",
        ),
        (
            Delay(ZoneChange(Type("creature"), "battlefield", "graveyard"), Draw()),
            "The next time a creature dies, draw a card.",
        ),
        (
            Delay(Begins("upkeep", You()), Draw(), once=False),
            "From now on, at the beginning of your upkeep, draw a card.",
        ),
        (AddMana((("G",), ("W",), ("U",))), "Add {G}, {W}, or {U}."),
    ],
)
def test_forms_that_no_card_has_read_well_too(effect: Effect, text: str) -> None:
    assert ability_text(Triggered(Begins("upkeep", You()), effect), "Thing").endswith(
        text[:1].lower() + text[1:]
    )


def test_a_negated_condition_reads_as_one() -> None:
    condition = Unless(Compare(X(), "==", 3))
    text = ability_text(Triggered(Begins("upkeep", You()), If(condition, Draw())), "Thing")
    assert "if it isn't true that X is 3, draw a card" in text


def test_modes_stand_on_lines_of_their_own() -> None:
    modal = {
        card.name: card_text(card)
        for card in CARDS
        if any(isinstance(node, Mode) for node in nodes_of(card.abilities))
    }
    assert set(modal) == {"Healing Salve", "Izzet Charm"}
    for lines in modal.values():
        assert lines[0] == "Choose one —"
        assert all(line.startswith("• ") for line in lines[1:])


def test_a_static_change_of_players_names_no_object() -> None:
    text = ability_text(Static((PlayerRule("max_hand", 2),)), "Thing")
    assert text == "Your maximum hand size is 2."
    assert ability_text(Static((PlayerRule("no_max_hand"),), This()), "Thing") == (
        "You have no maximum hand size."
    )
