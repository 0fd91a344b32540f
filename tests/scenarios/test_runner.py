"""The runner tells what passes from what fails and from what it does not support."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.scenarios.__main__ import main
from tests.scenarios.running import run

SHOCK = {
    "format": 1,
    "id": "shock-kills-bears",
    "board": {
        "A": {"hand": ["Shock"], "battlefield": ["Mountain"]},
        "B": {"battlefield": ["Grizzly Bears"]},
    },
    "script": [
        {
            "turn": 1, "step": "precombat_main", "player": "A", "do": "cast", "card": "Shock",
            "targets": ["Grizzly Bears"],
        }
    ],
    "stop": {"turn": 1, "step": "end"},
    "expect": [{"player": "B", "zone": "graveyard", "card": "Grizzly Bears", "count": 1}],
}  # fmt: skip


def but(**changes: Any) -> Mapping[str, Any]:
    return {**SHOCK, **changes}


def entry(**changes: Any) -> list[Mapping[str, Any]]:
    return [{**SHOCK["script"][0], **changes}]  # type: ignore[index]  # the script is a list


def test_a_scenario_that_comes_out_as_written_passes() -> None:
    assert run(SHOCK).status == "passed"


def test_a_scenario_that_comes_out_otherwise_fails_and_says_what_was_seen() -> None:
    outcome = run(but(expect=[{"player": "B", "life": 18}]))
    assert outcome.status == "failed"
    assert "life 18, seen 20" in outcome.why


def test_an_entry_that_never_became_possible_fails() -> None:
    outcome = run(but(script=entry(card="Doom Blade"), expect=[]))
    assert outcome.status == "failed"
    assert "entry 0" in outcome.why


def test_an_entry_that_was_to_be_refused_fails_when_it_is_carried_out() -> None:
    assert run(but(expect=[{"refused": 0}])).status == "failed"


def test_an_entry_out_of_its_time_counts_as_refused() -> None:
    outcome = run(
        but(script=entry(player="B"), expect=[{"refused": 0}, {"player": "B", "life": 20}])
    )
    assert outcome.status == "passed"


@pytest.mark.parametrize(
    "changed",
    [
        but(rules="tic-tac-toe"),
        but(unheard_of=1),
        but(options={"unheard_of": 1}),
        but(board={"A": {"hand": ["No Such Card"]}}),
        but(board={"A": {"hand": [{"card": "Shock", "face_down": True}]}}),
        but(script=entry(do="juggle")),
        but(script=entry(sideways=True)),
        but(script=entry(targets=["No Such Card"])),
        but(expect=[{"player": "B", "gold": 3}]),
    ],
)
def test_what_nobody_reads_is_unsupported_and_neither_passes_nor_fails(
    changed: Mapping[str, Any],
) -> None:
    assert run(changed).status == "unsupported"


def test_a_strict_scenario_fails_where_an_answer_is_missing() -> None:
    scenario = but(
        board={"A": {"hand": [{"card": "Forest", "count": 9}]}},
        script=[],
        expect=[],
        stop={"turn": 1, "step": "cleanup"},
    )
    assert run(scenario).status == "passed"
    assert run({**scenario, "options": {"strict": True}}).status == "failed"


def test_a_deck_is_checked_against_its_format() -> None:
    deck = {"main": [{"card": "Forest", "count": 50}, {"card": "Shock", "count": 5}]}
    written = {"id": "deck", "deck": deck}
    assert run({**written, "expect": [{"illegal": ["CR 100.2a"]}]}).status == "passed"
    assert run({**written, "expect": [{"legal": True}]}).status == "failed"


def test_the_closing_line_counts_and_the_exit_code_says_whether_any_failed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [SHOCK, but(id="wrong", expect=[{"player": "B", "life": 1}]), but(id="odd", odd=1)]
    file = tmp_path / "some.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    out = tmp_path / "out.json"
    assert main(["--json", str(out), str(tmp_path / "some.jsonl")]) == 1
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("FAIL wrong: ")
    assert printed[1].startswith("UNSUPPORTED odd: ")
    assert printed[-1] == "1 passed, 1 failed, 1 unsupported"
    assert [each["status"] for each in json.loads(out.read_text(encoding="utf-8"))] == [
        "passed", "failed", "unsupported",
    ]  # fmt: skip


def test_players_may_bear_any_names() -> None:
    scenario = {
        **SHOCK,
        "players": ["Ben", "A"],
        "board": {"Ben": SHOCK["board"]["A"], "A": {"life": 3, "battlefield": ["Grizzly Bears"]}},  # type: ignore[index]  # the board is a dict
        "script": [
            *entry(player="Ben"),
            {"turn": 2, "player": "A", "do": "attack", "card": "Shock"},
        ],
        "expect": [
            {"player": "A", "zone": "graveyard", "card": "Grizzly Bears", "count": 1},
            {"player": "A", "life": 3},
            {"active": "Ben"},
        ],
        "stop": {"turn": 1, "step": "end"},
    }
    assert run({**scenario, "script": entry(player="Ben")}).status == "passed"
    assert "life 3" in run({**scenario, "expect": [{"player": "Ben", "life": 3}]}).why


def test_a_service_that_is_not_there_is_neither_pass_nor_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.json"
    file.write_text(json.dumps(SHOCK), encoding="utf-8")
    assert main(["--http", "http://127.0.0.1:1", str(file)]) == 2
    assert "cannot reach http://127.0.0.1:1" in capsys.readouterr().err
