"""What every schema shares: bodies are closed, documents may grow."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, GetJsonSchemaHandler, StringConstraints
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType

Json = dict[str, Any]

# Control characters have no place in a name, and Postgres takes no NUL.
PRINTABLE = r"^[^\x00-\x1f\x7f]+$"

Handle = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=PRINTABLE)]
CardName = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=PRINTABLE)]
Title = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=PRINTABLE)]
KindId = Annotated[
    str,
    StringConstraints(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$"),
    Field(description="One of the kinds of decks that the format lists."),
]
FormatId = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]

# A type with a name of its own is described once, and generated clients call it by that name.
GameStatus = TypeAliasType("GameStatus", Literal["open", "shuffling", "playing", "over", "closed"])


class Body(BaseModel):
    """What a client sends: unknown fields are refused, so that a typing error is no silence."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """Leave out defaults that are bodies themselves: generators refuse them as values."""
        described = handler(core_schema)
        for field in handler.resolve_ref_schema(described).get("properties", {}).values():
            if isinstance(field.get("default"), dict) and "additionalProperties" not in field:
                del field["default"]
        return described


class Document(BaseModel):
    """What the service sends: a later release may add fields."""

    model_config = ConfigDict(frozen=True, extra="allow")

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """Say nothing of further fields: that they may come is what silence means in a schema.

        Said aloud, generated types would take any misspelt field for one of them.
        """
        described = handler(core_schema)
        handler.resolve_ref_schema(described).pop("additionalProperties", None)
        return described


class Problem(Document):
    """A problem document (RFC 9457)."""

    type: str = Field(description="Stable name of the kind of problem, `/problems/…`.")
    title: str
    status: int
    code: str = Field(description="Machine-readable and stable; finer than `type`.")
    detail: str = Field(description="A sentence for people.")
    rule: str | None = Field(None, description="The rule that refuses: `CR 601.2c`, or a format's.")
    model_config = ConfigDict(
        frozen=True,
        extra="allow",
        json_schema_extra={
            "examples": [
                {
                    "type": "/problems/stale",
                    "title": "Stale decision",
                    "status": 409,
                    "code": "stale-decision",
                    "detail": "This decision is not open for you.",
                    "game_version": 41,
                }
            ]
        },
    )
