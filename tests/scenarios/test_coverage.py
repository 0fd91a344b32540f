"""What the engine claims is shown: rules that the code cites, keywords and instructions.

``python -m tests.scenarios.coverage`` lists what is not.
"""

from tests.scenarios.coverage import instructions_without, keywords_without, rules_without

NOT_SHOWN = frozenset(
    {
        # Never-ending and agreed draws are decisions of the service, not of a position.
        "104.4b", "104.4i",
        # Corners that still want a scenario.
        "115.9b", "118.7b", "118.9c", "119.4b", "500.10", "500.5a", "508.7",
        "603.10c", "613.8a", "615.11", "701.27d", "702.164b", "702.185",
        "702.6d",
    }
)  # fmt: skip
"""Rules that the code cites and nothing shows yet; it may only become smaller."""


def test_every_rule_that_the_code_cites_is_shown() -> None:
    assert rules_without() - NOT_SHOWN == set()


def test_what_is_shown_by_now_is_not_excused() -> None:
    assert NOT_SHOWN - rules_without() == set()


def test_every_keyword_is_shown() -> None:
    assert keywords_without() == set()


def test_every_instruction_is_shown() -> None:
    assert instructions_without() == set()
