"""Bodies and documents of what goes on around a play: mutual shuffles and settlements."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from api.schemas.base import Body, Document

Hex = Annotated[str, StringConstraints(pattern=r"^[0-9a-fA-F]+$", min_length=32, max_length=128)]


class CommitBody(Body):
    """Bind your seat to entropy of your own, before anybody opens anything.

    SHA-256, in hex, of the text `antechamber/contribution/1:{game}:{seat}:{entropy}:{nonce}`, all
    in lower case: the game's id, your seat's letter, and 16 to 64 bytes each in hex.
    """

    commitment: Annotated[
        str,
        StringConstraints(pattern=r"^[0-9a-fA-F]{64}$"),
        Field(examples=["5f0c3a2d9b7e41c8a6d2f19b0c4e7a835f0c3a2d9b7e41c8a6d2f19b0c4e7a83"]),
    ]


class ContributeBody(Body):
    """Open what you committed to, once every seat has committed or waived."""

    entropy: Annotated[
        Hex,
        Field(
            description="16 to 64 bytes of your own choice, in hex.",
            examples=["9b1c5e0f7a3d42868d0c64b7f2a1e953"],
        ),
    ]
    nonce: Annotated[
        Hex,
        Field(
            description="16 to 64 bytes that kept the commitment secret, in hex.",
            examples=["c2d84f6a1b0e4793a5f6e8d7c0b19a34"],
        ),
    ]


class WaiveBody(Body):
    """Add nothing: the other seats and the service shuffle."""

    waive: Literal[True]


RandomnessBody = CommitBody | ContributeBody | WaiveBody


class ServerPart(Document):
    """What the service is bound to; its seed and nonce are told once the game is over."""

    commitment: str
    seed: str | None
    nonce: str | None


class SeatPart(Document):
    """What a seat adds to the shuffle."""

    seat: str
    name: str
    commitment: str | None
    entropy: str | None = Field(description="Opened once every seat has committed or waived.")
    nonce: str | None
    waived: Literal["asked", "late"] | None = Field(
        description="It adds nothing: it said so, or its time was over."
    )
    awaited: bool = Field(description="Whether the shuffle waits for it.")


class Randomness(Document):
    """A mutual shuffle: every seat may add entropy, so that nobody can choose an order."""

    game: str
    stage: Literal["none", "commit", "open", "done"] = Field(
        description="`none`: not begun, or not at this table; `commit` and `open` await seats."
    )
    deadline: str | None = Field(description="When the stage is over, whoever is missing.")
    server: ServerPart
    seats: list[SeatPart]


class Party(Document):
    """A side of a stake."""

    seat: str
    name: str


class StakeOf(Document):
    """A physical card that was at stake."""

    stake: str = Field(examples=["1"])
    name: str
    card: str = Field(description="The id of the physical card.")
    loser: Party
    winner: Party
    own: list[str] = Field(
        description="Cards of that name in the deck that the winner played: one may be signed."
    )
    signed: bool = Field(description="Whether the loser signs: a card that just goes over is not.")
    choices: list[Literal["take", "sign_own"]] = Field(
        description="What the winner may choose; empty once it is settled."
    )
    choice: Literal["take", "sign_own"] | None
    chosen_by: Literal["winner", "default", "rule"] | None = Field(
        description="`default`: the settlement clock ran out; `rule`: there was no choice."
    )


class Settlement(Document):
    """What follows a game of physical cards: cards change hands and are signed."""

    game: str
    status: Literal["pending", "settled"]
    winner: str | None = Field(description="The winner's seat; none after a draw.")
    deadline: str | None = Field(description="When what the winner left open is taken.")
    stakes: list[StakeOf]


class SettleBody(Body):
    """Take the card, or have its loser sign your own card of that name and keep theirs."""

    choice: Annotated[Literal["take", "sign_own"], Field(examples=["sign_own"])]
