"""Every operation of the description, with data that fits it and data that does not.

No answer is a failure of ours, and each has a status, a media type and a shape that the
description names. ``ANTECHAMBER_FUZZ`` is the number of examples for each operation.
"""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from schemathesis.checks import CHECKS, load_all_checks

from tests.api import fuzzing

EXAMPLES = int(os.environ.get("ANTECHAMBER_FUZZ", "4"))
SCHEMA = fuzzing.schema(EXAMPLES)

load_all_checks()
CONFORMANCE = [
    CHECKS.get_one(name)
    for name in (
        "not_a_server_error", "status_code_conformance", "content_type_conformance",
        "response_schema_conformance", "response_headers_conformance", "negative_data_rejection",
        "unsupported_method", "ignored_auth",
    )
]  # fmt: skip


@pytest.fixture(scope="module")
def world() -> Iterator[fuzzing.World]:
    """One service for all operations: what one leaves behind, the next one finds."""
    with fuzzing.world() as made:
        yield made


@SCHEMA.parametrize()  # type: ignore[untyped-decorator] # made from the description at run time
def test_answers_to_a_player_are_as_described(case: Any, world: fuzzing.World) -> None:
    world.place(case)
    case.call_and_validate(base_url=world.url, headers=world.headers(), checks=CONFORMANCE)
