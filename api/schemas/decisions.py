"""Documents of decisions: what is asked, what may be picked, and what an answer led to."""

from typing import Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from api.schemas.answers import Answer
from api.schemas.base import Document, GameStatus, Json
from api.schemas.events import GameEvent, Waiting

DecisionKind = TypeAliasType(
    "DecisionKind",
    Literal[
        "act", "targets", "select", "order", "partition", "distribute", "number", "option",
        "yes_no", "attackers", "blockers", "pay", "setup",
    ],
)  # fmt: skip


class Reason(Document):
    """Why something cannot be picked now."""

    code: str
    rule: str
    text: str


class NamedObject(Document):
    """An object that a decision is about; without a name where it has none yet."""

    handle: str
    name: str | None = None
    zone: str | None = None


class Prompt(Document):
    """What is asked: a stable key with its parameters, and the same in words."""

    key: str = Field(examples=["act.priority"])
    params: dict[str, str | int]
    text: str


class Candidate(Document):
    """Something that may be picked; echo its handle."""

    handle: str
    handles: list[str] = Field(
        [], description="With `tokens=grouped`: the same deed of all tokens alike, this one first."
    )
    label: str
    selectable: bool
    object: NamedObject | None = None
    against: NamedObject | None = Field(None, description="What it would be done to.")
    verb: str | None = Field(None, description="`cast`, `play`, `activate`, `repeat`, `pass`…")
    cost: str | None = Field(None, examples=["{1}{R}"])
    needs: list[str] = Field([], description="The questions that follow when it is picked.")
    reason: Reason | None = Field(None, description="Why it cannot be picked now.")
    group: str | None = Field(None, description="What `all_different_by` compares.")
    value: int | None = None
    min: int | None = Field(None, description="The least that a distribution gives it.")
    max: int | None = Field(None, description="The most that a distribution gives it.")
    must: bool = Field(False, description="It has to attack or block.")
    mana: bool = Field(False, description="It makes mana and does nothing else.")
    defenders: list[str] = Field([], description="What this attacker may attack.")
    attackers: list[str] = Field([], description="What this blocker may block.")


class Constraints(Document):
    """What holds for an answer as a whole: a closed list; what is not stated does not bind."""

    complete: bool = Field(
        description="False: an answer that keeps all this may still be refused, "
        "the `example_answers` never are."
    )
    min: int | None = Field(None, description="The fewest picks, or the lowest number.")
    max: int | None = Field(None, description="The most picks, or the highest number.")
    ordered: bool = Field(False, description="The order of the picks counts.")
    total: int | None = Field(None, description="The sum of a distribution.")
    min_each: int | None = Field(None, description="The least for each in a distribution.")
    piles: list[str] = Field([], description="The names of the piles of a partition.")
    must_include: list[str] = Field([], description="Handles that every answer picks.")
    all_different_by: str | None = Field(
        None, description="The field in which no two picks may be alike: `group`."
    )
    min_blockers: dict[str, int] = Field(
        {}, description="For an attacker, the fewest that may block it if any does."
    )


class Decision(Document):
    """A decision that waits for its seat. No rules are needed to answer it."""

    decision_id: str
    game_version: int
    seat: str
    answered_by: str | None = Field(None, description="Who decides, if not the seat itself.")
    kind: DecisionKind
    rule: str = Field(description="The rule that asks.", examples=["CR 117.1"])
    prompt: Prompt
    source: NamedObject | None = Field(None, description="What asks, if it is an object.")
    candidates: list[Candidate]
    constraints: Constraints
    answer_schema: Json = Field(description="JSON Schema of one answer.")
    example_answers: list[Answer] = Field(description="Each is valid as it stands.")
    default: Answer = Field(description="What an expired deadline answers.")
    deadline: str | None = Field(
        None,
        description="When its time is over (ISO 8601, UTC): answers that come later are refused.",
    )
    preview: dict[str, str] = Field({}, description="What a payment comes to.")


class StandingAction(Document):
    """What may be done without being asked: post its `action` to `…/actions`."""

    action: str = Field(examples=["concede"])
    label: str
    stops: list[str] = Field([], description="Of `set_stops`: those that are set.")
    against: str | None = Field(None, description="Of `claim_absence`: the silent seat.")
    allowed_at: str | None = Field(
        None, description="Of `claim_absence`: from when on it is allowed (ISO 8601, UTC)."
    )
    card: str | None = Field(
        None, description="Of `sign_counter` and `sign_remove`: the card in hand to reveal."
    )
    spell: str | None = Field(
        None, description="Of these: the spell, or the permanent that it became."
    )
    name: str | None = Field(None, description="Of `arrange`: what is arranged.")
    choice: str | None = Field(None, description="Of `arrange`: what is chosen now.")
    choices: list[str] = Field([], description="Of `arrange`: what may be chosen.")
    to: list[str] = Field([], description="Of `offer`: the seats that it may be made to.")
    offer: int | None = Field(
        None, description="Of `accept`, `decline`, `withdraw`: the number of the offer."
    )


class OpenDecisions(Document):
    """The caller's open decisions, with what may be done without being asked."""

    game_version: int
    status: GameStatus
    seat: str
    decisions: list[Decision]
    waiting_for: list[Waiting]
    standing: list[StandingAction]


class Choices(Document):
    """What a spell or ability is announced with; modes are numbers from 1."""

    x: int
    modes: list[int]
    kicked: bool
    paid: dict[str, int] = Field(description="How often each optional cost is paid, by name.")
    targets: list[list[str]] = Field(description="Handles by target specification.")


class Preview(Document):
    """How the costs of an answer would be paid, in words, and what it would announce."""

    pays: list[str]
    announced: Choices | None = None
    then: list[Decision] | None = Field(
        None, description="What the seat would be asked next: of a sandbox with `foresight`."
    )


class AnswerOutcome(Document):
    """Complete: recorded, and what is open now. Not complete: the next question."""

    complete: bool
    next: Decision | None = None
    preview: Preview | None = Field(None, description="Of a dry run.")
    game_version: int | None = None
    status: GameStatus | None = None
    seat: str | None = None
    events: list[GameEvent] = Field([], description="What the caller sees of the recorded events.")
    decisions: list[Decision] = []
    waiting_for: list[Waiting] = []
    standing: list[StandingAction] = []
