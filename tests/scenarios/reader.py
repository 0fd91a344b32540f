"""Reading scenarios: one JSON object a file, or one a line, and what of them cannot be run here."""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tests.scenarios.times import STAGES, Stop

Entry = Mapping[str, Any]

IGNORED = frozenset(
    {
        "source", "verbs", "tier", "cards", "extensions", "cites", "answer_kinds", "wording",
        "board_enters",
    }
)  # fmt: skip
"""Keys that a runner may ignore, wherever they stand."""

KEYS = frozenset(
    {
        "format", "id", "rules", "players", "options", "board", "script", "answers", "stop",
        "expect", "random", "dice", "deck",
    }
)  # fmt: skip


class Unsupported(Exception):
    """A scenario asks for a card, verb, option or key that is not supported."""


class Failed(Exception):
    """A scenario does not come out as it says: what was expected, what was seen."""


class Scenario(msgspec.Struct, frozen=True):
    """One scenario as written, with what it leaves out filled in."""

    id: str
    rules: str
    players: tuple[str, ...]
    options: Mapping[str, Any]
    board: Mapping[str, Mapping[str, Any]]
    script: tuple[Entry, ...]
    answers: Mapping[str, list[Any]]
    answer_kinds: Mapping[str, list[str]]
    stop: Stop
    expect: tuple[Entry, ...]
    random: tuple[Any, ...] = ()
    dice: tuple[int, ...] = ()
    deck: Mapping[str, Any] | None = None


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """Return the scenario files among paths and in folders, in alphabetical order.

    Raises ``FileNotFoundError`` for a path that is not there.
    """
    for path in paths:
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.suffix in {".json", ".jsonl"})
        elif path.is_file():
            yield path
        else:
            raise FileNotFoundError(path)


def objects(path: Path) -> Iterator[Mapping[str, Any]]:
    """Return the scenarios of a file as written; raises ``ValueError`` for what is no JSON."""
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n") if path.suffix == ".jsonl" else [text]
    for line in lines:
        if line.strip():
            written = json.loads(line)
            if not isinstance(written, dict):
                raise ValueError(f"{path}: a scenario is an object")
            yield written


def known(written: Mapping[str, Any], keys: frozenset[str], where: str) -> None:
    """Raise ``Unsupported`` for a key that nobody reads."""
    for key in written:
        if key not in keys and key not in IGNORED:
            raise Unsupported(f"{where} has the key {key}")


SEATS = "ABCDEFGHIJKL"
"""Seats in turn order, as the service names them; a scenario may call its players otherwise."""


def seated(written: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a scenario whose players bear the names of their seats, wherever they are named."""
    players = written.get("players", ("A", "B"))
    if len(players) > len(SEATS):
        raise Unsupported(f"{len(players)} players")
    seat_of = dict(zip(players, SEATS, strict=False))

    def renamed(value: Any) -> Any:
        match value:
            case str():
                return seat_of.get(value, value)
            case list() | tuple():
                return [renamed(each) for each in value]
            case dict():
                return {seat_of.get(key, key): renamed(each) for key, each in value.items()}
            case _:
                return value

    if all(player == seat for player, seat in seat_of.items()):
        return written
    return {key: value if key == "id" else renamed(value) for key, value in written.items()}


def read(whole: Mapping[str, Any]) -> Scenario:
    """Return a scenario; raises ``Unsupported`` for keys of its top level that are unknown."""
    known(whole, KEYS, "the scenario")
    written = seated(whole)
    if written.get("format", 1) != 1:
        raise Unsupported(f"format {written['format']}")
    script = tuple(written.get("script", ()))
    return Scenario(
        id=str(written.get("id", "")),
        rules=written.get("rules", "duel"),
        players=tuple(written.get("players", ("A", "B"))),
        options=written.get("options", {}),
        board=written.get("board", {}),
        script=script,
        answers=written.get("answers", {}),
        answer_kinds=_kinds(written.get("answer_kinds")),
        stop=_stop(written.get("stop"), script),
        expect=tuple(written.get("expect", ())),
        random=tuple(written.get("random", ())),
        dice=tuple(written.get("dice", ())),
        deck=written.get("deck"),
    )


def _kinds(written: Any) -> Mapping[str, list[str]]:
    """Return which queue each answer came from, where that is written for each of them."""
    if not isinstance(written, Mapping):
        return {}
    return {seat: kinds for seat, kinds in written.items() if isinstance(kinds, list)}


def _stop(written: Entry | None, script: tuple[Entry, ...]) -> Stop:
    """Return where the expectations are read: without a word, where the script ends."""
    if written is None:
        written = script[-1] if script else {}
    else:
        known(written, frozenset({"turn", "step", "round"}), "stop")
    if "turn" not in written and ("round" in written or written.get("step") in STAGES):
        return Stop(step=str(written.get("step", STAGES[-1])), round=int(written.get("round", 1)))
    return Stop(int(written.get("turn", 1)), str(written.get("step", "cleanup")))
