"""Canonical JSON is that of RFC 8785, whichever library writes it."""

from typing import Any

import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from infra.eventstore.canonical import canonical

SAFE = 2**53 - 1
values = st.recursive(
    st.none() | st.booleans() | st.integers(-SAFE, SAFE) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(values)
def test_canonical_json_is_that_of_rfc_8785(value: Any) -> None:
    assert canonical(value) == rfc8785.dumps(value)


@pytest.mark.parametrize(
    "value", [1.5, -0.25, 1e30, 1e-7, [2.0], {"a": {"b": [0, 1.0]}}, 2**53, {"a": -(2**60)}]
)
def test_fractions_and_huge_integers_are_never_recorded(value: Any) -> None:
    with pytest.raises(ValueError, match=r"fraction|canonical"):
        canonical(value)


def test_text_that_looks_like_a_fraction_is_recorded_as_it_is() -> None:
    value = {"a,1.5": ':1e9,"0.5', "b": "1234567890123456789"}
    assert canonical(value) == rfc8785.dumps(value)
