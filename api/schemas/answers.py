"""Answers to decisions: a closed union, one member for each shape and none for a mechanic."""

from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag
from typing_extensions import TypeAliasType

from api.schemas.base import Body, CardName, Handle, Json

LARGEST_NUMBER = 1_000_000
Handles = Annotated[list[Handle], Field(max_length=1000)]
Amount = Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]


class ChooseAnswer(Body):
    """Handles picked: for act, targets, select, option, yes_no and setup."""

    choose: Handles


class OrderAnswer(Body):
    """Every candidate, in the order wanted."""

    order: Handles


class PartitionAnswer(Body):
    """Handles by pile; the order within a pile counts."""

    partition: Annotated[dict[Handle, Handles], Field(max_length=50)]


class DistributeAnswer(Body):
    """An amount for each handle."""

    distribute: Annotated[dict[Handle, Amount], Field(max_length=1000)]


class NumberAnswer(Body):
    """A number within the constraints."""

    number: Annotated[int, Field(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]


class NameAnswer(Body):
    """A card's name, where the catalogue is what is chosen from."""

    name: CardName


class AttackPair(Body):
    """One attacker and what it attacks."""

    attacker: Handle
    defender: Handle


class AttackersAnswer(Body):
    """Attackers declared together (CR 508.1)."""

    attackers: Annotated[list[AttackPair], Field(max_length=1000)]


class BlockPair(Body):
    """One blocker and what it blocks."""

    blocker: Handle
    attacker: Handle


class BlockersAnswer(Body):
    """Blockers declared together (CR 509.1)."""

    blockers: Annotated[list[BlockPair], Field(max_length=1000)]


class PaymentStep(Body):
    """One source, what it makes, and which part of the cost that is for."""

    source: Handle
    makes: Annotated[str, Field(max_length=40)]
    for_: Annotated[str, Field(max_length=40, alias="for")] = ""


PayWord = TypeAliasType("PayWord", Literal["auto", "decline"])


class PayAnswer(Body):
    """The automatic plan, no payment, or a plan of one's own."""

    pay: PayWord | Annotated[list[PaymentStep], Field(max_length=200)]


SHAPES = (
    "choose", "order", "partition", "distribute", "number", "name",
    "attackers", "blockers", "pay",
)  # fmt: skip


def _shape(value: Any) -> str | None:
    """Tell a member of the union by its one field."""
    if isinstance(value, Body):
        return next(name for name in SHAPES if name in type(value).model_fields)
    if not isinstance(value, dict):
        return None
    return next((name for name in SHAPES if name in value), None)


Answer = TypeAliasType(
    "Answer",
    Annotated[
        Annotated[ChooseAnswer, Tag("choose")]
        | Annotated[OrderAnswer, Tag("order")]
        | Annotated[PartitionAnswer, Tag("partition")]
        | Annotated[DistributeAnswer, Tag("distribute")]
        | Annotated[NumberAnswer, Tag("number")]
        | Annotated[NameAnswer, Tag("name")]
        | Annotated[AttackersAnswer, Tag("attackers")]
        | Annotated[BlockersAnswer, Tag("blockers")]
        | Annotated[PayAnswer, Tag("pay")],
        Discriminator(
            _shape,
            custom_error_type="answer_shape",
            custom_error_message=f"an answer has exactly one of {', '.join(SHAPES)}",
        ),
    ],
)


class AnswersBody(Body):
    """The answers to a decision, and to the questions that follow from the first."""

    answers: Annotated[
        list[Answer],
        Field(
            min_length=1,
            max_length=64,
            description="If legal but not complete, the reply holds the next question and "
            "nothing is recorded; post the longer list.",
            examples=[[{"choose": ["h_9cQ2"]}, {"choose": ["B"]}, {"pay": "auto"}]],
        ),
    ]

    def plain(self) -> list[Json]:
        """Return the answers as the services read them."""
        return [answer.model_dump(by_alias=True) for answer in self.answers]
