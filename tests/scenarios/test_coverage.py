"""What the engine claims is shown: rules that the code cites, keywords and instructions.

``python -m tests.scenarios.coverage`` lists what is not.
"""

from tests.scenarios.coverage import instructions_without, keywords_without, rules_without


def test_every_rule_that_the_code_cites_is_shown() -> None:
    assert rules_without() == set()


def test_every_keyword_is_shown() -> None:
    assert keywords_without() == set()


def test_every_instruction_is_shown() -> None:
    assert instructions_without() == set()
