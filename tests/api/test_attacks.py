"""What an attacker tried: names that look like another's, lists that take long to read."""

import httpx
import pytest

from domain.deck.decklist.styles import read_decklist, style_of
from domain.kernel.refusals import Illegal
from domain.rules.answers import Pay
from domain.rules.questions import Question, check_answer
from tests.api.people import PASSWORD, problem


@pytest.mark.parametrize("name", ["anna ", " anna", "anna  lee", "anna\u00a0lee", "ann\u0430"])
async def test_a_name_that_looks_like_another_is_refused(
    client: httpx.AsyncClient, name: str
) -> None:
    refused = await client.post("/v1/accounts", json={"name": name, "password": PASSWORD})
    problem(refused, 422, "invalid-request")


async def test_a_name_may_have_single_spaces_within(client: httpx.AsyncClient) -> None:
    made = await client.post("/v1/accounts", json={"name": "Anna-M. Lee", "password": PASSWORD})
    assert made.status_code == 201


def test_the_style_of_an_endless_line_is_told_by_its_end() -> None:
    noise = "[" * 2000
    assert style_of(f"4 Shock {noise} [foil]") == "precon"
    assert style_of(f"4 Shock {noise} *F*") == "moxfield"
    assert style_of(f"4 Shock *F*{noise}") == "plain"


@pytest.mark.parametrize("part", ["[", " ", "^", "4 a [", "4 (", "4 ["])
async def test_a_list_of_one_endless_line_names_no_card(
    client: httpx.AsyncClient, part: str
) -> None:
    body = {"text": "4 Shock\n" + part * (40_000 // len(part)) + "x"}
    read = await client.post("/v1/decks/import", json=body)
    assert read.status_code == 200
    assert [entry["name"] for entry in read.json()["entries"]] == ["Shock"]
    assert len(read.json()["unread"]) <= 1


def test_a_card_of_xmage_needs_no_number_in_its_set() -> None:
    read = read_decklist("1 [M19] Shock\n1 [M19:156] Shock\n1 [] Opt\n1 [:5] Opt", "xmage")
    assert [(entry.name, entry.set_code, entry.number) for entry in read.entries] == [
        ("Shock", "M19", None), ("Shock", "M19", "156"), ("Opt", None, None), ("Opt", None, "5"),
    ]  # fmt: skip


def test_only_what_may_be_declined_is_declined() -> None:
    price = Question(seat="A", kind="pay", rule="CR 601.2g", prompt="pay.mana", default=Pay("auto"))
    check_answer(price, Pay("auto"))
    with pytest.raises(Illegal) as refused:
        check_answer(price, Pay("decline"))
    assert refused.value.code == "no-decline"
    offer = Question(
        seat="A", kind="pay", rule="CR 118.12", prompt="pay.or_decline", default=Pay("decline")
    )
    check_answer(offer, Pay("decline"))
