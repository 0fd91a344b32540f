import pytest

from domain.formats.registry import FORMATS, format_of
from domain.kernel.refusals import Malformed


def test_a_format_is_found_by_its_id() -> None:
    assert [format_of(each.id) for each in FORMATS] == list(FORMATS)
    assert format_of("duel").starting_life == 20


@pytest.mark.parametrize("format_id", ["", "DUEL", "no-such-format"])
def test_a_format_that_does_not_exist_is_malformed(format_id: str) -> None:
    with pytest.raises(Malformed) as refused:
        format_of(format_id)
    assert refused.value.code == "unknown-format"


def test_a_table_chooses_among_the_options_of_its_format() -> None:
    assert format_of("duel").overlay({"starting_life": 30}).starting_life("A") == 30
    assert format_of("duel").overlay({}).starting_life("A") == format_of("duel").starting_life


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"no_such_option": 1}, "unknown-option"),
        ({"starting_life": "20"}, "bad-option"),
        ({"starting_life": True}, "bad-option"),
        ({"starting_life": 0}, "bad-option"),
        ({"starting_life": 10**9}, "bad-option"),
        ({"mulligan": "vancouver"}, "bad-option"),
        ({"skip_first_draw": 1}, "bad-option"),
        ({"mulligan": None}, "bad-option"),
    ],
)
def test_an_option_that_the_format_does_not_have_is_malformed(
    options: dict[str, object], code: str
) -> None:
    with pytest.raises(Malformed) as refused:
        format_of("duel").overlay(options)
    assert refused.value.code == code
