"""The committed description is what the code says, complete and usable."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from openapi.generate import EXAMPLES, TARGET, document

DESCRIBED: dict[str, Any] = json.loads(TARGET.read_text(encoding="utf-8"))


def _operations() -> Iterator[tuple[str, dict[str, Any]]]:
    for path, item in DESCRIBED["paths"].items():
        for method, operation in item.items():
            yield f"{method.upper()} {path}", operation


OPERATIONS = dict(_operations())


def test_the_committed_description_is_what_the_code_generates() -> None:
    assert TARGET.read_text(encoding="utf-8") == document(), "run python -m openapi.generate"


def test_it_is_openapi_3_1_with_unique_operation_ids() -> None:
    assert DESCRIBED["openapi"].startswith("3.1.")
    ids = [operation["operationId"] for operation in OPERATIONS.values()]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_operation_says_what_it_does_and_belongs_somewhere(name: str) -> None:
    operation = OPERATIONS[name]
    assert operation["summary"]
    assert operation["description"]
    assert set(operation["tags"]) <= {tag["name"] for tag in DESCRIBED["tags"]}


@pytest.mark.parametrize("name", [name for name in OPERATIONS if " /v1/" in name])
def test_errors_are_described_as_problem_documents(name: str) -> None:
    operation = OPERATIONS[name]
    errors = {
        status: response
        for status, response in operation["responses"].items()
        if status.startswith(("4", "5"))
    }
    if "parameters" in operation or "requestBody" in operation:
        assert "422" in errors
    for response in map(_meant, errors.values()):
        assert set(response["content"]) == {"application/problem+json"}
    if "security" in operation:
        assert {"401", "403"} <= set(errors)


def _meant(response: dict[str, Any]) -> dict[str, Any]:
    """Return a response, or the one that it refers to."""
    _, _, name = response.get("$ref", "").rpartition("#/components/responses/")
    meant: dict[str, Any] = DESCRIBED["components"]["responses"][name] if name else response
    return meant


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(DESCRIBED)
    names = {part.split('"')[0] for part in text.split('"#/components/schemas/')[1:]}
    assert names <= set(DESCRIBED["components"]["schemas"])


@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.glob("*.json")))
def test_recorded_examples_fit_their_schemas(name: str) -> None:
    example = json.loads((EXAMPLES / name).read_text(encoding="utf-8"))
    schema = {"$ref": f"#/components/schemas/{name.partition('.')[0]}", **DESCRIBED}
    Draft202012Validator(schema).validate(example)
