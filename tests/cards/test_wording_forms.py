"""What holds of the texts of all cards, and forms of the language that no card has."""

import re

import pytest

from domain.cards.ir.language import (
    Ability,
    Activated,
    AddMana,
    CopyOf,
    Cost,
    Delay,
    Draw,
    Effect,
    EndGame,
    GainLife,
    GetResource,
    If,
    Keyword,
    LoseLife,
    Mode,
    Modification,
    PayResource,
    PlayerRule,
    Selection,
    Static,
    Triggered,
)
from domain.cards.ir.terms import (
    Arith,
    Begins,
    Compare,
    Condition,
    Count,
    Entity,
    Filter,
    Pattern,
    Players,
    Reference,
    This,
    Type,
    Unless,
    Value,
    Var,
    X,
    You,
    YouDo,
    ZoneChange,
)
from domain.cards.keywords import expand
from domain.cards.wording import ability_text, card_text
from tests.cards.walking import CARDS, members, nodes_of

COST = re.compile(
    r"([A-Z][a-z]+ — )?(\{[^}]+\}|\[0\]|\[[+\u2212][0-9X]+\]|, (?:or )?(?:[a-z]+)?|[A-Z][A-Za-z+/0-9' -]+)+"
)
"""A cost: mana and other symbols, a loyalty symbol, or what is done."""


def test_an_activated_ability_reads_cost_colon_effect() -> None:
    for card in CARDS:
        for ability in card.abilities:
            if isinstance(ability, Activated):
                cost, colon, effect = ability_text(ability, card.name, card).partition(": ")
                assert colon, card.name
                assert COST.fullmatch(cost), (card.name, cost)
                assert effect[0].isupper() or effect[0] == "{", effect


def test_every_line_is_a_keyword_or_a_whole_sentence() -> None:
    ends = (".", "”", "—")
    for card in CARDS:
        faces = (card, *card.faces)
        abilities = [ability for face in faces for ability in face.abilities]
        keywords = [ability for ability in abilities if isinstance(ability, Keyword)]
        headings = tuple(face.name for face in card.faces)
        for line in card_text(card):
            row = line.lower().split(", ")
            known = all(any(word.startswith(keyword.name) for keyword in keywords) for word in row)
            enchant = line.startswith(("Enchant ", "Kicker ", *headings))
            assert known or enchant or line.endswith(ends), (card.name, line)
            assert "  " not in line, (card.name, line)
            assert not re.search(r"[a-z]\(|None|\b(a|an) (a|an)\b", line), (card.name, line)


def test_every_node_of_the_language_is_on_a_card() -> None:
    used = {type(node) for card in CARDS for node in nodes_of(card)}
    for card in CARDS:
        for node in nodes_of(card):
            if isinstance(node, Keyword):
                used |= {type(inner) for inner in nodes_of(expand(node))}
    everything = members(
        Ability, Effect, Modification, Cost, Selection, Condition, Pattern, Reference, Filter, Value
    )
    # "When you do" and what a copy is a copy of: only the engine makes these. What is no
    # counter, as gold is not, and entities only formats have.
    assert everything - used == {YouDo, CopyOf, PayResource, GetResource, Entity}


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (GainLife(Var("x")), "You gain life equal to the number x."),
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
    assert "if X is not 3, draw a card" in text


def test_modes_stand_on_lines_of_their_own() -> None:
    modal = {
        card.name: card_text(card)
        for card in CARDS
        if any(isinstance(node, Mode) for node in nodes_of(card.abilities))
    }
    assert {"Healing Salve", "Izzet Charm"} <= set(modal)
    for name, lines in modal.items():
        assert sum(line.startswith("• ") for line in lines) >= 2, name
        first = next(at for at, line in enumerate(lines) if line.startswith("• "))
        assert lines[first - 1].endswith(("—", "once.", "instead.")), name


def test_a_static_change_of_players_names_no_object() -> None:
    text = ability_text(Static((PlayerRule("max_hand", 2),)), "Thing")
    assert text == "Your maximum hand size is 2."
    assert ability_text(Static((PlayerRule("no_max_hand"),), This()), "Thing") == (
        "You have no maximum hand size."
    )
