"""The script: which entry comes when, and which of them never came."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.scenarios.reader import Entry, Unsupported, known
from tests.scenarios.sight import Moment, Seen
from tests.scenarios.times import NAMES, STAGES

WHEN = frozenset({"turn", "round", "step", "player", "do", "combat", "after", "in_response_to",
                  "while_on_stack"})  # fmt: skip

SETTLE = "settle"
"""What happens after the game, wherever it ended."""

VERBS: Mapping[str, frozenset[str]] = {
    "cast": frozenset(
        {"card", "targets", "x", "modes", "kicked", "alternative", "from", "divide", "pay"}
    ),
    "activate": frozenset({"card", "ability", "targets", "x", "modes", "pay", "divide"}),
    "play_land": frozenset({"card", "as"}),
    "attack": frozenset({"card", "defender"}),
    "block": frozenset({"card", "attacker"}),
    "special": frozenset({"name"}),
    "concede": frozenset(),
    "check": frozenset({"expect"}),
}

SPECIALS: Mapping[str, frozenset[str]] = {
    "turn_face_up": frozenset({"card", "x", "pay"}),
    "sign_counter": frozenset({"card", "spell"}),
    "sign_remove": frozenset({"card", "spell"}),
    "repeat": frozenset({"times"}),
    SETTLE: frozenset({"card", "choice"}),
    "exploit": frozenset({"card"}),
    "sell": frozenset({"card"}),
    "buy_card": frozenset(),
    "buy_mana": frozenset({"color"}),
    "bid": frozenset({"amount", "pass"}),
    "pick": frozenset({"card"}),
    "hire": frozenset({"card"}),
    "vote": frozenset({"for"}),
    "offer": frozenset({"to", "give", "want"}),
    "accept": frozenset({"from"}),
    "decline": frozenset({"from"}),
    "withdraw": frozenset({"to"}),
}
"""Special actions by name, and what each is told."""

OWN: Mapping[str, frozenset[str]] = {
    "centurion": frozenset({"sign_counter", "sign_remove", SETTLE}),
    "conquering": frozenset(
        {
            "exploit", "sell", "buy_card", "buy_mana", "bid", "pick", "hire", "vote", "offer",
            "accept", "decline", "withdraw",
        }
    ),
}  # fmt: skip
"""Special actions that one format alone has."""

REPLIES = {"bid": "bid.", "pick": "landgrab.pick", "hire": "auction.declare", "vote": "vote."}
"""Special actions that are answers to questions of the format's, and how their prompts begin."""

BARGAINS = frozenset({"offer", "accept", "decline", "withdraw"})
"""Special actions that players take whoever has a decision (Q-27)."""

STEP_OF = {"attack": {"step": "declare_attackers"}, "block": {"step": "declare_blockers"}}
"""Where an entry without a step belongs."""

ZONES = ("hand", "graveyard", "exile", "library", "command", "general", "any")
"""Where a card can be cast from; ``general``: from where generals begin."""

DECLARATIONS = {"attackers": "attack", "blockers": "block"}
"""Which entries answer which question."""


def check_keys(entry: Entry, rules: str) -> None:
    """Raise ``Unsupported`` for an entry with a verb or key that nobody reads in that format."""
    verb = str(entry.get("do"))
    if verb not in VERBS:
        raise Unsupported(f"{entry.get('name', '')} {verb}".strip())
    keys = VERBS[verb]
    if verb == "special":
        name = entry.get("name")
        others = {action for of, actions in OWN.items() if of != rules for action in actions}
        if name not in SPECIALS or name in others:
            raise Unsupported(f"{name or ''} {verb}".strip())
        keys |= SPECIALS[entry["name"]]
    known(entry, WHEN | keys, verb)
    if "step" in entry and entry["step"] not in NAMES:
        raise Unsupported(f"the step {entry['step']}")
    if verb == "cast" and entry.get("from", "any") not in ZONES:
        raise Unsupported(f"{verb} from {entry['from']}")
    if entry.get("after") not in {None, "resolution", "one_resolution"}:
        raise Unsupported(f"after {entry['after']}")


class Line:
    """One entry of the script and what became of it."""

    def __init__(self, number: int, entry: Entry, *, refused: bool) -> None:
        self.number = number
        self.entry = entry
        self.to_be_refused = refused
        self.done = False
        self.happened = False
        self.why = "its time never came"
        self.watched: int | None = None

    @property
    def verb(self) -> str:
        return str(self.entry["do"])

    def finish(self, *, happened: bool) -> None:
        """The entry is over: carried out, or refused as it should be."""
        self.done = True
        self.happened = happened

    @property
    def settles(self) -> bool:
        """Whether it is a winner's choice after the game."""
        return self.verb == "special" and self.entry["name"] == SETTLE

    @property
    def bargains(self) -> bool:
        """Whether it is about an offer of one player to another."""
        return self.verb == "special" and self.entry["name"] in BARGAINS

    def replies_to(self, prompt: str) -> bool:
        """Whether the entry answers a question with that prompt."""
        name = str(self.entry.get("name", ""))
        return self.verb == "special" and name in REPLIES and prompt.startswith(REPLIES[name])

    @property
    def reply(self) -> Any:
        """What the entry answers, as it is written; nothing: that its player passes."""
        told = (self.entry[key] for key in ("amount", "card", "for") if key in self.entry)
        return next(told, None)

    def text(self) -> str:
        """Return the entry in a few words."""
        words = (self.entry.get("player"), self.verb, self.entry.get("card"))
        return " ".join(str(word) for word in words if word is not None)

    def is_in(self, moment: Moment) -> bool:
        """Whether the game is in the turn, step and combat of the entry."""
        here = {
            "turn": moment.turn,
            "step": moment.step,
            "combat": moment.combat,
            "round": moment.round,
        }
        wanted = {**STEP_OF.get(self.verb, {}), **self.entry}
        return all(wanted.get(key, now) == now for key, now in here.items())

    def is_ripe(self, stack: Sequence[Seen]) -> bool:
        """Whether the stack is as the entry waits for it."""
        if "in_response_to" in self.entry:
            return bool(stack) and stack[-1].is_meant(self.entry["in_response_to"])
        if "while_on_stack" in self.entry:
            return any(thing.is_meant(self.entry["while_on_stack"]) for thing in stack)
        match self.entry.get("after"):
            case "resolution":
                return not stack
            case "one_resolution":
                return self._has_resolved(stack)
            case _:
                return True

    def _has_resolved(self, stack: Sequence[Seen]) -> bool:
        if self.watched is None and stack:
            self.watched = stack[-1].id
        return self.watched is not None and all(thing.id != self.watched for thing in stack)


class Script:
    """The entries, which a player's turn and step takes in the order written."""

    def __init__(self, entries: Sequence[Entry], expect: Sequence[Entry]) -> None:
        refused = {expectation["refused"] for expectation in expect if "refused" in expectation}
        self.lines = [Line(at, entry, refused=at in refused) for at, entry in enumerate(entries)]
        self.bargains = any(line.bargains for line in self.lines)
        self.in_stages = any(
            entry.get("step") in STAGES or entry.get("name") in REPLIES for entry in entries
        )

    def _open(self, seat: str, moment: Moment) -> Iterator[Line]:
        for line in self.lines:
            if line.settles:
                continue
            mine = line.entry.get("player", seat) == seat
            if mine and not line.done and line.is_in(moment):
                yield line

    def next_line(self, seat: str, moment: Moment) -> Line | None:
        """Return the entry that a player comes to now, or nothing while they wait."""
        line = next(self._open(seat, moment), None)
        return line if line is not None and line.is_ripe(moment.stack) else None

    def watch(self, seats: Sequence[str], moment: Moment) -> None:
        """Let entries that wait for the stack look at it."""
        for seat in seats:
            line = next(self._open(seat, moment), None)
            if line is not None:
                line.is_ripe(moment.stack)

    def declared(self, kind: str, seat: str, moment: Moment) -> list[Line]:
        """Return the entries that answer a declaration of attackers or blockers."""
        verb = DECLARATIONS[kind]
        return [line for line in self._open(seat, moment) if line.verb == verb]

    def faults(self) -> list[str]:
        """Return what did not go as the script says, in its order."""
        found = []
        for line in self.lines:
            if line.to_be_refused and line.happened:
                found.append(f"entry {line.number} ({line.text()}) refused, seen carried out")
            elif not line.to_be_refused and not line.happened:
                found.append(f"entry {line.number} ({line.text()}), seen {line.why}")
        return found


def names(value: Any) -> Iterator[str]:
    """Return the names in a list of targets, whether grouped or not."""
    for one in value if isinstance(value, list) else [value]:
        if isinstance(one, list):
            yield from names(one)
        else:
            yield str(one)
