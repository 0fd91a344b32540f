"""Documents of what happened, as an audience may know it."""

from pydantic import Field

from api.schemas.base import Document


class Waiting(Document):
    """Whom the game awaits; independent of hidden cards."""

    seat: str
    kind: str
    deadline: str | None = Field(None, description="When its time is over (ISO 8601, UTC).")


class ToldFact(Document):
    """One thing that happened; further fields depend on the kind of fact."""

    fact: str = Field(description="The kind of fact.", examples=["moved"])
    text: str
    objects: list[str] = Field([], description="Handles of what it is about.")
    at: int | None = Field(
        None, description="Its place among what the audience learns of the event: see `getReplay`."
    )


class GameEvent(Document):
    """One recorded event: one accepted request, or something the service did itself."""

    version: int = Field(description="Its place in the sequence, which has no gaps.")
    type: str = Field(examples=["Answered"])
    at: str
    seat: str | None = None
    turn: int | None = None
    step: str | None = None
    facts: list[ToldFact] = []
    text: str = Field(description="All of it in words.")
    waiting_for: list[Waiting] = []
